"""Where dice and the order of the pile come from: seeded, fair or scripted."""

from __future__ import annotations

import hashlib
import hmac
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from lastroll.game._errors import InvalidRecord, ScriptEnded, shown
from lastroll.game._words import decode_roll, seeded_stream, seeded_word, shuffle
from lastroll.rules import Hand, LastRollError, Pile, Roll, Rules


class Chance(Protocol):
    """A source of outcomes; a game asks for each exactly when it is due."""

    def pile(self, rules: Rules) -> Pile:
        """Give the notes of `rules` in the order they are drawn."""

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Roll the spare neutral dice of a round."""

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Roll `hand` for the seat's turn (from 0 in each round); also give a coin for bots."""


class FromWords(ABC):
    """Chance decoded from 64-bit words that are keyed by round, seat and turn."""

    @abstractmethod
    def word(self, round_: int, seat: int, turn: int) -> int:
        """Give the word of this key."""

    def pile(self, rules: Rules) -> Pile:
        """Shuffle the notes with the words of round 0, seat 0."""
        return shuffle(rules.notes, (self.word(0, 0, place) for place in range(len(rules.notes))))

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Roll with the word of the seat after the last one, which is neutral's."""
        return decode_roll(self.word(round_, rules.players, 0), Hand(0, rules.opening_dice))[0]

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Roll with the word of this seat and turn."""
        return decode_roll(self.word(round_, seat, turn), hand)


class Seeded(FromWords):
    """Chance for simulation: the same seed and game number give the same game everywhere.

    >>> Seeded(seed=7).roll(1, 0, 0, Hand(8)) == Seeded(seed=7).roll(1, 0, 0, Hand(8))
    True
    """

    def __init__(self, seed: int, game: int = 0) -> None:
        """Key all words by `seed` and the number of the `game`, each from 0 to 2⁶⁴ - 1."""
        for field, value in (("seed", seed), ("game", game)):
            if not 0 <= value < 1 << 64:
                raise LastRollError("seed-range", "must be from 0 to 2^64 - 1", field=field).at(
                    field
                )
        self.seed = seed
        self.game = game
        self._stream = seeded_stream(seed, game)

    def word(self, round_: int, seat: int, turn: int) -> int:
        """Give the word of this key."""
        return seeded_word(self._stream, round_, seat, turn)


SECRET_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}\Z")
_MOST_NONCES: Final = 16


def check_public(context: str, nonces: Sequence[str]) -> None:
    """Refuse a context or nonces that would not stand in a message unmistakably."""
    if len(nonces) > _MOST_NONCES:
        raise InvalidRecord("fair-nonces", "there are at most {most} nonces", most=_MOST_NONCES).at(
            "nonces"
        )
    for text in (context, *nonces):
        if not _TOKEN.match(text):
            raise InvalidRecord(
                "fair-token",
                "contexts and nonces are 1 to 64 letters, digits, - and _, not {text!r}",
                text=shown(text),
            )


def commit(secret: bytes) -> str:
    """Give the commitment to a secret: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Fair(FromWords):
    """Chance for a served game: committed to before it, adding the players' nonces, revealed after.

    A word is the first 8 bytes of HMAC-SHA-256 over the public context, keyed by the secret.

    >>> fair = Fair(secret=bytes(32), context="table-1", nonces=["anna", "benno"])
    >>> fair.commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, secret: bytes, context: str, nonces: Sequence[str] = ()) -> None:
        """Use this secret; `context` names the game, `nonces` are the players', in seat order."""
        check_public(context, nonces)
        if len(secret) != SECRET_BYTES:
            # One length only: HMAC pads short keys, so that different secrets could be the same.
            raise InvalidRecord("secret-length", "a secret is {bytes} bytes", bytes=SECRET_BYTES)
        self.secret = secret
        self.context = context
        self.nonces = tuple(nonces)
        self._prefix = "|".join(("lastroll-fair/1", context, ",".join(nonces)))

    @property
    def commitment(self) -> str:
        """What is published before the first roll."""
        return commit(self.secret)

    def message(self, round_: int, seat: int, turn: int) -> bytes:
        """Give the bytes that are authenticated for this key."""
        return f"{self._prefix}|{round_}.{seat}.{turn}".encode("ascii")

    def word(self, round_: int, seat: int, turn: int) -> int:
        """Give the word of this key."""
        digest = hmac.digest(self.secret, self.message(round_, seat, turn), "sha256")
        return int.from_bytes(digest[:8], "big")


class Scripted:
    """Chance that was settled before: the outcomes of a record, or a test's own."""

    def __init__(self, pile: Pile, rolls: Iterable[Roll], openings: Sequence[Roll] = ()) -> None:
        """Hand out these outcomes in order."""
        self._pile = pile
        self._rolls = iter(rolls)
        self._openings = openings

    def pile(self, rules: Rules) -> Pile:
        """Give the pile as written, if it is one of the rules' notes."""
        if tuple(sorted(self._pile)) != rules.notes:
            raise InvalidRecord(
                "pile-notes",
                "the pile must be the rules' {count} notes, each as often as they have it",
                count=len(rules.notes),
            ).at("pile")
        return self._pile

    def opening(self, rules: Rules, round_: int) -> Roll:
        """Give the opening of this round as written."""
        if round_ > len(self._openings):
            raise ScriptEnded(
                "opening-missing",
                "round {round} needs an opening of {count} neutral dice",
                round=round_,
                count=rules.opening_dice,
            ).at(f"openings[{round_ - 1}]")
        return self._openings[round_ - 1]

    def roll(self, round_: int, seat: int, turn: int, hand: Hand) -> tuple[Roll, int]:
        """Give the next roll as written; there is no coin in a script."""
        for roll in self._rolls:
            return roll, 0
        raise ScriptEnded("script-ended", "the script holds no more rolls")
