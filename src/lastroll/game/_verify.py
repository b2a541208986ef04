"""The check that dice and pile of a game are those of its commitment."""

from __future__ import annotations

from lastroll.game._chance import Fair, Scripted, commitment_of
from lastroll.game._errors import InvalidRecord, NotVerified
from lastroll.game._record import GameRecord, recorded_chance, replay
from lastroll.rules import Hand, Pile, Roll, Rules


class _VerifyingChance:
    """The outcomes of a record, each compared with that of the revealed secret."""

    def __init__(self, script: Scripted, fair: Fair) -> None:
        self._recorded = script
        self._fair = fair

    def pile(self, rules: Rules) -> Pile:
        written = self._recorded.pile(rules)
        for index, (found, expected) in enumerate(
            zip(written, self._fair.pile(rules), strict=True)
        ):
            if found != expected:
                raise NotVerified(
                    "pile-differs",
                    "note {place} of the pile is ${found}, but the secret gives ${expected}",
                    place=index + 1,
                    found=found,
                    expected=expected,
                ).at(f"pile[{index}]")
        return written

    def opening(self, rules: Rules, round_: int) -> Roll:
        written = self._recorded.opening(rules, round_)
        expected = self._fair.opening(rules, round_)
        if written != expected:
            raise NotVerified(
                "opening-differs",
                "the opening of round {round} is {found}, but the secret gives {expected}",
                round=round_,
                found=written.neutral_digits,
                expected=expected.neutral_digits,
            ).at(f"openings[{round_ - 1}]")
        return written

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        written, coin = self._recorded.roll(round_, seat, turn, hand)
        expected, _ = self._fair.roll(round_, seat, turn, hand)
        if written != expected:
            raise NotVerified(
                "roll-differs",
                "round {round}, seat {seat}, roll {turn}: the dice are {found}, "
                "but the secret gives {expected}",
                round=round_,
                seat=seat,
                turn=turn + 1,
                found=str(written),
                expected=str(expected),
            )
        return written, coin


def verify(record: GameRecord) -> int:
    """Recompute the pile and every roll of a record; return the number of rolls checked.

    Raises `NotVerified` at the first difference, and `InvalidRecord` if the record has no fair
    dice or is not a game by its rules.
    """
    if record.fair is None:
        raise InvalidRecord(
            "fair-missing", "this game was not played with fair dice: there is nothing to verify"
        ).at("fair")
    fair = record.fair.to_chance()
    if commitment_of(fair.secret) != record.fair.commitment.lower():
        raise NotVerified(
            "commitment-differs",
            "the secret is not the one that was committed to",
        ).at("fair.commitment")
    replay(record, _VerifyingChance(recorded_chance(record), fair))
    return len(record.turns)
