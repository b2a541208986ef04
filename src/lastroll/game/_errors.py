"""What can be wrong with things read from outside."""

from lastroll.rules import IllegalMove, LastRollError


class InvalidRecord(LastRollError):
    """A game record, or a part of one, that does not describe a game of its rules."""


class ScriptEnded(InvalidRecord):
    """A script that holds no more outcomes, where one more is due."""


class InvalidNotation(LastRollError):
    """Text that is not in the notation it should be in."""


class NotVerified(LastRollError):
    """A game whose dice or pile are not the ones that were committed to."""


def as_record_error(error: LastRollError) -> LastRollError:
    """Say of a step that the rules forbid that what tells of it is no game."""
    if not isinstance(error, IllegalMove):
        return error
    return InvalidRecord(error.code, error.sentence, **error.fields).at(*error.where)


def shown(text: str, most: int = 60) -> str:
    """Give the start of a text from outside so that it can stand in a sentence on one line."""
    return "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:most]
    )
