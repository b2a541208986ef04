"""How much one address may ask for, counted over all processes as far as they hear of each other.

Each process counts the calls that reach it. Once an address has used up the share of one process,
the process tells the others by the bus, in steps: what all of them admit together stays near the
limit, and an address within its share costs no message.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from enum import StrEnum, auto
from functools import lru_cache
from ipaddress import IPv6Address
from math import inf
from typing import Any, Final

from litestar.routes import BaseRoute, HTTPRoute

from lastroll.server._bus import Calls
from lastroll.server._config import Config
from lastroll.server._refusals import TooMany

COST: Final = "cost"
"""The option of a handler that says what a call of it costs."""
_EXPENSIVE_PART: Final = 10
"""Expensive calls have this part of the limit."""
_WRONG_CODES: Final = 10
"""Codes of no table that an address may try in a minute."""
_STEPS: Final = 10
"""Messages after which the share of a process is told once more."""
_SUPPOSED: Final = 8
"""Processes that share a limit where nobody knows their number: several machines at one bus."""
_LONGEST_ADDRESS: Final = 64
_PARAMETER: Final = re.compile(r"\\{[^{}]*\\}")
"""Of a path that was escaped."""


class Cost(StrEnum):
    """What a call counts as. Without another word, calls below /api/ are usual, all else free."""

    USUAL = auto()
    EXPENSIVE = auto()


Tell = Callable[[Calls], None]


def caller_of(scope: Any) -> str:
    """Return what the calls of this caller are counted under."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def address_key(address: str) -> str:
    """Return an address as it is counted: of IPv6 the network of 64 bits, which one line has."""
    return _network(address[:_LONGEST_ADDRESS]) if ":" in address else address[:_LONGEST_ADDRESS]


@lru_cache(maxsize=1 << 12)
def _network(address: str) -> str:
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Limit:
    """Counts calls from each address in the running minute."""

    __slots__ = ("_heard", "_minute", "_own", "_share", "_step", "_tell", "most", "name")

    def __init__(self, name: str, most: int, processes: int, tell: Tell) -> None:
        """Allow `most` calls a minute to all processes together; 0 is any number."""
        self.most = most
        part = max(1, most // processes)
        self._step = max(1, part // _STEPS)
        self._share = part - part % self._step
        self.name = name
        self._tell = tell
        self._minute = 0
        self._own: dict[str, int] = {}
        self._heard: dict[str, int] = {}

    def admit(self, address: str) -> bool:
        """Count a call; return whether it is still within the limit."""
        if not self.most:
            return True
        self._look_at_the_clock()
        own = self._own.get(address, 0)
        if own + self._heard.get(address, 0) >= self.most:
            return False
        self._own[address] = own + 1
        self._tell_others(address, own + 1, 1)
        return True

    def take_back(self, address: str) -> None:
        """Count one call less, which has turned out to be none of those that are limited."""
        own = self._own.get(address, 0)
        if own:
            self._own[address] = own - 1
            self._tell_others(address, own, -1)

    def hear(self, address: str, count: int) -> None:
        """Count calls that other processes have admitted; fewer where they took some back."""
        self._look_at_the_clock()
        self._heard[address] = max(0, self._heard.get(address, 0) + count)

    def _tell_others(self, address: str, own: int, sign: int) -> None:
        """Tell the other processes where the call number `own` completes a step."""
        if own >= self._share and own % self._step == 0:
            told = self._share if own == self._share else self._step
            self._tell(Calls(self.name, address, sign * told))

    def _look_at_the_clock(self) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._own.clear()
            self._heard.clear()


class Places:
    """Counts what is open at this process, by the address or table that it is open for."""

    __slots__ = ("_taken", "most")

    def __init__(self, most: int) -> None:
        """Let each key have `most` places; 0 is any number."""
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """Take a place; return False where none is left. The empty key has any number."""
        if not self.most or not key:
            return True
        taken = self._taken.get(key, 0)
        if taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def give_back(self, key: str) -> None:
        """Give back a place that was taken."""
        taken = self._taken.get(key, 0)
        if taken > 1:
            self._taken[key] = taken - 1
        else:
            self._taken.pop(key, None)


class Limits:
    """The limits of a service."""

    def __init__(self, config: Config, tell: Tell) -> None:
        """Count as `config` says; `tell` brings counts to the other processes."""
        processes = config.processes if config.bus is None else max(config.processes, _SUPPOSED)

        def limit(name: str, most: int) -> Limit:
            return Limit(name, most, processes, tell)

        self._usual = limit("usual", config.rate_limit)
        self._expensive = limit("expensive", -(-config.rate_limit // _EXPENSIVE_PART))
        self._wrong_codes = limit("codes", min(_WRONG_CODES, config.rate_limit))
        self.connections = Places(config.connection_limit if config.rate_limit else 0)
        self.streams = Places(config.stream_limit if config.rate_limit else 0)
        self.watchers = config.watcher_limit or inf
        limits = (self._usual, self._expensive, self._wrong_codes)
        self._by_name = {limit.name: limit for limit in limits}

    def admit(self, caller: str, cost: Cost) -> None:
        """Count a call; raise where it is one too many."""
        _check((self._usual if cost is Cost.USUAL else self._expensive).admit(caller))

    def try_code(self, caller: str) -> None:
        """Count a code as a wrong one until it is found; raise where it is one too many."""
        _check(self._wrong_codes.admit(caller))

    def code_was_right(self, caller: str) -> None:
        """Count the code that was tried last no longer."""
        self._wrong_codes.take_back(caller)

    def hear(self, calls: Calls) -> None:
        """Count what another process has admitted."""
        limit = self._by_name.get(calls.limit)
        if limit is not None:
            limit.hear(calls.address, calls.count)


class Costs:
    """What each call costs, as its handler says."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        """Read the handlers of `routes`."""
        found: dict[Cost, list[str]] = {cost: [] for cost in Cost}
        for route in routes:
            if not isinstance(route, HTTPRoute):
                continue
            path = _PARAMETER.sub("[^/]+", re.escape(route.path_format))
            for method, (handler, _) in route.route_handler_map.items():
                if COST in handler.opt:
                    found[handler.opt[COST]].append(f"{method} {path}")
        self._said = re.compile(
            "|".join(f"(?P<{c}>{'|'.join(found[c])})" for c in Cost if found[c])
        )

    def of(self, method: str, path: str) -> Cost | None:
        """Return what a call costs; None where it is free. The path has one spelling by now."""
        said = self._said.fullmatch(f"{method} {path}")
        if said is not None and said.lastgroup is not None:
            return Cost(said.lastgroup)
        return Cost.USUAL if path.startswith("/api/") else None


def _check(admitted: bool) -> None:
    if not admitted:
        raise TooMany("too-many-calls", "too many calls: wait a little")
