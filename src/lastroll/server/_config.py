"""Configuration of the service: flags of the command, `LASTROLL_*` variables, or defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from lastroll.rules import LastRollError
from lastroll.server._database import Durability


class InvalidSetting(LastRollError):
    """A setting with an invalid value."""


def data_folder() -> Path:
    """Return the folder of this user's data."""
    if named := os.environ.get("LASTROLL_DATA"):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("lastroll", appauthor=False)


def default_database() -> str:
    """Return the URL of the database in the user's data folder."""
    return f"sqlite:///{(data_folder() / 'service' / 'tables.db').as_posix()}"


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration; each field is a variable `LASTROLL_FIELD`, and most are flags too."""

    host: str = "127.0.0.1"
    port: int = 8600
    database: str = field(default_factory=default_database)
    bus: str | None = None
    processes: int = 1
    """Workers that share the port; all connections of a table go to the same one."""
    durability: Durability = "power"
    rate_limit: int = 600
    """Requests a minute from one address, a tenth of it for expensive ones; 0 means no limit."""
    body_limit: int = 262_144
    """Maximum bytes of a request's body."""
    connection_limit: int = 200
    """Connections of one address at a process; 0 means no limit."""
    stream_limit: int = 50
    """Streams of one address at a process; 0 means no limit."""
    watcher_limit: int = 200
    """Watchers of one table's stream; 0 means no limit."""
    request_seconds: float = 20.0
    """Seconds within which a request must arrive, with its body."""
    heartbeat: float = 10.0
    """Seconds between the heartbeats of a stream."""
    archive_days: int = 30
    """Days without entries after which a table is archived; 0 means never."""
    public_url: str | None = None
    """The public address of the service, for links and QR codes."""
    proxy: str = ""
    """Trusted proxies, separated by commas: they name the client's address in a header."""
    local: bool = False
    """Serve this machine's browser only: refuse requests for another host."""
    log_level: str = "info"
    reload_page: bool = False
    """Read the page's files again for each request (development)."""


_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "durability": ("power", "process"),
    "log_level": ("debug", "info", "warning", "error"),
}
_MINIMUMS: Final = {
    "port": 0,
    "processes": 1,
    "rate_limit": 0,
    "body_limit": 1024,
    "connection_limit": 0,
    "stream_limit": 0,
    "watcher_limit": 0,
    "request_seconds": 0.1,
    "archive_days": 0,
    "heartbeat": 1,
}
_MAXIMUMS: Final = {
    "port": 65535,
    "processes": 64,
    "body_limit": 64 * 1024 * 1024,
    "heartbeat": 3600,
    "request_seconds": 3600,
}


def read_config(flags: Mapping[str, object], environ: Mapping[str, str] = os.environ) -> Config:
    """Return the configuration: flags, else environment variables, else defaults."""
    config = Config()
    values: dict[str, Any] = {}
    for each in fields(Config):
        name = each.name
        variable = f"LASTROLL_{name.upper()}"
        if flags.get(name) is not None:
            values[name] = _check(f"--{name.replace('_', '-')}", name, flags[name])
        elif environ.get(variable):
            read = _parse_variable(variable, environ[variable], getattr(config, name))
            values[name] = _check(variable, name, read)
    return replace(config, **values)


def _parse_variable(variable: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise InvalidSetting(
                "setting-number", "{value!r} is no number", setting=variable, value=text[:60]
            ).at(variable) from None
    return text


def _check(where: str, name: str, value: Any) -> object:
    if name in _CHOICES and value not in _CHOICES[name]:
        raise InvalidSetting(
            "setting-choice",
            "{value!r} is not one of {choices}",
            value=str(value)[:60],
            choices=", ".join(_CHOICES[name]),
        ).at(where)
    least, most = _MINIMUMS.get(name), _MAXIMUMS.get(name, 1_000_000_000)
    if least is not None and not least <= value <= most:
        raise InvalidSetting(
            "setting-range", "must be from {least} to {most}", least=least, most=most
        ).at(where)
    return value
