"""The laws of the service, held against everything that anybody sent and received."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Sequence
from typing import Any

from tests.server.chaos.names import NOW, STEP, TABLE
from tests.server.chaos.people import Action, Person, Sitting, ToldState, ToldStep
from tests.server.chaos.truth import Truth, hash_of

Json = Any


def check_actions(truth: Truth, actions: Iterable[Action]) -> None:
    """Hold the log against what its clients know of their actions.

    An acknowledged one stands there once, as it was answered; a refused one does not; of one whose
    answer never came there is at most one; and nothing else was done in anybody's name.
    """
    sent = {(hash_of(action.token or ""), action.key): action for action in actions}
    for name, row in truth.keys.items():
        assert name in sent or row.entry["type"] == "seated", f"nobody sent {name}"
    for name, action in sent.items():
        kept = truth.keys.get(name)
        assert len(set(action.done)) <= 1, f"two answers to one key: {action.done}"
        if kept is None:
            assert not action.done, f"acknowledged, but not in the log: {action}"
            continue
        assert action.done or action.lost, f"refused, but in the log: {action}"
        for refusal in action.refused:
            # A request refused once the table is there, or past it, can never be accepted later.
            early = refusal["code"] == "stale" and refusal["version"] < action.wish["expect"]
            assert early, f"refused with {refusal}, but in the log: {action}"
        assert kept.entry["action"] == action.wish["action"]
        assert kept.entry.get("face") == action.wish.get("face")
        for answer in action.done:
            told = json.loads(answer)
            assert set(told) == {"version", "steps"}
            assert told["version"] == kept.version
            assert [step["event"] for step in told["steps"]] == kept.entry["events"]


def check_sittings(truth: Truth, sittings: Iterable[Sitting]) -> None:
    """Hold the seats that were taken against what their people know.

    A person who got a seat has it once, however often it was requested; a refused one has none.
    """
    rows = [row for row in truth.keys.values() if row.entry["type"] == "seated"]
    for sitting in sittings:
        # A key for a seat is as good as its token, so the log has only its hash.
        taken = [row for row in rows if row.key == hash_of(sitting.key)]
        assert len(taken) <= 1, f"two seats for one: {sitting}"
        answers = [json.loads(answer) for answer in sitting.done]
        if not taken:
            assert not sitting.done, f"acknowledged, but not in the log: {sitting}"
            continue
        assert sitting.done or sitting.lost, f"refused, but in the log: {sitting}"
        for told in answers:
            assert told["seat"] == taken[0].entry["seat"]
            assert hash_of(told["token"]) == taken[0].holder == taken[0].entry["holder"]


def check_person(person: Person, truth: Truth) -> None:
    """Hold what somebody was told of a table against what happened there."""
    if person.shock is not None:
        raise person.shock
    for told in person.steps.get(truth.id, ()):
        _check_step(told, truth, _held(truth, told.token))
    for state in person.states.get(truth.id, ()):
        _check_state(state, truth, _held(truth, state.token))
    memory = person.memories.get(truth.id)
    if memory is None:
        return
    assert not memory.entries or max(memory.entries) <= truth.version, "told of what is not kept"
    for version, core in memory.entries.items():
        row = truth.rows[version - 1]
        assert core["type"] == row.entry["type"]
        assert core["at"] == row.at
        assert core["events"] == row.entry.get("events", [])
        for name in ("seat", "action", "name"):
            assert core.get(name) == row.entry.get(name)
        if core["type"] == "played":
            assert core["by"] == row.entry.get("by", "player")


def _held(truth: Truth, token: str | None) -> frozenset[int]:
    if token is None:
        return frozenset()
    holder = hash_of(token)
    return frozenset(seat for seat, name in enumerate(truth.seats) if name == holder)


def _check_step(told: ToldStep, truth: Truth, held: frozenset[int]) -> None:
    step = told.step
    true = truth.steps[told.version][told.number]
    assert step["event"] == true.event
    assert step["holders"] == true.holders
    _check_position(step["position"], true.position, truth, held, told.at)
    row = truth.rows[told.version - 1]
    by = row.entry.get("by", "player") if row.entry["type"] == "played" else None
    assert step.get("by") == by
    assert set(step) <= STEP


def _check_position(
    position: Json, true: Json, truth: Truth, held: frozenset[int], at: int
) -> None:
    purses, true_purses = position["purses"], true["purses"]
    assert {**position, "purses": None} == {**true, "purses": None}
    sees_all = truth.options["open_purses"] or _over(truth, at)
    for seat, (purse, whole) in enumerate(zip(purses, true_purses, strict=True)):
        if purse is None:
            continue
        assert sees_all or seat in held, f"the purse of seat {seat} was shown to {sorted(held)}"
        assert purse == whole
    if sees_all and truth.options["open_purses"]:
        assert None not in purses


def _over(truth: Truth, at: int) -> bool:
    return truth.ended is not None and at >= truth.ended


def _check_state(told: ToldState, truth: Truth, held: frozenset[int]) -> None:
    state, version = told.state, told.version
    assert state["version"] == version <= truth.version
    playing = truth.began is not None and version >= truth.began
    last = truth.last_step(version)
    ended = last is not None and last.event["event"] == "game-ended"
    assert state["status"] == ("finished" if ended else "playing" if playing else "waiting")
    assert (state["standings"] is None) == (not ended)
    assert (state["winners"] is None) == (not ended)
    if not playing:
        assert state["can"] == state["faces"] == state["choices"] == []
    else:
        assert last is not None
        true = last.position
        may = true["turn"] in held
        rolled = true["roll"] is not None
        assert state["can"] == ([] if not may else ["place"] if rolled else ["roll"])
        assert bool(state["choices"]) == rolled
        faces = sorted(set(true["roll"]["own"] + true["roll"]["neutral"])) if rolled else []
        assert state["faces"] == (list(map(int, faces)) if may else [])
        assert [choice["face"] for choice in state["choices"]] == list(map(int, faces))
        if held:
            assert state["you"] in held
            assert state["you"] == true["turn"] or not may
    assert set(state) <= (TABLE if "fair" in state else NOW)
    if "fair" not in state:
        return
    assert state["fair"]["secret"] == (truth.secret if ended else None)
    assert state["table"] == state["fair"]["context"] == truth.id
    if last is not None:
        assert state["held"] == sorted(held)
        _check_position(state["position"], last.position, truth, held, told.at)
        assert state["holders"] == last.holders
    else:
        assert state["position"] is None
        assert state["fair"]["nonces"] == []


def check_secrets(
    people: Sequence[Person], truths: Iterable[Truth], tokens: Iterable[str], dice_key: bytes
) -> int:
    """Look through all bytes that anybody received; return their number.

    Nobody gets the service's own key; a token, but for one's own; the hash of a token; and before
    a game is over its secret, or anything by a name that is not known to be harmless.
    """
    tables = {truth.id: truth for truth in truths}
    tokens = set(tokens)
    hidden = {form for token in tokens for form in _forms(hash_of(token).encode())}
    hidden |= set(_forms(dice_key))
    looked = 0
    for person in people:
        foreign = [token.encode() for token in tokens - person.own]
        for heard in person.heard:
            whole = b"".join(piece for _, piece in heard.pieces)
            looked += len(whole)
            for form in hidden:
                assert form not in whole, f"{heard.what}: what nobody may see"
            for token in foreign:
                assert token not in whole, f"{heard.what}: somebody else's token"
            if heard.table is not None and b'"token"' not in whole:
                for mine in person.own:
                    assert mine.encode() not in whole, f"{heard.what}: a token without need"
            truth = tables.get(heard.table or "")
            early = whole
            if truth is not None and truth.ended is not None:
                early = b"".join(piece for at, piece in heard.pieces if at < truth.ended)
            for each in tables.values():
                known = whole if each.ended is None else early
                if each is truth or each.ended is None:
                    for form in _forms(bytes.fromhex(each.secret)):
                        assert form not in known, f"{heard.what}: the secret of running dice"
            assert b"pile" not in early, f"{heard.what}: the pile"
    return looked


def _forms(secret: bytes) -> tuple[bytes, ...]:
    """Return the ways in which bytes may be written."""
    url, plain = base64.urlsafe_b64encode(secret), base64.b64encode(secret)
    forms = {secret, secret.hex().encode(), url.rstrip(b"="), plain.rstrip(b"=")}
    return (*forms, secret.hex().upper().encode())
