"""The memory of an expert: none before its first choice, and little then."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import pytest
from tests.patience import PATIENCE


def said_by(program: str) -> str:
    """Return what a program of its own says."""
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_bots_that_were_not_asked_load_nothing() -> None:
    said = said_by("""
        import sys
        import lastroll
        from lastroll.bots import LADDER
        for rung in LADDER:
            rung.make()
        lastroll.make_bot("expert")
        heavy = {"numba", "numpy", "safetensors", "lastroll.evaluator", "lastroll.solver", "jax"}
        print(sorted(heavy & set(sys.modules)))
    """)
    assert said == "[]"


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_an_expert_takes_less_than_100_megabytes() -> None:
    said = said_by("""
        import sys
        from pathlib import Path
        import numba, numpy
        from lastroll.bots import make_bot
        from lastroll.game import Game, Seeded
        from lastroll.rules import Rules

        @numba.njit
        def anything(x):
            return x + 1

        anything(1)  # so that the compiler itself is there

        def megabytes():
            status = Path("/proc/self/status").read_text()
            return int(status.split("VmHWM:")[1].split()[0]) / 1024

        before = megabytes()
        game = Game(Rules(players=5), Seeded(1))
        game.roll()
        make_bot("expert").choose(game.position, game.coin)
        assert "lastroll.evaluator" in sys.modules
        assert "jax" not in sys.modules
        print(megabytes() - before)
    """)
    assert 1 < float(said) < 100
