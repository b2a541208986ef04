"""The windows for the pay-out of a round and for the result of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from lastroll.game import CasinoPaid, GameEnded
from lastroll.rules import Position
from lastroll.story import Story, symbol
from lastroll.terminal._draw import wrap
from lastroll.terminal._local_game import LocalGame
from lastroll.terminal._widgets import WINDOW_KEYS, KeyBar

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp

_WINDOW_COLUMNS = 78
"""Width of the window if the screen is wide enough, as in app.tcss."""
_PAUSE_SECONDS = 1.1
"""Seconds at normal speed between two casinos."""


class PayoutScreen(ModalScreen[None]):
    """Shows the pay-out of each casino, one after another, then waits for a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *WINDOW_KEYS,
        Binding("enter,space,escape,c,C", "go_on", show=False),
        Binding("q,Q", "app.quit_saved", show=False),
    ]

    def __init__(
        self, local_game: LocalGame, before: Position, payouts: Sequence[CasinoPaid]
    ) -> None:
        """Show `payouts`; `before` is the position just before the first of them."""
        super().__init__()
        self._local_game = local_game
        self._before = before
        self._payouts = payouts
        self._paid_count = 0
        self._skip = asyncio.Event()

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    def compose(self) -> ComposeResult:
        """Build the window."""
        with Vertical(id="payout", classes="window"):
            with VerticalScroll(can_focus=False):
                yield Static(id="payout-lines")
            yield KeyBar(id="payout-keys")

    def on_mount(self) -> None:
        """Start to show the pay-outs."""
        self.run_worker(self._show_payouts(), exclusive=True)

    def refresh_texts(self) -> None:
        """Draw all texts again in the new language."""
        self._draw()

    async def _show_payouts(self) -> None:
        for _ in self._payouts:
            self._paid_count += 1
            self._draw()
            await self._pause()
        self._paid_count = len(self._payouts) + 1
        self._draw()
        if not self._local_game.people:
            await self._pause()
            self.dismiss()

    async def _pause(self) -> None:
        if not self.lastroll.speed:
            return
        try:
            await asyncio.wait_for(self._skip.wait(), _PAUSE_SECONDS / self.lastroll.speed)
        except TimeoutError:
            return

    def on_click(self) -> None:
        """Do the same as the Enter key."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """Show the rest at once; if all is shown, close the window."""
        if self._paid_count > len(self._payouts):
            self.dismiss()
        else:
            self._skip.set()

    def _draw(self) -> None:
        t, palette = self.lastroll.t, self.lastroll.palette
        title = t("payout-title", round=self._before.round)
        self.query_one("#payout", Vertical).border_title = title
        story = Story(self._local_game.game.names, t)
        names = [story.casino(event.casino) for event in self._payouts]
        column = max(map(len, names)) + 1
        # The window's width less its frame; its own size is not known at the first casino.
        room = min(self.app.size.width, _WINDOW_COLUMNS) - 5 - column
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for number, (name, event) in enumerate(zip(names, self._payouts, strict=True)):
            hue = palette.casinos[event.casino - 1]
            row = self._dice(event, paid=number < self._paid_count)
            text = wrap(" ".join(story.payout_sentences(event)), room, indent=row.cell_len)
            # Lines that are not shown yet take room already, so that the window keeps its size.
            row.append(text if number < self._paid_count else "\n" * text.count("\n"))
            grid.add_row(Text(name, style=f"bold {hue}"), row)
        over = self._paid_count > len(self._payouts)
        parts: list[RenderableType] = [grid, Text(), self._gains(story) if over else Text()]
        self.query_one("#payout-lines", Static).update(Group(*parts))
        self.query_one(KeyBar).show([("⏎", "screen.go_on", t("key-go-on"))])

    def _dice(self, event: CasinoPaid, *, paid: bool) -> Text:
        """Return the dice at a casino; once `paid`, those that cancel out are struck through."""
        palette, players = self.lastroll.palette, self._before.rules.players
        line = Text()
        for owner, count in enumerate(self._before.casinos[event.casino - 1].dice):
            if count:
                cancelled = owner in event.cancelled
                style = "strike" if cancelled and paid else "bold"
                line.append(
                    f"{symbol(owner, players)}{count}",
                    style=f"{style} {palette.owner(owner, players)}",
                )
                line.append("  ")
        return line

    def _gains(self, story: Story) -> Text:
        """Return what each player has won in this round; pay-outs are public."""
        t, palette = self.lastroll.t, self.lastroll.palette
        line = Text()
        for seat, gain in enumerate(self._before.winnings):
            line.append(story.name(seat), style=f"bold {palette.players[seat]}")
            line.append(f" +{t.money(gain)}  ")
        return line


class ResultScreen(ModalScreen[None]):
    """The result of the game, and the keys for what comes next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *WINDOW_KEYS,
        Binding("r,R", "rematch", show=False),
        Binding("n,N", "app.new_game", show=False),
        Binding("q,Q", "app.quit_saved", show=False),
        Binding("l,L", "log", show=False),
    ]

    def __init__(self, local_game: LocalGame) -> None:
        """Show the result of a finished game."""
        super().__init__()
        self._local_game = local_game

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    def compose(self) -> ComposeResult:
        """Build the window."""
        with Vertical(id="result", classes="window"):
            with VerticalScroll(can_focus=False):
                yield Static(id="result-lines")
            yield KeyBar(id="result-keys")

    def on_mount(self) -> None:
        """Show the result."""
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Draw all texts in the current language."""
        t = self.lastroll.t
        self.query_one("#result", Vertical).border_title = t("result-title")
        self.query_one("#result-lines", Static).update(Group(*self._lines()))
        self.query_one(KeyBar).show(
            [
                ("R", "screen.rematch", t("key-rematch")),
                ("N", "app.new_game", t("key-new")),
                ("L", "screen.log", t("key-log")),
                ("Q", "app.quit_saved", t("key-quit")),
            ]
        )

    def _lines(self) -> list[RenderableType]:
        t, palette, game = self.lastroll.t, self.lastroll.palette, self._local_game.game
        story = Story(game.names, t)
        grid = Grid.grid(padding=(0, 2))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        best = max(standing.money for standing in game.standings) or 1
        for standing in game.standings:
            colour = palette.players[standing.seat]
            bar = symbol(standing.seat, game.rules.players) * round(20 * standing.money / best)
            grid.add_row(
                f"{standing.rank}.",
                Text(story.name(standing.seat), style=f"bold {colour}"),
                Text(t.money(standing.money), justify="right"),
                t("notes-count", count=standing.notes),
                Text(bar, style=colour),
            )
        ended = game.events[-1]
        assert isinstance(ended, GameEnded)
        save_error = self._local_game.save_error
        if save_error is None:
            where = t("result-record", id=self._local_game.game_id)
        else:
            where = t("save-trouble", reason=save_error.strerror or str(save_error))
        bot_faults = [
            Text(t("bot-fault", name=story.name(seat), reason=self.lastroll.explain(fault)))
            for seat, fault in self._local_game.bot_faults.items()
        ]
        return [
            Text(story.result_sentence(ended), style="bold"),
            Text(),
            grid,
            Text(),
            *bot_faults,
            Text(where, style=palette.quiet),
        ]

    def action_rematch(self) -> None:
        """Play again with the same seats."""
        self.lastroll.rematch()

    def action_log(self) -> None:
        """Show the whole log."""
        game = self._local_game.game
        story = Story(game.names, self.lastroll.t)
        self.lastroll.show_log(story.game_sentences(game.steps()))
