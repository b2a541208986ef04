"""A position from the command line: as JSON, as a line of text, in a file or from a pipe."""

from lastroll.cli._arguments import STREAM
from lastroll.cli._streams import binary_stdin
from lastroll.game import InvalidNotation, parse_position, parse_position_line
from lastroll.rules import Position

_MARK = "LR1"
_LONGEST = 1 << 20


def read_position(word: str) -> Position:
    """Read a position; a word that is none itself is the name of a file that holds one.

    Example:
        >>> line = "LR1 2 1a a | 60 50 50 50 50 50 | 8 8 | 0/0 0/0"
        >>> read_position(line).turn
        0
    """
    text = word.strip()
    if text.startswith("{"):
        return parse_position(text)
    if text.startswith(_MARK):
        return parse_position_line(text)
    if word == STREAM:
        data = binary_stdin().read(_LONGEST + 1)
    else:
        with open(word, "rb") as file:
            data = file.read(_LONGEST + 1)
    if len(data) > _LONGEST:
        raise InvalidNotation("too-long", "longer than {most} bytes", most=_LONGEST).at(word)
    text = data.decode("utf-8-sig", errors="replace").strip()
    return parse_position_line(text) if text.startswith(_MARK) else parse_position(text)
