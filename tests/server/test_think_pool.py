"""The order in which slow bots think: shares take turns, watched tables first, too many refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
from tests.patience import PATIENCE
from tests.server.stage import SHORT, House, until

from lastroll.server import _think_pool
from lastroll.server._refusals import Busy
from lastroll.server._think_pool import ThinkPool


class Work:
    """Thoughts of a pool that has one thread for them; each ends when it is let go on."""

    def __init__(self) -> None:
        self.pool = ThinkPool(fast=1, slow=1)
        self.begun: list[str] = []
        self._go_on = threading.Semaphore(0)
        self._tasks: list[asyncio.Task[int]] = []

    async def ask(self, name: str, *, watched: bool = True) -> asyncio.Task[int]:
        """Ask for a thought; its share is the first letter of its name."""

        def work() -> int:
            self.begun.append(name)
            assert self._go_on.acquire(timeout=PATIENCE)
            return len(name)

        thought = self.pool.think_slow(work, name[0], lambda: watched)
        self._tasks.append(asyncio.create_task(thought))
        await asyncio.sleep(0)
        return self._tasks[-1]

    async def all(self) -> list[str]:
        """End all, and return the order in which they began."""
        for _ in self._tasks:
            self._go_on.release()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.begun

    def close(self) -> None:
        for _ in self._tasks:
            self._go_on.release()
        self.pool.close()


@pytest.fixture
async def work() -> AsyncIterator[Work]:
    work = Work()
    yield work
    work.close()


async def test_shares_take_turns_however_many_thoughts_one_has(work: Work) -> None:
    for number in range(5):
        await work.ask(f"a{number}")
    await work.ask("b0")
    await work.ask("b1")
    await work.ask("c0")
    assert await work.all() == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]


async def test_watched_tables_come_first(work: Work) -> None:
    await work.ask("a0")
    await work.ask("b0", watched=False)
    await work.ask("c0")
    assert await work.all() == ["a0", "c0", "b0"]


async def test_who_waited_for_long_waits_no_longer(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_think_pool, "_UNWATCHED_SECONDS", 0)
    await work.ask("a0")
    await work.ask("b0", watched=False)
    await work.ask("c0")
    assert await work.all() == ["a0", "b0", "c0"]


async def test_a_thought_that_nobody_waits_for_is_not_begun(work: Work) -> None:
    await work.ask("a0")
    given_up = await work.ask("b0")
    await work.ask("c0")
    await until(lambda: work.begun)
    given_up.cancel()
    assert await work.all() == ["a0", "c0"]


async def test_too_many_thoughts_of_one_share_are_refused_to_it_alone(work: Work) -> None:
    for number in range(21):
        work.pool.check_free_for("a")
        await work.ask(f"a{number}")
    with pytest.raises(Busy):
        work.pool.check_free_for("a")
    work.pool.check_free_for("b")


async def test_a_bot_that_fails_is_no_ones_else_trouble(work: Work) -> None:
    def fail() -> int:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await work.pool.think_slow(fail, "a", lambda: True)
    await work.ask("b0")
    assert await work.all() == ["b0"]


async def test_a_caller_whose_bots_wait_for_long_gets_no_more_of_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.registry.turn_driver.pool, "wait_of", lambda share: 11.0)
    anna = house.caller()
    wish = {"name": "Anna", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "champion"}]}
    assert await anna.fail("POST", "/api/tables", wish) == (503, "bots-busy")
    table = await anna.make("human", "human", "greedy", rules=SHORT)
    kept = [{"kind": "human", "was": 0}, {"kind": "human", "was": 1}]
    slow = {"seats": [*kept, {"kind": "bot", "bot": "champion"}]}
    assert await anna.fail("PUT", f"{table}/arrangement", slow) == (503, "bots-busy")
    monkeypatch.undo()
    await anna.do("PUT", f"{table}/arrangement", slow)
    monkeypatch.setattr(house.registry.turn_driver.pool, "wait_of", lambda share: 11.0)
    seated = {"seats": [*kept, {"kind": "bot", "bot": "champion", "was": 2}]}
    await anna.do("PUT", f"{table}/arrangement", seated)  # it sits there already
