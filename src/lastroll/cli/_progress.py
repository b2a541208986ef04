"""A bar on standard error for what takes a while."""

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
        redirect_stdout=False,  # what is written there is no concern of the bar's
        redirect_stderr=False,
    )


@contextmanager
def counting_bar(name: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a bar; give what is called with the number of things that were just done.

    Without a total, which nobody may know, it only shows that something is done.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with _bar() as progress:
        task = progress.add_task(name.replace("[", r"\["), total=total)
        yield lambda done: progress.advance(task, done)


def with_bar(things: Iterator[T], file: BinaryIO, size: int, name: str) -> Iterator[T]:
    """Pass things on while a bar shows how much of their file has been read."""
    with _bar() as progress:
        task = progress.add_task(name.replace("[", r"\["), total=size)
        for thing in things:
            yield thing
            progress.update(task, completed=file.tell())
