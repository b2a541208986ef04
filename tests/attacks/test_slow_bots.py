"""One client with many strong bots: a stranger's strong bot answers about as fast as alone."""

from __future__ import annotations

import statistics
import time

import httpx
from tests.attacks.conftest import MakeTarget
from tests.attacks.target import Target, guest_at
from tests.browser.service import Table
from tests.patience import PATIENCE

TABLES = 40
CHOICES = 3
SLOWEST = 15.0
"""Seconds for a choice under attack at most, and ten times those of a choice alone: with one line
for all it is half a minute and more on two cores that have nothing else to do."""


def choice_seconds(target: Target, table: Table) -> float:
    """Play a turn, and return the seconds until the champion has played its own."""
    token = table.tokens[0]
    while target.see(table, token)["can"]:
        target.act(table)
    begun = time.monotonic()
    while not target.see(table, token)["can"]:
        assert time.monotonic() < begun + PATIENCE
        time.sleep(0.02)
    return time.monotonic() - begun


def warm_up(target: Target) -> None:
    """Run a table of five with champions until it is the person's turn."""
    table = target.make("human", *["champion"] * 4, rules={"players": 5, "start": 1})
    begun = time.monotonic()
    while not target.see(table, table.tokens[0])["can"]:
        assert time.monotonic() < begun + PATIENCE
        time.sleep(0.1)


def take_many(client: httpx.Client) -> int:
    """Make tables at which a champion begins; return how many were refused."""
    bots = [{"kind": "bot", "bot": "champion"}] * 4
    seats = [{"kind": "human"}, *bots]
    refused = 0
    for _ in range(TABLES):
        wish = {"name": "Eve", "seats": seats, "rules": {"players": 5, "start": 1}}
        answer = client.post("/api/tables", json=wish)
        if answer.status_code == 503:
            assert answer.json()["code"] == "bots-busy"
            refused += 1
        else:
            assert answer.status_code == 201
    return refused


def test_one_clients_strong_bots_hold_up_nobody_else(targets: MakeTarget) -> None:
    # A limit that the guest does not reach either, however long this takes on a busy machine.
    target = targets(LASTROLL_RATE_LIMIT="60000")
    with guest_at(target) as guest, target.attacker() as client:
        table = target.make("human", "champion", rules={"players": 2, "rounds": 4})
        choice_seconds(target, table)  # the first choices ever compile, for two and for five
        warm_up(target)
        alone = [choice_seconds(target, table) for _ in range(CHOICES)]
        refused = take_many(client)
        attacked = [choice_seconds(target, table) for _ in range(CHOICES)]
    usual = statistics.median(alone)
    guest.report(
        f"{TABLES} tables of 4 champions, {refused} refused: a stranger's champion takes "
        f"{max(attacked):.1f} s, alone {usual:.1f} s"
    )
    assert statistics.median(attacked) < SLOWEST + 10 * usual
