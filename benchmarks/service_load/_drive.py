"""The drivers: they act at the pace of people, or as fast as the server allows."""

import asyncio
import contextlib
import gc
import random
import time
from collections.abc import Callable, Coroutine

from benchmarks.service_load._figures import (
    Figures,
    busy_seconds,
    cpu_seconds,
    resident_mb,
    summarise,
)
from benchmarks.service_load._table import Table

PACE = (5.0, 8.0)
"""Seconds from one action of a table to the next, at human pace."""
OPENING = 8
"""Tables that are made at the same time; more would only queue up."""

MakeTable = Callable[[Figures], Table]


class Drive:
    """Open the tables, let them play, measure a window of it."""

    def __init__(self, make: MakeTable, server: int, tables: int, *, human: bool) -> None:
        self.figures = Figures()
        self._make = make
        self._server = server
        self._wanted = tables
        self._human = human
        self._tables: set[Table] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._going = False
        self._dice = random.Random(2012)

    async def run(self, warm_up: float, seconds: float) -> dict[str, object]:
        """Return the figures of a window of these seconds after the warm-up."""
        rss_start = resident_mb(self._server)
        began = time.perf_counter()
        await self._open_tables()
        opening = time.perf_counter() - began
        await asyncio.sleep(1)
        gc.collect()
        gc.freeze()
        self._going = True
        for table in list(self._tables):
            self._schedule(table, self._dice.uniform(0, PACE[1] if self._human else 1))
        self._start(self._watch())
        await asyncio.sleep(warm_up)
        cpu, own, began = cpu_seconds(self._server), time.process_time(), time.perf_counter()
        busy = busy_seconds()
        self.figures.received = 0
        self.figures.on = True
        await asyncio.sleep(seconds)
        self.figures.on = False
        window = time.perf_counter() - began
        cpu, own = cpu_seconds(self._server) - cpu, time.process_time() - own
        others = busy_seconds() - busy - cpu - own
        rss = resident_mb(self._server)
        received = self.figures.received
        self._going = False
        await self._end()
        figures = self.figures
        return {
            "tables": self._wanted,
            "clients": self._wanted * 4,
            "opening_s": round(opening, 1),
            "window_s": round(window, 2),
            "actions": figures.acknowledged,
            "actions_per_s": round(figures.acknowledged / window, 1),
            "event_ms": summarise(figures.events),
            "slowest_client_ms": summarise(figures.slowest),
            "acknowledged_ms": summarise(figures.answers),
            "errors": dict(figures.errors),
            "games_ended": figures.replaced,
            "event_bytes": round(received / max(1, len(figures.events))),
            "server_cpu": round(cpu / window, 3),
            "us_per_action": round(cpu / max(1, figures.acknowledged) * 1e6),
            "generator_cpu": round(own / window, 3),
            "others_cpu": round(max(0.0, others) / window, 3),
            "rss_start_mb": round(rss_start, 1),
            "rss_mb": round(rss, 1),
            "kb_per_table": round((rss - rss_start) * 1024 / self._wanted, 1),
        }

    async def _open_tables(self) -> None:
        gate = asyncio.Semaphore(OPENING)

        async def one() -> None:
            async with gate:
                await self._open_table()

        await asyncio.gather(*(one() for _ in range(self._wanted)))

    async def _open_table(self) -> Table:
        table = self._make(self.figures)
        table.finished = self._finished
        await table.open()
        self._tables.add(table)
        return table

    def _finished(self, table: Table) -> None:
        if not self._going:
            return
        if table.over:
            self._start(self._replace(table))
        else:
            self._schedule(table, self._dice.uniform(*PACE) if self._human else 0)

    def _schedule(self, table: Table, delay: float) -> None:
        loop = asyncio.get_running_loop()
        if delay:
            loop.call_later(delay, self._act, table)
        else:
            loop.call_soon(self._act, table)

    def _act(self, table: Table) -> None:
        if self._going and not table.over and not table.busy:
            table.act()

    async def _replace(self, table: Table) -> None:
        """Close a table whose game has ended and go on with a new one, as people do."""
        table.close()
        self._tables.discard(table)
        self.figures.replaced += 1
        try:
            new = await self._open_table()
        except (OSError, AssertionError) as error:
            self.figures.errors[f"new table: {error}"] += 1
            return
        self._finished(new)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            for table in [table for table in self._tables if table.stuck]:
                table.broke("not seen by all within 10 s")

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end(self) -> None:
        """Wait for messages under way, then close everything."""
        for _ in range(20):
            await asyncio.sleep(0.5)
            if not any(table.busy for table in self._tables):
                break
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for table in self._tables:
            table.over = True
            table.close()
