"""The choices of every rung in 2,000 positions, as recorded in choices.json.

`python -m tests.bots.choices` records it again. A change in that file is a change in how a bot
plays: then the ladder's figures (docs/ladder.md) are no longer those of this bot.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final
from unittest.mock import patch

from lastroll.bots import LADDER, Bot, Rung
from lastroll.game import Game, Seeded, pick
from lastroll.rules import Position, Rules

FILE: Final = Path(__file__).with_name("choices.json")
TABLES: Final = {
    **{f"own-{players}": Rules(players=players) for players in (2, 3, 4, 5)},
    **{f"neutral-{players}": Rules(players=players, neutral=True) for players in (2, 3, 4)},
}
POSITIONS: Final = 286
"""Positions of each table; seven times that are 2,002."""
SLOW_POSITIONS: Final = {"champion": 30, "perfect": POSITIONS}
CHAMPION_SECONDS: Final = 0.05

Choice = tuple[Position, int]
"""A position with two faces or more, and the coin that comes with its roll."""


def positions(table: str) -> Iterator[Choice]:
    """Yield positions of games in which every face is chosen by the coin."""
    game_number = 0
    while True:
        game = Game(TABLES[table], Seeded(1113, game_number))
        game_number += 1
        while not game.over:
            game.roll()
            faces = game.position.legal_faces
            if len(faces) > 1:
                yield game.position, game.coin
            game.place(faces[pick(game.coin, len(faces))])


def rungs_at(table: str) -> list[Rung]:
    """Return the rungs that play at a table."""
    return [rung for rung in LADDER if rung.supports(TABLES[table])]


def faces_of(rung: Rung, table: str, most: int = POSITIONS) -> str:
    """Return what a rung chooses in the first positions of a table, one digit each."""
    count = min(most, SLOW_POSITIONS.get(rung.name, POSITIONS))
    bot = _bot(rung)
    # Without a clock the champion searches with its whole budget, on a busy machine too.
    with patch("time.monotonic", return_value=0.0):
        chosen = [bot.choose(*choice) for choice in islice(positions(table), count)]
    return "".join(map(str, chosen))


def _bot(rung: Rung) -> Bot:
    return rung.make() if rung.with_limit is None else rung.with_limit(CHAMPION_SECONDS)


def record() -> None:
    """Record the choices of all rungs."""
    faces = {
        table: {rung.name: faces_of(rung, table) for rung in rungs_at(table)} for table in TABLES
    }
    FILE.write_text(json.dumps(faces, indent=1) + "\n", encoding="utf-8", newline="\n")
    sys.stdout.write(f"{sum(map(len, faces.values()))} lines recorded in {FILE.name}\n")


if __name__ == "__main__":
    record()
