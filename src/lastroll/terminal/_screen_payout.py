"""The pay-out of a round, casino by casino, and the end of the game."""

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
from lastroll.terminal._table import Table
from lastroll.terminal._widgets import WINDOW_KEYS, KeyBar

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp

_WINDOW = 78
"""The width of the window where there is room, as in app.tcss."""
_PAUSE = 1.1
"""Seconds at normal speed between two casinos."""


class PayoutScreen(ModalScreen[None]):
    """Tells how the casinos pay, one after another, then waits for a key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *WINDOW_KEYS,
        Binding("enter,space,escape,c,C", "go_on", show=False),
        Binding("q,Q", "app.quit_saved", show=False),
    ]

    def __init__(self, table: Table, before: Position, payouts: Sequence[CasinoPaid]) -> None:
        """Tell the `payouts` of a round that has been played to the end."""
        super().__init__()
        self._table = table
        self._before = before
        self._payouts = payouts
        self._told = 0
        self._hurry = asyncio.Event()

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
        """Start to tell."""
        self.run_worker(self._tell(), exclusive=True)

    def refresh_texts(self) -> None:
        """Say everything again in the new language."""
        self._draw()

    async def _tell(self) -> None:
        for _ in self._payouts:
            self._told += 1
            self._draw()
            await self._pause()
        self._told = len(self._payouts) + 1
        self._draw()
        if not self._table.people:
            await self._pause()
            self.dismiss()

    async def _pause(self) -> None:
        if not self.lastroll.speed:
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), _PAUSE / self.lastroll.speed)
        except TimeoutError:
            return

    def on_click(self) -> None:
        """Go on as with a key."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """Tell the rest at once; when all is told, go on with the game."""
        if self._told > len(self._payouts):
            self.dismiss()
        else:
            self._hurry.set()

    def _draw(self) -> None:
        t, palette = self.lastroll.t, self.lastroll.palette
        title = t("payout-title", round=self._before.round)
        self.query_one("#payout", Vertical).border_title = title
        story = Story(self._table.game.names, t)
        names = [story.casino(event.casino) for event in self._payouts]
        column = max(map(len, names)) + 1
        # The window's width less its frame: the first casino is told before it is laid out.
        room = min(self.app.size.width, _WINDOW) - 5 - column
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for number, (name, event) in enumerate(zip(names, self._payouts, strict=True)):
            hue = palette.casinos[event.casino - 1]
            row = self._dice(event, told=number < self._told)
            text = wrap(" ".join(story.payout_sentences(event)), room, indent=row.cell_len)
            # What is not told yet takes its room already: the window must not jump.
            row.append(text if number < self._told else "\n" * text.count("\n"))
            grid.add_row(Text(name, style=f"bold {hue}"), row)
        over = self._told > len(self._payouts)
        parts: list[RenderableType] = [grid, Text(), self._gains(story) if over else Text()]
        self.query_one("#payout-lines", Static).update(Group(*parts))
        self.query_one(KeyBar).show([("⏎", "screen.go_on", t("key-go-on"))])

    def _dice(self, event: CasinoPaid, *, told: bool) -> Text:
        """Show the dice that lie there; when it is told, those that cancel are struck through."""
        palette, players = self.lastroll.palette, self._before.rules.players
        line = Text()
        for owner, count in enumerate(self._before.casinos[event.casino - 1].dice):
            if count:
                cancelled = owner in event.cancelled
                style = "strike" if cancelled and told else "bold"
                line.append(
                    f"{symbol(owner, players)}{count}",
                    style=f"{style} {palette.owner(owner, players)}",
                )
                line.append("  ")
        return line

    def _gains(self, story: Story) -> Text:
        """Show what everybody has won in this round: each pay-out was public."""
        t, palette = self.lastroll.t, self.lastroll.palette
        line = Text()
        for seat, gain in enumerate(self._before.winnings):
            line.append(story.name(seat), style=f"bold {palette.players[seat]}")
            line.append(f" +{t.money(gain)}  ")
        return line


class ResultScreen(ModalScreen[None]):
    """Who has won, and what now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *WINDOW_KEYS,
        Binding("r,R", "rematch", show=False),
        Binding("n,N", "app.new_game", show=False),
        Binding("q,Q", "app.quit_saved", show=False),
        Binding("l,L", "log", show=False),
    ]

    def __init__(self, table: Table) -> None:
        """Show the end of the table's game."""
        super().__init__()
        self._table = table

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
        """Say everything, again when the language has changed."""
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
        t, palette, game = self.lastroll.t, self.lastroll.palette, self._table.game
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
        trouble = self._table.trouble
        if trouble is None:
            where = t("result-record", id=self._table.game_id)
        else:
            where = t("save-trouble", reason=trouble.strerror or str(trouble))
        faults = [
            Text(t("bot-fault", name=story.name(seat), reason=self.lastroll.explain(fault)))
            for seat, fault in self._table.faults.items()
        ]
        return [
            Text(story.result_sentence(ended), style="bold"),
            Text(),
            grid,
            Text(),
            *faults,
            Text(where, style=palette.quiet),
        ]

    def action_rematch(self) -> None:
        """Play again with the same seats."""
        self.lastroll.rematch()

    def action_log(self) -> None:
        """Show the whole log."""
        game = self._table.game
        story = Story(game.names, self.lastroll.t)
        self.lastroll.show_log(story.game_sentences(game.steps()))
