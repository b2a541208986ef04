"""The secret of a run's games, which a program in it makes necessary."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from lastroll.bots._ladder import is_program
from lastroll.game import SECRET_BYTES, secret_from_seed


def run_secret(
    bots: Iterable[str], seed: int | None = None, secret: bytes | None = None
) -> bytes | None:
    """Return the secret of a run's `Keyed` games; None where they are `Seeded`.

    One program makes all games of the run keyed, so that all bots meet the same dice. A given
    secret is always used; otherwise it is derived from the seed, or random without one.

    >>> run_secret(["greedy", "random"], seed=7) is None
    True
    >>> len(run_secret(["greedy", "cmd:python3 few.py"]))
    32
    """
    if secret is not None or not any(map(is_program, bots)):
        return secret
    return secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
