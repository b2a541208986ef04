"""Six languages, changed at any time; that each is on every screen is in test_screens.py."""

from __future__ import annotations

from playwright.sync_api import expect

from lastroll.locales import LANGUAGE_NAMES, LANGUAGES, texts
from tests.browser.people import People


def test_the_language_changes_at_any_time_and_stays(people: People) -> None:
    table = people.server.make("human", "human")
    anna = people.come()
    anna.open("/")
    screens = [("/", "web-play-now"), (table.path, "web-take-seat"), ("/rules", "web-learn")]
    others = [code for code in LANGUAGES if code != "en"]
    for path, message_id in screens:
        anna.open(path)
        for code in (*others, "en"):
            menu = anna.page.get_by_role("combobox", name=anna.t("settings-language"))
            menu.select_option(label=LANGUAGE_NAMES[code])
            anna.t = texts(code)
            expect(anna.button(message_id).or_(anna.link(message_id)).first).to_be_visible()
            expect(anna.page.locator("html")).to_have_attribute("lang", code)

    # At the table, in the middle of a choice.
    anna.open(table.path)
    anna.button("web-take-seat").click()
    anna.casino(1).wait_for()
    people.server.act(table)  # Anna's table is the maker's: she rolls and places
    people.server.act(table)
    anna.roll()
    anna.groups.first.click()
    for code in others:
        menu = anna.page.get_by_role("combobox", name=anna.t("settings-language"))
        menu.select_option(label=LANGUAGE_NAMES[code])
        anna.t = texts(code)
        expect(anna.place_button).to_be_visible()
        expect(anna.page.locator("html")).to_have_attribute("lang", code)
        assert anna.ids_shown() == []
    anna.page.reload()
    anna.groups.first.wait_for()
    anna.place()


def test_the_browser_s_language_is_taken_where_none_was_chosen(people: People) -> None:
    guest = people.come(language="nl", locale="nl-BE").open("/")
    expect(guest.page.locator("html")).to_have_attribute("lang", "nl")
    expect(guest.button("web-play-now")).to_be_visible()
    # English where there is no better one.
    other = people.come(language="en", locale="ja-JP").open("/")
    expect(other.page.locator("html")).to_have_attribute("lang", "en")
    expect(other.button("web-play-now")).to_be_visible()
