"""One client fills the list of public tables: everybody else's are still on it."""

from __future__ import annotations

import httpx
from tests.attacks.target import Target, guest_at

TABLES = 55
MOST_OF_ONE = 3


def test_the_list_has_few_tables_of_one_client(target: Target) -> None:
    with guest_at(target) as guest, target.attacker() as client:
        waiting = target.make("human", "human", public=True)
        memory = target.memory()
        seats = [{"kind": "human"}] * 2
        for number in range(TABLES):
            wish = {"name": f"Eve{number}", "seats": seats, "public": True}
            client.post("/api/tables", json=wish).raise_for_status()
        listed = httpx.get(f"{target.address}/api/tables").json()["tables"]
        grown = target.memory() - memory
    eve = [table for table in listed if table["maker"].startswith("Eve")]
    assert waiting.id in [table["table"] for table in listed]
    assert len(eve) == MOST_OF_ONE
    guest.report(f"{TABLES} public tables, {len(eve)} of them listed", grown)
