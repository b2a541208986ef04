"""A program that tries to foresee the pile and the dice: it did from the coin, and does no more.

Notes that lie on the table are no secret, nor is what the program itself has rolled. All else that
is to come must not follow from what it is told.
"""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.arena.playing import timeless
from tests.attacks import foresight

from lastroll.arena import Executor, InProcess, ProcessPool, Simulation, Tournament, TournamentSpec
from lastroll.bots import ProgramBot
from lastroll.cli import main
from lastroll.game import (
    Chance,
    Fair,
    Game,
    Keyed,
    Seeded,
    parse_record,
    position_data,
    secret_from_seed,
)
from lastroll.rules import Rules
from lastroll.terminal import GameStore

Json = Any
TWO: Final = Rules(players=2)
SHORT: Final = Rules(players=2, rounds=1)
SECRET: Final = bytes(range(32))
SEEDS: Final = (0, 1, 7, 4711, 2**64 - 1)


class Program:
    """The attacking program, and what it has found out."""

    def __init__(self, folder: Path) -> None:
        self._notes = folder / "notes.jsonl"
        words = (sys.executable, foresight.__file__, str(self._notes))
        self.command = shlex.join(words)
        self.name = f"cmd:{self.command}"

    @property
    def notes(self) -> list[Json]:
        """The findings in each game it played, in the order of its first choices."""
        if not self._notes.exists():
            return []
        return [json.loads(line) for line in self._notes.read_text("ascii").splitlines()]

    def learned_nothing(self, games: int) -> None:
        """Fail if it foresaw anything in one of this number of games."""
        assert len(self.notes) == games
        for note in self.notes:
            assert (note["inverted"], note["guessed"]) == (None, None)
            assert note["remembered"] is False


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def rolled(chance: Chance) -> tuple[Game, Json]:
    """Return a game with its first roll, and the position that a program gets."""
    game = Game(TWO, chance)
    game.roll()
    return game, told(game)


def told(game: Game) -> Json:
    """Return the position as a program gets it."""
    return json.loads(msgspec.json.encode(position_data(game.position)))


# The attack is real.


@pytest.mark.parametrize("seed", SEEDS)
def test_dice_and_coin_of_a_seeded_game_give_its_pile(seed: int) -> None:
    game, position = rolled(Seeded(seed, 17))
    assert foresight.invert(position, game.coin) == list(game.pile)


def test_dice_and_coin_of_a_later_turn_give_the_pile_as_well() -> None:
    game, _ = rolled(Seeded(4711, 3))
    turns = [0, 0]
    while game.position.round == 1:
        turn = game.position.turn
        assert turn is not None
        assert foresight.invert(told(game), game.coin, turns[turn]) == list(game.pile)
        turns[turn] += 1
        game.place(game.position.legal_faces[0])
        if game.position.round == 1:
            game.roll()


def test_a_small_seed_is_guessed() -> None:
    for seed in (0, 1000):
        game, position = rolled(Seeded(seed, 2))
        assert foresight.guess(position) == list(game.pile)


def test_the_program_foresees_a_seeded_game_and_remembers_a_deal(program: Program) -> None:
    game, _ = rolled(Seeded(4711))
    bot = ProgramBot(program.command, 60)
    try:
        for _ in range(2):
            bot.choose(game.position, game.coin)
    finally:
        bot.close()
    first, second = program.notes
    assert first["inverted"] == list(game.pile)
    assert (first["remembered"], second["remembered"]) == (False, True)


# Where programs play, it finds nothing.

DICE: Final = pytest.mark.parametrize(
    "dice", [(), ("--seed", "0"), ("--secret", SECRET.hex())], ids=lambda dice: "".join(dice[:1])
)


@pytest.mark.parametrize("seed", SEEDS)
def test_keyed_dice_and_coins_do_not_give_the_pile(seed: int) -> None:
    for chance in (
        Keyed(secret_from_seed(seed), 17),
        Fair(SECRET, f"game-{seed}", for_programs=True),
    ):
        game, position = rolled(chance)
        assert foresight.invert(position, game.coin) is None
        assert foresight.guess(position) is None


@DICE
def test_nothing_is_foreseen_in_a_simulation(
    program: Program, tmp_path: Path, dice: tuple[str, ...]
) -> None:
    out = tmp_path / "games.jsonl"
    words = ["simulate", "--bots", f"{program.name},greedy", "--games", "4", "--rounds", "1"]
    assert main([*words, *dice, "--out", str(out)]) == 0
    records = [parse_record(line) for line in out.read_text("utf-8").splitlines()]
    # What it looked at are the games of the records, so it did look at the right ones.
    assert [note["dealt"] for note in program.notes] == [
        foresight.deal(list(record.pile)) for record in records
    ]
    program.learned_nothing(4)


@DICE
def test_nothing_is_foreseen_in_the_arena(program: Program, dice: tuple[str, ...]) -> None:
    words = ["arena", "--bots", f"{program.name},greedy", "--blocks", "3", "--rounds", "1"]
    assert main([*words, "--luck", "none", *dice]) == 0
    program.learned_nothing(6)
    deals = [note["dealt"] for note in program.notes]
    assert all(deals[at] == deals[at + 1] != deals[at - 1] for at in range(0, 6, 2))


@DICE
def test_nothing_is_foreseen_in_the_terminal(program: Program, dice: tuple[str, ...]) -> None:
    if dice[:1] == ("--secret",):
        dice = ("--seed", "4711")
    words = ["play", "--plain", "--players", "2", "--bots", f"{program.name},greedy"]
    assert main([*words, *dice, "--rounds", "1"]) == 0
    ((kept,), _) = GameStore().games()
    assert kept.finished
    assert program.notes[0]["dealt"] == foresight.deal(list(kept.record.pile))
    program.learned_nothing(1)


def test_a_process_sees_no_deal_twice_however_many_tables_a_block_has(program: Program) -> None:
    # Three line-ups of two, in two of which the program plays: four games with the same notes.
    setting = TournamentSpec(SHORT, (program.name, "random", "frugal"), luck="none").check()
    Tournament(setting).play(2)
    program.learned_nothing(8)
    assert len({json.dumps(note["dealt"]) for note in program.notes}) == 2


def test_a_program_on_two_seats_is_told_unlike_coins(program: Program) -> None:
    setting = TournamentSpec(SHORT, (program.name,), luck="none").check()
    Tournament(setting).play(1)
    program.learned_nothing(4)
    keyed = Keyed(SECRET)
    coins = {keyed.coin(1, seat, turn) for seat in range(5) for turn in range(8)}
    coins |= {Keyed(SECRET, 1).coin(1, seat, turn) for seat in range(5) for turn in range(8)}
    assert len(coins) == 80


def test_our_own_bots_keep_their_seeded_games() -> None:
    setting = TournamentSpec(SHORT, ("greedy", "random")).check()
    assert (setting.seed, setting.secret) == (0, None)
    assert isinstance(setting.chance(3), Seeded)
    simulation = Simulation(SHORT, ("greedy", "random"), 1, None, 1)
    assert (simulation.seed, simulation.secret, simulation.compiled) == (0, None, True)


def test_a_setting_with_a_program_has_no_dice_before_it_is_checked(program: Program) -> None:
    with pytest.raises(ValueError, match="no secret"):
        TournamentSpec(SHORT, (program.name, "random"), seed=7).chance(0)


# What it costs to guess a seed is printed; a guess that is right foresees everything.


def test_a_guess_at_the_seed_is_slow_and_foresees_all_when_right() -> None:
    begun = time.perf_counter()
    guessed = Keyed.from_seed(7)
    seconds = time.perf_counter() - begun
    days = 1e6 * seconds / 86_400
    print(f"\na guess at a seed takes {seconds:.2f} s, a million of them {days:.0f} days")
    assert guessed.pile(TWO) == Game(TWO, Keyed(secret_from_seed(7))).pile


# The same dice again, for any way of computing them.


def _outcome(setting: TournamentSpec, executor: Executor) -> bytes:
    tournament = Tournament(setting, executor=executor)
    tournament.play(3)
    return timeless(tournament.outcome())


def _records(simulation: Simulation, executor: Executor) -> list[Json]:
    chunks = simulation.chunks(records=True, executor=executor)
    return [record for chunk in chunks for record in chunk.records or ()]


def test_a_seed_gives_the_same_tournament_for_any_number_of_workers(program: Program) -> None:
    settings = [
        TournamentSpec(SHORT, (program.name, "random"), 7, "none").check() for _ in range(2)
    ]
    assert settings[0].secret == settings[1].secret == secret_from_seed(7)
    assert _outcome(settings[0], InProcess()) == _outcome(settings[1], ProcessPool(2))
    program.learned_nothing(12)


def test_a_seed_gives_the_same_simulation_for_any_number_of_workers(program: Program) -> None:
    bots = (program.name, "random")
    first = Simulation(SHORT, bots, 20, 7, None)
    again = Simulation(SHORT, bots, 20, None, None, secret_from_seed(7))
    records = _records(first, InProcess())
    assert len(records) == 20
    assert records == _records(again, ProcessPool(2))


COMMANDS: Final[dict[str, Callable[[str], list[str]]]] = {
    "simulate": lambda name: ["--bots", f"{name},random", "--games", "3"],
    "arena": lambda name: ["--bots", f"{name},random", "--blocks", "2", "--luck", "none"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_secret_that_is_printed_repeats_the_run(
    program: Program, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    def printed(*more: str) -> Json:
        words = [command, *COMMANDS[command](program.name), "--rounds", "1", "--json", *more]
        assert main(words) == 0
        found = json.loads(capsys.readouterr().out)
        for field in ("seconds", "decisions_per_second"):
            found.pop(field, None)
        for bot in found.get("bots", []):
            del bot["seconds_per_choice"]
        return found

    first, other = printed(), printed()
    assert first["seed"] is None
    assert first["secret"] != other["secret"]
    assert printed("--secret", first["secret"]) == first
    # A run of our own bots can have the same dice, to be compared with.
    main([command, *COMMANDS[command]("greedy"), "--rounds", "1", "--secret", first["secret"]])
    assert f"--secret {first['secret']}" in capsys.readouterr().out
