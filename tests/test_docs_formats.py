"""docs/formats.md does what it says: examples are read and written, refusals say their sentence."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import jsonschema
import pytest

from lastroll.game import (
    FairData,
    GameRecord,
    format_event,
    format_game_report,
    format_game_text,
    format_position,
    format_position_line,
    format_record,
    parse_event,
    parse_game_text,
    parse_position,
    parse_position_line,
    parse_record,
    replay,
    verify,
)
from lastroll.rules import LastRollError

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = (DOCS / "formats.md").read_text(encoding="utf-8")
SCHEMAS: Final = ("lastroll-game-1.json", "lastroll-position-1.json", "lastroll-engine-1.json")

_BLOCK: Final = r"```(?:json|text)\n(.*?)```\n"
_MARKED: Final = re.compile(rf"<!-- (example|refused): (\w+) -->\n{_BLOCK}(?:{_BLOCK})?", re.DOTALL)


class Example(NamedTuple):
    """A marked block of the page; `sentence` follows one that is refused."""

    mark: str
    kind: str
    text: str
    sentence: str


EXAMPLES: Final = [Example(*(part or "" for part in found)) for found in _MARKED.findall(PAGE)]
GOOD: Final = [example for example in EXAMPLES if example.mark == "example"]
BAD: Final = [example for example in EXAMPLES if example.mark == "refused"]


def _round_trip(kind: str, text: str) -> None:
    if kind == "record":
        record = parse_record(text)
        assert parse_record(format_record(record)) == record
        _play(record)
    elif kind == "text":
        record = parse_game_text(text)
        # The example is written as the writer writes it.
        assert format_game_text(record) == text
        _play(record)
    elif kind == "position":
        position = parse_position(text)
        assert parse_position(format_position(position)) == position
    elif kind == "line":
        assert format_position_line(parse_position_line(text)) == text.strip()
    else:
        event = parse_event(text)
        assert parse_event(format_event(event)) == event
        assert json.loads(format_event(event)) == json.loads(text)


def _play(record: GameRecord) -> None:
    replay(record)
    if record.fair is not None:
        assert verify(record) == len(record.turns)


@pytest.mark.parametrize("example", GOOD, ids=lambda example: example.kind)
def test_examples_are_read_and_written(example: Example) -> None:
    _round_trip(example.kind, example.text)


@pytest.mark.parametrize("example", BAD, ids=lambda example: example.sentence.strip()[:40])
def test_refusals_say_the_sentence_of_the_page(example: Example) -> None:
    with pytest.raises(LastRollError) as refused:
        _round_trip(example.kind, example.text)
    assert str(refused.value) == example.sentence.strip()


def test_every_kind_has_examples() -> None:
    kinds = {"record", "position", "line", "text", "event"}
    assert {example.kind for example in GOOD} == kinds
    assert {example.kind for example in BAD} == kinds
    assert {json.loads(text)["event"] for _, kind, text, _ in GOOD if kind == "event"} == {
        "round-started",
        "opening-placed",
        "rolled",
        "placed",
        "casino-paid",
        "round-ended",
        "game-ended",
    }
    # Each block that is not a grammar carries a mark, or follows one that does.
    marked = len(GOOD) + 2 * len(BAD) + PAGE.count("<!-- game report -->")
    assert len(re.findall(r"^```(?:json|text)$", PAGE, re.MULTILINE)) == marked


def test_record_and_text_of_the_page_are_one_game() -> None:
    first = next(example.text for example in GOOD if example.kind == "record")
    text = next(example.text for example in GOOD if example.kind == "text")
    assert parse_game_text(text) == parse_record(first)


def test_position_and_line_of_the_page_are_one_position() -> None:
    position = next(example.text for example in GOOD if example.kind == "position")
    line = next(example.text for example in GOOD if example.kind == "line")
    assert parse_position_line(line) == parse_position(position)


def test_the_playthrough_is_the_first_example_s() -> None:
    first = next(example.text for example in GOOD if example.kind == "record")
    (shown,) = re.findall(rf"<!-- game report -->\n{_BLOCK}", PAGE, re.DOTALL)
    assert json.loads(format_game_report(replay(parse_record(first)))) == json.loads(shown)


def test_unknown_fields_are_passed_over_but_not_in_rules() -> None:
    first = next(example.text for example in GOOD if example.kind == "record")
    record = json.loads(first)
    record["made_by"] = {"program": "x"}
    record["turns"][0]["seconds"] = 3
    record["fair"]["beacon"] = None
    assert parse_record(json.dumps(record)) == parse_record(first)
    record["rules"]["beacon"] = None
    with pytest.raises(LastRollError, match="rules: the field beacon does not belong here"):
        parse_record(json.dumps(record))


def _made() -> dict[str, str]:
    spec = importlib.util.spec_from_file_location("make_schemas", DOCS / "schemas" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, str] = module.schemas()
    return made


def test_the_schemas_are_current() -> None:
    made = _made()
    assert sorted(made) == sorted(SCHEMAS)
    for name, text in made.items():
        assert (DOCS / "schemas" / name).read_text(encoding="utf-8") == text, (
            "run: python docs/schemas/make.py"
        )


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_names_only_what_it_defines(name: str) -> None:
    schema: dict[str, Any] = json.loads((DOCS / "schemas" / name).read_text(encoding="utf-8"))
    wanted = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert wanted == set(schema["$defs"])
    assert not any(defined.startswith("_") for defined in wanted)


def test_the_schema_of_fair_has_all_its_fields() -> None:
    schema = json.loads((DOCS / "schemas" / SCHEMAS[0]).read_text(encoding="utf-8"))
    assert set(schema["$defs"]["FairData"]["properties"]) == set(FairData.__struct_fields__)


@pytest.mark.parametrize("example", [e for e in GOOD if e.kind in {"record", "position"}])
def test_examples_are_valid_by_their_schema(example: Example) -> None:
    name = SCHEMAS[0] if example.kind == "record" else SCHEMAS[1]
    schema = json.loads((DOCS / "schemas" / name).read_text(encoding="utf-8"))
    jsonschema.validate(json.loads(example.text), schema)
