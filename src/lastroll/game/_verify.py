"""Whether the dice and the pile of a game are the ones that were committed to."""

from __future__ import annotations

from lastroll.game._chance import Fair, Scripted, commitment_of
from lastroll.game._errors import InvalidRecord, NotVerified
from lastroll.game._record import GameRecord, recorded_chance, replay
from lastroll.rules import Hand, Pile, Roll, Rules


class _Compared:
    """The chance of a record, compared with what the revealed secret gives."""

    def __init__(self, script: Scripted, fair: Fair) -> None:
        self._script = script
        self._fair = fair

    def pile(self, rules: Rules) -> Pile:
        written = self._script.pile(rules)
        for place, (found, expected) in enumerate(
            zip(written, self._fair.pile(rules), strict=True)
        ):
            if found != expected:
                raise NotVerified(
                    "pile-differs",
                    "note {place} of the pile is ${found}, but the secret gives ${expected}",
                    place=place + 1,
                    found=found,
                    expected=expected,
                ).at(f"pile[{place}]")
        return written

    def opening(self, rules: Rules, round_: int) -> Roll:
        written = self._script.opening(rules, round_)
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
        written, coin = self._script.roll(round_, seat, turn, hand)
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
    """Recompute the pile and every roll of a record; give the number of rolls checked.

    Raises `NotVerified` with the first one that differs, and `InvalidRecord` where there is
    nothing to verify or the record is no game of its rules.
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
    replay(record, _Compared(recorded_chance(record), fair))
    return len(record.turns)
