"""A position from the command line: as JSON, as a line of text, in a file or from a pipe."""

from lastroll.cli._arguments import STREAM
from lastroll.cli._streams import binary_stdin
from lastroll.game import (
    LINE_TAG,
    InvalidNotation,
    parse_position,
    parse_position_line,
)
from lastroll.locales import Texts
from lastroll.rules import LastRollError, Position

_ARGUMENT = "POSITION"
_MAX_BYTES = 1 << 20


def read_position(argument: str, t: Texts) -> Position:
    """Return the position in `argument`, or in the file that it names; `-` is standard input.

    Example:
        >>> from lastroll.locales import texts
        >>> line = "LR1 2 1a a | 60 50 50 50 50 50 | 8 8 | 0/0 0/0"
        >>> read_position(line, texts()).turn
        0
    """
    text = argument.strip()
    if text.startswith(("{", LINE_TAG)):
        return _parse(text, _ARGUMENT)
    if argument == STREAM:
        name, data = t("cli-stdin"), binary_stdin().read(_MAX_BYTES + 1)
    else:
        with open(argument, "rb") as file:
            name, data = argument, file.read(_MAX_BYTES + 1)
    if len(data) > _MAX_BYTES:
        raise InvalidNotation("too-long", "longer than {most} bytes", most=_MAX_BYTES).at(name)
    return _parse(data.decode("utf-8-sig", errors="replace").strip(), name)


def _parse(text: str, name: str) -> Position:
    try:
        return parse_position_line(text) if text.startswith(LINE_TAG) else parse_position(text)
    except LastRollError as error:
        raise error.at(name) from None
