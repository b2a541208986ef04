"""The position: all that is visible on the table, and the steps that change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from lastroll.rules._casino import Casino, Payout, pay_out
from lastroll.rules._dice import Hand, Roll
from lastroll.rules._errors import IllegalMove, InvalidPosition
from lastroll.rules._rules import FACES, Rules
from lastroll.rules._standing import Purse


class Phase(Enum):
    """The kind of step that comes next."""

    DEAL = "deal"
    """The notes of the next round are dealt."""
    OPENING = "opening"
    """The spare neutral dice of the round are rolled onto the casinos."""
    ROLL = "roll"
    """The player whose turn it is rolls."""
    PLACE = "place"
    """The player whose turn it is chooses a face."""
    PAY = "pay"
    """The casinos pay out."""
    OVER = "over"
    """Nothing: the game has ended."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game as a player with a perfect memory sees it; the pile is not part of it.

    Each step returns a new position, or raises `IllegalMove` if the rules forbid it.

    >>> position = new_position(Rules(players=2)).deal([(60_000,)] * 6)
    >>> position = position.roll(Roll.of("11335666"))
    >>> position.legal_faces
    (1, 3, 5, 6)
    >>> position.place(6).casinos[5].dice
    (3, 0)
    """

    rules: Rules
    round: int
    """The round being played, from 1; 0 before the first."""
    start: int
    """The seat that starts this round."""
    turn: int | None
    """The seat to act; None between rounds, while casinos pay and after the end."""
    casinos: tuple[Casino, ...]
    hands: tuple[Hand, ...]
    rolled: Roll | None
    """The dice just rolled, before they are placed."""
    purses: tuple[Purse | None, ...]
    """The purses by seat; None for a purse that is closed."""

    @property
    def phase(self) -> Phase:
        """The kind of step that comes next."""
        if self.rolled is not None:
            return Phase.PLACE
        if self.turn is not None:
            return Phase.OPENING if self._opening_is_due() else Phase.ROLL
        if any(casino.notes or any(casino.dice) for casino in self.casinos):
            return Phase.PAY
        return Phase.OVER if self.round == self.rules.rounds else Phase.DEAL

    def _opening_is_due(self) -> bool:
        rules = self.rules
        return (
            rules.opening_dice > 0
            and all(hand == (rules.dice, rules.neutral_dice) for hand in self.hands)
            and not any(any(casino.dice) for casino in self.casinos)
        )

    @property
    def legal_faces(self) -> tuple[int, ...]:
        """The faces that may be placed now: all that were rolled, on own or neutral dice."""
        return self.rolled.faces if self.rolled is not None else ()

    @property
    def payouts(self) -> tuple[Payout, ...]:
        """The payouts of casinos 1 to 6 if the round ended now."""
        players = self.rules.players
        return tuple([pay_out(casino, players) for casino in self.casinos])

    @property
    def winnings(self) -> tuple[int, ...]:
        """The money that each seat would receive if the round ended now."""
        money = [0] * self.rules.owners
        for payout in self.payouts:
            for payment in payout.payments:
                money[payment.owner] += payment.note
        return tuple(money[: self.rules.players])

    def deal(self, notes: Sequence[tuple[int, ...]]) -> Position:
        """Return the start of the next round, with these notes on casinos 1 to 6."""
        self._check_phase(Phase.DEAL)
        if len(notes) != len(FACES):
            raise IllegalMove("deal-six", "six casinos take notes, not {count}", count=len(notes))
        rules = self.rules
        for note in {note for casino in notes for note in casino}:
            if note not in rules.notes:
                raise IllegalMove("deal-note", "the rules have no note of ${note}", note=note)
        # Each later round is started by the left neighbour of the last start player.
        start = self.start if self.round == 0 else (self.start + 1) % rules.players
        nobody = (0,) * rules.owners
        return replace(
            self,
            round=self.round + 1,
            start=start,
            turn=start,
            casinos=tuple(Casino(tuple(sorted(dealt, reverse=True)), nobody) for dealt in notes),
            hands=(Hand(rules.dice, rules.neutral_dice),) * rules.players,
        )

    def open(self, dice: Roll) -> Position:
        """Return the position with the spare neutral dice of the round on the casinos."""
        self._check_phase(Phase.OPENING)
        if dice.hand != (0, self.rules.opening_dice):
            raise IllegalMove(
                "opening-dice",
                "the opening takes {expected} neutral dice, not {dice}",
                expected=self.rules.opening_dice,
                dice=str(dice) or "none",
            )
        return replace(
            self,
            casinos=tuple(
                Casino(notes, (*counts[:-1], counts[-1] + spare))
                for (notes, counts), spare in zip(self.casinos, dice.neutral, strict=True)
            ),
        )

    def roll(self, dice: Roll) -> Position:
        """Return the position after the player to move has rolled `dice`, all that are left."""
        self._check_phase(Phase.ROLL)
        assert self.turn is not None
        hand = self.hands[self.turn]
        if dice.hand != hand:
            raise IllegalMove(
                "dice-number",
                "seat {seat} has {own} own and {neutral} neutral dice to roll, not {dice}",
                seat=self.turn,
                own=hand.own,
                neutral=hand.neutral,
                dice=str(dice) or "none",
            )
        return Position(
            self.rules,
            self.round,
            self.start,
            self.turn,
            self.casinos,
            self.hands,
            dice,
            self.purses,
        )

    def place(self, face: int) -> Position:
        """Return the position after all dice of `face`, own and neutral, went to its casino."""
        rolled, seat = self.rolled, self.turn
        if rolled is None or seat is None:
            raise IllegalMove("not-rolled", "nothing can be placed before the roll")
        _check_face(face)
        own, neutral = rolled.own[face - 1], rolled.neutral[face - 1]
        if not own and not neutral:
            raise IllegalMove(
                "face-not-rolled",
                "face {face} was not rolled; it can be {faces}",
                face=face,
                faces=", ".join(map(str, rolled.faces)),
            )
        casinos = list(self.casinos)
        casinos[face - 1] = casinos[face - 1].add(seat, own, neutral)
        hands = list(self.hands)
        hands[seat] = Hand(hands[seat].own - own, hands[seat].neutral - neutral)
        return Position(
            self.rules,
            self.round,
            self.start,
            _next_turn(hands, seat),
            tuple(casinos),
            tuple(hands),
            None,
            self.purses,
        )

    def pay(self, face: int) -> Position:
        """Return the position after the casino `face` has paid; it is then empty.

        A casino without notes or without dice pays nobody.
        """
        _check_face(face)
        if self.turn is not None:
            self._check_phase(Phase.PAY)
        purses = list(self.purses)
        for payment in pay_out(self.casinos[face - 1], self.rules.players).payments:
            purse = purses[payment.owner] if payment.owner < len(purses) else None
            if purse is not None:
                purses[payment.owner] = Purse(purse.money + payment.note, purse.notes + 1)
        casinos = list(self.casinos)
        casinos[face - 1] = Casino((), (0,) * self.rules.owners)
        return replace(self, casinos=tuple(casinos), purses=tuple(purses))

    def _check_phase(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise IllegalMove(
                "phase",
                "now comes {now}, not {asked}",
                now=self.phase.value,
                asked=phase.value,
            )

    def check(self) -> Position:
        """Return the position itself; raise `InvalidPosition` if it is invalid."""
        _check(self)
        return self


def _check_face(face: int) -> None:
    if face not in FACES:
        raise IllegalMove("face-range", "a face is a number from 1 to 6, not {face}", face=face)


def _next_turn(hands: Sequence[Hand], seat: int) -> int | None:
    # Clockwise, the next player with dice left; the last one with dice plays on alone.
    players = len(hands)
    for step in range(1, players + 1):
        own, neutral = hands[(seat + step) % players]
        if own or neutral:
            return (seat + step) % players
    return None


def new_position(rules: Rules) -> Position:
    """Return the position before the first deal."""
    return Position(
        rules=rules,
        round=0,
        start=rules.start,
        turn=None,
        casinos=(Casino((), (0,) * rules.owners),) * len(FACES),
        hands=(Hand(0, 0),) * rules.players,
        rolled=None,
        purses=(Purse(),) * rules.players,
    )


def _check(position: Position) -> None:
    rules = position.rules
    for field, value, most in (
        ("round", position.round, rules.rounds),
        ("start", position.start, rules.players - 1),
        ("turn", position.turn or 0, rules.players - 1),
    ):
        if not 0 <= value <= most:
            raise InvalidPosition(
                "position-range",
                "must be from 0 to {most}, not {value}",
                field=field,
                most=most,
                value=value,
            ).at(field)
    for field, count, needed in (
        ("casinos", len(position.casinos), len(FACES)),
        ("hands", len(position.hands), rules.players),
        ("purses", len(position.purses), rules.players),
    ):
        if count != needed:
            raise InvalidPosition(
                "position-count",
                "there must be {needed}, not {count}",
                field=field,
                needed=needed,
                count=count,
            ).at(field)
    _check_casinos(position)
    _check_hands(position)
    for seat, purse in enumerate(position.purses):
        if purse is not None and not 0 <= purse.notes <= purse.money:
            raise InvalidPosition(
                "purse",
                "a purse holds at least 0 dollars, and no more notes than dollars",
            ).at(f"purses[{seat}]")


def _check_casinos(position: Position) -> None:
    rules = position.rules
    for number, casino in enumerate(position.casinos):
        where = f"casinos[{number}]"
        for note in casino.notes:
            if note not in rules.notes:
                raise InvalidPosition(
                    "position-note", "the rules have no note of ${note}", note=note
                ).at(f"{where}.notes")
        if list(casino.notes) != sorted(casino.notes, reverse=True):
            raise InvalidPosition("notes-order", "notes lie from high to low").at(f"{where}.notes")
        if len(casino.dice) != rules.owners or min(casino.dice) < 0:
            raise InvalidPosition(
                "casino-dice",
                "dice are counted for {owners} owners (seats in order, neutral last)",
                owners=rules.owners,
            ).at(f"{where}.dice")


def _check_hands(position: Position) -> None:
    rules = position.rules
    placed = [sum(counts) for counts in zip(*(c.dice for c in position.casinos), strict=True)]
    for seat, hand in enumerate(position.hands):
        # Fewer dice than a game has are allowed ("two dice each"), more are not.
        if (
            min(hand) < 0
            or hand.own + placed[seat] > rules.dice
            or hand.neutral > rules.neutral_dice
        ):
            raise InvalidPosition(
                "hand-dice",
                "seat {seat} can have {dice} own dice in all and {neutral} neutral ones in hand",
                seat=seat,
                dice=rules.dice,
                neutral=rules.neutral_dice,
            ).at(f"hands[{seat}]")
    neutral = rules.players * rules.neutral_dice + rules.opening_dice
    if rules.neutral and placed[-1] + sum(hand.neutral for hand in position.hands) > neutral:
        raise InvalidPosition(
            "neutral-dice", "there are {neutral} neutral dice in all", neutral=neutral
        ).at("casinos")
    turn = position.turn
    if turn is None:
        if position.rolled is not None or any(any(hand) for hand in position.hands):
            raise InvalidPosition(
                "turn-missing", "somebody has dice left, so it is somebody's turn"
            ).at("turn")
    elif not any(position.hands[turn]):
        raise InvalidPosition("turn-empty", "seat {seat} has no dice left", seat=turn).at("turn")
    elif position.rolled is not None and position.rolled.hand != position.hands[turn]:
        raise InvalidPosition(
            "roll-hand", "the roll must be of all dice that seat {seat} has left", seat=turn
        ).at("roll")
    if position.rolled is not None and position._opening_is_due():
        raise InvalidPosition(
            "opening-due", "the spare neutral dice must lie on the casinos before the first roll"
        ).at("casinos")
    if position.round == 0 and (turn is not None or position.phase is Phase.PAY):
        raise InvalidPosition("round-zero", "rounds count from 1").at("round")
