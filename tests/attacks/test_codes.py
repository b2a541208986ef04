"""Codes are short: a client that guesses them gets few tries, over all processes together."""

from __future__ import annotations

import http.client
import random
from collections import Counter

from tests.attacks.conftest import MakeTarget
from tests.attacks.target import ATTACKER, Target, guest_at
from tests.patience import PATIENCE

GUESSES = 300
TRIES = 10
MINUTES = 2
"""The limit is one of running minutes: a test may see the end of one and the next."""
SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
PATHS = ["/api/codes/{}", "//api/codes/{}", "/api//codes/{}/", "/%61pi/codes/{}"]


def guess(target: Target) -> Counter[int]:
    """Guess codes, each over a connection of its own, so that every process gets its share."""
    found: Counter[int] = Counter()
    draw = random.Random(4711)
    for n in range(GUESSES):
        line = http.client.HTTPConnection(
            "127.0.0.1", target.port, timeout=PATIENCE, source_address=(ATTACKER, 0)
        )
        line.request("GET", PATHS[n % len(PATHS)].format("".join(draw.choices(SIGNS, k=6))))
        found[line.getresponse().status] += 1
        line.close()
    return found


def test_codes_cannot_be_guessed(targets: MakeTarget) -> None:
    target = targets(LASTROLL_PROCESSES="2")
    friends = target.make("human", "human")
    with guest_at(target) as guest:
        before = target.memory()
        found = guess(target)
        with target.attacker("127.0.0.3" if ATTACKER != "127.0.0.1" else ATTACKER) as friend:
            answer = friend.get(f"/api/codes/{friends.code}")
    guest.report("codes", target.memory() - before)
    print(f"guesses {found[404]} of {GUESSES}")
    assert set(found) == {404, 429}
    # What two processes admit before they hear of each other comes on top.
    assert TRIES <= found[404] <= MINUTES * 2 * TRIES
    if ATTACKER != "127.0.0.1":
        assert answer.json()["table"] == friends.id


def test_a_right_code_uses_up_nothing(targets: MakeTarget) -> None:
    target = targets()
    friends = target.make("human", "human")
    with target.attacker() as friend:
        for _ in range(3 * TRIES):
            assert friend.get(f"/api/codes/{friends.code}").status_code == 200
