"""A page that is open while the service is upgraded goes on with the newer one, never blank."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

import lastroll
from tests.browser.people import People, Person, play_out
from tests.browser.service import Server, Table
from tests.browser.words import EN, standings_told
from tests.patience import FOR_A_PAGE

PACKAGE = Path(lastroll.__file__).parent
VERSION = "document.querySelector('link[rel=icon]').href.split('/').at(-2)"
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
BROKEN = """import { __modules } from "./app.js";
__modules["screens/rules.js"] = { RulesScreen() { throw new Error("broken"); } };
"""


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a newer package, whose screens use a new function of a core module."""
    folder = tmp_path_factory.mktemp("newer")
    package = folder / "lastroll"
    package.mkdir()
    for each in PACKAGE.iterdir():
        if each.name != "web":
            (package / each.name).symlink_to(each)
    web = package / "web"
    shutil.copytree(PACKAGE / "web", web)
    with (web / "core" / "names.js").open("a", encoding="utf-8") as module:
        module.write("\nexport function fresh() {}\n")
    for name in ("rules", "result"):
        screen = web / "screens" / f"{name}.js"
        text = screen.read_text("utf-8")
        screen.write_text(
            f'import {{ fresh }} from "../core/names.js";\n{text}\nfresh();\n', "utf-8"
        )
    return folder


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Server]:
    """Yield a service to be upgraded; request it before `people`, who leave first."""
    server = Server(tmp_path / "service")
    yield server.start()
    server.close()


def version(person: Person) -> str:
    """Return the version of the page that a person has open."""
    return str(person.page.evaluate(VERSION))


def wait_for_version(person: Person, wanted: str, *, hidden: bool = False) -> None:
    """Wait until somebody's page is of a version; `hidden` turns away from it meanwhile."""
    end = time.monotonic() + FOR_A_PAGE
    while True:
        with suppress(Error):  # it is being loaded
            if hidden:
                person.page.evaluate(HIDE)
            if version(person) == wanted:
                return
        assert time.monotonic() < end, wanted
        person.page.wait_for_timeout(20)


def upgrade(server: Server, newer: Path, *people: Person) -> str:
    """Upgrade the service under open pages; return the new version of the page."""
    gone = "net::ERR|Failed to (fetch|load)|could not be fetched|of 404|Refused to apply style"
    for person in people:
        person.watch.allow(gone)
    server.upgrade(newer)
    document = people[0].context.request.get(f"{server.address}/rules").text()
    return document.partition("/static/")[2].partition("/")[0]


def go_to_rules(guest: Person, now: str) -> None:
    """Go on to a screen that the page has not fetched before the upgrade."""
    guest.link("web-rules").first.click()
    guest.heading("web-rules").first.wait_for()
    assert version(guest) == now
    assert guest.page.url.endswith("/rules")


def play_to_the_result(server: Server, table: Table, now: str, *people: Person) -> None:
    """Play a game on; in its last round the screen of the result is fetched, which is gone."""
    while server.see(table)["position"]["round"] == 1:
        server.act(table)
    for person in people:
        wait_for_version(person, now)
        person.casino(1).wait_for()
    play_out(*people)
    for seat, person in enumerate(people):
        person.to_result()
        assert person.standings() == standings_told(server.see(table), you=seat)


def test_pages_that_are_open_go_on_over_an_upgrade(
    older: Server, people: People, newer: Path
) -> None:
    table = older.make("human", "human", rules={"rounds": 2, "dice": 2})
    older.sit(table, "Ben")
    other = older.make("human", "human", name="Cleo")
    older.sit(other, "Dora")
    anna = people.come(sits=table, server=older, confirm=False)
    ben = people.come(sits=table, seat=1, server=older, confirm=False)
    cleo = people.come(sits=other, server=older)
    guest = people.come(server=older).open("/")
    unlucky = people.come(server=older).open("/")
    for person in (anna, cleo):
        person.roll_button.wait_for()
    for person in (guest, unlucky):
        person.button("web-play-now").wait_for()
    ben.casino(1).wait_for()
    before = version(guest)
    now = upgrade(older, newer, anna, ben, cleo, guest, unlucky)
    assert before != now

    go_to_rules(guest, now)
    wait_for_version(cleo, now, hidden=True)  # nobody looks at it: a quiet moment
    cleo.roll()
    play_to_the_result(older, table, now, anna, ben)
    expect_one_reload_for_what_stays_missing(unlucky)


def expect_one_reload_for_what_stays_missing(guest: Person) -> None:
    """Check that a page without one of its parts reloads once, is not blank, and goes on."""
    tries: list[str] = []
    documents: list[str] = []

    def refuse(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=404, body="")

    guest.context.route("**/pack/screens-rules.js", refuse)
    guest.page.on("domcontentloaded", lambda page: documents.append(page.url))
    guest.link("web-rules").first.click()
    end = time.monotonic() + FOR_A_PAGE
    while len(tries) < 5:
        assert time.monotonic() < end, tries
        guest.page.wait_for_timeout(20)
    assert len(documents) == 1
    expect(guest.page.get_by_role("banner")).to_be_visible()
    guest.context.unroute("**/pack/screens-rules.js")
    guest.heading("web-rules").first.wait_for()  # it is tried again all the time


def test_a_screen_that_fails_says_so(people: People) -> None:
    guest = people.come()
    guest.watch.allow("broken")
    guest.context.route(
        "**/pack/screens-rules.js",
        lambda route: route.fulfill(content_type="text/javascript", body=BROKEN),
    )
    guest.open("/rules")
    expect(guest.heading("web-broken")).to_be_visible()
    guest.context.unroute("**/pack/screens-rules.js")
    guest.button("web-reload").click()
    guest.heading("web-rules").first.wait_for()
    assert EN("web-broken") not in guest.page.get_by_role("main").inner_text()


def test_a_start_whose_files_are_gone_is_tried_once_more(people: People) -> None:
    guest = people.come()
    guest.watch.allow("status of 404")
    first = [True]

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="") if first.pop() else route.fallback()
        first.append(False)

    guest.context.route("**/pack/app.js", gone)
    guest.open("/")
    guest.button("web-play-now").wait_for()
