"""Windows over the table: help with the rules, settings, the whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Select, Static

from lastroll.locales import LANGUAGE_NAMES, LANGUAGES, texts
from lastroll.rules import Rules
from lastroll.story import RULE_PARTS, rule_text
from lastroll.terminal._preferences import SPEEDS
from lastroll.terminal._widgets import KeyBar

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp


class Window(ModalScreen[None]):
    """A window that Escape, Q or Enter closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,enter", "close", show=False),
        Binding("ctrl+c", "app.interrupt", show=False, priority=True),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    def action_close(self) -> None:
        """Close the window."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        for area in self.query(VerticalScroll):
            area.scroll_relative(y=lines, animate=False)

    def show_keys(self) -> None:
        """Show the key that closes the window."""
        self.query_one(KeyBar).show([("Esc", "screen.close", self.lastroll.t("key-close"))])


class TextWindow(Window):
    """A window with a text that scrolls."""

    def __init__(self, title: str, text: Text, *, end: bool = False) -> None:
        """Show `text` from its beginning, or its end if `end`."""
        super().__init__()
        self._title = title
        self._text = text
        self._end = end

    def compose(self) -> ComposeResult:
        """Build the window."""
        with Vertical(classes="window reading"):
            with VerticalScroll():
                yield Static(self._text)
            yield KeyBar()

    def on_mount(self) -> None:
        """Set the title and the keys."""
        self.query_one(".window", Vertical).border_title = self._title
        self.show_keys()
        if self._end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


class SettingsWindow(Window):
    """Language, theme, speed and names of casinos; each takes effect at once."""

    def compose(self) -> ComposeResult:
        """Build the window."""
        t = self.lastroll.t
        rows = (
            (
                "language",
                [(LANGUAGE_NAMES[code], code) for code in LANGUAGES],
                t.language,
            ),
            (
                "theme",
                [(t("theme-dark"), "dark"), (t("theme-light"), "light")],
                self.lastroll.theme_mode,
            ),
            (
                "speed",
                [(t("speed-off") if not speed else f"{speed:g}×", str(speed)) for speed in SPEEDS],
                str(self.lastroll.speed),
            ),
            (
                "casinos",
                [
                    (texts(t.language, casinos_2012=old)("casino-1") + " …", str(old))
                    for old in (False, True)
                ],
                str(self.lastroll.casinos_2012),
            ),
        )
        with Vertical(id="settings", classes="window"):
            for name, options, value in rows:
                with Horizontal(classes="setting"):
                    yield Static(t(f"settings-{name}"), classes="label")
                    yield Select(
                        options, value=value, allow_blank=False, compact=True, id=f"set-{name}"
                    )
            yield KeyBar()

    def on_mount(self) -> None:
        """Set the title and the keys."""
        title = self.lastroll.t("settings-title")
        self.query_one("#settings", Vertical).border_title = title
        self.show_keys()

    def refresh_texts(self) -> None:
        """Draw all texts again in the new language."""
        self.refresh(recompose=True)
        self.call_after_refresh(self.on_mount)

    @on(Select.Changed)
    def _changed(self, event: Select.Changed) -> None:
        value = str(event.value)
        if event.select.id == "set-language":
            self.lastroll.set_language(value)
        elif event.select.id == "set-theme":
            self.lastroll.set_theme_mode(value)
        elif event.select.id == "set-casinos":
            self.lastroll.set_casinos_2012(value == str(True))
        else:
            self.lastroll.set_speed(float(value))


def help_window(app: LastRollApp, rules: Rules) -> TextWindow:
    """Return a window with the keys and the rules."""
    t, palette = app.t, app.palette
    text = Text(t("help-signs") + "\n\n")
    for key in ("roll", "choose", "place", "move", "skip", "purse", "log", "new", "quit"):
        text.append(t(f"help-key-{key}") + "\n")
    text.append("\n")
    for number, part in enumerate(RULE_PARTS):
        text.append(t(f"rule-{part}.title") + "\n", style=f"bold {palette.casinos[number % 6]}")
        text.append(rule_text(part, rules, t) + "\n\n")
    return TextWindow(t("help-title"), text)


def log_window(app: LastRollApp, sentences: Sequence[str]) -> TextWindow:
    """Return a window with the whole log, scrolled to its end."""
    return TextWindow(app.t("log-title"), Text("\n".join(sentences)), end=True)
