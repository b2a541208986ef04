"""`lastroll verify`: whether dice and pile are the ones that were committed to."""

import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from lastroll.cli._errors import refusal_line
from lastroll.cli._label import Label
from lastroll.locales import Texts, on_one_line
from lastroll.rules import LastRollError

NOT_VERIFIED = 1


def command(reader: Texts, t: Label) -> Callable[..., int]:
    """Make the subcommand for this reader; `t` gives the texts of its help."""

    def verify(
        file: Annotated[str | None, Parameter(name="FILE", help=t("cli-verify-file"))] = None, /
    ) -> int:
        if file is None:
            raise LastRollError("file-not-named", "name a file, or - for standard input")
        return _verify(file, reader)

    return verify


def _verify(file: str, t: Texts) -> int:
    from lastroll.cli._records import read_all
    from lastroll.game import NotVerified, verify

    status = 0
    for found in read_all((file,), t):
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
            sys.stdout.write(f"{': '.join(found.where(t))}: {t('verify-done', rolls=rolls)}\n")
    return status
