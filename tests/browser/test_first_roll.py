"""Two taps lead from the landing page to the first own roll."""

from __future__ import annotations

import time

from tests.browser.people import PHONE, People


def test_two_taps_lead_from_the_landing_page_to_the_first_own_roll(people: People) -> None:
    guest = people.come(size=PHONE, touch=True, speed=1)
    began = time.perf_counter()
    guest.open("/")
    guest.button("web-play-now").tap()
    guest.roll_button.tap()
    guest.groups.first.wait_for()
    took = time.perf_counter() - began
    print(f"\nfrom landing to the first roll: {took:.2f} s")
    position = people.server.see(guest.page.url.rpartition("/")[2])["position"]
    assert position["turn"] == 0
    assert guest.groups.count() == len(set(position["roll"]["own"]))
    assert took < 20  # much less at a desk; this machine may have other things to do
