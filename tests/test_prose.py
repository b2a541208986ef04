"""The pages are readable: prose lines of at most 120 characters, and plain technical English.

Looked at are README.md, CONTRIBUTING.md, CHANGELOG.md and docs/*.md. Fenced and indented code is
left alone, except mermaid drawings, whose lines are as short as prose. Tables, headings, and lines
that hold nothing but links or pictures may be longer.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
LIMIT = 120

_ITEM = re.compile(r"\s*(?:[-*+]|\d+\.)\s+")
_LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)")

# Turns of phrase that are hard to read, each with what to write instead.
_START = r"(?:^|(?<=[.:;!?] )|(?<=[.:] \*\*)|(?<=^\*\*))"
DISCOURAGED = {
    rf"{_START}Who [^.?!]*(?:[.!]|$)": "name the person: a player who, anyone who",
    r"\b[Ww]hoever\b": "anyone who",
    r"\bso many\b": "the number, or leave it out",
    r"\bof which\b": "two sentences",
    r"\bthe own\b": "its own, their own",
    r"\bin the mean\b": "on average",
    r"\banew\b": "again; resampled; reimplemented",
    r"\bsome (?:hundred|thousand|million)\b": "several hundred",
    r"\bof the say\b|\bat a glance\b": "a weight; one ply",
    r"\bcounts? in parts\b": "a shared win counts as 1 / number of winners",
    r"\bluck (?:is |of each roll )?taken out\b|\btak(?:es?|ing|en) luck out\b": "luck-adjusted",
    r"\bbell-shaped\b|\bas a bell\b": "normally distributed",
    r"\bnonsense\b": "an invalid answer",
    r"\b(?:are|is) not believed\b": "ignored",
    r"\bthose who\b|\bone who\b|\bthe one that acts\b": "players who, programs that",
    r"\bthe one truth\b": "the single source of truth",
    r"\bone word a thing\b|\bOne word a thing\b": "one word per concept",
    r"\bdemands at the top\b": "preconditions",
    r"\bwithout it\b(?= \|)": "default",
    r"\ba look\b(?! back)": "a report; a line",
    r"\bhas (?:one|deals|a seed) of its own\b": "its own …",
    r"\bwhat it is to\b": "plain words",
}


def prose_of(page: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of prose with their numbers: no code, no table, no heading, no lone link."""
    for number, line, kind in _lines(page):
        if kind == "prose" and _LINK.sub("", line).strip(" \t·|,.>-"):
            yield number, line


def drawings_of(page: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of mermaid drawings with their numbers."""
    return ((number, line) for number, line, kind in _lines(page) if kind == "drawing")


def texts_of(page: str) -> Iterator[tuple[int, str]]:
    """Yield paragraphs, list items and table cells, each on one line and without inline code."""
    start, collected = 0, ""
    for number, line, kind in [*_lines(page), (0, "", "end")]:
        begins = kind != "prose" or _ITEM.match(line)
        if begins and collected:
            yield start, re.sub(r"`[^`]*`", "…", collected)
            collected = ""
        if kind == "prose":
            start = start if collected else number
            collected = f"{collected} {_ITEM.sub('', line, count=1).strip(' >')}".strip()
        elif kind == "table":
            cells = re.sub(r"`[^`]*`", "…", line).split("|")
            yield from ((number, cell.strip()) for cell in cells if cell.strip())


def _lines(page: str) -> Iterator[tuple[int, str, str]]:
    fenced, coded = "", False
    indent, blank = 0, True
    for number, line in enumerate(page.splitlines(), 1):
        bare = line.strip()
        depth = len(line) - len(line.lstrip())
        item = _ITEM.match(line)
        if bare.startswith("```"):
            fenced = "" if fenced else "drawing" if bare == "```mermaid" else "code"
            kind = "code"
        elif fenced:
            kind = fenced
        elif not bare:
            kind = "blank"
        elif not item and depth >= indent + 4 and (coded or blank):
            kind = "code"
        elif bare.startswith("|"):
            kind = "table"
        elif bare.startswith(("#", "<!--")):
            kind = "heading"
        else:
            kind = "prose"
        coded = (kind == "code" and not fenced) or (kind == "blank" and coded)
        if item and kind == "prose":
            indent = item.end()
        elif kind in ("prose", "heading") and depth < indent:
            indent = 0 if blank else indent
        blank = kind == "blank"
        yield number, line, kind


def complaints(page: str) -> list[str]:
    """Return what is hard to read on a page, one line each."""
    found = [
        (number, f"{len(line)} characters, more than {LIMIT}")
        for number, line in (*prose_of(page), *drawings_of(page))
        if len(line) > LIMIT
    ]
    for number, text in texts_of(page):
        for pattern, better in DISCOURAGED.items():
            hit = re.search(pattern, text)
            if hit:
                found.append((number, f"“{hit[0]}”: write {better}"))
    return [f"line {number}: {what}" for number, what in sorted(found)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_page_is_readable(path: Path) -> None:
    assert complaints(path.read_text(encoding="utf-8")) == []


LONG = "die " * 31

FOUND = {
    "a long line": (LONG, 1),
    "in a list": (f"- {LONG}", 1),
    "behind a list": (f"- a die\n\n{LONG}", 1),
    "in a quotation": (f"> {LONG}", 1),
    "long, with a link": (f"{LONG}[rules](docs/rules.md)", 1),
    "in a drawing": (f"```mermaid\n{LONG}\n```", 1),
    "at the start": ("Who rolls sixes wins.", 1),
    "of a later sentence": ("Roll the dice. Who rolls sixes wins.", 1),
    "over two lines": ("Roll the dice. Who rolls\nsixes wins.", 1),
    "in a cell": ("| a die | Who rolls sixes wins |", 1),
    "two in a row": ("It plays so many games\nfor whoever asks.", 2),
}
PASSED = {
    "a long table": f"| {LONG} |",
    "a long heading": f"# {LONG}",
    "a long link": f"![{LONG}](die.webp)",
    "links in a row": "[rules](rules.md) · " * 9,
    "fenced code": f"```python\n# {LONG}so many\n```",
    "code in a list": f"- a die\n\n  ```text\n  {LONG}\n  ```",
    "indented code": f"As this:\n\n    {LONG}\n\n    so many {LONG}",
    "inline code": "It says `so many dice`.",
    "a question": "Who rolls the dice? The start player.",
    "the first words of a line": "It is the player, not the bot,\nWho rolls.",
}


@pytest.mark.parametrize(("page", "count"), FOUND.values(), ids=FOUND)
def test_what_is_hard_to_read_is_found(page: str, count: int) -> None:
    assert len(complaints(page)) == count


@pytest.mark.parametrize("page", PASSED.values(), ids=PASSED)
def test_what_may_stand_passes(page: str) -> None:
    assert complaints(page) == []
