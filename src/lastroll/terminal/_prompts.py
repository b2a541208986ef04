"""The one-line texts around the table: the sky above it, the prompt, the keys below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from lastroll.game import Preview
from lastroll.locales import Texts
from lastroll.rules import Position
from lastroll.story import Story

Asked = Literal["roll", "face", ""]
"""What a person should do now; nothing while others play or things move."""


def sky_text(position: Position, story: Story) -> str:
    """Say which round it is and who has the start."""
    return story.t(
        "sky",
        round=position.round,
        rounds=position.rules.rounds,
        name=story.name(position.start),
    )


def prompt_text(position: Position, asks_for: Asked, story: Story, *, is_bot: bool) -> str:
    """Say whose turn it is and what comes next; with a choice, `choice_text` says more."""
    if position.turn is None:
        return ""
    name = story.name(position.turn)
    if asks_for == "roll":
        return story.t(
            "prompt-roll", name=name, dice=story.dice_count(*position.hands[position.turn])
        )
    if asks_for == "face":
        return story.t("prompt-place", name=name)
    thinking = is_bot and position.rolled is not None
    return story.t("prompt-thinking" if thinking else "prompt-turn", name=name)


def choice_text(choice: Preview, names: Sequence[str], t: Texts, width: int) -> str:
    """Say what a choice would change, by signs alone where names do not fit."""
    for symbols_only in (False, True):
        story = Story(names, t, symbols_only=symbols_only)
        casino, what = story.casino(choice.face), story.consequence(choice)
        text = t("prompt-selected", casino=casino, what=what)
        if len(text) <= width:
            break
    return text


def key_texts(asks_for: Asked, t: Texts, *, hot_seat: bool) -> list[tuple[str, str, str]]:
    """Give the keys that do something now as (key, action, text)."""
    keys = {
        "roll": [("R", "screen.roll", t("key-roll"))],
        "face": [
            ("1-6", "screen.move(1)", t("key-choose")),
            ("⏎", "screen.confirm", t("key-place")),
        ],
        "": [("␣", "screen.hurry", t("key-skip"))],
    }[asks_for]
    if asks_for and hot_seat:
        keys.append(("P", "screen.purse", t("key-purse")))
    return [
        *keys,
        ("L", "screen.log", t("key-log")),
        ("S", "app.settings", t("key-settings")),
        ("?", "app.help", t("key-help")),
        ("N", "app.new_game", t("key-new")),
        ("Q", "app.quit_saved", t("key-quit")),
    ]
