"""The record against each bot: what counts, and that the page finds the same figures."""

import json
import random
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.web.modules import WEB, node

from lastroll.bots import LADDER
from lastroll.game import Game, Seeded, record_game, replay
from lastroll.rules import Rules
from lastroll.terminal import BotRecord, GameStore, SeatData, StoredGame, history_of

PROGRAM = """
import { readFileSync } from "node:fs";
const { botRecords, shareInterval, totals } = await import(process.argv[1]);
const games = JSON.parse(readFileSync(0, "utf-8"));
const bots = [...botRecords(games)].map(([bot, { games, ahead, beaten }]) => [
  bot,
  [games, ahead, beaten, ...shareInterval(ahead, games)],
]);
process.stdout.write(JSON.stringify([totals(games), Object.fromEntries(bots)]));
"""


def stored(seats: list[SeatData], seed: int, rules: Rules | None = None) -> StoredGame:
    """Return a finished game in which everybody places at random."""
    rules = rules or Rules(players=len(seats))
    game = Game(rules, Seeded(seed), [f"{n} {seat.name}" for n, seat in enumerate(seats)])
    chance = random.Random(seed)
    while not game.over:
        game.roll()
        game.place(chance.choice(game.position.legal_faces))
    return StoredGame(
        id=f"game-{seed}",
        date=datetime.now(UTC),
        finished=True,
        record=record_game(game),
        seats=tuple(seats),
    )


def on_the_page(game: StoredGame) -> dict[str, object]:
    """Return a game as the page stores it."""
    standings = {standing.seat: standing for standing in replay(game.record).standings}
    return {
        "held": [seat for seat, data in enumerate(game.seats) if data.bot is None],
        "booklet": not game.record.rules.house_rules,
        "players": [
            {"bot": data.bot, "money": standings[seat].money, "rank": standings[seat].rank}
            for seat, data in enumerate(game.seats)
        ],
    }


@pytest.fixture(scope="module")
def games() -> list[StoredGame]:
    """Return games against few and many bots, two people among them, and house rules."""
    chance = random.Random("history")
    tables = [
        [SeatData("You"), *(SeatData(bot, bot) for bot in chance.sample(names(), players - 1))]
        for players in (2, 3, 4, 5, 2, 2, 3, 4)
    ]
    tables += [[SeatData("You"), SeatData("Miser", "frugal")] for _ in range(4)]
    tables.append([SeatData("Anna"), SeatData("Benno"), SeatData("Miser", "frugal")])
    tables.append([SeatData("Gambler", "greedy"), SeatData("Miser", "frugal")])
    found = [stored(table, seed) for seed, table in enumerate(tables)]
    return [*found, stored(tables[0], 99, Rules(players=2, rounds=1))]


def names() -> list[str]:
    return [rung.name for rung in LADDER]


def test_the_page_finds_the_same_figures(games: list[StoredGame]) -> None:
    history = history_of(games)
    assert sum(record.games for record in history.bots.values()) > 15
    done = subprocess.run(
        [node(), "--input-type=module", "-e", PROGRAM, str(WEB / "core" / "history-stats.js")],
        input=json.dumps([on_the_page(game) for game in games if one_person(game)]),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    totals, bots = json.loads(done.stdout)
    assert totals == {"games": history.games, "won": history.won, "best": history.best}
    assert bots == {
        name: [record.games, record.better, record.beaten, *map(pytest.approx, record.interval)]
        for name, record in history.bots.items()
    }


def one_person(game: StoredGame) -> bool:
    return [data.bot for data in game.seats].count(None) == 1


def test_house_rules_and_failed_bots_do_not_count(games: list[StoredGame]) -> None:
    house = games[-1]
    assert history_of([house]).games == 1
    assert history_of([house]).bots == {}
    assert list(history_of(games).bots) == [
        name for name in names() if name in history_of(games).bots
    ]


def test_seats_are_stored_beside_the_record(games: list[StoredGame], tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for game in games:
        path = store.finish(game.id, game.record, game.seats)
    assert replay(store.games()[0][0].record).over
    assert history_of(store.games()[0]) == history_of(games)
    path.write_text(path.read_text().replace('"seats":[', '"seats":[3,'))
    assert store.games()[1] == []
    assert isinstance(history_of(store.games()[0]).bots["frugal"], BotRecord)
