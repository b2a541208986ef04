"""The service with several clients, retries, duplicates, reordering and crashes.

Hypothesis chooses what happens; `LASTROLL_CHAOS=N` looks at N evenings instead of a few.
"""

from __future__ import annotations

import asyncio
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
from tests.server.chaos.people import now_ms
from tests.server.chaos.processes import FAULTS, Fault, tag_tasks
from tests.server.chaos.truth import Truth
from tests.server.chaos.world import World, hurried

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
            {"rounds": st.sampled_from([1, 1, 2, 4]), "dice": st.sampled_from([1, 2, 3, 8])},
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
WRONG = st.sampled_from(["face", "old", "early", "turn", "stranger", "nobody", "nonsense"])
TALK = st.sampled_from([{"phrase": "hello"}, {"reaction": "wow"}, {"text": "so close!"}, {}])


class Machine(RuleBasedStateMachine):
    """An evening of the service."""

    def __init__(self, database: Database, seen: Counter[str]) -> None:
        super().__init__()
        self.seen = seen
        self.world = World(database)
        self.runner = asyncio.Runner()
        self.failed = False
        self.around = ExitStack()

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something, and let things calm down."""

        async def whole() -> None:
            await work
            await self.world.settle()

        import time, sys
        t = time.time()
        try:
            self.runner.run(whole())
            if os.environ.get("TIMES"):
                print("TIME %.3f %s" % (time.time() - t, sys._getframe(1).f_code.co_name))
        except BaseException:
            self.failed = True
            raise

    def table(self, number: int) -> str | None:
        tables = self.world.tables
        return tables[number % len(tables)] if tables else None

    def person(self, number: int) -> Any:
        return self.world.people[number % len(self.world.people)]

    @initialize(
        seed=st.integers(0, 2**32),
        processes=st.integers(1, 2),
        desks=st.booleans(),
        shape=SHAPES,
        friends=N,
    )
    def begin(self, seed: int, processes: int, desks: bool, shape: Any, friends: int) -> None:
        """Open the doors; somebody makes a table, and friends come."""
        self.around.enter_context(hurried(seed, self.world.tokens))
        tag_tasks(self.runner.get_loop())

        async def begin() -> None:
            await self.world.open(processes, desks=desks)
            anna = self.world.people[0]
            table = await self.world.make(0, anna, {**shape, "name": "Anna"}, ticket=True)
            assert table is not None or len(shape["seats"]) == 5
            if table is not None:
                for number in range(1, 1 + friends % 4):
                    wish = {"name": f"N{number}", "nonce": f"n{number}"}
                    await self.world.join(number, self.person(number), table, wish)
                await self.world.at(0, anna, table, "POST", "/start")

        self.do(begin())

    # Around the game.

    @rule(n=N, who=N, shape=SHAPES, ticket=st.booleans())
    def make(self, n: int, who: int, shape: Any, ticket: bool) -> None:
        if len(self.world.tables) < 3:
            name = self.person(who).name
            body = {**shape, "name": name}
            self.do(_ignore(self.world.make(n, self.person(who), body, ticket=ticket)))

    @rule(n=N, who=N, which=N, seat=st.none() | st.integers(0, 4), look=st.none() | st.integers(0, 4))
    def join(self, n: int, who: int, which: int, seat: int | None, look: int | None) -> None:
        if table := self.table(which):
            wish = {"name": self.person(who).name, "seat": seat, "look": look, "nonce": f"x{n}"}
            self.do(self.world.join(n, self.person(who), table, wish))

    @rule(n=N, who=N, which=N, seat=st.integers(0, 4))
    def leave(self, n: int, who: int, which: int, seat: int) -> None:
        if table := self.table(which):
            call = f"/seats/{seat}"
            self.do(self.world.at(n, self.person(who), table, "DELETE", call))

    @rule(n=N, who=N, which=N, seats=SEATS, opened=st.booleans())
    def arrange(self, n: int, who: int, which: int, seats: Any, opened: bool) -> None:
        if table := self.table(which):
            body = {"seats": seats, "open_purses": opened}
            self.do(self.world.at(n, self.person(who), table, "PUT", "/arrangement", body))

    @rule(n=N, who=N, which=N, seat=st.integers(0, 4))
    def rename(self, n: int, who: int, which: int, seat: int) -> None:
        if table := self.table(which):
            body = {"name": f"R{n}", "look": n % 5}
            self.do(self.world.at(n, self.person(who), table, "PATCH", f"/seats/{seat}", body))

    @rule(n=N, who=N, which=N)
    def start(self, n: int, who: int, which: int) -> None:
        if table := self.table(which):
            self.do(self.world.at(n, self.person(who), table, "POST", "/start"))

    @rule(n=N, who=N, which=N, body=TALK)
    def talk(self, n: int, who: int, which: int, body: Any) -> None:
        if table := self.table(which):
            self.do(self.world.talk(n, self.person(who), table, body))

    @rule(n=N, which=N, askers=st.lists(N, min_size=1, max_size=3))
    def rematch(self, n: int, which: int, askers: list[int]) -> None:
        if (table := self.table(which)) and len(self.world.tables) < 5:
            calls = [
                self.world.rematch(n + number, self.person(who), table)
                for number, who in enumerate(askers)
            ]
            self.do(_all(calls))

    @rule(n=N, who=N, which=N, what=st.sampled_from(["", "/steps", "/record", "/qr.svg"]))
    def look(self, n: int, who: int, which: int, what: str) -> None:
        table, person, line = self.table(which), self.person(who), self.world.line(n)
        if table is None:
            return
        token = person.tokens.get(table)
        if what == "/steps":
            self.do(_ignore(person.read_steps(line, table, token=token)))
        elif what == "/record":
            self.do(self.world.at(n, person, table, "GET", what))
        else:
            self.do(_ignore(person.look(line, table, token=token)))

    # The game.

    @rule(n=N, which=N, choice=N, how=HOW)
    def act(self, n: int, which: int, choice: int, how: str) -> None:
        if table := self.table(which):
            self.do(self._act(n, table, choice, how))

    async def _act(self, n: int, table: str, choice: int, how: str) -> None:
        action = await self.world.next_action(n, table, choice)
        if action is not None:
            await self.world.send(action, n, how)

    @rule(which=N, choices=st.lists(st.tuples(N, HOW), min_size=3, max_size=12))
    def play_on(self, which: int, choices: list[tuple[int, str]]) -> None:
        async def play(table: str) -> None:
            for choice, how in choices:
                await self._act(choice, table, choice, how)
                await self.world.settle()

        if table := self.table(which):
            self.do(play(table))

    @rule(n=N, who=N, which=N, wrong=WRONG, how=HOW)
    def act_wrongly(self, n: int, who: int, which: int, wrong: str, how: str) -> None:
        if table := self.table(which):
            self.do(self._act_wrongly(n, self.person(who), table, wrong, how))

    async def _act_wrongly(self, n: int, person: Any, table: str, wrong: str, how: str) -> None:
        action = await self.world.next_action(n, table, n)
        if action is None:
            return
        wish = dict(action.wish)
        match wrong:
            case "face":
                wish = {**wish, "action": "place", "face": 1 + n % 7}
            case "old":
                wish["expect"] -= 1 + n % 3
            case "early":
                wish["expect"] += 1 + n % 3
            case "nonsense":
                wish = {**wish, "expect": "soon"}
            case "stranger":
                action.token = "x" * 32
            case "nobody":
                action.token = ""
            case _:
                action.person = person
                action.token = person.tokens.get(table, "none")
        action.wish = wish
        await self.world.send(action, n, how)

    @rule(n=N, which=N, how=HOW)
    def retry(self, n: int, which: int, how: str) -> None:
        """Send anything again that was ever sent."""
        actions = self.world.actions
        if actions:
            self.do(self.world.send(actions[which % len(actions)], n, how))

    @rule(n=N, how=st.sampled_from(["once", "both", "until known"]))
    def retry_what_is_open(self, n: int, how: str) -> None:
        unsure = [action for action in self.world.actions if action.open]
        if unsure:
            self.do(self.world.send(unsure[n % len(unsure)], n, how))

    @rule(n=N, which=N)
    def deliver(self, n: int, which: int) -> None:
        """Let something arrive that was long on its way."""
        if late := self.world.kept_back:
            self.do(self.world.send(late.pop(which % len(late)), n, "once"))

    # Streams.

    @rule(n=N, who=N, which=N, since=st.none() | st.integers(0, 80))
    def read(self, n: int, who: int, which: int, since: int | None) -> None:
        if table := self.table(which):
            self.do(self.world.read(n, self.person(who), table, since))

    @rule(n=N, who=N, what=st.sampled_from(["close", "sleep", "wake", "wake"]))
    def reader(self, n: int, who: int, what: str) -> None:
        async def touch(reading: Any) -> None:
            if what == "close":
                reading.close()
            elif what == "sleep":
                reading.line.awake.clear()
            else:
                reading.line.awake.set()

        if readings := self.person(who).readings:
            self.do(touch(readings[n % len(readings)]))

    # Trouble.

    @rule(n=N, faults=st.lists(st.sampled_from(FAULTS), min_size=1, max_size=3))
    def arm(self, n: int, faults: list[Fault]) -> None:
        self.world.arm(n, faults)

    @rule(n=N)
    def crash(self, n: int) -> None:
        async def crash() -> None:
            self.world.line(n).kill()

        self.do(crash())

    @rule(n=N, which=N, choice=N)
    def crash_while_acting(self, n: int, which: int, choice: int) -> None:
        async def crash(table: str) -> None:
            process = self.world.line(n)
            acting = asyncio.create_task(self._act(n, table, choice, "once"))
            for _ in range(choice % 40):
                await asyncio.sleep(0)
            if not process.dead:
                process.kill()
            await acting

        if table := self.table(which):
            self.do(crash(table))

    @rule(n=N)
    def stop_in_order(self, n: int) -> None:
        async def stop() -> None:
            await self.world.line(n).stop()

        self.do(stop())

    @rule(held=st.booleans())
    def hold_the_wires(self, held: bool) -> None:
        async def hold() -> None:
            self.world.wires.held = held
            if not held:
                self.world.wires.release()

        self.do(hold())

    @rule(n=N, which=N, choice=N)
    def archive_while_acting(self, n: int, which: int, choice: int) -> None:
        async def archive(table: str) -> None:
            # In the month that has passed every process has heard of everything.
            self.world.wires.release()
            await self.world.settle()
            process, now = self.world.line(n), now_ms() + 1
            await asyncio.sleep(0.002)
            await asyncio.gather(
                process.do(process.registry.archive(now)),
                self._act(n + choice % 2, table, choice, "once"),
            )
            self.world.talked.clear()  # what was said is not archived

        if table := self.table(which):
            self.do(archive(table))

    @rule(n=N)
    def let_go(self, n: int) -> None:
        async def let_go() -> None:
            self.world.line(n).registry._let_go()

        self.do(let_go())

    @rule(n=N, which=N, choice=N)
    def cut_the_database(self, n: int, which: int, choice: int) -> None:
        async def cut(table: str) -> None:
            await asyncio.gather(
                self.world.database.cut(), self._act(n, table, choice, "once")
            )

        if table := self.table(which):
            self.do(cut(table))

    # The end.

    def teardown(self) -> None:
        async def finish() -> None:
            for process in self.world.processes:
                process.faults.clear()
            self.world.wires.release()
            await self.world.settle()
            found = await self.world.judge(self.world.line(0))
            self.world.check_rolls(found)
            self.seen.update(_figures(self.world, found))

        try:
            with self.around:
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
        "streams": sum(
            heard.what == "events" for person in world.people for heard in person.heard
        ),
        "bytes": sum(
            len(piece) for p in world.people for heard in p.heard for _, piece in heard.pieces
        ),
    }


async def _ignore(work: Coroutine[Any, Any, Any]) -> None:
    from tests.server.chaos.wire import Lost

    try:
        await work
    except Lost:
        pass


async def _all(works: list[Coroutine[Any, Any, Any]]) -> None:
    await asyncio.gather(*works)


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


def _evenings(database: Database, usual: int) -> None:
    seen: Counter[str] = Counter()
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        lambda: Machine(database, seen),
        settings=settings(
            max_examples=EVENINGS or usual,
            stateful_step_count=50,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            # Making an evening shorter takes many evenings.
            phases=[Phase.generate, *([Phase.shrink] if EVENINGS and not os.environ.get("NOSHRINK") else [])],
        ),
    )
    print(dict(seen))
    if os.environ.get("TIMES"): assert 0


@pytest.mark.timeout(int(os.environ.get("T", 120)))
def test_nothing_is_lost_doubled_or_shown_with_sqlite(tmp_path: Path) -> None:
    _evenings(SqliteDatabase(tmp_path), usual=20)


@pytest.mark.timeout(int(os.environ.get("T", 120)))
def test_nothing_is_lost_doubled_or_shown_with_postgres(postgres_url: str) -> None:
    _evenings(PostgresDatabase(postgres_url), usual=8)
