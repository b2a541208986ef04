"""Runs the service until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import secrets
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, Final, TextIO, cast

import structlog
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from lastroll.rules import LastRollError
from lastroll.server._app import make_app
from lastroll.server._bus import RedisBus
from lastroll.server._config import Config, InvalidSetting
from lastroll.server._fast_path import ServiceApp
from lastroll.server._http_protocol import HTTPProtocol
from lastroll.server._log_store import LogStore
from lastroll.server._service_lock import locked_database
from lastroll.server._worker_bus import WorkerBus, routing_protocol

_FORCED_EXIT_SECONDS: Final = 1.0
"""Seconds that requests have to end after a second Ctrl-C."""
_SEND_BUFFER: Final = 32_768
"""Bytes that the system buffers for a client that does not read; its default is megabytes."""
_TCP_USER_TIMEOUT_MS: Final = 30_000
"""Milliseconds until a connection is closed on which nothing can be delivered."""


class _Server(uvicorn.Server):
    """A server that ends the streams first, so that their readers reconnect elsewhere or later."""

    def __init__(
        self, config: uvicorn.Config, app: ServiceApp, on_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order, also when forced: the database is closed before the loop is."""
        await super().shutdown(sockets)
        if self.force_exit:  # then uvicorn cleans nothing up
            for connection in tuple(self.server_state.connections):
                connection.transport.abort()
            if self.server_state.tasks:
                await asyncio.wait(self.server_state.tasks, timeout=_FORCED_EXIT_SECONDS)
            await self.lifespan.shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        loop = asyncio.get_event_loop()
        loop.call_soon_threadsafe(self._app.service.registry.close_streams)

    def accept_handover(self, connection: socket.socket, initial_bytes: bytes) -> None:
        """Continue a connection from another worker."""
        task = asyncio.ensure_future(self._accept(connection, initial_bytes))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _accept(self, connection: socket.socket, initial_bytes: bytes) -> None:
        connection.setblocking(False)
        make: Any = self.config.http_protocol_class

        def protocol() -> asyncio.Protocol:
            made = make(
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            made.initial_bytes = initial_bytes
            return cast("asyncio.Protocol", made)

        with suppress(OSError):  # the client disconnected meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)


def listen(config: Config, *, or_any_port: bool = False) -> socket.socket:
    """Bind the port; with `or_any_port` any free one if that is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A client that vanished, such as a sleeping phone, is disconnected after this time.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _TCP_USER_TIMEOUT_MS)
    try:
        try:
            listening.bind((config.host, config.port))
        except OSError as error:
            if not or_any_port or error.errno != errno.EADDRINUSE:
                raise
            listening.bind((config.host, 0))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise InvalidSetting(
            "cannot-listen",
            "cannot listen on {host}, port {port}: {reason}",
            host=config.host,
            port=str(config.port),  # a number would get thousands separators
            reason=reason,
        ) from None
    return listening


def serve(config: Config, listening: socket.socket, on_ready: Callable[[str], None]) -> int:
    """Serve until a signal arrives; call `on_ready` with the address once it is reachable."""
    set_up_logging(config.log_level)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    with locked_database(config) as lock:

        def publish() -> None:
            if lock is not None:
                lock.publish(address)
            on_ready(address)

        asyncio.run(_check_backends(config))
        if config.processes == 1:
            return serve_worker(config, listening, publish)
        from lastroll.server._workers import serve_workers

        return serve_workers(config, listening, publish)


async def _check_backends(config: Config) -> None:
    """Migrate the database, and check that the database and the bus respond."""
    try:
        store = LogStore(config.database, config.durability)
        try:
            await store.open()
            await store.get_or_create_setting("dice-key", secrets.token_hex(32))
        finally:
            await store.close()
    except LastRollError:
        raise
    except Exception as error:  # any error of a driver, a file or an address
        raise InvalidSetting(
            "database", "the database cannot be used: {reason}", reason=_root_cause(error)
        ) from None
    if config.bus is not None:
        try:
            await RedisBus.check(config.bus)
        except LastRollError:
            raise
        except Exception as error:
            raise InvalidSetting(
                "bus", "the bus cannot be used: {reason}", reason=_root_cause(error)
            ) from None


def _root_cause(error: BaseException) -> str:
    """Return the first line of the innermost error."""
    while (below := getattr(error, "orig", None) or error.__cause__) is not None:
        error = below
    lines = str(error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__)[:200]


def serve_worker(
    config: Config,
    listening: socket.socket,
    on_ready: Callable[[], None],
    worker: WorkerBus | None = None,
) -> int:
    """Serve in this process, alone or as one of several workers."""
    set_up_logging(config.log_level)
    app = make_app(config, worker)
    protocol = HTTPProtocol if worker is None else routing_protocol(worker)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(config.proxy),
        forwarded_allow_ips=config.proxy or None,
        backlog=4096,
        http=protocol.configured(
            app.limits.connections, config.request_seconds, _TrustedHosts(config.proxy).__contains__
        ),
        ws="none",
    )
    # Modules loaded by now stay; most later objects are freed by reference counts.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    server = _Server(settings, app, on_ready)
    if worker is not None:
        worker.set_handover(server.accept_handover)
    server.run(sockets=[listening])
    return 0 if server.started else 1


class _StandardError(io.TextIOBase):
    """Standard error as it is when something is written: loggers keep their file for ever."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def set_up_logging(level: str) -> None:
    """Log one JSON object a line to standard error, without tokens, addresses or table ids."""
    number = logging.getLevelName(level.upper())
    stderr = cast("TextIO", _StandardError())
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Without values of variables, which may be tokens.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
