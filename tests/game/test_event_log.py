"""Logs that are no game: what is said of each, and where."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from tests.refusals import Refusal, check
from tests.strategies import steps_of

from lastroll.game import (
    AnyEvent,
    CasinoPaid,
    Game,
    GameEnded,
    InvalidRecord,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    Scripted,
    Seeded,
    fold,
)
from lastroll.rules import Phase, Roll, Rules

# Two rounds of one die each: 0 deal, 1 and 3 rolls, 2 and 4 places, 5 to 10 casinos, 11 the end of
# the round; then the same again from 12, and 24 is the end of the game.
RULES = Rules(players=2, dice=1, rounds=2)
LOG = steps_of(Game(RULES, Seeded(7))).events
assert isinstance(LOG[11], RoundEnded)
RETURNED = LOG[11].returned


def test_the_log_is_a_game_as_long_as_nobody_changes_it() -> None:
    assert [type(event) for event in LOG[:12]] == [
        *(RoundStarted, Rolled, Placed, Rolled, Placed),
        *(CasinoPaid,) * 6,
        RoundEnded,
    ]
    assert type(LOG[-1]) is GameEnded
    assert len(LOG) == 25
    assert fold(RULES, LOG).phase is Phase.OVER


def changed(number: int, **changes: object) -> list[AnyEvent]:
    return [*LOG[:number], replace(LOG[number], **changes), *LOG[number + 1 :]]


def folding(log: list[AnyEvent], rules: Rules = RULES) -> Callable[[], object]:
    return lambda: fold(rules, log)


def dealing(*casinos: tuple[int, ...], rules: Rules = RULES) -> Callable[[], object]:
    return folding([RoundStarted(1, 0, casinos)], rules)


def order(expected: str, found: str) -> dict[str, object]:
    return {"expected": expected, "found": found}


CASES = {
    "a forged note under the pile": Refusal(
        folding(changed(11, returned=(*RETURNED, 90_000))),
        InvalidRecord,
        "event-differs",
        {
            "field": "returned",
            "found": str((*RETURNED, 90_000)),
            "expected": str(RETURNED),
        },
        ("events[11]", "returned"),
    ),
    "notes under the pile in another order": Refusal(
        folding(changed(11, returned=RETURNED[::-1])),
        InvalidRecord,
        "event-differs",
        {"field": "returned", "found": str(RETURNED[::-1]), "expected": str(RETURNED)},
        ("events[11]", "returned"),
    ),
    "a bare casino that pays once more": Refusal(
        folding([*LOG[:6], CasinoPaid(1, (), (), (), ()), *LOG[6:]]),
        InvalidRecord,
        "event-differs",
        {"field": "casino", "found": "1", "expected": "2"},
        ("events[6]", "casino"),
    ),
    "casinos out of order": Refusal(
        folding([*LOG[:5], LOG[6], LOG[5], *LOG[7:]]),
        InvalidRecord,
        "event-differs",
        {"field": "casino", "found": "2", "expected": "1"},
        ("events[5]", "casino"),
    ),
    "casinos that have not paid": Refusal(
        folding([*LOG[:10], *LOG[11:]]),
        InvalidRecord,
        "event-order",
        order("casino-paid", "round-ended"),
        ("events[10]", "event"),
        "the next event is casino-paid, not round-ended",
    ),
    "a round that does not end before the next": Refusal(
        folding([*LOG[:11], *LOG[12:]]),
        InvalidRecord,
        "event-order",
        order("round-ended", "round-started"),
        ("events[11]", "event"),
    ),
    "a round that ends twice": Refusal(
        folding([*LOG[:12], *LOG[11:]]),
        InvalidRecord,
        "event-order",
        order("round-started", "round-ended"),
        ("events[12]", "event"),
    ),
    "an end without a game": Refusal(
        folding([LOG[-1]]),
        InvalidRecord,
        "event-order",
        order("round-started", "game-ended"),
        ("events[0]", "event"),
    ),
    "a game that ends twice": Refusal(
        folding([*LOG, LOG[-1]]),
        InvalidRecord,
        "event-after-end",
        {},
        ("events[25]",),
        "the game is over before this event",
    ),
    "a roll before the opening": Refusal(
        folding(
            [LOG[0], Rolled(0, "11111111", "11")],
            Rules(players=3, neutral=True),
        ),
        InvalidRecord,
        "event-order",
        order("opening-placed", "rolled"),
        ("events[1]", "event"),
    ),
    "a step that the rules forbid": Refusal(
        folding([LOG[0], Rolled(0, "12", "")]),
        InvalidRecord,
        "dice-number",
        {"seat": 0, "own": 1, "neutral": 0, "dice": "12"},
        ("events[1]",),
    ),
    "more of a note than there are": Refusal(
        dealing(*((90_000,),) * 6),
        InvalidRecord,
        "deal-pile",
        {"note": 90_000},
        ("events[0]", "casinos[5]"),
        "the pile cannot give the notes of $90000 like this",
    ),
    "fifty-two high notes": Refusal(
        dealing((90_000,) * 52, *((),) * 5),
        InvalidRecord,
        "deal-pile",
        {"note": 90_000},
        ("events[0]", "casinos[0]"),
    ),
    "a casino below the minimum": Refusal(
        dealing((40_000,), *((50_000,),) * 5),
        InvalidRecord,
        "deal-filled",
        {"minimum": 50_000},
        ("events[0]", "casinos[0]"),
        "a casino is filled until it holds $50000, and no further",
    ),
    "a casino with a note too many": Refusal(
        dealing(*((50_000,),) * 5, (60_000, 50_000)),
        InvalidRecord,
        "deal-filled",
        {"minimum": 50_000},
        ("events[0]", "casinos[5]"),
    ),
    "an empty casino": Refusal(
        dealing(*((),) * 6),
        InvalidRecord,
        "deal-filled",
        {"minimum": 50_000},
        ("events[0]", "casinos[0]"),
    ),
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)


# Nobody wins a note, for both are even on casino 6: all that is dealt comes back. In the second
# round one note is left that was never drawn, then come those of round 1 in their order.
PILE = (30_000, 10_000, 10_000, 10_000, 30_000, 30_000, 30_000, 30_000, 10_000)
EVEN = Rules(players=2, dice=1, rounds=2, minimum=30_000, notes=PILE)


def second_round(*casinos: tuple[int, ...]) -> Callable[[], object]:
    game = steps_of(Game(EVEN, Scripted(PILE, [Roll.of("6")] * 2)), 4)
    return folding([*game.events[:-1], RoundStarted(2, 1, casinos)], EVEN)


def test_notes_that_came_back_are_dealt_again() -> None:
    second_round((30_000, 10_000), (10_000,) * 3, *((30_000,),) * 4)()
    second_round((10_000, 30_000), (10_000,) * 3, *((30_000,),) * 4)()


@pytest.mark.parametrize(
    ("code", "casino"),
    [
        ("deal-pile", (30_000,)),  # the note that was never drawn comes first
        ("deal-pile", (10_000,) * 3),  # and then the note of casino 1, which is another
        ("deal-filled", (30_000, 10_000, 10_000)),  # which was enough
        ("deal-filled", (10_000,)),
    ],
)
def test_notes_that_came_back_lie_in_the_order_everybody_saw(
    code: str, casino: tuple[int, ...]
) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        second_round(casino, *((30_000,),) * 5)()
    assert (refusal.value.code, refusal.value.where) == (code, ("events[12]", "casinos[0]"))
