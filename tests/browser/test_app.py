"""The page as an app: its manifest, its worker, and what it still shows without a network."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person

WORKER_READY = "navigator.serviceWorker.ready.then(it => it.active.state)"


def installed(people: People) -> Person:
    """Return a person who has been here before: the worker has fetched the app shell."""
    guest = people.come(size=PHONE, worker=True).open("/")
    guest.page.evaluate(WORKER_READY)
    guest.wait_until("navigator.serviceWorker.controller !== null")
    return guest


def test_the_manifest_makes_an_app_of_it(people: People) -> None:
    guest = people.come().open("/")
    address = guest.page.locator("link[rel=manifest]").get_attribute("href") or ""
    response = guest.page.request.get(people.server.address + address)
    assert response.ok
    manifest = json.loads(response.body())
    assert manifest["name"] == "Last Roll"
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = guest.page.request.get(
            people.server.address + address.rpartition("/")[0] + "/" + icon["src"]
        )
        assert drawn.ok
        assert drawn.headers["content-type"].startswith("image/svg+xml")


def test_after_a_visit_the_shell_works_without_network(people: People) -> None:
    guest = installed(people)
    with guest.watch.trouble():
        guest.context.set_offline(True)
        guest.page.reload()
        expect(guest.button("web-play-now")).to_be_visible()
        guest.open("/rules")
        expect(guest.heading("web-rules")).to_be_visible()
        expect(guest.page.get_by_role("main").get_by_role("heading", level=2)).not_to_have_count(0)
        guest.open("/learn")
        guest.button("web-lesson-next").click()
        guest.button("key-roll").click()
        guest.button("web-lesson-next").wait_for()
        # A table needs the network, and its page says so and goes on by itself.
        table = people.server.make("human", "human")
        guest.open(table.path)
        expect(guest.text("web-offline-table")).to_be_visible()
        guest.context.set_offline(False)
        guest.heading("web-table-of", name="Anna").wait_for()


def test_play_now_without_network_says_so_and_works_afterwards(people: People) -> None:
    guest = installed(people)
    with guest.watch.trouble():
        guest.context.set_offline(True)
        guest.button("web-play-now").click()
        expect(guest.text("web-offline").first).to_be_visible()
        guest.context.set_offline(False)
        guest.button("web-play-now").click()
        guest.roll_button.wait_for()


@pytest.mark.parametrize("path", ["/", "/learn"])
def test_nothing_of_a_table_is_kept_by_the_worker(people: People, path: str) -> None:
    guest = installed(people)
    table = people.server.make("human", "human")
    guest.open(table.path).heading("web-table-of", name="Anna").wait_for()
    guest.open(path)
    kept = guest.page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(request.url);
          return found;
        }"""
    )
    assert len(kept) > 20
    assert [url for url in kept if "/api/" in url] == [f"{people.server.address}/api/lesson"]
    assert not any(table.id in url for url in kept)
