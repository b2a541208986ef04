"""A game being played: its events, its position and the hidden pile."""

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
    """A game from the shuffle to the end; the caller decides when to roll and what to place.

    The deal, the opening and the payout follow automatically when they are due. `roll` and `place`
    return the steps they caused, for a page to animate or a log to store.

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
        """The shuffled notes in the order they are drawn."""
        self.pile_left = self.pile
        """The notes that are in the pile now."""
        self.position = new_position(rules)
        self.events: list[AnyEvent] = []
        self.coin = 0
        """64 random bits for bots: the rest of the last roll's word, or a separate digest if
        programs play."""
        self._turns_taken = [0] * rules.players
        self._new_steps: list[Step] = []
        self._start_round()
        self._new_steps = []

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
        """The seats that share the win; none before the end."""
        return tuple(s.seat for s in self.standings if s.rank == 1) if self.over else ()

    def fork(self) -> Game:
        """Return a copy of the game that can be played on independently.

        >>> from lastroll.game import Seeded
        >>> game = Game(Rules(players=2), Seeded(7))
        >>> game.fork().roll() == game.roll()
        True
        """
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy.events = self.events.copy()
        copy._turns_taken = self._turns_taken.copy()
        return copy

    def steps(self) -> Iterator[Step]:
        """Yield every step since the shuffle."""
        return steps(self.rules, self.events)

    def roll(self) -> tuple[Step, ...]:
        """Roll for the seat whose turn it is and return the steps that follow."""
        self._new_steps = []
        self._roll_opening()
        position, seat = self.position, self.position.turn
        if seat is None or position.rolled is not None:
            # Raises, as for any dice: no outcome is taken from `chance` if nobody may roll.
            position.roll(_NO_ROLL)
        assert seat is not None
        dice, self.coin = self.chance.roll(
            position.round, seat, self._turns_taken[seat], position.hands[seat]
        )
        after = position.roll(dice)
        self._turns_taken[seat] += 1
        self._add_step(Rolled(seat, dice.own_digits, dice.neutral_digits), after)
        return tuple(self._new_steps)

    def place(self, face: int) -> tuple[Step, ...]:
        """Place all dice of `face` and return the steps that follow.

        After the last dice of a round the casinos pay, and the next round is dealt.
        """
        position = self.position
        after = position.place(face)
        assert position.rolled is not None
        assert position.turn is not None
        self._new_steps = []
        self._add_step(Placed(position.turn, face, *position.rolled.dice(face)), after)
        if after.turn is None:
            self._pay_out()
        return tuple(self._new_steps)

    def _add_step(self, event: AnyEvent, after: Position) -> None:
        before, self.position = self.position, after
        self.events.append(event)
        self._new_steps.append(Step(len(self.events), event, before, after))

    def _pay_out(self) -> None:
        returned: list[int] = []
        for face, payout in zip(FACES, self.position.payouts, strict=True):
            self._add_step(payout_event(face, payout), self.position.pay(face))
            returned += payout.returned
        # Ruling: casinos 1 to 6 in order, each from high to low; the last note is the bottom.
        self.pile_left = (*self.pile_left, *returned)
        self._add_step(RoundEnded(self.position.round, tuple(returned)), self.position)
        if self.position.phase is Phase.OVER:
            self._add_step(GameEnded(self.standings), self.position)
        else:
            self._start_round()

    def _start_round(self) -> None:
        casinos, self.pile_left = fill_casinos(self.rules, self.pile_left)
        after = self.position.deal(casinos)
        self._turns_taken = [0] * self.rules.players
        self._add_step(RoundStarted(after.round, after.start, casinos), after)
        # A record may stop between the deal and the opening; then the next roll tries again.
        with suppress(ScriptEnded):
            self._roll_opening()

    def _roll_opening(self) -> None:
        if self.rules.opening_dice and self.position.phase is Phase.OPENING:
            dice = self.chance.opening(self.rules, self.position.round)
            self._add_step(OpeningPlaced(dice.neutral_digits), self.position.open(dice))
