"""Fair games: what was committed to is accepted, and nothing else is."""

from collections.abc import Callable
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SECRETS, fair_games, steps_of

from lastroll.game import (
    Fair,
    FairData,
    Game,
    GameRecord,
    InvalidRecord,
    NotVerified,
    Turn,
    format_record,
    parse_record,
    record_game,
    verify,
)
from lastroll.rules import LastRollError, Rules

# A game by fair dice costs about 100 hashes more than a seeded one.
FEWER = settings(max_examples=40)


def other_than(sign: str) -> st.SearchStrategy[str]:
    return st.sampled_from([face for face in "123456" if face != sign])


def refusal_of(record: GameRecord) -> LastRollError:
    with pytest.raises(LastRollError) as refusal:
        verify(record)
    return refusal.value


def another(token: str) -> str:
    return token[:-1] + ("a" if token[-1] != "a" else "b")


def with_fair(record: GameRecord, change: Callable[[FairData], FairData]) -> GameRecord:
    assert record.fair is not None
    return msgspec.structs.replace(record, fair=change(record.fair))


@given(fair_games())
def test_honest_records_are_accepted(game: Game) -> None:
    record = parse_record(format_record(record_game(game)))
    assert verify(record) == len(record.turns) > 0
    shortened = msgspec.structs.replace(record, turns=record.turns[:9])
    assert verify(shortened) == 9


@given(fair_games(), st.data())
@FEWER
def test_one_other_die_is_found(game: Game, data: st.DataObject) -> None:
    record = record_game(game)
    number = data.draw(st.integers(0, len(record.turns) - 1))
    turn = record.turns[number]
    kinds = [kind for kind in ("own", "neutral") if getattr(turn, kind)]
    kind = data.draw(st.sampled_from(kinds))
    dice = getattr(turn, kind)
    place = data.draw(st.integers(0, len(dice) - 1))
    forged = dice[:place] + data.draw(other_than(dice[place])) + dice[place + 1 :]
    changed: Turn = msgspec.structs.replace(turn, **{kind: forged})
    turns = (*record.turns[:number], changed, *record.turns[number + 1 :])
    refusal = refusal_of(msgspec.structs.replace(record, turns=turns))
    assert isinstance(refusal, NotVerified)
    assert (refusal.code, refusal.where) == ("roll-differs", (f"turns[{number}]",))
    assert refusal.fields["seat"] == turn.seat


@given(fair_games(), st.data())
@FEWER
def test_two_notes_changed_about_are_found_at_the_first(game: Game, data: st.DataObject) -> None:
    record = record_game(game)
    one = data.draw(st.integers(0, 52))
    others = [i for i in range(one + 1, 54) if record.pile[i] != record.pile[one]]
    if not others:
        return
    other = data.draw(st.sampled_from(others))
    pile = list(record.pile)
    pile[one], pile[other] = pile[other], pile[one]
    refusal = refusal_of(msgspec.structs.replace(record, pile=tuple(pile)))
    assert isinstance(refusal, NotVerified)
    assert (refusal.code, refusal.where) == ("pile-differs", (f"pile[{one}]",))
    assert refusal.fields == {"place": one + 1, "found": pile[one], "expected": pile[other]}


@given(fair_games(), st.data())
@FEWER
def test_one_other_note_is_found(game: Game, data: st.DataObject) -> None:
    record = record_game(game)
    place = data.draw(st.integers(0, 53))
    pile = list(record.pile)
    pile[place] = 100_000 - pile[place] if pile[place] != 50_000 else 90_000
    refusal = refusal_of(msgspec.structs.replace(record, pile=tuple(pile)))
    assert isinstance(refusal, InvalidRecord)
    assert (refusal.code, refusal.where) == ("pile-notes", ("pile",))


@given(SECRETS, st.integers(0, 3), st.integers(0, 1), st.data())
@FEWER
def test_one_other_opening_is_found(
    secret: bytes, number: int, die: int, data: st.DataObject
) -> None:
    game = steps_of(Game(Rules(players=3, neutral=True), Fair(secret, "table", ["a", "b", "c"])))
    record = record_game(game)
    openings = list(record.openings)
    dice = openings[number]
    openings[number] = dice[:die] + data.draw(other_than(dice[die])) + dice[die + 1 :]
    refusal = refusal_of(msgspec.structs.replace(record, openings=tuple(openings)))
    assert isinstance(refusal, NotVerified)
    assert refusal.code == "opening-differs"
    assert refusal.where[-1] == f"openings[{number}]"
    assert refusal.fields["round"] == number + 1


@given(fair_games(), st.data())
@FEWER
def test_another_secret_is_found(game: Game, data: st.DataObject) -> None:
    assert isinstance(game.chance, Fair)
    secret = bytearray(game.chance.secret)
    secret[data.draw(st.integers(0, len(secret) - 1))] ^= data.draw(st.integers(1, 255))
    record = record_game(game)
    forged = with_fair(record, lambda f: msgspec.structs.replace(f, secret=secret.hex()))
    refusal = refusal_of(forged)
    assert isinstance(refusal, NotVerified)
    assert (refusal.code, refusal.where) == ("commitment-differs", ("fair.commitment",))
    # Nor does it help to commit to the other secret afterwards: the pile is another one then.
    commitment = sha256(secret).hexdigest()
    recommitted = with_fair(forged, lambda f: msgspec.structs.replace(f, commitment=commitment))
    assert refusal_of(recommitted).code == "pile-differs"


@given(fair_games(), st.data())
@FEWER
def test_another_commitment_is_found(game: Game, data: st.DataObject) -> None:
    record = record_game(game)
    assert record.fair is not None
    commitment = record.fair.commitment
    place = data.draw(st.integers(0, 63))
    digit = data.draw(st.sampled_from("0123456789abcdef").filter(lambda d: d != commitment[place]))
    other = commitment[:place] + digit + commitment[place + 1 :]
    refusal = refusal_of(with_fair(record, lambda f: msgspec.structs.replace(f, commitment=other)))
    assert isinstance(refusal, NotVerified)
    assert (refusal.code, refusal.where) == ("commitment-differs", ("fair.commitment",))


@given(fair_games(), st.data())
@FEWER
def test_another_context_or_nonce_is_found(game: Game, data: st.DataObject) -> None:
    record = record_game(game)
    assert record.fair is not None
    nonces = list(record.fair.nonces)
    seat = data.draw(st.integers(0, len(nonces) - 1))
    nonces[seat] = another(nonces[seat])
    context = another(record.fair.context)
    for changes in ({"nonces": tuple(nonces)}, {"context": context}, {"nonces": tuple(nonces[1:])}):
        fair = msgspec.structs.replace(record.fair, **changes)
        refusal = refusal_of(msgspec.structs.replace(record, fair=fair))
        assert isinstance(refusal, NotVerified)
        assert refusal.code == "pile-differs"
        assert refusal.where[0].startswith("pile[")


@given(fair_games())
@FEWER
def test_without_the_secret_there_is_nothing_to_verify(game: Game) -> None:
    assert isinstance(game.chance, Fair)
    record = with_fair(record_game(game), lambda fair: msgspec.structs.replace(fair, secret=None))
    assert game.chance.secret.hex() not in format_record(record)
    refusal = refusal_of(record)
    assert isinstance(refusal, InvalidRecord)
    assert (refusal.code, refusal.where) == ("secret-missing", ("fair.secret",))
    assert record.fair is not None
    assert record.fair.commitment == sha256(game.chance.secret).hexdigest()
