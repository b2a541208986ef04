"""The parts of the table on the screen; each draws what it is told and reports clicks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import RichLog, Static

from lastroll.game import Preview
from lastroll.locales import Texts
from lastroll.rules import FACES, Casino, Position
from lastroll.story import Story
from lastroll.terminal._draw import (
    draw_casino,
    draw_choice,
    draw_dice,
    draw_player,
    wrap,
)
from lastroll.terminal._palette import Palette

WINDOW_KEYS: Final[list[BindingType]] = [
    Binding("question_mark,f1", "app.help", show=False),
    Binding("s,S,f2", "app.settings", show=False),
    Binding("ctrl+q", "app.quit_saved", show=False),
    Binding("ctrl+c", "app.interrupt", show=False, priority=True),
]
"""Keys that work everywhere; windows do not inherit those of the app."""


class FaceChosen(Message):
    """Somebody clicked a casino or a choice."""

    def __init__(self, face: int) -> None:
        """Name the face."""
        super().__init__()
        self.face = face


class CasinoCard(Static):
    """One casino: number and name in the border, notes and dice inside."""

    def __init__(self, face: int) -> None:
        """Make the card of casino `face`."""
        super().__init__(id=f"casino-{face}", classes="casino")
        self.face = face
        self._lit: tuple[str, bool, bool, bool] | None = None

    def on_click(self) -> None:
        """Report the click."""
        self.post_message(FaceChosen(self.face))

    def show(
        self,
        position: Position,
        palette: Palette,
        t: Texts,
        *,
        choice: Preview | None,
        selected: bool,
        dim: bool,
        after: Casino | None,
    ) -> None:
        """Draw the casino; `choice` is what may be placed here, `after` how it would then look."""
        hue = palette.casinos[self.face - 1]
        placed = "" if choice is None else f"+{choice.own + choice.neutral}"
        self.border_subtitle = placed
        self._light(hue, palette, legal=choice is not None, selected=selected, dim=dim)
        height = max(4, self.content_size.height or 7)
        width = self.content_size.width or 11
        drawn = draw_casino(position, self.face, palette, t, height, after, width)
        self.update(drawn, layout=False)

    def _light(self, hue: str, palette: Palette, *, legal: bool, selected: bool, dim: bool) -> None:
        light = (hue, legal, selected, dim)
        if light == self._lit:
            return  # setting a border makes the whole screen lay itself out again
        self._lit = light
        colour = palette.quiet if dim else hue
        if selected:
            self.styles.border = ("double", colour)
        else:
            self.styles.border = ("heavy" if legal else "round", colour)
        self.styles.border_subtitle_color = hue
        self.styles.opacity = 0.6 if dim else 1.0


class Strip(Horizontal):
    """The six casinos side by side."""

    def compose(self) -> ComposeResult:
        """Build six cards."""
        for face in FACES:
            yield CasinoCard(face)


class PlayersView(Static):
    """Everybody at the table, in a row or in a column."""

    def show(self, position: Position, names: Sequence[str], palette: Palette, t: Texts) -> None:
        """Draw all players."""
        column = self.has_class("column")
        players = len(names)
        width = (self.size.width or 80) if column else (self.size.width or 80) // players
        drawn = [
            draw_player(position, seat, name, palette, t, width - 1)
            for seat, name in enumerate(names)
        ]
        if column:
            self.update(Text("\n\n").join(drawn), layout=False)
            return
        lines = [Text(no_wrap=True), Text(no_wrap=True)]
        for player in drawn:
            for line, part in zip(lines, player.split("\n"), strict=True):
                part.pad_right(max(0, width - part.cell_len))
                line.append_text(part)
        self.update(Group(*lines), layout=False)


class Tray(Static):
    """The dice of the player whose turn it is."""

    def show(
        self, dice: Sequence[tuple[int, int]], players: int, palette: Palette, lit: int = 0
    ) -> None:
        """Draw dice as (face, owner)."""
        width = self.content_size.width or 78
        drawn = draw_dice(dice, players, palette, width, lit) if dice else ""
        self.update(drawn, layout=False)


_ROOMY = 56
"""Columns from which choices are told in words."""


class Choices(Static):
    """What may be placed, a line each."""

    _faces: tuple[int, ...] = ()

    def show(
        self,
        choices: Sequence[Preview],
        seat: int,
        players: int,
        palette: Palette,
        story: Story,
        selected: int | None,
    ) -> None:
        """Draw the choices; the selected one has a mark."""
        self._faces = tuple(choice.face for choice in choices)
        roomy = self.content_size.width >= _ROOMY
        lines = []
        for choice in choices:
            mark = "▸" if choice.face == selected else " "
            sentence = story.consequence(choice) if roomy else ""
            drawn = draw_choice(choice, seat, players, palette, story.t, sentence)
            lines.append(Text(mark) + drawn)
        self.update(Group(*lines), layout=False)

    def clear(self) -> None:
        """Show no choices."""
        self._faces = ()
        self.update("", layout=False)

    def on_click(self, event: Click) -> None:
        """Report the choice that was clicked."""
        if 0 <= event.y < len(self._faces):
            self.post_message(FaceChosen(self._faces[event.y]))


class LogView(RichLog):
    """What happened, in sentences; they are broken here, because money must stay together."""

    def __init__(self, *, id: str) -> None:
        """Make an empty log."""
        super().__init__(min_width=10, id=id)
        self.can_focus = False
        self._sentences: list[str] = []
        self._columns = 0

    def tell(self, sentences: Iterable[str]) -> None:
        """Add sentences."""
        told = list(sentences)
        self._sentences += told
        if self._columns:
            self._write(told)

    def forget(self) -> None:
        """Take everything out."""
        self._sentences = []
        self.clear()

    def on_resize(self, event: Resize) -> None:
        """Break all sentences anew where the width has changed."""
        if self.scrollable_content_region.width != self._columns:
            self._columns = self.scrollable_content_region.width
            self.clear()
            self._write(self._sentences)

    def _write(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.write(Text(wrap(sentence, self._columns)))


class KeyBar(Static):
    """The keys that do something now; each can be clicked as well."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys as (key, action, text), closer together where there is little room."""
        width = self.size.width or 80
        roomy = sum(len(key) + len(text) + 5 for key, _, text in keys) <= width + 1
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, action, text in keys:
            start = len(line)
            line.append(f" {key} " if roomy else key, style="bold reverse")
            line.append(f" {text}")
            line.apply_meta({"@click": action}, start, len(line))
            line.append("  ")
        self.update(line, layout=False)
