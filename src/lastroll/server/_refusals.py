"""The refusals of the service with their HTTP status."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import structlog
from msgspec import UNSET, UnsetType

from lastroll.game import InvalidRecord
from lastroll.locales import LANGUAGES, explain, on_one_line, texts
from lastroll.rules import LastRollError
from lastroll.server._metrics import ERRORS, REFUSALS

_logger = structlog.get_logger()


class RefusalBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason why a request was refused."""

    code: str
    message: str
    fields: dict[str, Any]
    version: int | UnsetType = UNSET


class RequestRefused(LastRollError):
    """A refused request; `status` is the HTTP status."""

    status: int


class Conflict(RequestRefused):
    """A request that does not fit the present state of the table."""

    status = 409


class BadRequest(RequestRefused):
    """A malformed request."""

    status = 400


class Unauthorized(RequestRefused):
    """A token that holds no seat here, or no token."""

    status = 401


class Forbidden(RequestRefused):
    """An action that only others may do."""

    status = 403


class NotFound(RequestRefused):
    """An unknown table, seat or code."""

    status = 404


class Unprocessable(RequestRefused):
    """A request that this table can never accept."""

    status = 422


class StaleVersion(Conflict):
    """A request for a version that is not the current one; carries the current version."""

    def __init__(self, version: int) -> None:
        """Carry the current version of the table."""
        super().__init__(
            "stale", "the table has moved on to version {version}: look again", version=version
        )
        self.version = version


class StoreUnavailable(RequestRefused):
    """A database error: the request had no effect."""

    status = 503

    def __init__(self, reason: str) -> None:
        """Store the reason for the log only: it may name files."""
        super().__init__("store-trouble", "this could not be saved: try again in a moment")
        self.reason = reason


class Busy(RequestRefused):
    """A request for which the machine has no capacity at the moment."""

    status = 503


class PayloadTooLarge(RequestRefused):
    """A request whose body is too large."""

    status = 413


class UnsupportedMediaType(RequestRefused):
    """A request whose body is not sent as JSON."""

    status = 415


class HeadersTooLarge(RequestRefused):
    """A request whose line and headers are too large."""

    status = 431


class TooManyRequests(RequestRefused):
    """Too many requests of one address, or watchers of one table."""

    status = 429


def status_of(error: LastRollError) -> int:
    """Return the HTTP status of a refusal, also of an error of the rules."""
    if isinstance(error, RequestRefused):
        return error.status
    return 400 if isinstance(error, InvalidRecord) and error.code.startswith("json-") else 422


def refusal_response(error: LastRollError, accept: str | None) -> tuple[int, RefusalBody]:
    """Return status and body of a refusal, with the message in the client's language."""
    if isinstance(error, StoreUnavailable):
        ERRORS.inc()
        _logger.error("store-trouble", reason=error.reason)
    REFUSALS.labels(error.code).inc()
    text = ": ".join((*error.where, explain(error, texts(accepted_language(accept)))))
    sentence = on_one_line(text)  # it may quote the request
    fields = {k: v if isinstance(v, int | str | None) else str(v) for k, v in error.fields.items()}
    version = error.version if isinstance(error, StaleVersion) else UNSET
    return status_of(error), RefusalBody(error.code, sentence, fields, version)


def internal_error_response(accept: str | None) -> tuple[int, RefusalBody]:
    """Return status and body of an internal error, without its reason."""
    error = LastRollError("internal", "something went wrong here: it is in the service's log")
    return 500, RefusalBody("internal", explain(error, texts(accepted_language(accept))), {})


def accepted_language(accept: str | None) -> str:
    """Return the first supported language of an Accept-Language header, by default `en`."""
    preferences = []
    for order, part in enumerate((accept or "")[:500].split(",")):
        name, _, rest = part.strip().partition(";")
        quality = re.match(r"\s*q=([0-9.]+)\s*\Z", rest)
        try:
            weight = float(quality[1]) if quality else 1.0
        except ValueError:
            weight = 0.0
        preferences.append((-weight, order, name.split("-")[0].lower()))
    return next(
        (name for weight, _, name in sorted(preferences) if weight and name in LANGUAGES), "en"
    )
