"""Bots that are programs: a good one plays as it would in here, a bad one loses its seat."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from tests.bots.programs import BAD_PROGRAMS, ENGINE, program

from lastroll.bots import BotFault, GuardedBot, ProgramBot, RandomBot, bot_maker, make_bot, play_out
from lastroll.game import Game, Seeded, record_game
from lastroll.rules import Position, Rules

RULES = Rules(players=2, rounds=1)


def rolled() -> Position:
    game = Game(RULES, Seeded(1))
    game.roll()
    return game.position


def play(*bots: GuardedBot, seed: int = 5, rules: Rules = RULES) -> Game:
    game = play_out(Game(rules, Seeded(seed)), bots)
    for bot in bots:
        bot.close()
    return game


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_good_program_plays_like_the_bot_itself(name: str) -> None:
    rules = Rules(players=2, neutral=True, rounds=2)
    other = GuardedBot(lambda: make_bot("frugal"))
    outside = GuardedBot(bot_maker(f"cmd:{ENGINE} {name}"))
    inside = GuardedBot(lambda: make_bot(name))
    game = play(outside, other, rules=rules)
    assert outside.fault is None
    assert record_game(game) == record_game(play(inside, other, rules=rules))


@pytest.mark.parametrize("case", BAD_PROGRAMS)
def test_a_bad_program_loses_its_seat_to_random(case: str) -> None:
    body, code = BAD_PROGRAMS[case]
    seconds = 0.5 if code == "bot-stalled" else 30.0
    bad = GuardedBot(bot_maker(f"cmd:{program(body)}", seconds))
    game = play(bad, GuardedBot(RandomBot))
    assert game.over
    assert bad.fault is not None
    assert bad.fault.code == code
    # The game goes on as if `random` had sat there, at the latest from the second turn on.
    expected = play(GuardedBot(RandomBot), GuardedBot(RandomBot))
    if case != "crashes in the middle":
        assert record_game(game) == record_game(expected)


def test_the_last_words_of_a_program_are_kept() -> None:
    bad = GuardedBot(bot_maker(f"cmd:{program(BAD_PROGRAMS['crashes at once'][0])}"))
    play(bad, GuardedBot(RandomBot))
    assert str(bad.fault) == "the program ended: no licence"


def test_a_program_that_ignores_quit_is_ended(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    body = (
        f"hello(); open({str(note)!r}, 'w').write(str(os.getpid()))\n"
        "while True:\n"
        "    r = ask()\n"
        "    if r['cmd'] == 'choose': say(id=r['id'], face=faces(r)[0])\n"
        "    else: time.sleep(600)"
    )
    bot = ProgramBot(program(body), 30.0)
    assert bot.choose(rolled(), 0) in rolled().legal_faces
    pid = int(note.read_text())
    os.kill(pid, 0)
    bot.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    bot.close()  # once more does no harm


def test_a_program_that_reads_nothing_cannot_block_us() -> None:
    body = (
        "hello()\n"
        "while True:\n"
        "    for number in (2, 3): say(id=number, face=int(sys.argv[-1]))\n"
        "    time.sleep(0.05)"
    )
    game = Game(Rules(players=2, notes=(60_000,) * 1000), Seeded(1))
    game.roll()
    face = game.position.legal_faces[0]
    bot = ProgramBot(f"{program(body)} {face}", 30.0)
    start = time.monotonic()
    assert bot.choose(game.position, 0) == face
    assert bot.choose(game.position, 0) == face
    bot.close()
    assert time.monotonic() - start < 20


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    for command in ("cmd:", "cmd:/no/such/program", "cmd:'unclosed", "cmd:no-such-program-here"):
        with pytest.raises(BotFault) as caught:
            bot_maker(command)
        assert caught.value.code == "bot-missing"


def test_a_zero_byte_in_an_argument_is_a_fault() -> None:
    bot = ProgramBot(f"{program('hello()')} a\0b")
    with pytest.raises(BotFault) as caught:
        bot.choose(rolled(), 0)
    assert caught.value.code == "bot-missing"


def test_a_program_that_vanishes_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    bad = GuardedBot(bot_maker(f"cmd:{path}"))
    path.unlink()
    play(bad, GuardedBot(RandomBot))
    assert bad.fault is not None
    assert bad.fault.code == "bot-missing"


def test_no_program_outlives_its_game() -> None:
    bad = GuardedBot(bot_maker(f"cmd:{program('import this; hello(); time.sleep(600)')}", 0.5))
    play(bad, GuardedBot(RandomBot))
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=False)
    assert "import this; hello()" not in listed.stdout
