"""Pictures of the game in text: dice, casinos, players, choices."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from rich.text import Text

from lastroll.game import Preview, note_holders
from lastroll.locales import Texts
from lastroll.rules import Casino, Hand, Position, Purse, Roll
from lastroll.story import symbol, tie_signs
from lastroll.terminal._facades import FACADES
from lastroll.terminal._palette import Palette

_SYMBOL_AND_NAME = re.compile("([●▲■◆★○]) ")  # a symbol stays with its name
_JOINED_SYMBOL = re.compile("([●▲■◆★○])\u00a0")
_PIPS = {
    0: ("   ", " ? ", "   "),
    1: ("   ", " # ", "   "),
    2: ("#  ", "   ", "  #"),
    3: ("#  ", " # ", "  #"),
    4: ("# #", "   ", "# #"),
    5: ("# #", " # ", "# #"),
    6: ("# #", "# #", "# #"),
}
DIE_HEIGHT = 3
LARGE_DIE_HEIGHT = 5
_LARGE_DIE_WIDTH = 9
_OWNERS_IN_ROW = 3
"""Owners in a row of dice counts, if there is no room for a row each."""
_FULL_NOTE_WIDTH = 11
"""Columns of a note written in full, with its holder before and after."""
_FACADE_MIN_ROWS = 14
"""Rows from which a casino has its façade besides five notes and six owners' dice."""
_CARD_FRAME_COLUMNS = 5
"""Columns of a note's card besides the amount: its frame, and the holder before and after."""
_NOTE_CARD_ROWS = 3
"""Rows of a note drawn as a card, in large windows."""


def wrap(text: str, width: int, indent: int = 0) -> str:
    r"""Break a text into lines, never at a no-break space; the first one begins at `indent`.

    >>> wrap("Anna takes 60.000\u00a0$.", 18)
    'Anna takes\n60.000\xa0$.'
    """
    joined = _SYMBOL_AND_NAME.sub("\\1\u00a0", "·" * indent + text)
    lines = textwrap.wrap(joined, max(width, 10), break_on_hyphens=False)
    return _JOINED_SYMBOL.sub("\\1 ", "\n".join(lines)[indent:])


def draw_die(face: int, symbol_text: str) -> tuple[str, str, str]:
    """Return a die of five by three; its pips are its owner's symbol. Face 0 is a die in the hand.

    >>> draw_die(5, "o")
    ('o   o', '  o  ', 'o   o')
    """
    top, middle, bottom = (" ".join(row).replace("#", symbol_text) for row in _PIPS[face])
    return top, middle, bottom


def draw_large_die(face: int, symbol_text: str) -> tuple[str, ...]:
    """Return a die of nine by five.

    >>> draw_large_die(3, "o")
    (' o       ', '         ', '    o    ', '         ', '       o ')
    """
    pips = [f" {'  '.join(row)} ".replace("#", symbol_text) for row in _PIPS[face]]
    blank = " " * _LARGE_DIE_WIDTH
    return pips[0], blank, pips[1], blank, pips[2]


def draw_dice(
    faces: Sequence[tuple[int, int]],
    players: int,
    palette: Palette,
    width: int,
    highlighted_face: int = 0,
    height: int = DIE_HEIGHT,
) -> Text:
    """Draw dice, given as (face, owner), side by side; those of another face are dimmed.

    Without a `highlighted_face` none is dimmed. If they do not fit, each becomes a digit with its
    owner's symbol; if there is room, they are large.
    """
    groups = len({face for face, _ in faces})
    large = (
        height >= LARGE_DIE_HEIGHT and len(faces) * (_LARGE_DIE_WIDTH + 1) + 2 * groups <= width + 2
    )
    pad = 1 if len(faces) * 8 + 10 <= width else 0
    wide = len(faces) * (6 + 2 * pad) + 2 * groups <= width + 2
    lines = [Text(no_wrap=True) for _ in range(LARGE_DIE_HEIGHT if large else DIE_HEIGHT)]
    last = None
    for face, owner in faces:
        symbol_text = symbol(owner, players)
        gap = "" if last is None else (" " if last == face or face == 0 else "   ")
        last = face
        colour = palette.owner(owner, players)
        highlighted = highlighted_face in (0, face)
        style = (
            f"bold {palette.on_die} on {colour}"
            if highlighted
            else f"{colour} on {palette.dull_die}"
        )
        rows: Sequence[str]
        if large:
            rows = draw_large_die(face, symbol_text)
        elif wide:
            rows = [" " * pad + row + " " * pad for row in draw_die(face, symbol_text)]
        else:
            rows = ("  ", f"{face or ' '}{symbol_text}", "  ")
        for line, row in zip(lines, rows, strict=True):
            line.append(gap)
            line.append(row, style=style)
    return Text("\n").join(lines)


def rolled_dice(rolled: Roll, seat: int, players: int) -> list[tuple[int, int]]:
    """Return rolled dice as (face, owner), by face, own before neutral."""
    dice: list[tuple[int, int]] = []
    for face in rolled.faces:
        own, neutral = rolled.dice(face)
        dice += [(face, seat)] * own + [(face, players)] * neutral
    return dice


def hand_dice(hand: Hand, seat: int, players: int) -> list[tuple[int, int]]:
    """Return dice in the hand as (0, owner)."""
    return [(0, seat)] * hand.own + [(0, players)] * hand.neutral


def draw_casino(
    position: Position,
    face: int,
    palette: Palette,
    t: Texts,
    height: int,
    after: Casino | None = None,
    width: int = 11,
) -> Text:
    """Draw a casino: its notes with the players who would get them now, and its dice.

    With `after`, the casino after a choice, notes that change hands show both holders.
    """
    rules = position.rules
    casino = position.casinos[face - 1]
    now = note_holders(casino, rules.players)
    then = now if after is None else note_holders(after, rules.players)
    hue = palette.casinos[face - 1]
    title = Text(f"{face} {t(f'casino-{face}')}", style=f"bold {hue}", no_wrap=True)
    lines = []
    if height >= _FACADE_MIN_ROWS:
        lines += [Text(row, style=hue, no_wrap=True) for row in FACADES[face - 1]]
    lines.append(title)
    # Dice are always shown: if house rules put many notes here, only the lowest are left out.
    room = max(1, height - len(lines) - _min_dice_rows(rules.owners))
    shown_notes = len(casino.notes) if len(casino.notes) <= room else room - 1
    as_cards = (
        width >= max((len(t.money(note)) for note in casino.notes), default=0) + _CARD_FRAME_COLUMNS
        and height >= len(lines) + _NOTE_CARD_ROWS * max(3, len(casino.notes)) + rules.owners
    )
    for note, before, later in list(zip(casino.notes, now, then, strict=True))[:shown_notes]:
        line = Text(no_wrap=True)
        tint = palette.note(note, rules.notes[0], rules.notes[-1])
        amount = t.money(note) if width >= _FULL_NOTE_WIDTH else f"{note / 1000:g}k"
        line.append(amount, style=f"bold {tint}")
        if before == later:
            line.append(" ")  # two holders leave no room for it on the smallest screen
        line.append_text(_holder(before, rules.players, palette))
        if before != later:
            line.append("›", style=palette.quiet)
            line.append_text(_holder(later, rules.players, palette))
        lines += _note_card(line, len(amount), tint) if as_cards else [line]
    if shown_notes < len(casino.notes):
        lines.append(Text(f"+{len(casino.notes) - shown_notes}", style=palette.quiet))
    shown = after if after is not None else casino
    dice = _dice_rows(shown.dice, rules.players, palette, height - len(lines))
    if as_cards and height - len(lines) > 2 * len(dice):
        dice = [row for each in dice for row in (Text(""), each)]
    blank = height - len(lines) - len(dice)
    return Text("\n").join(lines + [Text("")] * max(0, blank) + dice)


def _note_card(line: Text, columns: int, tint: str) -> list[Text]:
    """Return a note in a frame of its colour; its holder stands beside the frame."""
    middle = Text("│", style=tint, no_wrap=True)
    middle.append_text(line[:columns])
    middle.append("│", style=tint)
    middle.append_text(line[columns:])
    bar = "─" * columns
    return [Text(f"╭{bar}╮", style=tint), middle, Text(f"╰{bar}╯", style=tint)]


def _min_dice_rows(owners: int) -> int:
    return -(-owners // _OWNERS_IN_ROW)


def _holder(owner: int | None, players: int, palette: Palette) -> Text:
    if owner is None:
        return Text("·", style=palette.quiet)
    return Text(symbol(owner, players), style=f"bold {palette.owner(owner, players)}")


def _dice_rows(dice: Sequence[int], players: int, palette: Palette, room: int) -> list[Text]:
    """Return a row of symbols for each owner if there is room, else counts side by side.

    Counts that are equal, and so tie, have an equals sign.
    """
    owners = [owner for owner, count in enumerate(dice) if count]
    rows: list[Text] = []
    if len(dice) <= room:
        for owner in owners:
            colour = palette.owner(owner, players)
            row = Text(no_wrap=True)
            equal = "=" if dice.count(dice[owner]) > 1 else " "
            row.append(f"{dice[owner]:>2}{equal}", style=f"bold {colour}")
            row.append(symbol(owner, players) * min(dice[owner], 8), style=colour)
            rows.append(row)
        return rows
    for first in range(0, len(owners), _OWNERS_IN_ROW):
        row = Text(no_wrap=True)
        for owner in owners[first : first + _OWNERS_IN_ROW]:
            colour = palette.owner(owner, players)
            equal = "=" if dice.count(dice[owner]) > 1 else ""
            row.append(
                f"{symbol(owner, players)}{f'{dice[owner]}{equal}':<3}", style=f"bold {colour}"
            )
        rows.append(row)
    return rows


def draw_player(
    position: Position, seat: int, name: str, palette: Palette, t: Texts, width: int
) -> Text:
    """Draw a player on two lines: the name, marked if it is their turn; dice left, purse."""
    players = position.rules.players
    colour = palette.players[seat]
    active = position.turn == seat
    first = Text(no_wrap=True, overflow="ellipsis")
    first.append("▶" if active else " ", style="bold")
    first.append(f"{symbol(seat, players)} ", style=f"bold {colour}")
    first.append(name, style=f"bold {'underline ' if active else ''}{colour}")
    if position.start == seat and position.round:
        first.append(" " + t("start-mark"), style=palette.quiet)
    first.truncate(width, overflow="ellipsis")
    own, neutral = position.hands[seat]
    second = Text(no_wrap=True)
    second.append(f"  ×{own}", style=colour if own else palette.quiet)
    if position.rules.neutral:
        second.append(f"+{neutral}○", style=palette.neutral if neutral else palette.quiet)
    second.append(" " + purse_text(position.purses[seat], t), style=palette.quiet)
    second.truncate(width, overflow="ellipsis")
    return Text("\n").join([first, second])


def draw_player_card(
    position: Position, seat: int, name: str, palette: Palette, t: Texts, width: int
) -> Text:
    """Draw a player on four lines: name; the dice left; the purse; what they would get now."""
    players = position.rules.players
    first, second = draw_player(position, seat, name, palette, t, width).split("\n")
    own, neutral = position.hands[seat]
    dice = Text("  ", no_wrap=True)
    dice.append(symbol(seat, players) * own, style=palette.players[seat])
    dice.append(symbol(players, players) * neutral, style=palette.neutral)
    now = position.winnings[seat]
    gain = Text(f"  {t('player-now', money=t.money(now))}", style=palette.quiet, no_wrap=True)
    lines = [first, dice, second, gain if now else Text("")]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def purse_text(purse: Purse | None, t: Texts) -> str:
    """Return the money in a purse as text, or that the purse is closed."""
    return t("purse-closed") if purse is None else t.money(purse.money)


def draw_choice(
    choice: Preview, seat: int, players: int, palette: Palette, t: Texts, sentence: str = ""
) -> Text:
    """Draw a choice on one line: the face, the dice, and each note that would change hands.

    If there is room, `sentence` replaces the notes.
    """
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {choice.face} ", style=f"bold {palette.casinos[choice.face - 1]} reverse")
    line.append(" ")
    line.append(symbol(seat, players) * choice.own, style=f"bold {palette.players[seat]}")
    line.append(symbol(players, players) * choice.neutral, style=f"bold {palette.neutral}")
    line.append(" " * max(1, 9 - choice.own - choice.neutral))
    if sentence:
        line.append(sentence, style="" if choice.changes or choice.ties else palette.quiet)
        return line
    for signs in tie_signs(choice, players):
        line.append(f"{signs}  ", style="bold")
    if not choice.changes:
        line.append("–", style=palette.quiet)
    for note, before, after in choice.changes:
        line.append(t.money(note) + " ")
        line.append_text(_holder(before, players, palette))
        line.append("›", style=palette.quiet)
        line.append_text(_holder(after, players, palette))
        line.append("  ")
    return line
