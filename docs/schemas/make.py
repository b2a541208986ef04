"""Make the JSON Schemas of the formats from the types that read them.

python docs/schemas/make.py    # after a change of a format; a test says when
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from lastroll.game import PositionData
from lastroll.game._record import _RecordData

FOLDER: Final = Path(__file__).parent
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


class Request(msgspec.Struct, tag_field="cmd"):
    """What the caller writes, one object a line."""

    id: int


class Hello(Request, tag="hello"):
    """Who are you?"""


class Choose(Request, tag="choose"):
    """Which face do you place in this position?"""

    position: PositionData


class Quit(Request, tag="quit"):
    """Stop; there is no answer."""


class HelloAnswer(msgspec.Struct):
    """Name and version of the program."""

    id: int
    protocol: str
    name: str
    version: str


class ChooseAnswer(msgspec.Struct):
    """The face; more fields (values, time) may follow."""

    id: int
    face: int


class ErrorData(msgspec.Struct):
    """Why something cannot be done: a code for programs, a sentence for people."""

    code: str
    message: str


class ErrorAnswer(msgspec.Struct):
    """What cannot be done; the program goes on."""

    id: int | None
    error: ErrorData


Message = Hello | Choose | Quit
# Answers have no tag: they are known by their fields.
ANSWERS: Final = (HelloAnswer, ChooseAnswer, ErrorAnswer)

# What types cannot say, by type and field; laid over what msgspec makes of them.
DETAILS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "RulesData": {
        "players": {"minimum": 2, "maximum": 5},
        "neutral": {"description": "The variant with neutral dice; 2 to 4 players."},
        "rounds": {"minimum": 1, "maximum": 100},
        "start": {"maximum": 4, "description": "The seat that starts round 1."},
        "minimum": {
            "minimum": 1,
            "maximum": 1_000_000_000,
            "description": "House rule: casinos are filled until they hold this many dollars.",
        },
        "notes": {
            "minItems": 1,
            "description": "House rule: all banknotes, in dollars (1 to 1000000000), any order.",
        },
        "dice": {
            "minimum": 1,
            "maximum": 12,
            "description": "House rule: own dice a player; with neutral_dice at most 16.",
        },
        "neutral_dice": {"maximum": 12, "description": "House rule: neutral dice a player."},
        "opening_dice": {
            "maximum": 12,
            "description": "House rule: neutral dice rolled onto the casinos before each round.",
        },
    },
    "_RecordData": {
        "format": {"const": "lastroll-game/1"},
        "players": {
            "maxItems": 5,
            "description": "One name a seat, 1 to 60 visible characters on one line; absent: 1, "
            "2, …",
        },
        "pile": {
            "maxItems": 1000,
            "description": "The rules' notes in the order they are drawn, the first entry first.",
        },
        "openings": {"description": "The opening dice of each round, where the rules have any."},
        "turns": {"description": "In the order played, through all rounds."},
        "fair": {"description": "What verify needs of a game with fair dice."},
    },
    "Turn": {
        "seat": {"minimum": 0, "maximum": 4},
        "own": {"pattern": "^[1-6]*$"},
        "neutral": {"pattern": "^[1-6]*$"},
        "place": {"minimum": 1, "maximum": 6, "description": "The face that was placed."},
    },
    "FairData": {
        "commitment": {"pattern": "^[0-9a-fA-F]{64}$", "description": "SHA-256 of the secret."},
        "context": {"pattern": "^[A-Za-z0-9_-]{1,64}$", "description": "Names the game."},
        "nonces": {
            "maxItems": 16,
            "items": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
            "description": "The players' additions, in seat order.",
        },
        "secret": {
            "pattern": "^[0-9a-fA-F]{64}$",
            "description": "Once it is revealed, which is after the game.",
        },
    },
    "PositionData": {
        "format": {"const": "lastroll-position/1"},
        "round": {"maximum": 100, "description": "From 1; 0 before the first deal."},
        "start": {"maximum": 4, "description": "The seat that started this round."},
        "turn": {"description": "The seat to act; null between rounds and after the end."},
        "casinos": {"minItems": 6, "maxItems": 6},
        "hands": {"minItems": 2, "maxItems": 5, "description": "By seat."},
        "roll": {"description": "The dice just rolled; null before the roll."},
        "purses": {
            "minItems": 2,
            "maxItems": 5,
            "description": "By seat; null where a purse is closed to the reader.",
        },
    },
    "CasinoData": {
        "notes": {"description": "In dollars; any order is read, high to low is written."},
        "dice": {
            "minItems": 2,
            "maxItems": 5,
            "description": "By seat, and neutral last where the variant is played.",
        },
    },
    "HandData": {"own": {"maximum": 12}, "neutral": {"maximum": 12}},
    "RollData": {"own": {"pattern": "^[1-6]*$"}, "neutral": {"pattern": "^[1-6]*$"}},
    "HelloAnswer": {"protocol": {"const": "lastroll-engine/1"}},
    "ChooseAnswer": {"face": {"minimum": 1, "maximum": 6}},
}
NAMES: Final = {"_RecordData": "Record", "PositionData": "Position"}


def schemas() -> dict[str, str]:
    """Give the text of each schema by its file's name."""
    made = {
        "lastroll-game-1.json": _schema("Game record, lastroll-game/1", [_RecordData]),
        "lastroll-position-1.json": _schema("Position, lastroll-position/1", [PositionData]),
        "lastroll-engine-1.json": _schema(
            "A line of the engine protocol, lastroll-engine/1", [Message, *ANSWERS]
        ),
    }
    return {
        name: json.dumps({"$schema": DIALECT, "$id": name, **schema}, indent=2, ensure_ascii=False)
        + "\n"
        for name, schema in made.items()
    }


def _schema(title: str, types: list[Any]) -> dict[str, Any]:
    tops, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for name, fields in DETAILS.items():
        for field, detail in fields.items() if name in parts else ():
            _lay_over(parts[name]["properties"][field], detail)
    schema = {
        "title": title,
        **(tops[0] if len(tops) == 1 else {"anyOf": list(tops)}),
        "$defs": {name: parts[name] for name in sorted(parts)},
    }
    text = json.dumps(schema)
    for private, public in NAMES.items():
        text = text.replace(f'"{private}"', f'"{public}"').replace(f"/{private}", f"/{public}")
    made: dict[str, Any] = json.loads(text)
    return made


def _lay_over(field: dict[str, Any], detail: dict[str, Any]) -> None:
    """Put what only a text or a number can have where the text or the number is described."""
    for choice in field.get("anyOf", ()):
        if choice.get("type") == "string" and "pattern" in detail:
            choice["pattern"] = detail["pattern"]
            detail = {key: value for key, value in detail.items() if key != "pattern"}
    field.update(detail)


def main() -> None:
    """Write the schemas beside this file."""
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
