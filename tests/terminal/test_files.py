"""Files whole or not at all, one process at a time, and settings that never stop anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lastroll.rules import LastRollError, Rules
from lastroll.terminal import SeatData, Store, new_table, resume_table, write_whole
from lastroll.terminal._files import Claim, Taken
from lastroll.terminal._settings import Settings, load_settings, save_settings

SEATS = [SeatData("Anna"), SeatData("Greedy", "greedy")]
HOLD = "import sys; from pathlib import Path; from lastroll.terminal._files import Claim\n"
HOLD += "claim = Claim(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()\n"


def test_a_file_that_is_there_stays_unless_it_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    write_whole(path, b"one")
    with pytest.raises(FileExistsError):
        write_whole(path, b"two", replace=False)
    assert path.read_bytes() == b"one"
    write_whole(path, b"three")
    assert path.read_bytes() == b"three"
    assert [entry.name for entry in path.parent.iterdir()] == ["file"], "nothing is left over"


def test_a_file_system_without_links_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: object, target: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr("os.link", refuse)
    path = tmp_path / "file"
    write_whole(path, b"one", replace=False)
    with pytest.raises(FileExistsError):
        write_whole(path, b"two", replace=False)
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
        with pytest.raises(Taken):
            Claim(path)
    finally:
        other.kill()  # as a power cut would: nothing is given up in order
        other.communicate()
    claim = Claim(path)
    with pytest.raises(Taken):
        Claim(path)
    claim.give_up()
    claim.give_up()
    Claim(path).give_up()
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = new_table(Rules(players=2), SEATS, store, seed=7)
    with pytest.raises(LastRollError) as caught:
        resume_table(store)
    assert caught.value.code == "game-taken"
    table.close()
    again = resume_table(store)
    assert again.game.events == table.game.events
    again.close()


def test_a_damaged_save_does_not_hide_a_good_one(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = new_table(Rules(players=2), SEATS, store, seed=7)
    table.close()
    (tmp_path / "unfinished" / "zzz.json").write_text("{")
    (tmp_path / "unfinished" / "folder.json").mkdir()
    assert store.latest() == table.game_id
    store.discard(table.game_id)
    with pytest.raises(LastRollError, match=r"zzz\.json|folder\.json"):
        store.latest()


def test_a_save_whose_turns_are_wrong_names_file_and_turn(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = new_table(Rules(players=2), SEATS, store, seed=7)
    table.roll()
    table.place(table.position.legal_faces[0])
    table.close()
    path = store.path_of(table.game_id)
    text = path.read_text()
    place = text.index('"place":') + len('"place":')
    path.write_text(text[:place] + "9" + text[place + 1 :])
    with pytest.raises(LastRollError) as caught:
        resume_table(store)
    assert caught.value.where == (str(path), "turns[0].place")
    with pytest.raises(LastRollError):
        resume_table(store)  # the claim was given up


def test_a_program_that_is_gone_loses_its_seat_but_not_the_game(tmp_path: Path) -> None:
    store, program = Store(tmp_path), tmp_path / "bot"
    program.write_text(f"#!{sys.executable}\n")
    program.chmod(0o755)
    seats = [SeatData("Anna"), SeatData("bot", f"cmd:{program}")]
    new_table(Rules(players=2), seats, store, seed=7).close()
    program.unlink()
    table = resume_table(store)
    assert table.faults[1].code == "bot-missing"
    table.close()
    table = resume_table(store)
    assert table.faults[1].code == "bot-missing", "it is kept with the game, code and all"
    assert str(program) in str(table.faults[1])
    table.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b'{"name":"\xff"}', b'{"speed":3.0}', b'{"theme":"pink"}', b"[" * 100_000, b"[]"],
)
def test_broken_settings_are_as_if_never_set(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    assert load_settings(tmp_path) == Settings()


def test_settings_come_back_and_are_not_worth_stopping_for(tmp_path: Path) -> None:
    liked = Settings(4.0, "light", "Zoë")
    save_settings(tmp_path, liked)
    assert load_settings(tmp_path) == liked
    save_settings(tmp_path / "settings.json" / "below a file", liked)
