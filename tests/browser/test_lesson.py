"""The lesson from its first scene to a real table, by keyboard alone and by pointer."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.words import ANY


class Learner:
    """Goes through the lesson with keys, or with taps."""

    def __init__(self, person: Person, *, keys: bool) -> None:
        self.person = person
        self.keys = keys

    def press(self, message_id: str, key: str = "Enter", **args: str) -> None:
        """Press the main button, which must say this."""
        button = self.person.button(message_id, **args)
        expect(button).to_be_enabled()
        if self.keys:
            self.person.page.keyboard.press(key)
        else:
            button.click()

    def choose(self, face: int) -> None:
        """Choose a casino."""
        if self.keys:
            self.person.page.keyboard.press(str(face))
        else:
            self.person.casino(face).click()
        expect(self.person.casino(face)).to_have_attribute("aria-pressed", "true")

    def follow(self, beats: list[Any], last: str) -> None:
        """Read what comes of it, up to the last word."""
        told = [beat for beat in beats if beat["text"]]
        for beat in told:
            self.press(last if beat is told[-1] else "web-lesson-next")


TIES: Final = {4: "You tie ▲ Ben (3 each): ", 6: "Breaks the tie: "}


def sees_the_tie(person: Person, scene: Any, face: int) -> None:
    """Check what is said and drawn of a choice in the scene about ties."""
    (choice,) = [choice for choice in scene["choices"] if choice["face"] == face]
    casino = person.casino(face)
    tied = [owner for tie in choice["ties"] for owner in (tie["owner"], *tie["others"])]
    expect(casino.locator(".tie-ghost")).to_have_count(len(tied))
    for owner in tied:
        expect(casino.locator(f'.tower[data-owner="{owner}"] .tie-ghost')).to_be_visible()
    for shown in casino.locator(".tower-count").all_inner_texts():
        assert shown.isdigit() or not shown, "the equals sign is over the towers"
    if scene["id"] == "ties":
        expect(person.page.locator(".lesson-aside p").first).to_contain_text(TIES[face])


def sees_who_tied(person: Person, learner: Learner, beats: list[Any]) -> None:
    """Read what follows a roll; in the pay-out every tower that tied gets a stamp."""
    told = [beat for beat in beats if beat["text"]]
    stamps = 0
    for beat in told:
        event = beat["step"]["event"]
        stamps += len(event.get("cancelled", ()))
        expect(person.page.locator(".tie-stamp")).to_have_count(stamps)
        learner.press("web-lesson-next")
    assert stamps or beats[-1]["step"]["event"]["event"] == "rolled"


@pytest.mark.parametrize("keys", [True, False], ids=["by-keyboard", "by-pointer"])
def test_the_lesson_leads_from_start_to_a_real_table(people: People, keys: bool) -> None:
    scenes = people.server.call("GET", "/lesson")
    scenes = scenes if isinstance(scenes, list) else scenes["scenes"]
    assert [scene["doing"] for scene in scenes].count("place") >= 4
    person = people.come(size=WIDE if keys else PHONE, touch=not keys)
    person.open("/").link("web-learn").first.click()
    learner = Learner(person, keys=keys)
    for scene in scenes:
        expect(person.heading(f"{scene['text']['id']}.title")).to_be_visible()
        if scene["doing"] == "read":
            learner.press("web-lesson-next")
        elif scene["doing"] == "roll":
            learner.press("key-roll", key="r")
            sees_who_tied(person, learner, scene["beats"])
        elif scene["doing"] == "place":
            outcomes = sorted(scene["outcomes"], key=lambda outcome: outcome["understood"])
            # A choice that could be better is explained, and can be made again.
            for outcome in (outcomes[0], outcomes[-1]):
                if outcome is outcomes[-1] or not outcome["understood"]:
                    learner.choose(outcome["face"])
                    sees_the_tie(person, scene, outcome["face"])
                    learner.press("web-lesson-place-at", casino=ANY)
                    verdict = "good" if outcome["understood"] else "nearly"
                    expect(person.text(f"web-lesson-{verdict}").first).to_be_visible()
                    again = "web-lesson-next" if outcome["understood"] else "web-lesson-again"
                    learner.follow(outcome["beats"], again)
    learner.press("web-lesson-play")
    person.roll_button.wait_for()
    assert "/t/" in person.page.url
    assert person.focused() != "body"


def test_a_casino_that_was_not_rolled_gives_a_hint(people: People) -> None:
    person = people.come(size=PHONE).open("/learn")
    learner = Learner(person, keys=False)
    learner.press("web-lesson-next")
    learner.press("key-roll")
    learner.press("web-lesson-next")
    person.casino(2).click(force=True)
    expect(person.text("web-lesson-place-hint")).to_be_visible()
    person.button("web-lesson-back").click()
    expect(person.heading("web-lesson-roll.title")).to_be_visible()
    person.button("web-lesson-leave").click()
    person.button("web-play-now").wait_for()
