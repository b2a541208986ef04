"""Running the service until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from lastroll.server._app import make_app
from lastroll.server._config import Config, InvalidSetting


class _Server(uvicorn.Server):
    """A server that ends the streams first, so that their readers come back elsewhere or later."""

    def __init__(self, config: uvicorn.Config, app: Litestar, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        loop = asyncio.get_event_loop()
        loop.call_soon_threadsafe(self._app.state.registry.close_streams)


def listen(config: Config, *, elsewhere: bool = False) -> socket.socket:
    """Take the port; `elsewhere` takes any that is free where this one is not."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listening.bind((config.host, config.port))
        except OSError as error:
            if not elsewhere or error.errno != errno.EADDRINUSE:
                raise
            listening.bind((config.host, 0))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise InvalidSetting(
            "cannot-listen",
            "cannot listen at {host}, port {port}: {reason}",
            host=config.host,
            port=config.port,
            reason=reason,
        ) from None
    return listening


def serve(config: Config, listening: socket.socket, on_ready: Callable[[str], None]) -> int:
    """Serve until a signal comes; `on_ready` gets the address once callers are welcome."""
    _set_up_logging(config.log_level)
    app = make_app(config)
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
    )
    # What is loaded by now stays; what comes later is mostly freed without the collector's help.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    server = _Server(settings, app, lambda: on_ready(address))
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _set_up_logging(level: str) -> None:
    """Write one JSON object a line to standard error; no tokens, no addresses, no table ids."""
    number = logging.getLevelName(level.upper())
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.dict_tracebacks,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
