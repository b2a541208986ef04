"""`lastroll solve`: prints the exact values of a position."""

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
    from lastroll.solver import OptionValue, Solution

_MAX_STATES = 2**40


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def solve(
        position: PositionArgument = None,
        /,
        *,
        objective: ObjectiveOption = "win",
        limit: Annotated[int | None, Parameter(metavar="N")] = None,
        json: bool = False,
    ) -> int:
        _solve(position_or_stdin(position), objective, limit, t, as_json=json)
        return 0

    return solve


def _solve(
    word: str, objective: ObjectiveName, limit: int | None, t: Texts, *, as_json: bool
) -> None:
    from lastroll.cli._positions import read_position
    from lastroll.solver import STATE_LIMIT, Objective
    from lastroll.values import appraise, exactly

    if limit is not None and not 1 <= limit <= _MAX_STATES:
        raise value_out_of_range("--limit", "1", str(_MAX_STATES))
    position = read_position(word, t)
    found = appraise(position, Objective(objective), exactly(limit or STATE_LIMIT)).solution
    assert found is not None
    if as_json:
        sys.stdout.write(_as_json(found) + "\n")
        return
    for line in _lines(position, found, t):
        sys.stdout.write(line + "\n")


def _as_json(found: "Solution") -> str:
    from msgspec.json import encode

    # Beside each value that is not exact: the error of the table of values of a lead.
    error = {} if found.exact else {"stderr": [found.stderr] * len(found.value)}
    result: dict[str, object] = {
        "method": found.method,
        "objective": found.objective.value,
        "value": found.value,
        **error,
    }
    if found.best is not None:
        result["choices"] = [
            {"face": face, "value": value, **error} for face, value in found.choices
        ]
        result["best"] = found.best
    result["placements"] = [{**placement._asdict(), **error} for placement in found.options]
    result["states"] = found.states
    return encode(result).decode()


def _lines(position: "Position", found: "Solution", t: Texts) -> Iterator[str]:
    """Yield the value of the position, then that of each choice or placing."""

    def amount(value: float) -> str:
        return amount_text(value, found.objective.value, t)

    yield t(f"solve-{found.objective.value}")
    seat = position.turn
    yield from seat_lines(found.value, found.objective.value, seat, t)
    if seat is None:
        return
    if found.choices:
        yield ""
        yield t("solve-choices", dice=str(position.rolled))
        for face, values in found.choices:
            best = "  " + t("solve-best") if face == found.best else ""
            yield "  " + t("solve-choice", face=str(face), value=amount(values[seat])) + best
    if found.options:
        yield ""
        yield t("solve-placements")
        yield from _option_table(found.options, seat, amount)
    yield ""
    yield t("solve-states", states=found.states)
    if not found.exact:
        yield t("solve-stderr", error=f"{100 * found.stderr:.2f}")


def _option_table(
    options: "tuple[OptionValue, ...]", seat: int, amount: Callable[[float], str]
) -> Iterator[str]:
    """Draw the values of dice at each casino: a row for their number, a column for the face."""
    values = {(each.face, each.own, each.neutral): each.value[seat] for each in options}
    faces = sorted({face for face, _, _ in values})
    kinds = sorted({(own, neutral) for _, own, neutral in values})
    rows = [["", *map(str, faces)]]
    for own, neutral in kinds:
        label = f"{own}+{neutral}" if neutral else str(own)
        cells = [
            amount(values[face, own, neutral]) if (face, own, neutral) in values else ""
            for face in faces
        ]
        rows.append([label, *cells])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True))
