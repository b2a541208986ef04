"""The rules of one game: the booklets' by default, with house rules as validated data."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from lastroll.rules._errors import InvalidRules

FACES: Final = (1, 2, 3, 4, 5, 6)
"""The faces of a die, which are also the casinos' numbers."""

_NOTE_COUNTS: Final = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
NOTES: Final = tuple(
    thousands * 1000 for thousands, count in _NOTE_COUNTS.items() for _ in range(count)
)
"""The booklets' 54 banknotes, lowest first."""

BY_BOOKLET: Final = -1
"""Placeholder for the booklets' number of dice for this number of players."""

_NEUTRAL_DICE: Final = {2: 4, 3: 2, 4: 2}  # variant: 2 players take 4 each, 3 or 4 players 2 each
_OPENING_DICE: Final = {2: 0, 3: 2, 4: 0}  # variant: with 3 players, 2 of the 8 are left over

MAX_HAND_DICE: Final = 16
"""Most dice in one hand: a roll is decoded from one 64-bit word, and 16 dice leave 22 bits."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules that the players agree on before the first note is dealt.

    >>> Rules(players=3, neutral=True).neutral_dice
    2
    >>> Rules(players=5, neutral=True)
    Traceback (most recent call last):
    lastroll.rules._errors.InvalidRules: neutral dice need a colour that nobody plays: ...
    """

    players: int
    neutral: bool = False
    rounds: int = 4
    start: int = 0
    """The seat that starts round 1."""
    minimum: int = 50_000
    """The least money on a casino: it is filled with notes until it holds at least this much."""
    notes: tuple[int, ...] = NOTES
    dice: int = 8
    """Own dice of each player at the start of each round."""
    neutral_dice: int = BY_BOOKLET
    """Neutral dice of each player at the start of each round."""
    opening_dice: int = BY_BOOKLET
    """Neutral dice rolled onto the casinos before the first turn of each round."""

    def __post_init__(self) -> None:
        """Fill in the booklets' numbers; raise `InvalidRules` on a contradiction."""
        self._check_numbers()
        if self.neutral and self.players not in _NEUTRAL_DICE:
            raise InvalidRules(
                "neutral-five",
                "neutral dice need a colour that nobody plays: "
                "play with 2 to 4 players, or without neutral dice",
            )
        if not self.neutral and (self.neutral_dice > 0 or self.opening_dice > 0):
            raise InvalidRules(
                "neutral-off",
                "neutral dice are given out but the variant is off: set neutral to true, "
                "or leave neutral_dice and opening_dice out",
            )
        for name, booklet in (("neutral_dice", _NEUTRAL_DICE), ("opening_dice", _OPENING_DICE)):
            if getattr(self, name) == BY_BOOKLET:
                object.__setattr__(self, name, booklet[self.players] if self.neutral else 0)
        if self.neutral and self.neutral_dice + self.opening_dice == 0:
            raise InvalidRules(
                "neutral-none",
                "the variant is on but there are no neutral dice: "
                "raise neutral_dice, or set neutral to false",
            )
        if self.dice + self.neutral_dice > MAX_HAND_DICE:
            raise InvalidRules(
                "dice-many",
                "{count} dice in a hand are too many: "
                "lower dice or neutral_dice until they are {most} together",
                count=self.dice + self.neutral_dice,
                most=MAX_HAND_DICE,
            )
        if self.minimum > sum(self.notes):
            raise InvalidRules(
                "minimum-high",
                "all notes together are ${total}, less than the ${minimum} each casino must hold: "
                "lower the minimum or add notes",
                total=sum(self.notes),
                minimum=self.minimum,
            )

    def _check_numbers(self) -> None:
        if type(self.neutral) is not bool:
            raise InvalidRules("rule-not-bool", "must be true or false", field="neutral").at(
                "neutral"
            )
        if not isinstance(self.notes, tuple) or not 1 <= len(self.notes) <= 1000:
            raise InvalidRules("notes-count", "there must be 1 to {most} notes", most=1000).at(
                "notes"
            )
        for field, value, least, most in (
            ("players", self.players, 2, 5),
            ("rounds", self.rounds, 1, 100),
            ("start", self.start, 0, 4),
            ("minimum", self.minimum, 1, 1_000_000_000),
            ("dice", self.dice, 1, 12),
            ("neutral_dice", self.neutral_dice, BY_BOOKLET, 12),
            ("opening_dice", self.opening_dice, BY_BOOKLET, 12),
            *((f"notes[{i}]", note, 1, 1_000_000_000) for i, note in enumerate(self.notes)),
        ):
            if type(value) is not int or not least <= value <= most:
                raise InvalidRules(
                    "rule-range",
                    "must be a whole number from {least} to {most}, not {value!r}",
                    field=field,
                    least=max(least, 0),
                    most=most,
                    value=value,
                ).at(field)
        if self.start >= self.players:
            raise InvalidRules(
                "start-seat",
                "seat {start} cannot start with {players} players: "
                "seats count from 0, so choose one below {players}",
                start=self.start,
                players=self.players,
            ).at("start")
        # The notes are a multiset; one order makes equal rules equal.
        object.__setattr__(self, "notes", tuple(sorted(self.notes)))

    @property
    def owners(self) -> int:
        """The number of owners of dice: the players, and neutral if the variant is played."""
        return self.players + self.neutral

    @property
    def house_rules(self) -> dict[str, object]:
        """The fields that differ from the booklets' game for this number of players.

        >>> Rules(players=2, rounds=3).house_rules
        {'rounds': 3}
        """
        booklet = Rules(players=self.players, neutral=self.neutral, start=self.start)
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != getattr(booklet, field.name)
        }
