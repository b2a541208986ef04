"""The report of a game that `lastroll replay --json` prints: rounds, payouts, standings."""

from __future__ import annotations

from dataclasses import asdict

import msgspec

from lastroll.game._events import CasinoPaid, RoundEnded, RoundStarted
from lastroll.game._game import Game
from lastroll.game._position_format import position_data


class RoundReport(msgspec.Struct, kw_only=True):
    """A round as it was played: notes, dice and payouts by casino."""

    start: int
    casinos: tuple[tuple[int, ...], ...]
    dice: list[list[int]]
    payouts: list[list[dict[str, int | None]]]
    returned: tuple[int, ...] = ()


def round_reports(game: Game) -> list[RoundReport]:
    """Return a report of each round that was started; an unpaid round has no payouts yet."""
    reports: list[RoundReport] = []
    players = game.rules.players
    for step in game.steps():
        event = step.event
        if isinstance(event, RoundStarted):
            reports.append(
                RoundReport(start=event.start, casinos=event.casinos, dice=[], payouts=[])
            )
        elif isinstance(event, CasinoPaid):
            # The format has null for neutral.
            reports[-1].payouts.append(
                [
                    {"seat": None if each.owner == players else each.owner, "note": each.note}
                    for each in event.payments
                ]
            )
        elif isinstance(event, RoundEnded):
            reports[-1].returned = event.returned
        if not reports[-1].payouts:  # a casino that has paid is empty
            reports[-1].dice = [list(casino.dice) for casino in step.after.casinos]
    return reports


def game_report(game: Game) -> dict[str, object]:
    """Return the object that `lastroll replay --json` prints.

    An unfinished game has no ranks and no winners, but the position in which it stopped.
    """
    rounds = round_reports(game)
    if game.over:
        standings = [asdict(standing) for standing in game.standings]
        return {"standings": standings, "winners": list(game.winners), "rounds": rounds}
    purses = sorted(game.standings, key=lambda standing: standing.seat)
    return {
        "standings": [{"seat": s.seat, "money": s.money, "notes": s.notes} for s in purses],
        "winners": None,
        "unfinished": True,
        "rounds": rounds,
        "position": position_data(game.position),
    }


def format_game_report(game: Game) -> str:
    """Return the report as JSON on one line."""
    return msgspec.json.encode(game_report(game)).decode()
