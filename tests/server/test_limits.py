"""Whatever comes in: too large, too often, too deep, not even text. A refusal, never a failure."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace

import httpx
import pytest
from tests.server.stage import Caller, House, Json, refusal, rolling, wish

MINE = "/api/tables/TABLE"
CALLS_WITH_BODY = [
    ("POST", "/api/tables"),
    ("POST", f"{MINE}/seats"),
    ("PATCH", f"{MINE}/seats/0"),
    ("PUT", f"{MINE}/arrangement"),
    ("POST", f"{MINE}/actions"),
    ("POST", f"{MINE}/talk"),
    ("POST", "/api/replay"),
]
BROKEN = {
    "nothing": b"",
    "blank": b"  ",
    "no JSON": b"name=Anna",
    "half": b'{"name": "An',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-16": '{"name": "Anna"}'.encode("utf-16"),
    "half a surrogate": b'{"name": "\\ud800"}',
    "a byte too many": b'{"name": "Anna"}}',
    "deep list": b"[" * 100_000,
    "deep list, closed": b"[" * 50_000 + b"]" * 50_000,
    "deep object": b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
    "deep in a field": b'{"name": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "deep in an unknown field": b'{"x": ' + b"[" * 50_000 + b"]" * 50_000 + b', "name": "A"}',
    "huge number": b'{"expect": ' + b"9" * 100_000 + b"}",
    "huge exponent": b'{"expect": 1e999999, "key": "x", "action": "roll"}',
    "NaN": b'{"expect": NaN}',
    "null": b"null",
    "true": b"true",
    "a text": b'"roll"',
    "a list": b"[]",
    "an empty object in a list": b"[{}]",
    "NUL": b"\0",
    "gzip": b"\x1f\x8b\x08\x00",
}


@pytest.fixture
async def table(house: House) -> tuple[str, Caller]:
    anna = house.caller()
    return await anna.make("human", "human", "human"), anna


@pytest.mark.parametrize("what", BROKEN)
async def test_what_is_no_request_is_refused(
    house: House, table: tuple[str, Caller], what: str
) -> None:
    path, anna = table
    before = await anna.see(path)
    for method, call in CALLS_WITH_BODY:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "x"):
            answer = await anna.call(
                method,
                call.replace(MINE, path),
                content=BROKEN[what],
                headers={"content-type": kind},
            )
            status, _ = refusal(answer)
            assert status in (400, 413, 415, 422), (call, kind, answer.text)
    assert {**await anna.see(path), "at": 0} == {**before, "at": 0}


@pytest.mark.parametrize("call", CALLS_WITH_BODY, ids=lambda call: call[1])
async def test_too_much_is_413(
    house: House, table: tuple[str, Caller], call: tuple[str, str]
) -> None:
    path, anna = table
    method, address = call[0], call[1].replace(MINE, path)
    body = b'{"name": "' + b"x" * house.config.body_limit + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for place in range(0, len(body), 10_000):
            yield body[place : place + 10_000]

    headers = {"content-type": "application/json"}
    for content in (body, in_pieces()):  # with its length in the header, and without
        refused = await anna.fail(method, address, content=content, headers=headers)
        assert refused == (413, "too-large")


async def test_what_is_just_small_enough_is_read(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite, body_limit=1024)
    anna = house.caller()
    table = await anna.make("human", "greedy")
    action = rolling((await anna.see(table))["version"])
    body = str(action).replace("'", '"').encode()
    headers = {"content-type": "application/json"}
    for size, status in ((1025, 413), (1024, 200)):
        answer = await anna.call(
            "POST", f"{table}/actions", content=body.ljust(size), headers=headers
        )
        assert answer.status_code == status


# Too often.


def from_address(house: House, address: str) -> Caller:
    transport = httpx.ASGITransport(house.app, client=(address, 1))
    return Caller(httpx.AsyncClient(transport=transport, base_url="http://house.test"))


async def test_too_many_calls_from_one_address_are_429(
    houses: Json, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 6_000.0
    monkeypatch.setattr("lastroll.server._limits.time", SimpleNamespace(monotonic=lambda: now))
    house = await houses(sqlite, rate_limit=20)
    eve, anna = from_address(house, "10.0.0.1"), from_address(house, "10.0.0.2")
    for _ in range(20):
        await eve.see("/api/tables")
    for path in ("/api/tables", "/api/tables/nosuch", "/api/tables/nosuch/events", "/api/bots"):
        assert await eve.fail("GET", path) == (429, "too-many-calls")
    # A header that anybody can send makes nobody else of them.
    forged = {"x-forwarded-for": "10.9.9.9", "x-real-ip": "10.9.9.9", "forwarded": "for=10.9.9.9"}
    assert await eve.fail("GET", "/api/tables", headers=forged) == (429, "too-many-calls")
    await anna.see("/api/tables")  # others are not to blame
    for path in ("/healthz", "/metrics", "/"):
        assert (await eve.call("GET", path)).status_code == 200
    now += 60
    await eve.see("/api/tables")
    for caller in (eve, anna):
        await caller.client.aclose()


async def test_expensive_calls_have_a_limit_of_their_own(
    houses: Json, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastroll.server._limits.time", SimpleNamespace(monotonic=float))
    house = await houses(sqlite, rate_limit=30)
    eve = house.caller()
    for _ in range(10):  # usual calls do not use it up
        await eve.see("/api/tables")
    await eve.make("human", "human")
    assert await eve.fail("GET", "/api/codes/AAAAAA") == (404, "no-such-code")
    assert (await eve.fail("POST", "/api/replay", {}))[0] == 400
    for method, path, body in (
        ("POST", "/api/tables", wish("human", "human")),
        ("POST", "/api/commitments", {}),
        ("GET", "/api/codes/AAAAAA", None),
        ("POST", "/api/replay", {}),
        ("POST", "/api/tables/x/talk", {"phrase": "hello"}),
        ("POST", "/api/tables/x/rematch", None),
        ("POST", "/api/tables/x/same-dice", None),
    ):
        assert await eve.fail(method, path, body) == (429, "too-many-calls"), path
    await eve.see("/api/tables")


async def test_the_limit_can_be_lifted(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite, rate_limit=0)
    nobody = house.caller()
    for _ in range(700):
        assert (await nobody.call("GET", "/api/bots")).status_code == 200


# Strange addresses and headers.


NOWHERE = [
    "/api",
    "/api/",
    "/api/nosuch",
    "/api/tables/x/nosuch",
    "/api/tables/x/seats/0/1",
    "/api/tables/x/seats/one",
    "/api/tables/x/seats/" + "9" * 5000,
    "/api/tables//events",
    "/api/tables//actions",
    "/api/tables/x/y/events",
    "/api/tables/%00",
    "/api/tables/%00/events",
    "/api/tables/%ff%fe/steps",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/" + "x" * 65,
    "/api/tables/" + "x" * 5000 + "/events",
    "/api/tables/%F0%9F%8E%B2",
    "/api/codes/" + "x" * 41,
    "/static/x/../../etc/passwd",
    "/static/x/%2e%2e/%2e%2e/etc/passwd",
    "/static/x/nosuch.js",
    "/nosuch",
]


async def test_an_address_of_nothing_is_404(any_house: House) -> None:
    nobody = any_house.caller()
    for path in NOWHERE:
        answer = await nobody.call("GET", path)
        assert answer.status_code in (400, 404, 405), (path, answer.status_code, answer.text)
        if path.startswith("/api/"):
            refusal(answer)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/tables/x"),
        ("GET", "/api/tables/x/start"),
        ("GET", "/api/tables/x/actions"),
        ("POST", "/api/tables/x/events"),
        ("POST", "/api/bots"),
        ("PATCH", "/healthz"),
    ],
)
async def test_another_method_is_405(house: House, method: str, path: str) -> None:
    answer = await house.caller().call(method, path)
    assert refusal(answer) == (405, "wrong-method")
    assert answer.headers["allow"]


@pytest.mark.parametrize(
    "authorization",
    [
        "Bearer",
        "Bearer ",
        "Basic QTpC",
        "bearer\t",
        "x" * 10_000,
        "Bearer " + "x" * 10_000,
        "ü",
        "",
    ],
)
async def test_a_strange_token_is_nobodys(house: House, authorization: str) -> None:
    anna, eve = house.caller(), house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    headers = [(b"authorization", authorization.encode("latin-1"))]
    for method, path, body in (
        ("GET", table, None),
        ("POST", f"{table}/start", None),
        ("POST", f"{table}/actions", rolling(version)),
    ):
        answer = await eve.client.request(method, path, json=body, headers=headers)
        if answer.is_success:
            assert answer.json()["you"] is None
        else:
            assert refusal(answer) in ((401, "no-seat"), (400, "request-broken"))


async def test_the_word_bearer_is_written_as_one_likes(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    for scheme in ("bearer", "BEARER", "Bearer "):
        headers = {"authorization": f"{scheme} {anna.token}"}
        assert (await house.caller().call("GET", table, headers=headers)).json()["you"] == 0
        answer = await house.caller().call("POST", f"{table}/actions", rolling(0), headers=headers)
        assert refusal(answer) == (409, "stale")
