"""What a player asks for when starting the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from lastroll.bots import BOT_SECONDS, PROGRAM_PREFIX, check_plays
from lastroll.locales import Texts
from lastroll.rules import Rules
from lastroll.terminal._store import SeatData, Store
from lastroll.terminal._table import Table, new_table

USUAL_BOTS = ("greedy", "frugal", "greedy", "frugal")
"""Who sits down where nobody is named."""


_INTERPRETERS = frozenset({"python", "pypy", "node", "ruby", "perl", "java", "deno", "bun"})


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """How to play: the rules, who sits where, and how the dice are made."""

    rules: Rules
    seats: tuple[SeatData, ...]
    seed: int | None = None
    nonces: tuple[str, ...] = ()
    open_purses: bool = False
    bot_seconds: float = BOT_SECONDS
    speed: float | None = None
    """One of SPEEDS; None is as the player had it last."""
    theme: str | None = None
    """"dark" or "light"; None is as the player had it last."""

    def new_table(self, store: Store) -> Table:
        """Start a game as asked for; refuse bots that do not play by these rules."""
        for seat in self.seats:
            if seat.bot is not None:
                check_plays(seat.bot, self.rules)
        return new_table(
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
    """Fill the seats: people first, then the bots named, then the usual ones."""
    usual = USUAL_BOTS[: max(0, players - len(people) - len(bots))]
    chosen: list[tuple[str, str | None]] = [(name, None) for name in people]
    chosen += [(bot_name(bot, t), bot) for bot in (*bots, *usual)]
    return name_seats(chosen[:players])


def name_seats(chosen: Sequence[tuple[str, str | None]]) -> tuple[SeatData, ...]:
    """Seat people and bots by (name, bot); a name that is taken gets a number.

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
    """Give the name a bot has at the table: a program is called by its file's name."""
    if bot.startswith(PROGRAM_PREFIX):
        words = bot.removeprefix(PROGRAM_PREFIX).split()
        names = [PurePath(word.replace("\\", "/")).stem for word in words if word[0] != "-"]
        # "python3 few.py" is called few: an interpreter is not who plays.
        interpreted = len(names) > 1 and names[0].rstrip("0123456789.").lower() in _INTERPRETERS
        return (names[1] if interpreted else names[0])[:20] if names else bot[:20]
    return t(f"bot-{bot}.name")
