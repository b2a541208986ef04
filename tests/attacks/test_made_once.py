"""Large responses that are the same for all clients are made once; others are counted."""

from __future__ import annotations

import itertools
import re
from collections import Counter

from tests.attacks.conftest import MakeTarget
from tests.attacks.target import Target, guest_at

LIMIT = 200
EXPENSIVE = LIMIT // 10
MINUTES = 2
"""The limit is one of running minutes: a test may see the end of one and the next."""
SHEETS = ["tokens", "base", "table", "players", "tray", "casino", "strip", "dice"]
TEXTS = ["/openapi.json", "/docs", "/api/description"]


def static(target: Target) -> str:
    """Return where the page's files are now."""
    with target.attacker() as client:
        found = re.search(r"/static/[0-9a-f]+", client.get("/").text)
    assert found
    return found[0]


def test_joined_stylesheets_are_counted(targets: MakeTarget) -> None:
    target = targets(LASTROLL_RATE_LIMIT=str(LIMIT))
    where = static(target)
    orders = ["+".join(names) for names in itertools.islice(itertools.permutations(SHEETS), 200)]
    found: Counter[int] = Counter()
    with guest_at(target) as guest, target.attacker() as client:
        before = target.memory()
        for order in orders:
            found[client.get(f"{where}/styles/{order}.css").status_code] += 1
        # What is at hand costs nobody anything.
        again = Counter(
            client.get(f"{where}/styles/{orders[0]}.css").status_code for _ in range(EXPENSIVE)
        )
        growth = target.memory() - before
    guest.report("200 orders of stylesheets", growth)
    print(f"joined {found[200]} of {len(orders)}")
    assert set(found) == {200, 429}
    assert EXPENSIVE <= found[200] <= MINUTES * EXPENSIVE
    assert again == {200: EXPENSIVE}
    assert growth < 16_000_000


def test_the_description_is_made_once_and_counted(targets: MakeTarget) -> None:
    target = targets(LASTROLL_RATE_LIMIT=str(LIMIT))
    found: Counter[int] = Counter()
    with guest_at(target) as guest, target.attacker() as client:
        for text in TEXTS:
            client.get(text)
        before = target.memory()
        for text in TEXTS * LIMIT:
            found[client.get(text).status_code] += 1
        growth = target.memory() - before
    guest.report(f"{found.total()} descriptions", growth)
    print(f"answered {found[200]} of {found.total()}")
    assert set(found) == {200, 429}
    assert found[200] <= MINUTES * LIMIT
    assert growth < 8_000_000
