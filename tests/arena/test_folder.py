"""Folders: whatever ends the play, it goes on to the very same result."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.playing import played, result, small, table

from lastroll.arena import Hypotheses, Tournament, TournamentFolder, TournamentSpec, kept_secret
from lastroll.arena._folder import SPEC_FILE, TABLES_FILE, read_spec
from lastroll.rules import LastRollError, Rules

BLOCKS = 5


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """Return the outcome of an uninterrupted run, and its file of tables."""
    path = tmp_path_factory.mktemp("whole")
    with TournamentFolder(path, small()) as folder:
        outcome = played(Tournament(small(), folder=folder), BLOCKS)
    return outcome, (path / TABLES_FILE).read_bytes()


@pytest.mark.parametrize("share", [0.0, 0.03, 0.31, 0.5, 0.77, 1.0])
def test_a_file_cut_anywhere_goes_on(
    tmp_path: Path, whole: tuple[bytes, bytes], share: float
) -> None:
    outcome, tables = whole
    TournamentFolder(tmp_path, small()).close()
    kept = tables[: round(share * len(tables))]
    (tmp_path / TABLES_FILE).write_bytes(kept)
    with TournamentFolder(tmp_path, small()) as folder:
        assert played(Tournament(small(), folder=folder), BLOCKS) == outcome
    lines = kept.count(b"\n")
    now = (tmp_path / TABLES_FILE).read_bytes().splitlines()
    assert now[:lines] == tables.splitlines()[:lines]
    assert len(now) == BLOCKS * 3


def test_what_was_asked_for_first_does_not_matter(
    tmp_path: Path, whole: tuple[bytes, bytes]
) -> None:
    for blocks in (2, BLOCKS + 1, BLOCKS):
        with TournamentFolder(tmp_path, small()) as folder:
            outcome = played(Tournament(small(), folder=folder), blocks)
    assert outcome == whole[0]
    with TournamentFolder(tmp_path, small()) as folder:
        assert len([*folder.tables()]) == (BLOCKS + 1) * 3


def test_one_tournament_may_go_on_by_itself(whole: tuple[bytes, bytes]) -> None:
    tournament = Tournament(small())
    tournament.play(2)
    assert played(tournament, BLOCKS) == whole[0]


def test_a_question_is_asked_of_what_is_there(tmp_path: Path) -> None:
    setting = small(bots=("greedy", "random"))
    hypotheses = Hypotheses(0.5, 0.6)
    alone = Tournament(setting, hypotheses=hypotheses)
    alone.play(1000)
    assert alone.decided
    blocks = alone.tally.blocks
    assert 20 <= blocks < 1000
    for limit in (blocks - 5, 1000, 1000):
        with TournamentFolder(tmp_path, setting) as folder:
            tournament = Tournament(setting, hypotheses=hypotheses, folder=folder)
            tournament.play(limit)
    assert tournament.tally.blocks == blocks
    assert tournament.test is not None
    assert alone.test is not None
    assert tournament.test.llr == alone.test.llr


def test_the_setting_can_be_read_again(tmp_path: Path) -> None:
    rules = Rules(players=3, neutral=True, rounds=2, notes=(10_000, 50_000) * 20)
    setting = TournamentSpec(rules, ("greedy", "cmd:python -c 'ü'"), 2**64 - 1, "none", 0.1)
    TournamentFolder(tmp_path, setting).close()
    assert read_spec(tmp_path).to_setting() == setting
    keyed = replace(setting, seed=None, secret=bytes(range(32)))
    assert repr(keyed.secret) not in repr(keyed)
    TournamentFolder(tmp_path / "keyed", keyed).close()
    assert read_spec(tmp_path / "keyed").to_setting() == keyed


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("seed", {"seed": 12}),
        ("secret", {"secret": bytes(32)}),
        ("bots", {"bots": ("greedy", "random")}),
        ("luck", {"luck": "none"}),
        ("rules", {"rules": Rules(players=2, rounds=2)}),
        ("bot_seconds", {"bot_seconds": 1.0}),
    ],
)
def test_a_folder_of_another_tournament_is_refused(
    tmp_path: Path, field: str, change: dict[str, object]
) -> None:
    TournamentFolder(tmp_path, small()).close()
    with pytest.raises(LastRollError) as caught:
        TournamentFolder(tmp_path, replace(small(), **change))  # type: ignore[arg-type]
    assert caught.value.code == "arena-folder-other"
    assert caught.value.fields["field"] == field


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(LastRollError, match="holds no tournament"):
        TournamentFolder(tmp_path, small())
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


DAMAGE = {
    "not JSON": b"{",
    "not UTF-8": b'{"block":"\xff"}',
    "another table": None,
    "too few games": b'{"block":0,"line_up":0,"games":[]}',
    "a fieldless game": b'{"block":0,"line_up":0,"games":[{},{}]}',
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_line_is_found(
    tmp_path: Path, whole: tuple[bytes, bytes], damage: bytes | None
) -> None:
    lines = whole[1].splitlines()
    TournamentFolder(tmp_path, small()).close()
    (tmp_path / TABLES_FILE).write_bytes(b"\n".join([lines[0], damage or lines[2], b""]))
    with TournamentFolder(tmp_path, small()) as folder, pytest.raises(LastRollError) as caught:
        list(folder.tables())
    assert caught.value.code == "arena-damaged"
    assert caught.value.fields["line"] == 2


def test_games_without_luck_are_not_those_of_a_tournament_with_it(tmp_path: Path) -> None:
    with TournamentFolder(tmp_path, small()) as folder:
        folder.append(table(0, result(1, 2), result(2, 1)))
        with pytest.raises(LastRollError, match="damaged"):
            list(folder.tables())


def test_a_damaged_setting_is_found(tmp_path: Path) -> None:
    TournamentFolder(tmp_path, replace(small(), secret=bytes(32))).close()
    text = (tmp_path / SPEC_FILE).read_text()
    (tmp_path / SPEC_FILE).write_text(text.replace("00" * 32, "xy"))
    with pytest.raises(LastRollError, match="damaged"):
        kept_secret(tmp_path)
    (tmp_path / SPEC_FILE).write_text("{}")
    with pytest.raises(LastRollError, match="damaged"):
        TournamentFolder(tmp_path, small())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to be had")
def test_a_full_disk_says_which_file(tmp_path: Path) -> None:
    TournamentFolder(tmp_path, small()).close()
    (tmp_path / TABLES_FILE).unlink()
    (tmp_path / TABLES_FILE).symlink_to("/dev/full")
    with (
        TournamentFolder(tmp_path, small()) as folder,
        pytest.raises(OSError, match="space") as caught,
    ):
        folder.append(table(0, result(1, 2), result(2, 1)))
    assert caught.value.errno == errno.ENOSPC
    assert caught.value.filename == str(tmp_path / TABLES_FILE)
