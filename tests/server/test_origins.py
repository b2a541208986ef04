"""Requests of monitors, and of a browser on a page of another site."""

from __future__ import annotations

import pytest
from tests.server.stage import House, Json, refusal, rolling, wish

GIVEN = ["/", "/t/x", "/learn", "/healthz", "/api/bots", "/api/tables", "/docs", "/openapi.json"]
GIVEN += ["/metrics", "/icon.svg", "/sw.js"]
CHANGES = {"date", "content-length", "content-encoding", "transfer-encoding"}


@pytest.mark.parametrize("path", GIVEN)
async def test_head_is_get_without_the_body(house: House, path: str) -> None:
    nobody = house.caller()
    full, head = await nobody.call("GET", path), await nobody.call("HEAD", path)
    assert head.status_code == full.status_code == 200
    assert head.content == b""
    assert full.content
    assert head.headers.keys() == full.headers.keys()


async def test_head_of_a_table(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    for path in (table, f"{table}/steps", f"{table}/events", f"{table}/qr.svg"):
        answer = await anna.call("HEAD", path)
        assert (answer.status_code, answer.content) == (200, b""), path
    live = await house.live(table)
    assert not live.attendance.readers  # nobody waits for a stream that has no body
    for path in ("/api/tables/none", "/api/tables/none/events", "/api/none"):
        assert (await anna.call("HEAD", path)).status_code == 404
    assert (await anna.call("HEAD", "/api/commitments")).status_code == 405
    assert (await anna.call("GET", "/events", headers={"accept": "text/html"})).text.startswith("<")


async def test_head_counts_as_get(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite, rate_limit=5)
    found = [(await house.caller().call("HEAD", "/api/bots")).status_code for _ in range(20)]
    assert 200 in found
    assert 429 in found


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", None])
async def test_a_page_sends_a_body_as_json(house: House, kind: str | None) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    headers = {"origin": "http://evil.example"}
    headers |= {} if kind is None else {"content-type": kind}
    for path, body in (
        ("/api/tables", wish("human", "human")),
        (f"{table}/actions", rolling(version)),
        ("/api/replay", {}),
    ):
        text = str(body).replace("'", '"').encode()
        answer = await anna.call("POST", path, content=text, headers=headers)
        assert refusal(answer) == (415, "not-json"), path
    assert (await anna.see(table))["version"] == version
    spelled = {"content-type": "Application/JSON; charset=utf-8"}
    body = str(rolling(version)).replace("'", '"').encode()
    answer = await anna.call("POST", f"{table}/actions", content=body, headers=spelled)
    assert answer.status_code == 200
    assert (await anna.call("POST", "/api/commitments")).status_code == 201  # it brings nothing


async def test_a_program_may_leave_the_type_out(house: House) -> None:
    anna = house.caller()
    body = str(wish("human", "human")).replace("'", '"').encode()
    for kind, status in (
        (None, 201),
        ("application/x-www-form-urlencoded", 201),
        ("text/plain", 415),
    ):
        headers = {} if kind is None else {"content-type": kind}
        answer = await anna.call("POST", "/api/tables", content=body, headers=headers)
        assert answer.status_code == status, kind


@pytest.mark.parametrize("local", [True, False])
async def test_a_foreign_host_is_refused_where_this_machine_is_served(
    houses: Json, sqlite: str, local: bool
) -> None:
    house = await houses(sqlite, local=local)
    nobody = house.caller()
    for name in ("evil.example", "evil.example:8600", "localhost.evil.example", "10.0.0.1:8600"):
        for path in ("/", "/api/bots", "/healthz"):
            answer = await nobody.call("GET", path, headers={"host": name})
            if local:
                assert refusal(answer) == (403, "foreign-host")
            else:
                assert answer.status_code == 200
    for name in ("localhost", "localhost:8600", "127.0.0.1:1", "[::1]:8600", "LOCALHOST"):
        answer = await nobody.call("GET", "/api/bots", headers={"host": name})
        assert answer.status_code == 200
