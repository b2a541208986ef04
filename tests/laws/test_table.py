"""Games step by step: `Position` and `Game` against the naive table, law by law."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.laws.model import NEUTRAL, Owner, Paid, Table, table_for
from tests.strategies import PLAYED_RULES, SEEDS, finished_games, rolls, short_rules

from lastroll.game import (
    CasinoPaid,
    Game,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
)
from lastroll.rules import Hand, IllegalMove, Phase, Pile, Position, Roll, Rules, new_position

FACES_AND_BEYOND = (0, 1, 2, 3, 4, 5, 6, 7)


class Dictated:
    """Chance that gives what the test has just drawn."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator
        self.next_roll: Roll | None = None
        self.openings: dict[int, str] = {}

    def pile(self, rules: Rules) -> Pile:
        pile = list(rules.notes)
        self.generator.shuffle(pile)
        return tuple(pile)

    def opening(self, rules: Rules, round_: int) -> Roll:
        digits = "".join(self.generator.choices("123456", k=rules.opening_dice))
        self.openings[round_] = digits
        return Roll.of("", digits)

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        assert self.next_roll is not None
        return self.next_roll, 0


def seen(position: Position) -> dict[str, Any]:
    """Return a position in plain values."""
    return {
        "round": position.round,
        "start": position.start,
        "turn": position.turn,
        "notes": [list(casino.notes) for casino in position.casinos],
        "placed": [list(casino.dice) for casino in position.casinos],
        "own": [hand.own for hand in position.hands],
        "white": [hand.neutral for hand in position.hands],
        "faces": list(position.legal_faces),
        "purses": [tuple(purse) for purse in position.purses if purse is not None],
    }


def seen_at(table: Table) -> dict[str, Any]:
    """Return the naive table in the same plain values."""
    return {
        "round": table.round,
        "start": table.start,
        "turn": table.turn,
        "notes": [sorted(notes, reverse=True) for notes in table.notes.values()],
        "placed": [[placed[owner] for owner in table.owners] for placed in table.placed.values()],
        "own": list(table.own.values()),
        "white": list(table.white.values()),
        "faces": table.faces(),
        "purses": [(sum(won), len(won)) for won in table.won.values()],
    }


def owner_of(owner: int, players: int) -> Owner:
    return NEUTRAL if owner == players else owner


def paid_by(event: CasinoPaid, players: int) -> Paid:
    return Paid(
        [owner_of(owner, players) for owner in event.cancelled],
        [(owner_of(each.owner, players), each.note) for each in event.payments],
        list(event.returned),
    )


class TableMachine(RuleBasedStateMachine):
    """Deal, open, roll, place and pay, in three tellings that must never differ."""

    @initialize(rules=short_rules() | PLAYED_RULES, generator=st.builds(Random, SEEDS))
    def sit_down(self, rules: Rules, generator: Random) -> None:
        self.agreed = rules
        self.chance = Dictated(generator)
        self.game = Game(rules, self.chance)
        self.position = new_position(rules)
        self.table = table_for(rules, self.game.pile)
        self.told = 0

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        # In each phase there is one way on: rules with preconditions would mostly be switched off.
        {
            Phase.DEAL: self.deal,
            Phase.OPENING: self.open,
            Phase.ROLL: self.roll,
            Phase.PLACE: self.place,
            Phase.PAY: self.pay,
            Phase.OVER: self.leave,
        }[self.position.phase](data)

    @rule(data=st.data())
    def try_what_is_not_allowed_and_go_on(self, data: st.DataObject) -> None:
        position, game = self.position, self.game
        before = (list(game.events), game.position, game.pile_left, seen(position))
        for face in set(FACES_AND_BEYOND) - set(self.table.faces()):
            with pytest.raises(IllegalMove):
                position.place(face)
            if game.position == position:  # not one that is ahead
                with pytest.raises(IllegalMove):
                    game.place(face)
        steps: dict[Phase, Callable[[], object]] = {
            Phase.DEAL: lambda: position.deal([()] * 6),
            Phase.OPENING: lambda: position.open(Roll.of("", "1" * self.agreed.opening_dice)),
            Phase.ROLL: lambda: position.roll(Roll.of("1" * self.agreed.dice)),
        }
        if position.turn is not None:
            steps[Phase.PAY] = lambda: position.pay(1)
        for phase, step in steps.items():
            if phase is not position.phase:
                with pytest.raises(IllegalMove):
                    step()
        assert before == (list(game.events), game.position, game.pile_left, seen(position))
        self.go_on(data)

    def deal(self, _: st.DataObject) -> None:
        previous = self.table.start
        self.table.deal()
        self.position = self.position.deal(
            [tuple(self.table.notes[casino]) for casino in range(1, 7)]
        )
        turned = self.table.round > 1
        assert self.position.start == (previous + turned) % self.agreed.players

    def open(self, _: st.DataObject) -> None:
        digits = self.chance.openings[self.table.round]
        self.table.open(digits)
        self.position = self.position.open(Roll.of("", digits))

    def roll(self, data: st.DataObject) -> None:
        seat = self.table.turn
        assert seat is not None
        roll = data.draw(rolls(Hand(self.table.own[seat], self.table.white[seat])))
        self.table.roll(roll.own_digits, roll.neutral_digits)
        self.position = self.position.roll(roll)
        self.chance.next_roll = roll
        (rolled,) = self.game.roll()
        assert rolled.event == Rolled(seat, roll.own_digits, roll.neutral_digits)

    def place(self, data: st.DataObject) -> None:
        face = data.draw(st.sampled_from(self.table.faces()))
        seat, rolled = self.table.turn, self.table.rolled
        assert seat is not None
        assert rolled is not None
        own, white = (digits.count(str(face)) for digits in rolled)
        self.table.place(face)
        self.position = self.position.place(face)
        assert self.game.place(face)[0].event == Placed(seat, face, own, white)

    def pay(self, data: st.DataObject) -> None:
        placed = {casino: dict(dice) for casino, dice in self.table.placed.items()}
        under = len(self.table.pile)
        paid = self.table.pay_out()
        # In whatever order the casinos are asked, each pays the same.
        for casino in data.draw(st.permutations(range(1, 7))):
            self.position = self.position.pay(casino)
        events = [e for e in self.game.events[self.told :] if isinstance(e, CasinoPaid)]
        players = self.agreed.players
        assert [(e.casino, paid_by(e, players)) for e in events] == list(paid.items())
        for event in events:
            for payment in event.payments:
                assert placed[event.casino][owner_of(payment.owner, players)] > 0
        [ended] = [e for e in self.game.events[self.told :] if isinstance(e, RoundEnded)]
        assert list(ended.returned) == self.table.pile[under:]
        self.told = len(self.game.events)

    def leave(self, _: st.DataObject) -> None:
        assert self.table.round == self.agreed.rounds
        assert self.game.over
        assert list(self.game.winners) == self.table.winners()
        assert {s.seat: s.rank for s in self.game.standings} == self.table.ranks()
        with pytest.raises(IllegalMove):
            self.game.roll()
        self.sit_down(self.agreed, self.chance.generator)  # and once more, from the start

    @invariant()
    def all_tell_the_same(self) -> None:
        assert seen(self.position) == seen_at(self.table)
        # The game pays, deals and opens by itself: it is ahead until the next roll is due.
        if self.position.phase in (Phase.ROLL, Phase.PLACE, Phase.OVER):
            assert self.game.position == self.position
            assert list(self.game.pile_left) == self.table.pile

    @invariant()
    def dice_are_conserved(self) -> None:
        rules, casinos = self.agreed, self.position.casinos
        if self.position.phase not in (Phase.ROLL, Phase.PLACE):
            return
        for seat, hand in enumerate(self.position.hands):
            assert hand.own + sum(casino.dice[seat] for casino in casinos) == rules.dice
        if rules.neutral:
            lying = sum(casino.dice[rules.players] for casino in casinos)
            held = sum(hand.neutral for hand in self.position.hands)
            assert lying + held == rules.players * rules.neutral_dice + rules.opening_dice

    @invariant()
    def money_is_conserved(self) -> None:
        notes = Counter(self.game.pile_left)
        notes.update(note for casino in self.game.position.casinos for note in casino.notes)
        for event in self.game.events:
            if isinstance(event, CasinoPaid):
                players = self.agreed.players
                notes.update(each.note for each in event.payments if each.owner < players)
        assert notes == Counter(self.agreed.notes) == self.table.all_notes()

    @invariant()
    def who_is_to_act_has_dice(self) -> None:
        turn = self.position.turn
        assert (turn is not None) == any(map(any, self.position.hands))
        assert turn is None or any(self.position.hands[turn])


TableMachine.TestCase.settings = settings(max_examples=50, stateful_step_count=60)
TestTable = TableMachine.TestCase


@given(finished_games())
def test_whole_games_go_as_on_the_naive_table(game: Game) -> None:
    table = table_for(game.rules, game.pile)
    paid: list[Paid] = []
    for event in game.events:
        if isinstance(event, RoundStarted):
            table.deal()
            assert list(map(list, event.casinos)) == seen_at(table)["notes"]
        elif isinstance(event, OpeningPlaced):
            table.open(event.dice)
        elif isinstance(event, Rolled):
            assert event.seat == table.turn
            table.roll(event.own, event.neutral)
        elif isinstance(event, Placed):
            table.place(event.face)
        elif isinstance(event, CasinoPaid):
            paid = paid or list(table.pay_out().values())
            assert paid.pop(0) == paid_by(event, game.rules.players)
    assert seen(game.position) == seen_at(table)
    assert list(game.winners) == table.winners()
    assert {s.seat: s.rank for s in game.standings} == table.ranks()
    assert list(game.pile_left) == table.pile
