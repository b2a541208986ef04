"""Many tables at once, step by step, for people who bring their own policy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lastroll.compiling import compiled
from lastroll.kernels._games import Results, Room, new_results, new_room, settle
from lastroll.kernels._packed import unpack
from lastroll.kernels._setting import NOTES_A_WORD, Setting, setting_of
from lastroll.kernels._table import (
    CASINOS,
    NOBODY,
    clear,
    pay_out,
    place,
    roll,
    start_game,
    start_round,
)
from lastroll.kernels._words import stream_of
from lastroll.rules import Casino, Hand, IllegalMove, Position, Purse, Roll, Rules


class _Rolled(NamedTuple):
    """The dice just rolled, a row a table; nothing where no dice lie before a player."""

    own: NDArray[np.uint64]
    neutral: NDArray[np.uint64]
    coin: NDArray[np.uint64]
    legal: NDArray[np.bool_]


class Tables:
    """Games side by side as NumPy arrays, a row a table.

    `roll` lets every seat to act roll and says which faces it may place; `place` takes one face
    for each table. Dealing, the opening and the pay-out happen by themselves when they are due.
    Table `n` plays game `first + n` of the seed, as `simulate` does.

    >>> tables = Tables(Rules(players=2), 1000, seed=7)
    >>> while not tables.over.all():
    ...     legal = tables.roll()
    ...     _ = tables.place(legal.argmax(axis=1) + 1)  # everybody takes the lowest face
    >>> tables.money.shape
    (1000, 2)
    """

    def __init__(self, rules: Rules, tables: int, *, seed: int = 0, first: int = 0) -> None:
        """Shuffle and deal at so many tables."""
        if tables < 1:
            raise ValueError(f"there must be at least one table, not {tables}")
        if not (0 <= seed < 1 << 64 and first >= 0 and first + tables <= 1 << 64):
            raise ValueError("seeds and the numbers of games are from 0 to 2**64 - 1")
        self.rules = rules
        self.seed = seed
        self.first = first
        self._setting = setting_of(rules)
        self._room = room = new_room(self._setting, tables)
        self._rolled = _Rolled(
            np.zeros(tables, np.uint64),
            np.zeros(tables, np.uint64),
            np.zeros(tables, np.uint64),
            np.zeros((tables, CASINOS), np.bool_),
        )
        seats, owners, rows = rules.players, rules.owners, room.tables
        self.round: NDArray[np.int64] = rows["round"]
        """The round being played, from 1."""
        self.turn: NDArray[np.int64] = rows["turn"]
        """The seat to act; -1 once the game is over."""
        self.dice: NDArray[np.uint64] = rows["dice"][:, :owners]
        """Dice on the casinos, packed, by owner: seats in order, neutral last (see `unpack`)."""
        self.own: NDArray[np.int8] = rows["own"][:, :seats]
        """Own dice in the hands."""
        self.neutral: NDArray[np.int8] = rows["neutral"][:, :seats]
        """Neutral dice in the hands."""
        self.money: NDArray[np.int64] = rows["money"][:, :seats]
        """Money in the purses."""
        self.notes: NDArray[np.int64] = rows["notes"][:, :seats]
        """Notes in the purses."""
        _deal(self._setting, np.uint64(seed), np.uint64(first), room)

    def __len__(self) -> int:
        """Count the tables."""
        return len(self.turn)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the game has ended."""
        over: NDArray[np.bool_] = self.turn == NOBODY
        return over

    @property
    def legal(self) -> NDArray[np.bool_]:
        """The faces that may be placed, six a table; none where nobody has rolled."""
        return self._rolled.legal

    @property
    def rolled(self) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """The own and the neutral dice just rolled, packed; 0 where nobody has rolled."""
        return self._rolled.own, self._rolled.neutral

    @property
    def coin(self) -> NDArray[np.uint64]:
        """What the rolls left of their words: for policies that want chance."""
        return self._rolled.coin

    def casino_notes(self, most: int) -> NDArray[np.int64]:
        """Give up to `most` notes of each casino, from high to low, then zeros."""
        found = np.zeros((len(self), CASINOS, most), np.int64)
        words = self._room.casinos
        values = self._setting.notes
        filled = np.zeros((len(self), CASINOS), np.int64)
        for note in range(len(values) - 1, -1, -1):
            bit = np.uint64(note % NOTES_A_WORD)
            lies = (words[..., note // NOTES_A_WORD] >> bit) & np.uint64(1) > 0
            table, casino = np.nonzero(lies & (filled < most))
            found[table, casino, filled[table, casino]] = values[note]
            filled += lies
        return found

    def roll(self) -> NDArray[np.bool_]:
        """Roll wherever it is due, and give the faces that may be placed, six a table."""
        _roll(self._setting, self._room, self._rolled)
        return self._rolled.legal

    def place(self, faces: ArrayLike) -> NDArray[np.int64]:
        """Place a face from 1 to 6 at each table, and give what that paid to each seat.

        Casinos pay after the last dice of a round, and the next round is dealt at once. Where the
        game is over the face does not matter. An illegal face is refused before any is placed.
        """
        chosen = np.ascontiguousarray(faces, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} tables take as many faces, not {chosen.shape}")
        on = ~self.over
        legal = self._rolled.legal[np.arange(len(self)), (chosen - 1) % CASINOS]
        wrong = np.flatnonzero(on & ~(legal & (chosen >= 1) & (chosen <= CASINOS)))
        if wrong.size:
            raise self._illegal(int(wrong[0]), int(chosen[wrong[0]]))
        paid = np.zeros((len(self), self.rules.players), np.int64)
        _place(self._setting, self._room, self._rolled, chosen, paid)
        return paid

    def _illegal(self, table: int, face: int) -> IllegalMove:
        where = f"tables[{table}]"
        legal = np.flatnonzero(self._rolled.legal[table]) + 1
        if not legal.size:
            return IllegalMove("not-rolled", "nothing can be placed before the roll").at(where)
        return IllegalMove(
            "face-not-rolled",
            "face {face} was not rolled; it can be {faces}",
            face=face,
            faces=", ".join(map(str, legal)),
        ).at(where)

    def win_shares(self) -> NDArray[np.float64]:
        """Give each seat's part of the win by the purses as they are; a shared win in parts."""
        results = new_results(self._setting, len(self))
        _settle(self._setting, self._room, results)
        return results.win_share

    def position(self, table: int) -> Position:
        """Give one table as a `Position`, to look at or to compare."""
        seats = range(self.rules.players)
        on = bool(self.turn[table] != NOBODY)
        rolled = None
        if self.legal[table].any():
            own, neutral = unpack([dice[table] for dice in self.rolled]).tolist()
            rolled = Roll(tuple(own), tuple(neutral))
        counts = unpack(self.dice[table]).T.tolist()
        notes = self._casino_notes_of(table)
        purses = zip(self.money[table].tolist(), self.notes[table].tolist(), strict=True)
        return Position(
            rules=self.rules,
            round=int(self.round[table]),
            start=(self.rules.start + int(self.round[table]) - 1) % self.rules.players,
            turn=int(self.turn[table]) if on else None,
            casinos=tuple(map(Casino, notes, map(tuple, counts))),
            hands=tuple(Hand(int(self.own[table, s]), int(self.neutral[table, s])) for s in seats),
            rolled=rolled,
            purses=tuple(Purse(*purse) for purse in purses),
        )

    def _casino_notes_of(self, table: int) -> list[tuple[int, ...]]:
        values = self._setting.notes
        held = []
        for words in self._room.casinos[table].tolist():
            bits = sum(word << (NOTES_A_WORD * at) for at, word in enumerate(words))
            held.append(
                tuple(
                    int(values[note]) for note in range(len(values) - 1, -1, -1) if bits >> note & 1
                )
            )
        return held


@compiled(allocates=False)
def _deal(setting: Setting, seed: np.uint64, first: np.uint64, room: Room) -> None:
    for at in range(len(room.tables)):
        table, pile = room.tables[at], room.piles[at]
        start_game(setting, table, pile, stream_of(seed, first + np.uint64(at)))
        start_round(setting, table, room.casinos[at], pile)


@compiled(allocates=False)
def _roll(setting: Setting, room: Room, rolled: _Rolled) -> None:
    for at in range(len(room.tables)):
        table = room.tables[at]
        if table.turn == NOBODY or rolled.own[at] | rolled.neutral[at] != np.uint64(0):
            continue
        own, neutral, shown, coin = roll(setting, table)
        rolled.own[at] = own
        rolled.neutral[at] = neutral
        rolled.coin[at] = coin
        for face in range(CASINOS):
            rolled.legal[at, face] = (shown >> np.uint64(face)) & np.uint64(1) == np.uint64(1)


@compiled(allocates=False)
def _place(
    setting: Setting,
    room: Room,
    rolled: _Rolled,
    faces: NDArray[np.int64],
    paid: NDArray[np.int64],
) -> None:
    for at in range(len(room.tables)):
        table, casinos, pile = room.tables[at], room.casinos[at], room.piles[at]
        if table.turn == NOBODY:
            continue
        place(setting, table, rolled.own[at], rolled.neutral[at], np.uint64(faces[at] - 1))
        rolled.own[at] = 0
        rolled.neutral[at] = 0
        rolled.coin[at] = 0
        for face in range(CASINOS):
            rolled.legal[at, face] = False
        if table.turn != NOBODY:
            continue
        for seat in range(setting.players):
            paid[at, seat] -= table.money[seat]
        pay_out(setting, table, casinos, pile)
        for seat in range(setting.players):
            paid[at, seat] += table.money[seat]
        if table.round < setting.rounds:
            start_round(setting, table, casinos, pile)
        else:
            clear(setting, table, casinos)


@compiled(allocates=False)
def _settle(setting: Setting, room: Room, results: Results) -> None:
    for at in range(len(room.tables)):
        settle(setting, room.tables[at], results, at, 0)
