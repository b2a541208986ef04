"""Somebody comes by: two taps from the landing page to the first own roll."""

from __future__ import annotations

import time

from tests.browser.people import PHONE, People


def test_two_taps_from_landing_to_the_first_own_roll(people: People) -> None:
    guest = people.come(size=PHONE, touch=True, speed=1)
    began = time.perf_counter()
    guest.open("/")
    guest.button("web-play-now").tap()
    guest.roll_button.tap()
    guest.groups.first.wait_for()
    took = time.perf_counter() - began
    print(f"\nfrom landing to the first roll: {took:.2f} s")
    assert guest.groups.count() == len(set(_rolled(guest.server, guest.page.url)))
    assert took < 20


def _rolled(server: object, url: str) -> str:
    from tests.browser.service import Server

    assert isinstance(server, Server)
    position = server.see(url.rpartition("/")[2])["position"]
    assert position["turn"] == 0
    return str(position["roll"]["own"])
