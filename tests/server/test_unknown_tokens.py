"""Tokens that hold no seat: any number of them costs a table nothing, and keeps it nowhere."""

from __future__ import annotations

import time
import tracemalloc

from tests.server.stage import House

TOKENS = 100_000
MOST_BYTES = 200_000
"""The limit on what 100,000 tokens leave at a table: two bytes each."""


async def test_unknown_tokens_leave_nothing_at_a_table(house: House) -> None:
    anna = house.caller()
    live = await house.live(await anna.make("human", "human"))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(TOKENS):
        holder = f"{number:040x}"
        live.touch(holder)
        assert live.table.seats_held_by(holder) == ()
        await live.mark_back(holder)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    print(f"\n{TOKENS} unknown tokens: memory {grown / 1000:+.1f} kB")
    assert grown < MOST_BYTES


async def test_looking_does_not_keep_a_table_in_memory(house: House) -> None:
    anna, nobody, eve = house.caller(), house.caller(), house.caller("unknown")
    table = await anna.make("human", "human")
    live = await house.live(table)
    live.used_at = before = time.monotonic() - 10_000
    for stranger in (nobody, eve):
        await stranger.see(table)
        await stranger.see(f"{table}/steps")
        await (await house.listen(stranger, table)).close()
    assert live.used_at == before
    await anna.see(table)
    assert live.used_at > before
