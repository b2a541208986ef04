"""Bots as the command names them: by id, by name at the table, or as a program."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from lastroll.bots import LADDER, PROGRAM_PREFIX, UnknownBot, is_program
from lastroll.locales import Texts, texts


def bots_of(arguments: Iterable[str], t: Texts, more_ids: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the bots of `--bots`: ids of the ladder or of `more_ids`, or programs.

    >>> bots_of(["greedy,Miser", "Old Hand"], texts("en"))
    ('greedy', 'frugal', 'expert')
    """
    names = [name for text in arguments for name in split_bots(text, more_ids, t=t)]
    return tuple(bot_id(name, t, more_ids, option="--bots") for name in names)


def bot_id(name: str, t: Texts, more_ids: Iterable[str] = (), *, option: str = "--bot") -> str:
    """Return the id of a bot named by its id, or by its table name in English or in `t`.

    Raise `UnknownBot`, with the nearest name if there is one.

    >>> bot_id("nimmersatt", texts("de")), bot_id("cmd:python3 few.py", texts("de"))
    ('greedy', 'cmd:python3 few.py')
    """
    ids = [*(rung.name for rung in LADDER), *more_ids]
    if is_program(name) or name in ids:
        return name
    known = {_folded(each): (each, each) for each in ids}
    for each, bot in table_names(t).items():
        known.setdefault(_folded(each), (each, bot))
    if _folded(name) in known:
        return known[_folded(name)][1]
    nearest = get_close_matches(_folded(name), known, n=1)
    if nearest:
        raise UnknownBot(
            "bot-unknown-close",
            "there is no bot {name!r}: did you mean {close}?",
            name=name[:60],
            close=known[nearest[0]][0],
        ).at(option)
    raise UnknownBot(
        "bot-unknown",
        "there is no bot {name!r}; there are {names} and cmd:PROGRAM",
        name=name[:60],
        names=", ".join(rung.name for rung in LADDER),
    ).at(option)


def table_names(t: Texts) -> dict[str, str]:
    """Return the id of each bot by its name at the table, in the reader's language and English."""
    return {
        each(f"bot-{rung.name}.name"): rung.name for each in (texts("en"), t) for rung in LADDER
    }


def split_bots(text: str, more_ids: Iterable[str] = (), *, t: Texts | None = None) -> list[str]:
    """Split a list of bots at its commas.

    A comma inside `cmd:PROGRAM ARGS` belongs to the program, unless the name of a bot or another
    `cmd:` follows it. `more_ids` are bots that are not on the ladder.

    Example:
        >>> split_bots("greedy,cmd:engine --depths 1,2,random")
        ['greedy', 'cmd:engine --depths 1,2', 'random']
    """
    if PROGRAM_PREFIX not in text:
        return [name.strip() for name in text.split(",")]
    names = [*(rung.name for rung in LADDER), *more_ids, *(() if t is None else table_names(t))]
    pattern = rf"\s*(?:{PROGRAM_PREFIX}|(?i:{'|'.join(map(re.escape, names))})\s*(?:,|$))"
    following = re.compile(pattern)
    bots: list[str] = []
    while True:
        text = text.strip()
        comma = text.find(",")
        if text.startswith(PROGRAM_PREFIX):
            while comma >= 0 and not following.match(text, comma + 1):
                comma = text.find(",", comma + 1)
        if comma < 0:
            return [*bots, text]
        bots.append(text[:comma].strip())
        text = text[comma + 1 :]


def _folded(name: str) -> str:
    """Return a name without case, accents, spaces and hyphens.

    >>> _folded("Old Hand"), _folded("Tête brûlée")
    ('oldhand', 'tetebrulee')
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
