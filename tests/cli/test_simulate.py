"""`lastroll simulate`: the same games whatever plays them, what they come to, and how it ends."""

import json
import os
import signal
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from tests.cli.command import Inside, refused, start
from tests.patience import PATIENCE

from lastroll.arena import Simulation, SimulationTally
from lastroll.bots import make_bot, play_out
from lastroll.cli._simulation_text import format_seconds
from lastroll.game import Game, Seeded, parse_record, replay
from lastroll.kernels import POLICIES, simulate
from lastroll.rules import Rules

SECRET = bytes(range(32)).hex()
ENGINE = f"cmd:{sys.executable} -m lastroll engine --bot greedy"


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Compile before the output is captured."""
    for turns in (False, True):
        for policy in POLICIES:
            games = simulate(Rules(players=2), [policy] * 2, 1, turns=turns)
            if turns:
                list(games.transcripts())


def played(rules: Rules, bots: list[str], seed: int, number: int) -> Game:
    """Return a game as rules/, game/ and bots/ play it."""
    return play_out(Game(rules, Seeded(seed, number)), [make_bot(bot) for bot in bots])


@pytest.mark.parametrize("neutral", [False, True])
def test_the_figures_are_those_of_the_games(inside: Inside, neutral: bool) -> None:
    rules, bots = Rules(players=3, neutral=neutral, rounds=2), ["greedy", "frugal", "random"]
    words = ["--players", "3", "--bots", ",".join(bots), "--rounds", "2", "--games", "40"]
    words += ["--seed", "9", "--threads", "2", "--json", *(["--neutral"] if neutral else [])]
    status, out, err = inside("simulate", *words)
    assert (status, err) == (0, "")
    found = json.loads(out)
    games = [played(rules, bots, 9, number) for number in range(40)]
    assert found["games"] == 40
    assert found["interrupted"] is False
    events = [event for game in games for event in game.events]
    assert found["decisions"] == sum(type(event).__name__ == "Placed" for event in events)
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    for seat, figures in enumerate(found["seats"]):
        mine = [each for game in games for each in game.standings if each.seat == seat]
        money, notes = [each.money for each in mine], [each.notes for each in mine]
        shares = [(seat in game.winners) / len(game.winners) for game in games]
        mean = sum(money) / 40
        assert figures["bot"] == bots[seat]
        assert figures["money_mean"] == pytest.approx(mean)
        spread = (sum((each - mean) ** 2 for each in money) / 40) ** 0.5
        assert figures["money_sd"] == pytest.approx(spread)
        assert figures["notes_mean"] == pytest.approx(sum(notes) / 40)
        assert figures["win_share"] == pytest.approx(sum(shares) / 40)
        assert sum(found["histogram"]["games"][seat]) == 40
    assert sum(figures["win_share"] for figures in found["seats"]) == pytest.approx(1)


def test_a_program_plays_the_games_of_its_bot_under_the_same_secret(
    inside: Inside, tmp_path: Path
) -> None:
    results = []
    for name, bots in (("ours", "greedy,random"), ("program", f"{ENGINE},random")):
        file = tmp_path / f"{name}.jsonl"
        words = ["--bots", bots, "--games", "9", "--rounds", "1", "--out", str(file), "--json"]
        status, out, _ = inside("simulate", *words, "--secret", SECRET)
        assert status == 0
        found = json.loads(out)
        assert found["faults"] == []
        records = [parse_record(line) for line in file.read_text(encoding="utf-8").splitlines()]
        results.append(([(record.pile, record.turns) for record in records], found["histogram"]))
    assert results[0] == results[1]


def test_bots_that_are_not_compiled_play_seeded_games(inside: Inside, tmp_path: Path) -> None:
    file, rules = tmp_path / "games.jsonl", Rules(players=2, rounds=1)
    words = ["--bots", "novice,random", "--games", "3", "--rounds", "1", "--out", str(file)]
    assert inside("simulate", *words).status == 0
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
        game = replay(parse_record(line))
        assert game.events == played(rules, ["novice", "random"], 0, number).events


def test_the_table_says_what_the_dice_follow_from(inside: Inside, tmp_path: Path) -> None:
    words = ["simulate", "--games", "1", "--rounds", "1", "--out"]
    for name, more, about in (
        ("usual", [], {b"seed": b"0"}),
        ("seed", ["--seed", "3"], {b"seed": b"3"}),
        ("secret", ["--secret", SECRET], {b"secret": SECRET.encode()}),
    ):
        file = tmp_path / f"{name}.parquet"
        assert inside(*words, str(file), *more).status == 0
        metadata = pq.read_table(file).schema.metadata
        assert {key: metadata[key] for key in (b"seed", b"secret") if key in metadata} == about


def test_a_program_that_fails_is_told_of(inside: Inside) -> None:
    words = ["--bots", f"cmd:{sys.executable} -c pass,random", "--games", "2", "--rounds", "1"]
    status, out, _ = inside("simulate", *words)
    assert status == 0
    assert "lost their seat in 2 games" in out
    assert "0 0 bot-" in out


@pytest.mark.parametrize("neutral", [False, True])
def test_records_replay_to_what_was_counted(inside: Inside, tmp_path: Path, neutral: bool) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    words = ["--players", "3", "--bots", "greedy,frugal,random", "--games", "25", "--json"]
    words += ["--neutral"] if neutral else []
    first = json.loads(inside("simulate", *words, "--out", str(lines)).out)
    second = json.loads(inside("simulate", *words, "--out", str(table)).out)
    assert first["seats"] == second["seats"]
    games = [replay(parse_record(line)) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert all(game.over for game in games)
    for seat in range(3):
        purses = [game.position.purses[seat] for game in games]
        money = sum(purse.money for purse in purses if purse is not None)
        assert money / 25 == pytest.approx(first["seats"][seat]["money_mean"])
    rows = pq.read_table(table)
    assert rows.column("game").to_pylist() == list(range(25))
    assert rows.schema.metadata[b"format"] == b"lastroll-game/1"
    assert json.loads(rows.schema.metadata[b"rules"])["players"] == 3
    for row, game in zip(rows.to_pylist(), games, strict=True):
        assert row["money"] == [purse.money for purse in game.position.purses if purse]
        assert tuple(row["pile"]) == game.pile
        assert len(row["turns"]) == sum(type(e).__name__ == "Placed" for e in game.events)


def test_a_summary_for_people(inside: Inside) -> None:
    status, out, err = inside("simulate", "--players", "2", "--games", "500", "--bots", "greedy")
    assert (status, err) == (0, "")
    assert out.startswith("500 games, ")
    assert out.count("greedy") == 2
    assert "█" in out
    assert inside("--language", "de", "simulate", "--games", "5").out.startswith("5 Partien, ")


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.000_123_45, "0.000123"),
        (0.032, "0.0320"),
        (0.9996, "1.00"),
        (83.21, "83.2"),
        (4321, "4321"),
    ],
)
def test_seconds_have_three_digits_however_few_they_are(seconds: float, text: str) -> None:
    assert format_seconds(seconds) == text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "--games: must be from 1"),
        (["--threads", "0"], "--threads: must be from 1"),
        (["--seed", "-1"], "--seed: must be from 0"),
        (["--seed", "1", "--secret", SECRET], "--seed and --secret cannot be combined"),
        (["--secret", "abc"], "--secret: a secret is 32 bytes in hexadecimal"),
        (["--bots", "nobody"], "--bots: there is no bot"),
        (["--players", "2", "--bots", "random,random,random"], "3 players are named"),
        (["--players", "6"], "--players"),
        (["--out", "games.csv"], "`.jsonl` or `.parquet`"),
    ],
)
def test_what_cannot_be_played_is_refused(inside: Inside, words: list[str], said: str) -> None:
    assert said in refused(inside("simulate", *words))


def test_a_file_that_is_there_is_not_overwritten(inside: Inside, tmp_path: Path) -> None:
    for name in ("games.jsonl", "games.parquet"):
        file = tmp_path / name
        file.write_text("mine")
        assert name in refused(inside("simulate", "--games", "5", "--out", str(file)))
        assert file.read_text() == "mine"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_ctrl_c_gives_the_result_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = start("simulate", "--games", "2000000000", "--json", "--out", str(file))
    try:
        end = time.monotonic() + PATIENCE
        while not (file.exists() and file.stat().st_size) and time.monotonic() < end:
            time.sleep(0.1)  # some of it compiles where nothing was cached
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130, err.decode()
    assert b"Traceback" not in err
    found = json.loads(out)
    assert found["interrupted"] is True
    # Of the last chunk some may be in the file and none in the figures.
    assert len(file.read_bytes().splitlines()) >= found["games"]
    assert found["games"] < 2_000_000_000


def test_chunks_add_up_however_they_are_cut() -> None:
    rules = Rules(players=4)
    totals = []
    for threads in (1, 3):
        tally = SimulationTally(rules)
        simulation = Simulation(rules, ("random", "greedy", "frugal", "greedy"), 9000, 3, threads)
        for chunk in simulation.chunks(records=False):
            tally.add(chunk)
        totals.append((tally.games, tally.choices, [tally.seat(seat) for seat in range(4)]))
    assert totals[0] == totals[1]
    assert SimulationTally(rules).seat(0).win_share == 0
