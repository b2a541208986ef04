"""The set-up of tests of training: JAX compiles every program once, also from run to run."""

from collections.abc import Callable

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def _compile_once(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.cache is not None
    folder = pytestconfig.cache.mkdir("jax")
    update: Callable[[str, object], None] = jax.config.update
    update("jax_compilation_cache_dir", str(folder))
    update("jax_persistent_cache_min_compile_time_secs", 0.3)
