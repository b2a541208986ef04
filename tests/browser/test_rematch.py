"""One more: seats and watchers are kept, and the next one starts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import PHONE, People
from tests.browser.service import SHORT
from tests.browser.words import EN, seat_names


def test_a_rematch_keeps_seats_and_watchers_and_moves_the_start(people: People) -> None:
    server = people.server
    table = server.make("human", "human", "random", rules=SHORT)
    server.sit(table, "Ben")
    anna = people.come(sits=table)
    ben = people.come(sits=table, seat=1, size=PHONE)
    eve = people.come().open(table.path)
    eve.button("web-watching").wait_for()
    server.play_out(table)
    for person in (anna, ben, eve):
        person.to_result()

    anna.button("web-result-rematch").click()
    anna.heading("web-your-table").wait_for()
    again = anna.page.url.rpartition("/")[2]
    assert again != table.id
    ben.button("web-result-join").click()
    # Everybody is back: it begins by itself.
    anna.casino(1).wait_for()
    ben.casino(1).wait_for()
    eve.button("web-result-join").click()
    eve.button("web-watching").wait_for()
    assert {person.page.url.rpartition("/")[2] for person in (anna, ben, eve)} == {again}

    old, new = server.see(table), server.see(again)
    assert new["status"] == "playing"
    names = ["Anna", "Ben", EN("bot-random.name")]
    assert seat_names(new["seats"]) == seat_names(old["seats"]) == names
    assert [seat["look"] for seat in new["seats"]] == [seat["look"] for seat in old["seats"]]
    assert new["rules"]["start"] == 1
    assert {**new["rules"], "start": 0} == {**old["rules"], "start": 0}
    assert new["fair"]["commitment"] != old["fair"]["commitment"]
    # Ben starts, and each sits where they sat.
    ben.roll()
    expect(anna.players.nth(0)).to_contain_text(anna.t("web-seat-you"))
    expect(ben.players.nth(1)).to_contain_text(ben.t("web-seat-you"))
    expect(anna.players.nth(1)).to_contain_text(anna.t("web-player-start"))
