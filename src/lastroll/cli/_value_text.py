"""Values of a position as text, for `solve` and `hint`."""

from collections.abc import Sequence

from lastroll.locales import Texts


def amount_text(value: float, objective: str, t: Texts) -> str:
    """Return a value as text: a share of wins, or money."""
    if objective == "win":
        return f"{100 * value:.2f} %"
    return ("+" if value > 0 and objective == "margin" else "") + t.money(round(value))


def seat_lines(values: Sequence[float], objective: str, turn: int | None, t: Texts) -> list[str]:
    """Return a line for each seat with its value of the position."""
    return [
        "  "
        + t("solve-seat", seat=str(seat), value=amount_text(value, objective, t))
        + ("  " + t("solve-turn") if seat == turn else "")
        for seat, value in enumerate(values)
    ]
