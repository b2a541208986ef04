"""`lastroll hint`: prints the value of each choice of a position."""

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._option_errors import value_out_of_range
from lastroll.cli._position_options import (
    ObjectiveName,
    ObjectiveOption,
    PositionArgument,
    position_or_stdin,
)
from lastroll.cli._value_text import amount_text, seat_lines
from lastroll.locales import Texts

if TYPE_CHECKING:
    from lastroll.rules import Position
    from lastroll.values import Appraisal

_MIN_SECONDS, _MAX_SECONDS = 0.01, 3600.0


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def hint(
        position: PositionArgument = None,
        /,
        *,
        objective: ObjectiveOption = "win",
        seconds: Annotated[float, Parameter(metavar="S")] = 1.0,
        json: bool = False,
    ) -> int:
        _hint(position_or_stdin(position), objective, seconds, t, as_json=json)
        return 0

    return hint


def _hint(word: str, objective: ObjectiveName, seconds: float, t: Texts, *, as_json: bool) -> None:
    from lastroll.cli._positions import read_position
    from lastroll.solver import Objective
    from lastroll.values import appraise, searching

    if not _MIN_SECONDS <= seconds <= _MAX_SECONDS:
        raise value_out_of_range("--seconds", str(_MIN_SECONDS), f"{_MAX_SECONDS:.0f}")
    position = read_position(word, t)
    # Without a clock, so that a position has the same hint on every machine.
    found = appraise(position, Objective(objective), searching(seconds, clock=False))
    if as_json:
        sys.stdout.write(_as_json(found) + "\n")
        return
    for line in _lines(position, found, t):
        sys.stdout.write(line + "\n")


def _as_json(found: "Appraisal") -> str:
    from msgspec.json import encode

    result: dict[str, object] = {
        "method": found.method.value,
        "objective": found.objective.value,
        "value": found.value,
    }
    if not found.exact:
        result["stderr"] = [found.stderr] * len(found.value)
    if found.best is not None:
        result["choices"] = [
            {"face": face, "value": value, **({} if found.exact else {"stderr": error})}
            for face, value, error in found.choices
        ]
        result["best"] = found.best
    return encode(result).decode()


def _lines(position: "Position", found: "Appraisal", t: Texts) -> Iterator[str]:
    """Yield the value of the position, then of each choice, best first, then the method."""
    objective, seat = found.objective.value, position.turn
    yield t(f"hint-{objective}")
    yield from seat_lines(found.value, objective, seat, t)
    if found.choices and seat is not None:
        yield ""
        yield t("solve-choices", dice=str(position.rolled))
        order = sorted(found.choices, key=lambda c: (c.face != found.best, -c.value[seat], c.face))
        for face, values, error in order:
            about = "" if not error else "  ± " + amount_text(error, objective, t).lstrip("+")
            best = "  " + t("solve-best") if face == found.best else ""
            value = amount_text(values[seat], objective, t)
            yield "  " + t("solve-choice", face=str(face), value=value) + about + best
    yield ""
    yield t(f"hint-method-{found.method.value}")
    if any(choice.stderr for choice in found.choices):
        yield t("hint-error")
