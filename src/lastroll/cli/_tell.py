"""A game told in lines of text."""

from collections.abc import Iterator

from lastroll.game import Game, GameEnded
from lastroll.locales import Texts
from lastroll.rules import Position
from lastroll.terminal import Story


def variant(game: Game, t: Texts) -> str:
    """Say how many play, and whether with neutral dice or house rules."""
    rules = game.rules
    text = t("game-neutral" if rules.neutral else "game-players", players=rules.players)
    return f"{text}, {t('game-house-rules')}" if rules.house_rules else text


def players(game: Game, t: Texts) -> str:
    """Name the players; once the game is over with their money, best first."""
    story = Story(game.names, t)
    if not game.over:
        return ", ".join(map(story.name, range(game.rules.players)))
    return ", ".join(f"{story.name(s.seat)} {t.money(s.money)}" for s in game.standings)


def outcome(game: Game, t: Texts) -> str:
    """Say who has won, or where an unfinished game stands."""
    story = Story(game.names, t)
    last = game.events[-1]
    if isinstance(last, GameEnded):
        return story.result(last)
    return _stands(game.position, story, t)


def _stands(position: Position, story: Story, t: Texts) -> str:
    assert position.turn is not None  # a game stops before the roll of somebody
    return t(
        "game-unfinished",
        round=position.round,
        rounds=position.rules.rounds,
        name=story.name(position.turn),
    )


def summary(game: Game, t: Texts) -> str:
    """Give a game on one line."""
    return f"{players(game, t)}. {outcome(game, t)}"


def tell_game(game: Game, t: Texts) -> Iterator[str]:
    """Tell all that happened, and then how it stands."""
    story = Story(game.names, t)
    for event in game.events:
        yield from story.tell(event)
    if not game.over:
        yield outcome(game, t)
