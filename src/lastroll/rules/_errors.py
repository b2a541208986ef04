"""Errors as types that carry their fields."""

from __future__ import annotations

from typing import Self


class LastRollError(ValueError):
    """A refusal with a code for programs, fields for translations and one sentence for people.

    `code` and `fields` choose the sentence in the reader's language (`error-<code>` in
    `locales/`); `str(error)` is the English one. `where` is the location of the error, outermost
    part first, for example `("games.jsonl", "line 3", "turns[16].place")`.
    """

    def __init__(self, code: str, sentence: str, /, **fields: object) -> None:
        """Store the code, and format `sentence` with `fields`."""
        super().__init__(sentence.format(**fields))
        self.code = code
        self.sentence = sentence
        self.fields = fields
        self.where: tuple[str, ...] = ()

    def at(self, *where: str) -> Self:
        """Prepend `where` to the error's location; return the error itself."""
        self.where = where + self.where
        return self

    def __str__(self) -> str:
        """Return the location of the error and the sentence."""
        return ": ".join((*self.where, self.args[0]))

    def __reduce__(self) -> tuple[object, ...]:
        """Return what pickle needs to rebuild the error with its fields in another process."""
        return (_rebuild, (type(self), self.code, self.sentence, self.fields, self.where))


def _rebuild(
    kind: type[LastRollError],
    code: str,
    sentence: str,
    fields: dict[str, object],
    where: tuple[str, ...],
) -> LastRollError:
    return kind(code, sentence, **fields).at(*where)


def missing_extra(extra: str) -> LastRollError:
    """Return the error for a feature that needs an extra; it names the extra to install."""
    return LastRollError(
        "missing-extra",
        "this needs the extra `{extra}`: `{command}`",
        extra=extra,
        command=f"pip install lastroll[{extra}]",
    )


class InvalidRules(LastRollError):
    """Rules that contradict themselves, or that no game can follow."""


class InvalidPosition(LastRollError):
    """A position that contradicts its rules or itself."""


class IllegalMove(LastRollError):
    """A step that the rules do not allow in this position."""
