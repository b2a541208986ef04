"""Choosing bots: what is said of each, by mouse and by keyboard, before a game and at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lastroll.bots import LADDER
from lastroll.rules import Rules
from lastroll.story import level_text, strength_texts
from tests.browser.people import PHONE, People
from tests.browser.service import SHORT
from tests.browser.words import ANY, EN


def test_each_bot_is_shown_with_all_there_is_to_know(people: People) -> None:
    guest = people.come(size=PHONE).open("/")
    guest.button("web-make-table").click()
    guest.seat_choice(2).click()
    drawings = set()
    for rung in LADDER:
        entry = guest.bot(rung.name)
        about = [level_text(rung.name, EN), EN(f"bot-{rung.name}")]
        about += strength_texts(rung.name, EN)
        for sentence in about:
            expect(entry).to_have_accessible_description(re.compile(re.escape(sentence)))
        fits = rung.supports(Rules(players=2))
        expect(entry).to_have_attribute("aria-disabled", str(not fits).lower())
        if not fits:
            entry.click(force=True)
            expect(entry).to_be_visible()
        picture = entry.locator("svg")
        expect(picture.locator("path").first).to_be_attached()
        drawings.add(picture.inner_html())
    assert len(drawings) == len(LADDER)


def test_a_bot_is_chosen_by_keyboard(people: People) -> None:
    guest = people.come().open("/")
    guest.button("web-make-table").click()
    choice = guest.seat_choice(2)
    choice.focus()
    keys = guest.page.keyboard
    keys.press("Enter")
    person = guest.page.get_by_role("button", name=EN("web-seat-by-link"), exact=True)
    expect(person).to_be_focused()
    expect(person).to_have_attribute("aria-current", "true")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(guest.bot(LADDER[1].name)).to_be_focused()
    keys.press("Enter")
    expect(choice).to_be_focused()
    expect(choice).to_have_accessible_name(re.compile(EN(f"bot-{LADDER[1].name}.name")))
    keys.press("Enter")
    expect(guest.bot(LADDER[1].name)).to_be_focused()
    keys.press("Home")
    keys.press("Escape")
    expect(choice).to_be_focused()
    expect(choice).to_have_accessible_name(re.compile(EN(f"bot-{LADDER[1].name}.name")))


def test_opponents_are_remembered(people: People) -> None:
    guest = people.come().open("/")
    guest.opponents.click()
    players = guest.sheet("web-opponents").get_by_role("group", name=EN("web-how-many"))
    players.get_by_role("radio", name="5").check()
    expect(guest.seat_choice(5)).to_be_visible()
    chosen = [guest.seat_choice(seat).inner_text() for seat in (2, 3, 4, 5)]
    assert len(set(chosen)) == 4
    players.get_by_role("radio", name="2").check()
    guest.seat_choice(2).click()
    guest.bot("frugal").click()
    guest.button("web-done").click()
    expect(guest.opponents).to_have_accessible_name(EN("web-against", names=EN("bot-frugal.name")))
    guest.page.reload()
    expect(guest.opponents).to_have_accessible_name(EN("web-against", names=EN("bot-frugal.name")))
    guest.button("web-play-now").click()
    guest.roll_button.wait_for()
    seats = people.server.see(guest.page.url.rpartition("/")[2])["seats"]
    assert [seat["bot"] for seat in seats] == [None, "frugal"]
    expect(guest.page.locator(".player .portrait-frugal path").first).to_be_visible()


def test_in_the_lobby_the_maker_changes_bots_and_others_see_their_faces(people: People) -> None:
    table = people.server.make("human", "human", "greedy")
    maker = people.come(sits=table)
    guest = people.come().open(table.path)
    maker.seat_choice(3).click()
    maker.bot("random").click()
    expect(maker.seat_choice(3)).to_have_accessible_name(re.compile(EN("bot-random.name")))
    expect(guest.page.locator(".seat .portrait-random path").first).to_be_visible()
    assert guest.page.get_by_role("button", name=re.compile(EN("bot-random.name"))).count() == 0
    expect(guest.button("web-seat-edit", name=ANY)).to_have_count(0)


def test_a_face_stands_in_for_a_name_without_room(people: People) -> None:
    table = people.server.make("human", "novice", "counter", "frugal", "greedy", rules=SHORT)
    anna = people.come(sits=table, size=PHONE)
    anna.casino(1).wait_for()
    bot = anna.players.nth(2)
    expect(bot.locator(".player-name")).to_be_hidden()
    box = bot.locator(".portrait").bounding_box()
    assert box is not None
    assert box["width"] > 20  # beside a name it has 16
    expect(anna.players.first.locator(".player-name")).to_have_text(EN("web-seat-you"))
