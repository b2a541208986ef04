"""Many games side by side, step by step, for callers with a policy of their own."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lastroll.compiling import compiled
from lastroll.kernels._games import BatchArrays, ResultArrays, new_batch, new_results, write_result
from lastroll.kernels._packed import unpack
from lastroll.kernels._packed_rules import NOTES_PER_WORD, PackedRules, pack_rules
from lastroll.kernels._table import (
    CASINOS,
    NOBODY,
    clear_casinos,
    pay_out,
    place,
    roll,
    start_game,
    start_round,
)
from lastroll.kernels._words import seeded_stream
from lastroll.rules import Casino, Hand, IllegalMove, Position, Purse, Roll, Rules


class _RolledArrays(NamedTuple):
    """The dice just rolled, one row per game; zeros where no roll is on the table."""

    own: NDArray[np.uint64]
    neutral: NDArray[np.uint64]
    coin: NDArray[np.uint64]
    legal: NDArray[np.bool_]


class GameBatch:
    """Games side by side as NumPy arrays, one row each.

    `roll` rolls for every seat to act and returns its legal faces; `place` takes one face for each
    game. Deals, openings and payouts follow automatically when they are due. Row `n` is game `first
    + n` of the seed, as `simulate` does.

    >>> tables = GameBatch(Rules(players=2), 1000, seed=7)
    >>> while not tables.over.all():
    ...     legal = tables.roll()
    ...     _ = tables.place(legal.argmax(axis=1) + 1)  # all take the lowest face
    >>> tables.money.shape
    (1000, 2)
    """

    def __init__(self, rules: Rules, tables: int, *, seed: int = 0, first: int = 0) -> None:
        """Shuffle and deal `tables` games."""
        if tables < 1:
            raise ValueError(f"there must be at least one table, not {tables}")
        if not (0 <= seed < 1 << 64 and first >= 0 and first + tables <= 1 << 64):
            raise ValueError("seeds and the numbers of games are from 0 to 2**64 - 1")
        self.rules = rules
        self.seed = seed
        self.first = first
        self._packed = pack_rules(rules)
        self._batch = batch = new_batch(self._packed, tables)
        self._rolled = _RolledArrays(
            np.zeros(tables, np.uint64),
            np.zeros(tables, np.uint64),
            np.zeros(tables, np.uint64),
            np.zeros((tables, CASINOS), np.bool_),
        )
        seats, owners, rows = rules.players, rules.owners, batch.tables
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
        _deal(self._packed, np.uint64(seed), np.uint64(first), batch)

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.turn)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether each game has ended."""
        over: NDArray[np.bool_] = self.turn == NOBODY
        return over

    @property
    def legal(self) -> NDArray[np.bool_]:
        """Whether each face may be placed, six per game; none before the roll."""
        return self._rolled.legal

    @property
    def rolled(self) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """The own and the neutral dice just rolled, packed; 0 before the roll."""
        return self._rolled.own, self._rolled.neutral

    @property
    def coin(self) -> NDArray[np.uint64]:
        """The rest of the word of each roll: randomness for policies."""
        return self._rolled.coin

    def casino_notes(self, most: int) -> NDArray[np.int64]:
        """Return up to `most` notes of each casino, from high to low, then zeros."""
        found = np.zeros((len(self), CASINOS, most), np.int64)
        words = self._batch.casinos
        values = self._packed.notes
        filled = np.zeros((len(self), CASINOS), np.int64)
        for note in range(len(values) - 1, -1, -1):
            bit = np.uint64(note % NOTES_PER_WORD)
            lies = (words[..., note // NOTES_PER_WORD] >> bit) & np.uint64(1) > 0
            table, casino = np.nonzero(lies & (filled < most))
            found[table, casino, filled[table, casino]] = values[note]
            filled += lies
        return found

    def roll(self) -> NDArray[np.bool_]:
        """Roll wherever it is due; return the faces that may be placed, six per game."""
        _roll(self._packed, self._batch, self._rolled)
        return self._rolled.legal

    def place(self, faces: ArrayLike) -> NDArray[np.int64]:
        """Place a face from 1 to 6 in each game; return what each seat was paid.

        Casinos pay after the last dice of a round, and the next round is dealt at once. The faces
        of finished games are ignored. An illegal face raises `IllegalMove` before any face is
        placed.
        """
        chosen = np.ascontiguousarray(faces, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} tables take as many faces, not {chosen.shape}")
        playing = ~self.over
        legal = self._rolled.legal[np.arange(len(self)), (chosen - 1) % CASINOS]
        wrong = np.flatnonzero(playing & ~(legal & (chosen >= 1) & (chosen <= CASINOS)))
        if wrong.size:
            raise self._illegal(int(wrong[0]), int(chosen[wrong[0]]))
        paid = np.zeros((len(self), self.rules.players), np.int64)
        _place(self._packed, self._batch, self._rolled, chosen, paid)
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
        """Return each seat's win share by the purses as they are."""
        results = new_results(self._packed, len(self))
        _write_results(self._packed, self._batch, results)
        return results.win_share

    def position(self, table: int) -> Position:
        """Return one game as a `Position`."""
        seats = range(self.rules.players)
        playing = bool(self.turn[table] != NOBODY)
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
            turn=int(self.turn[table]) if playing else None,
            casinos=tuple(map(Casino, notes, map(tuple, counts))),
            hands=tuple(Hand(int(self.own[table, s]), int(self.neutral[table, s])) for s in seats),
            rolled=rolled,
            purses=tuple(Purse(*purse) for purse in purses),
        )

    def _casino_notes_of(self, table: int) -> list[tuple[int, ...]]:
        values = self._packed.notes
        held = []
        for words in self._batch.casinos[table].tolist():
            bits = sum(word << (NOTES_PER_WORD * at) for at, word in enumerate(words))
            held.append(
                tuple(
                    int(values[note]) for note in range(len(values) - 1, -1, -1) if bits >> note & 1
                )
            )
        return held


@compiled(allocates=False)
def _deal(packed: PackedRules, seed: np.uint64, first: np.uint64, batch: BatchArrays) -> None:
    for at in range(len(batch.tables)):
        table, pile = batch.tables[at], batch.piles[at]
        start_game(packed, table, pile, seeded_stream(seed, first + np.uint64(at)))
        start_round(packed, table, batch.casinos[at], pile)


@compiled(allocates=False)
def _roll(packed: PackedRules, batch: BatchArrays, rolled: _RolledArrays) -> None:
    for at in range(len(batch.tables)):
        table = batch.tables[at]
        if table.turn == NOBODY or rolled.own[at] | rolled.neutral[at] != np.uint64(0):
            continue
        own, neutral, shown, coin = roll(packed, table)
        rolled.own[at] = own
        rolled.neutral[at] = neutral
        rolled.coin[at] = coin
        for face in range(CASINOS):
            rolled.legal[at, face] = (shown >> np.uint64(face)) & np.uint64(1) == np.uint64(1)


@compiled(allocates=False)
def _place(
    packed: PackedRules,
    batch: BatchArrays,
    rolled: _RolledArrays,
    faces: NDArray[np.int64],
    paid: NDArray[np.int64],
) -> None:
    for at in range(len(batch.tables)):
        table, casinos, pile = batch.tables[at], batch.casinos[at], batch.piles[at]
        if table.turn == NOBODY:
            continue
        place(packed, table, rolled.own[at], rolled.neutral[at], np.uint64(faces[at] - 1))
        rolled.own[at] = 0
        rolled.neutral[at] = 0
        rolled.coin[at] = 0
        for face in range(CASINOS):
            rolled.legal[at, face] = False
        if table.turn != NOBODY:
            continue
        for seat in range(packed.players):
            paid[at, seat] -= table.money[seat]
        pay_out(packed, table, casinos, pile)
        for seat in range(packed.players):
            paid[at, seat] += table.money[seat]
        if table.round < packed.rounds:
            start_round(packed, table, casinos, pile)
        else:
            clear_casinos(packed, table, casinos)


@compiled(allocates=False)
def _write_results(packed: PackedRules, batch: BatchArrays, results: ResultArrays) -> None:
    for at in range(len(batch.tables)):
        write_result(packed, batch.tables[at], results, at, 0)
