"""A seat's bot under guard: one that fails loses the seat to `random` for the game."""

from __future__ import annotations

from collections.abc import Callable

from lastroll.bots._program import ProgramBot
from lastroll.bots._protocol import Bot, BotFault
from lastroll.bots._simple import RandomBot
from lastroll.rules import Position


class GuardedBot:
    """Plays a seat with a bot as long as it behaves.

    `fault` says what went wrong in this game, and is None while nothing has.
    """

    def __init__(self, make: Callable[[], Bot]) -> None:
        """Guard bots made by `make`, a fresh one for each game."""
        self._make = make
        self._bot: Bot | None = None
        self.fault: BotFault | None = None

    def new_game(self) -> None:
        """Forget what went wrong and give the bot its seat back."""
        self.close()
        self.fault = None

    def choose(self, position: Position, coin: int) -> int:
        """Ask the bot; where it fails, let `random` choose, now and for the rest of the game."""
        if self.fault is None:
            try:
                return self._ask(position, coin)
            except BotFault as fault:
                self.fault = fault
            except Exception as error:  # a bot is foreign code: whatever it raises is its fault
                self.fault = BotFault(
                    "bot-crashed", "the bot crashed: {error}", error=f"{error!r:.200}"
                )
            self.close()
        return RandomBot().choose(position, coin)

    def _ask(self, position: Position, coin: int) -> int:
        if self._bot is None:
            self._bot = self._make()
        face = self._bot.choose(position, coin)
        if type(face) is not int or face not in position.legal_faces:
            raise BotFault(
                "bot-illegal",
                "the bot chose {face}, which is not one of {faces}",
                face=f"{face!r:.60}",
                faces=", ".join(map(str, position.legal_faces)),
            )
        return face

    def close(self) -> None:
        """End the bot's program, if it is one."""
        if isinstance(self._bot, ProgramBot):
            self._bot.close()
        self._bot = None
