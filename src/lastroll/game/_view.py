"""The one place that decides who may see what."""

from __future__ import annotations

from dataclasses import replace

from lastroll.rules import Phase, Position


def view(position: Position, seat: int | None, *, open_purses: bool = False) -> Position:
    """Give the position as `seat` may see it; None is somebody who only watches.

    The booklets have won notes lie face down: purses are closed to all but their owner until the
    game is over. The pile and the source of chance are not part of a position in the first place.
    """
    if open_purses or position.phase is Phase.OVER:
        return position
    return replace(
        position,
        purses=tuple(
            purse if owner == seat else None for owner, purse in enumerate(position.purses)
        ),
    )
