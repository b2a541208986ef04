"""Bots that weigh: what they play for, what they do without a net, and their slips."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.evaluator.mover import look, look_deeper
from tests.solver.posing import a_roll, pose
from tests.strategies import booklet_rules, games

from lastroll.bots import Bot, GreedyBot, make_bot
from lastroll.bots._evaluator_bots import (
    BotObjective,
    CounterBot,
    ExpertBot,
    PlannerBot,
    best_face,
    solver_objective,
    standard_normal,
    win_share_per_dollar,
)
from lastroll.evaluator import CountingEvaluator, load_evaluator
from lastroll.game import Game, Seeded, view
from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules
from lastroll.solver import Objective, equity_share, solve
from lastroll.values import EXPERT, appraise

Weighing = type[CounterBot] | type[PlannerBot] | type[ExpertBot]
WEIGHING: list[Weighing] = [CounterBot, PlannerBot, ExpertBot]


def last_dice(
    roll: str, notes: str, dice: tuple[tuple[int, int, int], ...], money: tuple[int, int, int]
) -> Position:
    """Return the end of a game of three: seat 2 has rolled the last dice; in thousands."""
    casinos = [
        Casino(tuple(int(note) * 1000 for note in lying.split("+")), counts)
        for lying, counts in zip(notes.split(), dice, strict=True)
    ]
    return Position(
        rules=Rules(players=3),
        round=4,
        start=0,
        turn=2,
        casinos=tuple(casinos),
        hands=(Hand(0), Hand(0), Hand(len(roll))),
        rolled=Roll.of(roll),
        purses=tuple(Purse(thousands * 1000, 6) for thousands in money),
    ).check()


# Behind. Two dice on 4 bring 60 for sure, but seat 0 then stays ahead unless the last die is a 5.
# A die on 5 takes 50 from seat 0 and leaves two dice to catch up with: a risk, at a price.
BEHIND = last_dice(
    "445",
    "40+20 60 70+20 60 50 80",
    ((1, 1, 2), (0, 0, 1), (0, 5, 0), (1, 2, 1), (2, 0, 1), (4, 0, 0)),
    (380, 320, 310),
)
# Ahead. A die on 4 brings more on average, with two dice still to roll. Two dice on 1 bring 90 at
# once, and that is enough.
AHEAD = last_dice(
    "114",
    "90 50 90 70+20 60 60",
    ((2, 0, 2), (0, 3, 1), (3, 1, 0), (1, 1, 1), (0, 3, 0), (2, 0, 1)),
    (320, 340, 400),
)


def a_trifle(rules: Rules) -> float:
    """Dollars that nobody could notice."""
    return 1e-6


@pytest.mark.parametrize("kind", WEIGHING)
@pytest.mark.parametrize(("position", "win", "money"), [(BEHIND, 5, 4), (AHEAD, 1, 4)])
def test_it_plays_for_the_win_and_not_for_money(
    kind: Weighing, position: Position, win: int, money: int
) -> None:
    assert solve(position, Objective.WIN).best == win
    assert solve(position, Objective.MARGIN).best == money
    assert kind().choose(position, 0) == win
    assert kind().playing_for_margin().choose(position, 0) == money


@settings(max_examples=25)
@given(games(booklet_rules()).filter(lambda game: game.position.rolled is not None))
def test_each_takes_what_its_evaluator_thinks_best(game: Game) -> None:
    position = game.position
    net = load_evaluator()
    assert ExpertBot(noise=a_trifle).choose(position, 0) == best_face(look(net, position))
    assert CounterBot().choose(position, 0) == best_face(look(CountingEvaluator(), position))
    if not near_end(position, "win"):
        assert ExpertBot().choose(position, 0) == best_face(judgement(position))
    if not near_end(position, "margin"):
        money = look_deeper(net, position, for_margin=True, budget=360)
        assert ExpertBot("margin").choose(position, 0) == best_face(money)


def near_end(position: Position, aim: BotObjective) -> bool:
    """Return whether the expert takes exact values."""
    return appraise(position, solver_objective(aim), EXPERT).solution is not None


def judgement(position: Position) -> dict[int, float]:
    """Return what the expert makes of its choices, put together by hand."""
    net, players = load_evaluator(), position.rules.players
    if players == 2:
        return look_deeper(net, position, budget=360)
    others = [seat for seat in range(players) if seat != position.turn]
    known = look_deeper(net, position, counting_seats=others, budget=150)
    counted = look(CountingEvaluator(exact=not position.rules.neutral), position)
    part = {3: 0.15, 4: 0.25, 5: 0.3}[players]
    return {face: (1 - part) * worth + part * counted[face] for face, worth in known.items()}


def test_the_expert_of_the_ladder_errs_only_between_two() -> None:
    slips = {}
    for rules in (Rules(2), Rules(2, neutral=True), Rules(3), Rules(5)):
        game, ladders = Game(rules, Seeded(3)), make_bot("expert")
        found = []
        while not game.over:
            game.roll()
            best = ExpertBot().choose(game.position, game.coin)
            found.append(ladders.choose(game.position, game.coin) != best)
            game.place(best)
        slips[rules] = sum(found) / len(found)
    errs, *others = slips.values()
    assert 0.05 < errs < 0.5
    assert others == [0, 0, 0]


def test_the_planner_looks_a_turn_ahead() -> None:
    game = Game(Rules(players=4), Seeded(6))
    game.roll()
    ahead = look_deeper(CountingEvaluator(exact=False, die_value=1_000.0), game.position)
    assert len(ahead) > 1
    known = look(load_evaluator(), game.position)
    both = {face: 0.8 * worth + 0.2 * known[face] for face, worth in ahead.items()}
    assert PlannerBot().choose(game.position, 0) == best_face(both)
    money = look_deeper(
        CountingEvaluator(exact=False, die_value=1_000.0), game.position, for_margin=True
    )
    assert PlannerBot("margin").choose(game.position, 0) == best_face(money)


@pytest.mark.parametrize("kind", [PlannerBot, ExpertBot])
def test_near_the_end_it_is_exact(kind: type[PlannerBot | ExpertBot]) -> None:
    random = Random(5)
    for hands in ((Hand(2), Hand(2)), (Hand(2), Hand(1), Hand(1)), (Hand(1, 1), Hand(2, 0))):
        rules = Rules(players=len(hands), neutral=any(hand.neutral for hand in hands))
        position = replace(pose(random, rules, hands), turn=0)
        position = position.roll(a_roll(random, hands[0]))
        assert kind().choose(position, 0) == solve(position, Objective.WIN).best
        assert kind("margin").choose(position, 0) == solve(position, Objective.MARGIN).best


def test_of_equals_the_lowest_face() -> None:
    assert best_face({5: 0.25, 2: 0.5, 4: 0.5}) == 2


def midgame(rules: Rules) -> Position:
    """Return a position with a choice between four faces at least."""
    game = Game(rules, Seeded(9))
    while game.position.round < min(2, rules.rounds) or len(game.position.legal_faces) < 4:
        if game.position.rolled is not None:
            game.place(game.position.legal_faces[0])
        game.roll()
    return game.position


@pytest.mark.parametrize("kind", WEIGHING)
@pytest.mark.parametrize(
    "position",
    [
        midgame(Rules(players=2, dice=9)),
        midgame(Rules(players=2, neutral=True, neutral_dice=6)),
        view(midgame(Rules(players=3)), 1),
    ],
    ids=["nine dice", "six neutral dice", "closed purses"],
)
def test_where_no_evaluator_sees_it_is_greedy(kind: Weighing, position: Position) -> None:
    assert kind().choose(position, 3) == GreedyBot().choose(position, 3)


def test_notes_that_the_net_never_saw_are_counted() -> None:
    rules = Rules(players=3, notes=tuple(range(11_111, 71_111, 1_500)))
    position = midgame(rules)
    counted = best_face(look(CountingEvaluator(unit=1), position))
    assert ExpertBot().choose(position, 0) == PlannerBot().choose(position, 0)
    assert ExpertBot(noise=a_trifle).choose(position, 0) == counted
    assert CounterBot().choose(position, 0) == counted


def test_a_bell() -> None:
    random = Random(2)
    coins = [*range(3_000), *(random.getrandbits(64) for _ in range(3_000))]
    numbers = [standard_normal(coin, face) for coin in coins for face in (1, 4)]
    assert fmean(numbers) == pytest.approx(0, abs=0.05)
    assert pstdev(numbers) == pytest.approx(1, abs=0.03)
    inside = sum(abs(number) < 1 for number in numbers) / len(numbers)
    assert inside == pytest.approx(0.683, abs=0.02)
    assert standard_normal(5, 1) == standard_normal(5, 1)
    assert len({standard_normal(5, face) for face in range(1, 7)}) == 6


def test_what_one_face_gets_says_nothing_about_another() -> None:
    random = Random(4)
    coins = [random.getrandbits(64) for _ in range(4_000)]
    for one, other in ((1, 2), (2, 5), (3, 6)):
        together = fmean(
            standard_normal(coin, one) * standard_normal(coin, other) for coin in coins
        )
        assert together == pytest.approx(0, abs=0.06)


def choices_of(bot: Bot, positions: list[tuple[Position, int]]) -> list[int]:
    return [bot.choose(position, coin) for position, coin in positions]


@pytest.fixture(scope="module")
def of_a_game() -> list[tuple[Position, int]]:
    """Positions with a choice, and coins."""
    found, game = [], Game(Rules(players=3), Seeded(12))
    while not game.over:
        game.roll()
        if len(game.position.legal_faces) > 1:
            found.append((game.position, game.coin))
        game.place(game.position.legal_faces[0])
    return found


@pytest.mark.parametrize("to_go", [1, 2, 3])
def test_a_dollar_of_noise_between_two_is_what_a_dollar_of_lead_is_worth(to_go: int) -> None:
    ahead, behind = (equity_share(to_go, gap, 0)[0] for gap in (20_000, -20_000))
    rules = Rules(players=2)
    # As a round begins, it and all that follow it are to go.
    position = replace(Game(rules, Seeded(1)).position, round=rules.rounds + 1 - to_go)
    assert win_share_per_dollar(position) == pytest.approx((ahead - behind) / 40_000, rel=0.05)


def test_noise_makes_slips_and_always_the_same_ones(of_a_game: list[tuple[Position, int]]) -> None:
    assert len(of_a_game) > 30
    best = choices_of(ExpertBot(), of_a_game)
    slips = []
    for name in ("regular", "novice"):
        weaker = choices_of(make_bot(name), of_a_game)
        assert weaker == choices_of(make_bot(name), of_a_game)
        slips.append(sum(a != b for a, b in zip(weaker, best, strict=True)) / len(best))
    assert 0 < slips[0] < slips[1] < 0.8
    other_coins = [(position, coin ^ 0xABCDEF) for position, coin in of_a_game]
    assert choices_of(make_bot("novice"), other_coins) != choices_of(make_bot("novice"), of_a_game)
    assert choices_of(ExpertBot(), other_coins) == best


def test_a_little_noise_changes_little(of_a_game: list[tuple[Position, int]]) -> None:
    for aim in ("win", "margin"):
        net, for_margin = load_evaluator(), aim == "margin"
        worths = [look(net, one, for_margin=for_margin) for one, _ in of_a_game]
        hardly, much = ExpertBot(noise=a_trifle), ExpertBot(noise=lambda _: 40_000.0)
        if for_margin:
            hardly, much = hardly.playing_for_margin(), much.playing_for_margin()
        losses = [
            [max(worth.values()) - worth[face] for worth, face in zip(worths, chosen, strict=True)]
            for chosen in (choices_of(hardly, of_a_game), choices_of(much, of_a_game))
        ]
        assert max(losses[0]) < 1e-6  # between equals even a trifle decides
        assert max(losses[1]) > 0.01


@given(st.integers(0, 2**64 - 1))
def test_any_coin_is_good(coin: int) -> None:
    assert -6 <= standard_normal(coin, 3) <= 6
