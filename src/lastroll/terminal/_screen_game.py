"""The table on the screen: shows events one after another and asks people for their turn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from lastroll.bots import BotClosed
from lastroll.game import (
    CasinoPaid,
    Fair,
    Placed,
    Preview,
    Rolled,
    RoundStarted,
    Step,
    preview,
    view,
)
from lastroll.locales import on_one_line
from lastroll.rules import FACES, Position
from lastroll.story import Story
from lastroll.terminal._draw import hand_dice, rolled_dice
from lastroll.terminal._palette import Palette
from lastroll.terminal._prompts import Asked, choice_text, key_texts, prompt_text, sky_text
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen
from lastroll.terminal._table import Table
from lastroll.terminal._widgets import (
    CasinoCard,
    Choices,
    FaceChosen,
    KeyBar,
    LogView,
    PlayersView,
    Strip,
    Tray,
)

if TYPE_CHECKING:
    from lastroll.terminal._app import LastRollApp

_PAUSES: dict[type, float] = {RoundStarted: 0.9, Rolled: 0.9, Placed: 0.7}
"""Seconds at normal speed that an event stays before the next one comes."""
_WIDE_ENOUGH, _TALL_ENOUGH = 80, 24
_PARTS = "#sky, #prompt, #tray, #choices, #log, #log-small, #keys"
_TUMBLE = (0.05, 0.05, 0.06, 0.08, 0.1, 0.13)
"""Seconds between the faces a rolling die shows; together below 0.9."""


class GameScreen(Screen[None]):
    """One game, from the table's present state to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(face), f"choose({face})", show=False) for face in FACES),
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter,space", "confirm", show=False),
        Binding("r,R", "roll", show=False),
        Binding("l,L", "log", show=False),
        Binding("p,P", "purse", show=False),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, table: Table) -> None:
        """Show `table`, whose past events are in the log already."""
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (146, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
        self.table = table
        self.shown: Position = table.position
        self._past = list(table.game.steps())
        """What has been shown; the game itself may be further on."""
        self._choices: tuple[Preview, ...] = ()
        self._selected: int | None = None
        self._asked: asyncio.Future[int] | None = None
        self._hurry = asyncio.Event()
        self._tumbling: list[tuple[int, int]] | None = None
        self._told_faults: set[int] = set()
        self._told_trouble = False
        self._told_small = False

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    @property
    def asks_for(self) -> Asked:
        """What the person whose turn it is should do now."""
        if self._asked is None:
            return ""
        return "face" if self._choices else "roll"

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.lastroll.palette

    @property
    def story(self) -> Story:
        """The teller in the present language."""
        return Story(self.table.game.names, self.lastroll.t)

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Static(id="sky")
        with Horizontal(id="table"):
            yield PlayersView(id="players-column", classes="column")
            with Vertical(id="middle"):
                yield Strip(id="strip")
                yield PlayersView(id="players-row")
                yield Static(id="prompt")
                yield Tray(id="tray")
                with Horizontal(id="bottom"):
                    yield Choices(id="choices")
                    yield LogView(id="log-small")
            yield LogView(id="log")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Start to play."""
        self._retell()
        self.run_worker(self._play(), exclusive=True, group="play")

    # Playing

    async def _play(self) -> None:
        table = self.table
        self.draw()
        while not table.game.over:
            seat = table.position.turn
            assert seat is not None
            if table.position.rolled is None:
                if not table.is_bot(seat):
                    await self._ask()
                await self._show(table.roll())
            if table.is_bot(seat):
                await self._on_top()
                try:
                    face = await asyncio.to_thread(table.bot_choice)
                except BotClosed:
                    return  # the table was left while its bot was thinking
                self._tell_faults()
            else:
                face = await self._ask()
            await self._show(table.place(face))
        await self.app.push_screen_wait(ResultScreen(self.table))

    async def _ask(self) -> int:
        """Wait for the person whose turn it is: for the roll, or for a face."""
        self._hurry.clear()
        self._choices = tuple(
            preview(self.table.position, face) for face in self.table.position.legal_faces
        )
        # With one face only there is nothing to choose, but the player should see it.
        self._selected = self._choices[0].face if len(self._choices) == 1 else None
        self._asked = asyncio.get_running_loop().create_future()
        self.draw()
        try:
            return await self._asked
        finally:
            self._asked = None
            self._choices = ()
            self._selected = None

    async def _show(self, steps: Sequence[Step]) -> None:
        """Show what happened, one step after another."""
        payouts = [step.event for step in steps if isinstance(step.event, CasinoPaid)]
        for step in steps:
            event = step.event
            if event in payouts[:1]:
                # The table stays as it is, and the log silent, until the window has told it.
                paid = PayoutScreen(self.table, self.shown, payouts)
                await self.app.push_screen_wait(paid)
            if isinstance(event, Rolled):
                await self._tumble(event)
            self._tell(step)
            self._past.append(step)
            self.shown = step.after
            if isinstance(event, RoundStarted):
                self._hurry.clear()
            self.draw(highlight=event.face if isinstance(event, Placed) else None)
            await self._pause(_PAUSES.get(type(event), 0.0))
        self._report_trouble()

    async def _on_top(self) -> None:
        """Wait while a window covers the table: bots do not play behind the player's back."""
        while self.app.screen is not self:
            await asyncio.sleep(0.05)

    async def _tumble(self, event: Rolled) -> None:
        players = self.table.game.rules.players
        owners = [event.seat] * len(event.own) + [players] * len(event.neutral)
        for wait in _TUMBLE:
            if not self.lastroll.speed or self._hurry.is_set():
                break
            # These faces are only a picture of dice in the air; the roll is settled already.
            self._tumbling = [(random.randint(1, 6), owner) for owner in owners]
            self.draw()
            await self._pause(wait)
        self._tumbling = None

    async def _pause(self, seconds: float) -> None:
        """Wait as the speed says; any key ends all waiting until the next person's turn."""
        await self._on_top()
        if not self.lastroll.speed or not seconds:
            # Let the screen breathe, or a table of bots would freeze it.
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds / self.lastroll.speed)
        except TimeoutError:
            return

    # Input

    def on_key(self, event: Key) -> None:
        """Hurry what is moving, where no question is open."""
        if not self.asks_for and event.key not in ("q", "question_mark", "s", "l", "p", "f1"):
            self._hurry.set()

    def on_face_chosen(self, message: FaceChosen) -> None:
        """Take a click on a casino or a choice."""
        self.action_choose(message.face)

    def on_click(self) -> None:
        """Hurry what is moving."""
        if not self.asks_for:
            self._hurry.set()

    def action_hurry(self) -> None:
        """Show the rest of what is moving at once."""
        self._hurry.set()

    def action_choose(self, face: int) -> None:
        """Select a face; the same one again commits it."""
        if all(choice.face != face for choice in self._choices):
            return
        if self._selected == face:
            self._answer(face)
        else:
            self._selected = face
            self.draw()

    def action_move(self, step: int) -> None:
        """Move the selection to the next or the last choice."""
        if not self._choices:
            return
        faces = [choice.face for choice in self._choices]
        if self._selected is None:
            self._selected = faces[0 if step > 0 else -1]
        else:
            self._selected = faces[(faces.index(self._selected) + step) % len(faces)]
        self.draw()

    def action_confirm(self) -> None:
        """Roll, or place the selected face."""
        if self._selected is not None:
            self._answer(self._selected)
        else:
            self.action_roll()

    def action_roll(self) -> None:
        """Roll the dice."""
        if self.asks_for == "roll":
            self._answer(0)

    def action_clear(self) -> None:
        """Take the selection back."""
        self._selected = None
        self.draw()

    def action_purse(self) -> None:
        """Let the person whose turn it is look into the own purse."""
        seat = self.table.position.turn
        if not self.asks_for or seat is None:
            return
        purse = view(self.table.position, seat).purses[seat]
        if purse is not None:
            t, name = self.lastroll.t, self.story.name(seat)
            text = t("purse-own", name=name, money=t.money(purse.money), notes=purse.notes)
            self._announce(text, "information")

    def action_log(self) -> None:
        """Show the whole log."""
        self.lastroll.show_log(self.story.game_sentences(self._past))

    def _answer(self, value: int) -> None:
        if self._asked is not None and not self._asked.done():
            self._asked.set_result(value)

    # Drawing

    @property
    def _is_laid(self) -> bool:
        """Whether all parts are there; when the table is left they go one by one."""
        return self.is_attached and len(self.query(_PARTS)) == _PARTS.count("#")

    def draw(self, highlight: int | None = None) -> None:
        """Draw everything as it stands now."""
        if not self._is_laid:
            return
        t, palette, table = self.lastroll.t, self.palette, self.table
        position = view(self.shown, table.viewer, open_purses=table.open_purses)
        names = table.game.names
        self.query_one("#sky", Static).update(Text(sky_text(position, self.story)), layout=False)
        for players in self.query(PlayersView):
            players.show(position, names, palette, t)
        self._draw_casinos(position, highlight)
        self._draw_tray(position)
        self.query_one("#prompt", Static).update(Text(self._prompt(position)), layout=False)
        choices = self.query_one(Choices)
        if self._choices and position.turn is not None:
            choices.show(
                self._choices, position.turn, len(names), palette, self.story, self._selected
            )
        else:
            choices.clear()
        keys = key_texts(self.asks_for, t, hot_seat=table.viewer is None)
        self.query_one(KeyBar).show(keys)

    def _draw_casinos(self, position: Position, highlight: int | None) -> None:
        by_face = {choice.face: choice for choice in self._choices}
        after = self.table.position.place(self._selected) if self._selected is not None else None
        for card in self.query(CasinoCard):
            selected = card.face in (self._selected, highlight)
            card.show(
                position,
                self.palette,
                self.lastroll.t,
                choice=by_face.get(card.face),
                selected=selected,
                dim=bool(by_face) and card.face not in by_face,
                after=after.casinos[card.face - 1] if after and selected else None,
            )

    def _draw_tray(self, position: Position) -> None:
        players = position.rules.players
        if self._tumbling is not None:
            dice = self._tumbling
        elif position.turn is None:
            dice = []
        elif position.rolled is not None:
            dice = rolled_dice(position.rolled, position.turn, players)
        else:
            dice = hand_dice(position.hands[position.turn], position.turn, players)
        self.query_one(Tray).show(dice, players, self.palette, self._selected or 0)

    def _prompt(self, position: Position) -> str:
        for choice in self._choices:
            if choice.face == self._selected:
                width = self.query_one("#prompt").content_size.width
                return choice_text(choice, self.table.game.names, self.lastroll.t, width)
        is_bot = position.turn is not None and self.table.is_bot(position.turn)
        return prompt_text(position, self.asks_for, self.story, is_bot=is_bot)

    # The log

    def _tell(self, step: Step) -> None:
        if not self._is_laid:
            return
        self.query_one("#log", LogView).tell(self.story.sentences_with_effect(step))
        self.query_one("#log-small", LogView).tell(self.story.brief(step))

    def _say(self, sentence: str) -> None:
        for log in self.query(LogView):
            log.tell([sentence])

    def _retell(self) -> None:
        for log in self.query(LogView):
            log.forget()
        chance = self.table.game.chance
        if isinstance(chance, Fair):
            self._say(self.lastroll.t("fair-commitment", commitment=chance.commitment[:16]))
        for step in self._past:
            self._tell(step)

    def _tell_faults(self) -> None:
        for seat, fault in self.table.faults.items():
            if seat not in self._told_faults:
                self._told_faults.add(seat)
                name = self.story.name(seat)
                reason = on_one_line(self.lastroll.explain(fault))
                text = self.lastroll.t("bot-fault", name=name, reason=reason)
                self._say(text)
                self._announce(text, "warning")

    def _report_trouble(self) -> None:
        trouble = self.table.trouble
        if trouble is not None and not self._told_trouble:
            reason = trouble.strerror or str(trouble)
            self._announce(self.lastroll.t("save-trouble", reason=reason), "error")
        self._told_trouble = trouble is not None

    def _announce(self, text: str, severity: Literal["information", "warning", "error"]) -> None:
        # Names and what programs say are not markup.
        self.notify(text, severity=severity, timeout=10, markup=False)

    def on_resize(self, event: Resize) -> None:
        """Fit the pictures to the new size."""
        small = event.size.width < _WIDE_ENOUGH or event.size.height < _TALL_ENOUGH
        if small and not self._told_small:
            self._announce(self.lastroll.t("small-window"), "information")
        self._told_small = small
        self.call_after_refresh(self.draw)

    def refresh_texts(self) -> None:
        """Say everything again after the language, the theme or the speed has changed."""
        self._retell()
        self.draw()
