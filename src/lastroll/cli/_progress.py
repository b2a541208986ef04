"""Progress bars on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, TypeVar

from rich.console import Console
from rich.progress import Progress

T = TypeVar("T")


def _bar() -> Progress:
    return Progress(
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,  # output does not go through the bar
        redirect_stderr=False,
    )


@contextmanager
def progress_bar(name: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a bar; yield a function that advances it by a number of items.

    Without a total the bar only shows activity.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with _bar() as progress:
        task = progress.add_task(name.replace("[", r"\["), total=total)
        yield lambda done: progress.advance(task, done)


def track_file(items: Iterator[T], file: BinaryIO, size: int, name: str) -> Iterator[T]:
    """Yield the items while a bar shows how much of their file has been read."""
    with _bar() as progress:
        task = progress.add_task(name.replace("[", r"\["), total=size)
        for item in items:
            yield item
            progress.update(task, completed=file.tell())
