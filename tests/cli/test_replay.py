"""`lastroll replay`: what it prints, where it stops, and that it streams."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import pytest
from tests.cli.command import (
    COMMAND,
    Inside,
    environment,
    fair_record,
    game,
    keep,
    lines,
    record,
    refused,
    run,
    start,
)
from tests.patience import PATIENCE

from lastroll.game import (
    MAX_LINE_BYTES,
    format_game_report,
    format_game_text,
    format_record,
    replay,
)
from lastroll.rules import Rules
from lastroll.terminal import GameStore, LocalGame, SeatData

NEUTRAL = Rules(players=3, neutral=True)


@pytest.fixture
def games_file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(lines(record(1), record(2, rules=NEUTRAL), record(3, steps=7)))
    return path


def test_json_is_one_playthrough_a_record(inside: Inside, games_file: Path) -> None:
    status, out, err = inside("replay", str(games_file), "--json")
    assert (status, err) == (0, "")
    expected = [game(1), game(2, rules=NEUTRAL), replay(record(3, steps=7))]
    assert out.splitlines() == list(map(format_game_report, expected))
    finished, _, unfinished = map(json.loads, out.splitlines())
    assert set(finished) == {"standings", "winners", "rounds"}
    assert unfinished["winners"] is None
    assert unfinished["unfinished"] is True


def test_for_people_it_is_one_line_a_game(inside: Inside, games_file: Path) -> None:
    status, out, err = inside("replay", str(games_file))
    assert (status, err) == (0, "")
    first, second, third, count = out.splitlines()
    best = game(1).standings[0]
    assert first.startswith("1. ")
    assert f"${best.money:,}" in first
    assert "wins " in first or "share the win" in first
    assert second.startswith("2. ")
    assert third.startswith("3. ● Anna, ▲ Benno, ■ Carla. Unfinished: round 1 of 1,")
    assert count == "3 games, all played by the rules."


def test_the_story_tells_every_roll(inside: Inside, games_file: Path) -> None:
    out = inside("replay", "--story", str(games_file)).out
    rolls = sum(len(one.turns) for one in (record(1), record(2, rules=NEUTRAL)))
    assert out.count(" rolls ") == rolls + len(record(3, steps=7).turns)
    assert "The spare neutral dice" in out
    assert "Unfinished" in out.splitlines()[-3]


def test_several_files_and_standard_input(inside: Inside, games_file: Path) -> None:
    words = ("replay", "--json", str(games_file), "-", str(games_file))
    result = inside(*words, stdin=lines(record(9)).encode())
    assert result.status == 0
    assert len(result.out.splitlines()) == 7
    assert result.out.splitlines()[3] == format_game_report(game(9))


def test_a_dash_is_standard_input_wherever_files_may_stand(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "-").write_text(lines(record(1), record(2)))
    expected = format_game_report(game(3)) + "\n"
    for words in ("--json -", "- --json", "--json -- -"):
        result = inside("replay", *words.split(), stdin=lines(record(3)).encode())
        assert result == (0, expected, "")
    assert inside("replay", "./-").out.splitlines()[-1].startswith("2 games")


def test_a_file_may_be_called_like_an_option(
    inside: Inside, games_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(games_file.parent)
    games_file.rename("--story")
    assert inside("replay", "--", "--story").out.splitlines()[-1].startswith("3 games")


def test_a_kept_game_is_known_by_its_id(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    keep("20260101-100000-aaaa", record(1), at=1)
    keep("20260102-100000-bbbb", record(2), at=2)
    told = {seed: (0, format_game_report(game(seed)) + "\n", "") for seed in (1, 2, 3)}
    assert inside("replay", "--json", "20260101-100000-aaaa") == told[1]
    assert inside("replay", "--json") == told[2]
    # A file of that name comes first.
    Path("20260101-100000-aaaa").write_text(lines(record(3)))
    assert inside("replay", "--json", "20260101-100000-aaaa") == told[3]


def test_an_unfinished_game_keeps_what_is_hidden(inside: Inside) -> None:
    table = LocalGame(game(4, steps=0), [SeatData(name) for name in "ABC"], GameStore(), "begun")
    table.roll()
    for command in ("replay", "verify"):
        assert refused(inside(command, "begun")) == "the game begun is not finished yet"
        assert "there is no finished game here yet" in refused(inside(command))


def test_a_kept_game_that_cannot_be_read_says_why(inside: Inside) -> None:
    path = keep("broken", record(1))
    path.write_text("{")
    for words in (["replay", "broken"], ["replay"]):
        assert refused(inside(*words)).startswith(f"{path}: invalid JSON")
    path.write_text(lines(record(1)).replace('"seat":0', '"seat":1', 1))
    assert refused(inside("replay", "broken")).startswith("broken: turns[0].seat: ")


def test_blank_lines_and_a_byte_order_mark_do_not_count(inside: Inside) -> None:
    text = f"\ufeff\n \t\n{lines(record(1))}\r\n\n{lines(record(2))}"
    assert len(inside("replay", "-", "--json", stdin=text.encode()).out.splitlines()) == 2


def test_the_last_line_needs_no_end(inside: Inside) -> None:
    assert inside("replay", "-", stdin=lines(record(1)).strip().encode()).status == 0


def test_game_text_is_read_too(inside: Inside, tmp_path: Path) -> None:
    records = [record(1), fair_record(), record(3, steps=7)]
    path = tmp_path / "games.txt"
    path.write_text("\n\n" + "\n".join(map(format_game_text, records)), encoding="utf-8")
    result = inside("replay", "--json", str(path))
    assert result.status == 0
    expected = [format_game_report(replay(one)) for one in records]
    assert result.out.splitlines() == expected


def test_the_first_bad_game_of_a_text_is_named(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    text = format_game_text(record(1))
    path.write_text(text + text.replace("Rules", "Rulez"), encoding="utf-8")
    result = inside("replay", str(path))
    assert result.status == 2
    assert result.out.startswith("1. ")
    bad = len(text.splitlines()) + 1
    assert result.err.startswith(f"lastroll: {path}: line {bad}: ")
    path.write_bytes(b'[Game "\xff"]')
    assert refused(inside("replay", str(path))) == f"{path}: line 1: the text is not `UTF-8`"


BAD_LINES = {
    "not json": (b"nonsense", "invalid JSON at byte "),
    "half": (b'{"format": "lastroll-game/1"', "invalid JSON at byte "),
    "a list": (b'[{"format": 1}]', "expected an object, found a list"),
    "not utf-8": (b'{"format": "\xff"}', ""),
    "binary": (bytes(range(256)), ""),
    "another format": (
        lines(record(1)).replace("game/1", "game/2").encode(),
        "format: the format must be “lastroll-game/1”, not “lastroll-game/2”",
    ),
    "an unknown rule": (
        lines(record(1)).replace('"players":3', '"players":3,"jokers":true').encode(),
        "rules: the field jokers does not belong here",
    ),
    "too many players": (
        lines(record(1)).replace('"players":3', '"players":6').encode(),
        "rules: players: must be a whole number from 2 to 5, not 6",
    ),
    "another pile": (
        lines(record(1)).replace('"pile":[', '"pile":[10000,').encode(),
        "pile: the pile must be the 54 notes of the rules",
    ),
    "nested": (b"[" * 100_000, ""),
    "a nul": (b"\x00", ""),
}


@pytest.mark.parametrize("case", BAD_LINES)
def test_a_bad_line_is_refused_after_what_came_before(inside: Inside, case: str) -> None:
    bad, reason = BAD_LINES[case]
    before = lines(record(1)).encode()
    status, out, err = inside("replay", "--json", "-", stdin=before + bad.strip() + b"\n" + before)
    assert status == 2
    assert out == format_game_report(game(1)) + "\n"
    assert err.startswith(f"lastroll: standard input: line 2: {reason}")
    assert err.count("\n") == 1
    assert refused(inside("replay", "--json", "-", stdin=bad))


def test_a_bad_turn_is_named_with_its_field(inside: Inside) -> None:
    good = record(1)
    seat = good.turns[4].seat
    turn = f'{{"seat":{seat},"own":"{good.turns[4].own}"'
    wrong = lines(good).replace(turn, turn.replace(f":{seat},", f":{(seat + 1) % 3},"), 1)
    line = refused(inside("replay", "-", stdin=wrong.encode()))
    assert line.startswith("standard input: line 1: turns[4].seat: it is the turn of seat")


@pytest.mark.parametrize("content", ["", "\n \n\t\n", "\ufeff"])
def test_an_empty_file_is_refused(inside: Inside, tmp_path: Path, content: str) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text(content, encoding="utf-8")
    assert refused(inside("replay", str(path))) == f"{path}: there is no game in this file"


def test_a_huge_line_is_refused_without_reading_it_all() -> None:
    with start("replay", "-", "--json") as process:
        assert process.stdin is not None
        assert process.stderr is not None
        # The line never ends. The pipe stays open: only who stops reading can refuse it.
        with suppress(BrokenPipeError):
            for _ in range(MAX_LINE_BYTES // 65536 + 1):
                process.stdin.write(b"x" * 65536)
                process.stdin.flush()
        said = process.stderr.readline()
        assert said.startswith(b"lastroll: standard input: line 1: the line is longer")
        assert process.wait(PATIENCE) == 2


def test_results_come_as_soon_as_they_are_known_and_ctrl_c_ends_quietly() -> None:
    with start("replay", "-", "--json") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines(record(1)).encode())
        process.stdin.flush()
        assert process.stdout.readline().decode() == format_game_report(game(1)) + "\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (130, b"", b"")


def test_nobody_reads_on(games_file: Path) -> None:
    games_file.write_text(lines(record(1)) * 200)
    with start("replay", str(games_file), "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) in (141, -signal.SIGPIPE)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_line(games_file: Path) -> None:
    for words in (["replay", str(games_file)], ["bots"], ["--help"]):
        with Path("/dev/full").open("wb") as full:
            process = subprocess.run(
                [*COMMAND, *words],
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment(),
                timeout=PATIENCE,
                check=False,
            )
        assert process.returncode == 2
        assert process.stderr == b"lastroll: standard output: no space left on the disk\n"


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
def test_a_bar_on_the_terminal_leaves_the_output_alone(games_file: Path) -> None:
    games_file.write_text(lines(record(1)) * 1200)
    terminal, stderr = os.openpty()
    shown = bytearray()

    def read_terminal() -> None:
        with suppress(OSError):  # which is how a terminal says that nobody writes any more
            while piece := os.read(terminal, 4096):
                shown.extend(piece)

    reader = threading.Thread(target=read_terminal)
    reader.start()
    with subprocess.Popen(
        [*COMMAND, "replay", str(games_file), "--json"],
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=environment(TERM="xterm", COLUMNS="200"),
    ) as process:
        os.close(stderr)
        out, _ = process.communicate(timeout=PATIENCE)
    reader.join(PATIENCE)
    os.close(terminal)
    assert out.decode() == (format_game_report(game(1)) + "\n") * 1200
    assert b"%" in shown
    assert b"standings" not in shown


def test_closed_streams_do_no_harm(games_file: Path) -> None:
    shell = f"{sys.executable} -m lastroll replay {games_file} >&- <&-"
    done = subprocess.run(
        ["sh", "-c", shell], capture_output=True, env=environment(), timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_names_come_through_where_the_locale_is_ascii(tmp_path: Path) -> None:
    path = tmp_path / "größe.jsonl"
    path.write_text(lines(record(1)).replace("Anna", "Ännchen"), encoding="utf-8")
    result = run("replay", str(path), LANG="C", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert result.status == 0
    assert "● Ännchen" in result.out


SYSTEM_ERRORS = {
    errno.EACCES: "access is not allowed",
    errno.ENOSPC: "no space left on the disk",
    errno.EIO: "the system says: Input/output error",
}


@pytest.mark.parametrize("number", SYSTEM_ERRORS)
def test_what_the_system_refuses_is_told_in_one_line(
    inside: Inside, games_file: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(path: str) -> tuple[BinaryIO, int]:
        raise OSError(number, os.strerror(number), path)

    monkeypatch.setattr("lastroll.cli._records.open_records", refuse)
    line = refused(inside("replay", str(games_file)))
    assert line == f"{games_file}: {SYSTEM_ERRORS[number]}"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    line = format_record(record(1, rules=Rules(players=2))) + "\n"
    program = (
        "import sys; from lastroll.cli import main; main(['replay', sys.argv[1]]);"
        "status = open('/proc/self/status').read(); print(status, file=sys.stderr)"
    )
    peaks = []
    for count in (200, 2000):
        path = tmp_path / f"{count}.jsonl"
        path.write_text(line * count)
        done = subprocess.run(
            [sys.executable, "-c", program, str(path)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=True,
        )
        # Not ru_maxrss: that begins with what the process which started this one had.
        peak = re.search(rb"VmHWM:\s+(\d+) kB", done.stderr)
        assert peak is not None
        peaks.append(int(peak[1]))
    assert peaks[1] < peaks[0] * 1.1
