"""Nothing is lost: reload, a second tab, no network, a service that dies, somebody who leaves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.service import Server, Table
from tests.browser.words import ANY, EN, saying

SOON = 20.0
"""Seconds from the network being back to the page being right: ten times what a busy machine takes
(what it took is printed)."""

GROUP = saying("web-tray-group", dice=ANY, face=ANY, casino=ANY)


def table_of_two(server: Server, **more: Any) -> Table:
    """Return a game of Anna and Ben in which Anna is to act.

    With twelve dice nobody runs out of them within the few moves of a test.
    """
    table = server.make("human", "human", **{"rules": {"dice": 12}, **more})
    server.sit(table, "Ben")
    server.act(table)
    server.act(table)
    while server.see(table, table.tokens[0])["can"] != ["roll"]:
        server.act(table)
    return table


def seconds_until_in_step(person: Person, table: Table, seat: int) -> float:
    """Wait until the page shows the service's table; return how many seconds that took."""
    began = time.perf_counter()
    person.expect_table(table, table.tokens[seat])
    return time.perf_counter() - began


def test_a_reload_in_the_middle_finds_the_same_seat_and_the_same_table(people: People) -> None:
    table = table_of_two(people.server)
    anna = people.come(sits=table)
    anna.roll()
    anna.expect_table(table, table.tokens[0])
    before = anna.groups.count()
    anna.page.reload()
    anna.groups.first.wait_for()
    assert anna.groups.count() == before
    anna.expect_table(table, table.tokens[0])
    anna.place()
    anna.expect_table(table, table.tokens[0])
    assert people.server.see(table)["position"]["turn"] == 1


def test_a_second_tab_of_the_same_seat_stays_in_step(people: People) -> None:
    table = table_of_two(people.server)
    first = people.come(sits=table)
    second = first.another_tab(table.path)
    first.roll()
    second.groups.first.wait_for()
    second.place()
    expect(first.groups).to_have_count(0)
    people.server.act(table)
    people.server.act(table)
    for tab in (first, second):
        tab.roll_button.wait_for()
        tab.expect_table(table, table.tokens[0])


def test_what_this_browser_likes_holds_in_its_other_tab_too(people: People) -> None:
    first = people.come().open("/")
    second = first.another_tab("/rules")
    second.heading("web-rules").first.wait_for()
    first.button("web-play-now").wait_for()
    sheet = first.open_sheet("settings-title")
    sheet.get_by_role("radio", name=EN("theme-light")).check()
    expect(second.page.locator("html")).to_have_attribute("data-theme", "light")


def test_without_network_the_page_says_so_and_is_back_at_once_when_it_is_there(
    people: People,
) -> None:
    table = table_of_two(people.server)
    anna = people.come(sits=table, size=PHONE)
    anna.roll_button.wait_for()
    with anna.watch.trouble():
        anna.context.set_offline(True)
        expect(anna.text("web-connection-offline")).to_be_visible()
        # The game goes on meanwhile: Anna's move through another device of hers, then Ben's.
        for _ in range(4):
            people.server.act(table)
        anna.context.set_offline(False)
        took = seconds_until_in_step(anna, table, 0)
    print(f"\nback after {took:.2f} s")
    assert took < SOON
    expect(anna.text("web-connection-offline")).to_be_hidden()
    anna.roll()


def test_a_move_made_without_network_is_made_once_when_it_is_back(people: People) -> None:
    table = table_of_two(people.server)
    anna = people.come(sits=table)
    anna.roll_button.wait_for()
    before = people.server.see(table)["version"]
    with anna.watch.trouble():
        anna.context.set_offline(True)
        anna.roll_button.click()
        expect(anna.button("web-button-rolling")).to_be_visible()
        anna.page.wait_for_timeout(300)
        anna.context.set_offline(False)
        anna.groups.first.wait_for()
    assert people.server.see(table)["version"] == before + 1
    anna.expect_table(table, table.tokens[0])


def kill(server: Server) -> None:
    server.kill()


def stop(server: Server) -> None:
    server.stop()


@pytest.mark.parametrize("end", [kill, stop], ids=["kill-9", "in-order"])
def test_a_service_that_ends_and_comes_again_is_survived(
    own_server: Server, people: People, end: Callable[[Server], None]
) -> None:
    table = table_of_two(own_server)
    anna = people.come(sits=table, server=own_server)
    ben = people.come(sits=table, seat=1, server=own_server)
    ben.casino(1).wait_for()
    anna.roll_button.wait_for()
    began = time.perf_counter()
    anna.roll_button.click()
    ben.page.get_by_role("img", name=GROUP).first.wait_for()
    usual = time.perf_counter() - began
    rolled = own_server.see(table)["position"]["roll"]
    with anna.watch.trouble(), ben.watch.trouble():
        away = time.perf_counter()
        end(own_server)
        for person in (anna, ben):
            expect(person.text("web-connection-offline")).to_be_visible()
        # The players go on when the service is back.
        anna.groups.first.click()
        anna.place_button.click()
        expect(anna.button("web-button-placing")).to_be_visible()
        own_server.start()
        began = time.perf_counter()
        away = began - away
        ben.roll_button.wait_for()
        took = time.perf_counter() - began
        anna.groups.first.wait_for(state="hidden")
    print(f"\nback after {took:.2f} s, away for {away:.2f} s, a move takes {usual:.2f} s")
    # The page waits a quarter of the time that the service has been away, plus or minus a quarter.
    assert took < SOON + away / 2
    log = own_server.call("GET", f"/tables/{table.id}/steps")["steps"]
    placed = [step["event"] for step in log if step["event"]["event"] == "placed"]
    assert placed[-1]["seat"] == 0
    assert placed[-1]["own"] == rolled["own"].count(str(placed[-1]["face"]))
    anna.expect_table(table, table.tokens[0])
    ben.expect_table(table, table.tokens[1])
    ben.roll()
    ben.place()
    anna.roll_button.wait_for()
    anna.expect_table(table, table.tokens[0])


def test_who_leaves_is_played_by_a_bot_and_has_the_seat_back_on_return(people: People) -> None:
    table = table_of_two(people.server)
    anna = people.come(sits=table)
    ben = people.come(sits=table, seat=1, size=PHONE)
    anna.act()
    anna.act()
    ben.roll_button.wait_for()
    ben.page.keyboard.press("l")
    ben.button("web-leave").last.click()
    ben.button("web-leave-go").click()
    ben.button("web-play-now").wait_for()
    # A bot has played at once.
    anna.roll_button.wait_for()
    expect(anna.players.nth(1)).to_contain_text(EN("web-player-away"))
    assert people.server.see(table)["seats"][1]["away"] is True
    # The landing page knows the game; coming back is enough.
    ben.page.get_by_role("link", name=EN("web-game-with", names="Anna")).click()
    ben.casino(1).wait_for()
    expect(anna.players.nth(1)).not_to_contain_text(EN("web-player-away"))
    anna.roll()
    anna.place()
    ben.roll()
    assert people.server.see(table)["seats"][1]["away"] is False


def test_who_vanishes_is_waited_for_as_agreed_and_welcomed_back(people: People) -> None:
    table = table_of_two(people.server, grace=10)
    anna = people.come(sits=table)
    ben = people.come(sits=table, seat=1)
    ben.casino(1).wait_for()
    ben.page.close()
    anna.act()
    anna.act()
    expect(anna.players.nth(1)).to_contain_text(EN("web-player-offline"))
    began = time.monotonic()
    expect(anna.players.nth(1)).to_contain_text(EN("web-player-away"))
    assert time.monotonic() - began > 5
    anna.roll_button.wait_for()  # the bot has played
    ben.page = ben.context.new_page()
    ben.open(table.path).casino(1).wait_for()
    expect(anna.players.nth(1)).not_to_contain_text(EN("web-player-away"))
    anna.roll()
    anna.place()
    ben.roll()
    ben.expect_table(table, table.tokens[1])


REFUSED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
})"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
}"""


@pytest.mark.parametrize("storage", [REFUSED, FULL], ids=["refused", "full"])
def test_where_nothing_can_be_stored_the_seats_are_kept_while_the_page_is_open(
    people: People, storage: str
) -> None:
    both = people.come(size=PHONE, still=True)
    both.context.add_init_script(storage)
    both.open("/").button("web-hot-seat").click()
    sheet = both.sheet("web-hot-seat")
    sheet.get_by_label(EN("web-name-of-seat", number=1)).fill("Anna")
    sheet.get_by_label(EN("web-name-of-seat", number=2)).fill("Ben")
    sheet.get_by_text(EN("web-house-rules"), exact=True).click()
    sheet.get_by_label(EN("web-house-rounds")).fill("1")
    sheet.get_by_label(EN("web-house-dice")).fill("1")
    sheet.get_by_role("button", name=EN("setup-play"), exact=True).click()
    game = both.page.locator(".my-games").get_by_role("link")

    def back_and_forth(before: Locator) -> None:
        both.roll_button.wait_for()
        both.page.go_back()
        before.first.wait_for()
        both.page.go_forward()
        both.roll_button.wait_for()

    back_and_forth(game)
    first = both.page.url
    while not both.is_over():
        if both.roll_button.is_visible():
            both.roll_button.click()
            both.groups.first.wait_for()
            both.groups.first.click()
            both.place_button.click()
            both.groups.first.wait_for(state="hidden")
    both.to_result()
    # The list of finished games lasts as long as the page.
    both.link("web-home").click()
    both.page.locator(".landing-more").get_by_role("link", name=EN("web-ladder")).click()
    expect(both.text("web-history-unstored")).to_be_visible()
    both.page.locator(".past-game").click()
    both.to_result()
    both.button("web-result-rematch").click()
    both.roll_button.wait_for()
    assert both.page.url != first
    back_and_forth(both.standings_table)


@pytest.mark.parametrize("path", ["/%", "/t/%E0%A4%A", "/c/%F0"])
def test_an_address_that_cannot_be_read_leads_to_the_page_that_says_so(
    people: People, path: str
) -> None:
    guest = people.come()
    guest.watch.allow("status of 40[04]")
    guest.open(path)
    guest.heading("web-nowhere").wait_for()
    guest.link("web-home-short").click()
    guest.button("web-play-now").wait_for()


def test_a_seat_whose_answer_is_lost_is_asked_for_again_and_not_taken_twice(people: People) -> None:
    table = people.server.make("human", "human", "human")
    ben = people.come().open(table.path)
    ben.watch.allow("net::ERR|Failed to load")
    answers: list[int] = []

    def lose(route: Route) -> None:
        """Send the request to the service, and drop its response."""
        if route.request.method == "POST":
            answers.append(route.fetch().status)
            route.abort("connectionreset")
        else:
            route.fallback()

    ben.context.route("**/seats", lose)
    name = ben.page.get_by_label(EN("web-your-name"))
    name.fill("Ben")
    ben.button("web-take-seat").click()
    expect(ben.page.get_by_role("alert")).to_have_text(EN("web-offline"))
    assert len(set(answers)) == 1  # the service has done it, several times the same
    ben.context.unroute("**/seats")
    ben.page.reload()
    ben.button("web-take-seat").click()
    expect(ben.button("web-take-seat")).to_be_hidden()
    seats = people.server.see(table)["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ben", None]
    assert ben.setting("asked") in (None, {})


SEEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


# A stream at rest looks for news after 20 s; here a little sooner.
SHORT_REST = """{
  const usual = window.setTimeout;
  window.setTimeout = (call, ms = 0, ...more) => usual(call, ms === 20_000 ? 1000 : ms, ...more);
}"""


def test_the_seventh_tab_loads_and_the_first_catches_up_when_it_is_seen(people: People) -> None:
    # A browser opens six connections to a host, and each table has a stream.
    tables = [table_of_two(people.server) for _ in range(7)]
    anna = people.come()
    anna.context.add_init_script(SHORT_REST)
    tabs: list[Person] = []
    for table in tables:
        tab = anna.another_tab(table.path)
        tab.button("web-watching").wait_for()
        tab.page.evaluate(SEEN, "hidden")
        tabs.append(tab)

    def move() -> None:
        """Roll and place, which changes a casino."""
        people.server.act(tables[0])
        people.server.act(tables[0])

    move()
    tabs[0].expect_table(tables[0], None)  # at rest it still looks now and then
    move()
    tabs[0].page.evaluate(SEEN, "visible")
    tabs[0].expect_table(tables[0], None)
    move()  # and it hears what comes after that
    tabs[0].expect_table(tables[0], None)
    expect(tabs[0].page.get_by_text(EN("web-connection-offline"))).to_have_count(0)
