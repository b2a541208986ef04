"""Several processes at one port: started, watched, started again when one falls, ended in order."""

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
from lastroll.server._desks import Desk, desks_are_possible
from lastroll.server._serve import serve_alone

_logger = structlog.get_logger()
_SPAWN: Final = multiprocessing.get_context("spawn")
_PATIENCE: Final = 10.0
"""Seconds that a process has to end in order."""


def serve_together(config: Config, listening: socket.socket, on_ready: Callable[[], None]) -> int:
    """Serve in several processes until a signal comes."""
    if not desks_are_possible():
        raise InvalidSetting("no-processes", "this system has one process for a port").at(
            "--processes"
        )
    with tempfile.TemporaryDirectory(prefix="lastroll-") as folder:
        return _Crew(config, listening, Path(folder)).run(on_ready)


class _Crew:
    """The processes, by the number of their desks."""

    def __init__(self, config: Config, listening: socket.socket, folder: Path) -> None:
        self._config = config
        self._listening = listening
        self._folder = folder
        self._ready = _SPAWN.Queue()
        self._processes: dict[int, SpawnProcess] = {}
        self._signal: int | None = None

    def run(self, on_ready: Callable[[], None]) -> int:
        before = {each: signal.signal(each, self._note) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            for desk in range(self._config.processes):
                self._start(desk)
            if not self._all_ready():
                return 1
            on_ready()
            self._watch()
        finally:
            self._end()
            for each, handler in before.items():
                signal.signal(each, handler)
        if self._signal is not None:
            signal.raise_signal(self._signal)
        return 0

    def _note(self, number: int, _: object) -> None:
        self._signal = number

    def _start(self, desk: int) -> None:
        arguments = (self._config, self._listening, self._folder, desk, self._ready)
        self._processes[desk] = process = _SPAWN.Process(target=_work, args=arguments)
        process.start()

    def _all_ready(self) -> bool:
        """Wait until all are ready; False where one fell before."""
        seen: set[int] = set()
        while len(seen) < self._config.processes and self._signal is None:
            with suppress(Exception):
                seen.add(self._ready.get(timeout=0.2))
            if any(process.exitcode is not None for process in self._processes.values()):
                return False
        return self._signal is None

    def _watch(self) -> None:
        while self._signal is None:
            wait([process.sentinel for process in self._processes.values()], timeout=0.5)
            for desk, process in tuple(self._processes.items()):
                if process.exitcode is not None and self._signal is None:
                    _logger.error("process-fell", desk=desk, status=process.exitcode)
                    self._start(desk)

    def _end(self) -> None:
        for process in self._processes.values():
            with suppress(ValueError, OSError):
                process.terminate()
        for process in self._processes.values():
            process.join(_PATIENCE)
            if process.exitcode is None:
                process.kill()


def _work(config: Config, listening: socket.socket, folder: Path, desk: int, ready: Any) -> None:
    """Be one of them."""
    # Who started this process is gone: there is nobody to be served for any more.
    parent = os.getppid()
    with suppress(KeyboardInterrupt):
        serve_alone(
            config,
            listening,
            lambda: _begin(ready, desk, parent),
            Desk(folder, desk, config.processes),
        )


def _begin(ready: Any, desk: int, parent: int) -> None:
    ready.put(desk)

    def look() -> None:
        if os.getppid() != parent:
            signal.raise_signal(signal.SIGTERM)
        else:
            asyncio.get_running_loop().call_later(1.0, look)

    look()
