"""Events and choices as sentences: who, how much, and nothing left out."""

import pytest
from hypothesis import given, settings
from tests.strategies import games

from lastroll.game import (
    CasinoPaid,
    Game,
    GameEnded,
    NoteChange,
    OpeningPlaced,
    Placed,
    Preview,
    Rolled,
    RoundEnded,
    RoundStarted,
    preview,
)
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import Payment, Standing
from lastroll.story import SYMBOLS, Story, symbol
from lastroll.story._nameless import YOU

STORY = Story(["Anna", "Benno", "Carla"], texts("en"))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (RoundStarted(2, 1, ((60_000,),) * 6), "Round 2: ▲ Benno starts."),
        (OpeningPlaced("35"), "The spare neutral dice 3 5 go to their casinos."),
        (Rolled(0, "1135", "26"), "● Anna rolls 1 1 3 5 + 2 6."),
        (Rolled(0, "", "2"), "● Anna rolls 2."),
        (Placed(2, 4, 3, 0), "■ Carla places 3 dice at 4 The Oasis."),
        (Placed(2, 4, 1, 0), "■ Carla places 1 die at 4 The Oasis."),
        (Placed(2, 4, 0, 1), "■ Carla places 1 neutral die at 4 The Oasis."),
        (Placed(2, 4, 1, 2), "■ Carla places 1 own + 2 neutral dice at 4 The Oasis."),
        (
            CasinoPaid(1, (1, 3), (Payment(0, 80_000),), (30_000,), (30_000,)),
            "1 Gold Rush: ▲ Benno and ○ neutral tie and get nothing. ● Anna takes $80,000. "
            "Back under the pile: $30,000.",
        ),
        (
            CasinoPaid(
                2, (), (Payment(3, 80_000), Payment(1, 30_000)), (10_000,), (80_000, 10_000)
            ),
            "2 Palazzo: Neutral takes $80,000: it goes back under the pile. ▲ Benno takes $30,000. "
            "Back under the pile: $10,000.",
        ),
        (CasinoPaid(3, (), (), (), ()), "3 Miracle: No notes here, so nothing is paid out."),
        (
            GameEnded((Standing(1, 90_000, 2, 1), Standing(0, 80_000, 9, 2))),
            "▲ Benno wins with $90,000.",
        ),
        (
            GameEnded((Standing(1, 90_000, 3, 1), Standing(0, 90_000, 2, 2))),
            "▲ Benno wins the tie-break: $90,000 each, but more notes (3).",
        ),
        (
            GameEnded((Standing(0, 90_000, 3, 1), Standing(2, 90_000, 3, 1))),
            "● Anna and ■ Carla share the win with $90,000 each.",
        ),
    ],
)
def test_what_is_told(event: Rolled, told: str) -> None:
    assert STORY.sentences(event) == [told]


def test_the_end_of_a_round_needs_no_sentence() -> None:
    assert STORY.sentences(RoundEnded(1, ())) == []


def test_consequences() -> None:
    changes = (
        NoteChange(60_000, 1, 0),
        NoteChange(30_000, None, 3),
        NoteChange(10_000, 2, None),
    )
    assert STORY.consequence(Preview(1, 1, 0, 1, changes)) == (
        "● Anna would take $60,000 from ▲ Benno. ○ neutral would get $30,000. "
        "■ Carla would lose $10,000."
    )
    assert STORY.consequence(Preview(1, 1, 0, 1, ())) == "Nothing changes for now."


@settings(max_examples=30)
@given(games())
def test_every_game_can_be_told_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        t = texts(language)
        known = len(t.problems)  # of tests that ran before in this process
        story = Story(game.names, t)
        for event in game.events:
            for line in story.sentences(event):
                assert line
                assert "\n" not in line
        for face in game.position.legal_faces:
            assert story.consequence(preview(game.position, face))
        assert [problem for problem in t.problems[known:] if problem.language == "en"] == []


def test_each_player_has_a_symbol_of_the_own() -> None:
    assert len({*SYMBOLS, symbol(5, 5)}) == 6
    assert [symbol(owner, 2) for owner in range(3)] == ["●", "▲", "○"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (RoundStarted(2, 0, ((60_000,),) * 6), "Round 2: you start."),
        (Rolled(0, "1135", ""), "You roll 1 1 3 5."),
        (Placed(0, 4, 3, 0), "You place 3 dice at 4 The Oasis."),
        (
            CasinoPaid(1, (0, 1), (Payment(2, 80_000),), (), ()),
            "1 Gold Rush: You and ▲ Benno tie and get nothing. ■ Carla takes $80,000.",
        ),
        (CasinoPaid(1, (), (Payment(0, 80_000),), (), ()), "1 Gold Rush: You take $80,000."),
        (
            GameEnded((Standing(0, 90_000, 2, 1), Standing(1, 80_000, 9, 2))),
            "You win with $90,000.",
        ),
        (
            GameEnded((Standing(1, 90_000, 3, 1), Standing(0, 90_000, 3, 1))),
            "You share the win with ▲ Benno: $90,000 each.",
        ),
    ],
)
@pytest.mark.parametrize("name", YOU)
def test_a_player_without_a_name_is_you(event: Rolled, told: str, name: str) -> None:
    story = Story([name, "Benno", "Carla"], texts("en"))
    assert story.sentences(event) == [told]
    assert story.name(0) == "● You"


def test_all_languages_have_their_word_for_you() -> None:
    assert {texts(language)("seat-you") for language in LANGUAGES} == set(YOU)
