"""Parsing entry by entry gives what parsing the whole file gives."""

import random
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from lastroll.locales import LANGUAGES, _texts
from lastroll.locales._catalogue import Catalogue, UnusableMessage, split_entries

FOLDER = Path(_texts.__file__).parent
ARGS: dict[str, object] = {"name": "Anna", "count": 2, "face": 3}

# All that makes cutting hard: references everywhere, lines in the first column inside of
# expressions, comments between, words that look like ids, ids twice, and broken entries.
HARD = """\
### File

-term = a { $form ->
   *[singular] die
    [plural] dice
}
    .gender = n
# Comment of one
one = One
two=Two { one } and { -term }
three =
    Three lines
    of text, one = two,

    # not a comment
    { two }
# Comment

four = { $count ->
[one] { one }
*[other] {
five
}
}
five = { "one = {" } { -term(form: "plural") } { -term.gender ->
    [n] it
   *[other] they
}
six = { NUMBER($count, minimumFractionDigits: 1) } { one.label }
seven = 7
    .label = { six } { seven }
    .title = { seven.label }
eight = { $name
nine = { -missing } { missing }
eight = { $name } again
ten = { $count ->
    [one] x
eleven = Eleven
junk without an equals sign
} more junk
twelve = Twelve
 = no name
-broken = {
thirteen = { -broken } { eleven }
one = One more
fourteen = { fifteen }
fifteen = { fourteen }
Caps_and-9 = Fine
empty =
last = no newline at the end"""


def parse_whole(source: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def whole(bundle: FluentBundle, name: str) -> str | None:
    """Return a text as Fluent gives it from the whole file; None where anything is wrong."""
    key, _, attribute = name.partition(".")
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    try:
        text, errors = bundle.format_pattern(pattern, ARGS)
    except RecursionError:  # Fluent sees not all circles itself
        return None
    return None if errors else str(text)


def piecemeal(catalogue: Catalogue, name: str) -> str | None:
    try:
        return catalogue.format(name, ARGS)
    except (UnusableMessage, RecursionError):
        return None


def names_in(source: str) -> list[str]:
    """Return every id that Fluent finds in the whole file, and some that may not be there."""
    body = FluentResource(source).body
    found = [part.id.name for part in body if isinstance(part, ast.Message | ast.Term)]
    return [*found, *split_entries(source), *(f"{name}.label" for name in found)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_files_come_out_the_same(language: str) -> None:
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(source)
    bundle.add_resource(resource)
    catalogue = Catalogue(language, FOLDER)
    ids = [part.id.name for part in resource.body if isinstance(part, ast.Message)]
    assert ids
    for name in ids:
        message = bundle.get_message(name)
        patterns = {name: message.value}
        patterns |= {f"{name}.{key}": value for key, value in message.attributes.items()}
        for key, pattern in patterns.items():
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, ARGS)
                assert piecemeal(catalogue, key) == (None if errors else text)


def test_hard_files_come_out_the_same(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(HARD, encoding="utf-8")
    names = [*names_in(HARD), "seven.title", "missing"]
    bundle = parse_whole(HARD)
    found = {name: whole(bundle, name) for name in names}
    assert sum(text is not None for text in found.values()) > 10
    # Each from a fresh catalogue, so that none profits from what another one parsed.
    for name, text in found.items():
        assert (name, piecemeal(Catalogue("en", tmp_path), name)) == (name, text)


def test_damaged_files_come_out_the_same(tmp_path: Path) -> None:
    chance = random.Random(20_12)
    for _ in range(60):
        letters = list(HARD)
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(letters))
            letters[place] = chance.choice(["", "\n", " ", "{", "}", "=", "-", "#", "a", '"', "["])
        source = "".join(letters)
        (tmp_path / "en.ftl").write_text(source, encoding="utf-8", newline="\n")
        catalogue, bundle = Catalogue("en", tmp_path), parse_whole(source)
        for name in chance.sample(sorted(set(names_in(source))), 8):
            assert (source, name, piecemeal(catalogue, name)) == (source, name, whole(bundle, name))


def test_only_what_is_needed_is_parsed(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(HARD, encoding="utf-8")
    catalogue = Catalogue("en", tmp_path)
    assert catalogue.format("two", {}) == "Two One and a die"
    assert catalogue._parsed == {"one", "two", "-term"}
