"""A table whose maker leaves before the game: the next one is shown how to begin it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People


def test_who_stays_becomes_the_host_and_begins(people: People) -> None:
    table = people.server.make("human", "human", "human")
    people.server.sit(table, "Ben")
    ben = people.come(sits=table, seat=1)
    ben.heading("web-table-of", name="Anna").wait_for()
    start = ben.button("web-start-with-bots")
    expect(start).to_have_count(0)
    people.server.call("DELETE", f"/tables/{table.id}/seats/0", token=table.tokens[0])
    ben.heading("web-your-table").wait_for()
    start.click()
    ben.casino(1).wait_for()
