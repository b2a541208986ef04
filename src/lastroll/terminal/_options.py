"""Options for a new game: rules, seats, dice, speed and theme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from lastroll.bots import BOT_SECONDS, PROGRAM_PREFIX, check_supports
from lastroll.locales import Texts
from lastroll.rules import Rules
from lastroll.terminal._game_store import GameStore, SeatData
from lastroll.terminal._local_game import LocalGame, new_game

DEFAULT_BOTS = ("greedy", "frugal", "greedy", "frugal")
"""Bots for seats that nobody was named for."""


_INTERPRETERS = frozenset({"python", "pypy", "node", "ruby", "perl", "java", "deno", "bun"})


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Options for a game: its rules, its seats, where its dice come from, how it is shown."""

    rules: Rules
    seats: tuple[SeatData, ...]
    seed: int | None = None
    nonces: tuple[str, ...] = ()
    open_purses: bool = False
    bot_seconds: float = BOT_SECONDS
    speed: float | None = None
    """One of SPEEDS; None is the player's last one."""
    theme: str | None = None
    """"dark" or "light"; None is the player's last one."""

    def new_game(self, store: GameStore) -> LocalGame:
        """Start a game; raise `UnsupportedRules` if a bot does not play by these rules."""
        for seat in self.seats:
            if seat.bot is not None:
                check_supports(seat.bot, self.rules)
        return new_game(
            self.rules,
            self.seats,
            store,
            seed=self.seed,
            nonces=self.nonces,
            open_purses=self.open_purses,
            bot_seconds=self.bot_seconds,
        )


def seat_players(
    players: int, people: Sequence[str], bots: Sequence[str], t: Texts
) -> tuple[SeatData, ...]:
    """Return the seats: people first, then the named bots, then `DEFAULT_BOTS`."""
    defaults = DEFAULT_BOTS[: max(0, players - len(people) - len(bots))]
    chosen: list[tuple[str, str | None]] = [(name, None) for name in people]
    chosen += [(bot_name(bot, t), bot) for bot in (*bots, *defaults)]
    return name_seats(chosen[:players])


def name_seats(chosen: Sequence[tuple[str, str | None]]) -> tuple[SeatData, ...]:
    """Return seats for pairs (name, bot); a name that is taken gets a number.

    >>> [seat.name for seat in name_seats([("Anna", None), ("Greedy", "greedy"), ("Anna", None)])]
    ['Anna', 'Greedy', 'Anna 2']
    """
    seats: list[SeatData] = []
    taken: set[str] = set()
    for name, bot in chosen:
        unique, number = name, 1
        while unique in taken:
            number += 1
            unique = f"{name} {number}"
        taken.add(unique)
        seats.append(SeatData(unique, bot))
    return tuple(seats)


def bot_name(bot: str, t: Texts) -> str:
    """Return the name of a bot at the table; a program has the name of its file."""
    if bot.startswith(PROGRAM_PREFIX):
        words = bot.removeprefix(PROGRAM_PREFIX).split()
        names = [PurePath(word.replace("\\", "/")).stem for word in words if word[0] != "-"]
        # "python3 few.py" is called few: the interpreter is not the player.
        interpreted = len(names) > 1 and names[0].rstrip("0123456789.").lower() in _INTERPRETERS
        return (names[1] if interpreted else names[0])[:20] if names else bot[:20]
    return t(f"bot-{bot}.name")
