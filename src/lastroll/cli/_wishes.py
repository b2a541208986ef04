"""What somebody asks for on the command line, and what does not go together."""

import re
from dataclasses import dataclass, fields
from math import isfinite
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from lastroll.cli._refusals import out_of_range, together
from lastroll.rules import LastRollError

HOUSE_RULES = ("rounds", "start", "minimum", "dice", "neutral_dice", "opening_dice")
_ALSO_WHEN_RESUMING = ("resume", "plain", "speed", "theme", "bot_seconds")
_LONGEST_WAIT = 3600
_Number = Annotated[int | None, Parameter(metavar="N")]


@dataclass(frozen=True, slots=True)
class HouseWishes:
    """The options for the rules, which several commands have; None is not at all."""

    players: _Number = None
    neutral: bool = False
    rounds: _Number = None
    start: Annotated[int | None, Parameter(metavar="SEAT")] = None
    minimum: _Number = None
    dice: _Number = None
    neutral_dice: _Number = None
    opening_dice: _Number = None

    def house_rules(self) -> dict[str, Any]:
        """Give the house rules that were asked for."""
        return {name: wish for name in HOUSE_RULES if (wish := getattr(self, name)) is not None}


@dataclass(frozen=True, slots=True)
class Wishes(HouseWishes):
    """The options of `lastroll play` as they were given."""

    name: Annotated[tuple[str, ...], Parameter(metavar="NAME")] = ()
    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…")] = ()
    resume: Annotated[str | None, Parameter(metavar="[ID]")] = None
    """The game to go on with; empty is the one played last."""
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
        """Refuse what contradicts itself, as far as it is not the rules' to refuse."""
        if self.resume is not None:
            for field in fields(self):
                given = getattr(self, field.name) != field.default
                if given and field.name not in _ALSO_WHEN_RESUMING:
                    raise together("--resume", option_of(field.name))
        if self.seed is not None and self.nonce:
            raise together("--seed", "--nonce")
        if self.seed is not None and not 0 <= self.seed < 2**64:
            raise out_of_range("--seed", "0", str(2**64 - 1))
        check_wait(self.bot_seconds)


def read_secret(text: str | None) -> bytes | None:
    """Return the secret of an earlier run; refuse what cannot be one."""
    if text is not None and not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise LastRollError("secret-hex", "a secret is 32 bytes in hexadecimal").at("--secret")
    return None if text is None else bytes.fromhex(text)


def check_wait(seconds: float | None) -> None:
    """Refuse a time that no bot can have for a choice."""
    if seconds is not None and not (isfinite(seconds) and 0 < seconds <= _LONGEST_WAIT):
        raise out_of_range("--bot-seconds", "0", str(_LONGEST_WAIT))


def option_of(field: str) -> str:
    """Give the option that a wish comes from."""
    return f"--{field.replace('_', '-')}"
