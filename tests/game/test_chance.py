"""The sources of chance, in figures that were worked out apart from the code."""

import hashlib
import hmac

import pytest

from lastroll.game import (
    Chance,
    Fair,
    FairData,
    Game,
    InvalidRecord,
    Keyed,
    Scripted,
    Seeded,
    commitment_of,
    decode_roll,
    mix,
    record_game,
    secret_from_seed,
    shuffle,
)
from lastroll.rules import NOTES, Hand, LastRollError, Roll, Rules

MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15


def splitmix(state: int) -> int:
    """Return the output of the published SplitMix64 for a state, after its golden step."""
    state = (state + GOLDEN) & MASK
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def test_mix_is_the_finaliser_of_splitmix64() -> None:
    # The reference output of SplitMix64 for seed 1234567 (Rosetta Code, Vigna's splitmix64.c).
    assert splitmix(1234567) == 6457827717110365317
    for seed in (0, 1, 1234567, MASK):
        assert mix((seed + GOLDEN) & MASK) == splitmix(seed)


def test_a_seeded_word_is_counted_from_the_stream_of_its_game() -> None:
    stream = mix((mix(7) + GOLDEN * 3) & MASK)
    counter = (2 << 32) + (1 << 16) + 4
    assert Seeded(7, 3).word(2, 1, 4) == mix((stream + GOLDEN * (counter + 1)) & MASK)


def test_a_roll_is_read_from_its_word() -> None:
    word = 0x123456789ABCDEF0
    roll, coin = decode_roll(word, Hand(3, 1))
    dice, left = [], word
    for _ in range(4):
        dice.append(str(left * 6 // 2**64 + 1))
        left = left * 6 % 2**64
    assert roll == Roll.of("".join(dice[:3]), dice[3])
    assert coin == left


def test_a_fair_word_is_an_hmac_over_the_public_context() -> None:
    secret = bytes(range(32))
    fair = Fair(secret, "table-1", ["anna", "benno"])
    message = b"lastroll-fair/1|table-1|anna,benno|2.1.4"
    assert fair.message(2, 1, 4) == message
    digest = hmac.new(secret, message, hashlib.sha256).digest()
    assert fair.word(2, 1, 4) == int.from_bytes(digest[:8], "big")
    assert fair.commitment == commitment_of(secret) == hashlib.sha256(secret).hexdigest()


def test_a_keyed_word_and_its_coin_are_hmacs_under_two_labels() -> None:
    secret = bytes(range(32))
    keyed = Keyed(secret, 17)
    for label, found in (
        (b"lastroll-keyed/1", keyed.word(2, 1, 4)),
        (b"lastroll-keyed-coin/1", keyed.coin(2, 1, 4)),
    ):
        digest = hmac.new(secret, label + b"|17|2.1.4", hashlib.sha256).digest()
        assert found == int.from_bytes(digest[:8], "big")
    roll, coin = keyed.roll(2, 1, 4, Hand(8, 2))
    assert roll == decode_roll(keyed.word(2, 1, 4), Hand(8, 2))[0]
    assert coin == keyed.coin(2, 1, 4)


def test_the_secret_of_a_seed_is_its_scrypt() -> None:
    secret = hashlib.scrypt(
        b"7", salt=b"lastroll-keyed/1", n=2**17, r=8, p=1, maxmem=2**28, dklen=32
    )
    assert secret_from_seed(7) == secret
    keyed = Keyed.from_seed(7, 3)
    assert (keyed.secret, keyed.game, keyed.seed) == (secret, 3, 7)
    assert Keyed(secret, 3).seed is None


def test_a_keyed_source_refuses_what_it_cannot_be_keyed_by() -> None:
    with pytest.raises(InvalidRecord, match="32 bytes"):
        Keyed(b"short")
    for wrong in (-1, 2**64):
        with pytest.raises(LastRollError, match="must be from 0"):
            Keyed(bytes(32), wrong)
        with pytest.raises(LastRollError, match="must be from 0"):
            secret_from_seed(wrong)


def test_the_coin_of_a_fair_game_is_the_rest_of_the_word_but_for_programs() -> None:
    secret, key = bytes(range(32)), (2, 1, 4)
    ours, theirs = (
        Fair(secret, "t", ["anna"], for_programs=programs) for programs in (False, True)
    )
    roll, rest = decode_roll(ours.word(*key), Hand(8))
    assert ours.roll(*key, Hand(8)) == (roll, rest)
    digest = hmac.new(secret, b"lastroll-fair-coin/1|t|anna|2.1.4", hashlib.sha256).digest()
    assert theirs.roll(*key, Hand(8)) == (roll, int.from_bytes(digest[:8], "big"))


@pytest.mark.parametrize("chance", [Seeded(7, 3), Fair(bytes(32), "t")])
def test_pile_opening_and_rolls_have_words_of_their_own(chance: Seeded | Fair) -> None:
    rules = Rules(players=3, neutral=True)
    words = [chance.word(0, 0, place) for place in range(54)]
    assert chance.pile(rules) == shuffle(NOTES, words)
    opening, _ = decode_roll(chance.word(2, 3, 0), Hand(0, 2))
    assert chance.opening(rules, 2) == opening
    assert chance.roll(2, 1, 4, Hand(8, 2)) == decode_roll(chance.word(2, 1, 4), Hand(8, 2))


def test_a_script_hands_out_what_is_written() -> None:
    rules = Rules(players=3, neutral=True)
    rolls, openings = [Roll.of("123"), Roll.of("4")], [Roll.of("", "11"), Roll.of("", "22")]
    script: Chance = Scripted(NOTES[::-1], iter(rolls), openings)
    assert script.pile(rules) == NOTES[::-1]
    assert [script.opening(rules, round_) for round_ in (2, 1)] == openings[::-1]
    # There is no coin in a script, and it does not look at the hand: the position does.
    assert [script.roll(1, 0, 0, Hand(8)) for _ in rolls] == [(rolls[0], 0), (rolls[1], 0)]


def test_the_coin_is_what_the_roll_left_of_its_word() -> None:
    game = Game(Rules(players=2), Seeded(7))
    assert game.coin == 0
    game.roll()
    assert game.coin == decode_roll(Seeded(7).word(1, 0, 0), Hand(8))[1] != 0


def test_fair_data_gives_back_the_chance_of_its_game() -> None:
    chance = Fair(bytes(range(32)), "table-1", ["a", "b"])
    data = record_game(Game(Rules(players=2), chance)).fair
    assert data == FairData(
        commitment=chance.commitment,
        context="table-1",
        nonces=("a", "b"),
        secret=bytes(range(32)).hex(),
    )
    again = data.to_chance()
    assert (again.secret, again.context, again.nonces) == (
        chance.secret,
        chance.context,
        chance.nonces,
    )


def test_commitments_may_be_written_in_capitals() -> None:
    data = FairData(commitment=commitment_of(bytes(32)).upper(), context="t", secret="00" * 32)
    assert data.check() is data
