#!/usr/bin/env python3
"""The number of strong bots that a service carries: people at their pace, among four experts.

`python benchmarks/service_bots.py [--tables N] [--seconds S] [--bot NAME]` starts `lastroll serve`
with its durable SQLite, sits one person and four bots at each table, lets everybody play at the
pace of people, and prints how long somebody waits from placing dice until all four bots have played
and that is on the own screen, and what it takes of the processor.
"""

import argparse
import asyncio
import random
import sys
import time
from array import array
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

# So that it runs by its path as well as with -m.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.service_load._figures import cpu_seconds, resident_mb, summarise
from benchmarks.service_load._servers import NotReady, last_roll, running

BOTS: Final = 4
THINKING: Final = (3.0, 8.0)
"""Seconds that a person looks at the roll before placing dice."""
WARM_UP: Final = 10.0
PORT: Final = 8106


class Waits:
    """The measurements of the counted time."""

    def __init__(self) -> None:
        self.on = False
        self.turns = array("d")
        """Seconds from sending a placing until the person's next turn, after four turns of bots."""
        self.choices = 0
        """Choices of bots."""


class Person:
    """A person who plays game after game with four bots."""

    def __init__(self, client: httpx.AsyncClient, bot: str, waits: Waits, seed: int) -> None:
        self._client = client
        self._bot = bot
        self._waits = waits
        self._dice = random.Random(seed)

    async def play(self) -> None:
        """Play until somebody ends it."""
        await asyncio.sleep(self._dice.uniform(0, THINKING[1]))
        while True:
            await self._game()

    async def _game(self) -> None:
        seats = [{"kind": "human"}, *[{"kind": "bot", "bot": self._bot}] * BOTS]
        made = await self._call("POST", "/api/tables", {"seats": seats, "name": "P0"})
        path, token = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}
        async with self._client.stream("GET", f"{path}/events", headers=token) as stream:
            sent, placed = 0.0, 0
            async for version, entry in _entries(stream):
                placed += sum(step["event"]["event"] == "placed" for step in entry.get("steps", ()))
                now = entry.get("now")
                if now is None:
                    continue
                if "roll" in now["can"]:
                    # Its own placing is among them.
                    self._count(sent, placed - 1)
                    placed = 0
                    await self._act(path, token, version, {"action": "roll"})
                elif "place" in now["can"]:
                    await asyncio.sleep(self._dice.uniform(*THINKING))
                    sent = time.perf_counter()
                    face = now["faces"][0]
                    await self._act(path, token, version, {"action": "place", "face": face})
                elif now["status"] not in ("playing", "waiting"):
                    return

    def _count(self, sent: float, choices: int) -> None:
        if not self._waits.on:
            return
        self._waits.choices += max(0, choices)
        if choices == BOTS:
            self._waits.turns.append(time.perf_counter() - sent)

    async def _act(self, path: str, token: dict[str, str], version: int, what: Any) -> None:
        body = {"key": f"k{version}", "expect": version, **what}
        await self._call("POST", f"{path}/actions", body, token)

    async def _call(
        self, method: str, path: str, body: object, headers: dict[str, str] | None = None
    ) -> Any:
        answer = await self._client.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content)


async def _entries(stream: httpx.Response) -> AsyncIterator[tuple[int, dict[str, Any]]]:
    """Read the numbered messages of a stream."""
    number = None
    async for line in stream.aiter_lines():
        if line.startswith("id:"):
            number = int(line[3:])
        elif line.startswith("data:") and number is not None:
            yield number, msgspec.json.decode(line[5:])
        elif not line:
            number = None


async def load(process: int, wanted: argparse.Namespace) -> None:
    """Play, and print what it came to."""
    waits = Waits()
    unlimited = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{PORT}", limits=unlimited, timeout=60
    ) as client:
        people = [
            asyncio.create_task(Person(client, wanted.bot, waits, seed).play())
            for seed in range(wanted.tables)
        ]
        await _watch(people, WARM_UP)
        cpu, own, begun = cpu_seconds(process), time.process_time(), time.perf_counter()
        waits.on = True
        await _watch(people, wanted.seconds)
        waits.on = False
        window = time.perf_counter() - begun
        cpu, own = cpu_seconds(process) - cpu, time.process_time() - own
        memory = resident_mb(process)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    found = summarise(waits.turns)
    print(f"{wanted.tables} tables, {wanted.tables * BOTS} × {wanted.bot}, {window:.0f} s")
    print(f"{waits.choices / window:.1f} choices of bots a second")
    print(
        f"four turns of bots: median {found['p50']:.0f} ms, 99th of 100 {found['p99']:.0f} ms, "
        f"longest {found['max']:.0f} ms, {len(waits.turns)} times"
    )
    print(f"server {cpu / window:.2f} cores, {memory:.0f} MB; load {own / window:.2f} cores")


async def _watch(people: list["asyncio.Task[None]"], seconds: float) -> None:
    """Wait for these seconds; a person who cannot go on playing ends it for all."""
    done, _ = await asyncio.wait(people, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for person in done:
        person.result()


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--bot", default="expert")
    wanted = parser.parse_args(arguments)
    try:
        with running(last_roll("power", 1), PORT) as process:
            asyncio.run(load(process, wanted))
    except NotReady as reason:
        raise SystemExit(f"service_bots.py: {reason}") from None
    return 0


if __name__ == "__main__":
    sys.exit(main())
