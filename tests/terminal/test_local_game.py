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
from lastroll.terminal import GameStore, LocalGame, SeatData, new_game, resume_game

SEATS = (SeatData("Anna"), SeatData("Greedy", "greedy"), SeatData("Random", "random"))
RULES = Rules(players=3, neutral=True, rounds=3)  # at least 60 steps: 8 dice, 3 rounds


def step(local_game: LocalGame) -> None:
    """Roll or place for the next player; Anna takes her first face."""
    position = local_game.position
    if position.rolled is None:
        local_game.roll()
    elif position.turn is not None and local_game.is_bot(position.turn):
        local_game.place(local_game.bot_choice())
    else:
        local_game.place(position.legal_faces[0])


def finish(local_game: LocalGame) -> LocalGame:
    while not local_game.game.over:
        step(local_game)
    return local_game


@settings(max_examples=25)
@given(st.integers(0, 60), st.none() | st.integers(0, 2**64 - 1))
def test_a_game_that_is_resumed_goes_on_as_if_nothing_had_happened(
    tmp_path_factory: pytest.TempPathFactory, steps: int, seed: int | None
) -> None:
    store = GameStore(tmp_path_factory.mktemp("store"))
    local_game = new_game(RULES, SEATS, store, seed=seed, nonces=() if seed else ("n1",))
    for _ in range(steps):
        step(local_game)
    local_game.close()
    again = resume_game(store, local_game.game_id)
    assert (again.position, again.game.coin) == (local_game.position, local_game.game.coin)
    assert again.game.events == local_game.game.events
    assert again.seats == local_game.seats
    assert record_game(finish(again).game) == record_game(finish(local_game).game)


def test_every_action_is_on_disk_before_it_is_told() -> None:
    store = GameStore()
    local_game = new_game(RULES, SEATS, store)
    while not local_game.game.over:
        step(local_game)
        if not local_game.game.over:
            local_game.close()
            again = resume_game(store)
            assert again.game.events == local_game.game.events
            again.close()
    assert local_game.record_path == store.folder / "finished" / f"{local_game.game_id}.json"
    ((kept,), _) = store.games()
    assert (kept.id, kept.record) == (local_game.game_id, record_game(local_game.game))
    with pytest.raises(LastRollError):
        resume_game(store)


def test_fair_dice_by_default_and_a_seed_where_one_is_given() -> None:
    local_game = finish(new_game(RULES, SEATS, GameStore(), nonces=["abc"]))
    assert isinstance(local_game.game.chance, Fair)
    assert (local_game.game.chance.context, local_game.game.chance.nonces) == (
        local_game.game_id,
        ("abc",),
    )
    ((kept,), _) = GameStore().games()
    record = kept.record
    assert verify(record) == len(record.turns)
    other = new_game(RULES, SEATS, GameStore())
    assert isinstance(other.game.chance, Fair)
    assert other.game.chance.secret != local_game.game.chance.secret
    seeded = new_game(RULES, SEATS, GameStore(), seed=5)
    assert isinstance(seeded.game.chance, Seeded)
    assert seeded.game.chance.seed == 5


PROGRAM = f"cmd:{sys.executable} -m lastroll engine --bot random"
WITH_PROGRAM = (SeatData("Anna"), SeatData("Program", PROGRAM))


@pytest.mark.parametrize("seed", [None, 5])
def test_a_program_is_told_a_coin_apart_from_the_dice(seed: int | None) -> None:
    rules = Rules(players=2, start=1)
    local_game = new_game(rules, WITH_PROGRAM, GameStore(), seed=seed)
    chance = local_game.game.chance
    assert isinstance(chance, Fair if seed is None else Keyed)
    assert isinstance(chance, Fair | Keyed)
    local_game.roll()
    assert local_game.game.coin == chance.coin(1, 1, 0)
    assert local_game.game.coin != decode_roll(chance.word(1, 1, 0), Hand(8))[1]
    local_game.close()
    again = resume_game(GameStore(), local_game.game_id)
    assert (again.game.pile, again.game.coin) == (local_game.game.pile, local_game.game.coin)
    again.close()


def test_a_seeded_game_of_an_older_version_is_not_resumed_with_a_program() -> None:
    # Its dice could be foreseen by the program.
    local_game = new_game(
        Rules(players=2), (SeatData("Anna"), SeatData("B", "random")), GameStore(), seed=5
    )
    local_game.close()
    path = local_game.store.path_of(local_game.game_id)
    path.write_bytes(path.read_bytes().replace(b'"bot":"random"', b'"bot":"cmd:python3"'))
    with pytest.raises(LastRollError) as caught:
        resume_game(GameStore(), local_game.game_id)
    assert caught.value.code == "save-differs"


def test_only_a_single_person_is_a_viewer() -> None:
    for people, open_purse_seat in (((), None), ((1,), 1), ((0, 2), None)):
        seats = [SeatData(str(n), None if n in people else "random") for n in range(3)]
        local_game = new_game(RULES, seats, GameStore(), seed=1)
        assert (local_game.people, local_game.open_purse_seat) == (people, open_purse_seat)


def test_a_table_that_cannot_be_saved_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    store = GameStore()
    local_game = new_game(RULES, SEATS, store, seed=1)
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def full(*arguments: object) -> Path:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(store, "save", full)
        step(local_game)
        assert local_game.save_error is error
    step(local_game)
    assert local_game.save_error is None
    local_game.close()
    assert resume_game(store).game.events == local_game.game.events
    monkeypatch.setattr(store, "finish", full)
    finish(local_game)
    assert local_game.save_error is error
    assert local_game.record_path is None


def test_a_bot_that_fails_is_on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, position: object, coin: int) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("lastroll.bots.GreedyBot.choose", broken)
    local_game = finish(new_game(RULES, SEATS, GameStore(), seed=1))
    assert list(local_game.bot_faults) == [1]
    assert local_game.rematch().bot_faults == {}


def test_a_rematch_moves_the_start_on() -> None:
    local_game = finish(new_game(RULES, SEATS, GameStore(), seed=1, open_purses=True))
    again = local_game.rematch()
    assert again.game.rules.start == 1
    assert (again.seats, again.open_purses) == (local_game.seats, True)
    assert again.game_id != local_game.game_id
    rules = [again.game.rules.start]
    for _ in range(2):
        again = again.rematch()
        rules.append(again.game.rules.start)
    assert rules == [1, 2, 0]


def test_a_saved_game_with_other_dice_is_refused() -> None:
    store = GameStore()
    local_game = new_game(RULES, SEATS, store, seed=5)
    step(local_game)
    step(local_game)
    local_game.close()
    path = store.path_of(local_game.game_id)
    path.write_bytes(path.read_bytes().replace(b'"seed":"5"', b'"seed":"6"'))
    with pytest.raises(LastRollError) as caught:
        resume_game(store)
    assert caught.value.code == "save-differs"


def changed_save(old: str, new: str, *, seed: int | None = None) -> tuple[GameStore, str]:
    """Return a store whose only game was changed on disk, and its id."""
    local_game = new_game(RULES, SEATS, GameStore(), seed=seed)
    for _ in range(6):
        step(local_game)
    local_game.close()
    path = local_game.store.path_of(local_game.game_id)
    text = path.read_text(encoding="utf-8")
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text, count=1), encoding="utf-8")
    return local_game.store, local_game.game_id


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
        resume_game(store)
    assert caught.value.where[0] == str(store.path_of(game_id))


@pytest.mark.parametrize("sentence", ["{a}{b}", "{", "}", "{code.__class__}", "{0:9999999999}"])
def test_the_sentence_of_a_file_is_no_format_string(sentence: str) -> None:
    lost = json.dumps({"code": "x", "sentence": sentence, "fields": {"code": "y"}})
    store, _ = changed_save(
        r'"bot":"greedy","lost":null|"bot":"greedy"', f'"bot":"greedy","lost":{lost}'
    )
    local_game = resume_game(store)
    assert str(local_game.bot_faults[1]) == sentence
    assert explain(local_game.bot_faults[1], texts("en")) == sentence
    step(local_game)
    local_game.close()
    again = resume_game(store)
    assert again.seats == local_game.seats
    assert str(again.bot_faults[1]) == sentence
    again.close()
