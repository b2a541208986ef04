"""`lastroll verify`: 0 for what was committed to, 1 for what was not, 2 for anything else."""

from hashlib import sha256

import pytest
from msgspec.structs import replace
from tests.cli.command import Inside, fair_record, keep, lines, record, refused

from lastroll.game import GameRecord
from lastroll.locales import LANGUAGES, texts

COMMITMENT = sha256(bytes(range(32))).hexdigest()
SHOWN = COMMITMENT[:16]


def verified(inside: Inside, *records: GameRecord) -> tuple[int, str, str]:
    return inside("verify", "-", stdin=lines(*records).encode())


def other_digit(dice: str) -> str:
    return str(int(dice[0]) % 6 + 1) + dice[1:]


def test_a_true_record_is_verified(inside: Inside) -> None:
    status, out, err = verified(inside, fair_record(), fair_record())
    assert (status, err) == (0, "")
    rolls = len(fair_record().turns)
    said = (
        f"verified: the pile and all {rolls} rolls match the commitment {SHOWN} …",
        f"the full commitment: {COMMITMENT}",
    )
    assert out.splitlines() == [
        f"standard input: line {n}: {part}" for n in (1, 2) for part in said
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commitment_is_told_as_the_game_told_it(inside: Inside, language: str) -> None:
    keep("mine", fair_record())
    short, completed = inside("verify", "mine", "--language", language).out.splitlines()
    shown = texts(language)("fair-commitment", commitment=SHOWN)
    assert short.endswith(shown[shown.index(SHOWN) :])
    assert completed.endswith(COMMITMENT)


def test_capitals_are_the_same_commitment(inside: Inside) -> None:
    good = fair_record()
    assert good.fair is not None
    shouted = replace(good, fair=replace(good.fair, commitment=COMMITMENT.upper()))
    assert verified(inside, shouted) == verified(inside, good)


def test_a_kept_game_is_known_by_its_id(inside: Inside) -> None:
    keep("20260101-100000-aaaa", fair_record(), at=1)
    keep("20260102-100000-bbbb", record(1), at=2)
    status, out, err = inside("verify", "20260101-100000-aaaa")
    assert (status, err) == (0, "")
    assert out.startswith("20260101-100000-aaaa: verified: ")
    line = refused(inside("verify"))
    assert line.startswith("20260102-100000-bbbb: fair: this game was not played with fair dice")
    keep("20260101-100000-aaaa", fair_record(), at=3)
    assert inside("verify") == (0, out, "")


def test_what_differs_is_named(inside: Inside) -> None:
    good = fair_record()
    first, *others = good.pile
    place = next(n for n, note in enumerate(others) if note != first)
    swapped = (others[place], *others[:place], first, *others[place + 1 :])
    assert good.fair is not None
    wrong = {
        "note 1 of the pile is $": replace(good, pile=swapped),
        "the opening of round 2 is": replace(
            good, openings=(good.openings[0], other_digit(good.openings[1]))
        ),
        "the secret is not the one": replace(good, fair=replace(good.fair, secret="00" * 32)),
        "round 1, seat 0, roll 1: the dice are": replace(
            good, turns=(replace(good.turns[0], own="11111111", neutral="11", place=1),)
        ),
        "note ": replace(good, fair=replace(good.fair, nonces=("benno",))),
    }
    for reason, bad in wrong.items():
        status, out, err = verified(inside, bad)
        assert (status, out) == (1, "")
        assert err.count("\n") == 1
        assert err.startswith("lastroll: standard input: line 1: ")
        assert reason in err


def test_the_other_records_are_checked_all_the_same(inside: Inside) -> None:
    good = fair_record()
    bad = replace(good, pile=tuple(reversed(good.pile)))
    status, out, err = verified(inside, good, bad, good)
    assert status == 1
    assert [line.split(": ")[1] for line in out.splitlines()[::2]] == ["line 1", "line 3"]
    assert err.startswith("lastroll: standard input: line 2: pile[0]: ")


def test_nothing_to_verify_is_bad_input(inside: Inside) -> None:
    for bad, reason in (
        (record(1), "fair: this game was not played with fair dice"),
        (fair_record(reveal=False), "fair.secret: the secret of this game has not been revealed"),
    ):
        result = inside("verify", "-", stdin=lines(bad).encode())
        assert refused(result).startswith(f"standard input: line 1: {reason}")
    assert "there is no game in this file" in refused(inside("verify", "-"))


def test_a_game_against_the_rules_is_bad_input(inside: Inside) -> None:
    good = fair_record()
    bad = replace(good, turns=(replace(good.turns[0], seat=2), *good.turns[1:]))
    assert "turns[0].seat:" in refused(inside("verify", "-", stdin=lines(bad).encode()))
