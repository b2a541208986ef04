"""A tie is said before what it costs, and never where the rules make none."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.model import pay

from lastroll.game import Preview, preview_casino
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import NOTES, Casino
from lastroll.story import SYMBOLS, Story, symbol

NAMES = ("Anna", "Benno", "Carla", "Dora", "Eva")
YOU = Story(NAMES[:3], texts("en"), you=0)
OTHER = Story(NAMES[:3], texts("en"))
TIE_WORDS = {
    "en": r"\bties?\b",
    "fr": "[éÉ]galité|égales?",
    "nl": r"\b[gG]elijke? (?:stand|met)",
    "it": "[pP]arità",
    "de": r"Gleichstand|\bgleich\b",
    "es": "[eE]mpat",
}
"""The parts of a sentence that names a tie."""


def choice(notes: tuple[int, ...], dice: tuple[int, ...], own: int, neutral: int = 0) -> Preview:
    return preview_casino(3, Casino(notes, dice), 0, own, neutral, players=3)


@pytest.mark.parametrize(
    ("case", "told"),
    [
        (
            choice((90_000,), (0, 1, 0), 1),
            "You and ▲ Benno tie: nobody gets $90,000.",
        ),
        (
            choice((90_000,), (1, 4, 2), 3),
            "You tie ▲ Benno (4 each): ■ Carla would take $90,000.",
        ),
        (
            choice((90_000, 20_000), (2, 2, 1), 1),
            "Breaks the tie: you would take $90,000 from ■ Carla. ▲ Benno would get $20,000.",
        ),
        (
            choice((90_000,), (1, 1, 3), 2),
            "Breaks one tie and makes another. You tie ■ Carla (3 each): "
            "▲ Benno would take $90,000.",
        ),
        (
            choice((90_000, 50_000), (0, 2, 2), 2),
            "You tie ▲ Benno and ■ Carla (2 each): nothing changes for now.",
        ),
        (
            choice((90_000,), (2, 0, 3, 0), 0, 2),
            "You tie ○ neutral (2 each): nothing changes for now.",
        ),
        (choice((90_000,), (0, 0, 0), 1), "You would get $90,000."),
        (choice((90_000,), (0, 3, 0), 1), "Nothing changes for now."),
        (
            choice((90_000, 30_000), (0, 2, 1, 0), 1, 2),
            "You tie ■ Carla (1 each) and ○ neutral ties ▲ Benno (2 each): "
            "nobody gets $90,000 or $30,000.",
        ),
        (
            choice((90_000,), (0, 1, 0, 0), 2, 2),
            "You tie ○ neutral (2 each): nothing changes for now.",
        ),
    ],
)
def test_what_is_told(case: Preview, told: str) -> None:
    assert YOU.consequence(case) == told


def test_others_hear_the_same_with_a_name() -> None:
    assert OTHER.consequence(choice((90_000,), (0, 1, 0), 1)) == (
        "● Anna and ▲ Benno tie: nobody gets $90,000."
    )
    assert OTHER.consequence(choice((90_000,), (1, 4, 2), 3)) == (
        "● Anna ties ▲ Benno (4 each): ■ Carla would take $90,000."
    )


@st.composite
def placings(draw: st.DrawFn) -> tuple[int, int, Casino, Casino]:
    """Return players, the seat that places, and a casino before and after it."""
    players = draw(st.integers(2, 5))
    owners = players + draw(st.booleans() if players < 5 else st.just(False))
    dice = draw(st.lists(st.integers(0, 4), min_size=owners, max_size=owners))
    notes = sorted(draw(st.lists(st.sampled_from(NOTES), max_size=4)), reverse=True)
    seat = draw(st.integers(0, players - 1))
    own = draw(st.integers(0, 4))
    neutral = draw(st.integers(0 if own else 1, 4)) if owners > players else 0
    before = Casino(tuple(notes), tuple(dice))
    return players, seat, before, before.add(seat, own or int(not neutral), neutral)


@given(placings())
def test_a_tie_is_named_exactly_where_the_rules_make_or_break_one(
    placing: tuple[int, int, Casino, Casino],
) -> None:
    players, seat, before, after = placing
    more = [now - was for was, now in zip(before.dice, after.dice, strict=True)]
    placed = [owner for owner, count in enumerate(more) if count]
    neutral = more[players] if len(more) > players else 0
    shown = preview_casino(1, before, seat, more[seat], neutral, players)

    cancelled = pay(list(after.notes), dict(enumerate(after.dice))).cancelled
    tying = {owner for owner in placed if owner in cancelled}
    equal = {each for each in cancelled if after.dice[int(each)] in {after.dice[o] for o in tying}}
    assert {owner for tie in shown.ties for owner in (tie.owner, *tie.others)} == equal
    assert all(
        after.dice[owner] == tie.dice for tie in shown.ties for owner in (tie.owner, *tie.others)
    )
    ended = [
        [each for each, dice in enumerate(before.dice) if dice == before.dice[owner]]
        for owner in placed
        if before.dice[owner]
    ]
    assert shown.breaks_tie == any(
        len(tied) > 1 and len({after.dice[owner] for owner in tied}) == len(tied) for tied in ended
    )
    for language, word in TIE_WORDS.items():
        t = texts(language)
        sentence = Story(NAMES[:players], t).consequence(shown)
        assert bool(re.search(word, sentence)) == bool(equal or shown.breaks_tie), sentence
        told_you = Story(NAMES[:players], t, you=seat).consequence(shown)
        assert bool(re.search(word, told_you)) == bool(equal or shown.breaks_tie), told_you
        assert symbol(seat, players) not in told_you
        if equal:
            cause = sentence.rpartition(":")[0].rpartition(". ")[2]
            assert {each for each in (*SYMBOLS, "○") if each in cause} == {
                symbol(int(owner), players) for owner in equal
            }
        assert sentence.endswith(".")
        assert sentence[0] == sentence[0].upper()


def test_every_language_has_its_words_for_a_tie() -> None:
    assert set(TIE_WORDS) == set(LANGUAGES)
