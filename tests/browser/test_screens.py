"""What holds on every screen: in every language, light and dark, on phones and large screens.

axe finds nothing, no text is missing, the document says its language, nothing is wider than the
screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from lastroll.locales import LANGUAGES
from tests.browser.people import PHONE, SIDEWAYS, WIDE, People
from tests.browser.tour import Stop, screens_before_a_game, screens_of_a_game

Tour = Callable[..., Iterator[Stop]]

AXE: Final[str] = Axe().axe_script
# Everything that axe knows, and the size of targets, which it asks for only where it is told to.
# There are no frames, and no rule that is asked for needs the style sheets fetched once more.
RUN: Final = """() => axe.run({
  resultTypes: ["violations"], rules: { "target-size": { enabled: true } },
  iframes: false, preload: false,
}).then(found => found.violations)"""

# Both lights and both sizes, and those who need something else, each in another language.
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


def violations(page: Page) -> list[str]:
    """What axe finds on a page: the rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    for violation in page.evaluate(RUN):
        for node in violation["nodes"]:
            reasons = [check["message"] for check in (*node["any"], *node["all"], *node["none"])]
            found.append(f"{violation['id']}: {node['target']}: {' '.join(reasons)}"[:500])
    return found


@pytest.mark.parametrize("tour", [screens_before_a_game, screens_of_a_game])
@pytest.mark.parametrize(
    "look", [*LOOKS, *(pytest.param(look, marks=pytest.mark.nightly) for look in AT_NIGHT)]
)
def test_every_screen_is_as_it_should_be(people: People, tour: Tour, look: str) -> None:
    like = (LOOKS | AT_NIGHT)[look]
    found = []
    for screen, person in tour(people, **like):
        page = person.page
        faults = [*violations(page), *(f"id shown: {each}" for each in person.ids_shown())]
        if page.locator("html").get_attribute("lang") != like["language"]:
            faults.append("the document does not say its language")
        if wide := page.evaluate(SIDEWAYS):
            faults.append(f"wider than the screen: {wide}")
        found += [f"{screen}: {fault}" for fault in faults]
    assert found == [], "\n".join(["", *found])


def test_every_language_is_looked_at() -> None:
    assert {like["language"] for like in (LOOKS | AT_NIGHT).values()} == set(LANGUAGES)


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
