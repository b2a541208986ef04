"""The lobby: inviting comes first, friends are told what the game is, and the host may leave."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.people import PHONE, People
from tests.browser.words import EN

MAIN = re.compile(r"\bbutton-main\b")


def test_inviting_is_the_main_action_until_a_friend_comes(people: People) -> None:
    table = people.server.make("human", "human")
    anna = people.come(sits=table, size=PHONE)
    share, start = anna.button("web-copy-link"), anna.button("web-start-with-bots")
    expect(share).to_have_class(MAIN)
    expect(share).to_be_in_viewport()
    expect(start).not_to_have_class(MAIN)

    ben = people.come(size=PHONE).open(table.path)
    expect(ben.text("web-lobby-about")).to_be_visible()
    expect(ben.link("web-lobby-lesson")).to_have_attribute("target", "_blank")
    expect(ben.text("web-commitment")).not_to_be_visible()
    # Ben is the only watcher, and is not told so.
    expect(anna.text("web-watchers", count=1)).to_have_count(0)
    expect(anna.page.get_by_text(EN("web-watchers", count=1))).to_be_visible()
    expect(ben.page.get_by_text(EN("web-watchers", count=1))).to_have_count(0)

    anna.button("web-seat-add").click()
    ben.button("web-take-seat").click()
    expect(start).to_have_class(MAIN)
    expect(share).not_to_have_class(MAIN)
    expect(ben.link("web-lobby-lesson")).to_be_visible()


def test_who_stays_becomes_the_host_and_begins(people: People) -> None:
    table = people.server.make("human", "human", "human")
    people.server.sit(table, "Ben")
    ben = people.come(sits=table, seat=1)
    ben.heading("web-table-of", name="Anna").wait_for()
    start = ben.button("web-start-with-bots")
    expect(start).to_have_count(0)
    people.server.call("DELETE", f"/tables/{table.id}/seats/0", token=table.tokens[0])
    ben.heading("web-your-table").wait_for()
    start.click()
    ben.casino(1).wait_for()


def test_a_service_for_this_computer_only_says_how_friends_join(people: People) -> None:
    table = people.server.make("human", "human")
    seats = {table.id: {"token": table.tokens[0], "name": "Anna", "at": 1, "status": "waiting"}}
    anna = people.come(seats=seats)

    def as_local(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace('"network"', '"local"', 1))

    anna.context.route(re.compile(rf"{table.path}$"), as_local)
    anna.open(table.path)
    expect(anna.text("web-share-local")).to_be_visible()
    expect(anna.page.locator(".share-command")).to_have_value("lastroll serve --host 0.0.0.0")
    expect(anna.button("web-copy-link")).to_have_count(0)
    expect(anna.button("web-start-with-bots")).to_have_class(MAIN)


def test_one_request_polls_the_games_of_a_browser(people: People) -> None:
    tables = [people.server.make("human", "greedy", name=name) for name in ("Anna", "Ann")]
    seats = {
        table.id: {"token": table.tokens[0], "name": "Anna", "at": 1, "status": "playing"}
        for table in tables
    }
    anna = people.come(seats=seats)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    anna.open("/")
    games = anna.page.locator(".my-games").get_by_role("link")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text(EN("web-game-with", names=EN("bot-greedy.name")))
    expect(games.last).to_contain_text(EN("web-game-with", names=EN("bot-greedy.name")))
    first = asked.copy()
    assert first.count("my-tables") == 1
    assert sorted(each for each in first if each.startswith("tables/")) == sorted(
        f"tables/{table.id}" for table in tables
    )
    with anna.page.expect_response(re.compile("/api/my-tables$")):
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert [each for each in asked[len(first) :] if each.startswith("tables/")] == []


def test_a_limit_that_refuses_a_table_says_why(people: People) -> None:
    table = people.server.make("human", "human", "human")
    people.server.sit(table, "Ben")
    anna = people.come(sits=table)
    anna.heading("web-your-table").wait_for()
    refusal = {"code": "too-many-streams", "message": EN("error-too-many-streams")}
    with anna.watch.trouble():
        anna.watch.allow("status of 429")
        told = anna.page.get_by_text(refusal["message"].capitalize())
        for refused in (re.compile("/events$"), re.compile(rf"/api/tables/{table.id}$")):
            anna.context.route(refused, lambda route: route.fulfill(status=429, json=refusal))
            anna.page.reload()
            expect(told).to_be_visible()
            anna.context.unroute(refused)
            expect(told).to_be_hidden()
