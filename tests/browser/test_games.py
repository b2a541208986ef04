"""Whole games: two browsers and bots, both variants, by link and by code, others watching."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person, play_out
from tests.browser.service import SHORT, Table
from tests.browser.words import ANY, EN, saying, seat_names, standings_told


def make_table(maker: Person, *, neutral: bool) -> Table:
    """Fill in the form of the landing page: two people, two bots; with neutral, half a game."""
    page = maker.page
    maker.open("/")
    maker.button("web-make-table").click()
    sheet = maker.sheet("web-make-table")
    sheet.get_by_label(EN("web-your-name")).fill("Anna")
    sheet.get_by_role("radio", name="4").check()
    for seat, bot in ((3, "greedy"), (4, "random")):
        maker.seat_choice(seat).click()
        maker.bot(bot).click()
    if neutral:
        sheet.get_by_role("switch", name=EN("web-option-neutral")).check()
        sheet.get_by_text(EN("web-house-rules"), exact=True).click()
        sheet.get_by_label(EN("web-house-rounds")).fill("2")
    sheet.get_by_role("button", name=EN("web-make-table")).click()
    expect(maker.heading("web-your-table")).to_be_visible()
    code = page.get_by_label(re.compile(f"^{EN('web-code')}: ")).inner_text()
    token = maker.setting("seats").popitem()[1]["token"]
    return Table(page.url.rpartition("/")[2], code, {0: token})


def take_seat(guest: Person, name: str) -> None:
    """Take a seat in the lobby."""
    guest.page.get_by_label(EN("web-your-name")).fill(name)
    guest.button("web-take-seat").click()


@pytest.mark.parametrize(
    "neutral",
    [
        pytest.param(False, id="without-neutral", marks=pytest.mark.nightly),
        pytest.param(True, id="with-neutral"),
    ],
)
def test_a_whole_game_of_two_browsers_and_two_bots(people: People, neutral: bool) -> None:
    anna = people.come(confirm=False)
    ben = people.come(size=PHONE, confirm=False)
    table = make_table(anna, neutral=neutral)
    if neutral:  # by the link that the lobby shows
        link = anna.page.get_by_label(EN("web-link"), exact=True).input_value()
        ben.page.goto(link)
    else:  # by the code, written as people write codes
        ben.open("/")
        field = ben.page.get_by_role("textbox", name=EN("web-join-code"))
        field.fill(f"{table.code[:3]} {table.code[3:].lower()}")
        ben.button("web-join").click()
    expect(ben.heading("web-table-of", name="Anna")).to_be_visible()
    take_seat(ben, "Ben")
    # All seats are taken: the game begins by itself.
    ben.casino(1).wait_for()
    anna.casino(1).wait_for()
    view = people.server.see(table)
    assert view["rules"]["neutral"] is neutral
    assert view["booklet"] is not neutral

    play_out(anna, ben)
    anna.to_result()
    ben.to_result()
    view = people.server.see(table)
    assert view["status"] == "finished"
    assert anna.standings() == standings_told(view, you=0)
    assert ben.standings() == standings_told(view, you=1)
    for message_id in ("web-result-rounds", "web-result-figures"):
        rows = ben.page.get_by_role("table", name=EN(message_id)).get_by_role("rowheader")
        assert rows.all_inner_texts() == seat_names(view["seats"], you=1)
    assert people.server.call("GET", f"/tables/{table.id}/record")["rules"]["neutral"] is neutral


def test_the_link_with_the_code_leads_to_the_table(people: People) -> None:
    table = people.server.make("human", "human")
    guest = people.come().open(f"/c/{table.code.lower()}")
    expect(guest.heading("web-table-of", name="Anna")).to_be_visible()
    assert guest.page.url.endswith(table.path)


def test_a_code_that_no_table_has_is_said_at_the_field(people: People) -> None:
    guest = people.come().open("/")
    guest.watch.allow("status of 404.*/api/codes/")
    guest.page.get_by_role("textbox", name=EN("web-join-code")).fill("ZZZZZZ")
    guest.button("web-join").click()
    field = guest.page.get_by_role("textbox", name=EN("web-join-code"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(r"\w"))
    # Once, and not a second time over the sign.
    expect(guest.page.get_by_text(EN("error-no-such-code")[1:])).to_have_count(1)
    expect(guest.page.locator(".toast")).to_have_count(0)


def test_a_public_table_is_listed_and_joined_with_a_tap(people: People) -> None:
    table = people.server.make("human", "human", name="Marlene", public=True)
    guest = people.come().open("/")
    guest.page.get_by_role("link", name=EN("web-table-of", name="Marlene")).click()
    expect(guest.heading("web-table-of", name="Marlene")).to_be_visible()
    assert guest.page.url.endswith(table.path)
    take_seat(guest, "Ben")
    guest.casino(1).wait_for()


def test_who_watches_sees_the_table_but_no_closed_purse_and_cannot_act(people: People) -> None:
    table = people.server.make("human", "human", "greedy", rules={"rounds": 2, "dice": 2})
    people.server.sit(table, "Ben")
    anna = people.come(sits=table, seat=0, confirm=False)
    ben = people.come(sits=table, seat=1, confirm=False)
    eve = people.come().open(table.path)
    expect(eve.button("web-watching")).to_be_disabled()
    expect(anna.page.get_by_text(EN("web-watchers", count=1))).to_be_attached()

    # Into the second round, so that there is money in the purses.
    second = saying("web-round", round=2, rounds=ANY)
    while not anna.page.get_by_role("heading", name=second).is_visible():
        for person in (anna, ben, eve):
            person.act()
    eve.act()  # the next round is every page's own
    eve.page.get_by_role("heading", name=second).wait_for()
    view = people.server.see(table)
    assert view["position"]["purses"] == [None, None, None]
    for player in eve.players.all():
        expect(player).to_contain_text(EN("web-player-closed"))
    # Anna sees her own purse and no other.
    expect(anna.players.nth(0)).to_contain_text(saying_part("web-player-money", money=ANY))
    expect(anna.players.nth(1)).to_contain_text(EN("web-player-closed"))

    while people.server.see_at_rest(table)["status"] == "playing":
        eve.expect_table(table, None)
        assert eve.roll_button.or_(eve.place_button).or_(eve.groups).count() == 0
        if not (anna.act() or ben.act()):
            anna.page.wait_for_timeout(10)  # their pages have not heard of the last move yet
    eve.to_result()
    assert eve.standings() == standings_told(people.server.see(table))
    assert eve.button("web-result-rematch").count() == 0


def saying_part(message_id: str, **args: Any) -> re.Pattern[str]:
    """Return a pattern of a text anywhere in another one."""
    return re.compile(saying(message_id, **args).pattern.strip("^$"))


def test_several_people_at_one_device_play_a_whole_game(people: People) -> None:
    both = people.come(size=PHONE).open("/")
    both.button("web-hot-seat").click()
    sheet = both.sheet("web-hot-seat")
    sheet.get_by_label(EN("web-name-of-seat", number=1)).fill("Anna")
    sheet.get_by_label(EN("web-name-of-seat", number=2)).fill("Ben")
    sheet.get_by_text(EN("web-house-rules"), exact=True).click()
    sheet.get_by_label(EN("web-house-rounds")).fill(str(SHORT["rounds"]))
    sheet.get_by_label(EN("web-house-dice")).fill(str(SHORT["dice"]))
    sheet.get_by_role("button", name=EN("setup-play"), exact=True).click()
    both.roll_button.wait_for()
    table = both.page.url.rpartition("/")[2]
    names = {0: "● Anna", 1: "▲ Ben"}
    turns = []
    while not both.is_over():
        if both.roll_button.is_visible():
            turn = people.server.see(table)["position"]["turn"]
            turns.append(turn)
            expect(both.text("web-turn-roll-named", name=names[turn])).to_be_visible()
            both.roll()
            expect(both.text("web-turn-choose-named", name=names[turn])).to_be_visible()
            both.place()
        elif both.button("web-button-next-round").is_visible():
            both.act()
    assert set(turns) == {0, 1}
    both.to_result()
    assert both.standings() == standings_told(people.server.see(table))
