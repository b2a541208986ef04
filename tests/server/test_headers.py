"""The headers of every answer: policies for browsers, nothing cached, nothing from elsewhere."""

from __future__ import annotations

import json
import re

import pytest
from tests.server.stage import House, Json

PAGES = ["/", "/t/nosuch", "/t/nosuch/replay", "/c/K7QX4M", "/replay", "/learn", "/rules", "/docs"]
CALLS = ["/api/tables", "/api/bots", "/api/lesson", "/healthz", "/metrics", "/openapi.json"]


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_may_load_only_what_is_its_own(house: House, path: str) -> None:
    answer = await house.caller().call("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    policy = dict(
        part.strip().partition(" ")[::2]
        for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["form-action"] == "'none'"
    for sources in policy.values():
        assert set(sources.split()) <= {"'self'", "'none'", "data:"}
    assert "data:" not in policy["script-src"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    # No code and no styles in the document, which the policy would stop.
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>[^<]", answer.text)
    assert not re.search(r"<style|\son\w+=|\sstyle=", answer.text)


@pytest.mark.parametrize("path", [*PAGES, "/openapi.json", "/sw.js", "/manifest.webmanifest"])
async def test_no_page_names_another_host(house: House, path: str) -> None:
    text = (await house.caller().call("GET", path)).text
    found = set(re.findall(r"""(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s"'<]*""", text))
    assert {each for each in found if "www.w3.org/" not in each} == set()


@pytest.mark.parametrize("path", CALLS)
async def test_an_answer_to_a_call_is_kept_nowhere(house: House, path: str) -> None:
    answer = await house.caller().call("GET", path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert "server" not in answer.headers


async def test_done_or_refused_the_answer_has_the_same_headers(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    roll: Json = {"key": "k", "expect": version, "action": "roll"}
    answers = [
        await anna.call("POST", f"{table}/actions", roll),
        await anna.call("POST", f"{table}/actions", {**roll, "key": "l"}),
        await anna.call("GET", table),
        await anna.call("GET", f"{table}/qr.svg"),
        await anna.call("GET", f"{table}/nosuch"),
        await anna.call("GET", f"{table}/record"),
        await anna.call("POST", f"{table}/talk", {}),
        await anna.call("DELETE", "/api/tables"),
    ]
    assert [answer.status_code for answer in answers] == [200, 409, 200, 200, 404, 409, 422, 405]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


async def test_files_of_the_page_are_kept_for_ever_under_their_own_name(house: House) -> None:
    nobody = house.caller()
    document = (await nobody.call("GET", "/")).text
    (prefix,) = set(re.findall(r'"(/static/[0-9a-f]+)/', document))
    file = await nobody.call("GET", f"{prefix}/app.js")
    assert file.status_code == 200
    assert "immutable" in file.headers["cache-control"]
    assert file.headers["content-type"] == "text/javascript; charset=utf-8"
    older = await nobody.call("GET", "/static/000000000000/app.js")
    # Never the newer file: the two would not fit together.
    assert (older.status_code, older.headers["cache-control"]) == (404, "no-store")


async def test_the_document_is_looked_up_anew_and_speaks_the_language(house: House) -> None:
    nobody = house.caller()
    for language in ("de", "fr", "en"):
        answer = await nobody.call("GET", "/", headers={"accept-language": language})
        assert answer.headers["cache-control"] == "no-cache"
        assert "accept-language" in answer.headers["vary"]
        assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("path", ["/", "/t/x", "/a/b", "/docs", "/api/lesson", "/openapi.json"])
async def test_what_is_long_is_compressed_once(house: House, path: str) -> None:
    nobody = house.caller()
    headers = {"accept": "text/html"}
    plain = await nobody.call("GET", path, headers={**headers, "accept-encoding": "identity"})
    packed = await nobody.call("GET", path, headers={**headers, "accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers.get("content-length", 0)) < len(plain.content)


async def test_the_description_names_every_call(house: House) -> None:
    nobody = house.caller()
    description = await nobody.see("/openapi.json")
    assert description["openapi"].startswith("3.")
    paths = set(description["paths"])
    one = "/api/tables/{table}"
    assert paths == {
        "/api/commitments",
        "/api/tables",
        one,
        f"{one}/seats",
        f"{one}/seats/{{seat}}",
        f"{one}/arrangement",
        f"{one}/start",
        f"{one}/actions",
        f"{one}/events",
        f"{one}/steps",
        f"{one}/talk",
        f"{one}/rematch",
        f"{one}/same-dice",
        f"{one}/record",
        f"{one}/qr.svg",
        "/api/codes/{code}",
        "/api/my-tables",
        "/api/replay",
        "/api/lesson",
        "/api/bots",
        "/healthz",
    }
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            assert call["summary"], f"{method} {path}"
    page = (await nobody.call("GET", "/docs")).text
    for path in paths:
        assert path in page
    assert "<script" not in page


async def test_the_description_is_the_same_at_every_start(houses: Json, sqlite: str) -> None:
    first, second = await houses(sqlite), await houses(sqlite)
    texts = [(await house.caller().call("GET", "/openapi.json")).text for house in (first, second)]
    assert texts[0] == texts[1]


async def test_the_description_is_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = house.caller()
    texts = ("/openapi.json", "/docs", "/api/description")
    before = [(await nobody.call("GET", text)).content for text in texts]
    assert json.loads(before[0]) == json.loads(before[2])
    monkeypatch.setattr("gzip.compress", None)
    monkeypatch.setattr("lastroll.server.page._api_docs.drop_any_variants", None)
    monkeypatch.setattr("lastroll.server.page._api_docs.docs_page", None)
    for packed in ("gzip", "identity"):
        headers = {"accept-encoding": packed}
        again = [(await nobody.call("GET", text, headers=headers)).content for text in texts]
        assert again == before


async def test_figures_are_told_and_name_nobody(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    await anna.act(table)
    await anna.fail("POST", f"{table}/start")
    text = (await anna.call("GET", "/metrics")).text
    for name in (
        'lastroll_actions_total{by="player"}',
        'lastroll_refusals_total{code="already-started"}',
        "lastroll_tables_made_total",
        "lastroll_append_seconds_count",
        "lastroll_stream_readers",
        "lastroll_errors_total",
    ):
        assert name in text
    assert anna.token is not None
    for secret in (anna.token, table.rpartition("/")[2], "Anna"):
        assert secret not in text
