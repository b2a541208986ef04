"""What the service refuses, and the status each refusal has in HTTP."""

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
    """Why something was not done."""

    code: str
    message: str
    fields: dict[str, Any]
    version: int | UnsetType = UNSET


class RequestRefused(LastRollError):
    """A call that is not done; `status` is HTTP's."""

    status: int


class Conflict(RequestRefused):
    """A request that does not fit the present state."""

    status = 409


class BadRequest(RequestRefused):
    """A request that is not one of the calls, or lacks something."""

    status = 400


class Unauthorized(RequestRefused):
    """A token that holds no seat here, or none at all."""

    status = 401


class Forbidden(RequestRefused):
    """Something that others may do."""

    status = 403


class NotFound(RequestRefused):
    """A table, a seat or a code that is not there."""

    status = 404


class Unprocessable(RequestRefused):
    """Something that does not fit here, whenever it is tried."""

    status = 422


class StaleVersion(Conflict):
    """An action on a table that has moved on; carries where it stands now."""

    def __init__(self, version: int) -> None:
        """Name the version that the table has."""
        super().__init__(
            "stale", "the table has moved on to version {version}: look again", version=version
        )
        self.version = version


class StoreUnavailable(RequestRefused):
    """The database does not take what was done: nothing has happened."""

    status = 503

    def __init__(self, reason: str) -> None:
        """Keep the reason for the log; it may name files, so callers do not get it."""
        super().__init__("store-trouble", "this cannot be kept right now: try again in a moment")
        self.reason = reason


class Busy(RequestRefused):
    """Something that the machine has no time for at the moment."""

    status = 503


class PayloadTooLarge(RequestRefused):
    """A request that brings too much."""

    status = 413


class UnsupportedMediaType(RequestRefused):
    """A request whose body is not sent as JSON."""

    status = 415


class HeadersTooLarge(RequestRefused):
    """A request whose line and headers bring too much."""

    status = 431


class TooManyRequests(RequestRefused):
    """Too much at once from one address, or at one table."""

    status = 429


def status_of(error: LastRollError) -> int:
    """Give the status of a refusal, also of those the rules themselves give."""
    if isinstance(error, RequestRefused):
        return error.status
    return 400 if isinstance(error, InvalidRecord) and error.code.startswith("json-") else 422


def refusal_response(error: LastRollError, accept: str | None) -> tuple[int, RefusalBody]:
    """Give the status of a refusal and say in the caller's language why it was not done."""
    if isinstance(error, StoreUnavailable):
        ERRORS.inc()
        _logger.error("store-trouble", reason=error.reason)
    REFUSALS.labels(error.code).inc()
    text = ": ".join((*error.where, explain(error, texts(accepted_language(accept)))))
    sentence = on_one_line(text)  # it may hold what the caller sent
    fields = {k: v if isinstance(v, int | str | None) else str(v) for k, v in error.fields.items()}
    version = error.version if isinstance(error, StaleVersion) else UNSET
    return status_of(error), RefusalBody(error.code, sentence, fields, version)


def internal_error_response(accept: str | None) -> tuple[int, RefusalBody]:
    """Say that something went wrong; why is for the log only."""
    error = LastRollError("internal", "something went wrong here: it is in the service's log")
    return 500, RefusalBody("internal", explain(error, texts(accepted_language(accept))), {})


def accepted_language(accept: str | None) -> str:
    """Give the first language of an Accept-Language header that the game speaks."""
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
