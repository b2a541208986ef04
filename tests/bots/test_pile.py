"""No bot learns in which order the pile lies: what it is asked with is the same for any order."""

from __future__ import annotations

import gc
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from tests.bots.test_solver_bots import Search

from lastroll import evaluator
from lastroll.bots import LADDER, Bot, Rung
from lastroll.game import Game, Seeded
from lastroll.rules import Pile, Position, Rules

TABLES = [Rules(players=2), Rules(players=3, neutral=True)]
BLIND = ModuleType, type, FunctionType, MethodType
"""Modules, types and the like: they lead everywhere, and hold nothing of a game."""


class OtherEnd(Seeded):
    """The same dice and the same first notes; the rest of the pile lies the other way round."""

    def __init__(self, seed: int, same: int) -> None:
        super().__init__(seed)
        self._same = same

    def pile(self, rules: Rules) -> Pile:
        notes = super().pile(rules)
        return notes[: self._same] + notes[: self._same - 1 : -1]


class Asked:
    """A bot that writes down what it is asked."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.questions: list[tuple[Position, int, int]] = []

    def choose(self, position: Position, coin: int) -> int:
        face = self._bot.choose(position, coin)
        self.questions.append((position, coin, face))
        return face


def play_round(game: Game, bot: Asked) -> None:
    """Play all seats with one bot to the end of the first round."""
    while game.position.round == 1:
        game.roll()
        game.place(bot.choose(game.position, game.coin))


SEATED = [(rung, rules) for rung in LADDER for rules in TABLES if rung.supports(rules)]


@pytest.mark.parametrize(
    ("rung", "rules"), SEATED, ids=[f"{rung.name}-{rules.players}" for rung, rules in SEATED]
)
def test_the_pile_changes_nothing(
    rung: Rung, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not rung.fast:
        monkeypatch.setattr(evaluator, "search", Search())
    one = Game(rules, Seeded(8))
    same = len(one.pile) - len(one.pile_left)
    other = Game(rules, OtherEnd(8, same))
    assert one.position == other.position
    assert one.pile_left != other.pile_left
    assert sorted(one.pile_left) == sorted(other.pile_left)
    bots = Asked(rung.make()), Asked(rung.make())
    for game, bot in zip((one, other), bots, strict=True):
        play_round(game, bot)
    assert bots[0].questions == bots[1].questions
    assert len(bots[0].questions) > rules.players
    assert one.position.casinos != other.position.casinos  # the second round is another one


def reachable(thing: Any) -> list[Any]:
    """Return everything that can be had from a thing, by any way there is."""
    found, seen = [thing], {id(thing)}
    for each in found:
        for other in gc.get_referents(each):
            if id(other) not in seen and not isinstance(other, BLIND):
                seen.add(id(other))
                found.append(other)
    return found


@pytest.mark.parametrize("rules", TABLES, ids=["two", "three"])
def test_a_position_holds_no_pile(rules: Rules) -> None:
    game = Game(rules, Seeded(8))
    for _ in range(60):
        game.roll()
        holds = reachable(game.position)
        assert any(thing is game.position.casinos for thing in holds)
        assert not any(isinstance(thing, Game | Seeded) for thing in holds)
        for thing in holds:
            if isinstance(thing, tuple | list):
                assert not has_run(tuple(thing), game.pile_left)
        game.place(game.position.legal_faces[0])
        if game.over:
            break
    assert game.position.round > 1


def has_run(notes: tuple[Any, ...], pile: Pile) -> bool:
    """Return whether five adjacent notes of the pile are here, but in the order of value."""
    runs = {pile[first : first + 5] for first in range(len(pile) - 4)}
    runs = {run for run in runs if list(run) != sorted(run)}
    return any(notes[first : first + 5] in runs for first in range(len(notes) - 4))


def test_a_pile_would_be_found() -> None:
    game = Game(TABLES[0], Seeded(8))
    assert has_run(game.pile, game.pile_left)
    assert any(isinstance(thing, Game) for thing in reachable([game]))
    assert not has_run(game.rules.notes, game.pile_left)
