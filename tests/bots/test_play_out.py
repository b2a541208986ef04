"""Games are played out by one function, and watched without changing them."""

import pytest

from lastroll.bots import RandomBot, make_bot, play_out
from lastroll.game import Game, Placed, Seeded
from lastroll.rules import Position, Rules

NAMES = ("greedy", "random", "frugal")


def by_hand(rules: Rules) -> Game:
    game, bots = Game(rules, Seeded(4)), [make_bot(name) for name in NAMES]
    while not game.over:
        game.roll()
        assert game.position.turn is not None
        game.place(bots[game.position.turn].choose(game.position, game.coin))
    return game


@pytest.mark.parametrize("neutral", [False, True])
def test_it_plays_the_game_that_the_bots_play_and_tells_each_choice(neutral: bool) -> None:
    rules = Rules(players=3, neutral=neutral)
    heard: list[tuple[Position, int]] = []

    def watch(position: Position, face: int, seconds: float) -> None:
        assert seconds >= 0
        heard.append((position, face))

    game = Game(rules, Seeded(4))
    assert play_out(game, [make_bot(name) for name in NAMES], [watch]) is game
    assert game.events == by_hand(rules).events
    placed = [event for event in game.events if isinstance(event, Placed)]
    assert [(event.seat, event.face) for event in placed] == [
        (position.turn, face) for position, face in heard
    ]
    assert all(face in position.legal_faces for position, face in heard)


def test_it_goes_on_from_where_the_game_stands() -> None:
    game = Game(Rules(players=2), Seeded(4))
    game.roll()
    dice = game.position.rolled
    heard: list[Position] = []
    play_out(game, [RandomBot()] * 2, [lambda position, face, seconds: heard.append(position)])
    assert heard[0].rolled == dice
    assert game.over
    assert play_out(game, []) is game
