"""A log is taken if and only if it is the beginning of a game: forgeries of real logs are tried."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.strategies import PLAYED_RULES, SEEDS, finished_games, steps_of

from lastroll.game import (
    AnyEvent,
    CasinoPaid,
    EventLog,
    Game,
    InvalidRecord,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundStarted,
    Scripted,
    Seeded,
    fold,
    format_event,
    parse_event,
)
from lastroll.rules import LastRollError, Pile, Roll, Rules

Log = list[AnyEvent]


@st.composite
def scarce_rules(draw: st.DrawFn) -> Rules:
    """Rules with so few notes that those which came back are dealt again, and again."""
    notes = draw(st.lists(st.integers(1, 90), min_size=6, max_size=14))
    return Rules(
        players=draw(st.integers(2, 3)),
        rounds=draw(st.integers(2, 4)),
        dice=draw(st.integers(1, 2)),
        notes=tuple(notes),
        minimum=draw(st.integers(1, min(60, sum(notes)))),
    )


LOGGED_RULES = PLAYED_RULES | scarce_rules()
LOGGED_GAMES = finished_games(LOGGED_RULES)


def is_game(rules: Rules, log: Log) -> bool:
    """Return whether some pile and some dice give this log, by playing it: no log is looked at."""
    if not log:
        return True
    rolls = [Roll.of(event.own, event.neutral) for event in log if isinstance(event, Rolled)]
    openings = [Roll.of("", event.dice) for event in log if isinstance(event, OpeningPlaced)]
    try:
        game = Game(rules, Scripted(some_pile(rules, log), rolls, openings))
        for event in log:
            if isinstance(event, Rolled):
                game.roll()
            elif isinstance(event, Placed):
                game.place(event.face)
    except LastRollError:
        return False
    return list(map(tidy, log)) == game.events[: len(log)]


def some_pile(rules: Rules, log: Log) -> Pile:
    """Return a pile that gives the casinos these notes, if any; the highest completes one."""
    pile: list[int] = []
    under: list[int] = []
    for event in log:
        if isinstance(event, CasinoPaid):
            under += event.returned
        elif isinstance(event, RoundStarted):
            for notes in event.casinos:
                again = under[: max(0, len(pile) + len(notes) - len(rules.notes))]
                del under[: len(again)]
                pile += sorted((Counter(notes) - Counter(again)).elements())
    return (*pile, *(Counter(rules.notes) - Counter(pile)).elements())


def tidy(event: AnyEvent) -> AnyEvent:
    """Notes and dice may be told in any order."""
    if isinstance(event, RoundStarted):
        ordered = tuple(tuple(sorted(notes, reverse=True)) for notes in event.casinos)
        return replace(event, casinos=ordered)
    if isinstance(event, Rolled):
        return replace(event, own=in_order(event.own), neutral=in_order(event.neutral))
    return replace(event, dice=in_order(event.dice)) if isinstance(event, OpeningPlaced) else event


def in_order(digits: str) -> str:
    return "".join(sorted(digits))


def is_taken(rules: Rules, log: Log) -> bool:
    try:
        fold(rules, log)
    except InvalidRecord:  # and nothing else
        return False
    return True


@given(LOGGED_RULES, SEEDS)
def test_every_prefix_of_every_game_is_taken(rules: Rules, seed: int) -> None:
    game = steps_of(Game(rules, Seeded(seed)))
    log = EventLog(rules)
    for number, event in enumerate(game.events):
        assert log.due is type(event)
        log.apply(event)
        assert log.events == game.events[: number + 1]
    assert log.position == fold(rules, game.events) == game.position
    assert log.due is None


@given(LOGGED_GAMES, st.data())
def test_an_event_that_is_missing_doubled_or_misplaced_is_found(
    game: Game, data: st.DataObject
) -> None:
    log = game.events
    number = data.draw(st.integers(0, len(log) - 2))
    event, after = log[number : number + 2]
    assert not is_taken(game.rules, log[:number] + log[number + 1 :])
    assert not is_taken(game.rules, [*log[: number + 1], *log[number:]])
    assert not is_taken(game.rules, [*log[:number], after, event, *log[number + 2 :]])
    assert not is_taken(game.rules, [*log, data.draw(st.sampled_from(log))])


def numbers_in(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the way to each number of an event, and to each text of dice."""
    if isinstance(data, dict):
        return [way for key in data for way in numbers_in(data[key], (*path, key))]
    if isinstance(data, list):
        return [way for key, value in enumerate(data) for way in numbers_in(value, (*path, key))]
    return [path] if path[-1] != "event" else []


def forged_values(rules: Rules, value: Any) -> st.SearchStrategy[Any]:
    if isinstance(value, str):
        return st.text("123456", min_size=max(0, len(value) - 1), max_size=len(value) + 1)
    near = st.integers(-1, 7) | st.sampled_from(rules.notes)
    if value is not None:
        near |= st.sampled_from([value - 1, value + 1, value * 2])
    return near | st.none()


def put(data: Any, path: Sequence[str | int], value: Any) -> Any:
    for key in path[:-1]:
        data = data[key]
    old, data[path[-1]] = data[path[-1]], value
    return old


@given(LOGGED_GAMES, st.data())
def test_one_forged_number_is_found_or_tells_of_another_game(
    game: Game, data: st.DataObject
) -> None:
    log = list(game.events)
    # Kind by kind, for most events of a game are rolls and places.
    kind = data.draw(st.sampled_from(list(dict.fromkeys(map(type, log)))))
    number = data.draw(st.sampled_from([n for n, event in enumerate(log) if type(event) is kind]))
    forged = json.loads(format_event(log[number]))
    way = data.draw(st.sampled_from(numbers_in(forged)))
    value = data.draw(forged_values(game.rules, put(forged, way, None)))
    put(forged, way, value)
    try:
        log[number] = parse_event(json.dumps(forged))
    except InvalidRecord:
        return
    end = data.draw(st.just(len(log)) | st.integers(number + 1, len(log)))
    assert is_taken(game.rules, log[:end]) == is_game(game.rules, log[:end])


@given(LOGGED_GAMES, st.data())
def test_another_deal_is_found_or_is_that_of_another_pile(game: Game, data: st.DataObject) -> None:
    log = list(game.events)
    deals = [number for number, event in enumerate(log) if isinstance(event, RoundStarted)]
    number = data.draw(st.sampled_from(deals))
    event = log[number]
    assert isinstance(event, RoundStarted)
    casinos = [list(notes) for notes in event.casinos]
    taken = [note for notes in casinos for note in notes]
    for _ in range(data.draw(st.integers(1, 3))):
        donor, taker = data.draw(st.tuples(st.integers(0, 5), st.integers(0, 5)))
        if casinos[donor]:
            place = data.draw(st.integers(0, len(casinos[donor]) - 1))
            casinos[taker].append(casinos[donor].pop(place))
        else:
            casinos[taker].append(data.draw(st.sampled_from(taken + list(game.rules.notes))))
    log[number] = replace(event, casinos=tuple(map(tuple, casinos)))
    # Up to the deal: what is paid later depends on the notes that lie there.
    assert is_taken(game.rules, log[: number + 1]) == is_game(game.rules, log[: number + 1])


@given(LOGGED_GAMES, st.data())
def test_a_refused_event_changes_nothing(game: Game, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(game.events) - 1))
    log = EventLog(game.rules)
    for event in game.events[:number]:
        log.apply(event)
    wrong = data.draw(st.sampled_from(game.events))
    if not is_taken(game.rules, [*log.events, wrong]):
        before = (log.position, list(log.events), log.due)
        with pytest.raises(InvalidRecord):
            log.apply(wrong)
        assert before == (log.position, log.events, log.due)
        for event in game.events[number:]:
            log.apply(event)
        assert log.position == game.position
