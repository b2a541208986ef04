"""Finished games are remembered on the device: results, the record against bots, replay, dice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lastroll.bots import LADDER
from tests.browser.people import PHONE, People
from tests.browser.service import SHORT, Json
from tests.browser.words import ANY, EN, saying

MAX_GAMES = 200


def past(number: int, bot: str, rank: int) -> Json:
    """Return a game of Anna with a bot, as the page stores it; she came in at a rank."""
    anna = {"name": "Anna", "bot": None, "look": 0, "money": 100_000, "rank": rank}
    other = {"name": None, "bot": bot, "look": 1, "money": 200_000, "rank": 3 - rank}
    return {
        "table": f"game-{number}",
        "at": 1_700_000_000_000 + number,
        "held": [0],
        "booklet": True,
        "players": [anna, other],
    }


def test_a_finished_game_is_remembered_until_the_list_is_deleted(people: People) -> None:
    table = people.server.make("human", "greedy", rules=SHORT)
    history = [past(number, "expert", 2) for number in reversed(range(MAX_GAMES))]
    anna = people.come(sits=table, size=PHONE, history=history)
    anna.casino(1).wait_for()
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(request.post_data or ""))
    expect(anna.players.first).to_contain_text(EN("web-seat-you"))
    seen = people.server.play_out(table)
    anna.to_result()
    # A guest is asked for a name, once.
    anna.page.get_by_label(EN("web-name-ask")).fill("Annika")
    anna.button("web-save").click()
    expect(anna.page.get_by_label(EN("web-name-ask"))).to_have_count(0)
    assert anna.setting("playerName") == "Annika"
    assert anna.setting("nameAsked") is True
    anna.open("/")
    mine = next(each for each in seen["standings"] if each["seat"] == 0)
    won = int(mine["rank"] == 1)
    anna.page.get_by_text(EN("web-history-count", games=MAX_GAMES, won=won)).click()

    lines = anna.page.locator(".past")
    expect(lines).to_have_count(MAX_GAMES)
    line = lines.first
    expect(line).to_contain_text(EN("web-game-with", names=EN("bot-greedy.name")))
    expect(line).to_contain_text(EN.money(mine["money"]))
    expect(line).to_contain_text(EN("web-history-place", rank=mine["rank"], players=2))
    # House rules do not count against a bot.
    expect(anna.page.get_by_text(EN("web-ladder-count", beaten=0, bots=10))).to_be_visible()

    anna.link("web-history-verify", game=ANY).first.click()
    expect(anna.page.get_by_text(saying("web-verify-good-commitment"))).to_be_visible()
    anna.page.go_back()
    anna.link("web-history-replay", game=ANY).first.click()
    anna.button("web-replay-next").wait_for()
    anna.page.go_back()

    anna.button("web-history-delete").click()
    anna.button("web-history-delete-yes").click()
    expect(lines).to_have_count(0)
    anna.open(table.path).to_result()
    anna.open("/games")
    expect(anna.text("web-history-empty")).to_be_visible()
    assert not any(table.id in body for body in sent)


def test_the_ladder_marks_the_beaten_and_leads_to_the_next(people: People) -> None:
    weakest, second = LADDER[0].name, LADDER[1].name
    history = [past(0, weakest, 1), past(1, weakest, 2), past(2, second, 2)]
    # A game that ended while the page was closed is found by the first screen.
    table = people.server.make("human", "greedy", rules=SHORT)
    people.server.play_out(table)
    seats = {table.id: {"token": table.tokens[0], "name": "Anna", "at": 1, "status": "playing"}}
    anna = people.come(size=PHONE, history=history, seats=seats).open("/")
    anna.page.get_by_text(saying("web-history-count", games=4, won=ANY)).click()
    windows = anna.page.locator(".window")
    expect(windows).to_have_count(len(LADDER))
    beaten, unbeaten, unmet = windows.nth(0), windows.nth(1), windows.nth(2)
    expect(beaten).to_have_accessible_name(re.compile(EN("web-ladder-beaten")))
    expect(beaten).to_have_accessible_name(re.compile(EN("web-ladder-ahead", ahead=1, games=2)))
    expect(unbeaten).to_have_accessible_name(re.compile(EN("web-ladder-unbeaten")))
    expect(unmet).to_have_accessible_name(re.compile(EN("web-ladder-new")))
    expect(unbeaten).to_have_attribute("aria-pressed", "true")
    beaten.click()
    share = EN("web-ladder-share", share=50, low=9, high=91)
    expect(anna.page.get_by_text(share)).to_be_visible()
    unbeaten.click()
    anna.button("web-ladder-play", name=EN(f"bot-{second}.name")).click()
    anna.casino(1).wait_for()
    expect(anna.players).to_have_count(2)
