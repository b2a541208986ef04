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
from lastroll.terminal._local_game import LocalGame
from lastroll.terminal._palette import Palette
from lastroll.terminal._prompts import Expected, choice_text, key_texts, prompt_text, sky_text
from lastroll.terminal._screen_payout import PayoutScreen, ResultScreen
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

_PAUSE_SECONDS: dict[type, float] = {RoundStarted: 0.9, Rolled: 0.9, Placed: 0.7}
"""Seconds at normal speed between an event and the next one."""
_MIN_COLUMNS, _MIN_ROWS = 80, 24
_HUGE_ROWS = 46
"""Rows from which dice are large."""
_PARTS = "#sky, #prompt, #tray, #choices, #log, #log-small, #keys"
_TUMBLE_SECONDS = (0.05, 0.05, 0.06, 0.08, 0.1, 0.13)
"""Seconds that a tumbling die shows each face; their sum is below the pause after a roll."""


class GameScreen(Screen[None]):
    """The table: one game, from its current state to its end."""

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

    def __init__(self, local_game: LocalGame) -> None:
        """Show `local_game`; events before now are only written to the log."""
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (146, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
        self.local_game = local_game
        self.shown_position: Position = local_game.position
        self._shown_steps = list(local_game.game.steps())
        """Steps shown so far; the game may be ahead of them."""
        self._choices: tuple[Preview, ...] = ()
        self._selected: int | None = None
        self._not_rolled: int | None = None
        """A face that was chosen although it was not rolled."""
        self._pending_answer: asyncio.Future[int] | None = None
        self._skip = asyncio.Event()
        self._tumbling: list[tuple[int, int]] | None = None
        self._faults_shown: set[int] = set()
        self._save_error_shown = False
        self._size_warned = False

    @property
    def lastroll(self) -> LastRollApp:
        """The app, with its own type."""
        return cast("LastRollApp", self.app)

    @property
    def expects(self) -> Expected:
        """The action expected of the person whose turn it is; empty if nobody is asked."""
        if self._pending_answer is None:
            return ""
        return "face" if self._choices else "roll"

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.lastroll.palette

    @property
    def story(self) -> Story:
        """Sentences of this game in the current language."""
        return Story(self.local_game.game.names, self.lastroll.t)

    def compose(self) -> ComposeResult:
        """Yield the parts of the screen."""
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
        """Fill the log and start to play."""
        self._rewrite_log()
        self.run_worker(self._play(), exclusive=True, group="play")

    # Playing

    async def _play(self) -> None:
        local_game = self.local_game
        self.draw()
        while not local_game.game.over:
            seat = local_game.position.turn
            assert seat is not None
            if local_game.position.rolled is None:
                if not local_game.is_bot(seat):
                    await self._wait_for_person()
                await self._show_steps(local_game.roll())
            if local_game.is_bot(seat):
                await self._wait_until_uncovered()
                try:
                    face = await asyncio.to_thread(local_game.bot_choice)
                except BotClosed:
                    return  # the table was left while its bot was thinking
                self._report_faults()
            else:
                face = await self._wait_for_person()
            await self._show_steps(local_game.place(face))
        await self.app.push_screen_wait(ResultScreen(self.local_game))

    async def _wait_for_person(self) -> int:
        """Return the face that the person to move chooses; 0 for the roll."""
        self._skip.clear()
        self._choices = tuple(
            preview(self.local_game.position, face) for face in self.local_game.position.legal_faces
        )
        # If only one face is legal it is selected, so that the player sees what happens.
        self._selected = self._choices[0].face if len(self._choices) == 1 else None
        self._pending_answer = asyncio.get_running_loop().create_future()
        self.draw()
        try:
            return await self._pending_answer
        finally:
            self._pending_answer = None
            self._choices = ()
            self._selected = self._not_rolled = None

    async def _show_steps(self, steps: Sequence[Step]) -> None:
        """Show steps, one after another, with animation and pauses."""
        payouts = [step.event for step in steps if isinstance(step.event, CasinoPaid)]
        for step in steps:
            event = step.event
            if event in payouts[:1]:
                # Table and log do not change until the window has shown the pay-outs.
                paid = PayoutScreen(self.local_game, self.shown_position, payouts)
                await self.app.push_screen_wait(paid)
            if isinstance(event, Rolled):
                await self._tumble(event)
            self._log_step(step)
            self._shown_steps.append(step)
            self.shown_position = step.after
            if isinstance(event, RoundStarted):
                self._skip.clear()
            self.draw(highlight=event.face if isinstance(event, Placed) else None)
            await self._pause(_PAUSE_SECONDS.get(type(event), 0.0))
        self._report_save_error()

    async def _wait_until_uncovered(self) -> None:
        """Wait while a window covers the table, so that nothing happens behind it."""
        while self.app.screen is not self:
            await asyncio.sleep(0.05)

    async def _tumble(self, event: Rolled) -> None:
        players = self.local_game.game.rules.players
        owners = [event.seat] * len(event.own) + [players] * len(event.neutral)
        for wait in _TUMBLE_SECONDS:
            if not self.lastroll.speed or self._skip.is_set():
                break
            # Random faces for the animation only: the roll is known already.
            self._tumbling = [(random.randint(1, 6), owner) for owner in owners]
            self.draw()
            await self._pause(wait)
        self._tumbling = None

    async def _pause(self, seconds: float) -> None:
        """Wait, scaled by the speed; any key skips all waits until the next person's turn."""
        await self._wait_until_uncovered()
        if not self.lastroll.speed or not seconds:
            # Yield to the event loop, or a table of bots would freeze the screen.
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._skip.wait(), seconds / self.lastroll.speed)
        except TimeoutError:
            return

    # Input

    def on_key(self, event: Key) -> None:
        """Skip animations, unless the player is asked something."""
        if not self.expects and event.key not in ("q", "question_mark", "s", "l", "p", "f1"):
            self._skip.set()

    def on_face_chosen(self, message: FaceChosen) -> None:
        """Handle a click on a casino or a choice."""
        self.action_choose(message.face)

    def on_click(self) -> None:
        """Skip animations, unless the player is asked something."""
        if not self.expects:
            self._skip.set()

    def action_skip(self) -> None:
        """Skip animations until the next person's turn."""
        self._skip.set()

    def action_choose(self, face: int) -> None:
        """Select a face; if it is selected already, place it. Say so if it was not rolled."""
        if not self._choices:
            return
        rolled = any(choice.face == face for choice in self._choices)
        if rolled and self._selected == face:
            self._answer(face)
        else:
            self._selected = face if rolled else None
            self._not_rolled = None if rolled else face
            self.draw()

    def action_move(self, step: int) -> None:
        """Move the selection to the next or the previous choice."""
        if not self._choices:
            return
        faces = [choice.face for choice in self._choices]
        if self._selected is None:
            self._selected = faces[0 if step > 0 else -1]
        else:
            self._selected = faces[(faces.index(self._selected) + step) % len(faces)]
        self._not_rolled = None
        self.draw()

    def action_confirm(self) -> None:
        """Roll, or place the selected face."""
        if self._selected is not None:
            self._answer(self._selected)
        else:
            self.action_roll()

    def action_roll(self) -> None:
        """Roll the dice."""
        if self.expects == "roll":
            self._answer(0)

    def action_clear(self) -> None:
        """Clear the selection."""
        self._selected = self._not_rolled = None
        self.draw()

    def action_purse(self) -> None:
        """Show the person whose turn it is their own purse."""
        seat = self.local_game.position.turn
        if not self.expects or seat is None:
            return
        purse = view(self.local_game.position, seat).purses[seat]
        if purse is not None:
            money = self.lastroll.t.money(purse.money)
            text = self.story.about("purse-own", seat, money=money, notes=purse.notes)
            self._notify(text, "information")

    def action_log(self) -> None:
        """Show the whole log."""
        self.lastroll.show_log(self.story.game_sentences(self._shown_steps))

    def _answer(self, value: int) -> None:
        if self._pending_answer is not None and not self._pending_answer.done():
            self._pending_answer.set_result(value)

    # Drawing

    @property
    def _is_composed(self) -> bool:
        """True if all parts exist; while the screen closes they are removed one by one."""
        return self.is_attached and len(self.query(_PARTS)) == _PARTS.count("#")

    def draw(self, highlight: int | None = None) -> None:
        """Draw all parts of the screen."""
        if not self._is_composed:
            return
        t, palette, local_game = self.lastroll.t, self.palette, self.local_game
        position = view(
            self.shown_position, local_game.open_purse_seat, open_purses=local_game.open_purses
        )
        names = self.story.names
        self.query_one("#sky", Static).update(Text(sky_text(position, self.story)), layout=False)
        for players in self.query(PlayersView):
            players.show(position, names, palette, t)
        self._draw_casinos(position, highlight)
        self._draw_tray(position)
        self.query_one("#prompt", Static).update(Text(self._prompt(position)), layout=False)
        choices = self.query_one(Choices)
        if self._choices and position.turn is not None:
            story = Story(names, t, you=position.turn)
            choices.show(self._choices, position.turn, len(names), palette, story, self._selected)
        else:
            choices.clear()
        keys = key_texts(self.expects, t, hot_seat=local_game.open_purse_seat is None)
        self.query_one(KeyBar).show(keys)

    def _draw_casinos(self, position: Position, highlight: int | None) -> None:
        by_face = {choice.face: choice for choice in self._choices}
        after = (
            self.local_game.position.place(self._selected) if self._selected is not None else None
        )
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
                names = self.local_game.game.names
                return choice_text(choice, names, self.lastroll.t, width, position.turn)
        if self._not_rolled is not None:
            faces = self.lastroll.t.list([str(choice.face) for choice in self._choices], "or")
            return self.lastroll.t("prompt-not-rolled", face=str(self._not_rolled), faces=faces)
        is_bot = position.turn is not None and self.local_game.is_bot(position.turn)
        return prompt_text(position, self.expects, self.story, is_bot=is_bot)

    # The log

    def _log_step(self, step: Step) -> None:
        if not self._is_composed:
            return
        self.query_one("#log", LogView).add_sentences(self.story.sentences_with_effect(step))
        self.query_one("#log-small", LogView).add_sentences(self.story.brief(step))

    def _log_sentence(self, sentence: str) -> None:
        for log in self.query(LogView):
            log.add_sentences([sentence])

    def _rewrite_log(self) -> None:
        for log in self.query(LogView):
            log.clear_sentences()
        chance = self.local_game.game.chance
        if isinstance(chance, Fair):
            self._log_sentence(
                self.lastroll.t("fair-commitment", commitment=chance.commitment[:16])
            )
        for step in self._shown_steps:
            self._log_step(step)

    def _report_faults(self) -> None:
        for seat, fault in self.local_game.bot_faults.items():
            if seat not in self._faults_shown:
                self._faults_shown.add(seat)
                name = self.story.name(seat)
                reason = on_one_line(self.lastroll.explain(fault))
                text = self.lastroll.t("bot-fault", name=name, reason=reason)
                self._log_sentence(text)
                self._notify(text, "warning")

    def _report_save_error(self) -> None:
        save_error = self.local_game.save_error
        if save_error is not None and not self._save_error_shown:
            reason = save_error.strerror or str(save_error)
            self._notify(self.lastroll.t("save-trouble", reason=reason), "error")
        self._save_error_shown = save_error is not None

    def _notify(self, text: str, severity: Literal["information", "warning", "error"]) -> None:
        # Names and messages of programs are not markup.
        self.notify(text, severity=severity, timeout=10, markup=False)

    def on_resize(self, event: Resize) -> None:
        """Draw again in the new size; warn while it is too small."""
        small = event.size.width < _MIN_COLUMNS or event.size.height < _MIN_ROWS
        if small and not self._size_warned:
            self._notify(self.lastroll.t("small-window"), "information")
        elif self._size_warned and not small:
            self.app.clear_notifications()
        self._size_warned = small
        self.set_class(event.size.height >= _HUGE_ROWS, "-huge")
        self.call_after_refresh(self.draw)

    def refresh_texts(self) -> None:
        """Draw all texts again after the language or the theme has changed."""
        self._rewrite_log()
        self.draw()
