"""core/history-stats.js, run in Node: totals, the record against each bot, Wilson's interval."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.web.modules import WEB, node

PROGRAM = """
import { botRecords, shareInterval, totals } from "./history-stats.js";
const { games, shares } = JSON.parse(process.argv[1]);
console.log(JSON.stringify({
  totals: totals(games),
  records: Object.fromEntries(botRecords(games)),
  intervals: shares.map(([successes, count]) => shareInterval(successes, count)),
}));
"""


def run(games: list[Any], shares: list[tuple[int, int]]) -> Any:
    """Return what the module works out for some games and shares."""
    done = subprocess.run(
        [
            *(node(), "--input-type=module", "--eval", PROGRAM),
            json.dumps({"games": games, "shares": shares}),
        ],
        cwd=WEB / "core",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return json.loads(done.stdout)


def game(
    rank: int, *bots: tuple[str, int], booklet: bool = True, held: tuple[int, ...] = (0,)
) -> Any:
    """Return a game of a person with some bots, each with its rank."""
    players = [(None, rank), *bots]
    return {
        "held": held,
        "booklet": booklet,
        "players": [{"bot": bot, "rank": rank, "money": 10_000 * rank} for bot, rank in players],
    }


def test_the_record_against_each_bot() -> None:
    found = run(
        [
            game(1, ("random", 2), ("greedy", 3)),
            game(2, ("greedy", 1), ("random", 3)),
            game(2, ("greedy", 2), ("random", 1)),  # a tie is not ahead
            game(2, ("expert", 3), ("expert", 1)),  # two of them: ahead of both, or not
            game(1, ("perfect", 2), booklet=False),
            game(1, ("perfect", 3), held=(0, 1)),
        ],
        [(0, 10), (5, 10), (10, 10), (0, 0)],
    )
    assert found["records"] == {
        "random": {"games": 3, "ahead": 2, "beaten": True},
        "greedy": {"games": 3, "ahead": 1, "beaten": True},
        "expert": {"games": 1, "ahead": 0, "beaten": False},
    }
    assert found["totals"] == {"games": 6, "won": 2, "best": 20_000}
    # As statsmodels' proportion_confint(method="wilson") gives them.
    expected = [(0.0, 0.277533), (0.236593, 0.763407), (0.722467, 1.0), (0.0, 1.0)]
    assert found["intervals"] == [pytest.approx(each, abs=1e-6) for each in expected]


def test_no_games() -> None:
    assert run([], []) == {
        "totals": {"games": 0, "won": 0, "best": 0},
        "records": {},
        "intervals": [],
    }
