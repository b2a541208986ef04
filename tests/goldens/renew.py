"""Recorded games: how they were played. `python tests/goldens/renew.py` makes the files again.

A change in these files is a change in what the same seed, the same record or the same events
mean. If it is meant, renew them and say so in the change log; otherwise it is a mistake.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lastroll.game import (
    Chance,
    Fair,
    Game,
    Seeded,
    format_event,
    format_game_report,
    format_game_text,
    format_position_line,
    format_record,
    record_game,
)
from lastroll.rules import Rules

FOLDER: Final = Path(__file__).resolve().parent
NAMES: Final = ("Anna", "Benno", "Carla", "Denny", "Emma")
HOUSE: Final = Rules(
    players=3,
    neutral=True,
    rounds=3,
    start=2,
    minimum=70_000,
    notes=(2_500,) + (10_000,) * 8 + (20_000,) * 8 + (100_000,) * 6,  # the pile runs dry
    dice=5,
    neutral_dice=1,
    opening_dice=3,
)
GAMES: Final[dict[str, tuple[Rules, Chance]]] = {
    **{f"own-{n}": (Rules(players=n), Seeded(2012, n)) for n in (2, 3, 4, 5)},
    **{f"neutral-{n}": (Rules(players=n, neutral=True), Seeded(2012, 10 + n)) for n in (2, 3, 4)},
    "house": (HOUSE, Seeded(2012, 20)),
    "fair": (
        Rules(players=3, neutral=True, start=1),
        Fair(bytes(range(32)), "golden-1", ["anna-7", "benno_8", "carla"]),
    ),
}


def play(rules: Rules, chance: Chance) -> Game:
    """Play like people: now for the most money in sight, now as the coin falls."""
    game = Game(rules, chance, NAMES[: rules.players])
    turns = 0
    while not game.over:
        game.roll()
        game.place(_by_coin(game) if turns % 2 else _most_money_now(game))
        turns += 1
    return game


def _by_coin(game: Game) -> int:
    faces = game.position.legal_faces
    return faces[game.coin * len(faces) >> 64]


def _most_money_now(game: Game) -> int:
    position, seat = game.position, game.position.turn
    assert seat is not None
    # Of equal faces the lowest: max keeps the first.
    return max(position.legal_faces, key=lambda face: position.place(face).winnings[seat])


def dump(game: Game) -> Iterator[str]:
    """Return everything: each event, the position after it, and what `replay` reports."""
    for step in game.steps():
        yield format_event(step.event)
        yield f"    {format_position_line(step.after)}"
    yield json.dumps(json.loads(format_game_report(game)), indent=1)


def files_of(game: Game) -> dict[str, str]:
    """Return what is kept of a game, by the ending of the file."""
    record = record_game(game)
    return {
        "json": format_record(record) + "\n",
        "txt": format_game_text(record),
        "playthrough": "\n".join(dump(game)) + "\n",
    }


def renew() -> None:
    """Write all files again."""
    for name, (rules, chance) in GAMES.items():
        for ending, text in files_of(play(rules, chance)).items():
            (FOLDER / f"{name}.{ending}").write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(GAMES)} games renewed in {FOLDER}\n")


if __name__ == "__main__":
    renew()
