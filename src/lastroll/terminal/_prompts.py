"""Texts of one line on the table screen: the top line, the prompt, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from lastroll.game import Preview
from lastroll.locales import Texts
from lastroll.rules import Position
from lastroll.story import Story

Expected = Literal["roll", "face", ""]
"""The action that a person should do now; empty while others play or an animation runs."""


def sky_text(position: Position, story: Story) -> str:
    """Return the top line: the round and the starting player."""
    rules = position.rules
    return story.about("sky", position.start, round=position.round, rounds=rules.rounds)


def prompt_text(position: Position, expects: Expected, story: Story, *, is_bot: bool) -> str:
    """Return whose turn it is and what they do next; for a selected choice see `choice_text`."""
    if position.turn is None:
        return ""
    name = story.name(position.turn)
    if expects == "roll":
        return story.t(
            "prompt-roll", name=name, dice=story.dice_count(*position.hands[position.turn])
        )
    if expects == "face":
        return story.t("prompt-place", name=name)
    if is_bot and position.rolled is not None:
        return story.t("prompt-thinking", name=name)
    return story.about("prompt-turn", position.turn)


def choice_text(
    choice: Preview, names: Sequence[str], t: Texts, width: int, you: int | None
) -> str:
    """Return for seat `you` what a choice would change, with symbols if the names do not fit."""
    for symbols_only in (False, True):
        story = Story(names, t, symbols_only=symbols_only, you=you)
        casino, what = story.casino(choice.face), story.consequence(choice)
        text = t("prompt-selected", casino=casino, what=what)
        if len(text) <= width:
            break
    return text


def key_texts(expects: Expected, t: Texts, *, hot_seat: bool) -> list[tuple[str, str, str]]:
    """Return the keys that work now as (key, action, text)."""
    keys = {
        "roll": [("R", "screen.roll", t("key-roll"))],
        "face": [
            ("1-6", "screen.move(1)", t("key-choose")),
            ("⏎", "screen.confirm", t("key-place")),
        ],
        "": [("␣", "screen.skip", t("key-skip"))],
    }[expects]
    if expects and hot_seat:
        keys.append(("P", "screen.purse", t("key-purse")))
    return [
        *keys,
        ("L", "screen.log", t("key-log")),
        ("S", "app.settings", t("key-settings")),
        ("?", "app.help", t("key-help")),
        ("N", "app.new_game", t("key-new")),
        ("Q", "app.quit_saved", t("key-quit")),
    ]
