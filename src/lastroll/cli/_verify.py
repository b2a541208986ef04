"""`lastroll verify`: whether dice and pile are the ones that were committed to."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._errors import refusal_line
from lastroll.locales import Texts, on_one_line
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.game import GameRecord

NOT_VERIFIED = 1
_SHOWN_DIGITS = 16


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def verify(file: Annotated[str | None, Parameter(name="FILE")] = None, /) -> int:
        return _verify(() if file is None else (file,), t)

    return verify


def _verify(files: tuple[str, ...], t: Texts) -> int:
    from lastroll.cli._records import read_all
    from lastroll.game import NotVerified, verify

    status = 0
    for found in read_all(files, t):
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
            sys.stdout.writelines(f"{where}: {line}\n" for line in _praise(found.record, rolls, t))
    return status


def _praise(record: "GameRecord", rolls: int, t: Texts) -> tuple[str, str]:
    """Name the commitment, short as the game showed it at its start, and whole."""
    assert record.fair is not None
    commitment = record.fair.commitment.lower()
    return (
        t("verify-done", rolls=rolls, commitment=commitment[:_SHOWN_DIGITS]),
        t("verify-commitment", commitment=commitment),
    )
