"""The one place that decides who may see what."""

from __future__ import annotations

from dataclasses import replace

from lastroll.rules import Phase, Position, Purse


def view(position: Position, seat: int | None, *, open_purses: bool = False) -> Position:
    """Give the position as `seat` may see it; None is somebody who only watches.

    The booklets have won notes lie face down: purses are closed to all but their owner until the
    game is over. The pile and the source of chance are not part of a position in the first place.
    """
    purses = visible_purses(position, seat, open_purses=open_purses)
    return position if purses is position.purses else replace(position, purses=purses)


def visible_purses(
    position: Position, seat: int | None, *, open_purses: bool = False
) -> tuple[Purse | None, ...]:
    """Give the purses of a position as `seat` may see them."""
    if open_purses or position.phase is Phase.OVER:
        return position.purses
    return tuple([purse if n == seat else None for n, purse in enumerate(position.purses)])
