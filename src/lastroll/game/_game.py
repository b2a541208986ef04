"""A game being played: its events, the position they led to, and the pile nobody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from lastroll.game._chance import Chance
from lastroll.game._errors import ScriptEnded
from lastroll.game._events import (
    AnyEvent,
    GameEnded,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    payout_event,
    standings,
)
from lastroll.game._names import check_names
from lastroll.game._steps import Step, steps
from lastroll.rules import FACES, Phase, Position, Roll, Rules, Standing, fill_casinos, new_position

_NO_ROLL: Final = Roll.of("")


class Game:
    """A game from the shuffle to the end; rolling and placing are up to the caller.

    Dealing, the opening and the pay-out happen by themselves when they are due. `roll` and
    `place` return the steps they caused, for a page to animate or a log to store.

    >>> from lastroll.game import Seeded
    >>> game = Game(Rules(players=2), Seeded(7), names=["Anna", "Benno"])
    >>> [type(step.event).__name__ for step in game.roll()]
    ['Rolled']
    >>> game.position.legal_faces
    (1, 2, 4)
    >>> [step.event for step in game.place(2)]
    [Placed(seat=0, face=2, own=1, neutral=0)]
    """

    def __init__(self, rules: Rules, chance: Chance, names: Sequence[str] = ()) -> None:
        """Shuffle the pile with `chance` and start the first round."""
        self.rules = rules
        self.chance = chance
        self.names = check_names(rules, names)
        self.pile = chance.pile(rules)
        """The notes as they were shuffled, first drawn first."""
        self.pile_left = self.pile
        """The pile as it lies now."""
        self.position = new_position(rules)
        self.events: list[AnyEvent] = []
        self.coin = 0
        """The 64 bits that bots may toss: what the last roll left of its word, or, where programs
        play, a digest of its own."""
        self._taken = [0] * rules.players
        self._fresh: list[Step] = []
        self._start_round()
        self._fresh = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.events) and isinstance(self.events[-1], GameEnded)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The ranking by the purses as they are, best first."""
        return standings(self.position)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share the win, none before the end."""
        return tuple(s.seat for s in self.standings if s.rank == 1) if self.over else ()

    def fork(self) -> Game:
        """Give a second game that stands where this one stands; each goes on by itself.

        >>> from lastroll.game import Seeded
        >>> game = Game(Rules(players=2), Seeded(7))
        >>> game.fork().roll() == game.roll()
        True
        """
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.events = self.events.copy()
        twin._taken = self._taken.copy()
        return twin

    def steps(self) -> Iterator[Step]:
        """Yield every step since the shuffle."""
        return steps(self.rules, self.events)

    def roll(self) -> tuple[Step, ...]:
        """Roll for the seat whose turn it is; return what happened."""
        self._fresh = []
        self._open()
        position, seat = self.position, self.position.turn
        if seat is None or position.rolled is not None:
            # Chance is not asked for dice that nobody may roll: the position refuses any.
            position.roll(_NO_ROLL)
        assert seat is not None
        dice, self.coin = self.chance.roll(
            position.round, seat, self._taken[seat], position.hands[seat]
        )
        after = position.roll(dice)
        self._taken[seat] += 1
        self._happen(Rolled(seat, dice.own_digits, dice.neutral_digits), after)
        return tuple(self._fresh)

    def place(self, face: int) -> tuple[Step, ...]:
        """Place all dice of `face` and return what happened.

        After the last dice of a round the casinos pay, and the next round is dealt.
        """
        position = self.position
        after = position.place(face)
        assert position.rolled is not None
        assert position.turn is not None
        self._fresh = []
        self._happen(Placed(position.turn, face, *position.rolled.dice(face)), after)
        if after.turn is None:
            self._pay_out()
        return tuple(self._fresh)

    def _happen(self, event: AnyEvent, after: Position) -> None:
        before, self.position = self.position, after
        self.events.append(event)
        self._fresh.append(Step(len(self.events), event, before, after))

    def _pay_out(self) -> None:
        returned: list[int] = []
        for face, payout in zip(FACES, self.position.payouts, strict=True):
            self._happen(payout_event(face, payout), self.position.pay(face))
            returned += payout.returned
        # Ruling: casinos 1 to 6 in order, each from high to low; the last one is the bottom.
        self.pile_left = (*self.pile_left, *returned)
        self._happen(RoundEnded(self.position.round, tuple(returned)), self.position)
        if self.position.phase is Phase.OVER:
            self._happen(GameEnded(self.standings), self.position)
        else:
            self._start_round()

    def _start_round(self) -> None:
        casinos, self.pile_left = fill_casinos(self.rules, self.pile_left)
        after = self.position.deal(casinos)
        self._taken = [0] * self.rules.players
        self._happen(RoundStarted(after.round, after.start, casinos), after)
        # A record may stop between the deal and the opening; the first roll then asks again.
        with suppress(ScriptEnded):
            self._open()

    def _open(self) -> None:
        if self.rules.opening_dice and self.position.phase is Phase.OPENING:
            dice = self.chance.opening(self.rules, self.position.round)
            self._happen(OpeningPlaced(dice.neutral_digits), self.position.open(dice))
