"""A program that plays and tries to foresee: run as `python foresight.py NOTES`, without lastroll.

It places by the coin it is told. At its first choice of each game it tries three ways to learn the
pile, and adds what it found to the file NOTES, as a line of JSON:

- *inverted*: dice and coin together are a word; with `mix` undone that is the stream of the game.
- *guessed*: the game is one of a small seed.
- *remembered*: this process has seen the same notes dealt in an earlier game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

Json = Any
Pile = list[int]
MASK: Final = 2**64 - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB
COUNTS: Final = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
NOTES: Final = [1000 * note for note, count in COUNTS.items() for _ in range(count)]
MINIMUM: Final = 50_000
SEEDS: Final = range(1001)
GAMES: Final = range(4)
"""Numbers of games that are tried with each seed."""


def mix(word: int) -> int:
    """Return the finaliser of SplitMix64."""
    word = ((word ^ (word >> 30)) * FIRST) & MASK
    word = ((word ^ (word >> 27)) * SECOND) & MASK
    return word ^ (word >> 31)


def unmix(word: int) -> int:
    """Undo `mix`: the factors are odd, and a shift is undone by shifting again."""
    word ^= (word >> 31) ^ (word >> 62)
    word = word * pow(SECOND, -1, 2**64) & MASK
    word ^= (word >> 27) ^ (word >> 54)
    word = word * pow(FIRST, -1, 2**64) & MASK
    return word ^ (word >> 30) ^ (word >> 60)


def seeded_pile(stream: int, places: int = len(NOTES) - 1) -> Pile:
    """Return the pile of a stream, as far as it is settled by this number of places."""
    pile = NOTES.copy()
    for place in range(places):
        word = mix((stream + GOLDEN * (place + 1)) & MASK)
        other = place + (word * (len(pile) - place) >> 64)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def deal(pile: Pile) -> list[Pile]:
    """Return the notes of the six casinos in the first round."""
    left, casinos = iter(pile), []
    for _ in range(6):
        casino: Pile = []
        while sum(casino) < MINIMUM:
            casino.append(next(left))
        casinos.append(sorted(casino, reverse=True))
    return casinos


def orders(digits: str) -> Iterator[str]:
    """Yield all different orders of some dice."""
    if not digits:
        yield ""
    for die in sorted(set(digits)):
        for rest in orders(digits.replace(die, "", 1)):
            yield die + rest


def words(own: str, coin: int) -> Iterator[int]:
    """Yield all words of which a roll and its coin could be the parts."""
    sequences = 6 ** len(own)
    for order in orders(own):
        number = int("".join(str(int(die) - 1) for die in order), 6)
        word, left = divmod((number << 64) + coin, sequences)
        if not left:
            yield word


def invert(position: Json, coin: int, turn: int = 0) -> Pile | None:
    """Return the pile, if dice and coin are the two parts of a seeded word."""
    counter = (position["round"] << 32) + (position["turn"] << 16) + turn
    for word in words(position["roll"]["own"], coin):
        pile = seeded_pile((unmix(word) - GOLDEN * (counter + 1)) & MASK)
        if position["round"] > 1 or deal(pile) == dealt(position):
            return pile
    return None


def guess(position: Json) -> Pile | None:
    """Return the pile, if the game is one of a small seed."""
    for seed in SEEDS:
        for game in GAMES:
            stream = mix((mix(seed) + GOLDEN * game) & MASK)
            # So many notes suffice for the first casino, which most seeds do not fit.
            first = seeded_pile(stream, 5)
            if deal(first)[0] == dealt(position)[0]:
                pile = seeded_pile(stream)
                if deal(pile) == dealt(position):
                    return pile
    return None


def dealt(position: Json) -> list[Pile]:
    """Return the notes on the table."""
    return [casino["notes"] for casino in position["casinos"]]


class Attacker:
    """Attacks one game after the other."""

    def __init__(self) -> None:
        self._seen: list[list[Pile]] = []

    def look(self, position: Json, coin: int) -> Json:
        """Return what is found out at the first choice of a game; None at all others."""
        own = position["hands"][position["turn"]]["own"]
        if position["round"] > 1 or own < position["rules"].get("dice", 8):
            return None
        remembered = dealt(position) in self._seen
        self._seen.append(dealt(position))
        return {
            "dealt": dealt(position),
            "inverted": invert(position, coin),
            "guessed": guess(position),
            "remembered": remembered,
        }


def main(notes: str) -> None:
    """Speak `lastroll-engine/1`."""
    attacker = Attacker()
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"id": request["id"]}
        if request["cmd"] == "quit":
            return
        if request["cmd"] == "hello":
            answer |= {"protocol": "lastroll-engine/1", "name": "foresight", "version": "1"}
        else:
            position, coin = request["position"], int(request["coin"], 16)
            found = attacker.look(position, coin)
            if found is not None:
                with open(notes, "a", encoding="ascii") as file:
                    file.write(json.dumps(found) + "\n")
            faces = sorted(set(position["roll"]["own"] + position["roll"]["neutral"]))
            answer["face"] = int(faces[coin % len(faces)])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
