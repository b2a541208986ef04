"""The lesson is a row of real games, and everything it says is said in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
from tests.strategies import after_event

from lastroll.game import (
    CasinoPaid,
    EventLog,
    Placed,
    Rolled,
    RoundEnded,
    parse_position,
    position_of,
    preview,
    view,
)
from lastroll.locales import LANGUAGES, Texts
from lastroll.rules import Hand, Position
from lastroll.server._lesson import YOU, Beat, LessonText, Scene, lesson_scenes
from lastroll.server._views import ChangeView, StepView, board_holders, choice_views

SCENES = lesson_scenes()
IDS = [scene.id for scene in SCENES]


def _runs(scene: Scene) -> list[tuple[Beat, ...]]:
    return [outcome.beats for outcome in scene.outcomes] or [scene.beats]


def _texts(scene: Scene) -> Iterator[LessonText]:
    yield scene.text
    if scene.hint:
        yield scene.hint
    for beats in _runs(scene):
        for beat in beats:
            if beat.text:
                yield beat.text


def test_the_scenes_are_the_lesson() -> None:
    assert IDS == ["welcome", "roll", "place", "most", "ties", "second", "pay", "neutral", "done"]
    assert SCENES is lesson_scenes()


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
def test_a_scene_is_a_position_of_the_rules(scene: Scene) -> None:
    for step in [scene.step, *(beat.step for beats in _runs(scene) for beat in beats)]:
        position = parse_position(msgspec.json.encode(step.position))
        assert position == position_of(step.position)
        assert step.holders == board_holders(position)
        # Purses are closed as at a real table, but for the learner's own.
        assert [purse is None for purse in position.purses] == [False, True, True]


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
def test_what_happens_in_a_scene_follows_by_the_rules(scene: Scene) -> None:
    for beats in _runs(scene):
        position, version = position_of(scene.step.position), scene.step.version
        for beat in beats:
            before, position = position, _after(position, beat.step)
            assert beat.step.version == version + 1
            version += 1
            if isinstance(beat.step.event, Placed):
                changes = preview(before, beat.step.event.face).changes
                assert beat.step.changes == tuple(ChangeView(*change) for change in changes)


def _after(position: Position, step: StepView) -> Position:
    after = view(after_event(position, step.event), YOU)
    assert after == position_of(step.position)
    if isinstance(step.event, Rolled | Placed):
        assert step.by == ("player" if step.event.seat == YOU else "bot")
    return after


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
def test_the_learner_may_do_anything_legal(scene: Scene) -> None:
    position = position_of(scene.step.position)
    assert scene.choices == choice_views(position)
    assert [outcome.face for outcome in scene.outcomes] == list(position.legal_faces)
    if scene.doing == "place":
        assert position.turn == YOU
        assert any(outcome.understood for outcome in scene.outcomes)
        assert len(scene.outcomes) > 1
        for outcome in scene.outcomes:
            assert outcome.beats[0].step.event == Placed(
                YOU, outcome.face, *_dice(position, outcome.face)
            )
            # Every choice is spoken about, and every run ends with something said.
            assert outcome.beats[0].text is not None
            assert outcome.beats[-1].text is not None
    if scene.doing == "roll":
        first = scene.beats[0].step.event
        assert isinstance(first, Rolled)
        assert first.seat == position.turn == YOU
        assert scene.beats[-1].text is not None


def _dice(position: Position, face: int) -> Hand:
    assert position.rolled is not None
    return position.rolled.dice(face)


def test_the_first_turns_are_the_beginning_of_a_game() -> None:
    welcome, roll, place = SCENES[:3]
    assert roll.step == welcome.step
    assert place.step == roll.beats[-1].step
    for outcome in place.outcomes:
        log = EventLog(position_of(welcome.step.position).rules)
        for step in (welcome.step, place.step, *(beat.step for beat in outcome.beats)):
            log.apply(step.event)


def _winnings(scene_id: str, face: int | None = None) -> int:
    scene = SCENES[IDS.index(scene_id)]
    position = position_of(scene.step.position)
    return (position if face is None else position.place(face)).winnings[YOU]


@pytest.mark.parametrize("scene_id", ["most", "ties", "second", "neutral"])
def test_what_counts_as_understood_pays_best(scene_id: str) -> None:
    scene = SCENES[IDS.index(scene_id)]
    paid = {outcome.face: _winnings(scene_id, outcome.face) for outcome in scene.outcomes}
    understood = [outcome.face for outcome in scene.outcomes if outcome.understood]
    assert understood == [max(paid, key=lambda face: paid[face])]
    assert paid[understood[0]] > _winnings(scene_id)


def test_the_neutral_choice_is_of_neutral_dice_only() -> None:
    scene = SCENES[IDS.index("neutral")]
    [understood] = [outcome.face for outcome in scene.outcomes if outcome.understood]
    choice = next(choice for choice in scene.choices if choice.face == understood)
    assert (choice.own, choice.neutral) == (0, 1)


def test_a_whole_round_is_paid() -> None:
    scene = SCENES[IDS.index("pay")]
    events = [beat.step.event for beat in scene.beats]
    assert [event.casino for event in events if isinstance(event, CasinoPaid)] == [1, 2, 3, 4, 5, 6]
    assert isinstance(events[-1], RoundEnded)
    won = dict.fromkeys(range(3), 0)
    for event in events:
        if isinstance(event, CasinoPaid):
            for payment in event.payments:
                won[payment.owner] += payment.note
    said = scene.beats[-1].text
    assert said is not None
    assert list(said.money.values()) == list(won.values())


@pytest.mark.parametrize("scene", SCENES, ids=IDS)
def test_money_in_a_text_lies_at_a_casino_that_it_names(scene: Scene) -> None:
    casinos = position_of(scene.step.position).casinos
    for text in _texts(scene):
        named = {note for face in text.casinos.values() for note in casinos[face - 1].notes}
        if text.casinos:
            assert set(text.money.values()) <= named, text.id


def test_scenes_are_small_and_plain_on_the_wire() -> None:
    text = msgspec.json.encode(SCENES)
    assert len(text) < 60_000
    assert json.loads(text)[0]["step"]["event"]["event"] == "round-started"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language: str) -> None:
    t = Texts(language)
    names = {"ben": "▲ Ben", "cleo": "■ Cleo"}
    for scene in SCENES:
        assert t(f"{scene.text.id}.title")
        for text in _texts(scene):
            money = {name: t.money(amount) for name, amount in text.money.items()}
            casinos = {name: f"{face} {t(f'casino-{face}')}" for name, face in text.casinos.items()}
            said = t(text.id, **names, **money, **casinos)
            assert said != text.id
            assert not re.search(r"[{}$](?!\d)|\$[a-z]", said.replace("\u00a0$", "")), said
    assert t.problems == []
