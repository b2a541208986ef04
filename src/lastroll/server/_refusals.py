"""What the service refuses, and the status each refusal has in HTTP."""

from __future__ import annotations

from lastroll.game import InvalidRecord
from lastroll.rules import LastRollError


class Refused(LastRollError):
    """A call that is not done; `status` is HTTP's."""

    status = 409


class NotUnderstood(Refused):
    """A request that is not one of the calls, or lacks something."""

    status = 400


class NotKnown(Refused):
    """A token that holds no seat here, or none at all."""

    status = 401


class NotAllowed(Refused):
    """Something that others may do."""

    status = 403


class NotFound(Refused):
    """A table, a seat or a code that is not there."""

    status = 404


class NotPossible(Refused):
    """Something that does not fit here, whenever it is tried."""

    status = 422


class Stale(Refused):
    """An action on a table that has moved on; carries where it stands now."""

    def __init__(self, version: int) -> None:
        """Name the version that the table has."""
        super().__init__(
            "stale", "the table has moved on to version {version}: look again", version=version
        )
        self.version = version


class StoreTrouble(Refused):
    """The database does not take what was done: nothing has happened."""

    status = 503

    def __init__(self, reason: str) -> None:
        """Keep the reason for the log; it may name files, so callers do not get it."""
        super().__init__("store-trouble", "this cannot be kept right now: try again in a moment")
        self.reason = reason


def status_of(error: LastRollError) -> int:
    """Give the status of a refusal, also of those the rules themselves give."""
    if isinstance(error, Refused):
        return error.status
    return 400 if isinstance(error, InvalidRecord) and error.code.startswith("json-") else 422
