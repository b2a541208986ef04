"""Bots answer to their names at the table, and a name with a mistake brings the right one."""

import json

import pytest
from tests.cli.command import Inside, refused

from lastroll.bots import LADDER
from lastroll.cli._bot_names import _folded, bot_id, bots_of, table_names
from lastroll.locales import LANGUAGES, texts


def test_a_table_name_belongs_to_one_bot_in_all_languages() -> None:
    owners = {_folded(rung.name): rung.name for rung in LADDER}
    for language in LANGUAGES:
        for name, bot in table_names(texts(language)).items():
            assert owners.setdefault(_folded(name), bot) == bot, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_answers_to_its_names(language: str) -> None:
    t = texts(language)
    for rung in LADDER:
        for name in (rung.name, t(f"bot-{rung.name}.name"), texts("en")(f"bot-{rung.name}.name")):
            assert bot_id(name, t) == bot_id(name.upper(), t) == rung.name
    assert bots_of(["cmd:few --say a,b,Old Hand,prior-lead"], t, ["prior-lead"]) == (
        "cmd:few --say a,b",
        "expert",
        "prior-lead",
    )


def test_commands_take_table_names(inside: Inside) -> None:
    small = ["--games", "2", "--players", "2", "--rounds", "1", "--seed", "1", "--json"]
    named = inside("--language", "de", "simulate", "--bots", "Miser,Nimmersatt", *small)
    by_id = inside("simulate", "--bots", "frugal,greedy", *small)
    assert json.loads(named.out)["seats"] == json.loads(by_id.out)["seats"]
    hello = b'{"id": 1, "cmd": "hello"}\n'
    for words in (["greedy"], ["Gambler"], ["--bot", "gambler"]):
        answer = inside("engine", *words, stdin=hello)
        assert (answer.status, json.loads(answer.out)["name"]) == (0, "greedy")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate --bots gredy", "--bots: there is no bot “gredy”: did you mean greedy?"),
        ("arena --versus greedy Misr", "--versus: there is no bot “Misr”: did you mean Miser?"),
        ("exam --bot experte", "--bot: there is no bot “experte”: did you mean expert?"),
        ("engine Nimmersatt", "--bot: there is no bot “Nimmersatt”; there are random, frugal, "),
        ("plai", "Unknown command plai. Did you mean play? See `lastroll --help`."),
        ("play --bosts greedy", "Unknown option --bosts. Did you mean --bots?"),
        ("engine greedy --bot greedy", "NAME and --bot cannot be combined"),
    ],
)
def test_a_mistake_is_told_with_what_was_meant(inside: Inside, words: str, told: str) -> None:
    assert refused(inside(*words.split())).startswith(told)


def test_the_list_shows_both_names(inside: Inside) -> None:
    lines = inside("--language", "fr", "bots").out.splitlines()
    t = texts("fr")
    for line, rung in zip(lines, LADDER, strict=True):
        assert line.split()[1] == rung.name
        assert t(f"bot-{rung.name}.name") in line
