"""Making and finding tables: rules and options, commitments and tickets, lists, codes, links."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import msgspec
import pytest
import segno
from tests.server.stage import House, Json, play_out, wish

from lastroll.game import Game, RulesData, commitment_of
from lastroll.locales import texts
from lastroll.rules import Rules
from lastroll.server import _table_state
from lastroll.server._clock import now_ms
from lastroll.server._entries import Options

# Rules and options.


async def test_without_a_word_it_is_the_booklets_game(house: House) -> None:
    anna = house.caller()
    seen = await anna.see(await anna.make("human", "human", "human"))
    assert seen["booklet"]
    assert seen["rules"]["players"] == 3
    assert seen["options"] == {
        "public": False,
        "open_purses": False,
        "clock": "none",
        "turn_seconds": None,
        "grace": 60,
        "talk": "phrases",
    }
    assert seen["rules"] == msgspec.to_builtins(RulesData.of(Rules(players=3)))


async def test_rules_and_options_are_as_asked_for(any_house: House) -> None:
    anna = any_house.caller()
    options: dict[str, Any] = {
        "public": True,
        "open_purses": True,
        "clock": "fast",
        "turn_seconds": 20,
        "grace": 600,
        "talk": "off",
    }
    rules = {"players": 4, "neutral": True, "rounds": 3, "start": 2}
    seen = await anna.see(
        await anna.make("human", "human", "greedy", "random", rules=rules, **options)
    )
    assert seen["options"] == options
    assert {name: seen["rules"][name] for name in rules} == rules
    assert not seen["booklet"]  # of three rounds


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"rules": {"players": 4}}, 422, "seats-count"),
        ({"rules": {"players": 9}}, 422, "seats-count"),
        ({"rules": {"rounds": 0}}, 422, "rule-range"),
        ({"rules": {"rounds": 101}}, 422, "rule-range"),
        ({"rules": {"start": 3}}, 422, "start-seat"),
        ({"rules": {"dice": 13}}, 422, "rule-range"),
        ({"rules": {"neutral_dice": 2}}, 422, "neutral-off"),
        ({"rules": {"minimum": 10**9}}, 422, "minimum-high"),
        ({"rules": {"notes": []}}, 422, "notes-count"),
        ({"rules": {"notes": [0]}}, 422, "rule-range"),
        ({"rules": {"rounds": -1}}, 400, "request-broken"),
        ({"rules": {"rounds": 1.5}}, 400, "request-broken"),
        ({"rules": {"notes": [10_000] * 201}}, 400, "request-broken"),
        ({"rules": {"cheat": True}}, 400, "request-broken"),
        ({"rules": None}, 400, "request-broken"),
        ({"seats": [{"kind": "human"}] * 6}, 400, "request-broken"),
        ({"seats": [{"kind": "human"}]}, 400, "request-broken"),
        ({"seats": [{"kind": "bot", "bot": "greedy"}] * 3}, 422, "no-human-seat"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "sage"}]}, 422, "bot-not-here"),
        ({"seats": [{"kind": "human"}, {"kind": "bot"}]}, 422, "bot-not-here"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "cmd:ls"}]}, 422, "bot-not-here"),
        ({"clock": "quick"}, 400, "request-broken"),
        ({"grace": 9}, 400, "request-broken"),
        ({"grace": 2_592_001}, 400, "request-broken"),
        ({"turn_seconds": 9}, 400, "request-broken"),
        ({"turn_seconds": 2_592_001}, 400, "request-broken"),
        ({"talk": "loud"}, 400, "request-broken"),
        ({"public": "maybe"}, 400, "request-broken"),
        ({"look": 5}, 400, "request-broken"),
        ({"look": -1}, 400, "request-broken"),
        ({"name": None}, 400, "request-broken"),
        ({"name": "x" * 61}, 400, "request-broken"),
        ({"nonce": "x" * 65}, 400, "request-broken"),
        ({"ticket": "not-a-ticket"}, 422, "ticket"),
        ({"ticket": "not.a.ticket"}, 422, "ticket"),
        ({"ticket": ""}, 422, "ticket"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    house: House, more: Json, status: int, code: str
) -> None:
    nobody = house.caller()
    answer = await nobody.call("POST", "/api/tables", {**wish(*["human"] * 3), **more})
    said = answer.json()
    assert (answer.status_code, said["code"]) == (status, code), said
    assert (await nobody.call("GET", "/metrics")).text.count("lastroll_live_tables 0.0") == 1


async def test_a_refusal_says_where_it_hurts(house: House) -> None:
    nobody = house.caller()
    broken = {**wish("human", "human"), "seats": [{"kind": "human"}, {"kind": "bot", "bot": "x"}]}
    answer = await nobody.call("POST", "/api/tables", broken)
    assert answer.json()["message"].startswith("seats[1]: ")
    assert answer.json()["fields"]["name"] == "x"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("ja, nl;q=0.5, it;q=0.7", "it"),
        ("en", "en"),
        ("", "en"),
        ("xx", "en"),
        ("*", "en"),
        ("de;q=0, es", "es"),
        (";;;q=,,,=q;de;q=1.2.3", "en"),
        ("de," * 10_000, "de"),
    ],
)
async def test_a_refusal_speaks_the_callers_language(
    house: House, accept: str, language: str
) -> None:
    headers = {"accept-language": accept}
    for path in ("", "/events"):  # the framework's way, and the short one
        answer = await house.caller().call("GET", f"/api/tables/nosuch{path}", headers=headers)
        assert answer.json()["message"] == texts(language)("error-no-such-table")


# Dice that are settled before anybody sits.


async def test_the_commitment_comes_before_the_nonce(any_house: House) -> None:
    anna = any_house.caller()
    ticket = await anna.do("POST", "/api/commitments", {})
    assert set(ticket) == {"ticket", "table", "commitment"}
    assert len(bytes.fromhex(ticket["commitment"])) == 32
    made = await anna.do(
        "POST",
        "/api/tables",
        wish("human", "greedy", ticket=ticket["ticket"], nonce="mine", rules={"rounds": 1}),
    )
    assert (made["table"], made["commitment"]) == (ticket["table"], ticket["commitment"])
    anna.token = made["token"]
    table = f"/api/tables/{made['table']}"
    seen = await anna.see(table)
    assert seen["fair"] == {
        "commitment": ticket["commitment"],
        "context": ticket["table"],
        "nonces": ["mine"],
        "secret": None,
        "repeated": False,
    }
    end = await play_out(table, anna)
    secret = bytes.fromhex(end["fair"]["secret"])
    assert len(secret) == 32
    assert commitment_of(secret) == end["fair"]["commitment"] == ticket["commitment"]


async def test_a_ticket_makes_one_table(houses: Json, database: str) -> None:
    house = await houses(database)
    anna = house.caller()
    ticket = (await anna.do("POST", "/api/commitments", {}))["ticket"]
    await anna.make("human", "human", ticket=ticket)
    again = wish("human", "human", ticket=ticket)
    assert await house.caller().fail("POST", "/api/tables", again) == (422, "ticket-used")
    # Nor after a restart, when nobody remembers but the log.
    later = await houses(database)
    assert await later.caller().fail("POST", "/api/tables", again) == (422, "ticket-used")
    # Nor is the table another one's now.
    seen = await later.caller(anna.token).see(f"/api/tables/{ticket.partition('.')[0]}")
    assert (seen["you"], seen["version"]) == (0, 2)


async def test_a_ticket_of_another_house_is_none(houses: Json, tmp_path: Any) -> None:
    here = await houses(f"sqlite:///{tmp_path / 'here.db'}")
    there = await houses(f"sqlite:///{tmp_path / 'there.db'}")
    ticket = (await there.caller().do("POST", "/api/commitments", {}))["ticket"]
    wanted = wish("human", "human", ticket=ticket)
    assert await here.caller().fail("POST", "/api/tables", wanted) == (422, "ticket")


async def test_a_ticket_cannot_be_made_up_for_a_chosen_table(house: House) -> None:
    nobody = house.caller()
    ticket = (await nobody.do("POST", "/api/commitments", {}))["ticket"]
    table, _, signature = ticket.partition(".")
    for forged in (f"other.{signature}", f"{table}.{signature[:-1]}", f"{table}.", table, "."):
        wanted = wish("human", "human", ticket=forged)
        assert await nobody.fail("POST", "/api/tables", wanted) == (422, "ticket")


async def test_times_are_numbers_and_the_usual_ones_have_names(house: House) -> None:
    anna = house.caller()
    days = 3 * 24 * 3600

    def times(seen: Json) -> Json:
        return [seen["options"][name] for name in ("clock", "turn_seconds", "grace")]

    table = await anna.make("human", "human", turn_seconds=days, grace=None, public=True)
    assert times(await anna.see(table)) == ["custom", days, None]
    assert (await anna.see("/api/tables"))["tables"][0]["turn_seconds"] == days
    people = {"seats": [{"kind": "human", "was": 0}, {"kind": "human"}]}
    for asked, told in (
        ({"clock": "custom", "turn_seconds": 30}, ["custom", 30, None]),
        ({"clock": "fast", "turn_seconds": 30}, ["fast", 20, None]),  # the name counts
        ({"grace": days}, ["fast", 20, days]),
        ({"turn_seconds": 90}, ["relaxed", 90, days]),
        ({"turn_seconds": None}, ["none", None, days]),
    ):
        await anna.do("PUT", f"{table}/arrangement", {**people, **asked})
        assert times(await anna.see(table)) == told


@pytest.mark.parametrize(("clock", "seconds"), [("none", None), ("relaxed", 90), ("fast", 20)])
def test_clocks_of_older_logs_are_read(clock: str, seconds: int | None) -> None:
    kept = {"public": True, "open_purses": False, "clock": clock, "grace": 30, "talk": "off"}
    options = msgspec.json.decode(msgspec.json.encode(kept), type=Options)
    assert options == Options(public=True, turn_seconds=seconds, grace=30, talk="off")
    assert b"clock" not in msgspec.json.encode(options)


async def test_a_start_makes_its_game_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Counted(Game):
        def __init__(self, *of: Any) -> None:
            made.append(of)
            super().__init__(*of)

    monkeypatch.setattr(_table_state, "Game", Counted)
    anna, benno = house.caller(), house.caller()
    await anna.make("human", "greedy")
    assert len(made) == 1  # by making the table
    table = await anna.make("human", "human")
    await benno.sit(table)
    assert len(made) == 2  # by taking the last seat
    table = await benno.make("human", "human")
    await benno.do("POST", f"{table}/start")
    assert len(made) == 3


# Lists and codes.


async def test_the_list_follows_what_happens(any_house: House) -> None:
    async def listed() -> list[Json]:
        found = await any_house.caller().see("/api/tables")
        return list(found["tables"])

    anna, benno = any_house.caller(), any_house.caller()
    first = await anna.make("human", "human", "human", public=True)
    second = await benno.make("human", "human", public=True, name="Benno", clock="fast")
    newest, oldest = await listed()
    assert (newest["maker"], newest["clock"], newest["open"]) == ("Benno", "fast", 1)
    assert (oldest["maker"], oldest["players"], oldest["open"]) == ("Anna", 3, 2)
    assert f"/api/tables/{oldest['table']}" == first
    carla = any_house.caller()
    await carla.sit(first, "Carla")
    assert (await listed())[1]["open"] == 1
    await anna.do("PATCH", f"{first}/seats/0", {"name": "Annie"})
    assert (await listed())[1]["maker"] == "Annie"
    await any_house.caller().sit(second)  # begins
    assert [each["maker"] for each in await listed()] == ["Annie"]
    seats = {"seats": [{"kind": "human", "was": 0}, {"kind": "human"}], "public": False}
    await anna.do("PUT", f"{first}/arrangement", seats)
    assert await listed() == []


async def listed(house: House) -> list[str]:
    """Return the paths of the public tables."""
    found = await house.caller().see("/api/tables")
    return [f"/api/tables/{each['table']}" for each in found["tables"]]


async def test_of_one_callers_tables_the_newest_three_are_listed(any_house: House) -> None:
    made, people = [], []
    for number in range(5):
        people.append(any_house.caller())
        made.append(await people[-1].make("human", "human", public=True, name=f"Anna{number}"))
        await asyncio.sleep(0.002)  # each is newer than the last
    assert set(await listed(any_house)) == set(made[2:])
    await people[0].do("PATCH", f"{made[0]}/seats/0", {"name": "Annie"})
    assert set(await listed(any_house)) == set(made[2:])
    await any_house.caller().sit(made[4])  # begins
    assert set(await listed(any_house)) == set(made[1:4])


async def test_a_table_where_nobody_is_any_more_is_not_listed(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    here = await anna.make("human", "human", public=True)
    gone = await benno.make("human", "human", public=True)
    await any_house.listen(anna, here)
    (await any_house.live(gone)).attendance.last_seen.clear()
    for later in (200_000, 400_000):
        with monkeypatch.context() as patch:
            for module in ("_registry", "_table_service"):
                patch.setattr(
                    f"lastroll.server.{module}.now_ms", lambda later=later: now_ms() + later
                )
            await any_house.registry.record_heard()
            assert await listed(any_house) == [here]
            await benno.see(gone)  # is back
            await any_house.registry.record_heard()
            assert set(await listed(any_house)) == {here, gone}
            (await any_house.live(gone)).attendance.last_seen.clear()


async def test_a_private_table_is_nowhere_to_be_found(house: House) -> None:
    anna, nobody = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    name = table.rpartition("/")[2]
    for path in ("/api/tables", "/metrics", "/healthz", "/openapi.json", "/"):
        assert name not in (await nobody.call("GET", path)).text
    assert len(name) >= 16  # 96 bits


async def test_a_code_leads_to_the_table_however_it_is_typed(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    made = await anna.do("POST", "/api/tables", wish("human", "human"))
    anna.token = made["token"]
    code = made["code"]
    assert len(code) == 6
    assert set(code) <= set("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", "%20".join(code)):
        assert await benno.see(f"/api/codes/{typed}") == {"table": made["table"]}
    table = f"/api/tables/{made['table']}"
    assert (await benno.see(table))["code"] == code
    await benno.sit(table)
    # A game under way has none: it is only for finding a seat.
    assert await benno.fail("GET", f"/api/codes/{code}") == (404, "no-such-code")
    assert (await benno.see(table))["code"] is None


async def test_a_code_of_no_table_is_404(any_house: House) -> None:
    nobody = any_house.caller()
    for code in ("ZZZZZZ", "x", "a" * 40, "%00", "%25", "'--", "ü"):
        assert await nobody.fail("GET", f"/api/codes/{code}") == (404, "no-such-code")


# Links.


async def test_the_qr_code_is_of_the_link_people_use(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite)
    anna = house.caller()
    table = await anna.make("human", "human")
    drawing = await house.caller().call("GET", f"{table}/qr.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg ")
    assert "<script" not in drawing.text
    elsewhere = await houses(sqlite, public_url="https://dice.example/game/")
    other = await elsewhere.caller().call("GET", f"{table}/qr.svg")
    assert other.text != drawing.text


async def test_a_public_address_is_in_the_qr_code(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite, public_url="https://dice.example/")
    anna = house.caller()
    table = await anna.make("human", "human")
    link = f"https://dice.example/t/{table.rpartition('/')[2]}"
    expected = io.BytesIO()
    segno.make(link, error="m").save(
        expected, kind="svg", scale=4, border=3, light="#fff", xmldecl=False, svgclass=None
    )
    assert (await anna.call("GET", f"{table}/qr.svg")).content == expected.getvalue()


async def test_a_strange_host_gets_no_broken_answer(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    for host in ("x" * 5000, "a.example:99999", "[::1]:80", "[", "a b", "", '"><script>'):
        answer = await anna.call("GET", f"{table}/qr.svg", headers={"host": host})
        assert answer.status_code in (200, 400), (host[:20], answer.text)
