"""The bots of a worker, reused from table to table."""

from __future__ import annotations

from typing import Final, Self

from lastroll.arena._entrants import entrant_maker
from lastroll.arena._spec import LineUp
from lastroll.bots import GuardedBot, is_program

MAX_PROGRAMS: Final = 16
"""Maximum number of running programs per worker; the least recently used one is closed first."""

_Key = tuple[str, int, int]
"""The key of a bot: name, number of earlier seats of that name, and game of a program.

The last entry is the number of the game in its block, which is 0 for bots that are no programs.
"""


class BotPool:
    """Bots reused from game to game: a program is not started for each.

    All games of a block have the same notes and dice. A program that played two of them would know
    the second one in advance, so each game of a block has a process of its own, which plays that
    game of every block.
    """

    def __init__(self, seconds: float) -> None:
        """Limit programs to `seconds` for a choice."""
        self._seconds = seconds
        self._bots: dict[_Key, GuardedBot] = {}
        self._running: dict[_Key, None] = {}
        """The programs that may be running, the least recently used one first."""

    def take(self, line_up: LineUp, game: int) -> list[GuardedBot]:
        """Return a bot for each seat, all different, without faults.

        `game` is the number of the game in its block.
        """
        keys = [
            (name, line_up[:seat].count(name), game if is_program(name) else 0)
            for seat, name in enumerate(line_up)
        ]
        for key in keys:
            if key not in self._bots:
                self._bots[key] = GuardedBot(entrant_maker(key[0], self._seconds))
            self._bots[key].fault = None  # it lost its seat for one game
            if is_program(key[0]):
                self._running.pop(key, None)
                self._running[key] = None
        self._end_oldest(max(MAX_PROGRAMS, len(keys)))
        return [self._bots[key] for key in keys]

    def _end_oldest(self, most: int) -> None:
        while len(self._running) > most:
            oldest = next(iter(self._running))
            del self._running[oldest]
            self._bots.pop(oldest).close()

    def close(self) -> None:
        """Close all programs."""
        for bot in self._bots.values():
            bot.close()

    def __enter__(self) -> Self:
        """Return self."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close all programs."""
        self.close()
