"""`python -m lastroll.training FOLDER NAME=VALUE…`: where nothing but JAX and NumPy is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from lastroll.training._run import Training, as_arrays, train


def main(folder: str, *words: str) -> None:
    """Train; the weights go to `FOLDER/weights.npz`."""
    pairs = dict(word.split("=", 1) for word in words)
    seconds = float(pairs.pop("seconds", "inf"))
    games = pairs.pop("games", None)
    numbers = {name: type(getattr(Training(1), name))(value) for name, value in pairs.items()}
    if games is not None:
        numbers["games"] = tuple(
            (
                int(game[0]),
                *({2: (4, 0), 3: (2, 2), 4: (2, 0)}[int(game[0])] if "n" in game else (0, 0)),
            )
            for game in games.split(",")
        )
    weights, _ = train(
        Training(**numbers),
        Path(folder),
        seconds=seconds,
        tell=lambda line: print(line, flush=True),
    )
    np.savez(Path(folder) / "weights.npz", **as_arrays(weights))


if __name__ == "__main__":
    main(*sys.argv[1:])
