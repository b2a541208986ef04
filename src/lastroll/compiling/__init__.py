"""Compiling Numba code, caching it on disk and warming it up; nothing about the game.

Importing this room does not import Numba: the first use of `compiled` does.
"""

from lastroll.compiling._compile import compile_ahead, compiled, on_compiling
from lastroll.compiling._sources import kernel_folder, source_files
from lastroll.compiling._warm import is_warm, mark_warm, start_warming

__all__ = [
    "compile_ahead",
    "compiled",
    "is_warm",
    "kernel_folder",
    "mark_warm",
    "on_compiling",
    "source_files",
    "start_warming",
]
