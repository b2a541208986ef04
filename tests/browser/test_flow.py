"""The flow of a game: every move is seen, no tap is taken for what it was not meant for."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person
from tests.browser.service import Table
from tests.browser.words import ANY

# Notes each step that the page shows, with the time at which the document has it.
RECORDER = """addEventListener("DOMContentLoaded", () => {
  window.shown = [];
  window.gains = [];
  window.animated = new Set();
  const tapped = new WeakSet();
  const look = () => {
    const step = Number(document.querySelector(".table")?.dataset.step ?? -1);
    if (step >= 0 && shown.at(-1)?.[0] !== step) shown.push([step, performance.now()]);
    for (const gain of document.querySelectorAll(".gain")) {
      if (!tapped.has(gain)) gains.push(gain.innerText);
      tapped.add(gain);
    }
    for (const { effect } of document.getAnimations())
      for (const frame of effect.getKeyframes())
        for (const name of Object.keys(frame)) animated.add(name);
    // A finger that is on the dice as they come to rest.
    for (const dice of document.querySelectorAll("button.dice-group")) {
      if (!tapped.has(dice)) dice.click();
      tapped.add(dice);
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-step"],
  });
})"""
# Taps the main button again soon after the next tap on it. By the page's own clock: a busy machine
# delays these taps and the end of the 400 ms alike.
TAP_AGAIN = """() => {
  const button = document.querySelector(".main-button");
  const tap = () => button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  const again = () => [50, 120, 250, 380].map((ms) => setTimeout(tap, ms));
  button.addEventListener("click", again, { once: true });
}"""
LEAST_SEEN = 300
"""Milliseconds for which each move of the others is on the screen at normal speed."""


def come_with_recorder(people: People, table: Table, **more: Any) -> Person:
    """Return a person whose taps count as in real life, and whose page records what it shows."""
    person = people.come(size=PHONE, touch=True, stray=True, speed=1, **more)
    person.page.add_init_script(RECORDER)
    return person.open(table.path)


def tap(person: Person, x: float, y: float, wait: int) -> None:
    """Tap the screen and wait some milliseconds."""
    person.page.touchscreen.tap(x, y)
    person.page.wait_for_timeout(wait)


def choose_first(person: Person) -> None:
    """Choose the first group of dice, which counts when the dice have been seen."""
    while not person.place_button.is_visible():
        person.groups.first.click()
        person.page.wait_for_timeout(50)


@pytest.mark.parametrize("waits", [(50, 120, 180), (250, 320, 400)], ids=["quick", "slow"])
def test_each_move_of_the_others_is_seen_whatever_is_tapped(
    people: People, waits: tuple[int, ...]
) -> None:
    table = people.server.make("human", "greedy", "frugal", "random", rules={"dice": 8})
    anna = come_with_recorder(people, table, sits=table)
    anna.roll_button.tap()
    anna.groups.first.wait_for()
    # Dice that have just come to rest under a finger are not chosen.
    assert anna.page.locator(".dice-group.group-selected").count() == 0
    choose_first(anna)
    # Again and again on the same button: within 400 ms of the placing it does nothing.
    anna.page.evaluate(TAP_AGAIN)
    anna.place_button.tap()
    # And anywhere but there, until it is Anna's turn again.
    spots = [(60, 140), (180, 300), (180, 24), (100, 500), (300, 140)]
    number = 0
    while not (anna.roll_button.is_visible() and anna.roll_button.is_enabled()):
        tap(anna, *spots[number % len(spots)], wait=waits[number % len(waits)])
        number += 1
    steps = people.server.call("GET", f"/tables/{table.id}/steps")["steps"]
    assert steps[-1]["event"]["event"] == "placed"
    assert people.server.see(table, table.tokens[0])["can"] == ["roll"]
    shown = anna.page.evaluate("shown")
    indices = [index for index, _ in shown]
    assert indices == list(range(indices[0], len(steps)))
    seen = [
        later - earlier
        for (index, earlier), (_, later) in pairwise(shown)
        if steps[index]["event"].get("seat", 0) != 0
    ]
    assert len(seen) == 5  # three rolls and three placings, of which the last one stays
    assert min(seen) >= LEAST_SEEN, seen
    print(f"\neach of {len(seen)} moves was seen for {min(seen):.0f} ms or more")


def test_a_pay_out_ends_in_a_summary_that_waits(people: People) -> None:
    table = people.server.make("human", "greedy", rules={"dice": 1, "rounds": 2})
    anna = come_with_recorder(people, table, sits=table)
    anna.roll_button.tap()
    anna.groups.first.wait_for()
    choose_first(anna)
    anna.place_button.tap()
    summary = anna.page.get_by_role("region", name=anna.t("web-summary-title", round=1))
    # Rolling is not to be had while the pay-out is shown, by no key and no tap.
    while not summary.is_visible():
        anna.page.keyboard.press("r")
        tap(anna, 180, 300, 50)
    assert people.server.see(table, table.tokens[0])["position"]["roll"] is None
    steps = people.server.call("GET", f"/tables/{table.id}/steps")["steps"]
    kinds = [step["event"]["event"] for step in steps]
    paid = [at for at, kind in enumerate(kinds) if kind == "casino-paid"]
    assert len(paid) == 6
    assert {index for index, _ in anna.page.evaluate("shown")} >= set(paid)
    won = sum(
        payment["note"]
        for at in paid
        for payment in steps[at]["event"]["payments"]
        if payment["owner"] == 0
    )
    # What rises from Anna's chip is what she has won, and only what costs no layout is animated.
    assert anna.page.evaluate("gains") == ([f"+${won:,}"] if won else [])
    timing = {"offset", "computedOffset", "easing", "composite"}
    assert set(anna.page.evaluate("[...animated]")) - timing == {"transform", "opacity"}
    mine = summary.get_by_role("listitem").filter(has_text=anna.t("web-summary-you"))
    expect(mine).to_contain_text(f"+${won:,}" if won else anna.t("web-summary-nothing"))
    for _ in range(3):
        tap(anna, 180, 300, 50)
    expect(summary).to_be_visible()
    # The sound is offered once, when there was something to hear.
    summary.get_by_role("button", name=anna.t("web-sound-offer")).tap()
    assert anna.setting("sound") is True
    assert anna.setting("soundOffered") is True
    anna.button("web-button-next-round").tap()
    anna.heading("web-round", round=2, rounds=ANY).wait_for()
    expect(summary).to_be_hidden()
    anna.roll_button.or_(anna.button("web-button-skip")).first.wait_for()


# Presses Skip once at each step, however slow this test is.
SKIP_AT_ONCE = """() => {
  let last = "";
  new MutationObserver(() => {
    const { step } = document.querySelector(".table").dataset;
    if (step !== last) document.querySelector(".main-skip")?.click();
    last = step;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_skip_passes_over_the_moves_of_the_others_but_over_no_pay_out(people: People) -> None:
    table = people.server.make("human", "greedy", rules={"dice": 1, "rounds": 2})
    anna = people.come(size=PHONE, speed=1, sits=table)
    anna.page.add_init_script(RECORDER)
    anna.page.reload()
    anna.roll()
    choose_first(anna)
    anna.page.evaluate(SKIP_AT_ONCE)
    anna.place_button.click()
    anna.button("web-button-next-round").wait_for()
    steps = people.server.call("GET", f"/tables/{table.id}/steps")["steps"]
    shown = [steps[index]["event"]["event"] for index, _ in anna.page.evaluate("shown")]
    assert shown[-1] == "round-ended"
    assert "casino-paid" in shown


# The summary closes by itself after six seconds; here at once.
SHORT_SUMMARY = """{
  const usual = window.setTimeout;
  window.setTimeout = (call, ms = 0, ...more) => usual(call, ms === 6000 ? 600 : ms, ...more);
}"""


def test_where_a_clock_runs_the_summary_closes_by_itself(people: People) -> None:
    table = people.server.make("human", "human", rules={"dice": 1, "rounds": 2}, turn_seconds=600)
    people.server.sit(table, "Ben")
    anna = people.come(sits=table)
    anna.page.add_init_script(SHORT_SUMMARY)
    anna.page.reload()
    anna.roll_button.wait_for()
    for _ in range(4):
        people.server.act(table)
    anna.page.get_by_role("region", name=anna.t("web-summary-title", round=1)).wait_for()
    anna.heading("web-round", round=2, rounds=ANY).wait_for()


def test_a_curtain_says_whose_turn_it_is_to_several_people_at_one_device(people: People) -> None:
    both = people.come(size=PHONE, stray=True).open("/")
    both.button("web-hot-seat").click()
    sheet = both.sheet("web-hot-seat")
    sheet.get_by_label(both.t("web-name-of-seat", number=1)).fill("Anna")
    sheet.get_by_label(both.t("web-name-of-seat", number=2)).fill("Benno")
    sheet.get_by_role("button", name=both.t("setup-play"), exact=True).click()
    both.roll()
    both.page.evaluate(
        """() => new MutationObserver(() => {
          const curtain = document.querySelector(".curtain")?.innerText;
          if (curtain) window.curtain = curtain.trim();
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    choose_first(both)
    both.place_button.click()
    both.roll_button.click()  # a curtain in front of it is waited for
    assert both.page.evaluate("window.curtain") == both.t("web-hand-over", name="Benno")
    expect(both.page.locator(".curtain")).to_have_count(0)
