"""A page that is open while the service is upgraded goes on with the newer one, never blank."""

from __future__ import annotations

import shutil
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

import lastroll
from tests.browser.people import People, Person, play_out
from tests.browser.service import Server
from tests.browser.words import EN
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
    """The folder of a newer package: screens of its page use something new of a core module."""
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


def version(person: Person) -> str:
    """The version of the page that somebody has open."""
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
    """Upgrade the service under open pages; gives the version of the page from now on."""
    for person in people:
        person.watch.allow("net::ERR|Failed to (fetch|load)|could not be fetched|status of 404")
    server.upgrade(newer)
    document = people[0].context.request.get(f"{server.address}/rules").text()
    return document.partition("/static/")[2].partition("/")[0]


def test_an_open_page_gets_the_next_screen_from_the_newer_page(
    own_server: Server, people: People, newer: Path
) -> None:
    guest = people.come(server=own_server).open("/")
    guest.button("web-play-now").wait_for()
    before = version(guest)
    now = upgrade(own_server, newer, guest)
    assert before != now
    guest.link("web-rules").first.click()
    guest.heading("web-rules").first.wait_for()
    assert version(guest) == now
    assert guest.page.url.endswith("/rules")


def test_a_game_goes_on_over_an_upgrade_to_its_result(
    own_server: Server, people: People, newer: Path
) -> None:
    table = own_server.make("human", "human", rules={"rounds": 2, "dice": 2})
    own_server.sit(table, "Ben")
    anna = people.come(sits=table, server=own_server, confirm=False)
    ben = people.come(sits=table, seat=1, server=own_server, confirm=False)
    anna.roll_button.wait_for()
    ben.casino(1).wait_for()
    now = upgrade(own_server, newer, anna, ben)
    while own_server.see(table)["position"]["round"] == 1:
        own_server.act(table)
    for person in (anna, ben):  # in the last round the result is fetched, which is gone
        wait_for_version(person, now)
        person.casino(1).wait_for()
    play_out(anna, ben)
    for person in (anna, ben):
        person.to_result()
    assert anna.standings() == ben.standings()


def test_a_hidden_page_loads_the_newer_one_by_itself(
    own_server: Server, people: People, newer: Path
) -> None:
    table = own_server.make("human", "human")
    own_server.sit(table, "Ben")
    anna = people.come(sits=table, server=own_server)
    anna.roll_button.wait_for()
    now = upgrade(own_server, newer, anna)
    wait_for_version(anna, now, hidden=True)
    anna.roll()


def test_a_part_that_stays_missing_reloads_the_page_once_and_leaves_none_blank(
    own_server: Server, people: People, newer: Path
) -> None:
    guest = people.come(server=own_server).open("/")
    guest.button("web-play-now").wait_for()
    tries: list[str] = []
    documents: list[str] = []

    def refuse(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=404, body="")

    guest.context.route("**/pack/screens-rules.js", refuse)
    guest.page.on("domcontentloaded", lambda page: documents.append(page.url))
    upgrade(own_server, newer, guest)
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
