"""The service with several clients, retries, duplicates, reordering and crashes.

Hypothesis chooses what happens; `LASTROLL_CHAOS=N` looks at N evenings instead of a few.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)
from tests.server.chaos.databases import Database, PostgresDatabase, SqliteDatabase, postgres
from tests.server.chaos.people import Json, Person, Sent, now_ms
from tests.server.chaos.processes import FAULTS, Fault, Process, Ways, tag_tasks
from tests.server.chaos.truth import Truth
from tests.server.chaos.world import World, hurried

# A killed process gives nothing back, neither connections nor the threads behind them.
pytestmark = [
    pytest.mark.filterwarnings("ignore:The garbage collector is trying to clean up"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning"),
]

EVENINGS = int(os.environ.get("LASTROLL_CHAOS", "0"))

N = st.integers(0, 999)
SHAPES = st.fixed_dictionaries(
    {
        "seats": st.lists(
            st.sampled_from(
                [
                    {"kind": "human"},
                    {"kind": "human"},
                    {"kind": "bot", "bot": "random"},
                    {"kind": "bot", "bot": "greedy"},
                ]
            ),
            min_size=1,
            max_size=4,
        ).map(lambda rest: [{"kind": "human"}, *rest]),
        "rules": st.fixed_dictionaries(
            {"rounds": st.sampled_from([1, 1, 2]), "dice": st.sampled_from([2, 3, 4, 8])},
            optional={"neutral": st.booleans()},
        ),
        "open_purses": st.booleans(),
        "public": st.booleans(),
        "talk": st.sampled_from(["off", "phrases", "free"]),
        "nonce": st.none() | st.just("maker"),
    }
)
SEATS = st.lists(
    st.one_of(
        st.builds(lambda was: {"kind": "human", "was": was}, st.integers(0, 4)),
        st.just({"kind": "human"}),
        st.just({"kind": "bot", "bot": "random"}),
    ),
    min_size=2,
    max_size=5,
)
HOW = st.sampled_from(["once", "once", "twice", "both", "cut", "later", "until known"])
TURNS = st.lists(st.tuples(N, HOW), min_size=3, max_size=12)
WRONG = st.sampled_from(["face", "old", "early", "turn", "stranger", "nonsense"])
SEAT = st.integers(0, 4)
NAME = st.sampled_from(["Eva", "Finn", "  ", "Gil"])
AROUND: st.SearchStrategy[tuple[str, str, Json]] = st.one_of(
    st.builds(lambda seat: ("DELETE", f"/seats/{seat}", None), SEAT),
    st.builds(
        lambda seat, name, look: ("PATCH", f"/seats/{seat}", {"name": name, "look": look}),
        SEAT,
        NAME,
        SEAT,
    ),
    st.builds(
        lambda seats, opened: ("PUT", "/arrangement", {"seats": seats, "open_purses": opened}),
        SEATS,
        st.booleans(),
    ),
    st.sampled_from(
        [
            ("POST", "/start", None),
            ("GET", "", None),
            ("GET", "/steps", None),
            ("GET", "/record", None),
            ("POST", "/talk", {"phrase": "hello"}),
            ("POST", "/talk", {"reaction": "wow"}),
            ("POST", "/talk", {"text": "so close!"}),
        ]
    ),
)
NOT_DULL = ("finished", "acknowledged", "acknowledged again", "refused", "lost, then known")


class Machine(RuleBasedStateMachine):
    """An evening of the service."""

    def __init__(self, database: Database, seen: Counter[str]) -> None:
        super().__init__()
        self.seen = seen
        self.world = World(database)
        self.runner = asyncio.Runner()
        self.failed = False
        self.scope = ExitStack()

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something, and let things calm down."""

        async def whole() -> None:
            await work
            await self.world.settle()

        try:
            self.runner.run(whole())
        except BaseException:
            self.failed = True
            raise

    def table(self, number: int) -> str | None:
        tables = self.world.tables
        return tables[number % len(tables)] if tables else None

    def person(self, number: int) -> Person:
        return self.world.people[number % len(self.world.people)]

    @initialize(
        seed=st.integers(0, 2**32),
        house=st.sampled_from([(1, "none"), (2, "wires"), (2, "desks"), (3, "desks")]),
        shape=SHAPES,
        friends=st.integers(0, 3),
    )
    def begin(self, seed: int, house: tuple[int, Ways], shape: Json, friends: int) -> None:
        """Open the doors; somebody makes a table, and friends come."""
        self.scope.enter_context(hurried(seed, self.world.tokens))
        tag_tasks(self.runner.get_loop())

        async def begin() -> None:
            await self.world.open(*house)
            await self._meet(shape, friends)

        self.do(begin())

    async def _meet(self, shape: Json, friends: int) -> str | None:
        """Make a table, let friends come, and begin."""
        maker = self.person(friends)
        body = {**shape, "name": maker.name}
        table = await self.world.make(friends, maker, body, ticket=friends % 2 == 0)
        if table is not None:
            for n in range(friends):
                wish = {"name": f"N{n}", "nonce": f"n{n}"}
                await self.world.sitting(self.person(n), table, wish).send(self.world.line(n))
            await self.world.at(friends, maker, table, "POST", "/start", None)
        return table

    # The game.

    @rule(n=N, which=N, how=HOW)
    def act(self, n: int, which: int, how: str) -> None:
        """Do what is to be done next at a table."""
        if table := self.table(which):
            self.do(self._act(n, table, how))

    async def _act(self, n: int, table: str, how: str) -> None:
        action = await self.world.next_action(n, table, n)
        if action is not None:
            await self.world.send(action, n // 2, how)  # maybe not where it was looked

    @rule(n=N, turns=TURNS, faults=st.lists(st.sampled_from(FAULTS), max_size=5), shape=SHAPES)
    def play_on(
        self, n: int, turns: list[tuple[int, str]], faults: list[Fault], shape: Json
    ) -> None:
        """Play several turns, in peace or while the database and the process fail."""
        self.do(self._play_on(n, turns, faults, shape))

    async def _play_on(
        self, n: int, turns: list[tuple[int, str]], faults: list[Fault], shape: Json
    ) -> None:
        running = [table for table in self.world.tables if table not in self.world.finished]
        if running:
            table = running[n % len(running)]
        elif (made := await self._meet(shape, n % 4)) is not None:
            table = made
        else:
            return
        self.world.arm(n, faults)
        for number, how in turns:
            await self._act(number, table, how)
            await self.world.settle()

    @rule(n=N, who=N, which=N, wrong=WRONG, how=HOW)
    def act_wrongly(self, n: int, who: int, which: int, wrong: str, how: str) -> None:
        """Try what cannot be done: it is refused, and nothing happens."""
        if table := self.table(which):
            self.do(self._act_wrongly(n, self.person(who), table, wrong, how))

    async def _act_wrongly(self, n: int, person: Person, table: str, wrong: str, how: str) -> None:
        action = await self.world.next_action(n, table, n)
        if action is None:
            return
        match wrong:
            case "face":
                action.wish |= {"action": "place", "face": 1 + n % 7}
            case "old":
                action.wish["expect"] -= 1 + n % 3
            case "early":
                action.wish["expect"] += 1 + n % 3
            case "nonsense":
                action.wish["expect"] = "soon"
            case "stranger":
                action.token = "x" * 32
            case _:
                action.person, action.token = person, person.tokens.get(table, "")
        await self.world.send(action, n, how)

    @rule(n=N, which=N, how=HOW)
    def retry(self, n: int, which: int, how: str) -> None:
        """Send anything again that was ever sent, most often something of late."""
        sent: list[Sent] = [*self.world.sittings, *self.world.actions]
        if sent:
            back = which % len(sent) if which % 4 == 0 else which % min(len(sent), 5)
            self.do(self.world.send(sent[-1 - back], n, how))

    @rule(n=N, how=st.sampled_from(["once", "twice", "both", "until known"]))
    def find_out(self, n: int, how: str) -> None:
        """Send something again whose answer was lost."""
        sent = [*self.world.actions, *self.world.sittings]
        unsure = [each for each in sent if each.open]
        if unsure:
            self.do(self.world.send(unsure[n % len(unsure)], n, how))

    @rule(n=N, which=N)
    def deliver(self, n: int, which: int) -> None:
        """Deliver a request that was long on its way."""
        if late := self.world.kept_back:
            self.do(self.world.send(late.pop(which % len(late)), n, "once"))

    # Streams.

    @rule(n=N, who=N, which=N, since=st.none() | st.none() | st.integers(0, 60))
    def read(self, n: int, who: int, which: int, since: int | None) -> None:
        """Open a stream, where the last one ended or anywhere."""
        if table := self.table(which):
            self.do(self.world.read(n, self.person(who), table, since))

    @rule(n=N, who=N, which=N, hows=st.lists(HOW, min_size=1, max_size=4))
    def read_while_acting(self, n: int, who: int, which: int, hows: list[str]) -> None:
        """Open a stream at the very moment when something happens."""
        if table := self.table(which):
            self.do(self._read(n, self.person(who), table, hows))

    async def _read(self, n: int, person: Person, table: str, hows: list[str]) -> None:
        reading = asyncio.create_task(self.world.read(n, person, table, None))
        for how in hows:
            await self._act(n, table, how)
        await reading

    @rule(n=N, who=N, what=st.sampled_from(["close", "sleep", "wake", "wake"]))
    def reader(self, n: int, who: int, what: str) -> None:
        """Make a reader hang up, fall asleep or wake up."""
        if readings := self.person(who).readings:
            self.do(self.world.touch(readings[n % len(readings)], what))

    # Around the game.

    @rule(n=N, who=N, shape=SHAPES, ticket=st.booleans())
    def make(self, n: int, who: int, shape: Json, ticket: bool) -> None:
        """Make another table."""
        if len(self.world.tables) < 3:
            body = {**shape, "name": self.person(who).name}
            self.do(self.world.make(n, self.person(who), body, ticket=ticket))

    @rule(n=N, who=N, which=N, seat=st.none() | SEAT, look=st.none() | SEAT, how=HOW)
    def sit_down(
        self, n: int, who: int, which: int, seat: int | None, look: int | None, how: str
    ) -> None:
        """Take a seat, or try to; a seated person takes another one for the same device."""
        if table := self.table(which):
            person = self.person(who)
            wish = {"name": person.name, "seat": seat, "look": look, "nonce": f"x{n}"}
            self.do(self.world.send(self.world.sitting(person, table, wish), n, how))

    @rule(n=N, who=N, which=N, what=AROUND)
    def around(self, n: int, who: int, which: int, what: tuple[str, str, Json]) -> None:
        """Leave, arrange the table, take another name, look, talk."""
        if table := self.table(which):
            self.do(self.world.at(n, self.person(who), table, *what))

    @rule(n=N, askers=st.lists(N, min_size=1, max_size=4))
    def rematch(self, n: int, askers: list[int]) -> None:
        """Ask for another game by several people at once."""
        over = sorted(self.world.finished) or self.world.tables
        if over and len(self.world.tables) < 6:
            people = [self.person(number) for number in askers]
            self.do(self.world.rematch(n, people, over[n % len(over)]))

    # Trouble.

    @rule(n=N, which=N, when=st.integers(0, 40))
    def crash_while_acting(self, n: int, which: int, when: int) -> None:
        """Kill a process that has something to do."""
        if table := self.table(which):
            self.do(self._crash(n, table, when))

    async def _crash(self, n: int, table: str, when: int) -> None:
        process = self.world.line(n)
        acting = asyncio.create_task(self._act(n, table, "once"))
        for _ in range(when):
            await asyncio.sleep(0)
        if not process.dead:
            process.kill()
        await acting

    @rule(n=N, what=st.sampled_from(["kill", "stop", "forget", "hold", "release"]))
    def disturb(self, n: int, what: str) -> None:
        """Kill or stop a process, let it forget, or keep processes from hearing of each other."""
        self.do(self._disturb(self.world.line(n), what))

    async def _disturb(self, process: Process, what: str) -> None:
        match what:
            case "kill":
                process.kill()
            case "stop":
                await process.stop()
            case "forget":
                process.registry._evict_idle()
            case _:
                await self.world.hold(held=what == "hold")

    @rule(n=N, which=N)
    def archive_while_acting(self, n: int, which: int) -> None:
        """Act at a table at the moment it is archived."""
        if table := self.table(which):
            self.do(self._archive(n, table))

    async def _archive(self, n: int, table: str) -> None:
        # In the month that has passed every process has heard of everything.
        await self.world.level()
        process, now = self.world.line(n), now_ms() + 1
        await asyncio.sleep(0.002)
        archive = process.do(process.registry.archive_idle(now))
        packed, _ = await asyncio.gather(archive, self._act(n // 2, table, "once"))
        # Messages are not archived; a dead process cannot answer.
        self.world.archived |= set(self.world.tables if packed is None else packed)

    @rule(n=N, which=N)
    def cut_the_database_while_acting(self, n: int, which: int) -> None:
        """Cut the connections of the database at any moment; with SQLite there are none."""
        if table := self.table(which):
            self.do(self._cut(n, table))

    async def _cut(self, n: int, table: str) -> None:
        await asyncio.gather(self.world.database.cut(), self._act(n, table, "once"))

    # The end.

    def teardown(self) -> None:
        async def finish() -> None:
            for process in self.world.processes:
                process.faults.clear()
            self.world.wake_all()
            await self.world.level()
            found = await self.world.judge(self.world.line(0))
            self.world.check_rolls(found)
            self.seen.update(_figures(self.world, found))

        try:
            with self.scope:
                try:
                    if not self.failed and self.world.processes:
                        self.do(finish())
                finally:
                    self.runner.run(self.world.close())
        finally:
            self.runner.close()


def _figures(world: World, found: dict[str, Truth]) -> dict[str, int]:
    """Count what happened in an evening, to see that evenings are not dull."""
    actions = world.actions
    return {
        "evenings": 1,
        "tables": len(found),
        "finished": sum(truth.status == "finished" for truth in found.values()),
        "entries": sum(truth.version for truth in found.values()),
        "acknowledged": sum(bool(action.done) for action in actions),
        "acknowledged again": sum(max(0, len(action.done) - 1) for action in actions),
        "refused": sum(not action.done and bool(action.refused) for action in actions),
        "lost": sum(action.lost > 0 for action in actions),
        "lost, then known": sum(action.lost > 0 and bool(action.done) for action in actions),
        "lives": world.lives,
        "streams": sum(heard.what == "events" for person in world.people for heard in person.heard),
        "bytes": sum(
            len(piece) for p in world.people for heard in p.heard for _, piece in heard.pieces
        ),
    }


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


def _evenings(database: Database, usual: int) -> None:
    seen: Counter[str] = Counter()
    run_state_machine_as_test(
        lambda: Machine(database, seen),  # type: ignore[arg-type]  # any factory will do
        settings=settings(
            max_examples=EVENINGS or usual,
            stateful_step_count=100,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            # Making an evening shorter takes many evenings.
            phases=[Phase.generate, *([Phase.shrink] if EVENINGS else [])],
        ),
    )
    gc.collect()  # what killed processes left behind, while its warnings are not errors
    dull = [what for what in NOT_DULL if not seen[what]]
    assert not dull, f"evenings without {dull}: {seen}"


def test_nothing_is_lost_doubled_or_shown_with_sqlite(tmp_path: Path) -> None:
    _evenings(SqliteDatabase(tmp_path), usual=13)


def test_nothing_is_lost_doubled_or_shown_with_postgres(postgres_url: str) -> None:
    _evenings(PostgresDatabase(postgres_url), usual=6)
