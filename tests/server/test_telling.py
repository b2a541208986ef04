"""What is put together from bytes is what the views say, for every seat and every watcher."""

import json

import msgspec
import pytest

from lastroll.bots import make_bot
from lastroll.game import RulesData
from lastroll.rules import Rules
from lastroll.server._entries import Created, Options, Played, Seated, SeatPlan, Started
from lastroll.server._table import Logged, Table, play
from lastroll.server._telling import cut_entry, cut_now, steps_bytes
from lastroll.server._views import (
    all_steps,
    choices_of,
    now_view,
    sees_all,
    step_view,
)


def played(rules: Rules, *, open_purses: bool, turns: int) -> Table:
    """A table of people with as many turns played."""
    table = Table("table", bytes(32))

    def apply(entry: Created | Seated | Started | Played) -> None:
        table.apply(Logged(table.version + 1, entry))

    seats = tuple(SeatPlan("human") for _ in range(rules.players))
    options = Options(open_purses=open_purses)
    apply(
        Created(
            at=1, rules=RulesData.of(rules), seats=seats, options=options, maker="0", code="ABCDEF"
        )
    )
    for seat in range(rules.players):
        apply(Seated(at=2, seat=seat, name=f"P{seat}", holder=str(seat), nonce=f"n{seat}"))
    apply(Started(at=3, events=tuple(table.begun()[1].events)))
    greedy = make_bot("greedy")
    for _ in range(turns):
        assert table.game is not None
        seat_to_move = table.game.position.turn
        if seat_to_move is None:
            break
        events = play(table.game.fork(), "roll", None)
        apply(Played(at=4, seat=seat_to_move, action="roll", events=events))
        face = greedy.choose(table.game.position, table.game.coin)
        events = play(table.game.fork(), "place", face)
        apply(Played(at=5, seat=seat_to_move, action="place", face=face, events=events))
    return table


@pytest.mark.parametrize("open_purses", [False, True])
@pytest.mark.parametrize("turns", [0, 1, 30, 1000])
@pytest.mark.parametrize(
    "rules", [Rules(players=2), Rules(players=3, neutral=True), Rules(players=5, rounds=2)]
)
def test_bytes_are_what_the_views_say(rules: Rules, turns: int, open_purses: bool) -> None:
    table = played(rules, open_purses=open_purses, turns=turns)
    assert table.game is not None
    steps = all_steps(table)
    choices = choices_of(table.game.position)
    now = cut_now(table, 1234, choices)
    for holder in [*(str(seat) for seat in range(rules.players)), None, "stranger"]:
        for logged in table.log:
            own = [step for step in steps if step.version == logged.version]
            views = [
                step_view(step, table.seat_of(holder), open_purses=sees_all(table)) for step in own
            ]
            found = steps_bytes(table, cut_entry(logged, own), holder)
            assert b"[" + found + b"]" == msgspec.json.encode(views)
        said = now.seen(table, holder)
        assert said == msgspec.json.encode(now_view(table, holder, 1234, choices))
        json.loads(said)
