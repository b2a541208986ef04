"""The code is in plain technical English: docstrings, comments and one word per concept.

The rules are in CONTRIBUTING.md. A name or sentence that breaks one is printed with its place.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "lastroll"
SCRIPTS = ROOT / "scripts"

ROOMS = tuple(sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py")))

# The first word of a docstring, and what to write instead.
WRONG_HEADS = {
    "Give Gives Giving": "Return",
    "Say Says Tell Tells": "Return, Print, Send",
    "Refuse Refuses": "Raise `Error` if",
    "Let Lets": "name the effect",
    "What Who Whose Whoever Which That How Where When Why": "a noun phrase of its own, or a verb",
    "Somebody Something Everything Everybody": "name the thing",
    "Of So For From With In On As": "a noun phrase of its own, or a verb",
}
# A function does something: its docstring begins with a verb. Properties are described like fields.
NO_VERBS = frozenset(["A", "An", "The", "Whether", "Its", "Each", "Every", "All", "One", "No"])

# Turns of phrase that a reader has to read twice, in docstrings and comments.
DISCOURAGED = {
    r"(?:^|(?<=[.:;!?] ))[Ww]ho(?:ever)? [^?]*(?:\.|$)": "a player who, a caller that",
    r"\b[Ww]hoever\b": "anyone who, a client that",
    r"[;,:] (?:and )?(?:give|say|tell)s? ": "and return",
    r"\bso many\b": "the name of the number",
    r"\b[Tt]hose who\b|\bone who\b": "players who, programs that",
    r"\banew\b": "again",
    r"\bluck (?:is |of each roll )?taken out\b": "luck-adjusted",
    r"\bas a bell\b|\bbell curve\b|\bbell-shaped\b": "normally distributed",
    r"\bin the mean\b": "on average",
    r"\btaken (?:to|for)\b(?= \w+ing| choose| have)": "modelled as",
    r"\bscratch paper\b|\bto work in\b": "work buffer",
    r"\bthe culprit\b": "the location of the error",
    r"\bin the same breath\b": "in the same append, together",
    r"\b[Nn]onsense\b": "a malformed answer",
    r"\bhad enough\b": "interrupted",
    r"\bas it is kept\b": "as stored",
    r"\bfor now\b": "say what is true, or nothing",
}

# Words that code does not use, or uses for one concept only: what to write, and the rooms in which
# the word has that meaning. The players' meaning of a word in texts is another matter.
RESERVED = {
    "ahead": ("lead", ("compiling",)),  # to compile ahead
    "aim": ("objective", ()),
    "bell": ("normal", ()),
    "bench": ("buffers", ()),
    "beside": ("neutral_dice, laid", ()),
    "commit": ("commitment; a commit is the database's", ("server",)),
    "complaint": ("problem, error", ()),
    "crew": ("executor, workers", ()),
    "culprit": ("location, where", ()),
    "deaf": ("ignoring_sigint", ()),
    "dear": ("expensive", ()),
    "demand": ("check, require", ()),
    "desk": ("worker", ()),
    "doubt": ("stale, unconfirmed", ()),
    "forget": ("evict, remove", ()),
    "give": ("return it; send, pass", ()),
    "glance": ("static value", ()),
    "goal": ("objective", ()),
    "gone": ("left, offline, expired", ()),
    "hear": ("receive, on_...", ()),
    "judge": ("evaluate", ()),
    "keep": ("save, cache, retain", ()),
    "keeper": ("driver", ()),
    "look": (
        "evaluate, search, report; a look is a seat's colour and symbol",
        ("server", "solver"),
    ),
    "nonsense": ("malformed", ()),
    "outlook": ("evaluation", ()),
    "patience": ("delay, timeout, grace", ()),
    "prize": ("terminal value", ()),
    "rough": ("exploring", ()),
    "said": ("answer, output, talk", ()),
    "say": ("print, post", ()),
    "sight": ("encode, features", ()),
    "slack": ("tolerance", ()),
    "speak": ("post", ()),
    "stranger": ("unknown", ()),
    "stray": ("epsilon", ()),
    "tell": ("send, print, announce; sentences are of `story`", ()),
    "throw": ("roll, decode", ()),
    "told": ("sent, printed", ()),
    "trust": ("prior_weight, td_lambda; an option of `train`", ("training",)),
    "undisturbed": ("deferring_sigint, shielded", ()),
    "whose": ("owner_of, seat", ()),
    "wish": ("request, options", ()),
    "worth": ("value", ()),
}

# Public classes of two rooms on purpose: the same concept in another representation, as in
# kernels beside rules. There is none.
TWINS: dict[str, set[str]] = {}

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

# In names of constants, where the texts' placeholders `{most}` and `{least}` do not matter.
LIMITS = {"most": "MAX", "longest": "MAX", "highest": "MAX", "fewest": "MIN", "least": "MIN"}


class Module(NamedTuple):
    """A module, its room, and its path in the repository."""

    room: str
    where: str
    source: str

    @property
    def tree(self) -> ast.Module:
        """The syntax tree of the module."""
        return ast.parse(self.source, self.where)


class Docstring(NamedTuple):
    """A docstring, its place, and whether it is that of a function that is called."""

    place: str
    text: str
    of_call: bool


def modules(rooms: tuple[str, ...] = ROOMS) -> Iterator[Module]:
    """Yield the modules of rooms, those outside of a room, and the scripts."""
    paths = [(room, path) for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    paths += [("lastroll", path) for path in sorted(PACKAGE.glob("*.py"))]
    paths += [("scripts", path) for path in sorted(SCRIPTS.iterdir()) if path.is_file()]
    for room, path in paths:
        yield Module(room, path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


def modules_of_tests() -> Iterator[Module]:
    """Yield the modules of the tests and benchmarks."""
    for folder in ("tests", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            where = path.relative_to(ROOT).as_posix()
            yield Module(folder, where, path.read_text(encoding="utf-8"))


def docstrings(module: Module) -> Iterator[Docstring]:
    """Yield the docstrings of a module, of its classes and functions, and of its fields."""
    for node in ast.walk(module.tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for number, statement in enumerate(body):
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                continue
            text = statement.value.value
            if isinstance(text, str):
                of_call = number == 0 and _is_called(node)
                yield Docstring(f"{module.where}:{statement.lineno}", _prose(text), of_call)


_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def _is_called(node: ast.AST) -> bool:
    """Return whether a node is a function that code calls: no property, and no test."""
    if not isinstance(node, _FUNCTIONS) or node.name.startswith("test_"):
        return False
    return not any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def _prose(text: str) -> str:
    """Return a docstring on one line, without its examples and inline code."""
    lines = [line.strip() for line in text.splitlines()]
    example = next((n for n, line in enumerate(lines) if line.startswith(">>>")), len(lines))
    return re.sub(r"``?[^`]*``?", "`…`", " ".join(lines[:example])).strip()


def comments(module: Module) -> Iterator[tuple[str, str]]:
    """Yield the comments of a module with their places; adjacent lines are one comment."""
    start, last, text = 0, 0, ""
    for token in tokenize.generate_tokens(io.StringIO(module.source).readline):
        if token.type == tokenize.COMMENT:
            line, words = token.start[0], token.string.lstrip("#").strip()
            if text and line == last + 1:
                text += " " + words
            else:
                if text:
                    yield f"{module.where}:{start}", text
                start, text = line, words
            last = line
    if text:
        yield f"{module.where}:{start}", text


# Block comments, and line comments with their following lines. Strings hold neither.
_PAGE_COMMENT = re.compile(
    r"/\*\*?(?P<block>.*?)\*/|(?:^|(?<=[\s;,]))//(?P<lines>[^\n]*(?:\n\s*//[^\n]*)*)", re.S | re.M
)
_PAGE_TAG = re.compile(
    r"@(?:param|property)\s+\{.*?\}\s+\[?[\w.]+(?:=[^\]]*)?\]?|@\w+(?:\s+\{.*?\}(?=[\s*]|$))?", re.S
)


def page_comments(where: str, source: str) -> Iterator[Docstring]:
    """Yield the comments of a module of the page, each tag of a block as one of its own."""
    for found in _PAGE_COMMENT.finditer(source):
        place = f"{where}:{source.count(chr(10), 0, found.start()) + 1}"
        text = found["block"] if found["lines"] is None else found["lines"]
        text = " ".join(line.strip().lstrip("*/").strip() for line in text.splitlines())
        head, *tags = _PAGE_TAG.split(text)
        # The first words of a tag's text depend on its name, those of a line on the code beside it.
        if found["block"] is not None:
            yield Docstring(place, head.strip(), of_call=False)
        else:
            tags.append(head)
        for tag in tags:
            if tag.strip():
                yield Docstring(place, f"… {tag.strip()}", of_call=False)


def page_modules() -> Iterator[tuple[str, str]]:
    """Yield the modules of the page with their sources."""
    for path in sorted((PACKAGE / "web").rglob("*.js")):
        if "vendor" not in path.parts:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every name that a module gives to something, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr


def words_of(name: str) -> list[str]:
    """Return the words of a name in lower case; the plural of a reserved word is the word."""
    words = [word.lower() for word in _WORD.findall(name)]
    return [word[:-1] if word[:-1] in RESERVED and word.endswith("s") else word for word in words]


def wrong_head(docstring: Docstring) -> str:
    """Return what is wrong with the first word of a docstring, or nothing."""
    head = re.split(r"[\s,;.:]", docstring.text, maxsplit=1)[0]
    for heads, instead in WRONG_HEADS.items():
        if head in heads.split():
            return f"begins with {head!r}: {instead}"
    if docstring.of_call and head in NO_VERBS:
        return f"begins with {head!r}: Return, Yield or a verb"
    return ""


def discouraged(text: str) -> Iterator[str]:
    """Yield what a text should say otherwise."""
    for pattern, instead in DISCOURAGED.items():
        if found := re.search(pattern, text):
            yield f"{found[0]!r}: {instead}"


def public_classes() -> dict[str, set[str]]:
    """Return the rooms by the name of each public class at the top of a module."""
    rooms = defaultdict(set)
    for module in modules():
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                rooms[node.name].add(module.room)
    return rooms


def test_docstrings_begin_with_a_verb_or_name_a_thing() -> None:
    wrong = [
        f"{docstring.place}: {problem}"
        for module in (*modules(), *modules_of_tests())
        for docstring in docstrings(module)
        if (problem := wrong_head(docstring))
    ]
    assert not wrong, "\n".join(wrong)


def test_docstrings_and_comments_are_plain() -> None:
    wrong = [
        f"{place}: {problem}"
        for module in (*modules(), *modules_of_tests())
        for place, text in (
            *((each.place, each.text) for each in docstrings(module)),
            *comments(module),
        )
        for problem in discouraged(text)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_comments_of_the_page_are_plain() -> None:
    wrong = [
        f"{comment.place}: {problem}"
        for where, source in page_modules()
        for comment in page_comments(where, source)
        for problem in (wrong_head(comment), *discouraged(comment.text))
        if problem
    ]
    assert not wrong, "\n".join(wrong)


def test_the_comments_of_a_module_of_the_page_are_found() -> None:
    source = """/** The start.
 * More of it.
 */
const a = "/"; // Whoever is
// first.
/**
 * @param {{b: string}} c so many
 * @returns {number} d
 */
"""
    found = [comment.text for comment in page_comments("a.js", source)]
    assert found == ["The start. More of it.", "… Whoever is first.", "", "… so many", "… d"]


def test_reserved_words_are_used_for_their_concept_only() -> None:
    wrong = []
    benchmarks = (module for module in modules_of_tests() if module.room == "benchmarks")
    for module in (*modules(), *benchmarks):
        file = module.where.rpartition("/")[2].removesuffix(".py")
        named = [] if file[0].isdigit() else [(1, file)]  # migrations keep their names
        for line, name in [*named, *names(module.tree)]:
            for word in words_of(name):
                instead, rooms = RESERVED.get(word, ("", (module.room,)))
                if name.isupper() and word in LIMITS:
                    wrong.append(f"{module.where}:{line}: {name}: {LIMITS[word]}")
                if module.room not in rooms:
                    wrong.append(f"{module.where}:{line}: {name}: {instead}")
    assert not wrong, "\n".join(wrong)


def test_a_class_name_is_that_of_one_room() -> None:
    found = {name: rooms for name, rooms in public_classes().items() if len(rooms) > 1}
    assert found == TWINS


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('def f():\n    """Give the number."""', "begins with 'Give': Return"),
        ('def f():\n    """Say, in English, how it went."""', "begins with 'Say'"),
        ('def f():\n    """Whether it is so."""', "begins with 'Whether'"),
        ('def f():\n    """The path of it."""', "begins with 'The'"),
        ('class C:\n    """What is kept."""', "begins with 'What'"),
        ('class C:\n    x: int\n    """Of the time limit."""', "begins with 'Of'"),
        ('"""Who may see what."""', "begins with 'Who'"),
        ('def f():\n    """Return the number."""', ""),
        ('class C:\n    @property\n    def f(self):\n        """The number."""', ""),
        ('class C:\n    @cached_property\n    def f(self):\n        """Whether it is over."""', ""),
    ],
)
def test_a_wrong_head_is_found(source: str, problem: str) -> None:
    (docstring,) = docstrings(Module("room", "room.py", source))
    assert wrong_head(docstring).startswith(problem)
    assert bool(wrong_head(docstring)) == bool(problem)


@pytest.mark.parametrize(
    "text",
    [
        "Stop the work. Who stops reading stops it.",
        "Wait for so many seconds.",
        "Whoever comes first.",
        "It is for those who read.",
        "Read it anew.",
    ],
)
def test_a_turn_of_phrase_is_found(text: str) -> None:
    assert list(discouraged(text))
    assert not list(discouraged("Return the seats of players who are away."))


def test_names_are_read_word_by_word() -> None:
    assert words_of("tell_it") == ["tell", "it"]
    assert words_of("PlayWishes") == ["play", "wishes"]
    assert words_of("_DEAR") == ["dear"]
    assert words_of("crews") == ["crew"]
    assert words_of("HTTPServer") == ["http", "server"]
    tree = ast.parse("def f(a, *b, c=1):\n    d = [e for e in a]\n    self.g = 1\nclass H: ...")
    assert [name for _, name in names(tree)] == ["f", "H", "a", "b", "c", "d", "g", "e"]
