"""Flags that several commands share, and the flags of `lastroll play`."""

import re
from dataclasses import dataclass, fields
from math import isfinite
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from lastroll.cli._completion import complete_bots
from lastroll.cli._option_errors import conflicting_options, value_out_of_range
from lastroll.rules import LastRollError

HOUSE_RULES = ("rounds", "start", "minimum", "dice", "neutral_dice", "opening_dice")
_RESUME_FLAGS = ("resume", "plain", "speed", "theme", "bot_seconds")
MAX_BOT_SECONDS = 3600
_Number = Annotated[int | None, Parameter(metavar="N")]


@dataclass(frozen=True, slots=True)
class RulesFlags:
    """The flags for the rules of a game; None is not given."""

    players: _Number = None
    neutral: bool = False
    rounds: _Number = None
    start: Annotated[int | None, Parameter(metavar="SEAT")] = None
    minimum: _Number = None
    dice: _Number = None
    neutral_dice: _Number = None
    opening_dice: _Number = None

    def house_rules(self) -> dict[str, Any]:
        """Return the house rules that were given."""
        return {name: value for name in HOUSE_RULES if (value := getattr(self, name)) is not None}


@dataclass(frozen=True, slots=True)
class PlayFlags(RulesFlags):
    """The flags of `lastroll play`; None is not given."""

    name: Annotated[tuple[str, ...], Parameter(metavar="NAME")] = ()
    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…", completer=complete_bots)] = ()
    resume: Annotated[str | None, Parameter(metavar="[ID]")] = None
    """Id of the game to resume; empty is the one played last."""
    plain: bool = False
    speed: Annotated[
        Literal["0", "1", "2", "4", "off"] | None, Parameter(metavar="0|1|2|4", show_choices=False)
    ] = None
    theme: Annotated[
        Literal["dark", "light"] | None, Parameter(metavar="dark|light", show_choices=False)
    ] = None
    open_purses: bool = False
    seed: _Number = None
    nonce: Annotated[tuple[str, ...], Parameter(metavar="TEXT")] = ()
    bot_seconds: Annotated[float | None, Parameter(metavar="S")] = None

    def check(self) -> None:
        """Raise an error for flags that contradict each other; `Rules` checks its own fields."""
        if self.resume is not None:
            for field in fields(self):
                was_given = getattr(self, field.name) != field.default
                if was_given and field.name not in _RESUME_FLAGS:
                    raise conflicting_options("--resume", flag_of(field.name))
        if self.seed is not None and self.nonce:
            raise conflicting_options("--seed", "--nonce")
        if self.seed is not None and not 0 <= self.seed < 2**64:
            raise value_out_of_range("--seed", "0", str(2**64 - 1))
        check_bot_seconds(self.bot_seconds)


def read_secret(text: str | None) -> bytes | None:
    """Return the secret of an earlier run as bytes; raise an error if it is malformed."""
    if text is not None and not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise LastRollError("secret-hex", "a secret is 32 bytes in hexadecimal").at("--secret")
    return None if text is None else bytes.fromhex(text)


def check_bot_seconds(seconds: float | None) -> None:
    """Raise an error if the seconds for a bot's choice are out of range."""
    if seconds is not None and not (isfinite(seconds) and 0 < seconds <= MAX_BOT_SECONDS):
        raise value_out_of_range("--bot-seconds", "0", str(MAX_BOT_SECONDS))


def flag_of(field: str) -> str:
    """Return the flag of a field."""
    return f"--{field.replace('_', '-')}"
