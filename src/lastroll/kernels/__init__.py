"""The rules once more, compiled: millions of games a second, proven equal to `rules/`."""

from lastroll.kernels._batch import GameBatch
from lastroll.kernels._packed import (
    TurnOptions,
    afterstates,
    pack,
    pack_position,
    turn_options,
    unpack,
)
from lastroll.kernels._policies import POLICIES
from lastroll.kernels._simulate import SimulatedGames, simulate, simulate_chunks
from lastroll.kernels._transcript import Transcript, TranscriptTurn, TurnColumns

__all__ = [
    "POLICIES",
    "GameBatch",
    "SimulatedGames",
    "Transcript",
    "TranscriptTurn",
    "TurnColumns",
    "TurnOptions",
    "afterstates",
    "pack",
    "pack_position",
    "simulate",
    "simulate_chunks",
    "turn_options",
    "unpack",
]
