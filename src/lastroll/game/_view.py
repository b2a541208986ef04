"""The position as each seat may see it; only this module hides things."""

from __future__ import annotations

from dataclasses import replace

from lastroll.rules import Phase, Position, Purse


def view(position: Position, seat: int | None, *, open_purses: bool = False) -> Position:
    """Return the position as `seat` may see it; None is a watcher.

    In the booklets won notes lie face down: each purse is closed to other seats until the game is
    over. The pile and the source of chance are never part of a position.
    """
    purses = visible_purses(position, seat, open_purses=open_purses)
    return position if purses is position.purses else replace(position, purses=purses)


def visible_purses(
    position: Position, seat: int | None, *, open_purses: bool = False
) -> tuple[Purse | None, ...]:
    """Return the purses of a position as `seat` may see them; None for a closed one."""
    if open_purses or position.phase is Phase.OVER:
        return position.purses
    return tuple([purse if n == seat else None for n, purse in enumerate(position.purses)])
