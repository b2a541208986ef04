"""The work of one process for the ladder: blocks, exams, the search for weak points."""

import time
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec
from benchmarks.ladder_parts.plan import COUNTER, SEED, Task

from lastroll.arena import (
    SupportsMargin,
    TableResult,
    TableWork,
    entrant_maker,
    exam_sets_for,
    examine,
    exploit_positions,
    exploitability,
    uses_coin,
)
from lastroll.bots import BOOKLET_RULES, LADDER, Bot, make_bot, play_out
from lastroll.game import Game, Seeded
from lastroll.rules import Position, Roll, Rules
from lastroll.solver import Objective

TIMED_CHOICES: Final = 60
"""At each kind of table, from a whole game."""
TIMING_SECONDS: Final = 4.0
"""Positions for each kind of table."""
EXPLOIT_SECONDS: Final = 120.0
LAYOUT_CHOICES: Final = 14_000
"""Choices that a bot is asked for in one layout, for dollars and for the win."""
RULES_SECONDS: Final = 0.0002
"""The seconds that the rules take in addition to a choice."""


def play_blocks(task: Task, blocks: range) -> tuple[list[TableResult], float]:
    """Play some blocks of a task, which has one line-up, and return the seconds that it took."""
    begun = time.monotonic()
    with TableWork(task.setting).start() as play:
        return play(blocks), time.monotonic() - begun


def study(name: str, seconds: float, folder: Path) -> dict[str, Any]:
    """Return everything about a bot alone, from its file where that was done before."""
    path = folder / f"alone-{name}.json"
    if not path.exists():
        found = {
            "time": _time(name),
            "exam": _exam(name, seconds),
            "exploit": _exploit(name, seconds),
        }
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    answer: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return answer


def _time(name: str) -> dict[str, float]:
    """Take the time of choices in games of all kinds, as the bot plays by default.

    A choice of a bot that answers at once is taken twice and the quicker one counts: what is
    made on first use, and what others do on the machine, is not the bot's. A slow bot is
    asked once, since a solved round is not solved again.
    """
    bot = entrant_maker(name)()
    rung = next((rung for rung in LADDER if rung.name == name), None)
    often = 2 if rung is None or rung.fast else 1
    taken: list[float] = []
    for rules in BOOKLET_RULES:
        if rung is None or rung.supports(rules):
            taken += _times(bot, rules, often)
    return {"mean": sum(taken) / len(taken), "worst": max(taken)}


def _times(bot: Bot, rules: Rules, often: int) -> list[float]:
    """Take the time of choices of one game, evenly spread over it."""
    positions = [position for position in _positions(rules) if len(position.legal_faces) > 1]
    positions = positions[:: max(1, len(positions) // TIMED_CHOICES)]
    bot.choose(positions[-1], 0)  # what is loaded or compiled once
    taken: list[float] = []
    # Backwards, as a round that was solved from its beginning answers for its end.
    for position in reversed(positions):
        tries = []
        for _ in range(often):
            start = time.perf_counter()
            bot.choose(position, 0)
            tries.append(time.perf_counter() - start)
        taken.append(min(tries))
        if sum(taken) * often > TIMING_SECONDS:
            break
    return taken


def _positions(rules: Rules) -> list[Position]:
    """Return the positions with a roll of a game between counters."""
    found: list[Position] = []
    counting_seats = [make_bot(COUNTER)] * rules.players
    play_out(
        Game(rules, Seeded(SEED)), counting_seats, [lambda position, *_: found.append(position)]
    )
    return found


def _exam(name: str, seconds: float) -> dict[str, Any]:
    bot = entrant_maker(name, seconds)()
    return {each: msgspec.to_builtins(examine(bot, each)) for each in exam_sets_for(name)}


def _exploit(name: str, seconds: float) -> dict[str, float] | None:
    """Return the mean over layouts, in dollars and in shares of the win.

    Bots that toss coins are left out, and those that think too long about thousands of choices.
    """
    bot = entrant_maker(name, seconds)()
    layouts = exploit_positions()
    layouts = layouts[: int(EXPLOIT_SECONDS / (LAYOUT_CHOICES * _ending_seconds(bot, layouts[0])))]
    if not layouts or uses_coin(bot):
        return None
    thrifty = bot.playing_for_margin() if isinstance(bot, SupportsMargin) else bot
    money = [exploitability(thrifty, each, Objective.MARGIN) for each in layouts]
    win = [exploitability(bot, each, Objective.WIN) for each in layouts]
    return {
        "layouts": len(layouts),
        "money": sum(money) / len(layouts),
        "win": sum(win) / len(layouts),
    }


def _ending_seconds(bot: Bot, position: Position) -> float:
    """Return the seconds of a choice near the end of a round, and of the rules in addition."""
    assert position.turn is not None
    dice = position.hands[position.turn].own
    rolls = [Roll.of("".join(shown)) for shown in combinations("123456", dice)]
    bot.choose(position.roll(rolls[0]), 0)
    begun = time.perf_counter()
    for roll in rolls:
        bot.choose(position.roll(roll), 0)
    return (time.perf_counter() - begun) / len(rolls) + RULES_SECONDS
