"""The walk: every screen at every size, in every language, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from lastroll.locales import LANGUAGES
from tests.browser.people import SIDEWAYS, Person, Size

LAYOUT: Final = Path(__file__).with_name("layout.js").read_text("utf-8")

SCREENS: Final = "screens"
"""The property of a test that says how many screens were looked at; tests/conftest.py adds them."""

SIZES: Final[tuple[Size, ...]] = (
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 844),
    (568, 320),
    (667, 375),
    (740, 360),
    (844, 390),
    (640, 400),
    (720, 450),
    (768, 1024),
    (1024, 600),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

# Resizing and the page's own storage event show another look without a load.
CHANGE: Final = """async ([language, theme]) => {
  for (const [name, value] of Object.entries({ language, theme }))
    dispatchEvent(
      new StorageEvent("storage", { key: `lastroll.${name}`, newValue: JSON.stringify(value) }),
    );
  const said = () => document.documentElement.lang === language;
  for (let wait = 0; wait < 500 && !said(); wait++)
    await new Promise((done) => setTimeout(done, 10));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return said();
}"""


class Look(NamedTuple):
    """The size, language and theme of a screen."""

    size: Size
    language: str
    theme: Literal["light", "dark"]

    def __str__(self) -> str:
        width, height = self.size
        return f"{width}×{height} {self.language} {self.theme}"


EVERY_LOOK: Final = tuple(
    Look(size, language, theme) for language in LANGUAGES for theme in THEMES for size in SIZES
)


def sample(number: int, turn: int) -> Size:
    """Return one more size for a screen; over the screens each turn comes to every size."""
    return SIZES[(number + 3 * turn) % len(SIZES)]


def layout_faults(person: Person) -> list[str]:
    """Return what is wrong with the layout of the screen as it is."""
    page = person.page
    wide = [f"wider than the screen: {each}" for each in page.evaluate(SIDEWAYS)]
    return [*wide, *page.evaluate(LAYOUT)]


def resize(person: Person, size: Size) -> None:
    """Show the screen at another size, without reloading it."""
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("new Promise(requestAnimationFrame)")


def walk(person: Person, looks: Iterable[Look]) -> Iterator[tuple[Look, str]]:
    """Yield what is wrong with the screen in each look; afterwards it is as it was."""
    size, language, theme = look_of(person)
    for look in (*looks, Look(size, language, theme)):
        resize(person, look.size)
        assert person.page.evaluate(CHANGE, [look.language, look.theme]), look
        for fault in layout_faults(person):
            yield look, fault


def walk_sizes(person: Person, sizes: Iterable[Size]) -> Iterator[tuple[Look, str]]:
    """Yield what is wrong with the screen at each size; afterwards it is as it was."""
    before, language, theme = look_of(person)
    for size in (*sizes, before):
        resize(person, size)
        for fault in layout_faults(person):
            yield Look(size, language, theme), fault


def look_of(person: Person) -> Look:
    """Return the look that the screen has now."""
    size = person.page.viewport_size
    assert size is not None
    document = person.page.locator("html")
    theme: Literal["light", "dark"] = "light"
    if document.get_attribute("data-theme") == "dark":
        theme = "dark"
    return Look((size["width"], size["height"]), document.get_attribute("lang") or "", theme)
