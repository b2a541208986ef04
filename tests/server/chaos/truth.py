"""The true history of a table, from the rows of its log without the service's help."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.server.chaos.databases import Kept, Row

from lastroll.game import (
    EventLog,
    RulesData,
    format_position,
    note_holders,
    parse_event,
)
from lastroll.rules import Rules

Json = Any


def hash_of(token: str) -> str:
    """Return what the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


@dataclass
class TrueStep:
    """An event with the position after it, all purses open."""

    version: int
    event: Json
    position: Json
    holders: Json


@dataclass
class Truth:
    """A table as its log has it."""

    id: str
    secret: str
    rows: list[Row]
    seats: list[str | None] = field(default_factory=list)
    """The hash of each seat's token."""
    rules: Rules = field(default_factory=lambda: Rules(players=2))
    options: Json = None
    steps: dict[int, list[TrueStep]] = field(default_factory=dict)
    began: int | None = None
    """The version at which the game began."""
    ended: int | None = None
    """The moment of the last entry of the game, before which nobody may see all."""
    rematch: str | None = None
    talk: list[int] = field(default_factory=list)
    """The numbers of what was said."""
    keys: dict[tuple[str, str], Row] = field(default_factory=dict)

    @property
    def version(self) -> int:
        return len(self.rows)

    @property
    def status(self) -> str:
        if self.began is None:
            return "waiting"
        return "playing" if self.ended is None else "finished"

    def last_step(self, version: int) -> TrueStep | None:
        """Return the last step that a version knows of."""
        while version and version not in self.steps:
            version -= 1
        return self.steps[version][-1] if version else None

    @property
    def all_steps(self) -> list[TrueStep]:
        return [step for version in sorted(self.steps) for step in self.steps[version]]


def truths(kept: Kept) -> dict[str, Truth]:
    """Return every table of a database; raise for a log that no game can have."""
    found: dict[str, list[Row]] = {}
    for row in kept.rows:
        found.setdefault(row.table, []).append(row)
    told = {
        table: tell(table, hmac.digest(kept.dice_key, b"dice|" + table.encode(), "sha256"), rows)
        for table, rows in found.items()
    }
    for table, number, _ in kept.talk:
        told[table].talk.append(number)
    return told


def tell(table: str, secret: bytes, rows: list[Row]) -> Truth:
    """Return one table."""
    versions = [row.version for row in rows]
    assert versions == list(range(1, len(rows) + 1)), f"the log has a gap: {versions}"
    truth = Truth(table, secret.hex(), rows)
    log: EventLog | None = None
    for row in rows:
        entry = row.entry
        if row.key is not None:
            assert row.holder is not None
            assert (row.holder, row.key) not in truth.keys, "a key stands in the log twice"
            truth.keys[row.holder, row.key] = row
        _seat(truth, entry)
        if entry["type"] == "started":
            log = EventLog(truth.rules)
            truth.began = row.version
        if entry["type"] in ("started", "played"):
            assert log is not None
            assert entry["type"] == "started" or (row.key is None) == ("by" in entry), row
            truth.steps[row.version] = list(_steps(log, row))
            if entry["events"][-1]["event"] == "game-ended":
                truth.ended = row.at
    return truth


def _seat(truth: Truth, entry: Json) -> None:
    match entry["type"]:
        case "created":
            _set_rules(truth, entry)
            truth.seats = [None] * len(entry["seats"])
        case "arranged":
            _set_rules(truth, entry)
            before = truth.seats
            truth.seats = [
                None if plan.get("was") is None else before[plan["was"]] for plan in entry["seats"]
            ]
        case "seated":
            truth.seats[entry["seat"]] = entry["holder"]
        case "unseated":
            truth.seats[entry["seat"]] = None
        case "rematch":
            truth.rematch = entry["table"]


def _set_rules(truth: Truth, entry: Json) -> None:
    truth.rules = msgspec.convert(entry["rules"], RulesData).to_rules()
    truth.options = {"open_purses": False, "public": False, **entry["options"]}


def _steps(log: EventLog, row: Row) -> Iterable[TrueStep]:
    for event in row.entry["events"]:
        position = log.apply(parse_event(json.dumps(event))).after
        holders = [list(note_holders(each, log.rules.players)) for each in position.casinos]
        yield TrueStep(row.version, event, json.loads(format_position(position)), holders)


def check_talk(kept: Kept) -> None:
    """Check that the messages of a table are numbered without a gap."""
    for table, count in Counter(table for table, _, _ in kept.talk).items():
        numbers = [number for name, number, _ in kept.talk if name == table]
        assert numbers == list(range(1, count + 1))
