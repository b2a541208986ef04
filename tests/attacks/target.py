"""The set-up of every attack: a served process, an attacker's connections, a guest who plays on.

The attacker calls from 127.0.0.2, the guest from 127.0.0.1, so that the limits of the one are not
those of the other. Where the system has only one loopback address both share it.
"""

from __future__ import annotations

import os
import re
import socket
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
from tests.browser.service import Server, Table
from tests.patience import PATIENCE

Json = Any
ATTACKER: Final = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"
USUAL_LIMIT: Final = "600"
"""The service's own default; the tests' server has none."""
LEAST_CALLS: Final = 10
"""Calls that a guest makes at least, however soon an attack is over."""
SLOWEST: Final = 10.0
"""Seconds that a guest's call may take at the very most, on a busy machine too. What it really
takes is printed (`scripts/test tests/attacks -s`) and stands in the closing notes."""


class Target(Server):
    """`lastroll serve` with its usual limits, under attack."""

    def __init__(self, folder: Path, **variables: str) -> None:
        super().__init__(folder, **{"LASTROLL_RATE_LIMIT": USUAL_LIMIT, **variables})

    @property
    def pid(self) -> int:
        """The process id of the service."""
        assert self._process is not None
        return self._process.pid

    @property
    def port(self) -> int:
        """The port of the service."""
        return int(self.address.rpartition(":")[2])

    def memory(self) -> int:
        """Return the bytes that the service holds in memory now."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found
        return int(found[1]) * 1024

    def unsent(self) -> int:
        """Return the bytes that the system holds for callers who have not read them yet."""
        here = f":{self.port:04X}"
        rows = [row.split() for row in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
        return sum(int(row[4].partition(":")[0], 16) for row in rows if row[1].endswith(here))

    def open_files(self) -> int:
        """Return how many files and sockets the service has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def line(self, address: str = ATTACKER) -> socket.socket:
        """Open a bare connection, from the attacker's address unless another one is named."""
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))
        made.settimeout(PATIENCE)
        return made

    def raw(self, request: bytes, address: str = ATTACKER) -> bytes:
        """Send bytes over a connection of their own and return all that comes back."""
        answer = b""
        with closing(self.line(address)) as line, suppress(ConnectionError):
            line.sendall(request)
            while piece := line.recv(65_536):
                answer += piece
        return answer

    def attacker(self, address: str = ATTACKER) -> httpx.Client:
        """Return a client that calls from the attacker's address."""
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=self.address, timeout=PATIENCE, transport=transport)


class Guest:
    """A person at another table who plays on, and whose every call is timed."""

    def __init__(self, target: Target, table: Table) -> None:
        self.seconds: list[float] = []
        self.failures: list[str] = []
        self._target = target
        self._table = table
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._play, name="guest")

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()

    @property
    def slowest(self) -> float:
        """The seconds of the slowest call."""
        return max(self.seconds)

    @property
    def p99(self) -> float:
        """The seconds that 99 of 100 calls did not exceed."""
        if len(self.seconds) < 2:
            return self.slowest
        return statistics.quantiles(self.seconds, n=100, method="inclusive")[98]

    def report(self, attack: str, memory: int = 0) -> None:
        """Print what the guest felt, and how many bytes of memory the attack took."""
        print(
            f"\n{attack}: guest's p99 {1000 * self.p99:.0f} ms, slowest "
            f"{1000 * self.slowest:.0f} ms of {len(self.seconds)} calls; "
            f"memory {memory / 1_000_000:+.1f} MB"
        )

    def _play(self) -> None:
        path, token = f"/api/tables/{self._table.id}", next(iter(self._table.tokens.values()))
        headers = {"authorization": f"Bearer {token}"}
        with httpx.Client(
            base_url=self._target.address, timeout=PATIENCE, headers=headers
        ) as client:
            while not self._over.wait(0.1) or len(self.seconds) < LEAST_CALLS:
                begun = time.monotonic()
                try:
                    self._step(client, path)
                except httpx.HTTPError as error:
                    self.failures.append(repr(error))
                self.seconds.append(time.monotonic() - begun)

    def _step(self, client: httpx.Client, path: str) -> None:
        seen = client.get(path)
        if not seen.is_success:
            self.failures.append(seen.text)
            return
        table = seen.json()
        if not table["can"]:
            return
        face = {"face": table["faces"][0]} if "place" in table["can"] else {}
        body = {"key": os.urandom(8).hex(), "expect": table["version"], "action": table["can"][0]}
        acted = client.post(f"{path}/actions", json={**body, **face})
        if not acted.is_success and acted.status_code != 409:
            self.failures.append(acted.text)


@contextmanager
def guest_at(target: Target) -> Iterator[Guest]:
    """Run a guest's game against a bot at another table; fail if the attack disturbed it."""
    table = target.make("human", "greedy", rules={"players": 2, "rounds": 20})
    with Guest(target, table) as guest:
        yield guest
    assert not guest.failures, guest.failures[:3]
    assert guest.slowest < SLOWEST
