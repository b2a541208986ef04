"""Who plays, and how: the first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Select, Static

from lastroll.bots import LADDER
from lastroll.rules import LastRollError, Rules
from lastroll.terminal._options import PlayOptions, bot_name, name_seats
from lastroll.terminal._players import SYMBOLS
from lastroll.terminal._widgets import KeyBar

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp

PERSON = "person"
EMPTY = "empty"
_USUAL = (PERSON, "greedy", "frugal", "greedy", EMPTY)


class Tick(Checkbox):
    """A checkbox whose state can be seen without colours: empty, or with a tick."""

    BUTTON_INNER = " "

    def watch_value(self) -> None:
        """Show the tick only where it is set."""
        self.BUTTON_INNER = "✓" if self.value else " "
        super().watch_value()


class SetupScreen(Screen[None]):
    """Seats, variant and purses; Play starts the game, Resume goes on with the last one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p,f5", "play", show=False),
        Binding("ctrl+r", "resume", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        t = self.lastroll.t
        kinds = [(t("seat-person"), PERSON)]
        kinds += [(bot_name(rung.name, t), rung.name) for rung in LADDER]
        kinds += [(t("seat-empty"), EMPTY)]
        with Vertical(id="setup", classes="window"):
            yield Static(self._banner(), id="banner")
            for seat, usual in enumerate(_USUAL):
                with Horizontal(classes="seat"):
                    yield Static(self._sign(seat), classes="sign")
                    yield Input(
                        value=self.lastroll.player_name if usual == PERSON else "",
                        placeholder=self._usual_name(usual),
                        max_length=20,
                        compact=True,
                        id=f"name-{seat}",
                    )
                    yield Select(
                        kinds,
                        value=usual,
                        allow_blank=False,
                        compact=True,
                        id=f"kind-{seat}",
                    )
            yield Tick(t("setup-neutral"), id="neutral", compact=True)
            yield Tick(t("setup-open-purses"), id="open-purses", compact=True)
            yield Static(id="setup-message")
            with Horizontal(id="buttons"):
                yield Button(t("setup-play"), id="play", variant="primary", compact=True)
                yield Button(t("setup-resume"), id="resume", compact=True)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Put the cursor where most people want it: on Play."""
        t = self.lastroll.t
        self.query_one("#resume", Button).display = self.lastroll.can_resume
        self.query_one("#play", Button).focus()
        self.query_one(KeyBar).show(
            [
                ("⏎", "screen.play", t("setup-play")),
                ("Tab", "app.focus_next", t("key-next-field")),
                ("F1", "app.help", t("key-help")),
                ("F2", "app.settings", t("key-settings")),
                ("^Q", "app.quit_saved", t("key-quit")),
            ]
        )

    def _banner(self) -> Text:
        palette = self.lastroll.palette
        banner = Text(justify="center")
        for place, letter in enumerate("LAST·ROLL"):
            banner.append(f" {letter} ", style=f"bold {palette.casinos[place % 6]}")
        banner.append("\n" + self.lastroll.t("setup-slogan"), style=palette.quiet)
        return banner

    def _sign(self, seat: int) -> Text:
        return Text(SYMBOLS[seat], style=f"bold {self.lastroll.palette.players[seat]}")

    def _usual_name(self, kind: str) -> str:
        t = self.lastroll.t
        if kind == EMPTY:
            return ""
        return t("seat-person") if kind == PERSON else bot_name(kind, t)

    @on(Select.Changed)
    def _seat_changed(self, event: Select.Changed) -> None:
        seat = str(event.select.id).removeprefix("kind-")
        self.query_one(f"#name-{seat}", Input).placeholder = self._usual_name(str(event.value))

    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Start a game with these seats, or say what is in the way."""
        try:
            options = self._options()
        except LastRollError as error:
            self.query_one("#setup-message", Static).update(self.lastroll.explain(error))
            return
        self.lastroll.start(options.new_table(self.lastroll.store))

    @on(Button.Pressed, "#resume")
    def action_resume(self) -> None:
        """Go on with the game played last."""
        self.lastroll.resume()

    def _options(self) -> PlayOptions:
        wanted: list[tuple[str, str | None]] = []
        for seat in range(len(_USUAL)):
            kind = str(self.query_one(f"#kind-{seat}", Select).value)
            if kind == EMPTY:
                continue
            bot = None if kind == PERSON else kind
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            wanted.append((name or self._usual_name(kind), bot))
        rules = Rules(players=len(wanted), neutral=self.query_one("#neutral", Checkbox).value)
        for name, bot in wanted:
            if bot is None:
                self.lastroll.remember_name(name)
                break
        return PlayOptions(
            rules=rules,
            seats=name_seats(wanted),
            open_purses=self.query_one("#open-purses", Checkbox).value,
        )

    def refresh_texts(self) -> None:
        """Say everything again in the new language."""
        self.refresh(recompose=True)
        self.call_after_refresh(self.on_mount)
