"""Errors of usage: status 2, one line, in the reader's language, and no traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, Inside, environment, refused, run
from tests.patience import PATIENCE

from lastroll.locales import LANGUAGES

REFUSED = {
    "sing": "Unknown command sing. See `lastroll --help`.",
    "--sing": "Unknown option --sing. See `lastroll --help`.",
    "-": "Unknown option -.",
    "play --sing": "Unknown option --sing. See `lastroll play --help`.",
    "play -x": "Unknown option -x.",
    "play now": "Unexpected argument “now”.",
    "play --players": "--players needs a value.",
    "play --players two": "--players needs a number, not “two”.",
    "play --players=": "--players needs a number, not “”.",
    "play --players 1": "--players: must be a whole number from 2 to 5, not 1",
    "play --players 6": "--players: must be a whole number from 2 to 5, not 6",
    "play --players -3": "--players: ",
    "play --players 2 --players 3": "--players is given twice.",
    "play --neutral --players 5": "neutral dice need a colour that nobody plays",
    "play --neutral --name A --name B --name C --name D --name E": "neutral dice need a colour",
    "play --neutral=perhaps": "--neutral cannot be “perhaps”.",
    "play --no-neutral": "Unknown option --no-neutral.",
    "play --neutral-dice 2": "neutral dice are given out but the variant is off",
    "play --neutral --neutral-dice 0 --opening-dice 0": "the variant is on but",
    "play --neutral --neutral-dice -1": "--neutral-dice: must be from 0 to 12",
    "play --neutral --dice 12 --neutral-dice 8": "20 dice in a hand are too many",
    "play --dice 0": "--dice: must be a whole number from 1 to 12, not 0",
    "play --rounds 0": "--rounds: must be",
    "play --rounds 101": "--rounds: must be",
    "play --minimum 3000000": "all notes together are $2,500,000, less than the $3,000,000",
    "play --start 4": "--start: seat 4 cannot start with 4 players",
    "play --start -1": "--start: must be",
    "play --seed x": "--seed needs a number",
    "play --seed -1": "--seed: must be from 0 to 18446744073709551615",
    "play --seed 18446744073709551616": "--seed: must be from 0 to 18446744073709551615",
    "play --seed 1 --nonce abc": "--seed and --nonce cannot be combined",
    "play --bots -": "--bots: there is no bot “-”",
    "play --players -": "--players needs a number, not “-”.",
    "play --nonce a+b": "--nonce: contexts and nonces are 1 to 64 letters",
    "play --bots sage": "--bots: there is no bot “sage”; there are random, frugal, ",
    "play --players 3 --bots perfect": "--bots: the bot “perfect” does not play by these rules",
    "play --neutral --players 2 --bots perfect": "--bots: the bot “perfect” does not play",
    "play --bots ,": "--bots: there is no bot “”",
    "play --bots cmd:": "--bots: program “” not found",
    "play --bots cmd:/no/such/program": "--bots: program “/no/such/program” not found",
    "play --players 2 --bots random,random,greedy": "3 players are named, but there are only 2",
    "play --players 2 --name A --name B --bots greedy": "3 players are named, but there are only 2",
    "play --name=": "--name: a name is 1 to 60 visible characters on one line, not “”",
    "play --speed 3": "--speed cannot be “3”.",
    "play --theme pink": "--theme cannot be “pink”.",
    "play --bot-seconds 0": "--bot-seconds: must be from 0 to 3600",
    "play --bot-seconds nan": "--bot-seconds: must be from 0 to 3600",
    "play --bot-seconds soon": "--bot-seconds needs a number",
    "play --resume --players 3": "--resume and --players cannot be combined",
    "play --resume x --seed 4": "--resume and --seed cannot be combined",
    "play --resume": "there is no unfinished game",
    "play --resume nosuch": "there is no game “nosuch”",
    "play --resume ../../etc/passwd": "there is no game “../../etc/passwd”",
    "replay": "there is no finished game here yet: name a file, or - for standard input",
    "replay nosuch": "nosuch: no such file, and no game with this id",
    "replay ./nosuch": "./nosuch: no such file",
    "replay --sing": "Unknown option --sing. See `lastroll replay --help`.",
    "replay --json --story -": "--json and --story cannot be combined",
    "replay --json=x -": "--json cannot be “x”.",
    "replay /no/such/file": "/no/such/file: no such file",
    "replay --json /": "/: this is a folder, not a file",
    "verify": "there is no finished game here yet: name a file, or - for standard input",
    "verify nosuch": "nosuch: no such file, and no game with this id",
    "verify -- a b": "Unexpected argument “b”.",
    "verify a b": "Unexpected argument “b”.",
    "verify --json a": "Unknown option --json.",
    "verify /no/such/file": "/no/such/file: no such file",
    "bots greedy": "Unexpected argument “greedy”.",
    "engine": "the option --bot is missing",
    "engine --bot": "--bot needs a value.",
    "engine --bot sage": "--bot: there is no bot “sage”",
    "engine --bot -": "--bot: there is no bot “-”",
    "engine --bot cmd:/no/such/program": "--bot: program “/no/such/program” not found",
    "games nosuch": "there is no game “nosuch”",
    "games -": "Unknown option -. See `lastroll games --help`.",
    "games -- -": "there is no game “-”",
    "games nosuch --delete": "there is no game “nosuch”",
    "games --delete": "--delete works only with ID",
    "games --text": "--text works only with --export",
    "games --force": "--force works only with --export",
    "games --json --export -": "--json and --export cannot be combined",
    "games --export -": "there is no finished game to export",
    "games --export": "--export needs a value.",
}


@pytest.mark.parametrize("words", REFUSED)
def test_it_is_refused_in_one_line(inside: Inside, words: str, user_folder: Path) -> None:
    assert refused(inside(*words.split())).startswith(REFUSED[words])
    assert not user_folder.exists()  # nothing was begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_refused_in_every_language(inside: Inside, language: str) -> None:
    for words in ("play --sing", "play --players 6", "replay /no/such/file", "engine --bot sage"):
        assert refused(inside(*words.split(), "--language", language))


@pytest.mark.parametrize("words", ["sing", "play --players two", "replay /no/such/file"])
def test_a_process_says_the_same(words: str) -> None:
    assert refused(run(*words.split())).startswith(REFUSED[words])


def test_what_cannot_be_printed_is_escaped(inside: Inside) -> None:
    line = refused(inside("play", "--bots", "a\nb\x1b[31m"))
    assert "a\\nb\\x1b[31m" in line
    line = refused(inside("replay", "no\nsuch"))
    assert line == "no\\nsuch: no such file, and no game with this id"


def test_a_name_that_is_no_unicode_is_refused_in_one_line() -> None:
    assert "\\udcff" in refused(run("replay", "a\udcff", LC_ALL="C"))


@pytest.mark.skipif(sys.platform == "win32", reason="a closed pipe has no signal on Windows")
@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "--version",
        "simulate --help",
        "bots",
        "arena --bots random --rounds 1 --blocks 1 --luck none",
    ],
)
def test_a_closed_pipe_has_the_status_of_one(words: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        process = subprocess.run(
            [*COMMAND, *words.split()],
            stdout=writer,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(writer)
    assert process.stderr == b""
    assert process.returncode in (141, -signal.SIGPIPE)
