"""The states that can still be reached from a position: their number, and membership."""

from __future__ import annotations

from math import prod
from typing import Final

from lastroll.rules import Phase, Position
from lastroll.solver._allocations import count_allocations
from lastroll.solver._equity import has_equity
from lastroll.solver._errors import NotSolvable, TooLarge
from lastroll.solver._neutral import count_neutral_states
from lastroll.solver._objective import Objective, checked_purses

STATE_LIMIT: Final = 50_000_000
"""Default limit of the number of states: two gigabytes for five seats."""

_TOLERANCE: Final = 1e-11


def count_states(position: Position) -> int:
    """Return the number of states reachable from a position: dice on the casinos, times turns.

    Nothing is solved or enumerated for it.
    """
    hands = position.hands
    own = prod(count_allocations(hand.own) for hand in hands)
    neutral = count_neutral_states(tuple(hand.neutral for hand in hands))
    return own * neutral * max(1, sum(any(hand) for hand in hands))


def check_solvable(
    position: Position, objective: Objective, limit: int, *, last_round_only: bool = False
) -> None:
    """Raise `NotSolvable` if a position cannot be valued, and `TooLarge` if it has too many states.

    With `last_round_only` the equity table is not used: win shares are then known in the last round
    only.
    """
    phase = position.phase
    if phase in (Phase.DEAL, Phase.OVER):
        raise NotSolvable("solve-no-round", "no round is being played in this position")
    if phase is Phase.OPENING:
        raise NotSolvable(
            "solve-opening", "the spare neutral dice must lie on the casinos before this is solved"
        )
    if objective is Objective.WIN:
        checked_purses(position)
        if position.round != position.rules.rounds and (
            last_round_only or not has_equity(position)
        ):
            raise NotSolvable(
                "solve-not-last",
                "before the last round, win shares are known only for the booklets' game for two "
                "without neutral dice; this is round {round} of {rounds}",
                round=position.round,
                rounds=position.rules.rounds,
            )
    states = count_states(position)
    if states > limit:
        raise TooLarge(
            "solve-too-large",
            "{states} states can follow, more than the limit of {limit}: "
            "the round must be nearer to its end",
            states=states,
            limit=limit,
        )


def tolerance_of(position: Position, objective: Objective) -> float:
    """Return the difference below which two values count as equal.

    It is far larger than what another order of additions can change, and far smaller than any
    relevant difference: 5 μ$ with $500,000 on the casinos.
    """
    return _TOLERANCE * stakes(position, objective)


def stakes(position: Position, objective: Objective) -> float:
    """Return the stakes: 1 for `win`, otherwise the dollars on the casinos."""
    if objective is Objective.WIN:
        return 1.0
    return float(sum(sum(casino.notes) for casino in position.casinos))


def placed_since(root: Position, position: Position) -> list[tuple[int, ...]]:
    """Return the dice that each owner has put on the casinos since the position `root`."""
    now, before = (
        list(zip(*(casino.dice for casino in one.casinos), strict=True)) for one in (position, root)
    )
    return [
        tuple([n - b for n, b in zip(*pair, strict=True)]) for pair in zip(now, before, strict=True)
    ]


def is_reachable(root: Position, position: Position) -> bool:
    """Return whether dice and notes allow a position to come after `root` in the same round."""
    if (position.rules, position.round) != (root.rules, root.round) or any(
        now.notes != before.notes
        for now, before in zip(position.casinos, root.casinos, strict=True)
    ):
        return False
    spent = [
        [b - n for b, n in zip(before, now, strict=True)]
        for before, now in zip(root.hands, position.hands, strict=True)
    ]
    out_of_hand = [own for own, _ in spent]
    if position.rules.neutral:
        out_of_hand.append(sum(neutral for _, neutral in spent))
    placed = placed_since(root, position)
    return (
        all(min(dice) >= 0 for dice in (*spent, *placed))
        and [sum(dice) for dice in placed] == out_of_hand
    )
