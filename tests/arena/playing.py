"""Small tournaments for the tests of the arena."""

import msgspec

from lastroll.arena import GameResult, TableResult, Tournament, TournamentResult, TournamentSpec
from lastroll.rules import Rules

SHORT = Rules(players=2, rounds=1)


def small(
    *, bots: tuple[str, ...] = ("greedy", "frugal", "random"), luck: str = "now"
) -> TournamentSpec:
    """Return a tournament of short games: three tables a block."""
    return TournamentSpec(SHORT, bots, seed=11, luck=luck).check()


def timeless(outcome: TournamentResult) -> bytes:
    """Return an outcome without the time it took, which is another one each time."""
    plain = msgspec.to_builtins(outcome)
    for standing in plain["standings"]:
        del standing["seconds_per_choice"]
    return msgspec.json.encode(plain)


def played(tournament: Tournament, blocks: int) -> bytes:
    """Return what comes out after these blocks."""
    tournament.play(blocks)
    return timeless(tournament.outcome())


def result(*money: int, luck: tuple[float, ...] | None = None) -> GameResult:
    """Return a game that ended with this money, in one note each."""
    seats = len(money)
    return GameResult(
        money=money,
        notes=(1,) * seats,
        choices=(10,) * seats,
        seconds=(0.5,) * seats,
        luck=luck,
    )


def table(block: int, *games: GameResult, line_up: int = 0) -> TableResult:
    """Return a table of these games, one a rotation."""
    return TableResult(block, line_up, games)
