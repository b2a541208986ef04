"""Finished games are remembered on the device: results, the record against bots, replay, dice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lastroll.bots import LADDER
from tests.browser.people import PHONE, People
from tests.browser.service import SHORT
from tests.browser.words import ANY, EN, saying


def test_a_finished_game_is_remembered_until_the_list_is_deleted(people: People) -> None:
    table = people.server.make("human", "greedy", rules=SHORT)
    anna = people.come(sits=table, size=PHONE)
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
    anna.page.get_by_text(EN("web-history-count", games=1, won=won)).click()

    line = anna.page.locator(".past")
    expect(line).to_contain_text(EN("web-game-with", names=EN("bot-greedy.name")))
    expect(line).to_contain_text(EN.money(mine["money"]))
    expect(line).to_contain_text(EN("web-history-place", rank=mine["rank"], players=2))
    # House rules do not count against a bot.
    expect(anna.page.get_by_text(EN("web-ladder-count", beaten=0, bots=10))).to_be_visible()

    anna.link("web-history-verify", game=ANY).click()
    expect(anna.page.get_by_text(saying("web-verify-good-commitment"))).to_be_visible()
    anna.page.go_back()
    anna.link("web-history-replay", game=ANY).click()
    anna.button("web-replay-next").wait_for()
    anna.page.go_back()

    anna.button("web-history-delete").click()
    anna.button("web-history-delete-yes").click()
    expect(line).to_have_count(0)
    anna.open(table.path).to_result()
    anna.open("/games")
    expect(anna.text("web-history-empty")).to_be_visible()
    assert not any(table.id in body for body in sent)


def test_the_ladder_marks_the_beaten_and_leads_to_the_next(people: People) -> None:
    weakest, second = LADDER[0].name, LADDER[1].name

    def player(bot: str | None, rank: int) -> dict[str, object]:
        name = None if bot else "Anna"
        return {"name": name, "bot": bot, "look": 0, "money": 100_000 * rank, "rank": rank}

    history = [
        {
            "table": f"game-{number}",
            "at": 1_700_000_000_000 + number,
            "held": [0],
            "booklet": True,
            "players": [player(None, rank), player(bot, 3 - rank)],
        }
        for number, (bot, rank) in enumerate([(weakest, 1), (weakest, 2), (second, 2)])
    ]
    anna = people.come(size=PHONE, history=history).open("/games")
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
