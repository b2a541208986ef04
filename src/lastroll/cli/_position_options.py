"""Arguments of the commands `solve` and `hint`."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from lastroll.cli._arguments import STREAM
from lastroll.cli._completion import FileName
from lastroll.cli._option_errors import missing_option

ObjectiveName = Literal["win", "margin", "money"]
PositionArgument = Annotated[FileName | None, Parameter(name="POSITION")]
ObjectiveOption = Annotated[
    ObjectiveName, Parameter(metavar="win|margin|money", show_choices=False)
]


def position_or_stdin(word: str | None) -> str:
    """Return the argument, or `-` if it is missing and standard input is no terminal."""
    if word is not None:
        return word
    if sys.stdin.isatty():
        raise missing_option("POSITION")
    return STREAM
