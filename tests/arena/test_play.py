"""A block: the same notes and dice for every rotation of every line-up."""

import sys

import numpy as np
import pytest
from tests.arena.playing import SHORT, small

from lastroll.arena import TournamentSpec, entrant_maker, entrant_names, rotate
from lastroll.arena._entrants import is_fast
from lastroll.arena._play import TableWork, play_table
from lastroll.arena._players import MAX_PROGRAMS, BotPool
from lastroll.bots import LADDER, PRIOR_BOTS, UnknownBot, UnsupportedRules, make_bot
from lastroll.game import Game, Seeded
from lastroll.rules import LastRollError, Rules


@pytest.mark.parametrize("rules", [Rules(players=2), Rules(players=3, neutral=True)])
def test_the_games_are_those_of_the_library(rules: Rules) -> None:
    setting = TournamentSpec(rules, ("greedy", "random"), seed=5, luck="none").check()
    with BotPool(1.0) as players:
        table = play_table(setting, 7, players)
    assert (table.block, table.line_up) == (7, 0)
    for rotation, found in enumerate(table.games):
        names = rotate(setting.line_ups[0], rotation)
        bots = [make_bot(name) for name in names]
        game, choices = Game(rules, Seeded(5, 7)), [0] * rules.players
        while (seat := game.position.turn) is not None:
            game.roll()
            game.place(bots[seat].choose(game.position, game.coin))
            choices[seat] += 1
        by_seat = sorted(game.standings, key=lambda each: each.seat)
        assert found.money == tuple(each.money for each in by_seat)
        assert found.ranks == tuple(each.rank for each in by_seat)
        assert found.choices == tuple(choices)
        wins = tuple((seat in game.winners) / len(game.winners) for seat in range(rules.players))
        assert found.win_shares == wins
        assert found.luck is None
        assert found.faults is None


def test_tables_are_numbered_block_by_block() -> None:
    setting = small()
    assert len(setting.line_ups) == 3
    assert setting.games_per_block == 6
    with TableWork(setting).start() as play:
        tables = play(range(1, 5))
    assert [(each.block, each.line_up) for each in tables] == [(0, 1), (0, 2), (1, 0), (1, 1)]
    assert all(len(each.games) == 2 for each in tables)


def test_luck_taken_out_leaves_the_mean_as_it_is() -> None:
    setting = TournamentSpec(SHORT, ("greedy", "random"), seed=3).check()
    with BotPool(1.0) as players:
        tables = [play_table(setting, number, players) for number in range(120)]
    luck = np.array([game.luck for table in tables for game in table.games])
    assert luck.sum(axis=1) == pytest.approx(np.zeros(len(luck)), abs=1e-5)
    stderr = luck[:, 0].std() / len(luck) ** 0.5
    assert abs(luck[:, 0].mean()) < 4 * stderr
    shares = np.array([game.win_shares for table in tables for game in table.games])
    # Games of one line-up and seat: what is left of their spread is skill, and errors of the net.
    raw, adjusted = shares[::2, 0].std(), (shares - luck)[::2, 0].std()
    assert adjusted < raw


def test_a_bot_that_fails_loses_its_seat_and_gets_it_back() -> None:
    program = f"cmd:{sys.executable} -c pass"
    setting = TournamentSpec(SHORT, (program, "random"), luck="none").check()
    with BotPool(1.0) as players:
        first, second = (play_table(setting, number, players) for number in (0, 1))
    for table in (first, second):
        codes = [game.faults for game in table.games]
        assert codes[0] is not None
        assert codes[1] is not None
        assert codes[0][0] is not None
        assert codes[0][1] is None
        assert codes[0] == codes[1][::-1]


def test_two_seats_never_share_a_bot() -> None:
    with BotPool(1.0) as players:
        bots = players.take(("random", "random", "greedy"), 0)
        assert len({id(bot) for bot in bots}) == 3
        assert players.take(("random", "greedy", "random"), 1)[2] is bots[1]


def test_each_game_of_a_block_has_a_process_of_its_own() -> None:
    program = f"cmd:{sys.executable} -c pass"
    with BotPool(1.0) as players:
        taken = [players.take((program, "random"), game) for game in range(MAX_PROGRAMS + 2)]
        assert len({id(bots[0]) for bots in taken}) == len(taken)
        assert len({id(bots[1]) for bots in taken}) == 1
        # The least recently used ones have been ended, and are made again.
        assert players.take((program, "random"), MAX_PROGRAMS + 1)[0] is taken[-1][0]
        assert players.take((program, "random"), 0)[0] is not taken[0][0]


@pytest.mark.parametrize(
    ("bots", "players", "line_ups"),
    [
        (("a", "b"), 2, (("a", "b"),)),
        (("a", "b"), 4, (("a", "b", "b", "b"),)),
        (("a",), 2, (("a", "a"),)),
        (("a", "b", "c"), 2, (("a", "b"), ("a", "c"), ("b", "c"))),
    ],
)
def test_who_sits_with_whom(
    bots: tuple[str, ...], players: int, line_ups: tuple[tuple[str, ...], ...]
) -> None:
    setting = TournamentSpec(Rules(players=players), bots)
    assert setting.line_ups == line_ups
    assert setting.names == bots


def test_the_last_bot_may_be_named_twice() -> None:
    assert TournamentSpec(Rules(players=3), ("a", "b", "b")).names == ("a", "b")


def test_who_may_enter() -> None:
    assert set(entrant_names()) == {rung.name for rung in LADDER} | set(PRIOR_BOTS)
    for name in entrant_names():
        assert callable(entrant_maker(name))
    assert all(map(is_fast, PRIOR_BOTS))
    assert is_fast("greedy")
    assert not is_fast("cmd:something")


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot):
        TournamentSpec(SHORT, ("greedy", "nobody")).check()
    with pytest.raises(LastRollError, match=r"program .* not found"):
        TournamentSpec(SHORT, ("greedy", "cmd:no-such-program-anywhere")).check()
    with pytest.raises(LastRollError, match="to remove luck with"):
        TournamentSpec(SHORT, ("greedy",), luck="mine").check()
    with pytest.raises(ValueError, match="no bots"):
        TournamentSpec(SHORT, ()).check()
    for rung in LADDER:
        for rules in (Rules(players=5), Rules(players=3, neutral=True)):
            if not rung.supports(rules):
                with pytest.raises(UnsupportedRules):
                    TournamentSpec(rules, (rung.name,)).check()
