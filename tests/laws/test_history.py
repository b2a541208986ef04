"""A game is its events: every prefix is a game of its own, and undoing is replaying less."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import (
    PLAYED_RULES,
    SEEDS,
    after_event,
    booklet_rules,
    finished_games,
    games,
    reachable_positions,
    steps_of,
)

from lastroll.game import (
    CasinoPaid,
    EventLog,
    Game,
    GameEnded,
    GameRecord,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    Seeded,
    fold,
    format_record,
    game_report,
    parse_record,
    record_game,
    replay,
    round_reports,
    standings,
    steps,
    view,
)
from lastroll.rules import Phase, Position, Rules, new_position


def shortened(record: GameRecord, turns: int, openings: int) -> GameRecord:
    return GameRecord(
        rules=record.rules,
        players=record.players,
        pile=record.pile,
        openings=record.openings[:openings],
        turns=record.turns[:turns],
    )


@given(PLAYED_RULES, SEEDS)
def test_every_prefix_of_the_events_folds_to_the_position_of_that_time(
    rules: Rules, seed: int
) -> None:
    game = Game(rules, Seeded(seed))
    folded, applied = new_position(rules), 0
    while True:
        for event in game.events[applied:]:
            folded = after_event(folded, event)
        applied = len(game.events)
        assert folded == game.position
        if game.over:
            break
        steps_of(game, 1)
    assert fold(rules, game.events) == game.position


@given(PLAYED_RULES, SEEDS)
def test_the_steps_that_a_game_returns_are_those_of_its_events(rules: Rules, seed: int) -> None:
    game, log = Game(rules, Seeded(seed)), EventLog(rules)
    returned = list(game.steps())
    while not game.over:
        returned += game.roll()
        returned += game.place(game.position.legal_faces[-1])
    assert returned == list(game.steps()) == [log.apply(event) for event in game.events]
    assert [step.number for step in returned] == list(range(1, len(game.events) + 1))
    assert all(one.after == two.before for one, two in itertools.pairwise(returned))
    assert returned[0].before == new_position(rules)
    middle = len(returned) // 2
    later = steps(returned[middle].before, game.events[middle:], middle + 1)
    assert list(later) == returned[middle:]


@given(finished_games(), st.data())
def test_the_record_of_a_prefix_replays_to_the_position_of_that_time(
    game: Game, data: st.DataObject
) -> None:
    record = record_game(game)
    turns = data.draw(st.integers(0, len(record.turns)))
    undone = replay(shortened(record, turns, len(record.openings)))
    assert isinstance(game.chance, Seeded)
    again = steps_of(Game(game.rules, Seeded(game.chance.seed), game.names), 2 * turns)
    assert undone.position == again.position
    assert undone.events == again.events == game.events[: len(undone.events)]
    assert undone.pile_left == again.pile_left
    assert undone.over == (turns == len(record.turns))


@given(games())
def test_a_replayed_record_is_the_same_game(game: Game) -> None:
    if game.position.rolled is not None:  # a record holds whole turns
        steps_of(game, 1)
    again = replay(parse_record(format_record(record_game(game))))
    assert again.events == game.events
    assert again.position == game.position
    assert again.pile_left == game.pile_left
    assert record_game(again) == record_game(game)


@given(booklet_rules(), SEEDS)
def test_a_roll_that_was_not_placed_is_not_in_the_record(rules: Rules, seed: int) -> None:
    game = Game(rules, Seeded(seed))
    before = record_game(game)
    game.roll()
    assert record_game(game) == before


@given(finished_games())
def test_events_come_in_the_order_of_the_rules(game: Game) -> None:
    follows: dict[type, set[type]] = {
        RoundStarted: {OpeningPlaced, Rolled},
        OpeningPlaced: {Rolled},
        Rolled: {Placed},
        Placed: {Rolled, CasinoPaid},
        CasinoPaid: {CasinoPaid, RoundEnded},
        RoundEnded: {RoundStarted, GameEnded},
    }
    for event, after in zip(game.events, game.events[1:], strict=False):
        assert type(after) in follows[type(event)]
    assert [type(game.events[0]), type(game.events[-1])] == [RoundStarted, GameEnded]
    paid = [event.casino for event in game.events if isinstance(event, CasinoPaid)]
    assert paid == [1, 2, 3, 4, 5, 6] * game.rules.rounds
    openings = [event for event in game.events if isinstance(event, OpeningPlaced)]
    assert len(openings) == (game.rules.rounds if game.rules.opening_dice else 0)


@given(finished_games())
def test_the_playthrough_adds_up_to_the_standings(game: Game) -> None:
    money = dict.fromkeys(range(game.rules.players), 0)
    notes = dict.fromkeys(range(game.rules.players), 0)
    for number, report in enumerate(round_reports(game)):
        assert report.start == (game.rules.start + number) % game.rules.players
        for payments in report.payouts:
            for payment in payments:
                seat, note = payment["seat"], payment["note"]
                assert note is not None
                if seat is not None:
                    money[seat] += note
                    notes[seat] += 1
    assert [(s.money, s.notes) for s in game.standings] == [
        (money[s.seat], notes[s.seat]) for s in game.standings
    ]
    assert game_report(game)["winners"] == [s.seat for s in game.standings if s.rank == 1]
    keys = [(s.rank, s.seat) for s in game.standings]
    assert keys == sorted(keys)


@given(reachable_positions(), st.none() | st.integers(0, 4))
def test_nobody_sees_another_purse_before_the_end(position: Position, seat: int | None) -> None:
    shown = view(position, seat)
    for owner, purse in enumerate(shown.purses):
        if position.phase is Phase.OVER or owner == seat:
            assert purse == position.purses[owner]
        else:
            assert purse is None
    everything_else = ("rules", "round", "start", "turn", "casinos", "hands", "rolled")
    assert all(getattr(shown, name) == getattr(position, name) for name in everything_else)
    assert view(position, seat, open_purses=True) == position


@given(games(), st.integers(0, 4))
def test_a_game_goes_on_in_the_same_way_for_one_who_does_not_see_all_purses(
    game: Game, seat: int
) -> None:
    hidden, owner = new_position(game.rules), seat % game.rules.players
    hidden = view(hidden, owner)
    for event in game.events[:-1] if game.over else game.events:
        hidden = after_event(hidden, event)
    closed = tuple(p if seat == owner else None for seat, p in enumerate(game.position.purses))
    assert hidden == replace(game.position, purses=closed)


@given(reachable_positions())
def test_what_the_casinos_would_pay_is_what_they_pay(position: Position) -> None:
    if position.phase is not Phase.PAY:
        return
    paid = position
    for casino in range(1, 7):
        paid = paid.pay(casino)
    before, after = ({s.seat: s.money for s in standings(p)} for p in (position, paid))
    won = tuple(after[seat] - before[seat] for seat in sorted(before))
    assert won == position.winnings
