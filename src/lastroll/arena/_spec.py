"""The specification of a tournament: rules, bots and line-ups."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations

from lastroll.arena._entrants import entrant_maker
from lastroll.arena._luck import DEFAULT_LUCK, check_luck_name
from lastroll.bots import BOT_SECONDS, check_supports, is_program, run_secret
from lastroll.game import Keyed, Seeded
from lastroll.rules import Rules

LineUp = tuple[str, ...]
"""The bots of one table, in clockwise order."""


@dataclass(frozen=True, slots=True)
class TournamentSpec:
    """The parameters that determine the result of a tournament, except for the number of blocks.

    With fewer bots than players the last one takes all remaining seats; with more, every line-up of
    different bots is played.

    >>> TournamentSpec(Rules(players=3), ("greedy", "random")).line_ups
    (('greedy', 'random', 'random'),)
    >>> len(TournamentSpec(Rules(players=2), ("greedy", "frugal", "random")).line_ups)
    3
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int | None = None
    """The seed of the games.

    Without it they are those of seed 0 or, if a program plays, those of a random secret.
    """
    luck: str = DEFAULT_LUCK
    """The luck estimator for adjusted results: a name in `LUCK_ESTIMATORS`, or `none`."""
    bot_seconds: float = BOT_SECONDS
    """Time limit of a program for one choice."""
    secret: bytes | None = field(default=None, repr=False)
    """The secret of the dice, if a program plays or if it was requested."""

    def check(self) -> TournamentSpec:
        """Return a setting with its seed or secret; raise if a bot does not support it."""
        if not self.bots:
            raise ValueError("no bots are named")
        for bot in self.bots:
            entrant_maker(bot, self.bot_seconds)
            check_supports(bot, self.rules)
        check_luck_name(self.luck)
        secret = run_secret(self.bots, self.seed, self.secret)
        seed = 0 if self.seed is None and secret is None else self.seed
        return replace(self, seed=seed, secret=secret)

    def chance(self, block: int) -> Seeded | Keyed:
        """Return the source of the pile and the dice for all games of a block."""
        if self.secret is not None:
            return Keyed(self.secret, block)
        if any(map(is_program, self.bots)):
            raise ValueError("a setting with a program has no secret before it is checked")
        return Seeded(self.seed or 0, block)

    @property
    def resampling(self) -> int:
        """The seed of the bootstrap intervals, so that they are reproducible."""
        return self.seed or 0 if self.secret is None else int.from_bytes(self.secret, "big")

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """All tables of a block; each is played in every rotation."""
        return _line_ups(self.bots, self.rules.players)

    @property
    def games_per_block(self) -> int:
        """Number of games of a block."""
        return len(self.line_ups) * self.rules.players


@lru_cache(maxsize=64)
def _line_ups(bots: tuple[str, ...], players: int) -> tuple[LineUp, ...]:
    # all of them, not a sample: any two bots then meet equally often, on all seats, in each block
    if len(bots) > players:
        return tuple(combinations(bots, players))
    return (fill_seats(bots, players),)


def fill_seats(bots: LineUp, players: int) -> LineUp:
    """Return the bot of each seat; the last one takes all remaining seats.

    >>> fill_seats(("greedy", "random"), 4)
    ('greedy', 'random', 'random', 'random')
    """
    return (*bots, *[bots[-1]] * (players - len(bots)))


def rotate(line_up: LineUp, rotation: int) -> LineUp:
    """Return the bot of each seat after a rotation by `rotation` seats.

    >>> rotate(("a", "b", "c"), 1)
    ('c', 'a', 'b')
    """
    return tuple(line_up[(seat - rotation) % len(line_up)] for seat in range(len(line_up)))
