"""Files whole or not at all, one process at a time, and settings that never stop anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lastroll.rules import LastRollError, Rules
from lastroll.terminal import GameStore, SeatData, new_game, resume_game, write_atomically
from lastroll.terminal._files import FileLock, FileLocked
from lastroll.terminal._preferences import Preferences, load_preferences, save_preferences

SEATS = [SeatData("Anna"), SeatData("Greedy", "greedy")]
HOLD = "import sys; from pathlib import Path; from lastroll.terminal._files import FileLock\n"
HOLD += "lock = FileLock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()\n"


def test_a_file_that_is_there_stays_unless_it_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    write_atomically(path, b"one")
    with pytest.raises(FileExistsError):
        write_atomically(path, b"two", replace=False)
    assert path.read_bytes() == b"one"
    write_atomically(path, b"three")
    assert path.read_bytes() == b"three"
    assert [entry.name for entry in path.parent.iterdir()] == ["file"], "nothing is left over"


def test_a_file_system_without_links_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: object, target: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr("os.link", refuse)
    path = tmp_path / "file"
    write_atomically(path, b"one", replace=False)
    with pytest.raises(FileExistsError):
        write_atomically(path, b"two", replace=False)
    assert path.read_bytes() == b"one"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_claim_is_one_process_s_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(FileLocked):
            FileLock(path)
    finally:
        other.kill()  # as a power cut would: nothing is given up in order
        other.communicate()
    claim = FileLock(path)
    with pytest.raises(FileLocked):
        FileLock(path)
    claim.release()
    claim.release()
    FileLock(path).release()
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    local_game = new_game(Rules(players=2), SEATS, store, seed=7)
    with pytest.raises(LastRollError) as caught:
        resume_game(store)
    assert caught.value.code == "game-taken"
    local_game.close()
    again = resume_game(store)
    assert again.game.events == local_game.game.events
    again.close()


def test_a_damaged_save_does_not_hide_a_good_one(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    local_game = new_game(Rules(players=2), SEATS, store, seed=7)
    local_game.close()
    (tmp_path / "unfinished" / "zzz.json").write_text("{")
    (tmp_path / "unfinished" / "folder.json").mkdir()
    assert store.latest() == local_game.game_id
    store.delete_save(local_game.game_id)
    with pytest.raises(LastRollError, match=r"zzz\.json|folder\.json"):
        store.latest()


def test_a_save_whose_turns_are_wrong_names_file_and_turn(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    local_game = new_game(Rules(players=2), SEATS, store, seed=7)
    local_game.roll()
    local_game.place(local_game.position.legal_faces[0])
    local_game.close()
    path = store.path_of(local_game.game_id)
    text = path.read_text()
    place = text.index('"place":') + len('"place":')
    path.write_text(text[:place] + "9" + text[place + 1 :])
    with pytest.raises(LastRollError) as caught:
        resume_game(store)
    assert caught.value.where == (str(path), "turns[0].place")
    with pytest.raises(LastRollError):
        resume_game(store)  # the claim was given up


def test_a_program_that_is_gone_loses_its_seat_but_not_the_game(tmp_path: Path) -> None:
    store, program = GameStore(tmp_path), tmp_path / "bot"
    program.write_text(f"#!{sys.executable}\n")
    program.chmod(0o755)
    seats = [SeatData("Anna"), SeatData("bot", f"cmd:{program}")]
    new_game(Rules(players=2), seats, store, seed=7).close()
    program.unlink()
    local_game = resume_game(store)
    assert local_game.bot_faults[1].code == "bot-missing"
    local_game.close()
    local_game = resume_game(store)
    assert local_game.bot_faults[1].code == "bot-missing", "it is kept with the game, code and all"
    assert str(program) in str(local_game.bot_faults[1])
    local_game.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b'{"name":"\xff"}', b'{"speed":3.0}', b'{"theme":"pink"}', b"[" * 100_000, b"[]"],
)
def test_broken_settings_are_as_if_never_set(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    assert load_preferences(tmp_path) == Preferences()


def test_settings_come_back_and_are_not_worth_stopping_for(tmp_path: Path) -> None:
    liked = Preferences(4.0, "light", "Zoë")
    save_preferences(tmp_path, liked)
    assert load_preferences(tmp_path) == liked
    save_preferences(tmp_path / "settings.json" / "below a file", liked)
