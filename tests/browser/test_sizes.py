"""The table at every size: 360 px without scrolling, and 200 % zoom with everything in reach."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from lastroll.locales import LANGUAGES
from tests.browser.people import PHONE, SIDEWAYS, SMALL, WIDE, People, Person, Size
from tests.browser.tour import full_table
from tests.browser.words import ANY


def expect_no_scrolling(person: Person) -> None:
    height, inner = person.page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    assert height <= inner, f"{height} px high on {inner}"
    assert person.page.evaluate(SIDEWAYS) == []


class Box(NamedTuple):
    """A box on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def box(locator: Locator) -> Box:
    found = locator.bounding_box()
    assert found is not None
    x, y = found["x"], found["y"]
    return Box(x, y, x + found["width"], y + found["height"])


def expect_inside(person: Person, *parts: Locator) -> None:
    """Hold that parts are wholly on the screen."""
    size = person.page.viewport_size
    assert size is not None
    for part in parts:
        at = box(part)
        assert min(at) >= -1, f"{part}: {at}"
        assert at.right <= size["width"] + 1, f"{part}: {at}"
        assert at.bottom <= size["height"] + 1, f"{part}: {at}"


@pytest.mark.parametrize("neutral", [False, True], ids=["five-players", "four-with-neutral"])
def test_a_full_table_fits_on_a_small_phone_without_scrolling(
    people: People, neutral: bool
) -> None:
    table = full_table(people.server, neutral=neutral)
    anna = people.come(sits=table, size=SMALL)
    anna.groups.first.wait_for()
    main = anna.page.get_by_role("button", name=anna.t("web-button-choose"))
    expect_no_scrolling(anna)
    expect_inside(anna, *anna.casinos.all(), *anna.players.all(), *anna.groups.all(), main)
    # The main button is in the reach of a thumb, and stays where it is.
    before = box(main)
    assert before.top >= 640 * 2 / 3
    assert before.bottom - before.top >= 44
    anna.groups.first.click()
    anna.place_button.wait_for()
    expect_no_scrolling(anna)
    assert abs(box(anna.place_button).top - before.top) < 2
    for target in (*anna.casinos.all(), *anna.groups.all()):
        at = box(target)
        assert at.right - at.left >= 24
        assert at.bottom - at.top >= 24
    anna.place_button.click()
    anna.groups.first.wait_for(state="hidden")
    expect_no_scrolling(anna)


LANDSCAPE: Final[list[Size]] = [(740, 360), (667, 375), (844, 390), (568, 320), (932, 430)]
LARGER: Final[list[Size]] = [PHONE, (1024, 600), (768, 1024), WIDE, (1920, 1080)]


def test_a_full_table_fits_on_every_other_screen_too(people: People) -> None:
    table = full_table(people.server, neutral=False)
    anna = people.come(sits=table)
    anna.groups.first.click()
    anna.place_button.wait_for()
    for width, height in [(320, 568), *LANDSCAPE, (640, 400), (720, 450), *LARGER]:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect_no_scrolling(anna)
        parts = (*anna.casinos.all(), *anna.players.all(), *anna.groups.all())
        expect_inside(anna, *parts, anna.place_button)
        if height < 500:  # the board, and beside it all the rest
            assert box(anna.casinos.last).right <= box(anna.place_button).left
            assert box(anna.casinos.last).right <= box(anna.players.first).left


def test_one_can_play_without_scrolling_on_every_screen(people: People) -> None:
    guest = people.come(language="de").open("/")
    now, table = guest.button("web-play-now"), guest.button("web-make-table")
    guest.button("web-against", names=ANY).wait_for()
    for width, height in [(320, 568), *LANDSCAPE, (640, 400), (720, 450), PHONE, (1440, 900)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect_inside(guest, *([now] if height == 568 else [now, table]))
        assert guest.page.evaluate(SIDEWAYS) == []
    # Whom one plays against stands in the middle, under the button.
    line = box(guest.page.locator(".opponents-faces")), box(guest.page.locator(".opponents .icon"))
    assert abs((line[0].left + line[1].right) / 2 - 1440 / 2) < 20


def test_on_a_large_screen_the_headline_stands_between_strip_and_tray(people: People) -> None:
    table = full_table(people.server, neutral=True)
    anna = people.come(sits=table, size=(1440, 900))
    anna.groups.first.wait_for()
    headline = box(anna.page.locator(".turn"))
    assert headline.top >= max(box(casino).bottom for casino in anna.casinos.all())
    assert headline.bottom <= box(anna.groups.first).top
    assert box(anna.groups.first).top - headline.bottom < 90
    # The buildings have the width that the window leaves them, and the moon shines beside them.
    assert box(anna.page.locator(".casino-front").first).right >= 180
    assert box(anna.page.locator(".sky-orb")).right <= box(anna.casino(1)).left


def test_at_200_percent_everything_at_the_table_can_be_reached(people: People) -> None:
    table = full_table(people.server, neutral=False)
    anna = people.come(sits=table, size=(640, 400), scale=2)
    anna.groups.first.wait_for()
    for part in (*anna.casinos.all(), *anna.players.all()):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport(ratio=0.9)
    # Real clicks: what is covered refuses them.
    anna.groups.first.click()
    anna.place_button.click()
    anna.groups.first.wait_for(state="hidden")
    anna.page.keyboard.press("l")
    anna.sheet("log-title").get_by_role("button", name=anna.t("web-leave")).click()
    anna.button("web-leave-stay").click()


SIZES = [PHONE, (640, 400), WIDE]


def expect_rest(person: Person) -> None:
    """Hold that no group of dice moves while any of them, or any casino, is looked at."""
    person.groups.first.wait_for()
    person.wait_until("document.getAnimations().every((it) => it.playState !== 'running')")
    person.page.mouse.move(1, 1)
    before = [box(group) for group in person.groups.all()]
    for looked_at in (*person.groups.all(), *person.casinos.all()):
        looked_at.hover(force=True)
        assert [box(group) for group in person.groups.all()] == before


def test_no_dice_slip_away_when_they_are_looked_at(people: People) -> None:
    table = full_table(people.server, neutral=True)
    for number, size in enumerate(SIZES):
        language = LANGUAGES[number % len(LANGUAGES)]
        person = people.come(sits=table, size=size, language=language, still=True)
        expect_rest(person)
        person.open("/learn").button("web-lesson-next").click()
        person.button("key-roll").click()
        person.button("web-lesson-next").click()
        expect_rest(person)
