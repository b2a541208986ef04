"""Games on disk: whole or not at all, in the player's own folder, by ids that stay in it."""

import errno
import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from tests.strategies import records, steps_of

from lastroll.game import Fair, Game, GameRecord, Seeded, record_game
from lastroll.rules import LastRollError, Rules
from lastroll.terminal import GameStore, SeatData
from lastroll.terminal._game_store import Save, data_folder

RULES = Rules(players=2, rounds=1)
SEATS = (SeatData("Anna"), SeatData("Greedy", "greedy"))


def save_of(game: Game) -> Save:
    chance = game.chance
    return Save(
        seats=SEATS,
        open_purses=True,
        seed=chance.seed if isinstance(chance, Seeded) else None,
        rolled=game.position.rolled is not None,
        record=record_game(game),
    )


def unfinished(steps: int = 3) -> Game:
    return steps_of(Game(RULES, Seeded(2**64 - 1), ["Anna", "Greedy"]), steps)


def refusal(store: GameStore, game_id: str | None) -> str:
    with pytest.raises(LastRollError) as caught:
        store.resume(game_id or store.latest())
    return caught.value.code


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for steps in range(6):
        save = save_of(unfinished(steps))
        store.save("game", save)
        assert store.resume("game") == save
        assert GameStore(tmp_path).latest() == "game"
    fair = save_of(steps_of(Game(RULES, Fair(bytes(32), "c", ["n"]), ["A", "B"]), 2))
    store.save("fair", fair)
    assert isinstance(store.resume("fair").chance(), Fair)


def test_the_last_game_played_is_resumed(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for number, name in enumerate(("b", "a", "c")):
        store.save(name, save_of(unfinished(number)))
        os.utime(tmp_path / "unfinished" / f"{name}.json", (1000, 1000 + number % 2))
    assert store.latest() == "a"
    assert refusal(GameStore(tmp_path / "elsewhere"), None) == "save-none"


@given(records())
def test_a_finished_game_is_its_record(
    tmp_path_factory: pytest.TempPathFactory, r: GameRecord
) -> None:
    store = GameStore(tmp_path_factory.mktemp("store"))
    path = store.finish("game", r)
    assert path.read_bytes().count(b"\n") == 1
    ((kept,), bot_faults) = store.games()
    assert (kept.id, kept.finished, kept.record, bot_faults) == ("game", True, r, [])


def test_finishing_forgets_the_unfinished_state(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    store.save("game", save_of(unfinished()))
    store.finish("game", record_game(unfinished()))
    assert list((tmp_path / "unfinished").iterdir()) == []
    store.delete_save("game")  # once more does no harm


@pytest.mark.parametrize(
    "game_id", ["", ".", "..", "../x", "/etc/passwd", "a/b", ".hidden", "a\nb", "a\0b", "x" * 200]
)
def test_an_id_never_leads_out_of_the_folder(tmp_path: Path, game_id: str) -> None:
    store = GameStore(tmp_path)
    with pytest.raises(LastRollError) as caught:
        store.delete(game_id)
    assert caught.value.code == "game-missing"
    if game_id:
        assert refusal(store, game_id) == "game-missing"
        if len(game_id) < 100:
            with pytest.raises(LastRollError):
                store.save(game_id, save_of(unfinished()))
    assert list(tmp_path.rglob("*")) == []


BROKEN = {
    "nothing": (b"", "json-broken"),
    "half": (b'{"format": "lastroll-save/1", "se', "json-broken"),
    "another format": (b'{"format":"lastroll-save/9","seats":[],"record":{}}', "format"),
    "no record": (b'{"format":"lastroll-save/1","seats":[]}', "json-missing"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_named(tmp_path: Path, case: str) -> None:
    content, code = BROKEN[case]
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "game.json").write_bytes(content)
    store = GameStore(tmp_path)
    with pytest.raises(LastRollError) as caught:
        store.resume("game")
    assert caught.value.code == code
    assert caught.value.where[0] == str(folder / "game.json")
    games, bot_faults = store.games()
    assert games == []
    assert [fault.code for fault in bot_faults] == [code]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"seats":[{"name":"Anna"},', '"seats":[', "save-seats"),
        ('"seed":"18446744073709551615"', '"seed":"x"', "save-chance"),
        ('"seed":"18446744073709551615"', '"seed":"²"', "save-chance"),
        ('"seed":"18446744073709551615"', '"seed":"999999999999999999999"', "save-chance"),
        ('"lastroll-game/1"', '"lastroll-game/7"', "format"),
    ],
)
def test_a_save_that_was_changed_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    store = GameStore(tmp_path)
    store.save("game", save_of(unfinished()))
    path = tmp_path / "unfinished" / "game.json"
    text = path.read_text(encoding="utf-8")
    bare = re.sub(r',"(?:bot|lost)":null', "", text)
    assert old in bare
    path.write_text(bare.replace(old, new), encoding="utf-8")
    assert refusal(store, "game") == code


def test_a_save_without_dice_cannot_go_on() -> None:
    save = save_of(unfinished())
    without = Save(seats=save.seats, open_purses=False, seed=None, rolled=False, record=save.record)
    with pytest.raises(LastRollError) as caught:
        without.chance()
    assert caught.value.code == "save-chance"


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_full_disk_leaves_the_last_good_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    store = GameStore(tmp_path)
    before = save_of(unfinished(2))
    store.save("game", before)

    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(step, full)
        with pytest.raises(OSError, match="No space left"):
            store.save("game", save_of(unfinished(4)))
    assert store.resume("game") == before
    assert [path.name for path in (tmp_path / "unfinished").iterdir()] == ["game.json"]


def test_ids_sort_by_time_and_do_not_meet() -> None:
    ids = [GameStore(Path("/nowhere")).new_id() for _ in range(20)]
    assert len(set(ids)) == 20
    assert [game_id[:15] for game_id in ids] == sorted(game_id[:15] for game_id in ids)
    assert all(re.fullmatch(r"\d{8}-\d{6}-[0-9a-f]{4}", game_id) for game_id in ids)


def test_the_folder_is_the_players_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LASTROLL_DATA", str(tmp_path / "own"))
    assert data_folder() == tmp_path / "own"
    assert GameStore().folder == tmp_path / "own"
    monkeypatch.delenv("LASTROLL_DATA")
    assert "lastroll" in str(data_folder()).lower()


def test_deleting_forgets_both_kinds(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    store.save("a", save_of(unfinished()))
    store.finish("b", record_game(unfinished()))
    store.delete("a")
    store.delete("b")
    assert store.games() == ([], [])
