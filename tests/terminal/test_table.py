"""A table: saved after every action, the same game after a break, and who may see which purse."""

import errno
import json
import os
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastroll.game import Fair, Keyed, Seeded, decode_roll, record_game, verify
from lastroll.locales import explain, texts
from lastroll.rules import Hand, LastRollError, Rules
from lastroll.terminal import SeatData, Store, Table, new_table, resume_table

SEATS = (SeatData("Anna"), SeatData("Greedy", "greedy"), SeatData("Random", "random"))
RULES = Rules(players=3, neutral=True, rounds=3)  # at least 60 steps: 8 dice, 3 rounds


def step(table: Table) -> None:
    """Roll or place for whoever is next; Anna takes her first face."""
    position = table.position
    if position.rolled is None:
        table.roll()
    elif position.turn is not None and table.is_bot(position.turn):
        table.place(table.bot_choice())
    else:
        table.place(position.legal_faces[0])


def finish(table: Table) -> Table:
    while not table.game.over:
        step(table)
    return table


@settings(max_examples=25)
@given(st.integers(0, 60), st.none() | st.integers(0, 2**64 - 1))
def test_a_game_that_is_resumed_goes_on_as_if_nothing_had_happened(
    tmp_path_factory: pytest.TempPathFactory, steps: int, seed: int | None
) -> None:
    store = Store(tmp_path_factory.mktemp("store"))
    table = new_table(RULES, SEATS, store, seed=seed, nonces=() if seed else ("n1",))
    for _ in range(steps):
        step(table)
    table.close()
    again = resume_table(store, table.game_id)
    assert (again.position, again.game.coin) == (table.position, table.game.coin)
    assert again.game.events == table.game.events
    assert again.seats == table.seats
    assert record_game(finish(again).game) == record_game(finish(table).game)


def test_every_action_is_on_disk_before_it_is_told() -> None:
    store = Store()
    table = new_table(RULES, SEATS, store)
    while not table.game.over:
        step(table)
        if not table.game.over:
            table.close()
            again = resume_table(store)
            assert again.game.events == table.game.events
            again.close()
    assert table.record_path == store.folder / "finished" / f"{table.game_id}.json"
    ((kept,), _) = store.games()
    assert (kept.id, kept.record) == (table.game_id, record_game(table.game))
    with pytest.raises(LastRollError):
        resume_table(store)


def test_fair_dice_by_default_and_a_seed_where_one_is_given() -> None:
    table = finish(new_table(RULES, SEATS, Store(), nonces=["abc"]))
    assert isinstance(table.game.chance, Fair)
    assert (table.game.chance.context, table.game.chance.nonces) == (table.game_id, ("abc",))
    ((kept,), _) = Store().games()
    record = kept.record
    assert verify(record) == len(record.turns)
    other = new_table(RULES, SEATS, Store())
    assert isinstance(other.game.chance, Fair)
    assert other.game.chance.secret != table.game.chance.secret
    seeded = new_table(RULES, SEATS, Store(), seed=5)
    assert isinstance(seeded.game.chance, Seeded)
    assert seeded.game.chance.seed == 5


PROGRAM = f"cmd:{sys.executable} -m lastroll engine --bot random"
WITH_PROGRAM = (SeatData("Anna"), SeatData("Program", PROGRAM))


@pytest.mark.parametrize("seed", [None, 5])
def test_a_program_is_told_a_coin_apart_from_the_dice(seed: int | None) -> None:
    rules = Rules(players=2, start=1)
    table = new_table(rules, WITH_PROGRAM, Store(), seed=seed)
    chance = table.game.chance
    assert isinstance(chance, Fair if seed is None else Keyed)
    assert isinstance(chance, Fair | Keyed)
    table.roll()
    assert table.game.coin == chance.coin(1, 1, 0)
    assert table.game.coin != decode_roll(chance.word(1, 1, 0), Hand(8))[1]
    table.close()
    again = resume_table(Store(), table.game_id)
    assert (again.game.pile, again.game.coin) == (table.game.pile, table.game.coin)
    again.close()


def test_a_seeded_game_of_an_older_version_is_not_resumed_with_a_program() -> None:
    # Its dice could be foreseen by the program.
    table = new_table(
        Rules(players=2), (SeatData("Anna"), SeatData("B", "random")), Store(), seed=5
    )
    table.close()
    path = table.store.path_of(table.game_id)
    path.write_bytes(path.read_bytes().replace(b'"bot":"random"', b'"bot":"cmd:python3"'))
    with pytest.raises(LastRollError) as caught:
        resume_table(Store(), table.game_id)
    assert caught.value.code == "save-differs"


def test_only_a_single_person_is_a_viewer() -> None:
    for people, viewer in (((), None), ((1,), 1), ((0, 2), None)):
        seats = [SeatData(str(n), None if n in people else "random") for n in range(3)]
        table = new_table(RULES, seats, Store(), seed=1)
        assert (table.people, table.viewer) == (people, viewer)


def test_a_table_that_cannot_be_saved_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    table = new_table(RULES, SEATS, store, seed=1)
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def full(*arguments: object) -> Path:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(store, "save", full)
        step(table)
        assert table.trouble is error
    step(table)
    assert table.trouble is None
    table.close()
    assert resume_table(store).game.events == table.game.events
    monkeypatch.setattr(store, "finish", full)
    finish(table)
    assert table.trouble is error
    assert table.record_path is None


def test_a_bot_that_fails_is_on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, position: object, coin: int) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("lastroll.bots.GreedyBot.choose", broken)
    table = finish(new_table(RULES, SEATS, Store(), seed=1))
    assert list(table.faults) == [1]
    assert table.rematch().faults == {}


def test_a_rematch_moves_the_start_on() -> None:
    table = finish(new_table(RULES, SEATS, Store(), seed=1, open_purses=True))
    again = table.rematch()
    assert again.game.rules.start == 1
    assert (again.seats, again.open_purses) == (table.seats, True)
    assert again.game_id != table.game_id
    rules = [again.game.rules.start]
    for _ in range(2):
        again = again.rematch()
        rules.append(again.game.rules.start)
    assert rules == [1, 2, 0]


def test_a_saved_game_with_other_dice_is_refused() -> None:
    store = Store()
    table = new_table(RULES, SEATS, store, seed=5)
    step(table)
    step(table)
    table.close()
    path = store.path_of(table.game_id)
    path.write_bytes(path.read_bytes().replace(b'"seed":"5"', b'"seed":"6"'))
    with pytest.raises(LastRollError) as caught:
        resume_table(store)
    assert caught.value.code == "save-differs"


def changed_save(old: str, new: str, *, seed: int | None = None) -> tuple[Store, str]:
    """A store whose only game was changed on disk, and its id."""
    table = new_table(RULES, SEATS, Store(), seed=seed)
    for _ in range(6):
        step(table)
    table.close()
    path = table.store.path_of(table.game_id)
    text = path.read_text(encoding="utf-8")
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text, count=1), encoding="utf-8")
    return table.store, table.game_id


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'"secret":"[0-9a-f]{2}', '"secret":"'),
        (r'"secret":"[0-9a-f]{8}', '"secret":"01234567'),
        (r',"secret":"[0-9a-f]+"', ""),
        (r'"fair":\{[^}]*\}', '"fair":null'),
        (r'("turns":\[\{[^}]*\},(\{[^}]*\}),)', r"\1\2,"),
    ],
)
def test_a_damaged_save_is_named(old: str, new: str) -> None:
    store, game_id = changed_save(old, new)
    with pytest.raises(LastRollError) as caught:
        resume_table(store)
    assert caught.value.where[0] == str(store.path_of(game_id))


@pytest.mark.parametrize("sentence", ["{a}{b}", "{", "}", "{code.__class__}", "{0:9999999999}"])
def test_the_sentence_of_a_file_is_no_format_string(sentence: str) -> None:
    lost = json.dumps({"code": "x", "sentence": sentence, "fields": {"code": "y"}})
    store, _ = changed_save(
        r'"bot":"greedy","lost":null|"bot":"greedy"', f'"bot":"greedy","lost":{lost}'
    )
    table = resume_table(store)
    assert str(table.faults[1]) == sentence
    assert explain(table.faults[1], texts("en")) == sentence
    step(table)
    table.close()
    again = resume_table(store)
    assert again.seats == table.seats
    assert str(again.faults[1]) == sentence
    again.close()
