"""Expected texts of the page: by their ids, and those of a table."""

from __future__ import annotations

import re
from typing import Any, Final

from lastroll.locales import Texts, texts

EN: Final = texts("en")
ANY: Final = "\ue000"
"""An argument of a text that may be anything."""

# What a text's id looks like; words of the page itself never do.
ID: Final = re.compile(r"\b(?:web|error|event|paid|prompt|setup|casino|bot|rule)-[a-z0-9-]+\b")


def saying(message_id: str, /, t: Texts = EN, **args: Any) -> re.Pattern[str]:
    """Return a pattern of a text whose arguments that are `ANY` may be anything, also a number."""
    open_ones = {name: 1 for name, value in args.items() if value == ANY}
    forms = {t(message_id, **args), t(message_id, **{**args, **open_ones})}
    # The second form has a 1 wherever the first has anything. Spaces of any kind are spaces.
    patterns = [re.sub(r"\\?\s", r"\\s", re.escape(form)).replace(ANY, ".+?") for form in forms]
    return re.compile(f"^(?:{'|'.join(patterns)})$")


def seat_names(seats: list[Any], t: Texts = EN, you: int | None = None) -> list[str]:
    """Return the names at a table; bots have theirs in the reader's language, the reader is You."""
    found: list[str] = []
    for seat in seats:
        name = t(f"bot-{seat['bot']}.name") if seat["bot"] else seat["name"] or t("web-seat-open")
        same = sum(other == name or other.startswith(f"{name} ") for other in found)
        found.append(name if not same or seat["open"] else f"{name} {same + 1}")
    if you is not None:
        found[you] = t("web-seat-you")
    return found


def casinos_told(view: Any, t: Texts = EN) -> list[str]:
    """Return the beginning of each casino's accessible name for the holder of a view."""
    position, you = view["position"], view["you"]
    names = [*seat_names(view["seats"], t), t("neutral")]
    if you is not None:
        names[you] = t("web-you")
    told = []
    pairs = zip(position["casinos"], view["holders"], strict=True)
    for face, (casino, holders) in enumerate(pairs, 1):
        notes = []
        for note, holder in zip(casino["notes"], holders, strict=True):
            sum_ = t.money(note)
            if holder is None:
                notes.append(sum_)
            elif holder == you:
                notes.append(t("board-note.you", note=sum_))
            else:
                notes.append(t("board-note", note=sum_, name=names[holder]))
        dice = [f"{names[owner]} {count}" for owner, count in enumerate(casino["dice"]) if count]
        sentences = [
            t("web-casino", face=str(face), name=t(f"casino-{face}")),
            t("web-casino-notes", notes=t.list(notes)) if notes else t("web-casino-no-notes"),
            t("web-casino-dice", dice=t.list(dice)) if dice else t("web-casino-no-dice"),
        ]
        told.append(" ".join(sentences))
    return told


def standings_told(view: Any, t: Texts = EN, you: int | None = None) -> list[tuple[str, str, str]]:
    """Return the rows of the standings: rank, name, money with notes."""
    names = seat_names(view["seats"], t, you)
    return [
        (
            str(row["rank"]),
            names[row["seat"]],
            f"{t.money(row['money'])} {t('notes-count', count=row['notes'])}",
        )
        for row in view["standings"]
    ]
