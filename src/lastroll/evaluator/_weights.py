"""The weights that come with the package: loaded at first use, and checked by their hash."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.rules import LastRollError

NAME: Final = "expert"


class DamagedWeights(LastRollError):
    """The file of weights is not the one that was published."""


class Weights(NamedTuple):
    """Matrices by name, and the metadata of their file."""

    arrays: dict[str, NDArray[np.float32]]
    about: dict[str, str]
    """Metadata from the training: its settings, its length, its seed."""
    hash: str


def read_weights(data: bytes, hash: str | None = None) -> Weights:
    """Read a safetensors file; raise `DamagedWeights` if its SHA-256 is not the given one."""
    # imported here: playing in the terminal should not wait for it
    from safetensors import SafetensorError
    from safetensors.numpy import load

    found = sha256(data).hexdigest()
    if hash is not None and found != hash:
        raise DamagedWeights(
            "weights-damaged",
            "the weights of the evaluator are damaged: SHA-256 {found}, not {hash}",
            found=found,
            hash=hash,
        )
    try:
        arrays = load(data)
        header: dict[str, Any] = json.loads(data[8 : 8 + int.from_bytes(data[:8], "little")])
    except (SafetensorError, ValueError) as error:
        raise DamagedWeights(
            "weights-unreadable", "these are no weights: {reason}", reason=str(error)[:200]
        ) from None
    return Weights(arrays, dict(header.get("__metadata__", {})), found)


@cache
def packaged_weights() -> Weights:
    """Return the weights that come with the package."""
    folder = files("lastroll.evaluator") / "data"
    hash = (folder / f"{NAME}.sha256").read_text(encoding="ascii").split()[0]
    return read_weights((folder / f"{NAME}.safetensors").read_bytes(), hash)
