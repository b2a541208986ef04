"""Messages put together from bytes equal the views, for every seat and every watcher."""

import json

import msgspec
import pytest
from msgspec import UNSET

from lastroll.bots import make_bot
from lastroll.game import RulesData
from lastroll.rules import Rules
from lastroll.server._entries import Created, Options, Played, Seated, SeatPlan, Started
from lastroll.server._message_templates import Messages, entry_template, now_template
from lastroll.server._table_state import LogEntry, TableState, events_of, perform_action
from lastroll.server._views import (
    choice_views,
    entry_view,
    game_steps,
    now_view,
    purses_open,
    step_view,
)


def played(rules: Rules, *, open_purses: bool, turns: int) -> TableState:
    """Return a table of people with as many turns played."""
    table = TableState("table", bytes(32))

    def apply(entry: Created | Seated | Started | Played) -> None:
        table.apply(LogEntry(table.version + 1, entry))

    seats = tuple(SeatPlan("human") for _ in range(rules.players))
    options = Options(open_purses=open_purses)
    apply(
        Created(
            at=1, rules=RulesData.of(rules), seats=seats, options=options, maker="0", code="ABCDEF"
        )
    )
    for seat in range(rules.players):
        apply(Seated(at=2, seat=seat, name=f"P{seat}", holder=str(seat), nonce=f"n{seat}"))
    apply(Started(at=3, events=tuple(table.new_game().events)))
    greedy = make_bot("greedy")
    for _ in range(turns):
        assert table.game is not None
        seat_to_move = table.game.position.turn
        if seat_to_move is None:
            break
        events = events_of(perform_action(table.game.fork(), "roll", None))
        apply(Played(at=4, seat=seat_to_move, action="roll", events=events))
        face = greedy.choose(table.game.position, table.game.coin)
        events = events_of(perform_action(table.game.fork(), "place", face))
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
    steps = game_steps(table)
    choices = choice_views(table.game.position)
    now = now_template(table, 1234)
    cuts, last = [], None
    for logged in table.log:
        own = [step for step in steps if step.version == logged.version]
        cuts.append((logged, own, entry_template(logged, own, last)))
        last = cuts[-1][2].steps[-1] if own else last
    for holder in [*(str(seat) for seat in range(rules.players)), None, "stranger"]:
        seat, sees = table.seat_of(holder), purses_open(table)
        messages = []
        for logged, own, cut in cuts:
            views = [step_view(step, seat, open_purses=sees) for step in own]
            found = b",".join(step.render(seat, open_purses=sees) for step in cut.steps)
            assert b"[" + found + b"]" == msgspec.json.encode(views)
            stands = now_view(table, holder, 1234, choices) if logged is table.log[-1] else UNSET
            entry = msgspec.json.encode(entry_view(logged, views, now=stands))
            messages.append(b"id: %d\ndata: %b\n\n" % (logged.version, entry))
        told = Messages([cut for *_, cut in cuts], now)
        assert told.render(seat, open_purses=sees) == b"".join(messages)
        table_told = told.render(seat, open_purses=sees, table=b"{}")
        assert json.loads(table_told.rpartition(b"data: ")[2])["table"] == {}
        assert now.render(seat) == msgspec.json.encode(now_view(table, holder, 1234, choices))
