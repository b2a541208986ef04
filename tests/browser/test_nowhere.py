"""An address of nothing: the page says so, with a picture and ways on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import SMALL, People


@pytest.mark.parametrize("path", ["/t/none", "/c/ZZZZZZ", "/t/none/replay", "/none"])
def test_an_address_of_nothing_has_a_picture_and_ways_on(people: People, path: str) -> None:
    guest = people.come(size=SMALL)
    guest.watch.allow("status of 404")
    guest.open(path).link("web-home-short").wait_for()
    expect(guest.page.locator(".nowhere-sky .facade")).to_have_count(6)
    expect(guest.link("web-learn")).to_be_in_viewport()
    # A reader without a table may type its code.
    assert guest.page.get_by_label(guest.t("web-join-code")).count() == (path != "/none")
