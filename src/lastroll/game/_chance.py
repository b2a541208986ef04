"""Sources of dice and of the order of the pile: seeded, keyed, fair or scripted."""

from __future__ import annotations

import hashlib
import hmac
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final, Protocol, Self

from lastroll.game._errors import InvalidRecord, ScriptEnded, excerpt
from lastroll.game._words import decode_roll, seeded_stream, seeded_word, shuffle
from lastroll.rules import Hand, LastRollError, Pile, Roll, Rules


class Chance(Protocol):
    """A source of outcomes; a game asks for each exactly when it is due."""

    def pile(self, rules: Rules) -> Pile:
        """Return the notes of `rules` in the order they are drawn."""

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Return a roll of the spare neutral dice of a round."""

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Return a roll of `hand` for a seat's turn (from 0 in each round), and a coin for bots."""


def _check_range(field: str, value: int) -> None:
    if not 0 <= value < 1 << 64:
        raise LastRollError("seed-range", "must be from 0 to 2^64 - 1", field=field).at(field)


class KeyedChance(ABC):
    """Chance decoded from 64-bit words that are keyed by round, seat and turn."""

    @abstractmethod
    def word(self, round_: int, seat: int, turn: int) -> int:
        """Return the word of this key."""

    def pile(self, rules: Rules) -> Pile:
        """Return the notes shuffled with the words of round 0, seat 0."""
        return shuffle(rules.notes, (self.word(0, 0, index) for index in range(len(rules.notes))))

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Return a roll decoded from the word of neutral: the seat after the last one."""
        return decode_roll(self.word(round_, rules.players, 0), Hand(0, rules.opening_dice))[0]

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Return the roll and the coin decoded from the word of this seat and turn."""
        return decode_roll(self.word(round_, seat, turn), hand)


class Seeded(KeyedChance):
    """Chance for simulation: the same seed and game number give the same game everywhere.

    >>> Seeded(seed=7).roll(1, 0, 0, Hand(8)) == Seeded(seed=7).roll(1, 0, 0, Hand(8))
    True
    """

    def __init__(self, seed: int, game: int = 0) -> None:
        """Derive all words from `seed` and the number of the `game`, each from 0 to 2⁶⁴ - 1."""
        for field, value in (("seed", seed), ("game", game)):
            _check_range(field, value)
        self.seed = seed
        self.game = game
        self._stream = seeded_stream(seed, game)

    def word(self, round_: int, seat: int, turn: int) -> int:
        """Return the word of this key."""
        return seeded_word(self._stream, round_, seat, turn)


SECRET_BYTES: Final = 32
_SCRYPT_COST: Final = {"n": 1 << 17, "r": 8, "p": 1, "maxmem": 1 << 28}
"""The cost of one derivation: 128 MiB and some tenths of a second, so that guessing is slow."""


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        # One length only: HMAC pads short keys, so different secrets could give the same words.
        raise InvalidRecord("secret-length", "a secret is {bytes} bytes", bytes=SECRET_BYTES)


def _digest(secret: bytes, message: str) -> int:
    digest = hmac.digest(secret, message.encode("ascii"), "sha256")
    return int.from_bytes(digest[:8], "big")


def secret_from_seed(seed: int) -> bytes:
    """Return the secret that scrypt derives from a seed, for `Keyed`.

    It is slow on purpose: a guess at a seed costs as much as this.
    """
    _check_range("seed", seed)
    return hashlib.scrypt(
        str(seed).encode("ascii"), salt=b"lastroll-keyed/1", dklen=SECRET_BYTES, **_SCRYPT_COST
    )


class Keyed(KeyedChance):
    """Chance for games in which programs play: unpredictable without the secret.

    A word is the first 8 bytes of HMAC-SHA-256, keyed by the secret. The coin is a separate digest
    and not the rest of the dice's word, because programs receive it.

    >>> roll, coin = Keyed(bytes(32), game=17).roll(1, 0, 0, Hand(8))
    >>> str(roll), f"{coin:016x}"
    ('12344555', '91819a9e70c95059')
    """

    def __init__(self, secret: bytes, game: int = 0) -> None:
        """Derive all words from the secret and the number of the `game`, from 0 to 2⁶⁴ - 1."""
        _check_secret(secret)
        _check_range("game", game)
        self.secret = secret
        self.game = game
        self.seed: int | None = None
        """The seed that the secret was derived from, or None."""

    @classmethod
    def from_seed(cls, seed: int, game: int = 0) -> Self:
        """Return chance with a secret derived from a seed; this takes some tenths of a second."""
        keyed = cls(secret_from_seed(seed), game)
        keyed.seed = seed
        return keyed

    def word(self, round_: int, seat: int, turn: int) -> int:
        """Return the word of this key."""
        return _digest(self.secret, f"lastroll-keyed/1|{self.game}|{round_}.{seat}.{turn}")

    def coin(self, round_: int, seat: int, turn: int) -> int:
        """Return the coin of this key: a digest that is independent of every word."""
        return _digest(self.secret, f"lastroll-keyed-coin/1|{self.game}|{round_}.{seat}.{turn}")

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Return the roll decoded from the word of this seat and turn, and the separate coin."""
        roll, _ = decode_roll(self.word(round_, seat, turn), hand)
        return roll, self.coin(round_, seat, turn)


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
_MAX_NONCES: Final = 16


def check_fair_inputs(context: str, nonces: Sequence[str]) -> None:
    """Raise `InvalidRecord` if the context or a nonce would make the hashed message ambiguous."""
    if len(nonces) > _MAX_NONCES:
        raise InvalidRecord("fair-nonces", "there are at most {most} nonces", most=_MAX_NONCES).at(
            "nonces"
        )
    for text in (context, *nonces):
        if not _TOKEN.match(text):
            raise InvalidRecord(
                "fair-token",
                "contexts and nonces are 1 to 64 letters, digits, - and _, not {text!r}",
                text=excerpt(text),
            )


def commitment_of(secret: bytes) -> str:
    """Return the commitment to a secret: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Fair(KeyedChance):
    """Chance for a served game: a secret with a commitment before the game, and players' nonces.

    The secret is revealed after the game, so that everybody can verify the dice. A word is the
    first 8 bytes of HMAC-SHA-256 over the public context, keyed by the secret.

    >>> fair = Fair(secret=bytes(32), context="table-1", nonces=["anna", "benno"])
    >>> fair.commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(
        self,
        secret: bytes,
        context: str,
        nonces: Sequence[str] = (),
        *,
        for_programs: bool = False,
    ) -> None:
        """Store the secret, the `context` that names the game, and nonces of players by seat.

        If programs play, the coin is a separate digest and not the rest of the dice's word.
        """
        check_fair_inputs(context, nonces)
        _check_secret(secret)
        self.secret = secret
        self.context = context
        self.nonces = tuple(nonces)
        self.for_programs = for_programs
        self._public = f"{context}|{','.join(nonces)}"

    @property
    def commitment(self) -> str:
        """The commitment to the secret, which is published before the first roll."""
        return commitment_of(self.secret)

    def message(self, round_: int, seat: int, turn: int) -> bytes:
        """Return the bytes that are authenticated for this key."""
        return self._message("lastroll-fair/1", round_, seat, turn).encode("ascii")

    def _message(self, label: str, round_: int, seat: int, turn: int) -> str:
        return f"{label}|{self._public}|{round_}.{seat}.{turn}"

    def word(self, round_: int, seat: int, turn: int) -> int:
        """Return the word of this key."""
        return _digest(self.secret, self._message("lastroll-fair/1", round_, seat, turn))

    def coin(self, round_: int, seat: int, turn: int) -> int:
        """Return the coin of this key for programs: a digest that is independent of every word."""
        return _digest(self.secret, self._message("lastroll-fair-coin/1", round_, seat, turn))

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Return the roll decoded from the word of this seat and turn, and the coin."""
        roll, rest = decode_roll(self.word(round_, seat, turn), hand)
        return roll, self.coin(round_, seat, turn) if self.for_programs else rest


class Scripted:
    """Chance with given outcomes: those of a record, or of a test."""

    def __init__(self, pile: Pile, rolls: Iterable[Roll], openings: Sequence[Roll] = ()) -> None:
        """Store the outcomes, which are returned in order."""
        self._pile = pile
        self._rolls = iter(rolls)
        self._openings = openings

    def pile(self, rules: Rules) -> Pile:
        """Return the given pile; raise `InvalidRecord` if it does not hold the rules' notes."""
        if tuple(sorted(self._pile)) != rules.notes:
            raise InvalidRecord(
                "pile-notes",
                "the pile must be the rules' {count} notes, each as often as they have it",
                count=len(rules.notes),
            ).at("pile")
        return self._pile

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Return the given opening of this round."""
        if round_ > len(self._openings):
            raise ScriptEnded(
                "opening-missing",
                "round {round} needs an opening of {count} neutral dice",
                round=round_,
                count=rules.opening_dice,
            ).at(f"openings[{round_ - 1}]")
        return self._openings[round_ - 1]

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Return the next given roll, and 0 as its coin."""
        for roll in self._rolls:
            return roll, 0
        raise ScriptEnded("script-ended", "the script holds no more rolls")
