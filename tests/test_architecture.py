"""The pages that draw the house are true: pictures, files and names are compared with the code."""

import ast
import re
from itertools import chain
from pathlib import Path

import pytest

from tests.test_rooms import PACKAGE, PAGE, ROOMS, TEXTS, imports

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")
START_HERE = (DOCS / "start-here.md").read_text(encoding="utf-8")
PUBLIC_NAMES = (DOCS / "public-names.txt").read_text(encoding="utf-8").splitlines()

Arrow = tuple[str, str]

_ARROW = re.compile(r"^ *(\w+)(?:\[.*?\])? --> (\w+)(?:\[.*\])?$", re.M)
_NODE = re.compile(r"\b(\w+)\[\"<b>(\w+)</b>")
_PATH = re.compile(r"(?<![\w./-])(?:[\w.-]+/)+[\w.-]*[\w/]")
_MODULE = re.compile(r"`([\w-]+\.(?:py|js|css|tcss|ftl))`")
_NAME = re.compile(r"`(\w+)`")


def rooms() -> list[str]:
    """Return the rooms that exist and hold Python, `rules` first, the texts last."""
    return [room for room in (*ROOMS, TEXTS) if (PACKAGE / room / "__init__.py").is_file()]


def real_imports(package: Path) -> set[Arrow]:
    """Return every pair of rooms of which the first imports the second somewhere."""
    found = set()
    for path in package.rglob("*.py"):
        here = path.relative_to(package.parent).with_suffix("").parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            for module, name in imports(node, here):
                parts = [*module.split("."), name]
                if len(here) > 2 and parts[0] == package.name and parts[1] in (*ROOMS, TEXTS):
                    found.add((here[1], str(parts[1])))
    return {(room, other) for room, other in found if room != other}


def drawn_arrows(page: str) -> set[Arrow]:
    """Return the arrows of the first mermaid drawing of a page; dotted ones are no imports."""
    _, _, drawing = page.partition("```mermaid\n")
    return {(room, other) for room, other in _ARROW.findall(drawing.partition("\n```")[0])}


def implied(arrows: set[Arrow]) -> set[Arrow]:
    """Return the arrows and those that follow: a room may import all that its arrows lead to."""
    found = set(arrows)
    while True:
        more = {(a, d) for a, b in found for c, d in arrows if b == c} - found
        if not more:
            return found
        found |= more


def test_every_import_is_an_arrow_or_follows_from_some() -> None:
    missing = real_imports(PACKAGE) - implied(drawn_arrows(ARCHITECTURE))
    assert sorted(missing) == [], "draw these arrows in docs/architecture.md"


def test_every_arrow_is_an_import() -> None:
    surplus = drawn_arrows(ARCHITECTURE) - real_imports(PACKAGE)
    assert sorted(surplus) == [], "no module imports this: take the arrow out of the picture"


def test_every_room_is_in_the_picture_and_in_the_list() -> None:
    _, _, drawing = ARCHITECTURE.partition("```mermaid\n")
    nodes = _NODE.findall(drawing.partition("\n```")[0])
    assert all(node == label for node, label in nodes)
    assert sorted(node for node, _ in nodes) == sorted([*rooms(), PAGE])
    (listed,) = re.findall(r"^rules · .*(?:\n.+)*", ARCHITECTURE, re.M)
    assert listed.replace("\n", " ").split(" · ") == [room for room in rooms() if room != TEXTS]
    described = re.findall(r"^\| `(\w+)` \|", ARCHITECTURE, re.M)
    assert sorted(described) == sorted([*rooms(), PAGE])


def test_start_here_draws_every_room() -> None:
    _, _, drawing = START_HERE.partition("```text\n")
    drawing = drawing.partition("\n```")[0]
    assert [room for room in (*rooms(), PAGE) if not re.search(rf"\b{room}\b", drawing)] == []


@pytest.mark.parametrize("row", re.findall(r"^\| `\w+` \|.*$", ARCHITECTURE, re.M))
def test_a_room_has_the_names_and_files_of_its_row(row: str) -> None:
    room, names, files = (cell.strip() for cell in row.strip("|").split(" | "))
    folder = PACKAGE / room.strip("`")
    for name in re.findall(r"`([\w./-]+)`", files):
        assert (folder / name).exists(), name
    if folder.name == PAGE:
        assert all((folder / name).exists() for name in re.findall(r"`([^`]+)`", names))
    else:
        for name in _NAME.findall(names):
            assert f"lastroll.{folder.name}.{name}" in PUBLIC_NAMES, name


def paths_of(page: str) -> list[str]:
    """Return the files and folders that a page names, links left out."""
    return _PATH.findall(re.sub(r"\]\([^)]*\)", "]", page))


@pytest.mark.parametrize("path", sorted({*paths_of(START_HERE)}))
def test_start_here_names_what_exists(path: str) -> None:
    assert (ROOT / path).exists() or (PACKAGE / path).exists()


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_modules_named_on_a_page_exist(page: Path) -> None:
    # Rows of rooms name files of that room; another test looks for those.
    code_or_row = re.compile(r"^```.*?^```$|^\| `\w+` \|[^\n]*", re.S | re.M)
    text = code_or_row.sub("", page.read_text(encoding="utf-8"))
    named = re.findall(r"`((?:[\w-]+/)+[\w-]+\.(?:py|js|mjs|css|ftl|npz|txt))`", text)
    for path in named:
        assert (ROOT / path).exists() or (PACKAGE / path).exists(), path
    everywhere = {path.name for path in chain(PACKAGE.rglob("_*.py"), (ROOT / "tests").rglob("*"))}
    for name in _MODULE.findall(text):
        if name.startswith("_"):
            assert name in everywhere, name


def test_a_folder_and_a_file_are_found_in_a_page() -> None:
    page = (
        "See `web/art/`, [tests](../tests/laws) and (server/_table_service.py), POST /api/tables."
    )
    assert paths_of(page) == ["web/art/", "server/_table_service.py"]


def test_arrows_that_are_missing_or_too_many_are_found(tmp_path: Path) -> None:
    package = tmp_path / "lastroll"
    for path, source in {
        "rules/__init__.py": "",
        "game/_a.py": "from ..rules import Position",
        "bots/_a.py": "from lastroll import game\nfrom lastroll.rules import Roll",
    }.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(source, encoding="utf-8")
    real = real_imports(package)
    assert real == {("game", "rules"), ("bots", "game"), ("bots", "rules")}
    page = '```mermaid\n    game["a"] --> rules["<b>rules</b>"]\n    bots --> game\n```\na --> b'
    assert real <= implied(drawn_arrows(page))
    assert drawn_arrows(page) <= real
    page = "```mermaid\n    bots --> game\n    web -. asks .-> bots\n    game --> cli\n```"
    assert real - implied(drawn_arrows(page)) == {("game", "rules"), ("bots", "rules")}
    assert drawn_arrows(page) - real == {("game", "cli")}
