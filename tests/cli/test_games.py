"""`lastroll games`: the list, one game, and export without harm to anything."""

import errno
import json
import os
import sys
from pathlib import Path

import pytest
from tests.cli.command import Inside, fair_record, lines, record, refused

from lastroll.game import Game, Seeded, format_game_report, record_game, replay
from lastroll.locales import texts
from lastroll.rules import Position, Rules
from lastroll.terminal import GameStore, LocalGame, SeatData

SEATS = [SeatData("Anna"), SeatData("Greedy", "greedy"), SeatData("Carla")]


@pytest.fixture
def store() -> GameStore:
    """Return two finished games, and one that is not, whose purses are not empty."""
    store = GameStore()
    for number, (game_id, kept) in enumerate(
        (("20260101-100000-aaaa", record(1)), ("20260102-100000-bbbb", fair_record()))
    ):
        path = store.finish(game_id, kept)
        os.utime(path, (1_767_225_600 + number, 1_767_225_600 + number))
    game = Game(Rules(players=3, rounds=2), Seeded(4), [seat.name for seat in SEATS])
    table = LocalGame(game, SEATS, store, "20260103-100000-cccc")
    while game.position.round == 1:
        table.roll()
        table.place(game.position.legal_faces[0])
    return store


def test_the_list_names_each_game_latest_first(inside: Inside, store: GameStore) -> None:
    status, out, err = inside("games")
    assert (status, err) == (0, "")
    unfinished, neutral, plain = out.splitlines()
    assert unfinished.startswith("20260103-100000-cccc  20")
    assert "3 players, house rules. ● Anna, ▲ Greedy, ■ Carla. Unfinished: round 2 of 2, " in (
        unfinished
    )
    assert "$" not in unfinished  # purses are closed until the end
    assert neutral.startswith("20260102-100000-bbbb  ")
    assert "3 players with neutral dice, house rules." in neutral
    assert "wins " in plain or "share the win" in plain


def test_the_list_ends_with_the_record_against_each_bot(inside: Inside) -> None:
    assert (
        inside(
            "play", "--players", "2", "--bots", "random", stdin=b"\n1\n2\n3\n4\n5\n6\n" * 200
        ).status
        == 0
    )
    out = inside("games").out
    assert "Finished: 1. Won: " in out
    assert "of 10" in out
    (line,) = [line for line in out.splitlines() if "Tourist  " in line]
    assert "Ahead in 1 of 1: 100% (21–100)" in line or "Ahead in 0 of 1: 0% (0–79)" in line
    assert out.count("Not met yet") == 9
    (game,) = json.loads(inside("games", "--json").out)
    assert [player["bot"] for player in game["players"]] == [None, "random"]


def test_as_json(inside: Inside, store: GameStore) -> None:
    listed = json.loads(inside("games", "--json").out)
    assert [game["id"][-4:] for game in listed] == ["cccc", "bbbb", "aaaa"]
    unfinished, _, finished = listed
    assert unfinished["winners"] is None
    for closed in ("money", "notes"):
        assert {player[closed] for player in unfinished["players"]} == {None}
    standings = replay(record(1)).standings
    assert [finished["players"][s.seat]["money"] for s in standings] == [s.money for s in standings]
    assert finished["winners"] == [s.seat for s in standings if s.rank == 1]
    assert json.loads(inside("games", finished["id"], "--json").out) == finished


def test_one_function_decides_who_sees_a_purse(
    inside: Inside, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []

    def view(position: Position, seat: int | None) -> Position:
        asked.append(seat)
        return position

    monkeypatch.setattr("lastroll.game.view", view)
    unfinished, *_ = json.loads(inside("games", "--json").out)
    assert asked == [None, None, None]
    assert all(player["money"] is not None for player in unfinished["players"])


def test_one_game_is_told(inside: Inside, store: GameStore) -> None:
    out = inside("games", "20260101-100000-aaaa").out
    assert out.count(" rolls ") == len(record(1).turns)
    out = inside("games", "20260103-100000-cccc").out
    assert out.splitlines()[-1].startswith("Unfinished: round 2 of 2")


def test_without_any_games(inside: Inside) -> None:
    assert inside("games") == (0, texts("en")("games-none") + "\n", "")
    assert inside("games", "--json") == (0, "[]\n", "")


def test_what_cannot_be_read_hides_nothing(inside: Inside, store: GameStore) -> None:
    folder = store.folder / "finished"
    (folder / "broken.json").write_text("{")
    (folder / "folder.json").mkdir()
    wrong = lines(record(1)).replace('"seat":0', '"seat":1', 1)
    (folder / "wrong.json").write_text(wrong)
    status, out, err = inside("games")
    assert status == 0
    assert len(out.splitlines()) == 3
    assert len(err.splitlines()) == 3
    for name in (
        "broken.json: invalid JSON",
        "folder.json: cannot be read",
        "wrong: turns[0].seat",
    ):
        assert name in err
    assert len(json.loads(inside("games", "--json").out)) == 3
    assert "invalid JSON" in refused(inside("games", "broken"))
    assert refused(inside("games", "ken")) == "there is no game “ken”"
    assert "turns[0]" in refused(inside("games", "wrong"))


def test_what_is_exported_replays(inside: Inside, store: GameStore, tmp_path: Path) -> None:
    expected = [format_game_report(replay(one)) for one in (record(1), fair_record())]
    for option in ([], ["--text"]):
        path = tmp_path / f"out{len(option)}"
        said = inside("games", "--export", str(path), *option)
        assert said == (0, f"2 games written to {path}.\n", "")
        assert inside("replay", "--json", str(path)).out.splitlines() == expected
        assert oct(path.stat().st_mode & 0o777) == oct(0o666 & ~_umask())
        text = inside("games", "--export", "-", *option).out
        assert text == path.read_text(encoding="utf-8")
    assert inside("verify", "-", stdin=lines(fair_record()).encode()).status == 0
    one = inside("games", "20260102-100000-bbbb", "--export", "-").out
    assert one == lines(fair_record())
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_an_unfinished_game_is_not_exported(inside: Inside, store: GameStore) -> None:
    line = refused(inside("games", "20260103-100000-cccc", "--export", "-"))
    assert line == "the game 20260103-100000-cccc is not finished yet"


def test_no_file_is_overwritten_unasked(inside: Inside, store: GameStore, tmp_path: Path) -> None:
    path = tmp_path / "taken"
    path.write_text("mine")
    assert "the file exists already" in refused(inside("games", "--export", str(path)))
    assert path.read_text() == "mine"
    assert inside("games", "--export", str(path), "--force").status == 0
    assert path.read_text() != "mine"


def test_a_file_that_comes_up_meanwhile_is_not_overwritten(
    inside: Inside, store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out"

    def other_process(handle: int) -> None:
        target.write_text("theirs")

    monkeypatch.setattr("os.fsync", other_process)
    assert "the file exists already" in refused(inside("games", "--export", str(target)))
    assert target.read_text() == "theirs"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_link_stays_a_link(inside: Inside, store: GameStore, tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    assert inside("games", "--export", str(tmp_path / "link"), "--force").status == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() != "old"


def test_where_nothing_can_be_written(inside: Inside, store: GameStore, tmp_path: Path) -> None:
    line = refused(inside("games", "--export", str(tmp_path)))
    assert line == f"{tmp_path}: this is a folder, not a file"
    target = tmp_path / "no" / "such" / "folder"
    assert refused(inside("games", "--export", str(target))) == f"{target}: no such file"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    target = tmp_path / "file" / "out"
    assert refused(inside("games", "--export", str(target))) == f"{target}: no such file"


def test_a_link_to_itself_is_refused(inside: Inside, store: GameStore, tmp_path: Path) -> None:
    target = tmp_path / "loop"
    target.symlink_to("loop")
    assert refused(inside("games", "--export", str(target))).startswith(f"{target}: ")


def test_a_dash_is_standard_output_however_it_is_given(
    inside: Inside, store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    expected = lines(record(1), fair_record())
    for words in (["--export", "-"], ["--export=-"]):
        assert inside("games", *words) == (0, expected, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_device(inside: Inside, store: GameStore) -> None:
    for force in ([], ["--force"]):
        line = refused(inside("games", "--export", "/dev/full", *force))
        assert line == "/dev/full: no space left on the disk"
    assert Path("/dev/full").is_char_device()


def test_a_full_disk_leaves_the_old_file(
    inside: Inside, store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out"
    path.write_text("old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    assert "no space left on the disk" in refused(inside("games", "--export", str(path), "--force"))
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["out"]


def test_deleting(inside: Inside, store: GameStore) -> None:
    for game_id in ("20260101-100000-aaaa", "20260103-100000-cccc"):
        assert inside("games", game_id, "--delete") == (0, f"{game_id} is deleted.\n", "")
    assert [game["id"][-4:] for game in json.loads(inside("games", "--json").out)] == ["bbbb"]


def test_a_finished_game_is_what_was_played(store: GameStore) -> None:
    kept = {game.id: game.record for game in store.games()[0]}
    assert kept["20260101-100000-aaaa"] == record(1)
    assert record_game(replay(record(1))) == record(1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_in_the_folder_is_reported_and_not_waited_for(
    inside: Inside, store: GameStore
) -> None:
    for folder in ("unfinished", "finished"):
        os.mkfifo(store.folder / folder / "pipe.json")
    status, out, err = inside("games")
    assert (status, out.count("\n"), err.count("not a regular file")) == (0, 3, 2)
    assert "pipe.json: cannot be read" in refused(inside("play", "--plain", "--resume", "pipe"))
