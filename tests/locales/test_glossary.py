"""The glossary's table of bots has their names in every language, as the game shows them."""

import re
from pathlib import Path

from lastroll.bots import LADDER
from lastroll.locales import LANGUAGE_NAMES, texts

PAGE = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"


def test_the_bots_have_their_names_in_every_language() -> None:
    page = PAGE.read_text("utf-8")
    (head,) = re.findall(r"^\| id \| (.*) \|$", page, re.M)
    languages = {name: language for language, name in LANGUAGE_NAMES.items()}
    columns = [texts(languages[name]) for name in head.split(" | ")]
    rows = [[rung.name, *(t(f"bot-{rung.name}.name") for t in columns)] for rung in LADDER]
    assert len(rows[0]) == 1 + len(LANGUAGE_NAMES)
    found = re.findall(r"^\| \*(\w+)\* \| (.*) \|$", page, re.M)
    assert [[bot, *names.split(" | ")] for bot, names in found] == rows
