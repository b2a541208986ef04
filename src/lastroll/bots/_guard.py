"""A bot under guard: after a fault it loses the seat to `random` for the rest of the game."""

from __future__ import annotations

import threading
from collections.abc import Callable

from lastroll.bots._program import ProgramBot
from lastroll.bots._protocol import Bot, BotClosed, BotFault, checked_face
from lastroll.bots._simple import RandomBot
from lastroll.rules import Position


class GuardedBot:
    """Plays a seat with a bot until its first fault.

    `fault` is that fault in this game, None before it.
    """

    def __init__(self, make: Callable[[], Bot]) -> None:
        """Guard the bot returned by `make`, which is called at the first choice."""
        self._make = make
        self._bot: Bot | None = None
        self._lock = threading.Lock()
        self.fault: BotFault | None = None

    def choose(self, position: Position, coin: int) -> int:
        """Return the bot's choice; after a fault, that of `random` for the rest of the game.

        If `close` ends its program meanwhile, `BotClosed` is raised and the state is unchanged.
        """
        if self.fault is None:
            try:
                return self._ask(position, coin)
            except BotClosed:
                raise
            except BotFault as fault:
                self.fault = fault
            except Exception as error:  # a bot is foreign code: any exception is its fault
                self.fault = BotFault(
                    "bot-crashed", "the bot crashed: {error}", error=f"{error!r:.200}"
                )
            self.close()
        return RandomBot().choose(position, coin)

    def _ask(self, position: Position, coin: int) -> int:
        with self._lock:
            if self._bot is None:
                self._bot = self._make()
            bot = self._bot
        return checked_face(bot.choose(position, coin), position)

    def close(self) -> None:
        """Close the bot's program, if it is one; any thread may call this.

        A `choose` that waits for it raises `BotClosed`; a later one starts it again.
        """
        with self._lock:
            bot, self._bot = self._bot, None
        if isinstance(bot, ProgramBot):
            bot.close()
