"""axe finds nothing on any screen: light and dark, on a phone and on a large screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.people import PHONE, WIDE, People
from tests.browser.tour import Stop, screens_before_a_game, screens_of_a_game

Tour = Callable[..., Iterator[Stop]]

AXE: str = Axe().axe_script
# Everything that axe knows, and the size of targets, which it asks for only where it is told to.
RUN = """() => axe.run({
  resultTypes: ["violations"], rules: { "target-size": { enabled: true } },
}).then(found => found.violations)"""

LOOKS: dict[str, dict[str, Any]] = {
    "light-phone": {"scheme": "light", "size": PHONE},
    "dark-phone": {"scheme": "dark", "size": PHONE},
    "light-wide": {"scheme": "light", "size": WIDE},
    "dark-wide": {"scheme": "dark", "size": WIDE},
    "still-phone": {"scheme": "dark", "size": PHONE, "still": True, "speed": 1},
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
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_screen(people: People, tour: Tour, look: str) -> None:
    found = []
    for screen, person in tour(people, **LOOKS[look]):
        found += [f"{screen}: {violation}" for violation in violations(person.page)]
    assert found == [], "\n".join(["", *found])
