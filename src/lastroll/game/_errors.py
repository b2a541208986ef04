"""Errors in records, events and notation."""

from lastroll.rules import IllegalMove, LastRollError


class InvalidRecord(LastRollError):
    """A game record, or a part of one, that is not a game by its rules."""


class ScriptEnded(InvalidRecord):
    """A script without the outcome that is due next."""


class InvalidNotation(LastRollError):
    """Text that is not in the expected notation."""


class NotVerified(LastRollError):
    """A game whose dice or pile differ from those of its commitment."""


def as_record_error(error: LastRollError) -> LastRollError:
    """Return an `IllegalMove` found in a record as `InvalidRecord`, other errors unchanged."""
    if not isinstance(error, IllegalMove):
        return error
    return InvalidRecord(error.code, error.sentence, **error.fields).at(*error.where)


def excerpt(text: str, limit: int = 60) -> str:
    """Return the first characters of a text, printable on one line, for an error message."""
    return "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[:limit]
    )
