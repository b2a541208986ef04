"""By keyboard alone: a whole round, every sheet, and a focus that is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.service import Table
from tests.browser.words import ANY, EN


def table_alone(people: People) -> Table:
    return people.server.make("human", "greedy", "random", rules={"dice": 4, "rounds": 2})


def chosen_face(person: Person) -> str:
    """Return the face of the first group of dice, from its name."""
    name = person.groups.first.get_attribute("aria-label") or ""
    face = EN("web-tray-group", dice="X", face="Y", casino="Z")
    before, after = face.partition("X")[2].split("Y")
    found = re.search(f"{re.escape(before)}([1-6]){re.escape(after.partition('Z')[0])}", name)
    assert found, name
    return found[1]


def test_a_whole_round_with_r_digits_and_enter(people: People) -> None:
    table = table_alone(people)
    anna = people.come(sits=table)
    keys = anna.page.keyboard
    second = anna.heading("web-round", round=2, rounds=ANY)
    turns = 0
    anna.roll_button.wait_for()
    while not second.is_visible():
        if not anna.roll_button.is_visible():
            if anna.button("web-button-next-round").is_visible():
                keys.press("Enter")
            anna.page.wait_for_timeout(10)
            continue
        keys.press("r")
        anna.groups.first.wait_for()
        face = chosen_face(anna)
        keys.press(face)
        expect(anna.casino(int(face))).to_have_attribute("aria-pressed", "true")
        keys.press("Escape")
        expect(anna.casino(int(face))).to_have_attribute("aria-pressed", "false")
        keys.press("ArrowRight")
        expect(anna.casino(int(face))).to_have_attribute("aria-pressed", "true")
        # The same key again places too.
        keys.press("Enter" if turns % 2 else face)
        anna.groups.first.wait_for(state="hidden")
        turns += 1
    assert turns >= 1
    steps = people.server.call("GET", f"/tables/{table.id}/steps")["steps"]
    placed = [step for step in steps if step["event"]["event"] == "placed"]
    assert sum(step["event"]["seat"] == 0 for step in placed) == turns


def test_focus_stays_where_somebody_plays_with_tab_and_enter(people: People) -> None:
    anna = people.come(sits=table_alone(people))
    keys = anna.page.keyboard
    anna.roll_button.focus()
    keys.press("Enter")
    anna.groups.first.wait_for()
    assert anna.focused() != "body"
    # With the dice, which are gone once they are placed.
    anna.groups.first.focus()
    keys.press("Enter")
    anna.place_button.wait_for()
    assert anna.focused() != "body"
    keys.press("Enter")
    anna.groups.first.wait_for(state="hidden")
    assert anna.focused() != "body"
    # With the casinos, which stay.
    anna.roll_button.focus()
    keys.press("Space")
    anna.groups.first.wait_for()
    casino = anna.casino(int(chosen_face(anna)))
    casino.focus()
    keys.press("Space")
    expect(casino).to_have_attribute("aria-pressed", "true")
    keys.press("Space")
    anna.groups.first.wait_for(state="hidden")
    expect(casino).to_be_focused()


@pytest.mark.parametrize(
    ("key", "title"), [("?", "web-help-keys"), ("l", "log-title"), ("t", "web-talk")]
)
def test_a_key_opens_its_sheet_and_escape_gives_the_focus_back(
    people: People, key: str, title: str
) -> None:
    anna = people.come(sits=table_alone(people))
    anna.roll_button.focus()
    anna.page.keyboard.press(key)
    sheet = anna.sheet(title)
    expect(sheet).to_be_visible()
    assert sheet.evaluate("sheet => sheet.contains(document.activeElement)")
    # Keys of the table do nothing under a sheet.
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(anna.roll_button).to_be_focused()


@pytest.mark.parametrize("title", ["settings-title", "web-rules", "web-help-keys"])
def test_a_sheet_of_the_bar_gives_the_focus_back_to_its_button(people: People, title: str) -> None:
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    opener = guest.page.get_by_role("banner").get_by_role("button", name=guest.saying(title))
    opener.focus()
    guest.page.keyboard.press("Enter")
    sheet = guest.sheet(title)
    expect(sheet).to_be_visible()
    for _ in range(30):  # Tab never leads out of the sheet into the page behind it
        guest.page.keyboard.press("Tab")
        inside = "sheet => sheet.contains(document.activeElement) || !document.hasFocus()"
        inside += " || document.activeElement === document.body"
        assert sheet.evaluate(inside)
    guest.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(opener).to_be_focused()


def test_focus_goes_to_the_new_screen(people: People) -> None:
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    guest.link("web-rules").first.focus()
    guest.page.keyboard.press("Enter")
    guest.heading("web-rules").wait_for()
    expect(guest.page.get_by_role("main")).to_be_focused()
    guest.page.keyboard.press("Tab")
    assert guest.focused() != "body"


def test_the_first_tab_leads_to_the_content(people: People) -> None:
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    guest.page.keyboard.press("Tab")
    expect(guest.link("web-skip")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("main")).to_be_focused()


def test_single_keys_can_be_switched_off(people: People) -> None:
    anna = people.come(sits=table_alone(people), shortcuts=False)
    anna.roll_button.wait_for()
    anna.page.keyboard.press("r")
    anna.page.keyboard.press("?")
    anna.page.wait_for_timeout(200)
    expect(anna.roll_button).to_be_visible()
    assert anna.page.get_by_role("dialog").count() == 0


def test_the_result_takes_the_focus_and_its_buttons_are_reached_by_tab(people: People) -> None:
    table = table_alone(people)
    people.server.play_out(table)
    anna = people.come(sits=table)
    anna.standings_table.wait_for()
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
    for _ in range(12):
        anna.page.keyboard.press("Tab")
        if anna.focused() == "body":
            break
        if anna.button("web-result-rematch").evaluate("it => it === document.activeElement"):
            return
    raise AssertionError("no way to the rematch by Tab")


def test_enter_presses_the_main_button_and_r_asks_for_a_rematch(people: People) -> None:
    guest = people.come().open("/")
    guest.button("web-play-now").wait_for()
    guest.page.keyboard.press("Enter")
    guest.roll_button.wait_for()
    guest.page.keyboard.press("Enter")
    guest.groups.first.wait_for()
    table = table_alone(people)
    people.server.play_out(table)
    anna = people.come(sits=table)
    anna.standings_table.wait_for()
    anna.page.keyboard.press("r")
    anna.page.wait_for_url(lambda url: not url.endswith(table.path))


@pytest.mark.parametrize("key", ["digit", "Enter", "Space"])
def test_a_held_key_counts_once(people: People, key: str) -> None:
    table = people.server.make("human", "human", rules={"dice": 6})
    people.server.sit(table, "Ben")
    anna = people.come(sits=table)
    anna.roll()
    version = people.server.see(table)["version"]
    face = chosen_face(anna)
    if key != "digit":
        anna.casino(int(face)).focus()  # the browser itself presses a button that has the focus
    held = face if key == "digit" else key
    # Playwright takes each further press of a key that is down for a repetition.
    for _ in range(4):
        anna.page.keyboard.down(held)
    anna.page.keyboard.up(held)
    expect(anna.casino(int(face))).to_have_attribute("aria-pressed", "true")
    assert anna.main_label() != anna.t("web-button-placing")
    expect(anna.place_button).to_be_visible()
    assert people.server.see(table)["version"] == version
    anna.page.keyboard.press(held)  # a second press places
    anna.groups.first.wait_for(state="hidden")
    assert people.server.see(table)["version"] == version + 1
