"""What one process does for the ladder: play blocks, sit exams, look for weak points."""

import time
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec
from benchmarks.ladder_parts.plan import Task

from lastroll.arena import (
    Folder,
    MoneyMinded,
    Tournament,
    entrant_maker,
    exam_items,
    exam_layouts,
    exam_sets_for,
    examine,
    exploitability,
    tosses_coins,
)
from lastroll.bots import Bot
from lastroll.rules import Position, Roll
from lastroll.solver import Objective

FEWEST_BLOCKS: Final = 2
MOST_GAMES: Final = 8_000
"""More games of one line-up than this say nothing that is worth the time."""
TIMED_CHOICES: Final = 100
TIMING_SECONDS: Final = 20.0
EXPLOIT_SECONDS: Final = 120.0
LAYOUT_CHOICES: Final = 14_000
"""Choices that a bot is asked for in one layout, for dollars and for the win."""
RULES_SECONDS: Final = 0.0002
"""What the rules take beside a choice."""


def play(task: Task, folder: Path, seconds: float) -> int:
    """Play a task for so long, and two blocks at least; say how many blocks there are then."""
    until = time.monotonic() + seconds
    setting = task.setting
    with Folder(folder / task.name, setting) as kept:
        blocks = sum(1 for _ in kept.tables()) // len(setting.line_ups)
        tournament = Tournament(setting, folder=kept)
        most = max(FEWEST_BLOCKS, MOST_GAMES // setting.block_games)
        step = 1 if task.slow else 8
        if blocks < FEWEST_BLOCKS:
            blocks = FEWEST_BLOCKS
            tournament.play(blocks)
        while time.monotonic() < until and blocks < most:
            blocks = min(most, blocks + step)
            tournament.play(blocks)
    return blocks


def is_done(task: Task, blocks: int) -> bool:
    """Whether more blocks would say nothing that is worth the time."""
    return blocks >= max(FEWEST_BLOCKS, MOST_GAMES // task.setting.block_games)


def study(name: str, seconds: float, folder: Path) -> dict[str, Any]:
    """Give everything about a bot alone, from its file where that was done before."""
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
    """Take the time of choices from the first roll on, as the bot plays by default."""
    bot = entrant_maker(name)()
    items = exam_items("duel")[:TIMED_CHOICES]
    bot.choose(items[0].position, 0)  # what is loaded or compiled once
    taken: list[float] = []
    begun = time.perf_counter()
    for item in items:
        start = time.perf_counter()
        bot.choose(item.position, 0)
        now = time.perf_counter()
        taken.append(now - start)
        if now - begun > TIMING_SECONDS:
            break
    return {"mean": sum(taken) / len(taken), "worst": max(taken)}


def _exam(name: str, seconds: float) -> dict[str, Any]:
    bot = entrant_maker(name, seconds)()
    return {each: msgspec.to_builtins(examine(bot, each)) for each in exam_sets_for(name)}


def _exploit(name: str, seconds: float) -> dict[str, float] | None:
    """Give the mean over layouts, in dollars and in shares of the win.

    Bots that toss coins are left out, and those that think too long about thousands of choices.
    """
    bot = entrant_maker(name, seconds)()
    layouts = exam_layouts()
    layouts = layouts[: int(EXPLOIT_SECONDS / (LAYOUT_CHOICES * _ending_seconds(bot, layouts[0])))]
    if not layouts or tosses_coins(bot):
        return None
    thrifty = bot.for_money() if isinstance(bot, MoneyMinded) else bot
    money = [exploitability(thrifty, each, Objective.MARGIN) for each in layouts]
    win = [exploitability(bot, each, Objective.WIN) for each in layouts]
    return {
        "layouts": len(layouts),
        "money": sum(money) / len(layouts),
        "win": sum(win) / len(layouts),
    }


def _ending_seconds(bot: Bot, position: Position) -> float:
    """Say how long a choice near the end of a round takes, and the rules beside it."""
    assert position.turn is not None
    dice = position.hands[position.turn].own
    rolls = [Roll.of("".join(shown)) for shown in combinations("123456", dice)]
    bot.choose(position.roll(rolls[0]), 0)
    begun = time.perf_counter()
    for roll in rolls:
        bot.choose(position.roll(roll), 0)
    return (time.perf_counter() - begun) / len(rolls) + RULES_SECONDS
