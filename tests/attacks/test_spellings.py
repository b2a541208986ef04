"""A path is counted the same however it is written."""

from __future__ import annotations

import http.client
import json
from collections import Counter

import pytest
from tests.attacks.conftest import MakeTarget
from tests.attacks.target import ATTACKER, Target, guest_at
from tests.patience import PATIENCE

from lastroll.server._fast_path import normalized_path

LIMIT = 60
EXPENSIVE = LIMIT // 10
MINUTES = 2
"""The limit is one of running minutes: a test may see the end of one and the next."""
MADE = [
    "/api/tables",
    "//api/tables",
    "/api//tables",
    "/api/tables/",
    "/api/tables//",
    "///api///tables///",
]
MADE += [
    "/api%2Ftables",
    "/%2Fapi/tables",
    "/api/tables%2f",
    "/%61pi/tables",
    "http://x/api/tables",
]
NOWHERE = ["/./api/tables", "/api/./tables", "/x/../api/tables", "/api/x/../tables"]
NOWHERE += [
    "/%2e/api/tables",
    "/api/%2e%2e/api/tables",
    "/api%252Ftables",
    "/API/tables",
    "/api/tables;x",
]
WISH = {"name": "Eve", "seats": [{"kind": "human"}, {"kind": "human"}]}


def statuses(target: Target, method: str, paths: list[str], body: object = None) -> Counter[int]:
    """Ask for each of the paths, exactly as it is written, over one connection."""
    found: Counter[int] = Counter()
    line = http.client.HTTPConnection(
        "127.0.0.1", target.port, timeout=PATIENCE, source_address=(ATTACKER, 0)
    )
    for path in paths:
        sent = None if body is None else json.dumps(body)
        line.request(method, path, sent, {"content-type": "application/json"})
        answer = line.getresponse()
        answer.read()
        found[answer.status] += 1
    line.close()
    return found


@pytest.fixture
def target(targets: MakeTarget) -> Target:
    return targets(LASTROLL_RATE_LIMIT=str(LIMIT))


def test_a_path_has_one_limit_however_it_is_written(target: Target) -> None:
    with guest_at(target) as guest:
        before = target.memory()
        made = statuses(target, "POST", MADE * 6, WISH)
        usual = statuses(target, "GET", ["//api/bots", "/api/bots/", "/api//bots"] * LIMIT)
    guest.report("spellings", target.memory() - before)
    print(
        f"tables made {made[201]} of {made.total()}, lists of bots {usual[200]} of {usual.total()}"
    )
    assert set(made) == {201, 429}
    assert EXPENSIVE <= made[201] <= MINUTES * EXPENSIVE
    assert set(usual) == {200, 429}
    assert LIMIT // 2 <= usual[200] <= MINUTES * LIMIT


def test_dots_and_capitals_lead_nowhere(target: Target) -> None:
    assert set(statuses(target, "POST", NOWHERE, WISH)) <= {404, 405}


@pytest.mark.parametrize(
    ("path", "spelling"),
    [
        ("/", "/"),
        ("//", "/"),
        ("", "/"),
        ("/api/tables", "/api/tables"),
        ("//api///tables//", "/api/tables"),
        ("/api/./tables", "/api/./tables"),
    ],
)
def test_one_spelling(path: str, spelling: str) -> None:
    assert normalized_path(path) == spelling
