#!/usr/bin/env python3
"""Make the frozen sets of `lastroll exam` again: `python benchmarks/exam.py [FOLDER] [SET…]`.

Whole games are played by bots of mixed strength, by weak ones of the ladder and those of other
projects. Once a round can be solved, every second choice is the best one, so that strong play is
met as well. Each choice between two faces or more is kept, with its exact values. The same files
come out every time; without a folder they go where the package has them.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Final

import msgspec

import lastroll.arena
from lastroll.arena._exam_sets import EXAM_SETS, EXPLOIT_FILE, ExamItem
from lastroll.bots import PRIOR_BOTS, Bot, make_bot
from lastroll.bots._prior import PriorBot
from lastroll.game import Game, Seeded, format_position_line, mix, pick
from lastroll.rules import Position, Purse, Roll, Rules
from lastroll.solver import Objective, SolvedRound, count_states, solve_round

FOLDER: Final = Path(lastroll.arena.__file__).parent / "data"
SEED: Final = 2012
CHOICES: Final = 300
WHOLE_ROUND: Final = 20_000_000
"""States of a round of two players; they are solved from the first roll."""
ENDING: Final = 12_000_000
"""States of an ending at most: some two seconds to solve."""
LAYOUT_SEED: Final = 1957
LAYOUT_COUNT: Final = 8
LAYOUT_DICE: Final = (2, 3)
"""Dice that each of two players has left."""


def bargain(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return what a seat gains on all others now, for each die that it takes."""
    before, after = position.winnings, position.place(face).winnings
    lead = 2 * (after[seat] - before[seat]) - (sum(after) - sum(before))
    return lead / sum(rolled.dice(face))


def styles() -> list[Bot]:
    """Return the bots that play: of many strengths, and none that will ever play differently."""
    own = [make_bot(name) for name in ("random", "frugal", "greedy")]
    return [*own, PRIOR_BOTS["prior-price"](), PriorBot(bargain), PRIOR_BOTS["prior-table"]()]


class Table:
    """A game between bots drawn by its number."""

    def __init__(self, rules: Rules, seed: int, number: int) -> None:
        self.game = Game(rules, Seeded(seed, number))
        drawn = [mix(mix(seed + number) + seat) for seat in range(rules.players)]
        every = styles()
        self.bots = [every[pick(word, len(every))] for word in drawn]

    def play(self, solved: "dict[Objective, SolvedRound] | None" = None) -> None:
        """Place the dice that were rolled: as the bot likes, or every second time the best."""
        game = self.game
        position, seat = game.position, game.position.turn
        assert seat is not None
        if solved is not None and pick(mix(game.coin), 2):
            face = solved[Objective.MARGIN].solution(position).best
            assert face is not None
            game.place(face)
        else:
            game.place(self.bots[seat].choose(position, game.coin))


def items_of(rules: Rules, number: int, most_states: int) -> Iterator[ExamItem]:
    """Yield the choices of one game, as soon as their round can be solved."""
    table = Table(rules, SEED, number)
    game = table.game
    # The table of what a lead is worth in later rounds is for two players without neutral dice.
    first = 1 if rules.players == 2 and not rules.neutral else rules.rounds
    solved: dict[Objective, SolvedRound] | None = None
    while not game.over:
        game.roll()
        position = game.position
        if solved is not None and solved[Objective.WIN].position.round != position.round:
            solved = None
        if solved is None and position.round >= first and count_states(position) <= most_states:
            objectives = (Objective.MARGIN, Objective.WIN)
            solved = {one: solve_round(position, one) for one in objectives}
        if solved is not None and len(position.legal_faces) > 1:
            yield item_of(position, solved)
        table.play(solved)


def item_of(position: Position, solved: "dict[Objective, SolvedRound]") -> ExamItem:
    """Put down what each choice is worth to the seat to act."""
    seat = position.turn
    assert seat is not None
    margin, win = (
        [choice.value[seat] for choice in solved[one].solution(position).choices]
        for one in (Objective.MARGIN, Objective.WIN)
    )
    return ExamItem(
        line=format_position_line(position),
        margin=tuple(round(value, 2) for value in margin),
        win=tuple(round(value, 7) for value in win),
    )


def make_set(name: str, choices: int = CHOICES) -> list[ExamItem]:
    """Play games until there are enough choices."""
    most_states = WHOLE_ROUND if name == "duel" else ENDING
    every = (item for number in count() for item in items_of(EXAM_SETS[name], number, most_states))
    return list(islice(every, choices))


def make_layouts() -> list[str]:
    """Return ends of last rounds of two players with level purses, each with few dice left."""
    least, most = LAYOUT_DICE
    lines: list[str] = []
    for number in count():
        table = Table(Rules(players=2), LAYOUT_SEED, number)
        game = table.game
        while not game.over:
            game.roll()
            position = game.position
            dice = [hand.own for hand in position.hands]
            if position.round == position.rules.rounds and max(dice) <= most:
                if min(dice) >= least:
                    level = replace(position, rolled=None, purses=(Purse(), Purse()))
                    lines.append(format_position_line(level))
                break
            table.play()
        if len(lines) == LAYOUT_COUNT:
            break
    return lines


def main(arguments: list[str]) -> int:
    """Make all sets, or those that are named."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    names = arguments[1:] or [*EXAM_SETS, EXPLOIT_FILE]
    for name in names:
        start = time.perf_counter()
        if name == EXPLOIT_FILE:
            lines = make_layouts()
            path = folder / EXPLOIT_FILE
        else:
            lines = [msgspec.json.encode(item).decode() for item in make_set(name)]
            path = folder / f"{name}.jsonl"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        seconds = time.perf_counter() - start
        print(f"{path}: {len(lines)} lines, {path.stat().st_size:,} bytes, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
