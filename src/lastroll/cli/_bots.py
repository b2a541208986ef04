"""`lastroll bots`: lists the bots with their strength."""

import sys
from collections.abc import Callable

from lastroll.locales import Texts


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def bots(*, json: bool = False) -> int:
        _write_json(t) if json else _write_lines(t)
        return 0

    return bots


def _write_json(t: Texts) -> None:
    from msgspec.json import encode

    from lastroll.bots import LADDER, strength

    listed = [
        {
            "name": rung.name,
            "level": rung.level,
            "summary": t(f"bot-{rung.name}"),
            "title": t(f"bot-{rung.name}.name"),
            "strength": strength(rung.name),
        }
        for rung in LADDER
    ]
    sys.stdout.write(encode(listed).decode() + "\n")


def _write_lines(t: Texts) -> None:
    """Print a line for each bot: level, id, name at the table, character, measured strength."""
    from lastroll.bots import BOOKLET_RULES, LADDER
    from lastroll.story import strength_texts

    names = max(len(rung.name) for rung in LADDER)
    levels = max(len(str(rung.level)) for rung in LADDER)
    titles = max(len(t(f"bot-{rung.name}.name")) for rung in LADDER)
    for rung in LADDER:
        about = [t(f"bot-{rung.name}")]
        if not all(map(rung.supports, BOOKLET_RULES)):
            about.append(t(f"bot-{rung.name}.limits"))
        about += (
            text if text.endswith(".") else f"{text}." for text in strength_texts(rung.name, t)
        )
        title = t(f"bot-{rung.name}.name")
        columns = (f"{rung.level:>{levels}}", f"{rung.name:<{names}}", f"{title:<{titles}}")
        sys.stdout.write("  ".join([*columns, " ".join(about)]) + "\n")
