"""The pages do what they say: their programs run, their commands exist, their links lead somewhere.

In README.md, CONTRIBUTING.md and docs/*.md:

- A ```python block is run, after the ones before it on the page. What it prints must be shown: in
  comments `# → …`, one for each line printed, or else in the ```text block that comes next.
  With `>>>` it is a doctest. One with more words behind `python` is not run.
- A block with `title="name"` is a file of that name in the folder where the page's blocks run.
- A ```console block holds commands behind `$`. Each `lastroll` command and each of its options must
  exist, and each script. A block that shows output is run, and the output must be the one shown;
  `…` stands for anything, on a line of its own for any lines.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from lastroll.bots import LADDER
from lastroll.cli import main
from lastroll.locales import texts
from lastroll.rules import Casino, pay_out
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LINKED = [*PAGES, ROOT / "CHANGELOG.md"]

_BLOCK = re.compile(r"^```(\w*)([^\n`]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_TITLE = re.compile(r'title="([\w.-]+)"')
_SHOWN = re.compile(r"# → ?(.*)$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, what stands behind it, and whether a text block is next."""

    language: str
    more: str
    text: str
    following: str | None

    @property
    def title(self) -> str | None:
        found = _TITLE.search(self.more)
        return found[1] if found else None


def blocks_of(page: str) -> list[Block]:
    found = list(_BLOCK.finditer(page))
    blocks = []
    for block, following in zip_longest(found, found[1:]):
        adjoining = following is not None and not page[block.end() : following.start()].strip()
        output = following[3] if following and adjoining and following[1] == "text" else None
        blocks.append(Block(block[1], block[2].strip(), block[3], output))
    return blocks


def is_run(block: Block) -> bool:
    if block.language == "console":
        return any(line.strip() and not line.startswith("$ ") for line in block.text.splitlines())
    return block.language == "python" and not block.more


def run_python(block: Block, names: dict[str, object], where: str) -> None:
    if ">>> " in block.text:
        test = doctest.DocTestParser().get_doctest(block.text, names, where, where, 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        complaints: list[str] = []
        runner.run(test, out=complaints.append, clear_globs=False)
        names.update(test.globs)
        assert not complaints, "".join(complaints)
        return
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(block.text, where, "exec"), names)
    shown = _SHOWN.findall(block.text) or (block.following or "").splitlines()
    assert printed.getvalue().splitlines() == shown


def run_console(block: Block, folder: Path, environ: dict[str, str]) -> None:
    shell = shutil.which("sh")
    assert shell is not None, "the commands of the pages are run by a shell"
    for command, shown in commands_of(block.text):
        done = subprocess.run(
            [shell, "-c", command],
            cwd=folder,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert agrees(done.stdout, shown), f"$ {command}\n{done.stdout}"


def commands_of(text: str) -> list[tuple[str, str]]:
    """Return the commands of a console block, each with the output that is shown for it."""
    pieces = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    return [(command, shown) for command, _, shown in (piece.partition("\n") for piece in pieces)]


def agrees(output: str, shown: str) -> bool:
    pattern = ""
    for line in shown.splitlines():
        text = re.escape(line).replace("…", ".*")
        pattern += r"(?:.*\n)*" if line == "…" else rf"{text}\n"
    return re.fullmatch(pattern, output) is not None


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_does_what_it_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = blocks_of(path.read_text(encoding="utf-8"))
    page, tools = tmp_path / "page", tmp_path / "tools"
    page.mkdir()
    tools.mkdir()
    for name, arguments in (("lastroll", " -m lastroll"), ("python3", "")):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)}{arguments} "$@"\n')
        tool.chmod(0o755)
    monkeypatch.chdir(page)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(blocks, 1):
        if block.title is not None:
            (page / block.title).write_text(block.text, encoding="utf-8")
        elif is_run(block) and block.language == "python":
            run_python(block, names, f"{path.name}, block {number}")
        elif is_run(block):
            run_console(block, page, dict(os.environ))


def lastroll_words(text: str) -> list[list[str]]:
    """Return the words behind each `lastroll` in a console block."""
    found = []
    for command, _ in commands_of(text):
        words = shlex.split(command, comments=True)
        found += [words[place + 1 :] for place, word in enumerate(words) if word == "lastroll"]
    return found


COMMANDS = [
    pytest.param(words, id=f"{path.name}: lastroll {' '.join(words)}")
    for path in PAGES
    for block in blocks_of(path.read_text(encoding="utf-8"))
    if block.language == "console"
    for words in lastroll_words(block.text)
]


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_and_its_options_exist(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    # An option says its value itself or takes the next word, so the command is the first word.
    command = [word for word in words[:1] if not word.startswith("-")]
    assert main([*command, "--help"]) == 0
    help_text = capsys.readouterr().out
    for word in words:
        if re.match(r"--\w", word):
            option = word.partition("=")[0]
            assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", help_text)


def test_there_are_commands_and_programs_to_check() -> None:
    blocks = blocks_of((ROOT / "README.md").read_text(encoding="utf-8"))
    assert sum(block.language == "python" and is_run(block) for block in blocks) >= 2
    assert any(block.language == "console" and is_run(block) for block in blocks)
    assert len(COMMANDS) >= 10


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_scripts_that_a_page_names_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for name in re.findall(r"(?<![\w./-])(?:scripts|tests|docs|src)/[\w./-]*[\w/]", text):
        assert (ROOT / name).exists(), name


def anchors_of(page: str) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", _BLOCK.sub("", page), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings
    }


@pytest.mark.parametrize("path", LINKED, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = _BLOCK.sub("", path.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue  # the world outside is not ours to check
        name, _, anchor = target.partition("#")
        found = (path.parent / name) if name else path
        assert found.exists(), target
        if anchor:
            assert anchor in anchors_of(found.read_text(encoding="utf-8")), target


_EXAMPLE = re.compile(r"^\| ([\d ]+)(, with neutral)? \| ((?:[A-DN] \d(?:, )?)+) \| (.*) \|$", re.M)


def test_the_examples_in_the_rules_are_right() -> None:
    examples = _EXAMPLE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))
    assert len(examples) == 6
    for notes, neutral, dice, told in examples:
        by_owner = dict(re.findall(r"([A-DN]) (\d)", dice))
        owners = "ABCDN" if neutral else "ABCD"
        counts = tuple(int(by_owner.get(owner, 0)) for owner in owners)
        payout = pay_out(Casino(tuple(map(int, notes.split())), counts), players=4)
        paid = [(owners[each.owner], each.note) for each in payout.payments]
        taken = re.findall(r"([A-D]) takes (?:one )?(\d+)|(N)eutral wins the (\d+)", told)
        assert paid == [(who or neutral_, int(a or b)) for who, a, neutral_, b in taken]
        cancelled = {owners[owner] for owner in payout.cancelled if owner < 4}
        assert len(cancelled) == (4 if "all cancel" in told else 2 if "cancel" in told else 0)


def test_the_bots_of_the_manual_have_the_names_of_the_table() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| \*(\w+)\* \| ([\w ]+) \|", page, re.M)
    english = texts("en")
    assert named == [(rung.name, english(f"bot-{rung.name}.name")) for rung in LADDER]


@pytest.mark.parametrize(
    ("output", "shown", "same"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\nb\n", "a\n", False),
        ("a\nb\nc\n", "…\nc\n", True),
        ("a\nb\nc\n", "a\n…\n", True),
        ("kept as 12-34\n", "kept as …\n", True),
        ("kept as 12-34\nmore\n", "kept as …\n", False),
        ("", "…\n", True),
        ("", "", True),
    ],
)
def test_dots_stand_for_anything(output: str, shown: str, same: bool) -> None:
    assert agrees(output, shown) is same


def test_a_page_that_shows_something_else_is_found() -> None:
    right, wrong = blocks_of("```python\nprint(6)  # → 6\n```\n```python\nprint(6)\n```\n")
    run_python(right, {}, "here")
    with pytest.raises(AssertionError):
        run_python(wrong, {}, "here")
