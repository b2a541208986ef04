"""Names: what people are called, and what would break a screen."""

import pytest
from hypothesis import given
from tests.strategies import DIRECTION_MARKS, NAMES

from lastroll.game import Game, InvalidRecord, Seeded, check_names
from lastroll.game._errors import excerpt
from lastroll.rules import Rules

TWO = Rules(players=2)


def test_seats_without_names_are_called_by_their_number() -> None:
    assert check_names(Rules(players=3), ()) == ("1", "2", "3")
    assert Game(TWO, Seeded(1)).names == ("1", "2")


@given(NAMES, NAMES)
def test_people_may_be_called_almost_anything(one: str, other: str) -> None:
    assert check_names(TWO, [one, other]) == (one, other)


@pytest.mark.parametrize(
    "name",
    [
        "A", "x" * 60, "Zoë", "李", "🎲", "O'Brien", '"', "\\", "a b",
        "\U0001f469\u200d\U0001f680",  # woman, joiner, rocket: an astronaut
        "\U0001f3f3\ufe0f\u200d\U0001f308", "\u2764\ufe0f", "1\ufe0f\u20e3",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # Persian, written with a non-joiner
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",  # Sinhala, written with a joiner
    ],
)  # fmt: skip
def test_names_that_are_fine(name: str) -> None:
    assert check_names(TWO, [name, name]) == (name, name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b", "\u00a0\u2003", "x" * 61, "a\nb", "a\tb", "\x1b[31m", "\x7f", "\x85",
     "a\u2028b", "a\u2029b", "\ud800", *(f"a{mark}" for mark in DIRECTION_MARKS)],
)  # fmt: skip
def test_names_that_would_break_a_screen(name: str) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        check_names(TWO, ["Anna", name])
    error = refusal.value
    assert (error.code, error.where) == ("name", ("players[1]",))
    assert error.fields == {"most": 60, "name": name[:60]}
    assert str(error).startswith(
        "players[1]: a name is 1 to 60 visible characters on one line, not "
    )


@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u3164", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u3164Anna",
     "Anna\u200b", "Anna\u200d", "An\u200dna", "\u200cAnna", "An\u00adna", "Anna\ufeff",
     "Anna\ufe0f", "Anna\u2060", "Anna\U000e0061", "Anna\U000e0100", "\u674e\ufe01",
     "\U0001f469\u200d\u200d\U0001f680", "\U0001f469\u200d", "Anna\ufe0fBenno"],
)  # fmt: skip
def test_names_that_cannot_be_seen_or_told_apart(name: str) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        check_names(TWO, ["Anna", name])
    assert (refusal.value.code, refusal.value.where) == ("name", ("players[1]",))


@pytest.mark.parametrize("count", [1, 3])
def test_as_many_names_as_players(count: int) -> None:
    with pytest.raises(InvalidRecord) as refusal:
        check_names(TWO, ["Anna"] * count)
    error = refusal.value
    assert (error.code, error.where) == ("names-count", ("players",))
    assert error.fields == {"players": 2, "count": count}


def test_what_came_from_outside_is_shown_on_one_short_line() -> None:
    assert excerpt("line one\nline two\x1b") == "line one\ufffdline two\ufffd"
    assert excerpt("x" * 99) == "x" * 60
    assert excerpt("x" * 99, 5) == "xxxxx"
