"""Requests counted under one address, and by several processes together."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace

import pytest
from tests.server.stage import House

from lastroll.server import Config
from lastroll.server._bus import AdmittedRequests
from lastroll.server._limits import Cost, Costs, Limits, address_key
from lastroll.server._refusals import TooManyRequests


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_the_key_of_an_address(address: str, key: str) -> None:
    assert address_key(address) == key


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastroll.server._limits.time", SimpleNamespace(monotonic=lambda: 6_000.0))


def crew(count: int, rate_limit: int) -> list[Limits]:
    """Return the limits of processes that hear of each other at once."""
    made: list[Limits] = []

    def limits(number: int) -> Limits:
        def push(calls: AdmittedRequests) -> None:
            for other, each in enumerate(made):
                if other != number:
                    each.add_remote(calls)

        return Limits(Config(processes=count, rate_limit=rate_limit), push)

    made += [limits(number) for number in range(count)]
    return made


def admitted(limits: Limits, times: int, caller: str = "x") -> int:
    """Call so often; return how many calls were admitted."""
    found = 0
    for _ in range(times):
        with suppress(TooManyRequests):
            limits.admit(caller, Cost.DEFAULT)
            found += 1
    return found


@pytest.mark.parametrize("processes", [1, 2, 4, 7])
@pytest.mark.parametrize("limit", [1, 9, 100, 600])
def test_processes_share_a_limit(processes: int, limit: int) -> None:
    together = crew(processes, rate_limit=limit)
    total = sum(admitted(each, 1) for _ in range(2 * limit) for each in together)
    # What a process has not told yet is at most its share.
    assert limit <= total <= 2 * limit + processes
    assert sum(admitted(each, 50) for each in together) <= limit + processes


def test_one_process_of_several_gives_the_whole_limit() -> None:
    first, second = crew(2, rate_limit=100)
    assert admitted(first, 1_000) == 100
    assert admitted(second, 1_000) <= 10
    assert admitted(second, 1_000, caller="y") == 100


def test_codes_that_were_right_are_given_back_everywhere() -> None:
    together = crew(4, rate_limit=600)
    for _ in range(100):
        for each in together:
            each.try_code("x")
            each.code_found("x")
    tries = 0
    for number in range(100):
        with suppress(TooManyRequests):
            together[number % 4].try_code("x")
            tries += 1
    assert 10 <= tries <= 20


EXPENSIVE = {
    "POST /api/commitments",
    "POST /api/tables",
    "POST /api/tables/{table}/talk",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/same-dice",
    "POST /api/replay",
    "GET /api/codes/{code}",
}
DEFAULT = {"GET /openapi.json", "GET /docs", "GET /api/description"}
FREE = {"GET /", "GET /metrics", "GET /healthz", "GET /t/x", "GET /static/x/app.js", "GET /nosuch"}


def test_every_call_costs_what_it_says(house: House) -> None:
    costs = Costs(house.app.routes)
    calls = [
        f"{method.upper()} {path}"
        for path, methods in house.app.openapi_schema.to_schema()["paths"].items()
        for method in methods
    ]
    assert set(calls) >= EXPENSIVE
    for call in {*calls, *DEFAULT} - FREE:
        method, path = call.replace("{table}", "a.b").replace("{code}", "AB").split()
        assert costs.of(method, path) == ("expensive" if call in EXPENSIVE else "default"), call
    for call in FREE:
        assert costs.of(*call.split()) is None, call
    for call in ("GET /api/nosuch", "DELETE /api/tables", "GET /api/tables/x/y/talk"):
        assert costs.of(*call.split()) == "default", call
