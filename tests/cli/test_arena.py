"""`lastroll arena`: the contract's figures, one sentence for what cannot be, and how it ends."""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import Inside, refused, start
from tests.patience import PATIENCE

from lastroll.arena import Tournament, TournamentSpec, entrant_names
from lastroll.cli._bot_names import split_bots
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import Rules

SHORT = ("--rounds", "1", "--blocks", "4")


def found(result: tuple[int, str, str]) -> Any:
    """Return the JSON object that a command has printed."""
    status, out, err = result
    assert (status, err) == (0, "")
    return json.loads(out)


def without_time(result: Any) -> Any:
    """Return a result without the time it took."""
    for bot in result["bots"]:
        del bot["seconds_per_choice"]
    return result


@pytest.mark.parametrize("neutral", [False, True])
def test_the_object_of_the_contract(inside: Inside, neutral: bool) -> None:
    words = ["--bots", "greedy,frugal,random", "--players", "2", "--seed", "3", *SHORT, "--json"]
    result = found(inside("arena", *words, *(["--neutral"] if neutral else [])))
    tournament = Tournament(
        TournamentSpec(
            Rules(players=2, neutral=neutral, rounds=1), ("greedy", "frugal", "random"), 3
        )
    )
    tournament.play(4)
    outcome = tournament.outcome()
    assert (result["blocks"], result["games"]) == (4, 24)
    assert result["decisions"] == outcome.choices
    assert result["interrupted"] is False
    for bot, standing in zip(result["bots"], outcome.standings, strict=True):
        assert bot["name"] == standing.name
        assert bot["win_share"] == standing.win_share.mean
        assert bot["win_share_stderr"] == standing.win_share.stderr
        assert standing.adjusted is not None
        assert bot["adjusted"] == standing.adjusted.mean
        assert bot["money_mean"] == standing.money_mean
        assert bot["seconds_per_choice"] > 0
        assert bot["rating"] == standing.rating
    assert sum(bot["win_share"] for bot in result["bots"]) == pytest.approx(3 / 2)
    assert result["before"][0][0] is None
    assert result["before"][0][1] + result["before"][1][0] == pytest.approx(1)


def test_more_players_than_bots_repeat_the_last_one(inside: Inside) -> None:
    result = found(inside("arena", "--bots", "greedy,random", "--players", "4", *SHORT, "--json"))
    assert result["games"] == 16
    assert [bot["games"] for bot in result["bots"]] == [16, 48]
    shares = [bot["win_share"] * seats for bot, seats in zip(result["bots"], (1, 3), strict=True)]
    assert sum(shares) == pytest.approx(1)


def test_as_many_play_as_are_named(inside: Inside) -> None:
    for bots, players in (
        ("greedy", 2),
        ("greedy,random,frugal", 3),
        ("greedy," * 5 + "random", 2),
    ):
        words = ["--bots", bots, "--rounds", "1", "--blocks", "1", "--luck", "none", "--json"]
        result = found(inside("arena", *words))
        assert result["rules"]["players"] == players
        assert "adjusted" not in result["bots"][0]
        assert result["bots"][0]["win_share_stderr"] is None


def test_processes_change_nothing(inside: Inside) -> None:
    words = ["arena", "--bots", "greedy,random", "--rounds", "1", "--blocks", "20", "--json"]
    alone = without_time(found(inside(*words)))
    assert without_time(found(inside(*words, "--processes", "2"))) == alone


def test_is_one_better_than_the_other(inside: Inside) -> None:
    words = ["--rounds", "1", "--until", "decided", "--json"]
    better = found(inside("arena", "--versus", "greedy", "random", *words))
    assert better["test"]["verdict"] == "better"
    assert better["test"]["llr"] >= better["test"]["bounds"][1]
    assert (better["test"]["lower"], better["test"]["upper"]) == (0.5, pytest.approx(0.55))
    worse = found(inside("arena", "--versus", "random", "greedy", "--players", "3", *words))
    assert worse["test"]["verdict"] == "not-better"
    assert worse["test"]["lower"] == pytest.approx(1 / 3)
    limited = ["--blocks", "20", "--lower", "0.94", "--upper", "0.95", "--error", "0.01"]
    unsure = found(inside("arena", "--versus", "greedy", "random", *words, *limited))
    assert unsure["test"]["verdict"] == "undecided"
    assert unsure["blocks"] == 20


def test_a_table_for_people(inside: Inside) -> None:
    words = ["--bots", "greedy,prior-table,random", "--players", "2", *SHORT]
    status, out, err = inside("arena", *words)
    assert (status, err) == (0, "")
    assert out.startswith("Blocks: 4. Games: 24. Choices: ")
    rows = re.findall(r"^(\S+) +([\d.]+) % \[([\d.]+)–([\d.]+)\] +([\d.]+) %", out, re.M)
    assert sorted(name for name, *_ in rows) == ["greedy", "prior-table", "random"]
    for _, share, low, high, adjusted in rows:
        assert 0 <= float(low) <= float(share) <= float(high) <= 100
        assert 0 <= float(adjusted) <= 100
    assert all(len(line) < 120 for line in out.splitlines())
    versus = inside("arena", "--versus", "greedy", "random", *SHORT, "--luck", "none").out
    assert "Undecided: " in versus
    assert "Without luck" not in versus


@pytest.mark.parametrize("option", ["--bots", "--versus"])
def test_a_program_that_does_not_start_is_refused(
    inside: Inside, tmp_path: Path, option: str
) -> None:
    missing = f"cmd:{sys.executable} {tmp_path / 'nofile.py'}"
    bots = ["greedy", missing] if option == "--versus" else [f"greedy,{missing}"]
    folder = tmp_path / "out"
    told = refused(inside("arena", option, *bots, "--blocks", "1", "--out", str(folder)))
    assert told.startswith(f"{option}: {missing}: the program ended: ")
    assert "can't open file" in told  # its own standard error
    assert not folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(inside: Inside, language: str, tmp_path: Path) -> None:
    t = texts(language)
    words = ["--versus", "greedy", "random", "--rounds", "1", "--blocks", "30", "--luck", "none"]
    out = inside("--language", language, "arena", *words, "--out", str(tmp_path)).out
    for name in ("wins", "money", "rating", "time", "before"):
        assert t(f"arena-{name}") in out
    assert t("arena-kept", folder=str(tmp_path)) in out
    assert "arena-" not in out


def test_a_folder_goes_on(inside: Inside, tmp_path: Path) -> None:
    words = ["arena", "--bots", "greedy,random", "--rounds", "1", "--json"]
    whole = without_time(found(inside(*words, "--blocks", "6")))
    folder = tmp_path / "deep" / "down"
    first = without_time(found(inside(*words, "--blocks", "2", "--out", str(folder))))
    assert first["blocks"] == 2
    assert without_time(found(inside(*words, "--blocks", "6", "--out", str(folder)))) == whole
    assert without_time(json.loads((folder / "result.json").read_bytes())) == whole
    other = inside(*words, "--seed", "1", "--out", str(folder))
    assert refused(other) == f"{folder}: this folder holds another tournament: `seed` differs"


def test_a_folder_goes_on_with_the_secret_it_began_with(inside: Inside, tmp_path: Path) -> None:
    program = f"cmd:{sys.executable} -m lastroll engine --bot random"
    words = ["arena", "--bots", f"{program},random", "--rounds", "1", "--luck", "none", "--json"]
    folder = tmp_path / "kept"
    first = found(inside(*words, "--blocks", "1", "--out", str(folder)))
    assert first["seed"] is None
    if os.name == "posix":
        assert (folder / "setting.json").stat().st_mode & 0o077 == 0
    more = without_time(found(inside(*words, "--blocks", "3", "--out", str(folder))))
    assert more["secret"] == first["secret"]
    whole = inside(*words, "--blocks", "3", "--secret", first["secret"])
    assert without_time(found(whole)) == more
    other = inside(*words, "--secret", "00" * 32, "--out", str(folder))
    assert refused(other) == f"{folder}: this folder holds another tournament: `secret` differs"


def test_a_program_that_fails_is_told_of(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "hello.py"  # it starts, and ends at the first question
    file.write_text("""input(); print('{"id": 1, "protocol": "lastroll-engine/1"}')""")
    program = f"cmd:{sys.executable} {file}"
    words = ["--bots", f"{program},random", "--rounds", "1", "--blocks", "1"]
    assert "Bots lost their seat 2 times. The first: cmd:" in inside("arena", *words).out
    result = found(inside("arena", *words, "--json"))
    assert [bot["faults"] for bot in result["bots"]] == [2, 0]
    assert [fault["bot"] for fault in result["faults"]] == [program, program]


REFUSED: tuple[tuple[list[str], str], ...] = (
    (["--bots", "nobody"], "--bots: there is no bot"),
    (["--versus", "greedy", "nobody"], "--versus: there is no bot"),
    (["--versus", "greedy", "greedy"], "--versus: a bot is exactly as strong as itself"),
    (["--versus", "greedy", "random", "--bots", "greedy"], "cannot be combined"),
    (["--bots", "greedy", "--until", "decided"], "--bots and --until cannot be combined"),
    (["--bots", "greedy", "--lower", "0.5"], "--bots and --lower cannot be combined"),
    (["--versus", "greedy", "random", "--until", "tea"], "tea"),
    (["--versus", "greedy", "random", "--lower", "0.6", "--upper", "0.5"], "the lower share"),
    (["--versus", "greedy", "random", "--lower", "1"], "the lower share"),
    (["--versus", "greedy", "random", "--error", "0.5"], "the chance of error"),
    ([], "the option --bots is missing"),
    (["--bots", "greedy", "--blocks", "0"], "--blocks: must be from 1"),
    (["--bots", "greedy", "--processes", "0"], "--processes: must be from 1"),
    (["--bots", "greedy", "--seed", "-1"], "--seed: must be from 0"),
    (["--bots", "greedy", "--secret", "x"], "--secret: a secret is 32 bytes in hexadecimal"),
    (
        ["--bots", "greedy", "--secret", "00" * 32, "--seed", "1"],
        "--seed and --secret cannot be combined",
    ),
    (["--bots", "greedy", "--bot-seconds", "nan"], "--bot-seconds: must be from 0"),
    (
        ["--bots", "greedy", "--luck", "mine"],
        "--luck: there is no evaluation “mine” to remove luck with",
    ),
    (["--bots", "greedy", "--players", "6"], "--players"),
    (["--bots", "greedy", "--players", "5", "--neutral"], "neutral"),
    (["--bots", "greedy", "--ray", "auto", "--processes", "2"], "--ray and --processes"),
)


def test_threads_are_of_this_machine(inside: Inside) -> None:
    said = refused(inside("simulate", "--threads", "2", "--ray", "auto"))
    assert said == "--ray and --threads cannot be combined"


def test_a_comma_before_any_bot_that_may_enter_ends_a_program() -> None:
    bots = split_bots("cmd:engine --depths 1,2,prior-table,cmd:other,greedy", entrant_names())
    assert bots == ["cmd:engine --depths 1,2", "prior-table", "cmd:other", "greedy"]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_cannot_be_played_is_refused(inside: Inside, words: list[str], said: str) -> None:
    assert said in refused(inside("arena", *words))


def test_a_folder_that_cannot_be_is_refused(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for name in (file, file / "below"):
        assert str(name) in refused(inside("arena", "--bots", "random", "--out", str(name)))
    assert file.read_text() == "mine"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_leaves_a_folder_that_goes_on(
    inside: Inside, tmp_path: Path, processes: str
) -> None:
    words = ["arena", "--bots", "greedy,random", "--rounds", "1", "--json"]
    kept = tmp_path / "tables.jsonl"
    more = ["--blocks", "1000000", "--processes", processes]
    process = start(*words, *more, "--out", str(tmp_path))
    try:
        end = time.monotonic() + PATIENCE
        while not (kept.exists() and kept.stat().st_size) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130, err.decode()
    assert err == b""
    result = json.loads(out)
    assert result["interrupted"] is True
    tables = kept.read_bytes()
    assert tables.endswith(b"\n")
    assert result["blocks"] >= 1
    assert result["blocks"] == tables.count(b"\n")
    blocks = ["--blocks", str(result["blocks"] + 3)]
    alone = without_time(found(inside(*words, *blocks)))
    assert without_time(found(inside(*words, *blocks, "--out", str(tmp_path)))) == alone
