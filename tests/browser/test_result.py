"""The result speaks to the reader, has two seconds of light, and leads on to the next game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from lastroll.bots import LADDER
from tests.browser.people import PHONE, People
from tests.browser.service import Json, Table
from tests.browser.words import EN, seat_names

RULES = {"rounds": 1, "dice": 3}


def headline(seen: Json) -> str:
    """Return the headline for the first person at a table, from the standings."""
    mine = next(row for row in seen["standings"] if row["seat"] == 0)
    names = seat_names(seen["seats"])
    better = [row for row in seen["standings"] if row["rank"] < mine["rank"]]
    if better:
        gap, name = better[-1]["money"] - mine["money"], names[better[-1]["seat"]]
        message_id = "web-result-you-place" if gap else "web-result-you-level"
        return EN(message_id, rank=mine["rank"], gap=EN.money(gap), name=name)
    if len(seen["winners"]) == 1:
        return EN("web-result-you-won")
    shares = [names[seat] for seat in seen["winners"] if seat]
    return EN("web-result-you-shared", names=EN.list(shares))


def game(people: People, *, won: bool) -> tuple[Table, Json]:
    """Play games until the person has won one alone, or lost one to a bot alone."""
    while True:
        table = people.server.make("human", "greedy", "random", rules=RULES)
        seen = people.server.play_out(table)
        if len(seen["winners"]) == 1 and (seen["winners"] == [0]) == won:
            return table, seen


# The properties that animations change, and how many animations there are.
ANIMATED = """() => {
  const known = ["offset", "computedOffset", "easing", "composite"];
  const all = document.getAnimations().map((it) => it.effect.getKeyframes());
  const names = all.flat().flatMap((frame) => Object.keys(frame));
  return [all.length, ...new Set(names.filter((name) => !known.includes(name)))];
}"""

# The lights from their beginning, however slow the machine is, and halted there.
AGAIN = """() => {
  for (const motion of ["still", "moving"]) {
    document.documentElement.dataset.motion = motion;
    document.body.getBoundingClientRect();
  }
  for (const it of document.getAnimations()) it.pause();
}"""


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_the_result_speaks_to_the_reader(people: People, won: bool) -> None:
    table, seen = game(people, won=won)
    anna = people.come(sits=table, size=PHONE, still=True, speed=1)
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(headline(seen))
    winner = seen["seats"][seen["winners"][0]]["bot"]
    marquee = anna.page.locator(".marquee")
    notes = marquee.locator(".note")
    if won:
        values = [int(note.get_attribute("data-note") or 0) for note in notes.all()]
        assert sum(values) == seen["standings"][0]["money"]
        assert len(values) == seen["standings"][0]["notes"]
    else:
        expect(marquee.locator(f".portrait-{winner}")).to_be_visible()
        expect(marquee).to_contain_text(EN(f"bot-{winner}.won"))
        assert notes.count() == 0
    for better, worse in pairwise(seen["standings"]):
        if gap := better["money"] - worse["money"]:
            name = seat_names(seen["seats"])[better["seat"]]
            behind = EN("web-result-behind", gap=EN.money(gap), name=name)
            if better["seat"] == 0:
                behind = EN("web-result-behind-you", gap=EN.money(gap))
            expect(anna.standings_table).to_contain_text(behind)
    # Where the system asks for stillness all of it stands there at once.
    assert anna.page.evaluate(ANIMATED) == [0]


def test_the_lights_of_a_win_only_move_and_fade_and_go_out(people: People) -> None:
    table, _ = game(people, won=True)
    anna = people.come(sits=table, speed=1)
    anna.standings_table.wait_for()
    anna.page.evaluate(AGAIN)
    found = anna.page.evaluate(ANIMATED)
    assert found[0] > 5
    assert set(found[1:]) <= {"transform", "opacity"}
    anna.page.evaluate("for (const it of document.getAnimations()) it.play()")
    anna.wait_until(f"({ANIMATED})()[0] === 0")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_stronger_opponent_is_one_tap_away(people: People) -> None:
    server = people.server
    table = server.make("human", "novice", "random", rules=RULES, clock="fast")
    server.play_out(table)
    anna = people.come(sits=table)
    names = [bot.name for bot in LADDER]
    stronger = names[names.index("novice") + 1]
    anna.button("web-result-stronger", name=EN(f"bot-{stronger}.name")).click()
    anna.roll_button.wait_for()
    old, new = server.see(table), server.see(anna.page.url.rpartition("/")[2])
    assert [seat["bot"] for seat in new["seats"]] == [None, "novice", stronger]
    assert new["seats"][0]["name"] == "Anna"
    assert (new["rules"], new["options"]) == (old["rules"], old["options"])


def test_the_same_dice_are_one_tap_away_and_count_for_nothing(people: People) -> None:
    server = people.server
    table = server.make("human", "novice", rules={"rounds": 1})
    server.play_out(table)
    anna = people.come(sits=table)
    anna.button("web-result-same-dice").click()
    anna.roll_button.or_(anna.button("web-button-skip")).first.wait_for()
    expect(anna.text("web-same-dice-note")).to_be_visible()
    again = anna.page.url.rpartition("/")[2]
    new = server.see(again)
    assert again != table.id
    assert new["fair"]["repeated"] is True
    assert new["seats"][0]["name"] == "Anna"


def test_with_another_person_there_is_no_stronger_table(people: People) -> None:
    table = people.server.make("human", "human", "random", rules=RULES)
    people.server.sit(table, "Ben")
    people.server.play_out(table)
    anna = people.come(sits=table)
    anna.button("web-result-record").wait_for()
    assert anna.page.locator(".result-stronger").count() == 0
    assert anna.button("web-result-same-dice").count() == 0
