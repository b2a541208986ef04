"""`lastroll play --plain` through a pipe: whole games, leaving, coming back, kill -9."""

import json
import os
import re
import signal
from pathlib import Path

import pytest
from tests.bots.programs import ENGINE, program
from tests.cli.command import Inside, run, start
from tests.patience import PATIENCE

from lastroll.game import parse_record, replay
from lastroll.locales import texts
from lastroll.story import Story
from lastroll.terminal import GameStore, resume_game

# Enter rolls; of 1 to 6 one at least can be placed. What does not fit is asked again.
EVERYTHING = b"\n1\n2\n3\n4\n5\n6\n" * 400


def finished(store: GameStore) -> list[str]:
    return sorted(path.stem for path in (store.folder / "finished").glob("*.json"))


def unfinished(store: GameStore) -> list[str]:
    return sorted(path.stem for path in (store.folder / "unfinished").glob("*.json"))


@pytest.mark.parametrize(
    "words",
    [
        ["--name", "Anna"],
        ["--name", "Anna", "--neutral", "--players", "3"],
        ["--name", "Anna", "--name", "Benno", "--neutral"],
        ["--name", "Anna", "--bots", "random,frugal,greedy,random", "--open-purses"],
        ["--players", "2", "--bots", "random,greedy", "--seed", "4"],
    ],
    ids=" ".join,
)
def test_a_whole_game(inside: Inside, words: list[str]) -> None:
    status, out, err = inside("play", *words, stdin=EVERYTHING)
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    assert not re.search(r"[\u2500-\u257f]", out)  # box drawing
    (game_id,) = finished(GameStore())
    path = GameStore().folder / "finished" / f"{game_id}.json"
    record = parse_record(path.read_bytes())
    game = replay(record)
    assert game.over
    last = out.splitlines()
    assert f"Record: {path}" in last
    assert last.count("") <= len(game.events)
    for standing in game.standings:
        assert f"{standing.rank}. " in out
        assert f"${standing.money:,}" in out
    if "--seed" in words:
        assert record.fair is None
    else:
        assert record.fair is not None
        assert record.fair.commitment[:16] in out.splitlines()[1]
        assert f"lastroll verify {path}" in last[-1]
        assert inside("verify", str(path)).status == 0


def test_a_seed_gives_the_same_game_again(inside: Inside) -> None:
    words = ("play", "--seed", "18446744073709551615", "--players", "2", "--bots", "random,frugal")
    first, second = inside(*words).out, inside(*words).out
    assert first.splitlines()[1:-1] == second.splitlines()[1:-1]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ([], ["You", "Gambler", "Miser", "Gambler 2"]),
        (["--name", "Anna"], ["Anna", "Gambler", "Miser", "Gambler 2"]),
        (["--name", "Anna", "--name", "Anna"], ["Anna", "Anna 2"]),
        (["--name", "-", "--players", "2"], ["-", "Gambler"]),
        (["--players", "2"], ["You", "Gambler"]),
        (["--bots", "random"], ["You", "Tourist"]),
        (["--bots", "random,random", "--bots", "frugal"], None),
        (["--players", "3", "--bots", "random"], ["You", "Tourist", "Gambler"]),
        (["--players", "5", "--name", "Zoë Q"], None),
        (["--bots", f"random,cmd:{ENGINE} greedy,frugal"], None),
    ],
)
def test_who_sits_down(inside: Inside, words: list[str], names: list[str] | None) -> None:
    assert inside("play", *words).status == 0
    (game_id,) = unfinished(GameStore()) or finished(GameStore())
    table = resume_game(GameStore(), game_id)
    table.close()
    seats = table.game.names
    if names is not None:
        assert list(seats) == names
    else:
        expected = {"--players": 5, "--bots": 4}[words[0]]
        assert len(seats) == expected


def test_a_person_without_a_name_is_you(inside: Inside) -> None:
    out = inside("play").out
    assert ": ● You, ▲ Gambler" in out
    assert "Round 1: you start." in out


def test_the_end_of_the_input_saves_the_game(inside: Inside) -> None:
    status, out, err = inside("play", "--name", "Anna", stdin=b"\n")
    assert (status, err) == (0, "")
    (game_id,) = unfinished(GameStore())
    assert out.splitlines()[-1].endswith(f"lastroll play --resume {game_id}")
    for words in (["--resume"], ["--resume", game_id]):
        result = inside("play", *words, "--plain", stdin=b"q\n")
        assert f"Game {game_id} continues" in result.out
        # The dice that were rolled lie there still: no second roll.
        assert result.out.count("● Anna rolls") == 1
        assert "press Enter to roll." not in result.out.split("Keys:")[1].split("\n", 1)[1]
    assert inside("play", "--resume", "--plain", stdin=EVERYTHING).status == 0
    assert (unfinished(GameStore()), finished(GameStore())) == ([], [game_id])


def test_nothing_that_was_told_is_lost_by_kill_9() -> None:
    with start("play", "--name", "Anna", "--name", "Benno", "--nonce", "n-1") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told = []
        placed = 0
        for line in map(bytes.decode, process.stdout):
            told.append(line)
            placed += " places " in line
            if placed == 5:
                break
            if "press Enter to roll" in line and "Keys" not in line:
                process.stdin.write(b"\n")
            elif "which face" in line:
                face = re.search(r"face: (\d)", line)
                assert face is not None
                process.stdin.write(face[1].encode() + b"\n")
            process.stdin.flush()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
    table = resume_game(GameStore())
    table.close()
    story = Story(table.game.names, texts("en"))
    kept = [line for event in table.game.events for line in story.sentences(event)]
    assert placed == 5
    for line in told:
        if " rolls " in line or " places " in line:
            assert line.strip() in kept
    result = run("play", "--resume", stdin=EVERYTHING)
    assert result.status == 0
    assert run("verify", str(GameStore().folder / "finished" / f"{table.game_id}.json")).status == 0


def test_ctrl_c_saves_and_ends_with_130() -> None:
    with start("play", "--name", "Anna") as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "Anna: press Enter to roll." in line.decode():
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"")
    (game_id,) = unfinished(GameStore())
    assert out.decode().endswith(f"lastroll play --resume {game_id}\n")
    assert [path.name for path in (GameStore().folder / "unfinished").iterdir()] == [
        f"{game_id}.json"
    ]


def test_ctrl_c_ends_the_programs_that_play(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    body = f"hello(); ask(); open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    words = ["--players", "2", "--bots", f"cmd:{program(body)},random", "--bot-seconds", "60"]
    with start("play", *words) as process:
        while not note.exists() or not note.read_text():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_a_bad_program_is_told_of_and_the_game_goes_on(inside: Inside) -> None:
    body = "hello(); ask(); time.sleep(600)"
    words = ["--players", "2", "--bots", f"cmd:{program(body)},greedy", "--bot-seconds", "0.3"]
    out = inside("play", *words, "--rounds", "1").out
    assert out.count("has lost its seat") == 2  # when it happens, and with the result
    assert "did not answer within 0.3 s" in out
    assert "wins " in out or "share the win" in out
    bad = program("sys.exit('no\\tlicence\\x1b[31m')")
    out = inside("play", "--players", "2", "--bots", f"cmd:{bad},greedy", "--rounds", "1").out
    assert "no\\tlicence\\x1b[31m" in out


def test_a_good_program_plays_the_same_game(inside: Inside) -> None:
    words = ["--players", "2", "--seed", "9", "--rounds", "1"]
    # A program on the other seat, so that both games have the dice for programs.
    other = f"cmd:{ENGINE} greedy"
    here = inside("play", *words, "--bots", f"random,{other}").out.splitlines()
    there = inside("play", *words, "--bots", f"cmd:{ENGINE} random,{other}").out.splitlines()
    name = re.compile(r"(?<=[●▲]) \w+(?: 2)?")
    assert [name.sub("", line) for line in here[1:-1]] == [
        name.sub("", line) for line in there[1:-1]
    ]


def test_a_saved_game_that_was_tampered_with_is_refused(inside: Inside) -> None:
    inside("play", "--name", "Anna", "--seed", "5", stdin=b"\n1\n2\n3\n4\n5\n6\n")
    (game_id,) = unfinished(GameStore())
    path = GameStore().folder / "unfinished" / f"{game_id}.json"
    save = json.loads(path.read_bytes())
    save["seed"] = "6"
    path.write_text(json.dumps(save))
    status, out, err = inside("play", "--resume")
    assert (status, out) == (2, "")
    sentence = f"the saved game {game_id} does not fit its own dice"
    assert err == f"lastroll: {path}: {sentence}\n"
    path.write_text("{")
    assert inside("play", "--resume").err.startswith(f"lastroll: {path}: invalid JSON")


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    result = run("play", "--name", "Anna", stdin=b"\n", LASTROLL_DATA=str(file))
    assert (result.status, result.err) == (0, "")
    assert result.out.count("This game can’t be saved: ") == 1
    assert result.out.endswith("The game could not be saved and is lost.\n")


def test_the_screen_is_for_terminals_only(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def play_screen(*arguments: object) -> int:
        asked.append(arguments[0])
        return 0

    monkeypatch.setattr("lastroll.terminal.play_screen", play_screen)
    assert inside("play").status == 0
    assert asked == []
    monkeypatch.setattr("lastroll.cli._play._has_screen", lambda: True)
    assert inside("play").out == ""
    assert asked == [None]
    assert inside("play", "--speed", "off", "--theme", "light", "--players", "3").out == ""
    options = asked[-1]
    assert (getattr(options, "speed", None), getattr(options, "theme", None)) == (0.0, "light")
    assert inside("play", "--plain").out.startswith("Game ")
