"""The arguments of commands that ask about a position: `solve` and `hint`."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from lastroll.cli._arguments import STREAM
from lastroll.cli._refusals import missing

ObjectiveName = Literal["win", "margin", "money"]
PositionArgument = Annotated[str | None, Parameter(name="POSITION")]
ObjectiveOption = Annotated[
    ObjectiveName, Parameter(metavar="win|margin|money", show_choices=False)
]


def position_or_stdin(word: str | None) -> str:
    """Return the position as given; without one the word for standard input, if that is a pipe."""
    if word is not None:
        return word
    if sys.stdin.isatty():
        raise missing("POSITION")
    return STREAM
