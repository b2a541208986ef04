"""The table of rules.md, kept with dicts and lists and as naive as can be.

It shares no code with `lastroll`: what it says and what `lastroll` says was written twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from lastroll.rules import Rules

NEUTRAL = "neutral"
Owner = int | str


class Paid(NamedTuple):
    """The pay-out of one casino: cancelled owners, notes with their owners, notes for the pile."""

    cancelled: list[Owner]
    payments: list[tuple[Owner, int]]
    returned: list[int]


def pay(notes: list[int], dice: dict[Owner, int]) -> Paid:
    """Pay out one casino, as people do it at the table."""
    left = {owner: count for owner, count in dice.items() if count > 0}
    cancelled = [
        owner
        for owner in left
        if [other for other in left if other != owner and left[other] == left[owner]]
    ]
    for owner in cancelled:
        del left[owner]
    lying = sorted(notes)
    payments: list[tuple[Owner, int]] = []
    returned: list[int] = []
    while left and lying:
        most = max(left.values())
        [winner] = [owner for owner in left if left[owner] == most]
        del left[winner]
        highest = lying.pop()
        payments.append((winner, highest))
        if winner == NEUTRAL:
            returned.append(highest)
    while lying:
        returned.append(lying.pop())
    return Paid(cancelled, payments, returned)


class Table:
    """A game on a table, from the shuffled pile on."""

    def __init__(
        self,
        pile: list[int],
        players: int,
        *,
        neutral: bool = False,
        rounds: int = 4,
        start: int = 0,
        minimum: int = 50_000,
        dice: int = 8,
        neutral_dice: int = 0,
        opening_dice: int = 0,
    ) -> None:
        self.pile = list(pile)
        self.seats = list(range(players))
        self.owners: list[Owner] = [*self.seats, NEUTRAL] if neutral else [*self.seats]
        self.rounds, self.minimum = rounds, minimum
        self.dice, self.neutral_dice, self.opening_dice = dice, neutral_dice, opening_dice
        self.round = 0
        self.start = start
        self.turn: int | None = None
        self.notes: dict[int, list[int]] = {casino: [] for casino in range(1, 7)}
        self.placed: dict[int, dict[Owner, int]] = {
            casino: dict.fromkeys(self.owners, 0) for casino in range(1, 7)
        }
        self.own = dict.fromkeys(self.seats, 0)
        self.white = dict.fromkeys(self.seats, 0)
        self.rolled: tuple[str, str] | None = None
        self.won: dict[int, list[int]] = {seat: [] for seat in self.seats}

    def deal(self) -> None:
        """Fill casino 1, then 2, … then 6; everybody takes the dice."""
        for casino in range(1, 7):
            while sum(self.notes[casino]) < self.minimum and self.pile:
                self.notes[casino].append(self.pile.pop(0))
        self.round += 1
        if self.round > 1:
            self.start = self.start + 1 if self.start + 1 in self.seats else 0
        self.turn = self.start
        for seat in self.seats:
            self.own[seat] = self.dice
            self.white[seat] = self.neutral_dice

    def open(self, digits: str) -> None:
        """Place the spare neutral dice on the casinos of their faces."""
        for digit in digits:
            self.placed[int(digit)][NEUTRAL] += 1

    def roll(self, own: str, white: str) -> None:
        """Roll for the player whose turn it is."""
        self.rolled = (own, white)

    def faces(self) -> list[int]:
        """Return what may be chosen."""
        if self.rolled is None:
            return []
        return [face for face in range(1, 7) if str(face) in "".join(self.rolled)]

    def place(self, face: int) -> None:
        """Place all dice of the face, own and white, on the casino; the turn passes clockwise."""
        assert self.rolled is not None
        assert self.turn is not None
        own, white = (digits.count(str(face)) for digits in self.rolled)
        self.placed[face][self.turn] += own
        self.own[self.turn] -= own
        if white:
            self.placed[face][NEUTRAL] += white
            self.white[self.turn] -= white
        self.rolled = None
        clockwise = self.seats[self.turn + 1 :] + self.seats[: self.turn + 1]
        holding = [seat for seat in clockwise if self.own[seat] + self.white[seat] > 0]
        self.turn = holding[0] if holding else None

    def pay_out(self) -> dict[int, Paid]:
        """Casinos 1 to 6 pay; what nobody gets goes under the pile."""
        paid = {casino: pay(self.notes[casino], self.placed[casino]) for casino in range(1, 7)}
        for casino, outcome in paid.items():
            for owner, note in outcome.payments:
                if isinstance(owner, int):
                    self.won[owner].append(note)
            self.pile.extend(outcome.returned)
            self.notes[casino] = []
            self.placed[casino] = dict.fromkeys(self.owners, 0)
        return paid

    def dice_of(self, owner: Owner) -> int:
        """Return how many dice of an owner are on the table, in hands and on casinos."""
        lying = sum(self.placed[casino][owner] for casino in range(1, 7))
        if isinstance(owner, int):
            return lying + self.own[owner]
        return lying + sum(self.white.values())

    def all_notes(self) -> Counter[int]:
        """Return every note there is, wherever it lies."""
        everywhere = [self.pile, *self.notes.values(), *self.won.values()]
        return Counter(note for notes in everywhere for note in notes)

    def winners(self) -> list[int]:
        """Most money; equal money: more notes; still equal: shared."""
        richest = max(sum(won) for won in self.won.values())
        rich = [seat for seat in self.seats if sum(self.won[seat]) == richest]
        most = max(len(self.won[seat]) for seat in rich)
        return [seat for seat in rich if len(self.won[seat]) == most]

    def ranks(self) -> dict[int, int]:
        """Return each seat's rank, by taking the best away again and again."""
        ranks: dict[int, int] = {}
        left = list(self.seats)
        while left:
            richest = max((sum(self.won[seat]), len(self.won[seat])) for seat in left)
            best = [s for s in left if (sum(self.won[s]), len(self.won[s])) == richest]
            ranks.update(dict.fromkeys(best, len(ranks) + 1))
            left = [seat for seat in left if seat not in best]
        return ranks


def table_for(rules: Rules, pile: Iterable[int]) -> Table:
    """Return a table by these rules with this pile."""
    return Table(
        list(pile),
        rules.players,
        neutral=rules.neutral,
        rounds=rules.rounds,
        start=rules.start,
        minimum=rules.minimum,
        dice=rules.dice,
        neutral_dice=rules.neutral_dice,
        opening_dice=rules.opening_dice,
    )
