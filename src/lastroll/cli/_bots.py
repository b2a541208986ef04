"""`lastroll bots`: who can be played against."""

import sys
from collections.abc import Callable

from lastroll.locales import Texts


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def bots(*, json: bool = False) -> int:
        _list(t, as_json=json)
        return 0

    return bots


def _list(t: Texts, *, as_json: bool) -> None:
    from lastroll.bots import LADDER

    rungs = [(rung.name, rung.level, t(f"bot-{rung.name}")) for rung in LADDER]
    if as_json:
        from msgspec.json import encode

        keys = ("name", "level", "summary")
        listed = [dict(zip(keys, rung, strict=True)) for rung in rungs]
        sys.stdout.write(encode(listed).decode() + "\n")
        return
    width = max(len(name) for name, _, _ in rungs)
    for name, level, summary in rungs:
        sys.stdout.write(f"{level}  {name:<{width}}  {summary}\n")
