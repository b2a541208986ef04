"""One Fluent file, of which an entry is parsed when a message needs it.

Parsing a whole file of 400 messages costs as much as importing Fluent does, and a command needs
twenty of them. So a cheap scan splits the file into entries, and Fluent parses only the entries
that a message needs. In Fluent a line that starts in the first column with `identifier =` or `#`
always begins an entry: text must be indented, and no expression has an equals sign. Fluent's own
parser also continues there after an error, so both split broken files alike.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY_START = re.compile(r"^(?:(-?[A-Za-z][A-Za-z0-9_-]*) *=|#)", re.MULTILINE)
_WORD = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")


class UnusableMessage(Exception):
    """A message that is missing or cannot be formatted; caught within this room."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, folder: Path) -> None:
        """Store the path of the file, which is read with the first message."""
        self.language = language
        self._path = folder / f"{language}.ftl"
        self._entries: dict[str, str] | None = None
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._errors: dict[str, str] = {}

    @property
    def entries(self) -> dict[str, str]:
        """The source of each entry by id; terms keep their leading hyphen. Empty without a file."""
        if self._entries is None:
            try:
                self._entries = split_entries(self._path.read_text(encoding="utf-8-sig"))
            except (OSError, UnicodeError) as error:
                self._errors[""] = f"cannot read {self._path.name}: {error}"
                self._entries = {}
        return self._entries

    def __contains__(self, message_id: str) -> bool:
        """Return whether the file has this message, valid or not."""
        return not message_id.startswith("-") and message_id in self.entries

    def format(self, message_id: str, args: Mapping[str, object]) -> str:
        """Return the text of a message or, as `message.attribute`, of one of its attributes."""
        name, _, attribute = message_id.partition(".")
        if name not in self:
            raise UnusableMessage(self._errors.get("", "missing"))
        bundle = self._bundle_with(name)
        if not bundle.has_message(name):
            raise UnusableMessage(self._errors.get(name, "missing"))
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnusableMessage("missing")
        text, errors = bundle.format_pattern(pattern, {k: _plain(v) for k, v in args.items()})
        if errors or not isinstance(text, str):
            raise UnusableMessage("; ".join(str(error) for error in errors) or "no text")
        return text

    def _bundle_with(self, entry_id: str) -> "FluentBundle":
        """Return the bundle after parsing an entry and all its references."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            # Isolation marks serve mixed directions of writing, but terminals show them as boxes.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        queue = [entry_id]
        while queue:
            name = queue.pop()
            if name in self._parsed or name not in self.entries:
                continue
            source = self.entries[name]
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._errors[name] = _syntax_error(resource.body)
            # Only now: a second thread may parse the entry again, but must not miss it.
            self._parsed.add(name)
            # Parses every entry whose id occurs as a word, referenced or not: that is far cheaper
            # than visiting the syntax tree.
            queue += _WORD.findall(source)
        return self._bundle


def split_entries(source: str) -> dict[str, str]:
    r"""Split a Fluent file into its messages and terms, without comments.

    Example:
        >>> split_entries("# Two\n-pile = pile\nthe-pile = The\n    { -pile }\n")
        {'-pile': '-pile = pile\n', 'the-pile': 'the-pile = The\n    { -pile }\n'}
    """
    starts = list(_ENTRY_START.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if name := start[1]:
            # A duplicate id keeps both entries: Fluent uses the first valid one.
            entries[name] = entries.get(name, "") + source[start.start() : end]
    return entries


def _plain(value: object) -> object:
    """Return a value as an argument for Fluent: a number unchanged, anything else as text."""
    return value if isinstance(value, (int, float, str)) else str(value)


def _syntax_error(body: Iterable[object]) -> str:
    """Return the messages of Fluent's parser about an entry."""
    messages = [each.message for part in body for each in getattr(part, "annotations", ())]
    return f"syntax error: {'; '.join(map(str, messages))}" if messages else "missing"
