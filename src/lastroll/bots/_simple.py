"""Bots that decide by one glance at the table."""

from __future__ import annotations

from lastroll.game import pick
from lastroll.rules import Position


class RandomBot:
    """Takes any face that was rolled, each with the same chance."""

    def choose(self, position: Position, coin: int) -> int:
        """Let the coin decide."""
        faces = position.legal_faces
        return faces[pick(coin, len(faces))]


class FrugalBot:
    """Spends as few dice as it can; of equals the richest casino, then the lowest face."""

    def choose(self, position: Position, coin: int) -> int:
        """Take the face with the fewest dice, own and neutral together."""
        rolled = position.rolled
        assert rolled is not None

        def merit(face: int) -> tuple[int, int, int]:
            # By the highest note, not by the sum: one die rarely wins more than one note.
            richest = max(position.casinos[face - 1].notes, default=0)
            return (sum(rolled.dice(face)), -richest, face)

        return min(rolled.faces, key=merit)


class GreedyBot:
    """Takes the face that leaves it best off if the round ended now.

    Best off is the own money less the mean of the others'; of equals, the fewest dice, then the
    lowest face.
    """

    def choose(self, position: Position, coin: int) -> int:
        """Compare the pay-outs after each face."""
        rolled, seat = position.rolled, position.turn
        assert rolled is not None
        assert seat is not None
        others = position.rules.players - 1

        def merit(face: int) -> tuple[int, int, int]:
            winnings = position.place(face).winnings
            # Times the number of others, so that the mean stays a whole number.
            margin = winnings[seat] * others - (sum(winnings) - winnings[seat])
            return (-margin, sum(rolled.dice(face)), face)

        return min(rolled.faces, key=merit)
