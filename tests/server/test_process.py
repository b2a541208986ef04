"""The service as a process: it ends in order, survives its end, and its log keeps secrets."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from contextlib import closing, suppress

import httpx
from tests.patience import PATIENCE
from tests.server.stage import Caller, House, Json, play_out, rolling, seen_when, until


async def test_on_sigterm_streams_are_closed_in_order_and_resumed_later(
    services: Json, database: str
) -> None:
    service = await services(database)
    anna, watcher = service.caller(), service.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    streams = [await service.listen(person, table) for person in (anna, watcher)]
    begun = time.monotonic()
    service.signal(signal.SIGTERM)
    for stream in streams:
        assert (await stream.end())[-1].event == "closing"
    assert await service.ended() == -signal.SIGTERM
    assert time.monotonic() - begun < 10
    service.start()
    again = await service.listen(anna, table, since=version)
    await anna.roll(table, version)
    assert (await again.next()).id == version + 1
    assert service.log.read_text() == ""


async def test_on_ctrl_c_it_ends_with_130_whoever_reads(services: Json, sqlite: str) -> None:
    service = await services(sqlite)
    anna = service.caller()
    table = await anna.make("human", "human")
    stream = await service.listen(anna, table)
    service.signal(signal.SIGINT)
    assert (await stream.end())[-1].event == "closing"
    assert await service.ended() == 130
    assert service.log.read_text() == ""


async def test_what_was_acknowledged_survives_a_kill(services: Json, database: str) -> None:
    """Readers come back with what they have, actors with their keys: nothing lost or twice."""
    service = await services(database)
    anna, benno = service.caller(), service.caller()
    table = await anna.make("human", "human", "greedy", rules={"rounds": 1, "dice": 3})
    await benno.sit(table)
    stream = await service.listen(anna, table)
    entries = [await stream.next()]
    first = (await anna.see(table))["version"]
    sent = []
    for kill in range(3):
        for person in (anna, benno):
            seen = await person.see(table)
            if not seen["can"]:
                continue
            wanted = rolling(seen["version"])
            if seen["can"] == ["place"]:
                wanted = {**wanted, "action": "place", "face": seen["faces"][0]}
            answer = await person.call("POST", f"{table}/actions", wanted)
            assert answer.status_code == 200
            sent.append((person, wanted, answer.content))
        service.kill()
        assert stream._task is not None
        await stream.end()
        entries += [message for message in stream.messages if message.id is not None]
        service.start()
        for person, wanted, before in sent:
            again = await person.call("POST", f"{table}/actions", wanted)
            assert (again.status_code, again.content) == (200, before), f"after kill {kill}"
        assert entries[-1].id is not None
        stream = await service.listen(anna, table, since=entries[-1].id)
    end = await play_out(table, anna, benno)
    entries += await stream.entries(end["version"])
    assert [message.id for message in entries] == list(range(1, end["version"] + 1))
    assert len(sent) >= 3
    assert sent[0][1]["expect"] == first


async def test_bots_go_on_after_a_restart_by_themselves(houses: Json, database: str) -> None:
    first: House = await houses(database)
    anna = first.caller()
    table = await anna.make("human", "greedy", "random", rules={"rounds": 1})
    first.registry.turn_driver._closing = True  # as if the process ended before the bots' turn
    await anna.act(table)
    await anna.act(table)
    stopped = await anna.see(table)
    assert stopped["can"] == []
    second: House = await houses(database)
    name = table.rpartition("/")[2]
    await until(lambda: name in second.registry._tables)  # nobody has called
    live = second.registry._tables[name]
    await until(lambda: live.table.seat_to_act is live.table.seats[0])
    assert live.table.version > stopped["version"]
    again = second.caller(anna.token)
    await play_out(table, again)


async def test_its_log_tells_nobodys_secrets(services: Json, sqlite: str) -> None:
    """A log that cannot be read: the failure is told with its place, and without any values."""
    service = await services(sqlite)
    anna = service.caller()
    table = await anna.make("human", "human", name="Annabella")
    service.kill()
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        connection.execute("""UPDATE log SET body = '{"type": "broken"}' WHERE version = 2""")
        connection.commit()
    service.start()
    for path in ("", "/events", "/steps"):
        assert await anna.fail("GET", table + path) == (500, "internal")
    assert await anna.fail("POST", f"{table}/actions", rolling(2)) == (500, "internal")
    logged = service.log.read_text()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["event"] for line in lines] == ["failed"] * 4
    assert {line["level"] for line in lines} == {"error"}
    assert "broken" in logged
    assert "parse_entry" in logged
    assert anna.token is not None
    for secret in (anna.token, table.rpartition("/")[2], "127.0.0.1", "Annabella", "Bearer"):
        assert secret not in logged


async def test_it_does_not_say_what_it_is_made_of(services: Json, sqlite: str) -> None:
    service = await services(sqlite)
    nobody = service.caller()
    for path in ("/", "/api/tables", "/nosuch", "/api/nosuch"):
        answer = await nobody.call("GET", path)
        assert "server" not in answer.headers
        assert "uvicorn" not in answer.text.lower()


async def test_what_is_no_http_does_not_harm(services: Json, sqlite: str) -> None:
    service = await services(sqlite)
    nobody = service.caller()
    host, port = nobody.client.base_url.host, nobody.client.base_url.port
    assert port is not None
    json_head = b"Host: x\r\nContent-Type: application/json\r\n"
    for bytes_ in (
        b"hello\r\n\r\n",
        b"\x16\x03\x01\x00\xa5",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\n" + json_head + b"Content-Length: 10\r\n\r\n{",
        b"POST /api/tables/x/actions HTTP/1.1\r\n" + json_head + b"Content-Length: 10\r\n\r\n{",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/x/events?since=" + b"9" * 5000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(bytes_)
        await writer.drain()
        with suppress(TimeoutError, ConnectionError):
            answer = await asyncio.wait_for(reader.read(12), 0.3)
            assert answer[9:12] in (b"", b"400", b"404", b"422", b"431"), answer
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    assert (await nobody.see("/healthz"))["status"] == "ok"
    assert '"failed"' not in service.log.read_text()


async def test_somebody_who_hangs_up_on_an_action_may_ask_again(
    services: Json, sqlite: str
) -> None:
    service = await services(sqlite)
    anna = service.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])
    body = json.dumps(wanted).encode()
    host, port = anna.client.base_url.host, anna.client.base_url.port
    head = (
        f"POST {table}/actions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    for _ in range(5):
        _, writer = await asyncio.open_connection(host, port)
        writer.write(head.encode() + body)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    done = await anna.do("POST", f"{table}/actions", wanted)
    assert done["version"] == wanted["expect"] + 1
    assert (await anna.see(table))["version"] == wanted["expect"] + 1


async def test_a_stream_that_nobody_reads_does_not_hold_up_the_table(
    services: Json, sqlite: str
) -> None:
    """A real connection whose buffers fill up: it is cut off, and comes back for the rest."""
    service = await services(sqlite)
    anna = service.caller()
    table = await anna.make("human", "human", talk="free")
    for _ in range(50):  # so that the table is large, and buffers are full soon
        await anna.do("POST", f"{table}/talk", {"text": "🎲" * 200})
    host, port = anna.client.base_url.host, anna.client.base_url.port
    reader, writer = await asyncio.open_connection(host, port, limit=1024)
    writer.write(f"GET {table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    quick = await service.listen(anna, table)
    for number in range(2000):
        await anna.do("PATCH", f"{table}/seats/0", {"name": f"Anna {number}"})
        if number % 20 == 0:
            metrics = (await anna.call("GET", "/metrics")).text
            if "lastroll_readers_dropped_total 1.0" in metrics:
                break
    else:
        raise AssertionError("the reader was never cut off")
    version = (await anna.see(table))["version"]
    await anna.do("PATCH", f"{table}/seats/0", {"name": "Anna"})
    told = await quick.entries(version + 1)
    assert [message.id for message in told] == list(range(1, version + 2))
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    resumed = await service.listen(service.caller(), table, since=version)
    assert (await resumed.next()).id == version + 1


# Several processes at one port.


async def test_several_processes_are_one_service(services: Json, database: str) -> None:
    service = await services(database, "--processes", "2")
    people = [service.caller() for _ in range(2)]
    tables = []
    for _ in range(4):  # some belong to the one, some to the other
        anna, benno = people[0], people[1]
        anna.token = benno.token = None
        table = await anna.make("human", "human", "greedy", rules={"rounds": 1, "dice": 2})
        await benno.sit(table)
        tables.append((table, anna.token, benno.token))
    for table, anna_token, benno_token in tables:
        # Each call on a connection of its own, so that any process may get it.
        anna, benno = await one_call_a_connection(service, anna_token, benno_token)
        stream = await service.listen(anna, table)
        end = await play_out(table, anna, benno)
        told = await stream.entries(end["version"])
        assert [message.id for message in told] == list(range(1, end["version"] + 1))
        record = await anna.call("GET", f"{table}/record")
        assert record.status_code == 200
        await stream.close()
        for person in (anna, benno):
            await person.client.aclose()
    service.signal(signal.SIGTERM)
    assert await service.ended() == -signal.SIGTERM


async def one_call_a_connection(service: Json, *tokens: str | None) -> list[Caller]:
    limits = httpx.Limits(max_keepalive_connections=0)
    return [
        Caller(httpx.AsyncClient(base_url=service.address, limits=limits, timeout=PATIENCE), token)
        for token in tokens
    ]


async def test_processes_end_with_the_one_that_started_them(services: Json, sqlite: str) -> None:
    service = await services(sqlite, "--processes", "2")
    nobody = service.caller()
    assert (await nobody.see("/healthz"))["status"] == "ok"
    service.kill()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with httpx.AsyncClient(base_url=service.address) as fresh:
                    await fresh.get("/healthz")
            except httpx.TransportError:
                break
            await asyncio.sleep(0.1)
    service.start()  # the port is free again
    await seen_when(service.caller(), "/healthz", lambda health: health["status"] == "ok")
