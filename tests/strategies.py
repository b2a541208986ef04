"""Shared Hypothesis strategies: rules, seeds, games, positions, rolls, records."""

from dataclasses import replace

from hypothesis import strategies as st

from lastroll.game import (
    AnyEvent,
    Fair,
    Game,
    GameRecord,
    Seeded,
    fold,
    record_game,
    steps,
    view,
)
from lastroll.rules import (
    NOTES,
    Casino,
    Hand,
    Position,
    Purse,
    Roll,
    Rules,
    new_position,
)

SEEDS = st.integers(0, 2**64 - 1)
GAME_NUMBERS = st.integers(0, 2**32)
SECRETS = st.binary(min_size=32, max_size=32)
TOKENS = st.text("abcXYZ019-_", min_size=1, max_size=64)

DIRECTION_MARKS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
INVISIBLE = (
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
NAMES = st.one_of(
    st.sampled_from(["Anna", "Benno", 'Carla "the Die"', "D\\", "{E}", "[n]", "; a:1>1", " ü"]),
    st.text(
        st.characters(
            exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"], exclude_characters=INVISIBLE
        ),
        min_size=1,
        max_size=60,
    ).filter(lambda name: any(sign.isprintable() and not sign.isspace() for sign in name)),
)


@st.composite
def booklet_rules(draw: st.DrawFn) -> Rules:
    """Return the booklets' games: 2 to 5 players, or 2 to 4 with neutral dice; any start player."""
    players, neutral = draw(
        st.sampled_from([(2, False), (3, False), (4, False), (5, False)])
        | st.sampled_from([(2, True), (3, True), (4, True)])
    )
    return Rules(players=players, neutral=neutral, start=draw(st.integers(0, players - 1)))


@st.composite
def short_rules(draw: st.DrawFn) -> Rules:
    """House rules with few dice, few rounds and few notes: games that are soon over, dry piles."""
    players = draw(st.integers(2, 5))
    neutral = players < 5 and draw(st.booleans())
    notes = draw(
        st.lists(st.sampled_from(NOTES) | st.integers(1, 100_000), min_size=1, max_size=20)
    )
    return Rules(
        players=players,
        neutral=neutral,
        rounds=draw(st.integers(1, 3)),
        start=draw(st.integers(0, players - 1)),
        minimum=draw(st.integers(1, min(sum(notes), 200_000))),
        notes=tuple(notes),
        dice=draw(st.integers(1, 4)),
        neutral_dice=draw(st.integers(1, 3)) if neutral else 0,
        opening_dice=draw(st.integers(0, 3)) if neutral else 0,
    )


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Return everything that `Rules` accepts, to its limits (but for a thousand notes)."""
    players = draw(st.integers(2, 5))
    neutral = players < 5 and draw(st.booleans())
    dice = draw(st.integers(1, 12))
    neutral_dice = draw(st.integers(0, min(12, 16 - dice))) if neutral else 0
    least = 1 if neutral and not neutral_dice else 0
    notes = draw(
        st.just(NOTES)
        | st.lists(st.integers(1, 10**9) | st.sampled_from(NOTES), min_size=1, max_size=40).map(
            tuple
        )
    )
    return Rules(
        players=players,
        neutral=neutral,
        rounds=draw(st.integers(1, 100)),
        start=draw(st.integers(0, players - 1)),
        minimum=draw(st.just(min(50_000, sum(notes))) | st.integers(1, min(sum(notes), 10**9))),
        notes=notes,
        dice=dice,
        neutral_dice=neutral_dice,
        opening_dice=draw(st.integers(least, 12)) if neutral else 0,
    )


PLAYED_RULES = short_rules() | booklet_rules()


def after_event(position: Position, event: AnyEvent) -> Position:
    """Return the position after an event; refused if the rules do not allow the event there."""
    return next(steps(position, [event])).after


def steps_of(game: Game, steps: int | None = None) -> Game:
    """Roll and place `steps` times, or to the end; faces are chosen by the game's own coin."""
    while not game.over and steps != 0:
        if game.position.rolled is None:
            game.roll()
        else:
            faces = game.position.legal_faces
            game.place(faces[game.coin % len(faces)])
        steps = None if steps is None else steps - 1
    return game


@st.composite
def names_for(draw: st.DrawFn, rules: Rules) -> list[str]:
    """Return one name a seat, or none at all."""
    return draw(st.just([]) | st.lists(NAMES, min_size=rules.players, max_size=rules.players))


@st.composite
def finished_games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = PLAYED_RULES) -> Game:
    """Games that were played to the end."""
    of = draw(rules)
    return steps_of(Game(of, Seeded(draw(SEEDS)), draw(names_for(of))))


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = PLAYED_RULES) -> Game:
    """Games that stand anywhere: after some steps, or at the end."""
    of = draw(rules)
    steps = draw(st.none() | st.integers(0, 60))
    return steps_of(Game(of, Seeded(draw(SEEDS)), draw(names_for(of))), steps)


@st.composite
def fair_games(draw: st.DrawFn) -> Game:
    """Finished games with fair dice, by the booklets' rules."""
    rules = draw(booklet_rules())
    nonces = draw(st.lists(TOKENS, min_size=rules.players, max_size=rules.players))
    secret = draw(SECRETS)
    return steps_of(Game(rules, Fair(secret, draw(TOKENS), nonces)))


def records(rules: st.SearchStrategy[Rules] = PLAYED_RULES) -> st.SearchStrategy[GameRecord]:
    """Records of games, finished or not."""
    return games(rules).map(record_game) | fair_games().map(record_game)


@st.composite
def reachable_positions(draw: st.DrawFn) -> Position:
    """Positions of real games at any moment, also in the middle of the pay-out."""
    game = draw(games())
    return fold(game.rules, game.events[: draw(st.integers(0, len(game.events)))])


@st.composite
def posed_positions(draw: st.DrawFn) -> Position:
    """Positions that somebody might ask about: fewer dice than a game has, any purse."""
    rules = draw(any_rules())
    notes = st.lists(st.sampled_from(rules.notes), max_size=4)
    casinos = [[0] * rules.owners for _ in range(6)]
    hands = []
    for seat in range(rules.players):
        own = draw(st.integers(0, rules.dice))
        hands.append(Hand(own, draw(st.integers(0, rules.neutral_dice))))
        for casino in draw(st.lists(st.integers(0, 5), max_size=rules.dice - own)):
            casinos[casino][seat] += 1
    # The spare dice at least are in nobody's hand, and may lie anywhere.
    for casino in draw(st.lists(st.integers(0, 5), max_size=rules.opening_dice)):
        casinos[casino][-1] += 1
    seats = [seat for seat, hand in enumerate(hands) if any(hand)]
    turn = draw(st.sampled_from(seats)) if seats else None
    return Position(
        rules=rules,
        round=draw(st.integers(1, rules.rounds)),
        start=draw(st.integers(0, rules.players - 1)),
        turn=turn,
        casinos=tuple(
            Casino(tuple(sorted(draw(notes), reverse=True)), tuple(dice)) for dice in casinos
        ),
        hands=tuple(hands),
        rolled=draw(st.none() | rolls(hands[turn])) if turn is not None else None,
        purses=tuple(draw(purses()) for _ in hands),
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Return any position: reached, posed, seen by one seat, or just before the first deal."""
    position = draw(reachable_positions() | posed_positions() | any_rules().map(new_position))
    if draw(st.booleans()):
        return position
    return view(position, draw(st.none() | st.integers(0, position.rules.players - 1)))


@st.composite
def purses(draw: st.DrawFn) -> Purse | None:
    """Return a purse, perhaps a closed one."""
    notes = draw(st.integers(0, 600))
    return draw(st.none() | st.builds(Purse, st.integers(notes, 10**12 - 1000), st.just(notes)))


def rolls(hand: Hand) -> st.SearchStrategy[Roll]:
    """Return every way the dice of a hand can fall."""
    return st.builds(Roll.of, _digits(hand.own), _digits(hand.neutral))


def _digits(dice: int) -> st.SearchStrategy[str]:
    return st.text("123456", min_size=dice, max_size=dice)


def rotated(rules: Rules, by: int) -> Rules:
    """Return the same rules with the start player some seats further on."""
    return replace(rules, start=(rules.start + by) % rules.players)
