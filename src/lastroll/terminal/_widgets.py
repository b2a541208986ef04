"""The widgets of the table screen; each draws what `show` gets, and posts clicks."""

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
    draw_player_card,
    wrap,
)
from lastroll.terminal._palette import Palette

WINDOW_KEYS: Final[list[BindingType]] = [
    Binding("question_mark,f1", "app.help", show=False),
    Binding("s,S,f2", "app.settings", show=False),
    Binding("ctrl+q", "app.quit_saved", show=False),
    Binding("ctrl+c", "app.interrupt", show=False, priority=True),
]
"""Keys for every screen: modal windows do not inherit those of the app."""


class FaceChosen(Message):
    """Posted after a click on a casino or a choice."""

    def __init__(self, face: int) -> None:
        """Hold the face of the casino or the choice."""
        super().__init__()
        self.face = face


class CasinoCard(Static):
    """One casino with its notes and dice, in a frame."""

    def __init__(self, face: int) -> None:
        """Make the card of casino `face`."""
        super().__init__(id=f"casino-{face}", classes="casino")
        self.face = face
        self._last_style: tuple[str, bool, bool, bool] | None = None

    def on_click(self) -> None:
        """Post `FaceChosen`."""
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
        """Draw the casino; `choice` is what may be placed here, `after` the casino after that."""
        hue = palette.casinos[self.face - 1]
        placed = "" if choice is None else f"+{choice.own + choice.neutral}"
        self.border_subtitle = placed
        self._set_border(hue, palette, legal=choice is not None, selected=selected, dim=dim)
        height = max(4, self.content_size.height or 7)
        width = self.content_size.width or 11
        text = draw_casino(position, self.face, palette, t, height, after, width)
        if dim and not palette.fades:
            text = Text(text.plain, style=palette.quiet)
        self.update(text, layout=False)

    def _set_border(
        self, hue: str, palette: Palette, *, legal: bool, selected: bool, dim: bool
    ) -> None:
        style = (hue, legal, selected, dim)
        if style == self._last_style:
            return  # to set a border computes the layout of the whole screen again
        self._last_style = style
        colour = palette.quiet if dim else hue
        if selected:
            self.styles.border = ("double", colour)
        else:
            self.styles.border = ("heavy" if legal else "round", colour)
        self.styles.border_subtitle_color = hue
        self.styles.opacity = 0.6 if dim and palette.fades else 1.0


class Strip(Horizontal):
    """The six casinos side by side."""

    def compose(self) -> ComposeResult:
        """Yield six cards."""
        for face in FACES:
            yield CasinoCard(face)


class PlayersView(Static):
    """All players, in a row or in a column."""

    def show(self, position: Position, names: Sequence[str], palette: Palette, t: Texts) -> None:
        """Draw all players."""
        column = self.has_class("column")
        players = len(names)
        width = (self.size.width or 80) if column else (self.size.width or 80) // players
        large = column and self.size.height >= 6 * players
        draw = draw_player_card if large else draw_player
        text = [
            draw(position, seat, name, palette, t, width - 1) for seat, name in enumerate(names)
        ]
        if column:
            spare = (self.size.height - 4 * players) // players if large else 1
            self.update(Text("\n" * (1 + min(spare, 4))).join(text), layout=False)
            return
        lines = [Text(no_wrap=True), Text(no_wrap=True)]
        for player in text:
            for line, part in zip(lines, player.split("\n"), strict=True):
                part.pad_right(max(0, width - part.cell_len))
                line.append_text(part)
        self.update(Group(*lines), layout=False)


class Tray(Static):
    """The dice of the player whose turn it is."""

    def show(
        self,
        dice: Sequence[tuple[int, int]],
        players: int,
        palette: Palette,
        highlighted_face: int = 0,
    ) -> None:
        """Draw dice, given as (face, owner)."""
        width = self.content_size.width or 78
        height = self.content_size.height
        text = draw_dice(dice, players, palette, width, highlighted_face, height) if dice else ""
        self.update(text, layout=False)


_SENTENCE_MIN_WIDTH = 56
"""Columns from which all choices are described in sentences."""
_SENTENCE_COLUMN: Final = 14
"""Columns before the sentence of a choice: its face and its dice."""


class Choices(Static):
    """The legal choices, one on each line."""

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
        """Draw the choices, with a mark at the selected one."""
        self._faces = tuple(choice.face for choice in choices)
        width = self.content_size.width
        wide = width >= _SENTENCE_MIN_WIDTH
        if not wide:
            story = Story(story.names, story.t, symbols_only=True, you=seat)
        lines = []
        for choice in choices:
            mark = "▸" if choice.face == selected else " "
            sentence = story.consequence(choice)
            if not wide and len(sentence) > width - _SENTENCE_COLUMN:
                sentence = ""  # signs take less room
            text = draw_choice(choice, seat, players, palette, story.t, sentence)
            lines.append(Text(mark, no_wrap=True, overflow="ellipsis") + text)
        self.update(Group(*lines), layout=False)

    def clear(self) -> None:
        """Show no choices."""
        self._faces = ()
        self.update("", layout=False)

    def on_click(self, event: Click) -> None:
        """Post `FaceChosen` for the choice that was clicked."""
        if 0 <= event.y < len(self._faces):
            self.post_message(FaceChosen(self._faces[event.y]))


class LogView(RichLog):
    """The log in sentences; wrapped here, so that an amount is never split."""

    def __init__(self, *, id: str) -> None:
        """Make an empty log."""
        super().__init__(min_width=10, id=id)
        self.can_focus = False
        self._sentences: list[str] = []
        self._columns = 0

    def add_sentences(self, sentences: Iterable[str]) -> None:
        """Add sentences."""
        added = list(sentences)
        self._sentences += added
        if self._columns:
            self._write(added)

    def clear_sentences(self) -> None:
        """Remove all sentences."""
        self._sentences = []
        self.clear()

    def on_resize(self, event: Resize) -> None:
        """Wrap all sentences again if the width has changed."""
        if self.scrollable_content_region.width != self._columns:
            self._columns = self.scrollable_content_region.width
            self.clear()
            self._write(self._sentences)

    def _write(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.write(Text(wrap(sentence, self._columns)))


class KeyBar(Static):
    """The keys that work now; a click works too."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys, given as (key, action, text), closer together if there is little room."""
        width = self.size.width or 80
        wide = sum(len(key) + len(text) + 5 for key, _, text in keys) <= width + 1
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, action, text in keys:
            start = len(line)
            line.append(f" {key} " if wide else key, style="bold reverse")
            line.append(f" {text}")
            line.apply_meta({"@click": action}, start, len(line))
            line.append("  ")
        self.update(line, layout=False)
