"""`lastroll verify`: compares the dice and the pile of games with their commitments."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._completion import FileName
from lastroll.cli._errors import refusal_line
from lastroll.cli._exit_status import NOT_VERIFIED
from lastroll.locales import Texts, on_one_line
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.game import GameRecord

_SHOWN_DIGITS = 16


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def verify(file: Annotated[FileName | None, Parameter(name="FILE")] = None, /) -> int:
        return _verify(() if file is None else (file,), t)

    return verify


def _verify(files: tuple[str, ...], t: Texts) -> int:
    from lastroll.cli._records import read_sources
    from lastroll.game import NotVerified, verify

    status = 0
    for found in read_sources(files, t):
        try:
            rolls = verify(found.record)
        except NotVerified as error:
            sys.stdout.flush()
            line = refusal_line(error.at(*found.where(t)), t)
            print(on_one_line(f"lastroll: {line}"), file=sys.stderr)
            status = NOT_VERIFIED
        except LastRollError as error:
            raise error.at(*found.where(t)) from None
        else:
            where = ": ".join(found.where(t))
            sys.stdout.writelines(
                f"{where}: {line}\n" for line in _success_lines(found.record, rolls, t)
            )
    return status


def _success_lines(record: "GameRecord", rolls: int, t: Texts) -> tuple[str, str]:
    """Return two lines: the commitment as short as a game shows it, and in full."""
    assert record.fair is not None
    commitment = record.fair.commitment.lower()
    return (
        t("verify-done", rolls=rolls, commitment=commitment[:_SHOWN_DIGITS]),
        t("verify-commitment", commitment=commitment),
    )
