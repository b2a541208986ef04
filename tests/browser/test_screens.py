"""Laws of every screen: in every language, light and dark, on phones and large screens.

axe finds nothing, no text is missing, the document says its language. The walk (walk.py) finds that
every control can be reached, no text is cut, no boxes overlap and no word is broken: by day at one
more size of each screen, at night at every size, in every language and theme.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from lastroll.locales import LANGUAGES
from tests.browser.people import PHONE, WIDE, People
from tests.browser.tour import (
    Stop,
    screens_before_a_game,
    screens_of_a_full_table,
    screens_of_a_game,
)
from tests.browser.walk import EVERY_LOOK, SCREENS, SIZES, layout_faults, sample, walk, walk_sizes

Tour = Callable[..., Iterator[Stop]]
Record = Callable[[str, object], None]

AXE: Final[str] = Axe().axe_script
# Everything that axe knows, and the size of targets, which it asks for only where it is told to.
# There are no frames, and no rule that is asked for needs the style sheets fetched once more.
RUN: Final = """(only) => axe.run({
  resultTypes: ["violations"], rules: { "target-size": { enabled: true } },
  iframes: false, preload: false, ...(only ? { runOnly: only } : {}),
}).then(found => found.violations)"""

# Both lights and both sizes, and special needs, each in another language.
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "light-phone": {"scheme": "light", "size": PHONE, "language": "de"},
    "dark-wide": {"scheme": "dark", "size": WIDE, "language": "en"},
    "still-phone": {"still": True, "speed": 1, "size": PHONE, "language": "es"},
    "zoom-200": {"scale": 2, "size": (640, 400), "language": "nl"},
    "320-px": {"size": (320, 568), "language": "fr"},
}
# By day each light and each size is seen once; at night each light at each size.
AT_NIGHT: Final[dict[str, dict[str, Any]]] = {
    "dark-phone": {"scheme": "dark", "size": PHONE, "language": "fr"},
    "light-wide": {"scheme": "light", "size": WIDE, "language": "it"},
}
# What axe finds depends on the theme and on nothing else of a look, except for the size of targets.
THEMES: Final = {"light-phone", "dark-wide"}
SIZE_RULES: Final = ["target-size"]
NIGHTLY: Final = bool(os.environ.get("LASTROLL_NIGHTLY"))


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """Return what axe finds on a page, by all its rules or by some: the rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    for violation in page.evaluate(RUN, only):
        for node in violation["nodes"]:
            reasons = [check["message"] for check in (*node["any"], *node["all"], *node["none"])]
            found.append(f"{violation['id']}: {node['target']}: {' '.join(reasons)}"[:500])
    return found


TOURS: Final[list[Tour]] = [screens_before_a_game, screens_of_a_game]


def _tours_of_looks() -> list[Any]:
    """Return each tour with each look, by day without those that show nothing new but a size."""
    by_day = {(tour, look) for tour in TOURS for look in LOOKS}
    by_day -= {(screens_before_a_game, look) for look in LOOKS if look not in THEMES}
    return [
        pytest.param(tour, look, marks=[] if (tour, look) in by_day else pytest.mark.nightly)
        for tour in TOURS
        for look in LOOKS | AT_NIGHT
    ]


@pytest.mark.parametrize(("tour", "look"), _tours_of_looks())
def test_every_screen_is_as_it_should_be(
    people: People, tour: Tour, look: str, record_property: Record
) -> None:
    like = (LOOKS | AT_NIGHT)[look]
    turn = list(LOOKS | AT_NIGHT).index(look)
    rules = None if NIGHTLY or look in THEMES else SIZE_RULES
    found = []
    looked_at = 0
    for number, (screen, person) in enumerate(tour(people, **like)):
        page = person.page
        faults = [*violations(page, rules), *(f"id shown: {each}" for each in person.ids_shown())]
        if page.locator("html").get_attribute("lang") != like["language"]:
            faults.append("the document does not say its language")
        size = sample(number, turn)
        faults += [f"{seen}: {fault}" for seen, fault in walk_sizes(person, [size])]
        found += [f"{screen}: {fault}" for fault in faults]
        looked_at += 2
    record_property(SCREENS, looked_at)
    assert found == [], "\n".join(["", *found])


@pytest.mark.nightly
@pytest.mark.parametrize("tour", TOURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walk_through_every_screen_size_language_and_theme(
    people: People, tour: Tour, language: str, record_property: Record
) -> None:
    looks = [look for look in EVERY_LOOK if look.language == language]
    found = []
    looked_at = 0
    for screen, person in tour(people, size=PHONE):
        found += [f"{screen}: {look}: {fault}" for look, fault in walk(person, looks)]
        looked_at += len(looks)
    record_property(SCREENS, looked_at)
    assert found == [], "\n".join(["", *found])


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=[pytest.mark.nightly] * (each != "de")) for each in LANGUAGES],
)
def test_the_walk_through_a_full_table(
    people: People, language: str, record_property: Record
) -> None:
    found = []
    looked_at = 0
    sizes = SIZES if NIGHTLY else SIZES[::3]
    for screen, person in screens_of_a_full_table(people, language=language):
        found += [f"{screen}: {look}: {fault}" for look, fault in walk_sizes(person, sizes)]
        looked_at += len(sizes)
    record_property(SCREENS, looked_at)
    assert found == [], "\n".join(["", *found])


# Each has the fault that it is named for; the page's policy wants styles set by a script.
BAD: Final = {
    "out of the window": "<button data-style='position:fixed;top:5000px'>Far away</button>",
    "control cut": "<p data-style='width:60px;overflow:hidden'><input></p>",
    "text cut": "<p data-style='width:60px;overflow:hidden;white-space:nowrap'>Without a sign</p>",
    "text out of the window": "<p data-style='position:absolute;left:-50px'>Begins outside</p>",
    "scrolls sideways": "<p data-style='width:60px;overflow:auto'><input></p>",
    "controls overlap": "<button data-style='margin-right:-20px'>A</button><button>B</button>",
    "texts overlap": "<p data-style='margin-bottom:-12px'>One line</p><p>Another line</p>",
    "word broken": "<p data-style='width:40px;overflow-wrap:anywhere'>Person</p>",
}
INSERT: Final = """(main, bad) => {
  main.insertAdjacentHTML("afterbegin", `<div id="bad">${bad}</div>`);
  for (const it of main.querySelectorAll("[data-style]")) it.style.cssText = it.dataset.style;
}"""


def test_the_walk_sees_each_fault(people: People) -> None:
    guest = people.come().open("/rules")
    guest.heading("web-rules").wait_for()
    main = guest.page.get_by_role("main")
    assert layout_faults(guest) == []
    for fault, bad in BAD.items():
        main.evaluate(INSERT, bad)
        seen = layout_faults(guest)
        assert any(each.startswith(fault) for each in seen), (fault, seen)
        guest.page.locator("#bad").evaluate("it => it.remove()")
    sign = "overflow:hidden;text-overflow:ellipsis"
    main.evaluate(INSERT, BAD["text cut"].replace("overflow:hidden", sign))
    assert layout_faults(guest) == []


UNUSED: Final = """() => {
  const sheets = document.querySelectorAll("link[rel=stylesheet]");
  const used = [...sheets].map((link) => link.href);
  const early = document.querySelectorAll("link[rel=preload][as=style]");
  return [...early].filter((link) => !used.includes(link.href)).length;
}"""


def test_no_screen_fetches_styles_early_that_it_does_not_use(people: People) -> None:
    table = people.server.make("human", "greedy", rules={"rounds": 1, "dice": 1})
    people.server.play_out(table)
    guest = people.come()
    for path in ("/", table.path, f"{table.path}/replay"):
        guest.open(path)
        guest.wait_until(f"({UNUSED})() === 0")
