"""Every screen of the page, one after the other, for what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lastroll.bots import LADDER
from tests.browser.people import People, Person
from tests.browser.service import Server, Table
from tests.browser.words import ANY

Stop = tuple[str, Person]
"""A screen's name, and somebody who looks at it."""


def screens_before_a_game(people: People, **browser: Any) -> Iterator[Stop]:
    """Go through everything that there is before somebody plays."""
    person = people.come(**browser).open("/")
    t = person.t
    person.button("web-play-now").wait_for()
    yield "landing", person
    person.opponents.click()
    person.sheet("web-opponents").wait_for()
    yield "opponents", person
    person.seat_choice(2).click()
    person.bot(LADDER[-1].name).wait_for()
    yield "bots", person
    person.page.keyboard.press("Escape")
    person.close_sheet()
    for name, message_id in (("new table", "web-make-table"), ("one device", "web-hot-seat")):
        person.button(message_id).click()
        sheet = person.sheet(message_id)
        sheet.get_by_text(t("web-house-rules"), exact=True).click()
        yield name, person
        person.close_sheet()
    for message_id in ("settings-title", "web-rules", "web-help-keys"):
        person.open_sheet(message_id)
        yield f"sheet {message_id}", person
        person.close_sheet()
    if person.button("web-menu").is_visible():
        person.button("web-menu").click()
        person.sheet("web-menu").wait_for()
        yield "menu", person
        person.close_sheet()

    person.button("web-make-table").click()
    person.sheet("web-make-table").get_by_role("button", name=t("web-make-table")).click()
    person.heading("web-your-table").wait_for()
    yield "lobby of the maker", person
    person.button("web-seat-edit", name=ANY).click()
    person.page.get_by_role("textbox", name=t("web-name"), exact=True).wait_for()
    yield "seat edited", person
    person.button("web-change").click()
    person.sheet("web-agreed").wait_for()
    yield "options of the lobby", person
    table = people.server.make("human", "human", "human", "greedy")
    person.open(table.path)
    person.heading("web-table-of", name="Anna").wait_for()
    yield "lobby of a guest", person
    person.button("web-take-seat").click()
    person.text("web-wait-for-start", name="Anna").wait_for()
    yield "lobby of a guest who sits", person

    person.open("/rules").heading("web-rules").wait_for()
    yield "rules", person
    person.open("/games").button("web-ladder-play", name=ANY).wait_for()
    yield "games", person
    person.open("/replay").heading("web-replay-open-title").wait_for()
    yield "import", person
    person.open("/learn").button("web-lesson-next").click()
    person.button("key-roll").click()
    person.button("web-lesson-next").click()
    person.groups.first.click()
    person.button("web-lesson-place-at", casino=ANY).wait_for()
    yield "lesson", person

    # The browser itself notes answers like these in its console.
    person.watch.allow("status of 404.*(/api/tables/nosuchtable|/nowhere)")
    person.open("/t/nosuchtable").heading("web-no-table").wait_for()
    yield "no table", person
    person.open("/nowhere").heading("web-nowhere").wait_for()
    yield "unknown", person


def table_of_a_game(people: People, *, neutral: bool = True) -> Table:
    """Make a table of two people and a bot, and play its first round."""
    server = people.server
    rules = {"rounds": 2, "dice": 4, "neutral": neutral}
    table = server.make("human", "human", "greedy", rules=rules)
    server.sit(table, "Benedetta")
    anna = table.tokens[0]
    while True:  # until Anna is to roll
        seen = server.see(table, anna)
        assert seen["status"] == "playing"
        second = seen["position"]["round"] == 2
        if second and seen["can"] == ["roll"]:
            return table
        # A bot may move between the look and the act: then it is Anna's turn, and she waits.
        server.act(table, waits=anna if second else None)


def screens_of_a_game(people: People, **browser: Any) -> Iterator[Stop]:
    """Go through everything that there is while somebody plays, and afterwards."""
    table = table_of_a_game(people)
    person = people.come(sits=table, **browser)
    t = person.t
    person.roll_button.wait_for()
    yield "to roll", person
    person.roll()
    yield "to choose", person
    person.groups.first.click()
    person.place_button.wait_for()
    yield "chosen", person
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("l")
    person.sheet("log-title").wait_for()
    yield "log", person
    person.sheet("log-title").get_by_role("button", name=t("web-leave"), exact=True).click()
    person.sheet("web-leave-title").wait_for()
    yield "leaving", person
    person.button("web-leave-stay").click()
    person.page.locator("dialog[open]").wait_for(state="hidden")
    person.page.keyboard.press("t")
    person.sheet("web-talk").get_by_role("button", name=t("web-phrase-hello")).click()
    person.page.locator(".bubble").first.wait_for()
    yield "something said", person
    person.page.keyboard.press("t")
    person.sheet("web-talk").get_by_role("list", name=t("web-talk-recent")).wait_for()
    yield "talk", person
    person.close_sheet()
    person.page.keyboard.press("l")
    person.sheet("log-title").locator(".log-casino-paid").last.click()
    person.button("web-log-back").wait_for()
    yield "pay-out looked back at", person
    person.button("web-log-back").click()
    watcher = people.come(**browser).open(table.path)
    watcher.button("web-watching").wait_for()
    yield "watching", watcher

    people.server.play_out(table)
    person.button("web-button-result").wait_for()
    yield "last pay-out", person
    person.to_result()
    person.button("web-result-record").wait_for()
    yield "result", person
    person.button("web-verify").click()
    person.text("web-verify-good", rolls=ANY).first.wait_for()
    for details in person.page.locator("details").all():
        details.locator("summary").click()
    yield "dice checked", person
    person.link("web-result-replay").click()
    person.page.get_by_role("slider").wait_for()
    person.button("web-replay-round", round=2).click()
    yield "replay", person


LONG = "Wilhelmine Antoinette von und zu Hohenst"
"""A name as long as names may be."""


def full_table(server: Server, *, neutral: bool, **rules: int) -> Table:
    """Return a table with as many players as there can be, long names, and dice everywhere."""
    others = ["human", "human", "human"] if neutral else ["human", "human", "human", "human"]
    table = server.make("human", *others, name=LONG, rules={"neutral": neutral, **rules})
    for number, _ in enumerate(others, 1):
        server.sit(table, f"{LONG[:38]} {number}")
    while True:  # until the maker has rolled, late in the first round
        seen = server.see(table, table.tokens[0])
        left = seen["position"]["hands"][0]["own"]
        if seen["can"] == ["place"] and left <= 5:
            return table
        server.act(table)


def screens_of_a_full_table(people: People, **browser: Any) -> Iterator[Stop]:
    """Go through a game of five people with long names, where there is least room."""
    table = full_table(people.server, neutral=False, rounds=2)
    person = people.come(sits=table, **browser)
    person.groups.first.wait_for()
    yield "full table to choose", person
    person.groups.first.click()
    person.place_button.wait_for()
    yield "full table chosen", person
    people.server.seen_when(
        table, lambda seen: seen["position"]["round"] == 2 or not people.server.act(table)
    )
    person.button("web-button-next-round").wait_for()
    yield "round summary", person
    person.button("web-button-next-round").click()
    people.server.play_out(table)
    person.to_result()
    person.button("web-result-record").wait_for()
    yield "full result", person
    person.link("web-result-replay").click()
    person.page.get_by_role("slider").wait_for()
    yield "full replay", person
