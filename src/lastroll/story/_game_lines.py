"""A whole game as lines of text: its players, its outcome, what happened."""

from collections.abc import Iterator

from lastroll.game import Game, GameEnded
from lastroll.locales import Texts
from lastroll.rules import Position
from lastroll.story._story import Story


def variant_text(game: Game, t: Texts) -> str:
    """Return the number of players, and whether there are neutral dice or house rules."""
    rules = game.rules
    text = t("game-neutral" if rules.neutral else "game-players", players=rules.players)
    return f"{text}, {t('game-house-rules')}" if rules.house_rules else text


def players_text(game: Game, t: Texts) -> str:
    """Return the players' names; once the game is over with their money, best first."""
    story = Story(game.names, t)
    if not game.over:
        return ", ".join(map(story.name, range(game.rules.players)))
    return ", ".join(f"{story.name(s.seat)} {t.money(s.money)}" for s in game.standings)


def outcome_text(game: Game, t: Texts) -> str:
    """Return who has won, or how far an unfinished game has come."""
    story = Story(game.names, t)
    last = game.events[-1]
    if isinstance(last, GameEnded):
        return story.result_sentence(last)
    return _unfinished_text(game.position, story, t)


def _unfinished_text(position: Position, story: Story, t: Texts) -> str:
    assert position.turn is not None  # an unfinished game waits for a player
    return t(
        "game-unfinished",
        round=position.round,
        rounds=position.rules.rounds,
        name=story.name(position.turn),
    )


def summary_line(game: Game, t: Texts) -> str:
    """Return players and outcome of a game on one line."""
    return f"{players_text(game, t)}. {outcome_text(game, t)}"


def game_lines(game: Game, t: Texts) -> Iterator[str]:
    """Yield a sentence for everything that happened, and the outcome."""
    story = Story(game.names, t)
    for event in game.events:
        yield from story.sentences(event)
    if not game.over:
        yield outcome_text(game, t)
