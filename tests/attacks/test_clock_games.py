"""Leaving and coming back to have more time: for the own turn, or against somebody else's."""

from __future__ import annotations

import time

import httpx
from tests.attacks.target import Target, guest_at
from tests.browser.service import Table

FAST = 20.0
"""Seconds of a turn."""
AT_LEAST = 10.0
"""Seconds that somebody has at least who came back."""
ROUNDS = 25
LONGEST = 5.0
"""Seconds that the attacker goes on at most, on a busy machine: the turn is not over then."""


def leave_and_return(client: httpx.Client, table: Table, seat: int) -> None:
    """Return up a seat, and open the stream, which takes it back."""
    headers = {"authorization": f"Bearer {table.tokens[seat]}"}
    path = f"/api/tables/{table.id}"
    client.delete(f"{path}/seats/{seat}", headers=headers).raise_for_status()
    with client.stream("GET", f"{path}/events", headers=headers, params={"since": 0}) as stream:
        assert stream.status_code == 200
        next(stream.iter_raw())


def test_nobody_prolongs_a_turn_by_leaving_and_coming_back(target: Target) -> None:
    with guest_at(target) as guest, target.attacker() as client:
        # A person who is not on turn, against the person who is.
        table = target.make("human", "human", clock="fast")
        target.sit(table, "Benno")
        sat, times = time.monotonic(), 0
        while times < ROUNDS and time.monotonic() < sat + LONGEST:
            leave_and_return(client, table, 1)
            times += 1
        asked = time.monotonic()
        seen = target.see(table, table.tokens[0])
        assert seen["can"] == ["roll"]
        others = asked + seen["deadline"] / 1000 - sat
        assert others <= FAST

        # The one on turn, as long as no bot is quicker.
        table = target.make("human", "human", clock="fast")
        target.sit(table, "Benno")
        sat, own_times, first = time.monotonic(), 0, 0.0
        while own_times < ROUNDS and time.monotonic() < sat + LONGEST:
            leave_and_return(client, table, 0)
            own_times += 1
            first = first or time.monotonic() - sat
        asked = time.monotonic()
        seen = target.see(table, table.tokens[0])
        own = asked + (seen["deadline"] or 0) / 1000 - sat if "roll" in seen["can"] else 0.0
        assert own <= FAST + first
    held = f"of the seat on turn, after {own_times}, {own:.2f} s" if own else "a bot was quicker"
    guest.report(f"turn of {FAST:.0f} s after {times} leavings of another: {others:.2f} s; {held}")
