"""What can still be reached from a position: how much it is, and what belongs to it."""

from __future__ import annotations

from math import prod
from typing import Final

from lastroll.rules import Phase, Position
from lastroll.solver._equity import has_equity
from lastroll.solver._errors import NotSolvable, TooLarge
from lastroll.solver._neutral import count_neutral
from lastroll.solver._objective import Objective, open_purses
from lastroll.solver._placements import count_placements

STATE_LIMIT: Final = 50_000_000
"""States that are solved at most unless the caller says otherwise: two gigabytes at five seats."""

_SLACK: Final = 1e-11


def count_states(position: Position) -> int:
    """Count the states that can be reached from a position: dice on the casinos, times turns.

    Nothing is solved for it, and nothing enumerated.
    """
    hands = position.hands
    own = prod(count_placements(hand.own) for hand in hands)
    neutral = count_neutral(tuple(hand.neutral for hand in hands))
    return own * neutral * max(1, sum(any(hand) for hand in hands))


def demand_solvable(
    position: Position, objective: Objective, limit: int, *, last: bool = False
) -> None:
    """Refuse a position that cannot be valued, or that is too large.

    With `last` the equity table is left aside: who wins is then told in the last round only.
    """
    phase = position.phase
    if phase in (Phase.DEAL, Phase.OVER):
        raise NotSolvable("solve-no-round", "no round is being played in this position")
    if phase is Phase.OPENING:
        raise NotSolvable(
            "solve-opening", "the spare neutral dice must lie on the casinos before this is solved"
        )
    if objective is Objective.WIN:
        open_purses(position)
        if position.round != position.rules.rounds and (last or not has_equity(position)):
            raise NotSolvable(
                "solve-not-last",
                "who wins can be told before the last round only of the booklets' game for two "
                "without neutral dice, and this is round {round} of {rounds}",
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


def slack_of(position: Position, objective: Objective) -> float:
    """Say how far apart two values may be and still count as equal.

    It is far more than what adding up in another order can change, and far less than anybody
    could care for: 5 μ$ where $500,000 lie on the casinos.
    """
    return _SLACK * stakes(position, objective)


def stakes(position: Position, objective: Objective) -> float:
    """Say how much there is to be won."""
    if objective is Objective.WIN:
        return 1.0
    return float(sum(sum(casino.notes) for casino in position.casinos))


def placed_since(root: Position, position: Position) -> list[tuple[int, ...]]:
    """Give the dice that each owner has put on the casinos since the position `root`."""
    now, before = (
        list(zip(*(casino.dice for casino in one.casinos), strict=True)) for one in (position, root)
    )
    return [
        tuple([n - b for n, b in zip(*pair, strict=True)]) for pair in zip(now, before, strict=True)
    ]


def follows(root: Position, position: Position) -> bool:
    """Whether a position can come after `root` in the same round, as far as dice and notes tell."""
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
