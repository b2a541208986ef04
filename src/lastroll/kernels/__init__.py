"""The rules once more, compiled: millions of games a second, proven equal to `rules/`."""

from lastroll.kernels._packed import (
    Placements,
    afterstates,
    pack,
    pack_position,
    placements,
    unpack,
)
from lastroll.kernels._policies import POLICIES
from lastroll.kernels._simulate import Games, simulate, simulate_chunks
from lastroll.kernels._tables import Tables
from lastroll.kernels._transcript import Transcript, Turn, Turns

__all__ = [
    "POLICIES",
    "Games",
    "Placements",
    "Tables",
    "Transcript",
    "Turn",
    "Turns",
    "afterstates",
    "pack",
    "pack_position",
    "placements",
    "simulate",
    "simulate_chunks",
    "unpack",
]
