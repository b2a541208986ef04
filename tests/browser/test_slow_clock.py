"""A table whose turns take days, as a program made it: the page shows the times in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People

DAY = 24 * 3600


def test_days_are_shown_as_days(people: People) -> None:
    table = people.server.make("human", "human", turn_seconds=3 * DAY, grace=None)
    anna = people.come(sits=table)
    agreed = anna.page.locator(".agreed")
    expect(agreed).to_contain_text(anna.t("web-agreed-clock-time", time="3 days"))
    expect(agreed).to_contain_text(anna.t("web-agreed-no-grace"))
    people.server.sit(table, "Ben")
    anna.casino(1).wait_for()
    expect(anna.page.locator(".player-seconds")).to_have_text("3 days")
