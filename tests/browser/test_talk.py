"""Talk: phrases and reactions reach the others, free text where allowed; nobody must hear."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from lastroll.locales import texts
from tests.browser.people import PHONE, People, Person
from tests.browser.service import Table
from tests.browser.words import EN


def two_at_a_table(people: People, talk: str, **ben: Any) -> tuple[Table, Person, Person]:
    table = people.server.make("human", "human", talk=talk)
    people.server.sit(table, "Ben")
    return table, people.come(sits=table), people.come(sits=table, seat=1, size=PHONE, **ben)


def talk_of(person: Person) -> Locator:
    person.button("web-talk").click()
    return person.sheet("web-talk")


def said(person: Person) -> Locator:
    """Return the messages in the open sheet."""
    spoken = person.sheet("web-talk").get_by_role("list", name=person.t("web-talk-recent"))
    return spoken.get_by_role("listitem")


def test_phrases_and_reactions_reach_the_other_in_their_language(people: People) -> None:
    _, anna, ben = two_at_a_table(people, "phrases", language="de")
    ben.casino(1).wait_for()
    talk_of(anna).get_by_role("button", name=EN("web-phrase-well-played")).click()
    bubble = ben.players.nth(0).locator(".bubble")
    expect(bubble).to_have_text(texts("de")("web-phrase-well-played"))
    talk_of(ben).get_by_role("button", name=texts("de")("web-reaction-clap")).click()
    expect(anna.players.nth(1).locator(".bubble svg")).to_be_visible()
    # It is announced to screen readers, and listed in the sheet.
    expect(anna.page.locator("#live")).to_contain_text(
        EN("web-talk-said", name="Ben", words=EN("web-reaction-clap"))
    )
    talk_of(anna)
    expect(said(anna)).to_have_count(2)
    expect(said(anna).nth(0)).to_contain_text(EN("web-phrase-well-played"))


def test_free_text_is_there_only_where_the_maker_allows_it(people: People) -> None:
    _, anna, _ = two_at_a_table(people, "phrases")
    expect(talk_of(anna).get_by_role("textbox")).to_have_count(0)

    _, carla, ben = two_at_a_table(people, "free")
    ben.casino(1).wait_for()
    sheet = talk_of(carla)
    sheet.get_by_role("textbox", name=EN("web-talk-write")).fill("<b>Grüße</b> & 🎲")
    carla.page.keyboard.press("Enter")
    expect(ben.players.nth(0).locator(".bubble")).to_have_text("<b>Grüße</b> & 🎲")

    _, dora, _ = two_at_a_table(people, "off")
    dora.roll_button.wait_for()
    assert dora.button("web-talk").count() == 0


def test_who_mutes_the_others_sees_nothing_of_it_until_they_are_heard_again(people: People) -> None:
    _, anna, ben = two_at_a_table(people, "phrases")
    talk_of(ben).get_by_role("button", name=EN("web-talk-mute")).click()
    expect(ben.sheet("web-talk")).to_contain_text(EN("web-talk-muted"))
    ben.close_sheet()
    talk_of(anna).get_by_role("button", name=EN("web-phrase-ouch")).click()
    expect(anna.players.nth(0).locator(".bubble")).to_be_visible()
    # Ben's page has heard of it when it shows what Anna does next.
    anna.roll()
    expect(ben.page.locator(".tray-rolled")).to_be_visible()
    expect(ben.players.nth(0).locator(".bubble")).to_have_count(0)
    assert EN("web-phrase-ouch") not in (ben.page.locator("#live").text_content() or "")
    talk_of(ben).get_by_role("button", name=EN("web-talk-unmute")).click()
    expect(said(ben)).to_have_count(1)


def test_who_watches_can_hear_but_not_talk(people: People) -> None:
    table, anna, _ = two_at_a_table(people, "free")
    eve = people.come().open(table.path)
    eve.button("web-watching").wait_for()
    talk_of(anna).get_by_role("button", name=EN("web-phrase-hello")).click()
    expect(eve.players.nth(0).locator(".bubble")).to_have_text(EN("web-phrase-hello"))
    sheet = talk_of(eve)
    expect(sheet).to_contain_text(EN("web-talk-seated"))
    assert sheet.get_by_role("textbox").count() == 0
    assert sheet.get_by_role("button", name=EN("web-phrase-hello")).count() == 0
