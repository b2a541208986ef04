"""A bar on standard error for what takes a while."""

from collections.abc import Iterator
from typing import BinaryIO, TypeVar

from rich.console import Console
from rich.progress import Progress

T = TypeVar("T")


def with_bar(things: Iterator[T], file: BinaryIO, size: int, name: str) -> Iterator[T]:
    """Pass things on while a bar shows how much of their file has been read."""
    bar = Progress(
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,  # what is written there is no concern of the bar's
        redirect_stderr=False,
    )
    with bar as progress:
        task = progress.add_task(name.replace("[", r"\["), total=size)
        for thing in things:
            yield thing
            progress.update(task, completed=file.tell())
