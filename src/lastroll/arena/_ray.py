"""A Ray cluster as executor."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from types import ModuleType
from typing import Any, Final, TypeVar

from lastroll.arena._executor import QUEUED_PER_WORKER, Work, in_order
from lastroll.rules import LastRollError, missing_extra

R = TypeVar("R")

_RETRIES: Final = 100
"""Number of retries of a job whose worker is lost."""


_CONNECT_SECONDS: Final = 10
_RAY_ENVIRONMENT: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no usage statistics are sent
    # Ray logs lost machines to standard output, which is for the result.
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",
    "RAY_DEDUP_LOGS_ALLOW_REGEX": "(?!)",
}


class RayCluster:
    """The processors of a Ray cluster.

    A job whose worker is lost is done again by another one, with the same result.
    """

    def __init__(self, address: str) -> None:
        """Connect to the cluster at this address; `local` starts one on this machine."""
        self._ray: Any = import_ray()
        self._connected = not self._ray.is_initialized()
        if self._connected:
            try:
                _check_reachable(address)
                self._ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
            except (OSError, RuntimeError, ValueError) as error:
                raise LastRollError(
                    "arena-ray-away",
                    "no cluster answers at {address}: {reason}",
                    address=address[:200],
                    reason=(str(error).splitlines() or [""])[0][:200],
                ) from None

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do jobs on all machines of the cluster."""
        ray = self._ray
        task = ray.remote(max_retries=_RETRIES, num_cpus=1)(_run_job)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending: list[Any] = []

        def submit() -> Iterator[Any]:
            for job in jobs:
                pending.append(task.remote(work, job))
                yield pending[-1]

        def wait(reference: Any) -> Any:
            result = ray.get(reference)
            pending.remove(reference)
            return result

        try:
            yield from in_order(submit(), wait, workers * QUEUED_PER_WORKER)
        except ray.exceptions.WorkerCrashedError:
            raise LastRollError(
                "arena-worker-died", "a process that played games was stopped from outside"
            ) from None
        finally:
            for reference in pending:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        """Disconnect from the cluster; a cluster that was running before continues."""
        if self._connected:
            self._ray.shutdown()


def import_ray() -> ModuleType:
    """Import Ray, with its messages off unless the environment says otherwise."""
    for name, value in _RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise missing_extra("ray") from None
    return ray


def _check_reachable(address: str) -> None:
    """Check whether the address is reachable: Ray itself would retry for a quarter of an hour."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=_CONNECT_SECONDS).close()


def _run_job(work: Work[Any], job: range) -> Any:
    return _started_work(work)(job)


@lru_cache(maxsize=1)
def _started_work(work: Work[Any]) -> Callable[[range], Any]:
    """Start this work once per worker, which retains it until it exits."""
    manager = work.start()
    _contexts.append(manager)
    return manager.__enter__()


_contexts: list[Any] = []
