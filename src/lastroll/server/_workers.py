"""Several workers at one port: started, supervised, restarted after a crash, stopped in order."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

import structlog

from lastroll.server._config import Config, InvalidSetting
from lastroll.server._serve import serve_worker
from lastroll.server._worker_bus import WorkerBus, workers_supported

_logger = structlog.get_logger()
_SPAWN: Final = multiprocessing.get_context("spawn")
_SHUTDOWN_SECONDS: Final = 10.0
"""Seconds that a worker has for an orderly end."""


def serve_workers(config: Config, listening: socket.socket, on_ready: Callable[[], None]) -> int:
    """Serve in several workers until a signal arrives."""
    if not workers_supported():
        raise InvalidSetting("no-processes", "this system has one process for a port").at(
            "--processes"
        )
    with tempfile.TemporaryDirectory(prefix="lastroll-") as folder:
        return _Supervisor(config, listening, Path(folder)).run(on_ready)


class _Supervisor:
    """Starts the workers and restarts those that crash."""

    def __init__(self, config: Config, listening: socket.socket, folder: Path) -> None:
        self._config = config
        self._listening = listening
        self._folder = folder
        self._ready = _SPAWN.Queue()
        self._processes: dict[int, SpawnProcess] = {}
        self._signal: int | None = None

    def run(self, on_ready: Callable[[], None]) -> int:
        before = {
            each: signal.signal(each, self._on_signal) for each in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            for worker in range(self._config.processes):
                self._start(worker)
            if not self._wait_until_ready():
                return 1
            on_ready()
            self._restart_loop()
        finally:
            self._stop_workers()
            for each, handler in before.items():
                signal.signal(each, handler)
        if self._signal is not None:
            signal.raise_signal(self._signal)
        return 0

    def _on_signal(self, number: int, _: object) -> None:
        self._signal = number

    def _start(self, worker: int) -> None:
        arguments = (self._config, self._listening, self._folder, worker, self._ready)
        self._processes[worker] = process = _SPAWN.Process(target=_run_worker, args=arguments)
        process.start()

    def _wait_until_ready(self) -> bool:
        """Wait until all workers are ready; return False if one crashed before."""
        ready_workers: set[int] = set()
        while len(ready_workers) < self._config.processes and self._signal is None:
            with suppress(Exception):
                ready_workers.add(self._ready.get(timeout=0.2))
            if any(process.exitcode is not None for process in self._processes.values()):
                return False
        return self._signal is None

    def _restart_loop(self) -> None:
        while self._signal is None:
            wait([process.sentinel for process in self._processes.values()], timeout=0.5)
            for worker, process in tuple(self._processes.items()):
                if process.exitcode is not None and self._signal is None:
                    _logger.error("process-fell", worker=worker, status=process.exitcode)
                    self._start(worker)

    def _stop_workers(self) -> None:
        for process in self._processes.values():
            with suppress(ValueError, OSError):
                process.terminate()
        for process in self._processes.values():
            process.join(_SHUTDOWN_SECONDS)
            if process.exitcode is None:
                process.kill()


def _run_worker(
    config: Config, listening: socket.socket, folder: Path, worker: int, ready: Any
) -> None:
    """Serve as one of the workers."""
    # A worker stops after its supervisor has ended.
    parent = os.getppid()
    with suppress(KeyboardInterrupt):
        serve_worker(
            config,
            listening,
            lambda: _report_ready(ready, worker, parent),
            WorkerBus(folder, worker, config.processes),
        )


def _report_ready(ready: Any, worker: int, parent: int) -> None:
    ready.put(worker)

    def check_parent() -> None:
        if os.getppid() != parent:
            signal.raise_signal(signal.SIGTERM)
        else:
            asyncio.get_running_loop().call_later(1.0, check_parent)

    check_parent()
