"""The first screen: a form for the seats and options of a new game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Input, Select, Static

from lastroll.bots import LADDER, UnsupportedRules
from lastroll.rules import LastRollError, Rules
from lastroll.story import SYMBOLS, level_text, strength_texts
from lastroll.terminal._options import PlayOptions, bot_name, name_seats
from lastroll.terminal._widgets import KeyBar

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp

PERSON = "person"
EMPTY = "empty"
_DEFAULT_SEATS = (PERSON, "greedy", "frugal", "greedy", EMPTY)
_MIN_PLAYERS = 2


class TickBox(Checkbox):
    """A checkbox whose state can be seen without colours: empty, or with a tick."""

    BUTTON_LEFT = "["
    BUTTON_INNER = " "
    BUTTON_RIGHT = "]"

    def watch_value(self) -> None:
        """Show the tick only if the box is ticked."""
        self.BUTTON_INNER = "✓" if self.value else " "
        super().watch_value()

    def on_mount(self) -> None:
        """Show the first state."""
        self.BUTTON_INNER = "✓" if self.value else " "


@dataclass(frozen=True, slots=True)
class _Form:
    """Contents of the form: name and kind of each seat, and the boxes."""

    seats: tuple[tuple[str, str], ...]
    neutral: bool = False
    open_purses: bool = False


class SetupScreen(Screen[None]):
    """A form for seats, variant and purses, with buttons to play and to resume."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p,f5", "play", show=False),
        Binding("ctrl+r", "resume", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, name: str) -> None:
        """Fill in the default seats, with `name` for the person."""
        super().__init__()
        self._form = _Form(tuple((name if kind == PERSON else "", kind) for kind in _DEFAULT_SEATS))

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        t, form = self.lastroll.t, self._form
        with Vertical(id="setup", classes="window"):
            yield Static(self._banner(), id="banner")
            for seat, (name, kind) in enumerate(form.seats):
                yield self._seat(seat, name, kind)
            yield Static(id="setup-bot")
            yield TickBox(t("setup-neutral"), form.neutral, id="neutral", compact=True)
            yield TickBox(t("setup-open-purses"), form.open_purses, id="open-purses", compact=True)
            yield Static(id="setup-message")
            with Horizontal(id="buttons"):
                yield Button(t("setup-play"), id="play", variant="primary", compact=True)
                yield Button(t("setup-resume"), id="resume", compact=True)
        yield KeyBar(id="keys")

    def _seat(self, seat: int, name: str, kind: str) -> Horizontal:
        t = self.lastroll.t
        kinds = [(Text(t("seat-person")), PERSON)]
        kinds += [(self._bot_label(rank), rung.name) for rank, rung in enumerate(LADDER, 1)]
        kinds += [(Text(t("seat-empty")), EMPTY)]
        symbol = Text(SYMBOLS[seat], style=f"bold {self.lastroll.palette.players[seat]}")
        return Horizontal(
            Static(symbol, classes="sign"),
            Input(
                value=name,
                placeholder=self._default_name(kind),
                max_length=20,
                compact=True,
                id=f"name-{seat}",
            ),
            Select(kinds, value=kind, allow_blank=False, compact=True, id=f"kind-{seat}"),
            classes="seat",
        )

    def _bot_label(self, rank: int) -> Text:
        """Return a bot's name and a bar for its rank on the ladder."""
        names = [bot_name(rung.name, self.lastroll.t) for rung in LADDER]
        choice = Text(f"{names[rank - 1]:<{max(map(len, names))}}  ")
        choice.append("━" * rank, style=self.lastroll.palette.casinos[0])
        choice.append("─" * (len(LADDER) - rank), style=self.lastroll.palette.quiet)
        return choice

    def on_mount(self) -> None:
        """Focus the Play button, and show the keys."""
        t = self.lastroll.t
        self.query_one("#resume", Button).display = self.lastroll.can_resume
        self.query_one("#play", Button).focus()
        self.query_one(KeyBar).show(
            [
                ("F5", "screen.play", t("setup-play")),
                *([("^R", "screen.resume", t("setup-resume"))] if self.lastroll.can_resume else []),
                ("Tab", "app.focus_next", t("key-next-field")),
                ("F1", "app.help", t("key-help")),
                ("F2", "app.settings", t("key-settings")),
                ("^Q", "app.quit_saved", t("key-quit")),
            ]
        )

    def _banner(self) -> Text:
        palette = self.lastroll.palette
        banner = Text(justify="center")
        for rank, letter in enumerate("LAST·ROLL"):
            banner.append(f" {letter} ", style=f"bold {palette.casinos[rank % 6]}")
        banner.append("\n" + self.lastroll.t("setup-slogan"), style=palette.quiet)
        return banner

    def _default_name(self, kind: str, *, alone: bool = False) -> str:
        t = self.lastroll.t
        if kind == EMPTY:
            return ""
        if kind == PERSON:
            return t("seat-you" if alone else "seat-person")
        return bot_name(kind, t)

    @on(Select.Changed)
    def _seat_changed(self, event: Select.Changed) -> None:
        seat = str(event.select.id).removeprefix("kind-")
        self.query_one(f"#name-{seat}", Input).placeholder = self._default_name(str(event.value))
        if event.select.has_focus_within:
            self._describe_bot(str(event.value))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Describe the bot of the seat that has the focus."""
        chosen = event.widget
        self._describe_bot(str(chosen.value) if isinstance(chosen, Select) else "")

    def _describe_bot(self, kind: str) -> None:
        """Show a bot's name, level, strength and character; nothing for other kinds."""
        t = self.lastroll.t
        text = Text()
        if kind in {rung.name for rung in LADDER}:
            text.append(bot_name(kind, t), style="bold")
            for figure in (level_text(kind, t), *strength_texts(kind, t)[:1]):
                text.append(f" · {figure}", style=self.lastroll.palette.quiet)
            text.append("\n" + " ".join([t(f"bot-{kind}"), *strength_texts(kind, t)[1:]]))
        self.query_one("#setup-bot", Static).update(text)

    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Start a game with these seats, or show why that is not possible."""
        form = self._read()
        alone = [kind for _, kind in form.seats].count(PERSON) == 1
        seats = [(name or self._default_name(kind, alone=alone), kind) for name, kind in form.seats]
        players = [
            (name, None if kind == PERSON else kind) for name, kind in seats if kind != EMPTY
        ]
        if len(players) < _MIN_PLAYERS:
            self._show_error(self.lastroll.t("setup-few"))
            return
        try:
            options = PlayOptions(
                rules=Rules(players=len(players), neutral=form.neutral),
                seats=name_seats(players),
                open_purses=form.open_purses,
            )
            local_game = options.new_game(self.lastroll.store)
        except UnsupportedRules as error:
            self._show_error(self.lastroll.t(f"bot-{error.fields['name']}.limits"))
            return
        except LastRollError as error:
            self._show_error(self.lastroll.explain(error))
            return
        typed = [name for name, kind in form.seats if kind == PERSON and name]
        if typed:
            self.lastroll.remember_name(typed[0])
        self.lastroll.start(local_game)

    @on(Button.Pressed, "#resume")
    def action_resume(self) -> None:
        """Resume the game played last."""
        self.lastroll.resume()

    def _show_error(self, text: str) -> None:
        self.query_one("#setup-message", Static).update(Text(text))

    def _read(self) -> _Form:
        return _Form(
            seats=tuple(
                (
                    self.query_one(f"#name-{seat}", Input).value.strip(),
                    str(self.query_one(f"#kind-{seat}", Select).value),
                )
                for seat in range(len(_DEFAULT_SEATS))
            ),
            neutral=self.query_one("#neutral", Checkbox).value,
            open_purses=self.query_one("#open-purses", Checkbox).value,
        )

    def refresh_texts(self) -> None:
        """Draw all texts again in the new language; keep what was filled in."""
        self._form = self._read()
        self.refresh(recompose=True)
        self.call_after_refresh(self.on_mount)
