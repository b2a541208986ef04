"""`lastroll engine` and `lastroll bots` as processes."""

import json
import signal

import msgspec
from tests.cli.command import Inside, run, start
from tests.patience import PATIENCE

from lastroll import __version__
from lastroll.bots import LADDER, make_bot, strength
from lastroll.game import Game, Seeded, format_position
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import Rules
from lastroll.story import strength_texts

GAME = Game(Rules(players=3), Seeded(11))
GAME.roll()
POSITION = json.loads(format_position(GAME.position))


def test_a_conversation_with_the_process() -> None:
    with start("engine", "--bot", "frugal") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for request, expected in (
            (
                {"id": 1, "cmd": "hello"},
                {"protocol": "lastroll-engine/1", "name": "frugal", "version": __version__},
            ),
            (
                {"id": "b", "cmd": "choose", "position": POSITION},
                {"face": make_bot("frugal").choose(GAME.position, 0)},
            ),
        ):
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            # Each answer comes before the next question.
            assert json.loads(process.stdout.readline()) == {"id": request["id"], **expected}
        process.stdin.write(b"oops\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["error"]["code"] == "bad-request"
        process.stdin.write(b'{"id": 4, "cmd": "quit"}\n')
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_the_end_of_the_input_ends_it() -> None:
    assert run("engine", "--bot", "greedy") == (0, "", "")


def test_ctrl_c_is_quiet() -> None:
    with start("engine", "--bot", "greedy") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"id": 1, "cmd": "hello"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == (b"", b"")
        assert process.returncode == 130


def test_the_bots_from_weakest_to_strongest(inside: Inside) -> None:
    for language in LANGUAGES:
        t = texts(language)
        listed = json.loads(inside("bots", "--json", "--language", language).out)
        assert listed == [
            {
                "name": rung.name,
                "level": rung.level,
                "summary": t(f"bot-{rung.name}"),
                "title": t(f"bot-{rung.name}.name"),
                "strength": msgspec.to_builtins(strength(rung.name)),
            }
            for rung in LADDER
        ]
    lines = inside("bots").out.splitlines()
    assert [line.split()[1] for line in lines] == [rung.name for rung in LADDER]
    for line, rung in zip(lines, LADDER, strict=True):
        for sentence in (texts("en")(f"bot-{rung.name}"), *strength_texts(rung.name, texts("en"))):
            assert sentence in line
