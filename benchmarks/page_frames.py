"""Work of the page in each frame while dice roll, casinos pay and the result appears.

    python benchmarks/page_frames.py [--slowdown 4] [--size 390x844]

A person plays a game of one round against three bots at normal speed, with a processor slowed down
as by Chromium's developer tools. From Chromium's trace it prints for each part of the game the work
of the main thread between the starts of two frames, and the tasks that are felt as a pause.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.people import People, Person
from tests.browser.service import Server
from tests.chromium import running_chromium

TARGET = 8.0
"""Milliseconds of work in a frame; a screen with 60 frames a second leaves 16.7 ms."""
LONG = 50.0
"""Milliseconds of a long task, as the Long Tasks API defines it."""
CATEGORIES = ["devtools.timeline", "toplevel", "blink.user_timing"]
PARTS = ("round", "pay-out", "result")
SAMPLE_EVERY = 300
"""Milliseconds between two looks at the page, each of which is work of its main thread."""
AFTER_RESULT = 3000
"""Milliseconds in which the result is watched."""
Event = dict[str, Any]


@dataclass
class Part:
    """A part of the game, and the work of the main thread in it, in milliseconds."""

    name: str
    frames: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        """Return the part's line of the table."""
        frames = sorted(self.frames) or [0.0]
        within = sum(work <= TARGET for work in frames) / len(frames)
        long = [task for task in self.tasks if task > LONG]
        middle, most = frames[len(frames) // 2], frames[int(0.95 * (len(frames) - 1))]
        return (
            f"{self.name:<9}{len(frames):>7}{middle:>9.1f}{most:>8.1f}{frames[-1]:>9.1f}"
            f"{within:>9.1%}{len(long):>7}{max(self.tasks, default=0.0):>9.1f}"
        )


def play(person: Person) -> None:
    """Play the game at the pace of the page, and mark in the trace where each part begins."""
    paid = person.page.locator(".payout")
    mark(person, "round")
    while not paid.is_visible():
        person.act()
        person.page.wait_for_timeout(SAMPLE_EVERY)
    mark(person, "pay-out")
    over = person.button("web-button-result").or_(person.standings_table)
    over.first.wait_for()
    mark(person, "result")
    person.to_result()
    person.page.wait_for_timeout(AFTER_RESULT)


def mark(person: Person, part: str) -> None:
    """Note in the trace that a part begins."""
    person.page.evaluate(f"performance.mark('part {part}')")


def traced(browser: Browser, person: Person, slowdown: float) -> list[Event]:
    """Return the events of Chromium's trace of a game."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    play(person)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def parts_of(events: list[Event]) -> list[Part]:
    """Return the work of each frame and the tasks, by part of the game."""
    marks: dict[str, Event] = {}
    for event in events:
        if event["name"].startswith("part "):
            marks.setdefault(event["name"].removeprefix("part "), event)
    thread = {(event["pid"], event["tid"]) for event in marks.values()}
    assert len(thread) == 1, "one page, one main thread"
    ours = [event for event in events if (event["pid"], event["tid"]) in thread]
    begins = [marks[name]["ts"] for name in PARTS]
    frames = sorted(
        event["ts"] for event in ours if event["name"] == "AnimationFrame" and event["ph"] == "b"
    )
    parts = [Part(name) for name in PARTS]
    work = [0.0] * (len(frames) + 1)
    for event in ours:
        if event["name"] == "ThreadControllerImpl::RunTask" and event["ph"] == "X":
            part = bisect_right(begins, event["ts"]) - 1
            milliseconds = event.get("tdur", 0) / 1000
            work[bisect_right(frames, event["ts"])] += milliseconds
            if part >= 0:
                parts[part].tasks.append(milliseconds)
    for at, milliseconds in zip(frames, work[1:], strict=True):
        part = bisect_right(begins, at) - 1
        if part >= 0:
            parts[part].frames.append(milliseconds)
    return parts


def main() -> None:
    """Print a line for each part of the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4.0)
    parser.add_argument("--size", default="390x844")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        server = Server(Path(folder)).start()
        try:
            table = server.make("human", "greedy", "frugal", "random", rules={"rounds": 1})
            people = People(browser, server)
            person = people.come(sits=table, size=(width, height), speed=1)
            person.roll_button.wait_for()
            events = traced(browser, person, options.slowdown)
            people.leave()
        finally:
            server.close()
    print(f"{width} x {height}, processor slowed down {options.slowdown:g} times; milliseconds")
    print("part      frames   median    95 %  longest  <= 8 ms   long  longest task")
    for part in parts_of(events):
        print(part)


if __name__ == "__main__":
    main()
