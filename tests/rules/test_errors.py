"""Errors: one sentence for people, a code and fields for programs, whole in every process."""

import copy
import pickle

import pytest

from lastroll.game import InvalidNotation, InvalidRecord, NotVerified, ScriptEnded
from lastroll.rules import IllegalMove, InvalidPosition, InvalidRules, LastRollError

KINDS = (
    IllegalMove,
    InvalidNotation,
    InvalidPosition,
    InvalidRecord,
    InvalidRules,
    LastRollError,
    NotVerified,
    ScriptEnded,
)


def an_error(kind: type[LastRollError] = IllegalMove) -> LastRollError:
    return kind("face-range", "face {face} of {faces!r}", face=7, faces=[1, 2]).at("place")


def test_the_sentence_is_filled_from_the_fields() -> None:
    error = an_error()
    assert error.args == ("face 7 of [1, 2]",)
    assert (error.code, error.fields) == ("face-range", {"face": 7, "faces": [1, 2]})
    assert error.sentence == "face {face} of {faces!r}"


def test_where_grows_from_the_inside_out() -> None:
    error = an_error()
    assert error.at("turns[3]") is error
    error.at("games.jsonl", "line 3")
    assert error.where == ("games.jsonl", "line 3", "turns[3]", "place")
    assert str(error) == "games.jsonl: line 3: turns[3]: place: face 7 of [1, 2]"


def test_without_where_there_is_only_the_sentence() -> None:
    assert str(IllegalMove("code", "no")) == "no"
    assert IllegalMove("code", "no").where == ()


def test_fields_may_hold_braces_and_any_name() -> None:
    error = LastRollError("code", "{text} {code}", text="{0}{x}", code=3)
    assert str(error) == "{0}{x} 3"
    assert (error.code, error.fields["code"]) == ("code", 3)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_errors_cross_to_another_process_whole(kind: type[LastRollError], protocol: int) -> None:
    error = an_error(kind).at("turns[3]")
    again = pickle.loads(pickle.dumps(error, protocol))
    assert type(again) is kind
    assert vars(again) == vars(error)
    assert str(again) == str(error)


@pytest.mark.parametrize("kind", KINDS)
def test_errors_can_be_copied(kind: type[LastRollError]) -> None:
    error = an_error(kind)
    for again in (copy.copy(error), copy.deepcopy(error)):
        assert again is not error
        assert (type(again), vars(again)) == (kind, vars(error))


@pytest.mark.parametrize("kind", KINDS)
def test_all_are_value_errors_of_one_family(kind: type[LastRollError]) -> None:
    assert issubclass(kind, LastRollError)
    assert issubclass(kind, ValueError)
    assert issubclass(ScriptEnded, InvalidRecord)
