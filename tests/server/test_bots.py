"""Bots at tables: which are offered where, who fills in, and that nobody waits for slow ones."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from tests.patience import PATIENCE
from tests.server.stage import SHORT, House, Json, play_out, seen_when, until

from lastroll.bots import (
    BOOKLET_RULES,
    LADDER,
    GreedyBot,
    Rung,
    _ladder,
    _supported,
    fast_rungs,
    strongest_fast_rung,
)
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import Position, Rules
from lastroll.server import _request_checks, _routes, _turn_driver
from lastroll.server._table_state import TableState
from lastroll.server._think_pool import ThinkPool


def only_two(rules: Rules) -> bool:
    return rules.players == 2 and not rules.neutral


class Dreamer(GreedyBot):
    """Chooses when it is woken; counts who dreams."""

    def __init__(self) -> None:
        self.wake = threading.Event()
        self.dreaming = 0

    def choose(self, position: Position, coin: int) -> int:
        self.dreaming += 1
        assert self.wake.wait(PATIENCE)
        return super().choose(position, coin)


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dreamer]:
    """Yield a ladder with two more rungs: one only for two players, and one that thinks long."""
    bot = Dreamer()
    more = (
        Rung("couple", LADDER[-1].level + 1, GreedyBot, supports=only_two),
        Rung("dreamer", LADDER[-1].level + 2, lambda: bot, fast=False),
    )
    for module in (_ladder, _supported, _request_checks, _turn_driver, _routes):
        monkeypatch.setattr(module, "LADDER", (*LADDER, *more))
    yield bot
    bot.wake.set()


async def test_each_bot_says_who_it_is_where_it_plays_and_how_strong_it_is(house: House) -> None:
    nobody = house.caller()
    for language in LANGUAGES:
        t = texts(language)
        answer = await nobody.call("GET", "/api/bots", headers={"accept-language": language})
        for bot, rung in zip(answer.json(), LADDER, strict=True):
            assert (bot["name"], bot["level"], bot["fast"]) == (rung.name, rung.level, rung.fast)
            assert (bot["title"], bot["summary"]) == (
                t(f"bot-{rung.name}.name"),
                t(f"bot-{rung.name}"),
            )
    greedy = next(bot for bot in await nobody.see("/api/bots") if bot["name"] == "greedy")
    assert greedy["strength"]["rating"] == 1500
    assert 0.5 < greedy["strength"]["beats_below"] < 1
    assert {"players": 5, "neutral": False} in greedy["plays"]
    assert len(greedy["plays"]) == len(BOOKLET_RULES) == 7


@pytest.mark.usefixtures("dreamer")
async def test_a_bot_that_does_not_play_by_these_rules_is_refused(house: House) -> None:
    anna = house.caller()
    couple = next(bot for bot in await anna.see("/api/bots") if bot["name"] == "couple")
    assert couple["plays"] == [{"players": 2, "neutral": False}]
    assert couple["strength"] is None
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "couple"}]
    for wish in (
        {"seats": [*seats, {"kind": "human"}]},
        {"seats": seats, "rules": {"players": 2, "neutral": True}},
    ):
        answer = await anna.call("POST", "/api/tables", {"name": "Anna", **wish})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (422, "bot-not-for-these-rules")
        assert told["fields"] == {"name": "couple"}
        assert "seats[1]" in told["message"]
    table = await anna.make("human", "couple", rules=SHORT)
    assert (await play_out(table, anna))["status"] == "finished"


@pytest.mark.usefixtures("dreamer")
async def test_rules_that_a_seated_bot_does_not_play_by_change_nothing(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    await anna.do("DELETE", f"{table}/seats/0")
    human, bot = {"kind": "human"}, {"kind": "bot", "bot": "couple"}
    await anna.do("PUT", f"{table}/arrangement", {"seats": [human, bot]})
    before = await anna.see(table)
    for wish in (
        {"seats": [human, {**bot, "was": 1}, human]},
        {"seats": [human, {"kind": "bot", "was": 1}], "rules": {"players": 2, "neutral": True}},
    ):
        refused = await anna.fail("PUT", f"{table}/arrangement", wish)
        assert refused == (422, "bot-not-for-these-rules")
    assert {**await anna.see(table), "at": 0} == {**before, "at": 0}


async def test_open_seats_go_to_different_quick_bots_that_play_everywhere(house: House) -> None:
    rung = strongest_fast_rung()
    assert rung.fast
    assert all(map(rung.supports, BOOKLET_RULES))
    assert not [
        other.name
        for other in LADDER
        if other.level > rung.level and other.fast and all(map(other.supports, BOOKLET_RULES))
    ]
    anna = house.caller()
    table = await anna.make("human", "human", rung.name, "human", "human")
    await anna.do("POST", f"{table}/start")
    bots = [seat["bot"] for seat in (await anna.see(table))["seats"]]
    _, first, second, third = [each.name for each in reversed(fast_rungs())][:4]
    assert bots == [None, first, rung.name, second, third]


async def test_by_house_rules_open_seats_go_to_a_bot_that_plays_by_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Rung("usual", LADDER[-1].level + 1, GreedyBot, supports=lambda rules: rules.dice == 8)
    monkeypatch.setattr(_supported, "LADDER", (*LADDER, usual))
    assert strongest_fast_rung() is usual
    anna = house.caller()
    table = await anna.make("human", "human", rules=SHORT)
    await anna.do("POST", f"{table}/start")
    seen = await anna.see(table)
    assert seen["seats"][1]["bot"] in {rung.name for rung in LADDER}
    assert (await play_out(table, anna))["status"] == "finished"


@pytest.mark.usefixtures("dreamer")
def test_the_quick_rung_is_neither_slow_nor_choosy() -> None:
    assert strongest_fast_rung().name in {rung.name for rung in LADDER}


async def test_a_table_keeps_the_bots_that_filled_its_seats(
    houses: Json, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await houses(database)
    anna = first.caller()
    with monkeypatch.context() as patch:
        patch.setattr(TableState, "filler", "greedy")
        patch.setattr(TableState, "fillers", ("frugal",))
        table = await anna.make("human", "human", "human")
        await anna.do("POST", f"{table}/start")
    second = await houses(database)  # where the log is all there is
    seen = await second.caller(anna.token).see(table)
    assert [seat["bot"] for seat in seen["seats"]] == [None, "frugal", "greedy"]


async def test_quick_bots_do_not_wait_for_slow_ones(house: House, dreamer: Dreamer) -> None:
    house.registry.turn_driver.pool = ThinkPool(fast=1, slow=2)
    slow = [house.caller() for _ in range(6)]
    tables = [await each.make("human", "dreamer", rules={**SHORT, "start": 1}) for each in slow]
    await until(lambda: dreamer.dreaming == 2)
    # Every thread for slow bots is taken, and more of them wait in line.
    anna = house.caller()
    table = await anna.make("human", "greedy", "random", rules={"rounds": 1})
    assert (await play_out(table, anna))["status"] == "finished"
    assert dreamer.dreaming == 2
    # Meanwhile a slow bot's table says whose turn it is, and with which dice.
    waiting = await slow[0].see(tables[0])
    assert (waiting["position"]["turn"], waiting["can"]) == (1, [])
    assert waiting["position"]["roll"] is not None
    dreamer.wake.set()
    await asyncio.gather(
        *(
            seen_when(each, table, lambda seen: seen["can"] == ["roll"])
            for each, table in zip(slow, tables, strict=True)
        )
    )
