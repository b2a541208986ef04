"""Bots that decide by the position as it is."""

from __future__ import annotations

from lastroll.game import pick
from lastroll.rules import Position


class RandomBot:
    """Plays a rolled face, all equally probable."""

    def choose(self, position: Position, coin: int) -> int:
        """Return a face drawn uniformly with the coin."""
        faces = position.legal_faces
        return faces[pick(coin, len(faces))]


class FrugalBot:
    """Spends as few dice as it can; of equals the richest casino, then the lowest face."""

    def choose(self, position: Position, coin: int) -> int:
        """Return the face with the fewest dice, own and neutral together."""
        rolled = position.rolled
        assert rolled is not None

        def merit(face: int) -> tuple[int, int, int]:
            # by the highest note, not the sum: one die rarely wins more than one note
            richest = max(position.casinos[face - 1].notes, default=0)
            return (sum(rolled.dice(face)), -richest, face)

        return min(rolled.faces, key=merit)


class GreedyBot:
    """Plays the face with the highest margin if the round ended now.

    The margin is the own money less the mean of the others'; of equals, the fewest dice, then the
    lowest face.
    """

    def choose(self, position: Position, coin: int) -> int:
        """Return the face with the best payout."""
        rolled, seat = position.rolled, position.turn
        assert rolled is not None
        assert seat is not None
        others = position.rules.players - 1

        def merit(face: int) -> tuple[int, int, int]:
            winnings = position.place(face).winnings
            # times the number of others, so that the mean is a whole number
            margin = winnings[seat] * others - (sum(winnings) - winnings[seat])
            return (-margin, sum(rolled.dice(face)), face)

        return min(rolled.faces, key=merit)
