"""core/fair.js, run in Node: the vectors, real games with fair dice, and games that were spoilt."""

from __future__ import annotations

import hashlib
import hmac
import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.patience import PATIENCE
from tests.web.modules import node

import lastroll
from lastroll.game import Fair, Game, NotVerified, format_record, parse_record, record_game, verify
from lastroll.rules import Rules

CORE: Final = Path(lastroll.__file__).parent / "web" / "core"
VECTORS: Final = Path(__file__).parents[1] / "vectors" / "chance.json"
SECRET: Final = bytes(range(32))

# Reads one question a line, each with its `ask`, and answers each on a line.
PROGRAM: Final = """
import { createInterface } from "node:readline";
if (process.argv[2] === "plain") Object.defineProperty(globalThis, "crypto", { value: undefined });
const fair = await import("./fair.js");
const { sha256, hmacSha256 } = await import("./sha256.js");
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (word) => "0x" + word.toString(16).padStart(16, "0");
const answers = {
  async verify({ record }) {
    const seen = [];
    const verdict = await fair.verifyRecord(record, (done, total) => seen.push([done, total]));
    return { ...verdict, seen };
  },
  async words({ secret, context, nonces, keys, notes }) {
    const words = await fair.fairWords(bytes(secret), context, nonces);
    const found = [];
    for (const key of keys) found.push(hex(await words(...key)));
    return {
      commitment: await fair.commitmentOf(bytes(secret)),
      words: found,
      pile: await fair.shuffledPile(words, notes),
    };
  },
  async roll({ word, own, neutral }) {
    const roll = fair.decodeRoll(BigInt(word), own, neutral);
    return { own: roll.own, neutral: roll.neutral, coin: hex(roll.coin) };
  },
  async pick({ word, count }) {
    return fair.pick(BigInt(word), count);
  },
  async hash({ key, message }) {
    const digests = [sha256(bytes(message)), hmacSha256(bytes(key), bytes(message))];
    return digests.map((digest) => Buffer.from(digest).toString("hex"));
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify(await answers[question.ask](question)));
}
"""


@pytest.fixture(scope="module", params=["webcrypto", "plain"])
def ask(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Ask Node; once with WebCrypto, and once without, as on a page that came over plain http."""
    folder = tmp_path_factory.mktemp("fair")
    for name in ("fair.js", "sha256.js"):
        shutil.copy(CORE / name, folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (folder / "answer.js").write_text(PROGRAM, encoding="utf-8")

    def answer(*questions: dict[str, Any]) -> list[Any]:
        lines = "".join(json.dumps(question) + "\n" for question in questions)
        done = subprocess.run(
            [node(), str(folder / "answer.js"), request.param],
            input=lines,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return answer


def test_hashes_are_the_standards(ask: Any) -> None:
    lengths = (0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 300)
    pairs = [(bytes(range(length % 251)), bytes(length)) for length in lengths]
    answers = ask(*({"ask": "hash", "key": k.hex(), "message": m.hex()} for k, m in pairs))
    for (key, message), (digest, mac) in zip(pairs, answers, strict=True):
        assert digest == hashlib.sha256(message).hexdigest()
        assert mac == hmac.digest(key, message, "sha256").hex()


def test_fair_words_and_piles_of_the_vectors(ask: Any) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    questions = [
        {
            "ask": "words",
            "secret": vector["secret"],
            "context": vector["context"],
            "nonces": vector["nonces"],
            "keys": [entry["key"] for entry in vector["words"]],
            "notes": sorted(vector["pile"]),
        }
        for vector in vectors["fair"]
    ]
    for vector, answer in zip(vectors["fair"], ask(*questions), strict=True):
        assert answer["commitment"] == vector["commitment"]
        assert answer["words"] == [entry["word"] for entry in vector["words"]]
        assert answer["pile"] == vector["pile"]


def test_rolls_and_picks_of_the_vectors(ask: Any) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    rolls = ask(*({"ask": "roll", "word": v["word"], **v["hand"]} for v in vectors["rolls"]))
    for vector, answer in zip(vectors["rolls"], rolls, strict=True):
        assert answer == {name: vector[name] for name in ("own", "neutral", "coin")}
    picks = ask(*({"ask": "pick", **vector} for vector in vectors["picks"]))
    assert picks == [vector["index"] for vector in vectors["picks"]]


GAMES: Final = {
    "2": Rules(players=2),
    "3": Rules(players=3, start=1),
    "4": Rules(players=4, start=3),
    "5": Rules(players=5, start=2),
    "2-neutral": Rules(players=2, neutral=True),
    "3-neutral": Rules(players=3, neutral=True, start=2),
    "4-neutral": Rules(players=4, neutral=True),
    "house-rounds": Rules(players=2, rounds=2, dice=3),
    "house-notes": Rules(players=3, notes=(10, 20, 30, 40, 50, 60, 70), minimum=60),
    "house-neutral": Rules(players=2, neutral=True, dice=5, neutral_dice=3, opening_dice=4),
}


@cache
def _played(name: str, turns: int | None = None) -> str:
    """Play a game with fair dice, or only its first turns; return the record."""
    rules = GAMES[name]
    nonces = [f"nonce-{seat}" for seat in range(rules.players)]
    game = Game(rules, Fair(SECRET, f"table-{name}", nonces))
    while not game.over and turns != 0:
        game.roll()
        faces = game.position.legal_faces
        game.place(faces[game.coin % len(faces)])
        turns = None if turns is None else turns - 1
    return format_record(record_game(game))


def test_real_games_are_verified(ask: Any) -> None:
    records = [json.loads(_played(name)) for name in GAMES]
    answers = ask(*({"ask": "verify", "record": record} for record in records))
    for record, answer in zip(records, answers, strict=True):
        assert answer["difference"] is None
        assert answer["rolls"] == len(record["turns"]) == verify(parse_record(json.dumps(record)))
        assert answer["openings"] == len(record.get("openings", []))
        assert answer["notes"] == len(record["pile"])
        assert answer["commitment"] == record["fair"]["commitment"]
        rolls = [entry for entry in answer["trail"] if entry["kind"] == "roll"]
        for turn, entry in zip(record["turns"], rolls, strict=True):
            fair = Fair(SECRET, record["fair"]["context"], record["fair"]["nonces"])
            assert int(entry["word"], 16) == fair.word(entry["round"], entry["seat"], entry["turn"])
            dice = "+".join(filter(None, (turn["own"], turn.get("neutral", ""))))
            assert entry["found"].removeprefix("+") == dice
        total = 1 + answer["openings"] + answer["rolls"]
        assert answer["seen"] == [[done, total] for done in range(1, total + 1)]


def test_unfinished_games_are_verified_as_far_as_they_go(ask: Any) -> None:
    records = [json.loads(_played("3-neutral", turns)) for turns in (0, 1, 12, 25)]
    answers = ask(*({"ask": "verify", "record": record} for record in records))
    for record, answer in zip(records, answers, strict=True):
        assert answer["difference"] is None
        assert answer["rolls"] == len(record["turns"])
        assert answer["openings"] == len(record["openings"])


def _other_die(dice: str) -> str:
    return str(int(dice[0]) % 6 + 1) + dice[1:]


def _spoil(record: dict[str, Any], what: str) -> tuple[str, str]:
    """Change one thing; return the code and the place where the record must fail."""
    match what:
        case "die":
            turn = record["turns"][7]
            turn["own"] = _other_die(turn["own"])
            return "roll-differs", "turns[7]"
        case "last-die":
            turn = record["turns"][-1]
            turn["own"] = _other_die(turn["own"])
            turn["place"] = int(turn["own"][0])
            return "roll-differs", f"turns[{len(record['turns']) - 1}]"
        case "opening":
            record["openings"][2] = _other_die(record["openings"][2])
            return "opening-differs", "openings[2]"
        case "note":
            pile = record["pile"]
            other = next(place for place in range(41, 54) if pile[place] != pile[40])
            pile[40], pile[other] = pile[other], pile[40]
            return "pile-differs", "pile[40]"
        case "nonce":
            record["fair"]["nonces"][1] = "somebody-else"
            return "pile-differs", "pile[0]"
        case "context":
            record["fair"]["context"] = "another-table"
            return "pile-differs", "pile[0]"
        case "secret":
            record["fair"]["secret"] = "ff" * 32
            return "commitment-differs", "fair.commitment"
        case "secret-missing":
            record["fair"]["secret"] = None
            return "secret-missing", "fair.secret"
        case "fair-missing":
            del record["fair"]
            return "fair-missing", "fair"
        case "secret-short":
            record["fair"]["secret"] = "00"
            return "broken", "fair.secret"
        case "pile-short":
            record["pile"].pop()
            return "broken", "pile"
        case "seat":
            record["turns"][4]["seat"] = 9
            return "broken", "turns[4]"
        case "turn-after-end":
            record["turns"].append(record["turns"][-1])
            return "broken", f"turns[{len(record['turns']) - 1}]"
        case "opening-left-out":
            record["openings"].pop()
            return "broken", "openings[3]"
    raise AssertionError(what)


SPOILS: Final = (
    "die",
    "last-die",
    "opening",
    "note",
    "nonce",
    "context",
    "secret",
    "secret-missing",
    "fair-missing",
    "secret-short",
    "pile-short",
    "seat",
    "turn-after-end",
    "opening-left-out",
)


def test_spoilt_games_fail_at_the_right_place(ask: Any) -> None:
    records, expected = [], []
    for what in SPOILS:
        record = json.loads(_played("3-neutral"))
        expected.append(_spoil(record, what))
        records.append(record)
    answers = ask(*({"ask": "verify", "record": record} for record in records))
    for what, answer, (code, where) in zip(SPOILS, answers, expected, strict=True):
        difference = answer["difference"]
        assert difference is not None, what
        assert (difference["code"], difference["where"]) == (code, where), what


def test_a_game_that_lacks_a_turn_is_not_verified(ask: Any) -> None:
    record = json.loads(_played("4"))
    del record["turns"][5]
    [answer] = ask({"ask": "verify", "record": record})
    assert answer["difference"]["code"] in ("broken", "roll-differs")


def test_python_finds_the_same_places() -> None:
    for what in ("die", "last-die", "opening", "note", "nonce", "context", "secret"):
        record = json.loads(_played("3-neutral"))
        code, where = _spoil(record, what)
        with pytest.raises(NotVerified) as refused:
            verify(parse_record(json.dumps(record)))
        assert (refused.value.code, refused.value.where[0]) == (code, where)


@pytest.mark.parametrize("junk", [None, 7, "text", [], {}, {"fair": {}}, {"fair": {"secret": 1}}])
def test_junk_is_refused_and_nothing_is_thrown(ask: Any, junk: object) -> None:
    [answer] = ask({"ask": "verify", "record": junk})
    assert answer["difference"]["code"] in ("broken", "fair-missing", "secret-missing")
