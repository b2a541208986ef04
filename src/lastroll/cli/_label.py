"""The texts of the help, read only when somebody asks for it."""

from collections.abc import Callable

Label = Callable[[str], str]


def no_label(message_id: str) -> str:
    """Give no text: parsing a command line needs none, and Fluent takes its time to import."""
    return ""
