"""A game being played: what its steps return, what it keeps, house rules at their edges."""

from inspect import signature

import pytest
from tests.strategies import steps_of

from lastroll.game import (
    CasinoPaid,
    Fair,
    Game,
    GameEnded,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    Scripted,
    Seeded,
    Step,
    record_game,
    replay,
    standings,
)
from lastroll.rules import IllegalMove, Payment, Phase, Purse, Roll, Rules, Standing


def play(game: Game, *faces: int) -> Game:
    for face in faces:
        game.roll()
        game.place(face)
    return game


def test_a_new_game_has_dealt_and_waits_for_the_first_roll() -> None:
    game = Game(Rules(players=4, start=2), Seeded(1), ["Anna", "Benno", "Carla", "Denny"])
    [event] = game.events
    assert isinstance(event, RoundStarted)
    assert (event.round, event.start) == (1, 2)
    assert game.position.phase is Phase.ROLL
    assert not game.over
    assert game.winners == ()
    dealt = [note for casino in event.casinos for note in casino]
    assert sorted(dealt) == sorted(game.pile[: len(dealt)])
    assert game.pile_left == game.pile[len(dealt) :]


def test_the_opening_happens_by_itself() -> None:
    game = Game(Rules(players=3, neutral=True), Seeded(1))
    [started, opening] = game.events
    assert isinstance(started, RoundStarted)
    assert isinstance(opening, OpeningPlaced)
    assert len(opening.dice) == 2


def test_rolling_and_placing_return_the_steps_they_caused() -> None:
    rules = Rules(players=2, dice=1, rounds=1, notes=(60_000,) * 6)
    game = Game(rules, Scripted((60_000,) * 6, [Roll.of("3"), Roll.of("4")]))
    (dealt,) = game.steps()
    (rolled,) = game.roll()
    assert rolled == Step(2, Rolled(0, "3", ""), dealt.after, game.position)
    (placed,) = game.place(3)
    assert placed == Step(3, Placed(0, 3, 1, 0), rolled.after, game.position)
    game.roll()
    last = [step.event for step in game.place(4)]
    assert last[0] == Placed(1, 4, 1, 0)
    assert last[3] == CasinoPaid(3, (), (Payment(0, 60_000),), (), ())
    assert last[7:] == [
        RoundEnded(1, (60_000,) * 4),
        GameEnded((Standing(0, 60_000, 1, 1), Standing(1, 60_000, 1, 1))),
    ]
    assert game.events[-len(last) :] == last
    assert game.winners == (0, 1)
    assert game.over


def test_an_illegal_step_changes_nothing() -> None:
    game = Game(Rules(players=2), Seeded(1))
    before = (list(game.events), game.position, game.pile_left)
    with pytest.raises(IllegalMove):
        game.place(1)
    assert (game.events, game.position, game.pile_left) == before


def test_notes_go_under_the_pile_casino_by_casino_from_high_to_low() -> None:
    notes = (60_000, 30_000, 20_000, 90_000, 70_000, 80_000, 50_000, 10_000, 40_000)
    rules = Rules(players=2, dice=2, rounds=2, notes=notes)
    rolls = [Roll.of("22"), Roll.of("22")]
    game = play(Game(rules, Scripted(notes, rolls)), 2, 2)
    ended = next(event for event in game.events if isinstance(event, RoundEnded))
    # Both tie at casino 2: 60 | 30 20 | 90 | 70 | 80 | 50 all go back.
    assert ended.returned == (60_000, 30_000, 20_000, 90_000, 70_000, 80_000, 50_000)
    # The next round is dealt from what was left, then from what went under.
    second = game.events[-1]
    assert isinstance(second, RoundStarted)
    assert second.casinos == (
        (40_000, 10_000),
        (60_000,),
        (30_000, 20_000),
        (90_000,),
        (70_000,),
        (80_000,),
    )
    assert game.pile_left == (50_000,)


def test_neutral_notes_go_under_the_pile_too() -> None:
    rules = Rules(
        players=2, neutral=True, dice=1, neutral_dice=1, rounds=1, notes=(60_000,) * 6 + (10_000,)
    )
    pile = (60_000,) * 6 + (10_000,)
    rolls = [Roll.of("1", "2"), Roll.of("1", "2"), Roll.of("", "2"), Roll.of("", "2")]
    game = play(Game(rules, Scripted(pile, rolls)), 1, 1, 2, 2)
    paid = [event for event in game.events if isinstance(event, CasinoPaid)]
    assert paid[0] == CasinoPaid(1, (0, 1), (), (60_000,), (60_000,))
    assert paid[1] == CasinoPaid(2, (), (Payment(2, 60_000),), (), (60_000,))
    assert game.pile_left == (10_000, *(60_000,) * 6)
    assert [s.rank for s in game.standings] == [1, 1]


def test_a_round_with_bare_casinos_is_played_all_the_same() -> None:
    rules = Rules(players=2, dice=1, rounds=3, notes=(60_000,))
    game = Game(rules, Scripted((60_000,), [Roll.of(face) for face in "123456"]))
    play(game, 1, 2)  # the only note is won; from now on there is none
    for _ in range(2):
        started = next(e for e in reversed(game.events) if isinstance(e, RoundStarted))
        assert started.casinos == ((),) * 6
        assert game.position.phase is Phase.ROLL
        play(game, int("123456"[2 * started.round - 2]), int("123456"[2 * started.round - 1]))
    assert game.over
    assert game.position.purses == (Purse(60_000, 1), Purse())
    assert game.pile_left == ()


def test_a_casino_may_hold_less_than_the_minimum() -> None:
    rules = Rules(players=2, notes=(10_000,) * 7)
    started = Game(rules, Scripted((10_000,) * 7, [])).events[0]
    assert isinstance(started, RoundStarted)
    assert started.casinos == ((10_000,) * 5, (10_000,) * 2, (), (), (), ())


def test_many_rounds_pass_the_start_player_card_on_and_on() -> None:
    game = steps_of(Game(Rules(players=3, start=2, rounds=7, dice=1), Seeded(5)))
    starts = [event.start for event in game.events if isinstance(event, RoundStarted)]
    assert starts == [2, 0, 1, 2, 0, 1, 2]


def test_turns_are_keyed_from_nought_in_every_round() -> None:
    class Listening(Seeded):
        asked: list[tuple[int, int, int]]

        def word(self, round_: int, seat: int, turn: int) -> int:
            if round_:
                self.asked.append((round_, seat, turn))
            return super().word(round_, seat, turn)

    chance = Listening(3)
    chance.asked = []
    steps_of(Game(Rules(players=2, dice=2, rounds=2), chance))
    assert len(set(chance.asked)) == len(chance.asked)
    for round_ in (1, 2):
        for seat in (0, 1):
            turns = [turn for r, s, turn in chance.asked if (r, s) == (round_, seat)]
            assert turns == list(range(len(turns)))
            assert turns


def test_who_may_not_roll_is_told_so_by_the_position_and_chance_is_not_asked() -> None:
    rules = Rules(players=2, rounds=1)
    rolled, over = Game(rules, Seeded(7)), steps_of(Game(rules, Seeded(7)))
    rolled.roll()
    for game in (rolled, over):
        before = (game.position, game.coin, len(game.events))
        with pytest.raises(IllegalMove) as by_game:
            game.roll()
        with pytest.raises(IllegalMove) as by_position:
            game.position.roll(Roll.of("1"))
        assert by_game.value.__reduce__() == by_position.value.__reduce__()
        assert before == (game.position, game.coin, len(game.events))


def test_a_record_is_the_whole_truth() -> None:
    game = Game(Rules(players=2), Fair(bytes(range(32)), "table-1"))
    record = record_game(game)
    assert record.pile == game.pile
    assert record.fair is not None
    assert record.fair.secret == bytes(range(32)).hex()
    assert set(signature(record_game).parameters) == {"game"}


def test_a_record_is_replayed_on_any_chance() -> None:
    record = record_game(steps_of(Game(Rules(players=2), Seeded(7))))
    assert replay(record, Seeded(7)).events == replay(record).events


def test_standings_of_a_game_are_those_of_its_position() -> None:
    game = steps_of(Game(Rules(players=5), Seeded(3)), 100)
    assert game.standings == standings(game.position)


def test_a_fork_goes_on_by_itself() -> None:
    game = Game(Rules(players=2), Seeded(7))
    game.roll()
    before = (game.position, list(game.events))
    twin = game.fork()
    face = twin.position.legal_faces[0]
    twin.place(face)
    twin.roll()
    assert (game.position, game.events) == before
    game.place(face)
    game.roll()
    assert (game.position, game.events, game.coin) == (twin.position, twin.events, twin.coin)
