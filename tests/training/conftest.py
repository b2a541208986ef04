"""What tests of training share: JAX compiles every program once, whichever worker needs it."""

import os
from collections.abc import Callable

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def _compile_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # each worker has one of its own in it
    update: Callable[[str, object], None] = jax.config.update
    update("jax_compilation_cache_dir", str(folder / "jax"))
    update("jax_persistent_cache_min_compile_time_secs", 0.3)
