"""Limits of one address, counted over all processes that share a bus.

Each process counts its own requests. Once an address has used up the share of one process, the
process publishes the count on the bus, in steps: together they admit about the limit, and an
address within its share causes no message.
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

from lastroll.server._bus import AdmittedRequests
from lastroll.server._config import Config
from lastroll.server._refusals import TooManyRequests

COST: Final = "cost"
"""The option of a handler that sets its cost."""
_EXPENSIVE_DIVISOR: Final = 10
"""The limit of expensive requests is this part of the default limit."""
_MAX_WRONG_CODES: Final = 10
"""Unknown codes that an address may try in a minute."""
_MESSAGES_PER_SHARE: Final = 10
"""Messages that an address causes while it uses up the share of one process."""
_ASSUMED_PROCESSES: Final = 8
"""Processes that share a limit if their number is unknown: several machines at one bus."""
_MAX_ADDRESS_LENGTH: Final = 64
_PARAMETER: Final = re.compile(r"\\{[^{}]*\\}")
"""A parameter of an escaped path."""


class Cost(StrEnum):
    """The cost of a request. Unmarked paths below /api/ cost the default; all others are free."""

    DEFAULT = auto()
    EXPENSIVE = auto()


PublishCounts = Callable[[AdmittedRequests], None]


def client_key(scope: Any) -> str:
    """Return the key under which the requests of a client are counted."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def address_key(address: str) -> str:
    """Return an address as it is counted: for IPv6 the /64 network, which is one connection's."""
    return (
        _network(address[:_MAX_ADDRESS_LENGTH]) if ":" in address else address[:_MAX_ADDRESS_LENGTH]
    )


@lru_cache(maxsize=1 << 12)
def _network(address: str) -> str:
    try:
        parsed = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class RateLimit:
    """Counts requests of each address in the current minute."""

    __slots__ = (
        "_local",
        "_minute",
        "_publish",
        "_remote",
        "_share",
        "_step",
        "name",
        "per_minute",
    )

    def __init__(self, name: str, per_minute: int, processes: int, publish: PublishCounts) -> None:
        """Allow `per_minute` requests of one address to all processes together; 0: no limit."""
        self.per_minute = per_minute
        share_of_process = max(1, per_minute // processes)
        self._step = max(1, share_of_process // _MESSAGES_PER_SHARE)
        self._share = share_of_process - share_of_process % self._step
        self.name = name
        self._publish = publish
        self._minute = 0
        self._local: dict[str, int] = {}
        self._remote: dict[str, int] = {}

    def admit(self, address: str) -> bool:
        """Count a request; return whether it is within the limit."""
        if not self.per_minute:
            return True
        self._reset_if_new_minute()
        local = self._local.get(address, 0)
        if local + self._remote.get(address, 0) >= self.per_minute:
            return False
        self._local[address] = local + 1
        self._publish_step(address, local + 1, 1)
        return True

    def undo(self, address: str) -> None:
        """Uncount a request that turned out not to be limited."""
        local = self._local.get(address, 0)
        if local:
            self._local[address] = local - 1
            self._publish_step(address, local, -1)

    def add_remote(self, address: str, count: int) -> None:
        """Add requests that other processes admitted; a negative count removes some."""
        self._reset_if_new_minute()
        self._remote[address] = max(0, self._remote.get(address, 0) + count)

    def _publish_step(self, address: str, local: int, sign: int) -> None:
        """Publish a count when request number `local` completes a step."""
        if local >= self._share and local % self._step == 0:
            count = self._share if local == self._share else self._step
            self._publish(AdmittedRequests(self.name, address, sign * count))

    def _reset_if_new_minute(self) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._local.clear()
            self._remote.clear()


class Slots:
    """Counts open connections or streams at this process by key, such as the address."""

    __slots__ = ("_used", "per_key")

    def __init__(self, per_key: int) -> None:
        """Allow each key `per_key` slots; 0 means no limit."""
        self.per_key = per_key
        self._used: dict[str, int] = {}

    def acquire(self, key: str) -> bool:
        """Take a slot; return False if none is left. The empty key has no limit."""
        if not self.per_key or not key:
            return True
        used = self._used.get(key, 0)
        if used >= self.per_key:
            return False
        self._used[key] = used + 1
        return True

    def release(self, key: str) -> None:
        """Free a slot."""
        used = self._used.get(key, 0)
        if used > 1:
            self._used[key] = used - 1
        else:
            self._used.pop(key, None)


class Limits:
    """The limits of a service."""

    def __init__(self, config: Config, publish: PublishCounts) -> None:
        """Set the limits of `config`; `publish` sends counts to the other processes."""
        processes = (
            config.processes if config.bus is None else max(config.processes, _ASSUMED_PROCESSES)
        )

        def limit(name: str, per_minute: int) -> RateLimit:
            return RateLimit(name, per_minute, processes, publish)

        self._default = limit("default", config.rate_limit)
        self._expensive = limit("expensive", -(-config.rate_limit // _EXPENSIVE_DIVISOR))
        self._wrong_codes = limit("codes", min(_MAX_WRONG_CODES, config.rate_limit))
        self.connections = Slots(config.connection_limit if config.rate_limit else 0)
        self.streams = Slots(config.stream_limit if config.rate_limit else 0)
        self.watchers = config.watcher_limit or inf
        limits = (self._default, self._expensive, self._wrong_codes)
        self._by_name = {limit.name: limit for limit in limits}

    def admit(self, client: str, cost: Cost) -> None:
        """Count a request; raise `TooManyRequests` above the limit."""
        _check((self._default if cost is Cost.DEFAULT else self._expensive).admit(client))

    def try_code(self, client: str) -> None:
        """Count a code as wrong until it is found; raise `TooManyRequests` above the limit."""
        _check(self._wrong_codes.admit(client))

    def code_found(self, client: str) -> None:
        """Uncount the last code."""
        self._wrong_codes.undo(client)

    def add_remote(self, calls: AdmittedRequests) -> None:
        """Add requests that another process admitted."""
        limit = self._by_name.get(calls.limit)
        if limit is not None:
            limit.add_remote(calls.address, calls.count)


class Costs:
    """The cost of each endpoint, as its handler is marked."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        """Collect the marks of the handlers of `routes`."""
        marks: dict[Cost, list[str]] = {cost: [] for cost in Cost}
        for route in routes:
            if not isinstance(route, HTTPRoute):
                continue
            path = _PARAMETER.sub("[^/]+", re.escape(route.path_format))
            for method, (handler, _) in route.route_handler_map.items():
                if COST in handler.opt:
                    marks[handler.opt[COST]].append(f"{method} {path}")
        self._pattern = re.compile(
            "|".join(f"(?P<{c}>{'|'.join(marks[c])})" for c in Cost if marks[c])
        )

    def of(self, method: str, path: str) -> Cost | None:
        """Return the cost of a request, or None if it is free. The path must be normalized."""
        match = self._pattern.fullmatch(f"{method} {path}")
        if match is not None and match.lastgroup is not None:
            return Cost(match.lastgroup)
        return Cost.DEFAULT if path.startswith("/api/") else None


def _check(admitted: bool) -> None:
    if not admitted:
        raise TooManyRequests("too-many-calls", "too many calls: wait a moment")
