"""A seat's guard, and that no bot ever sees more than the table shows."""

from collections.abc import Callable
from typing import Any

import pytest

from lastroll.bots import (
    LADDER,
    Bot,
    BotClosed,
    BotFault,
    GuardedBot,
    RandomBot,
    UnknownBot,
    bot_maker,
    make_bot,
)
from lastroll.game import Game, Seeded, format_position
from lastroll.rules import LastRollError, Position, Rules


class Scripted:
    """Does what the test says."""

    def __init__(self, choose: Callable[[Position, int], Any]) -> None:
        self._choose = choose

    def choose(self, position: Position, coin: int) -> int:
        face: int = self._choose(position, coin)
        return face


def rolled() -> Position:
    game = Game(Rules(players=2), Seeded(3))
    game.roll()
    return game.position


def fail(error: BaseException) -> Callable[[Position, int], int]:
    def choose(position: Position, coin: int) -> int:
        raise error

    return choose


@pytest.mark.parametrize(
    ("choose", "code"),
    [
        (fail(RuntimeError("broken\nbot")), "bot-crashed"),
        (fail(LastRollError("odd", "odd")), "bot-crashed"),
        (fail(RecursionError()), "bot-crashed"),
        (fail(BotFault("bot-stalled", "late")), "bot-stalled"),
        (lambda position, coin: 0, "bot-illegal"),
        (lambda position, coin: 7, "bot-illegal"),
        (lambda position, coin: None, "bot-illegal"),
        (lambda position, coin: "1", "bot-illegal"),
        (lambda position, coin: True, "bot-illegal"),
        (lambda position, coin: float(position.legal_faces[0]), "bot-illegal"),
    ],
)
def test_a_bot_that_fails_loses_its_seat(choose: Callable[[Position, int], Any], code: str) -> None:
    position = rolled()
    bot = GuardedBot(lambda: Scripted(choose))
    for coin in (0, 2**63, 2**64 - 1):
        assert bot.choose(position, coin) == RandomBot().choose(position, coin)
        assert bot.fault is not None
        assert bot.fault.code == code


def test_a_bot_that_cannot_be_made_loses_its_seat() -> None:
    def make() -> Bot:
        raise MemoryError

    bot = GuardedBot(make)
    assert bot.choose(rolled(), 0) in rolled().legal_faces
    assert bot.fault is not None


def test_a_bot_that_behaves_keeps_it_and_is_made_once() -> None:
    made = []

    def make() -> Bot:
        made.append(1)
        return RandomBot()

    bot = GuardedBot(make)
    for _ in range(5):
        bot.choose(rolled(), 0)
    assert (bot.fault, made) == (None, [1])
    bot.close()  # the same table goes on: it is made again
    bot.choose(rolled(), 0)
    assert (bot.fault, made) == (None, [1, 1])


def test_a_fault_from_an_earlier_sitting_keeps_the_bot_away() -> None:
    def make() -> Bot:
        raise AssertionError("not to be asked")

    bot = GuardedBot(make)
    bot.fault = fault = BotFault("bot-lost", "{reason}", reason="it died")
    assert bot.choose(rolled(), 7) == RandomBot().choose(rolled(), 7)
    bot.close()
    assert bot.fault is fault


def test_a_bot_that_was_closed_meanwhile_is_at_no_fault() -> None:
    bot = GuardedBot(lambda: Scripted(fail(BotClosed())))
    with pytest.raises(BotClosed):
        bot.choose(rolled(), 0)
    assert bot.fault is None


def test_closed_is_no_fault_that_somebody_catches_by_mistake() -> None:
    assert not issubclass(BotClosed, LastRollError)


def test_ctrl_c_is_nobodys_fault() -> None:
    bot = GuardedBot(lambda: Scripted(fail(KeyboardInterrupt())))
    with pytest.raises(KeyboardInterrupt):
        bot.choose(rolled(), 0)
    assert bot.fault is None


def test_the_pile_never_reaches_a_bot() -> None:
    """A bot gets the same, however the pile lies."""
    game = Game(Rules(players=2), Seeded(3))
    seen: list[str] = []

    def look(position: Position, coin: int) -> int:
        assert not hasattr(position, "pile")
        seen.append(format_position(position))
        return position.legal_faces[0]

    bot = GuardedBot(lambda: Scripted(look))
    game.roll()
    hidden = game.pile_left
    bot.choose(game.position, game.coin)
    game.pile_left = tuple(reversed(hidden))
    bot.choose(game.position, game.coin)
    assert seen[0] == seen[1]
    assert ",".join(map(str, hidden)) not in seen[0]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    for name in ("", "Greedy", "cmd", "x" * 1000):
        with pytest.raises(UnknownBot) as caught:
            bot_maker(name)
        assert caught.value.fields["names"] == ", ".join(rung.name for rung in LADDER)
        assert len(str(caught.value)) < 250
        with pytest.raises(UnknownBot):
            make_bot(name)
