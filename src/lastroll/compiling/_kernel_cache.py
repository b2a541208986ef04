"""The cache of compiled kernels on disk: Numba's own files, in folders of this package."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from lastroll.compiling._sources import kernel_folder


def use_kernel_cache(dispatcher: Any, function: Callable[..., object]) -> None:
    """Make a dispatcher load from and save to the folder of its file, if there is one."""
    # Numba raises RuntimeError when there is no folder
    with suppress(RuntimeError):
        dispatcher._cache = _KernelCache(function)  # type: ignore[no-untyped-call]


class _Folder(_CacheLocator):
    """The folder of a kernel; its name is a hash of all source files."""

    def __init__(self, folder: Path, line: int) -> None:
        self._folder = folder
        self._line = line

    @classmethod
    def from_function(cls, py_func: Callable[..., object], py_file: str) -> _Folder | None:
        folder = kernel_folder(Path(py_file).resolve())
        return None if folder is None else cls(folder, py_func.__code__.co_firstlineno)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._line)


class _InFolder(CompileResultCacheImpl):
    _locator_classes: ClassVar = [_Folder]  # type: ignore[misc]


class _KernelCache(FunctionCache):
    """Numba's cache, except that a kernel is compiled again when its file cannot be used."""

    _impl_class = _InFolder

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # truncated, damaged or not readable: unpickling can fail in any way
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, sig: object, data: object) -> None:
        # full disk or missing folder: compiled again next time
        with suppress(Exception):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
