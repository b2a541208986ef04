"""The game on a whole terminal screen."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from lastroll.locales import Texts, explain, texts
from lastroll.rules import LastRollError, Rules
from lastroll.terminal._options import PlayOptions
from lastroll.terminal._palette import PALETTES, THEMES, Palette
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_help import SettingsWindow, help_window, log_window
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen
from lastroll.terminal._screen_setup import SetupScreen
from lastroll.terminal._settings import Settings, load_settings, save_settings
from lastroll.terminal._store import Store
from lastroll.terminal._table import Table, resume_table
from lastroll.terminal._widgets import WINDOW_KEYS

_SPEAKING = (GameScreen, SetupScreen, PayoutScreen, ResultScreen, SettingsWindow)
"""Screens that change their words when the language changes; texts to read are opened anew."""


class LastRollApp(App[None]):
    """Set-up, table and windows; knows language, theme and speed."""

    CSS_PATH = "app.tcss"
    TITLE = "Last Roll"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *WINDOW_KEYS,
        Binding("n,N", "new_game", show=False),
        Binding("q,Q", "quit_saved", show=False),
    ]

    def __init__(
        self,
        store: Store,
        t: Texts,
        *,
        options: PlayOptions | None = None,
        table: Table | None = None,
    ) -> None:
        """Open at `table`, at a new game by `options`, or at the set-up screen."""
        super().__init__()
        self.store = store
        self.t = t
        self._settings = load_settings(store.folder)
        chosen = None if options is None else options.speed
        self.speed = self._settings.speed if chosen is None else chosen
        self.look = (options and options.theme) or self._settings.theme
        self._table = table
        if table is None and options is not None:
            self._table = options.new_table(store)
        self.saved_note = ""
        """What to tell the player after the screen has closed."""

    @property
    def palette(self) -> Palette:
        """The colours of the present theme."""
        return PALETTES[self.look]

    @property
    def can_resume(self) -> bool:
        """Whether there is an unfinished game."""
        return any(not game.finished for game in self.store.games()[0])

    def on_mount(self) -> None:
        """Open the first screen."""
        self._catch_signals()
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = THEMES[self.look].name
        if self._table is None:
            self.push_screen(SetupScreen(self._settings.name))
        else:
            self.start(self._table)

    def on_unmount(self) -> None:
        """Let go of the table, however the screen comes to its end."""
        if self._table is not None:
            self._table.close()

    def _catch_signals(self) -> None:
        """Leave the terminal in order when somebody else ends the game: kill, a closed window."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # Not on Windows, and not where the app runs outside the main thread.
            with suppress(NotImplementedError, RuntimeError, ValueError):
                if number is not None:
                    loop.add_signal_handler(number, self._quit, 128 + number)

    def start(self, table: Table) -> None:
        """Show a table in place of what is shown now."""
        self._leave()
        self._table = table
        self.push_screen(GameScreen(table))

    def resume(self) -> None:
        """Go on with the game played last."""
        try:
            self.start(resume_table(self.store))
        except LastRollError as error:
            self.notify(self.explain(error), severity="error", timeout=10, markup=False)

    def rematch(self) -> None:
        """Play again with the same seats, the start moved on."""
        if self._table is not None:
            self.start(self._table.rematch())

    def action_new_game(self) -> None:
        """Go to the set-up screen; the game left is saved."""
        if isinstance(self.screen, SetupScreen):
            return
        self._leave()
        self._table = None
        self.push_screen(SetupScreen(self._settings.name))

    def _leave(self) -> None:
        self._close_table()
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _close_table(self) -> None:
        # Nobody plays on at a table that is left: not even a bot that is still thinking.
        for screen in self.screen_stack:
            self.workers.cancel_node(screen)
        if self._table is not None:
            self._table.close()

    def action_help(self) -> None:
        """Show keys and rules."""
        rules = Rules(players=2) if self._table is None else self._table.game.rules
        self.push_screen(help_window(self, rules))

    def action_settings(self) -> None:
        """Show the settings."""
        self.push_screen(SettingsWindow())

    def show_log(self, sentences: Sequence[str]) -> None:
        """Show the whole log."""
        self.push_screen(log_window(self, sentences))

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        if language != self.t.language:
            self.t = texts(language)
            self._refresh_texts()

    def set_look(self, look: str) -> None:
        """Turn to night or noon."""
        if look != self.look:
            self.look = look
            self.theme = THEMES[look].name
            self._remember()
            self._refresh_texts()

    def set_speed(self, speed: float) -> None:
        """Move quicker, slower or not at all."""
        if speed != self.speed:
            self.speed = speed
            self._remember()

    def remember_name(self, name: str) -> None:
        """Keep the player's name for the next game."""
        self._remember(name)

    def _remember(self, name: str | None = None) -> None:
        kept = self._settings.name if name is None else name
        self._settings = Settings(self.speed, self.look, kept)
        save_settings(self.store.folder, self._settings)

    def _refresh_texts(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, _SPEAKING):
                screen.refresh_texts()

    def explain(self, error: LastRollError) -> str:
        """Say in the player's language what is wrong."""
        return explain(error, self.t)

    def action_quit_saved(self) -> None:
        """Leave; a game that is not over can be resumed."""
        self._quit(0)

    def action_interrupt(self) -> None:
        """Leave at once, as Ctrl-C asks for."""
        self._quit(130)

    def _quit(self, code: int) -> None:
        self._close_table()
        table = self._table
        if table is not None and table.trouble is not None:
            self.saved_note = self.t("plain-lost")
        elif table is not None and not table.game.over:
            self.saved_note = self.t("plain-saved", command=table.resume_command)
        self.exit(return_code=code)


def run_app(options: PlayOptions | None, store: Store, t: Texts, table: Table | None = None) -> int:
    """Play on the whole screen until the player leaves; give the exit status."""
    app = LastRollApp(store, t, options=options, table=table)
    app.run()
    if app.saved_note:
        print(app.saved_note)
    return app.return_code or 0
