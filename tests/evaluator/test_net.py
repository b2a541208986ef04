"""The net in play does the sums of the net in training, and sees what it should see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, permutations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from tests.training.test_game import GAME_KINDS

from lastroll.evaluator import NetEvaluator, NotCovered, Weights, load_evaluator, net_evaluator
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    CASINO_DICE,
    CASINO_NOTES,
    COUNTING_SEATS,
    MONEY,
    NEUTRAL_LEFT,
    NOTES_WON,
    OWN_LEFT,
    ROUNDS_LEFT,
    START,
    TURN,
    Rows,
    row_of,
)
from lastroll.evaluator._weights import packaged_weights
from lastroll.evaluator.features import (
    CASINOS,
    MAX_CASINO_NOTES,
    MONEY_SCALE,
    MONEY_UNIT,
    OWNERS,
    SLOTS,
)
from lastroll.game import Game, Seeded, pick
from lastroll.rules import Casino, Hand, Phase, Position, Purse, Roll, Rules, new_position
from lastroll.training._game import TableArrays, TableRules
from lastroll.training._play import value


def positions_of(rules: Rules, games: int) -> Iterator[Position]:
    """Positions of some games: before each roll, and where a round has just ended."""
    for number in range(games):
        game = Game(rules, Seeded(31, number))
        yield new_position(rules)
        while not game.over:
            yield game.position
            game.roll()
            rolled = game.position
            face = rolled.legal_faces[pick(game.coin, len(rolled.legal_faces))]
            game.place(face)
            if rolled.place(face).turn is None:
                yield rolled.place(face)


def table_of(row: Rows) -> TableArrays:
    """Return a row, as training has it."""
    dice = row[CASINO_DICE:].reshape(CASINOS, OWNERS)
    return TableArrays(
        notes=jnp.array(row[CASINO_NOTES:CASINO_DICE].reshape(CASINOS, MAX_CASINO_NOTES)),
        dice=jnp.array(dice[:, :SLOTS]),
        casino_neutral=jnp.array(dice[:, SLOTS]),
        own=jnp.array(row[OWN_LEFT:NEUTRAL_LEFT]),
        neutral=jnp.array(row[NEUTRAL_LEFT:MONEY]),
        money=jnp.array(row[MONEY:NOTES_WON]),
        count=jnp.array(row[NOTES_WON:COUNTING_SEATS]),
        rounds=jnp.array(row[ROUNDS_LEFT]),
        start=jnp.array(row[START]),
        turn=jnp.array(row[TURN]),
        between=jnp.array(bool(row[BETWEEN_ROUNDS])),
    )


@cache
def in_training() -> dict[str, Array]:
    return {name: jnp.array(array) for name, array in packaged_weights().arrays.items()}


_value = jax.jit(value)


@pytest.mark.parametrize(
    ("for_margin", "counting_seats"), [(False, ()), (True, ()), (False, (0,)), (False, (0, 1))]
)
@pytest.mark.parametrize(("players", "neutral"), GAME_KINDS)
def test_the_net_of_play_is_the_net_of_training(
    players: int, neutral: bool, for_margin: bool, counting_seats: tuple[int, ...]
) -> None:
    rules = Rules(players=players, neutral=neutral, start=1)
    count = 64  # always as many, so that JAX compiles once
    found = islice(positions_of(rules, 9), 0, 5 * count, 5)
    rows = np.array(
        [
            row_of(position, for_margin=for_margin, counting_seats=counting_seats)
            for position in found
        ]
    )
    assert len(rows) == count
    assert 0 < rows[:, BETWEEN_ROUNDS].sum() < count
    tables: TableArrays = jax.tree.map(lambda *parts: jnp.stack(parts), *map(table_of, rows))
    table_rules = TableRules(
        players=jnp.full(count, players),
        neutral_dice=jnp.full(count, rules.neutral_dice),
        opening_dice=jnp.full(count, rules.opening_dice),
        for_margin=jnp.full(count, for_margin),
        counting_seats=jnp.array(rows[:, COUNTING_SEATS : COUNTING_SEATS + SLOTS] == 1),
    )
    theirs = _value(in_training(), table_rules, tables)
    ours = load_evaluator().evaluate_rows(rows, rows[0])
    playing = (rows[:, BETWEEN_ROUNDS] == 0) | (rows[:, ROUNDS_LEFT] > 0)
    assert ours[playing, :, 0] == pytest.approx(np.array(theirs.win)[playing], abs=1e-5)
    in_round = rows[:, BETWEEN_ROUNDS] == 0
    assert ours[in_round, :, 1] == pytest.approx(np.array(theirs.money)[in_round], abs=1e-5)
    assert ours[in_round, :, 2] == pytest.approx(np.array(theirs.square)[in_round], abs=2e-5)
    assert not ours[:, players:].any()


@pytest.mark.parametrize(("players", "neutral"), GAME_KINDS)
def test_shares_add_up_to_one(players: int, neutral: bool) -> None:
    for position in islice(positions_of(Rules(players=players, neutral=neutral), 1), 0, None, 7):
        evaluate = load_evaluator().evaluate(position)
        assert sum(evaluate.win) == pytest.approx(1.0, abs=1e-5)
        assert len(evaluate.win) == len(evaluate.money) == len(evaluate.stddev) == players
        assert min(evaluate.win) > 0
        assert min(evaluate.stddev) >= 0


def test_a_game_that_is_over_has_its_shares() -> None:
    rules = Rules(players=3)
    over = replace(new_position(rules), round=4)

    def win_shares(*purses: Purse) -> tuple[float, ...]:
        return load_evaluator().evaluate(replace(over, purses=purses)).win

    assert win_shares(Purse(90_000, 2), Purse(80_000, 9), Purse()) == (1, 0, 0)
    assert win_shares(Purse(90_000, 2), Purse(90_000, 3), Purse(90_000, 1)) == (0, 1, 0)
    assert win_shares(Purse(90_000, 2), Purse(80_000, 2), Purse(90_000, 2)) == (0.5, 0, 0.5)
    assert win_shares(Purse(600_000, 99), Purse(590_000, 199), Purse()) == (1, 0, 0)


def end_of_round(round_: int) -> Position:
    """Seat 0 has one die left, and has rolled it; seat 1 gets $60,000, and seat 0 may get 50."""
    casinos = [Casino((60_000, 10_000), (0, 2)), *[Casino((50_000,), (0, 0))] * 5]
    position = Position(
        rules=Rules(players=2),
        round=round_,
        start=0,
        turn=0,
        casinos=tuple(casinos),
        hands=(Hand(1), Hand(0)),
        rolled=Roll.of("3"),
        purses=(Purse(100_000, 2), Purse(100_000, 2)),
    )
    return position.check()


def test_the_money_of_a_round_is_exact_once_it_is_over() -> None:
    for round_ in (1, 4):
        position = end_of_round(round_)
        for for_margin in (False, True):
            evaluate = load_evaluator().evaluate_choices(position, for_margin=for_margin)[3]
            assert evaluate.money == pytest.approx((50_000, 60_000), abs=0.1)
            assert evaluate.stddev == pytest.approx((0, 0), abs=100)
            assert evaluate.merit(0, for_margin=True) == pytest.approx(-10_000, abs=0.1)
    assert load_evaluator().evaluate_choices(end_of_round(4))[3].win == (0, 1)
    assert 0.2 < load_evaluator().evaluate_choices(end_of_round(1))[3].win[0] < 0.5


@pytest.fixture(params=[(2, False), (4, False), (5, False), (3, True)], ids=str)
def midway(request: pytest.FixtureRequest) -> Position:
    """Return a position in the middle of a round, with dice about and money in the purses."""
    players, neutral = request.param
    rules = Rules(players=players, neutral=neutral)
    found = (p for p in positions_of(rules, 1) if p.round == 2 and p.phase is Phase.ROLL)
    return next(islice(found, 2 * players + 1, None))


def test_the_order_of_the_casinos_does_not_matter(midway: Position) -> None:
    evaluate = load_evaluator().evaluate(midway)
    for order in islice(permutations(range(CASINOS)), 100, None, 145):
        turned = replace(midway, casinos=tuple(midway.casinos[casino] for casino in order))
        assert flat(load_evaluator().evaluate(turned)) == pytest.approx(flat(evaluate), rel=1e-4)


def test_who_sits_where_does_not_matter(midway: Position) -> None:
    players = midway.rules.players
    evaluate = load_evaluator().evaluate(midway)
    for by in range(1, players):
        seats = [(seat - by) % players for seat in range(players)]
        assert midway.turn is not None
        turned = replace(
            midway,
            start=(midway.start + by) % players,
            turn=(midway.turn + by) % players,
            casinos=tuple(
                Casino(notes, (*(dice[seat] for seat in seats), *dice[players:]))
                for notes, dice in midway.casinos
            ),
            hands=tuple(midway.hands[seat] for seat in seats),
            purses=tuple(midway.purses[seat] for seat in seats),
        )
        found = load_evaluator().evaluate(turned)
        for here, there in zip(found, evaluate, strict=True):
            assert here == pytest.approx([there[seat] for seat in seats], rel=1e-4)
    assert len(set(evaluate.win)) == players  # else a rotation would show nothing


def flat(evaluate: tuple[tuple[float, ...], ...]) -> list[float]:
    return [number for numbers in evaluate for number in numbers]


def test_before_the_opening_it_takes_the_mean_over_the_spare_dice() -> None:
    rules = Rules(players=3, neutral=True)
    dealt = new_position(rules).deal([(60_000,), (90_000,), (50_000, 20_000)] * 2)
    assert dealt.phase is Phase.OPENING
    evaluator: NetEvaluator = load_evaluator()
    means = np.zeros((2, 3))
    for one in "123456":
        for two in "123456":
            opened = evaluator.evaluate(dealt.open(Roll.of("", one + two)))
            means += np.array([opened.win, opened.money]) / 36
    evaluate = evaluator.evaluate(dealt)
    assert evaluate.win == pytest.approx(means[0], abs=1e-5)
    assert evaluate.money == pytest.approx(means[1], rel=1e-4)


def test_every_placement_has_its_shares() -> None:
    game = Game(Rules(players=2, neutral=True), Seeded(3))
    evaluator = load_evaluator()
    win_shares = evaluator.option_win_shares(game.position)
    assert win_shares.shape == (6 * (9 * 5 - 1), 2)
    position = game.position.roll(Roll.of("11233446", "1556"))
    for face, evaluate in evaluator.evaluate_choices(position).items():
        assert position.rolled is not None
        own, neutral = position.rolled.dice(face)
        number = (face - 1) * (9 * 5 - 1) + own * 5 + neutral - 1
        assert win_shares[number] == pytest.approx(evaluate.win, abs=1e-6)


def test_to_an_older_net_everybody_is_the_same() -> None:
    weights = packaged_weights()
    arrays = dict(weights.arrays)
    arrays["table.weight"] = arrays["table.weight"][:-SLOTS]
    older = net_evaluator(Weights(arrays, {}, ""))
    position = Game(Rules(players=4), Seeded(3)).position
    rows = [
        row_of(position, counting_seats=counting_seats)[np.newaxis]
        for counting_seats in ((), (0, 2))
    ]
    plain, counted = (older.evaluate_rows(row, row[0]) for row in rows)
    assert (plain == counted).all()
    assert (plain == load_evaluator().evaluate_rows(rows[0], rows[0][0])).all()
    assert (plain != load_evaluator().evaluate_rows(rows[1], rows[1][0])).any()


def test_it_does_not_judge_what_it_was_not_made_for() -> None:
    with pytest.raises(NotCovered):
        load_evaluator().evaluate(new_position(Rules(players=2, notes=(55_000,) * 30)))
    assert load_evaluator().unit == MONEY_UNIT
    assert MONEY_SCALE == 10  # what figures in this file count on
