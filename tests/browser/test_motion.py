"""Motion: a roll is animated and ends in its dice, a tap skips it, reduced motion is respected."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person
from tests.browser.service import Table

# Dice in the air.
FLYING = """() => document.getAnimations().filter(
  (each) => each.playState === "running" && each.effect.target?.closest(".cube-stand"),
).length"""
# Whatever lasts long enough to be seen.
MOVING = """() => document.getAnimations().filter(
  (each) => each.effect.getComputedTiming().duration > 1,
).map((each) => each.animationName ?? each.transitionProperty ?? "flight")"""

# The document without what a moment may leave behind: focus, the live region, times.
STATE = """() => {
  const main = document.querySelector("main").cloneNode(true);
  for (const element of main.querySelectorAll("[style]")) {
    element.removeAttribute("style");
  }
  return main.innerHTML;
}"""


def table_to_roll(people: People, **rules: Any) -> Table:
    table = people.server.make("human", "human", rules={"dice": 8, **rules})
    people.server.sit(table, "Ben")
    return table


def still_document(person: Person) -> str:
    """Return the document once nothing moves any more."""
    person.wait_until(f"({FLYING})() === 0")
    return str(person.page.evaluate(STATE))


def test_a_roll_moves_and_ends_in_the_same_document_as_without_motion(people: People) -> None:
    table = table_to_roll(people)
    moving = people.come(sits=table, size=PHONE, speed=1)
    still = people.come(sits=table, size=PHONE, speed=0)
    for person in (moving, still):
        person.roll_button.wait_for()
    moving.roll_button.click()
    moving.wait_until(f"({FLYING})() > 0")
    assert still.page.evaluate(MOVING) == []
    for person in (moving, still):
        person.groups.first.wait_for()
    moving.page.mouse.move(1, 1)  # a pointer over a casino looks at it
    assert still_document(moving) == still_document(still)
    moving.expect_table(table, table.tokens[0])


# What takes long enough to be seen takes hours, so that nothing ends by itself.
ENDLESS = """{
  const usual = window.setTimeout;
  const takes = (ms) => (ms > 350 && ms !== 400 ? 1e7 : ms);
  window.setTimeout = (call, ms = 0, ...more) => usual(call, takes(ms), ...more);
}"""


def come_to_endless_moves(people: People, table: Table, **more: Any) -> Person:
    """Return a person to whom every move is shown until it is skipped."""
    person = people.come(sits=table, speed=1, **more)
    person.page.add_init_script(ENDLESS)
    person.page.reload()
    person.roll_button.wait_for()
    return person


def test_any_tap_skips_what_moves(people: People) -> None:
    table = table_to_roll(people)
    anna = come_to_endless_moves(people, table, size=PHONE, touch=True)
    # Another browser of hers rolls, so that no tap of this one is about the dice.
    people.server.act(table)
    anna.wait_until(f"({FLYING})() > 0")
    anna.page.touchscreen.tap(180, 22)
    anna.groups.first.wait_for()
    assert anna.page.evaluate(FLYING) == 0


def test_a_key_skips_what_moves(people: People) -> None:
    table = table_to_roll(people)
    anna = come_to_endless_moves(people, table)
    people.server.act(table)
    anna.wait_until(f"({FLYING})() > 0")
    anna.page.keyboard.press("x")
    anna.groups.first.wait_for()


def test_where_the_system_asks_for_stillness_nothing_moves(people: People) -> None:
    table = table_to_roll(people, rounds=1, dice=2)
    anna = people.come(sits=table, size=PHONE, speed=1, still=True)
    anna.roll_button.wait_for()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "still")
    anna.page.evaluate(
        f"""() => {{
          window.moved = [];
          const look = () => {{
            window.moved.push(...({MOVING})());
            requestAnimationFrame(look);
          }};
          look();
        }}"""
    )
    while people.server.see(table)["status"] == "playing":
        if not anna.act():
            # What is hers to do she does herself, also where her page has not heard of it yet.
            people.server.act(table, waits=table.tokens[0])
    anna.to_result()
    assert anna.page.evaluate("window.moved") == []


def test_what_happened_while_nobody_looked_is_not_played_for_minutes(people: People) -> None:
    table = table_to_roll(people)
    anna = come_to_endless_moves(people, table)
    with anna.watch.trouble():
        anna.context.set_offline(True)
        for _ in range(40):
            people.server.act(table)
        anna.context.set_offline(False)
        passing = [anna.t("web-button-skip"), anna.t("web-button-next-round")]
        while not anna.shows_table(table, table.tokens[0]):
            if anna.main_label() in passing:
                anna.page.locator(".main-button").click()
            anna.page.wait_for_timeout(10)
