"""People with browsers: each has a context of their own, and all are watched for faults."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebError,
    expect,
)

from lastroll.locales import Texts, texts
from tests.browser.service import Server, Table
from tests.browser.words import ANY, ID, casinos_told, saying
from tests.patience import FOR_A_PAGE

Size = tuple[int, int]
PHONE: Final[Size] = (360, 740)
SMALL: Final[Size] = (360, 640)
WIDE: Final[Size] = (1280, 800)

# Everything a reader may see or hear of a page.
READ_ALL: Final = """() => {
  const found = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found.join("\\n");
}"""

# What is wider than the page, or stands out of it and can be scrolled to.
SIDEWAYS: Final = """() => {
  const root = document.scrollingElement;
  const wide = [];
  if (root.scrollWidth > innerWidth) {
    for (const element of document.querySelectorAll("body *")) {
      const { left, right } = element.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1) wide.push(element.className || element.tagName);
    }
    wide.unshift(`${root.scrollWidth} of ${innerWidth}`);
  }
  for (const sheet of document.querySelectorAll("dialog[open], dialog[open] .sheet-body"))
    if (sheet.scrollWidth > sheet.clientWidth + 1) wide.push(`sheet ${sheet.scrollWidth}`);
  return wide.map(String).slice(0, 12);
}"""

# The page takes a tap for a stray one within this time (core/stray.js). People of tests do not.
NOT_STRAY: Final = """{
  const usual = window.setTimeout;
  window.setTimeout = (call, ms = 0, ...more) =>
    ms === 400 || ms === 500 ? (call(), 0) : usual(call, ms, ...more);
}"""

# Playwright itself says this where it keeps the worker of the offline shell away.
_WORKER_BLOCKED: Final = "Service Worker registration blocked by Playwright"


class Watch:
    """Faults in a person's browser."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self._context = context
        self._origin = origin
        self._allowed: list[re.Pattern[str]] = []
        self.faults: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    def allow(self, pattern: str) -> None:
        """Take faults like this one as meant, from now on."""
        self._allowed.append(re.compile(pattern))

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Take what a lost network causes as meant."""
        known = len(self._allowed)
        self.allow("net::ERR|Failed to fetch|could not be fetched|status of 50[0-9]")
        yield
        self._context.pages[0].evaluate("0")  # what has happened by now is noted by now
        del self._allowed[known:]

    def _note(self, fault: str) -> None:
        if not any(each.search(fault) for each in self._allowed):
            self.faults.append(fault)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and _WORKER_BLOCKED not in message.text:
            self._note(f"console: {message.type}: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._note(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self._origin}/", "data:", f"blob:{self._origin}/")):
            self._note(f"request to another host: {request.url}")

    def _failed(self, request: Request) -> None:
        # What the page itself, or leaving it, has cut short is no failure.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed request: {request.url}: {request.failure}")


class Person:
    """A person with a browser."""

    def __init__(
        self, context: BrowserContext, server: Server, t: Texts, watch: Watch | None = None
    ) -> None:
        self.context = context
        self.server = server
        self.t = t
        self.watch = watch or Watch(context, server.address)
        self.page = context.new_page()

    def open(self, path: str, page: Page | None = None) -> Person:
        """Go to an address of the page."""
        (page or self.page).goto(self.server.address + path)
        return self

    def another_tab(self, path: str) -> Person:
        """Open another tab of the same browser; return the same person at that tab."""
        return Person(self.context, self.server, self.t, self.watch).open(path)

    def wait_until(self, expression: str) -> None:
        """Wait until a script says yes; asked from here, because the page's policy forbids eval."""
        end = time.monotonic() + FOR_A_PAGE
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, expression
            self.page.wait_for_timeout(10)

    # What there is on a screen.

    def saying(self, message_id: str, **args: Any) -> re.Pattern[str]:
        """Return a pattern of a text in this person's language."""
        return saying(message_id, self.t, **args)

    def button(self, message_id: str, **args: Any) -> Locator:
        """Return a button by the id of its name."""
        return self.page.get_by_role("button", name=self.saying(message_id, **args))

    def link(self, message_id: str, **args: Any) -> Locator:
        """Return a link by the id of its name."""
        return self.page.get_by_role("link", name=self.saying(message_id, **args))

    def heading(self, message_id: str, **args: Any) -> Locator:
        """Return a heading by the id of its text."""
        return self.page.get_by_role("heading", name=self.saying(message_id, **args))

    def text(self, message_id: str, **args: Any) -> Locator:
        """Return a paragraph or the like by the id of its text."""
        words = self.saying(message_id, **args).pattern.removeprefix("^").removesuffix("$")
        return self.page.get_by_text(re.compile(rf"^\s*{words}\s*$"))

    def sheet(self, message_id: str) -> Locator:
        """Return a sheet by the id of its title."""
        return self.page.get_by_role("dialog", name=self.saying(message_id))

    @property
    def opponents(self) -> Locator:
        """The button that says against whom one plays at once."""
        return self.page.get_by_role("button", name=self.saying("web-against", names=ANY))

    def seat_choice(self, number: int) -> Locator:
        """Return the button with the player of a seat, which opens the list to choose from."""
        return self.page.get_by_role(
            "button", name=re.compile(rf"^{self.t('web-seat-number', number=number)}\s\w")
        )

    def bot(self, name: str) -> Locator:
        """Return a bot in the open list."""
        return self.page.locator("dialog[open]").get_by_role(
            "button", name=self.t(f"bot-{name}.name"), exact=True
        )

    @property
    def roll_button(self) -> Locator:
        """The button that rolls."""
        return self.button("web-button-roll", count=ANY)

    @property
    def place_button(self) -> Locator:
        """The button that places what is chosen."""
        placing = self.button("web-button-place", dice=ANY, casino=ANY)
        return placing.and_(self.page.locator(".main-button"))

    @property
    def groups(self) -> Locator:
        """The groups of equal dice that can be chosen."""
        return self.button("web-tray-group", dice=ANY, face=ANY, casino=ANY)

    @property
    def casinos(self) -> Locator:
        """The six casinos."""
        strip = self.page.get_by_role("list", name=self.t("web-casinos"), exact=True)
        return strip.get_by_role("button")

    def casino(self, face: int) -> Locator:
        """Return a casino by its number."""
        return self.casinos.nth(face - 1)

    @property
    def players(self) -> Locator:
        """The players at the table."""
        players = self.page.get_by_role("list", name=self.t("web-players"), exact=True)
        return players.get_by_role("listitem")

    @property
    def standings_table(self) -> Locator:
        """The standings of the result."""
        return self.page.get_by_role("table", name=self.t("web-result-standings"))

    def open_sheet(self, message_id: str) -> Locator:
        """Open one of the sheets of the bar at the top, through the menu where it is there."""
        name = self.saying(message_id)
        opener = self.page.get_by_role("banner").get_by_role("button", name=name)
        if not opener.is_visible():
            self.button("web-menu").click()
            opener = self.sheet("web-menu").get_by_role("button", name=name)
        opener.click()
        sheet = self.sheet(message_id)
        sheet.wait_for()
        return sheet

    def close_sheet(self) -> None:
        """Close the sheet that is open."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="hidden")

    # What there is to do.

    def roll(self) -> None:
        """Press the button and wait for the dice."""
        self.roll_button.click()
        self.groups.first.wait_for()

    def place(self) -> None:
        """Choose the first group of dice and place it, by a second tap where one is wanted."""
        group = self.groups.first
        group.click()
        if self.setting("confirm") is not False:
            self.place_button.click()
        self.groups.first.wait_for(state="hidden")

    def act(self) -> bool:
        """Roll or place if it is this person's turn; return whether it was."""
        label = self.main_label()
        if self.saying("web-button-roll", count=ANY).match(label):
            self.roll()
        elif label == self.t("web-button-choose"):
            self.place()
        elif label == self.t("web-button-next-round"):
            self.button("web-button-next-round").click()
        else:
            return False
        return True

    def main_label(self) -> str:
        """Return the label of the main button, or an empty string if there is none."""
        label = self.page.evaluate("document.querySelector('.main-button')?.innerText ?? ''")
        return str(label).strip()

    def is_over(self) -> bool:
        """Return whether the game has ended for this page."""
        return self.main_label() == self.t("web-button-result") or self.standings_table.is_visible()

    def setting(self, name: str) -> Any:
        """Return a preference as the browser stores it; None if it has its default."""
        kept = self.page.evaluate(f"localStorage.getItem('lastroll.{name}')")
        return None if kept is None else json.loads(kept)

    def to_result(self) -> None:
        """Go to the result, which would come by itself a little later."""
        on = self.button("web-button-next-round").or_(self.button("web-button-result"))
        while not self.standings_table.is_visible():
            on.or_(self.standings_table).first.wait_for()
            if on.is_visible():
                on.click()
        self.standings_table.wait_for()

    def standings(self) -> list[tuple[str, str, str]]:
        """Return the rows of the result: rank, name, money with notes."""
        found = self.standings_table.locator("tbody tr").evaluate_all(
            """rows => rows.map(row => [...row.cells].map(
              cell => (cell.querySelector("b") ?? cell).innerText.trim()))"""
        )
        return [(rank, name, " ".join(money.split())) for rank, name, money in found]

    # What holds for every page.

    def expect_table(self, table: Table, token: str | None) -> None:
        """Hold that the casinos of this page are those of the service, once no bot is to play."""
        view = self.server.see_at_rest(table, token)
        for face, told in enumerate(casinos_told(view, self.t), 1):
            expect(self.casino(face)).to_have_accessible_name(re.compile(f"^{re.escape(told)}"))

    def shows_table(self, table: Table, token: str | None) -> bool:
        """Return whether the casinos of this page are those of the service now."""
        told = casinos_told(self.server.see(table, token), self.t)
        shown = [casino.get_attribute("aria-label") or "" for casino in self.casinos.all()]
        return len(shown) == 6 and all(map(str.startswith, shown, told))

    def focused(self) -> str:
        """Return the name of the element with the focus, or “body” if the focus is lost."""
        return str(
            self.page.evaluate(
                """() => {
                  const it = document.activeElement;
                  if (!it || it === document.body) return "body";
                  return it.getAttribute("aria-label") ?? it.id ?? it.innerText;
                }"""
            )
        )

    def ids_shown(self) -> list[str]:
        """Return the ids of texts that are shown instead of the texts."""
        return sorted(set(ID.findall(self.page.evaluate(READ_ALL))))


class People:
    """The people of one test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self._here: list[Person] = []

    def come(
        self,
        *,
        size: Size = WIDE,
        sits: Table | None = None,
        seat: int = 0,
        scheme: Literal["light", "dark"] = "dark",
        still: bool = False,
        worker: bool = False,
        language: str = "en",
        locale: str | None = None,
        server: Server | None = None,
        scale: float = 1,
        touch: bool = False,
        stray: bool = False,
        **settings: Any,
    ) -> Person:
        """Open a new browser for a person; preferences are given by their names.

        With `sits` the browser holds that seat's token already. Nothing moves unless a `speed` is
        given. A `locale` says what the browser asks for, where that is not the `language`. With
        `stray` the page waits as usual before a tap counts for what has just changed.
        """
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
            locale=locale or language,
            device_scale_factor=scale,
            has_touch=touch,
        )
        context.set_default_timeout(1000 * FOR_A_PAGE)
        kept = {"speed": 0, **settings}
        if sits is not None:
            name = sits.names[seat]
            held = {"token": sits.tokens[seat], "name": name, "at": 1, "status": "playing"}
            kept["seats"] = {sits.id: held}
        if not stray:
            context.add_init_script(NOT_STRAY)
        # Only what is not kept yet: what the page changes later holds over a reload.
        context.add_init_script(
            f"""try {{
              for (const [name, value] of Object.entries({json.dumps(kept)}))
                localStorage["lastroll." + name] ??= JSON.stringify(value);
            }} catch {{}}"""
        )
        person = Person(context, server or self.server, texts(language))
        self._here.append(person)
        if sits is not None:
            person.open(sits.path)
        return person

    def picture(self, folder: Path) -> list[Path]:
        """Take pictures of all pages, to be looked at where a test has failed."""
        made: list[Path] = []
        for page in self._pages():
            made.append(folder / f"page-{len(made)}.png")
            try:
                page.screenshot(path=made[-1])
            except Error:
                made.pop()
        return made

    def leave(self) -> list[str]:
        """Close all browsers; return the faults in them."""
        faults = []
        for page in self._pages():
            try:
                shown = ID.findall(page.evaluate(READ_ALL))
                faults += [f"text without words: {each}" for each in sorted(set(shown))]
            except Error:
                pass  # closed by the test
        for person in self._here:
            person.context.close()
            faults += person.watch.faults
        self._here.clear()
        return faults

    def _pages(self) -> list[Page]:
        return [page for person in self._here for page in person.context.pages]


def play_out(*people: Person) -> None:
    """Play for people until the game is over for all of them."""
    for _ in range(2000):
        acted = False
        for person in people:
            acted = person.act() or acted
        if not acted:
            if all(person.is_over() for person in people):
                return
            people[0].page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
