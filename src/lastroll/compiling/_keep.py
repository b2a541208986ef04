"""Compiled kernels on disk: Numba's own files, in folders of ours."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from lastroll.compiling._sources import kernel_folder


def keep(dispatcher: Any, function: Callable[..., object]) -> None:
    """Have a dispatcher load from and save to the folder of its file, if there is one."""
    # RuntimeError is how Numba says that there is no folder.
    with suppress(RuntimeError):
        dispatcher._cache = _Kept(function)  # type: ignore[no-untyped-call]


class _Folder(_CacheLocator):
    """The folder of a kernel; its name already stands for all source files."""

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


class _Kept(FunctionCache):
    """Numba's files, where a file that cannot be used means that the kernel is compiled again."""

    _impl_class = _InFolder

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # cut short, damaged, not ours to read: a pickle can fail in any way
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, sig: object, data: object) -> None:
        # A full disk, a folder that is gone: then it is compiled again next time.
        with suppress(Exception):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
