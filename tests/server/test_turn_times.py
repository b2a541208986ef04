"""The moments of a turn, folded from entries: examples, and the law that nobody prolongs a turn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lastroll.server._clock import now_ms, process_ms, process_ms_of, turn_times
from lastroll.server._entries import ActedBy, AnyEntry, Away, Back, Played, Started

TURN = 20_000
Happened = list[tuple[AnyEntry, int]]


def started() -> AnyEntry:
    return Started(at=0, events=())


def placed(by: ActedBy = "player", seat: int = 0) -> AnyEntry:
    return Played(at=0, seat=seat, action="place", face=1, by=by, events=())


def due(*happened: tuple[AnyEntry, int], seat: int = 0) -> int:
    return turn_times(happened).due(seat, TURN)


def test_a_turn_has_its_time_from_the_start_and_from_each_placing() -> None:
    assert due((started(), 100)) == 100 + TURN
    rolled = Played(at=0, seat=0, action="roll", events=())
    assert due((started(), 100), (rolled, 5_000)) == 100 + TURN
    assert due((started(), 100), (placed(), 7_000)) == 7_000 + TURN


def test_each_bots_turn_is_watched_for_a_second() -> None:
    bots = [(placed("bot"), 1_000), (placed("bot"), 1_100)]
    assert due((started(), 0), *bots) == 1_100 + TURN + 2_000
    assert due((started(), 0), *bots, (placed(), 9_000)) == 9_000 + TURN


def test_turns_that_the_clock_played_do_not_add_up() -> None:
    late = [(placed("clock"), TURN * n) for n in range(1, 50)]
    assert due((started(), 0), *late) == TURN * 50 + 1_000


def test_who_returns_has_what_was_left_then() -> None:
    gone: Happened = [(started(), 0), (Away(at=0, seat=0), 4_000)]
    assert due(*gone, (Back(at=0, seat=0), 6_000)) == 6_000 + (TURN - 4_000)


def test_who_returns_late_has_ten_seconds() -> None:
    gone: Happened = [(started(), 0), (Away(at=0, seat=0), 19_000)]
    assert due(*gone, (Back(at=0, seat=0), 19_500)) == 29_500


def test_only_the_first_return_in_a_turn_counts() -> None:
    happened: Happened = [(started(), 0)]
    for n in range(10):
        happened += [(Away(at=0, seat=0), 19_000 + n), (Back(at=0, seat=0), 19_000 + n)]
    assert due(*happened) == 29_000
    assert due(*happened, (placed("bot", 1), 40_000)) == 41_000 + TURN


def test_who_was_away_when_the_turn_began_has_all_of_it() -> None:
    gone: Happened = [(started(), 0), (Away(at=0, seat=0), 10), (placed(seat=1), 50_000)]
    assert due(*gone, (Back(at=0, seat=0), 50_200)) == 50_200 + TURN


@given(
    st.integers(0, 100_000),
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 15_000)), max_size=30),
)
def test_nobody_prolongs_a_turn_by_leaving(begun: int, goings: list[tuple[int, int]]) -> None:
    """At most by the own first absence and ten seconds; the others change nothing."""
    happened: Happened = [(started(), begun)]
    away: set[int] = set()
    absent, left, first, moment = 0, 0, True, begun
    for seat, later in goings:
        moment += later
        if seat not in away:
            away.add(seat)
            happened.append((Away(at=0, seat=seat), moment))
            left = moment if seat == 0 else left
        else:
            away.discard(seat)
            happened.append((Back(at=0, seat=seat), moment))
            if seat == 0 and first:
                absent, first = moment - left, False
    times = turn_times(happened)
    plain = begun + TURN
    assert plain + absent <= times.due(0, TURN) <= max(plain, moment) + absent + 10_000
    own: Happened = [(e, m) for e, m in happened if not (isinstance(e, Away | Back) and e.seat)]
    assert times.due(0, TURN) == turn_times(own).due(0, TURN)


def test_a_moment_before_this_process_comes_from_the_wall_clock() -> None:
    assert abs(process_ms() - process_ms_of(now_ms() - 5_000) - 5_000) < 1_000
    assert process_ms_of(now_ms() + 3_600_000) <= process_ms()  # the clock was set back meanwhile
