"""One Fluent file, parsed entry by entry as its messages are asked for.

Parsing a whole file of 400 messages costs as much as importing Fluent does, and a command needs
twenty of them. So the file is cut into entries by a cheap scan, and Fluent sees only the entries
that a message needs. In Fluent a line that starts in the first column with `identifier =` or `#`
begins an entry, always: text must be indented, and no expression has an equals sign. That is also
where Fluent's own parser picks up again after an error, so the cut agrees with it on broken files.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY_START = re.compile(r"^(?:(-?[A-Za-z][A-Za-z0-9_-]*) *=|#)", re.MULTILINE)
_WORD = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")


class Unusable(Exception):
    """A message that is not there or cannot be formatted; never leaves this room."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, folder: Path) -> None:
        """Remember where the file is; it is read when the first message is asked for."""
        self.language = language
        self._path = folder / f"{language}.ftl"
        self._entries: dict[str, str] | None = None
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._faults: dict[str, str] = {}

    @property
    def entries(self) -> dict[str, str]:
        """The source of each entry by id, terms with their leading hyphen; empty without a file."""
        if self._entries is None:
            try:
                self._entries = cut_entries(self._path.read_text(encoding="utf-8-sig"))
            except (OSError, UnicodeError) as error:
                self._faults[""] = f"cannot read {self._path.name}: {error}"
                self._entries = {}
        return self._entries

    def __contains__(self, message_id: str) -> bool:
        """Say whether the file has this message, be it sound or broken."""
        return not message_id.startswith("-") and message_id in self.entries

    def format(self, message_id: str, args: Mapping[str, object]) -> str:
        """Return the text of a message or, as `message.attribute`, of one of its attributes."""
        name, _, attribute = message_id.partition(".")
        if name not in self:
            raise Unusable(self._faults.get("", "missing"))
        bundle = self._bundle_with(name)
        if not bundle.has_message(name):
            raise Unusable(self._faults.get(name, "missing"))
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unusable("missing")
        text, errors = bundle.format_pattern(pattern, {k: _plain(v) for k, v in args.items()})
        if errors or not isinstance(text, str):
            raise Unusable("; ".join(str(error) for error in errors) or "no text")
        return text

    def _bundle_with(self, entry_id: str) -> "FluentBundle":
        """Return the bundle after parsing an entry and all that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            # Isolation marks are for mixed directions of writing. Terminals show them as boxes.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        waiting = [entry_id]
        while waiting:
            name = waiting.pop()
            if name in self._parsed or name not in self.entries:
                continue
            source = self.entries[name]
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._faults[name] = _syntax_error(resource.body)
            # Marked as parsed only now, so that a second thread rather parses twice than misses it.
            self._parsed.add(name)
            # Every word that is the id of an entry, not only real references: a superset is as
            # good, and is far cheaper than a walk through the syntax tree.
            waiting += _WORD.findall(source)
        return self._bundle


def cut_entries(source: str) -> dict[str, str]:
    r"""Cut a Fluent file into its messages and terms, without their comments.

    Example:
        >>> cut_entries("# Two\n-pile = pile\nthe-pile = The\n    { -pile }\n")
        {'-pile': '-pile = pile\n', 'the-pile': 'the-pile = The\n    { -pile }\n'}
    """
    starts = list(_ENTRY_START.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if name := start[1]:
            # An id that stands twice keeps both: Fluent takes the first one that is sound.
            entries[name] = entries.get(name, "") + source[start.start() : end]
    return entries


def _plain(value: object) -> object:
    """Return a value as Fluent takes it: numbers stay numbers, all else becomes text."""
    return value if isinstance(value, (int, float, str)) else str(value)


def _syntax_error(body: Iterable[object]) -> str:
    """Return what Fluent's parser said of an entry."""
    said = [note.message for part in body for note in getattr(part, "annotations", ())]
    return f"syntax error: {'; '.join(map(str, said))}" if said else "missing"
