"""The service as a process of its own, and what a program asks of it."""

from __future__ import annotations

import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx

from tests.patience import PATIENCE
from tests.serving import start_serving

Json = Any

SHORT = {"rounds": 2, "dice": 3}
"""House rules of a game that is soon over, and has a second round."""


@dataclass
class Table:
    """A table at a service, with the tokens of its players."""

    id: str
    code: str
    tokens: dict[int, str]
    names: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/t/{self.id}"


class Server:
    """`lastroll serve` on a database of its own; started again, it has the same port."""

    def __init__(self, folder: Path, **variables: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._log = folder / "service.log"
        self._variables = {"LASTROLL_DATA": str(folder / "data"), **variables}
        self._process: subprocess.Popen[str] | None = None
        self._client: httpx.Client | None = None
        self._keys = 0
        self.address = ""

    def start(self) -> Self:
        """Start it and wait until callers are welcome."""
        port = self.address.rpartition(":")[2] or "0"
        flags = ["--port", port, "--database", self._database]
        self._process, self.address = start_serving(flags, self._log, self._variables)
        if self._client is None:
            self._client = httpx.Client(base_url=self.address, timeout=PATIENCE)
        return self

    @property
    def runs(self) -> bool:
        """Whether it was started and has not been ended since."""
        return self._process is not None

    def upgrade(self, package: Path) -> None:
        """Go on with another copy of the package `lastroll`, given by the folder it is in."""
        self.stop()
        self._variables["PYTHONPATH"] = str(package)
        self.start()

    def kill(self) -> None:
        """End it with `kill -9`."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it gracefully; return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(number)
        status = self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._process = None
        return status

    def close(self) -> None:
        """Take it away, whatever it does."""
        if self._client is not None:
            self._client.close()
        if self._process is not None:
            self.kill()

    def call(self, method: str, path: str, body: Json = None, token: str | None = None) -> Json:
        """Make a call that is done."""
        assert self._client is not None
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = self._client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def make(self, *seats: str, name: str = "Anna", **more: Any) -> Table:
        """Make a table and sit at it; a seat is “human” or the name of a bot."""
        kinds = [
            {"kind": "human"} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made = self.call("POST", "/tables", {"name": name, "seats": kinds, **more})
        seat = made["seat"]
        return Table(made["table"], made["code"], {seat: made["token"]}, {seat: name})

    def sit(self, table: Table, name: str, **more: Any) -> int:
        """Take a seat for another person; return its number."""
        taken = self.call("POST", f"/tables/{table.id}/seats", {"name": name, **more})
        seat = int(taken["seat"])
        table.tokens[seat] = taken["token"]
        table.names[seat] = name
        return seat

    def see(self, table: Table | str, token: str | None = None) -> Json:
        """Look at a table, as a watcher or with a token."""
        return self.call("GET", f"/tables/{getattr(table, 'id', table)}", token=token)

    def see_at_rest(self, table: Table, token: str | None = None) -> Json:
        """Look at a table as soon as nothing happens there unless a person acts."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.see(table, token)
            turn = (seen["position"] or {}).get("turn")
            if seen["status"] != "playing":
                return seen
            if turn is not None and self._waits_for(seen["seats"][turn]):
                return seen
            time.sleep(0.005)
        raise AssertionError("the bots do not come to an end")

    @staticmethod
    def _waits_for(seat: Json) -> bool:
        return bool(seat["kind"] == "human" and not seat["away"])

    def act(self, table: Table, *, waits: str | None = None) -> bool:
        """Act for one of the players who can; return whether there was one.

        The holder of the token `waits` does nothing.
        """
        for token in dict.fromkeys(table.tokens.values()):
            if token == waits:
                continue
            seen = self.see(table, token)
            if seen["can"]:
                self._keys += 1
                body = {"key": f"key-{self._keys}", "expect": seen["version"]}
                more = {"action": seen["can"][0]}
                if "place" in seen["can"]:
                    more["face"] = seen["faces"][0]
                self.call("POST", f"/tables/{table.id}/actions", {**body, **more}, token)
                return True
        return False

    def play_out(self, table: Table) -> Json:
        """Play the game to its end; return the table then."""
        return self.seen_when(
            table, lambda seen: self.act(table) or seen["status"] == "finished", "finished"
        )

    def seen_when(self, table: Table, true: Any, status: str | None = None) -> Json:
        """Look at a table until it is as wanted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.see(table)
            if true(seen) and (status is None or seen["status"] == status):
                return seen
            time.sleep(0.005)
        raise AssertionError("it does not happen")
