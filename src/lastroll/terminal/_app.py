"""The game on a whole terminal screen."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar

from msgspec import structs
from textual.app import App
from textual.binding import Binding, BindingType

from lastroll.locales import Texts, explain, texts
from lastroll.rules import LastRollError, Rules
from lastroll.terminal._game_store import GameStore
from lastroll.terminal._local_game import LocalGame, resume_game
from lastroll.terminal._options import PlayOptions
from lastroll.terminal._palette import PALETTES, THEMES, ColourDepth, Palette, colour_depth
from lastroll.terminal._preferences import load_preferences, save_preferences
from lastroll.terminal._screen_game import GameScreen
from lastroll.terminal._screen_help import SettingsWindow, help_window, log_window
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen
from lastroll.terminal._screen_setup import SetupScreen
from lastroll.terminal._widgets import WINDOW_KEYS

_TRANSLATED_SCREENS = (GameScreen, SetupScreen, PayoutScreen, ResultScreen, SettingsWindow)
"""Screens that are drawn again in a new language; windows with a text are not."""


class LastRollApp(App[None]):
    """The app: set-up screen, table and windows, with their language, theme and speed."""

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
        store: GameStore,
        t: Texts,
        *,
        options: PlayOptions | None = None,
        local_game: LocalGame | None = None,
        depth: ColourDepth | None = None,
    ) -> None:
        """Open at `local_game`, at a new game with `options`, or at the set-up screen.

        `depth` replaces the colours that the terminal says it has.
        """
        super().__init__()
        self._depth: ColourDepth = depth or colour_depth(self.console.color_system)
        self.store = store
        self._preferences = load_preferences(store.folder)
        self.t = texts(t.language, casinos_2012=self._preferences.casinos_2012)
        speed = None if options is None else options.speed
        self.speed = self._preferences.speed if speed is None else speed
        self.theme_mode = (options and options.theme) or self._preferences.theme
        self._local_game = local_game
        if local_game is None and options is not None:
            self._local_game = options.new_game(store)
        self.exit_message = ""
        """Printed after the screen has closed."""

    @property
    def palette(self) -> Palette:
        """The colours of the current theme."""
        return PALETTES[self.theme_mode, self._depth]

    @property
    def can_resume(self) -> bool:
        """True if there is an unfinished game."""
        return any(not game.finished for game in self.store.games()[0])

    def on_mount(self) -> None:
        """Open the first screen."""
        self._handle_signals()
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = THEMES[self.theme_mode, self._depth].name
        if self._local_game is None:
            self.push_screen(SetupScreen(self._preferences.name))
        else:
            self.start(self._local_game)

    def on_unmount(self) -> None:
        """Close the game, however the app ends."""
        if self._local_game is not None:
            self._local_game.close()

    def _handle_signals(self) -> None:
        """Quit and restore the terminal on a signal, such as `kill` or a closed window."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # Not on Windows, and not where the app runs outside the main thread.
            with suppress(NotImplementedError, RuntimeError, ValueError):
                if number is not None:
                    loop.add_signal_handler(number, self._quit, 128 + number)

    def start(self, local_game: LocalGame) -> None:
        """Close all screens and show a game."""
        self._close_screens()
        self._local_game = local_game
        self.push_screen(GameScreen(local_game))

    def resume(self) -> None:
        """Resume the game played last."""
        try:
            self.start(resume_game(self.store))
        except LastRollError as error:
            self.notify(self.explain(error), severity="error", timeout=10, markup=False)

    def rematch(self) -> None:
        """Play again with the same seats; the next seat starts."""
        if self._local_game is not None:
            self.start(self._local_game.rematch())

    def action_new_game(self) -> None:
        """Show the set-up screen; the unfinished game stays saved."""
        if isinstance(self.screen, SetupScreen):
            return
        self._close_screens()
        self._local_game = None
        self.push_screen(SetupScreen(self._preferences.name))

    def _close_screens(self) -> None:
        self._close_table()
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _close_table(self) -> None:
        # Also cancel the worker of a bot that is still thinking.
        for screen in self.screen_stack:
            self.workers.cancel_node(screen)
        if self._local_game is not None:
            self._local_game.close()

    def action_help(self) -> None:
        """Show keys and rules."""
        rules = Rules(players=2) if self._local_game is None else self._local_game.game.rules
        self.push_screen(help_window(self, rules))

    def action_settings(self) -> None:
        """Show the settings."""
        self.push_screen(SettingsWindow())

    def show_log(self, sentences: Sequence[str]) -> None:
        """Show the whole log."""
        self.push_screen(log_window(self, sentences))

    def set_language(self, language: str) -> None:
        """Change the language, and draw all texts again."""
        if language != self.t.language:
            self.t = texts(language, casinos_2012=self._preferences.casinos_2012)
            self._refresh_texts()

    @property
    def casinos_2012(self) -> bool:
        """Whether casinos have the names of the booklets of 2012."""
        return self._preferences.casinos_2012

    def set_casinos_2012(self, casinos_2012: bool) -> None:
        """Change the names of the casinos, and draw all texts again."""
        if casinos_2012 != self.casinos_2012:
            self._save_preferences(casinos_2012=casinos_2012)
            self.t = texts(self.t.language, casinos_2012=casinos_2012)
            self._refresh_texts()

    def set_theme_mode(self, theme_mode: str) -> None:
        """Change to the dark or the light theme."""
        if theme_mode != self.theme_mode:
            self.theme_mode = theme_mode
            self.theme = THEMES[theme_mode, self._depth].name
            self._save_preferences()
            self._refresh_texts()

    def set_speed(self, speed: float) -> None:
        """Change the speed of animations; 0 is none."""
        if speed != self.speed:
            self.speed = speed
            self._save_preferences()

    def remember_name(self, name: str) -> None:
        """Save the player's name for the next game."""
        self._save_preferences(name=name)

    def _save_preferences(self, **changed: Any) -> None:
        self._preferences = structs.replace(
            self._preferences, speed=self.speed, theme=self.theme_mode, **changed
        )
        save_preferences(self.store.folder, self._preferences)

    def _refresh_texts(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, _TRANSLATED_SCREENS):
                screen.refresh_texts()

    def explain(self, error: LastRollError) -> str:
        """Return the error as a sentence in the player's language."""
        return explain(error, self.t)

    def action_quit_saved(self) -> None:
        """Quit; an unfinished game can be resumed."""
        self._quit(0)

    def action_interrupt(self) -> None:
        """Quit as after Ctrl-C."""
        self._quit(130)

    def _quit(self, code: int) -> None:
        self._close_table()
        local_game = self._local_game
        if local_game is not None and local_game.save_error is not None:
            self.exit_message = self.t("plain-lost")
        elif local_game is not None and not local_game.game.over:
            self.exit_message = self.t("plain-saved", command=local_game.resume_command)
        self.exit(return_code=code)


def run_app(
    options: PlayOptions | None, store: GameStore, t: Texts, local_game: LocalGame | None = None
) -> int:
    """Play on the whole screen until the player leaves; return the exit status."""
    app = LastRollApp(store, t, options=options, local_game=local_game)
    app.run()
    if app.exit_message:
        print(app.exit_message)
    return app.return_code or 0
