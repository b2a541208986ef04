"""The service: tables, seats, their logs, event streams, and bots that play."""

from lastroll.server._app import make_app
from lastroll.server._config import Config, InvalidSetting, read_config
from lastroll.server._serve import listen, serve
from lastroll.server._service_lock import AlreadyServed, running_service
from lastroll.server._shapes import page_shapes

__all__ = [
    "AlreadyServed",
    "Config",
    "InvalidSetting",
    "listen",
    "make_app",
    "page_shapes",
    "read_config",
    "running_service",
    "serve",
]
