"""A page whose server is replaced by a stranger for a while keeps its seat."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import People, Person
from tests.browser.service import Server, Table
from tests.browser.words import EN
from tests.chromium import running_chromium
from tests.patience import FOR_A_PAGE

Answer = tuple[int, str, bytes]
"""A status, a content type and a body."""

HTML: Final = b"<!doctype html><title>Hello</title><p>This is not Last Roll."
STRANGERS: Final[list[Answer]] = [
    (404, "text/html", HTML),  # a plain web server
    (401, "text/html", HTML),  # a proxy that asks for a password
    (200, "text/html", HTML),  # the sign-in page of a network
    (404, "application/json", b'{"detail": "Not Found"}'),  # another program's API
    (200, "application/json", b"{}"),
    (410, "text/plain", b""),
]
# What a browser writes to its console about such answers, and about a port where nobody listens.
MEANT: Final = r"net::ERR|status of (40[0-9]|410|50[0-9])|Failed to fetch"


# Of module scope: asynchronous tests cannot run while it is open (tests/chromium.py).
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, started once."""
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield the service that is replaced; each test leaves it running."""
    server = Server(tmp_path_factory.mktemp("service"))
    yield server.start()
    server.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """People with browsers."""
    people = People(browser, server)
    yield people
    assert people.leave() == []


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """Ignore browsers that hang up."""


class Stranger:
    """A server that gives everybody the same answer, and notes what it was asked for."""

    def __init__(self, address: str) -> None:
        self.answer = STRANGERS[0]
        self.asked: list[str] = []
        stranger = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                status, kind, body = stranger.answer
                self.send_response(status)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                stranger.asked.append(self.path)

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", 0)))
                self.do_GET()

            def log_message(self, *_: Any) -> None:
                pass

        host, _, port = address.removeprefix("http://").partition(":")
        self._server = _Quiet((host, int(port)), Handler)
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.02,), daemon=True
        )

    @contextmanager
    def serving(self) -> Iterator[Stranger]:
        """Serve until the block is left."""
        self._thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()

    def was_asked_by_both(self, table: Table) -> bool:
        """Return whether the pages of a table and of all games have got the answer by now."""
        path = f"/api/tables/{table.id}"
        asked = [path.partition("?")[0] for path in self.asked]
        of_the_table = asked.count(path) + asked.count(f"{path}/events")
        return of_the_table > 1 and asked.count("/api/my-tables") > 1


def game_under_way(server: Server, people: People) -> tuple[Table, Person, Person]:
    """Return a table where Anna is to roll, her page of it, and her page with all her games."""
    table = server.make("human", "human", rules={"dice": 12})
    server.sit(table, "Ben")
    while server.see(table, table.tokens[0])["can"] != ["roll"]:
        server.act(table)
    anna = people.come(sits=table)
    anna.watch.allow(MEANT)
    anna.roll_button.wait_for()
    home = anna.another_tab("/")
    game_link(home).wait_for()
    return table, anna, home


def wait_until(true: Callable[[], bool], person: Person) -> None:
    """Wait for something while the pages go on."""
    end = time.monotonic() + FOR_A_PAGE
    while not true():
        assert time.monotonic() < end, "it does not happen"
        person.page.wait_for_timeout(20)


def game_link(home: Person) -> Any:
    """Return the line of the game in the list of one's own games."""
    return home.page.get_by_role("link", name=EN("web-game-with", names="Ben"))


def look_again(person: Person) -> None:
    """Do what a page does when somebody comes back to its tab."""
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def kept_token(person: Person, table: Table) -> str:
    """Return the token that the browser holds at a table."""
    return str(person.setting("seats")[table.id]["token"])


def test_no_answer_of_a_stranger_takes_a_seat_away(server: Server, people: People) -> None:
    table, anna, home = game_under_way(server, people)
    before = server.see(table)["version"]
    server.kill()
    with Stranger(server.address).serving() as stranger:
        for number, answer in enumerate(STRANGERS):
            stranger.answer = answer
            stranger.asked.clear()
            look_again(anna)
            look_again(home)
            if number == 1:
                anna.roll_button.click()  # and what she does meanwhile is not lost either
            wait_until(lambda: stranger.was_asked_by_both(table), anna)
            if number > 0:
                wait_until(lambda: f"/api/tables/{table.id}/actions" in stranger.asked, anna)
    expect(anna.page.get_by_role("main")).to_contain_text(EN("web-connection-offline"))
    assert kept_token(anna, table) == table.tokens[0]
    server.start()
    anna.groups.first.wait_for()
    assert server.see(table)["version"] == before + 1
    anna.expect_table(table, table.tokens[0])
    anna.place()
    expect(game_link(home)).to_be_visible()


def test_another_service_that_does_not_know_the_table_takes_no_seat_away(
    server: Server, people: People, tmp_path: Path
) -> None:
    table, anna, home = game_under_way(server, people)
    server.kill()
    other = Server(tmp_path / "other")
    other.address = server.address
    other.start()
    try:
        anna.heading("web-no-table").wait_for()
        look_again(home)
        expect(game_link(home)).to_be_hidden()  # a 404 may be a mistake of a moment
    finally:
        other.close()
    assert kept_token(anna, table) == table.tokens[0]
    server.start()
    anna.page.reload()
    anna.roll()
    anna.expect_table(table, table.tokens[0])
    expect(game_link(home)).to_be_visible()


def test_a_game_that_was_gone_is_asked_for_another_day(server: Server, people: People) -> None:
    table, anna, home = game_under_way(server, people)
    anna.page.close()
    set_gone = """([id, hours]) => {
      const seats = JSON.parse(localStorage["lastroll.seats"]);
      seats[id].gone = Date.now() - hours * 3600_000;
      localStorage["lastroll.seats"] = JSON.stringify(seats);
    }"""
    for hours, shown in ((1, False), (25, True)):
        home.page.evaluate(set_gone, [table.id, hours])
        home.page.reload()
        home.button("web-play-now").wait_for()
        expect(game_link(home)).to_be_visible(visible=shown)
    home.wait_until(f"!('gone' in JSON.parse(localStorage['lastroll.seats'])['{table.id}'])")
