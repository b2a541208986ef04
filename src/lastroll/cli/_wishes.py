"""What somebody asks for on the command line, and what does not go together."""

from dataclasses import dataclass, fields
from math import isfinite

from lastroll.rules import LastRollError

_ALSO_WHEN_RESUMING = ("resume", "speed", "theme", "bot_seconds")
_OPTIONS = {"names": "--name", "nonces": "--nonce"}
_LONGEST_WAIT = 3600


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of `lastroll play` as they were given; None is not at all."""

    players: int | None = None
    neutral: bool = False
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    resume: str | None = None
    """The game to go on with; empty is the one played last."""
    speed: str | None = None
    theme: str | None = None
    open_purses: bool = False
    seed: int | None = None
    nonces: tuple[str, ...] = ()
    bot_seconds: float | None = None
    rounds: int | None = None
    start: int | None = None
    minimum: int | None = None
    dice: int | None = None
    neutral_dice: int | None = None
    opening_dice: int | None = None

    def check(self) -> None:
        """Refuse what contradicts itself, as far as it is not the rules' to refuse."""
        if self.resume is not None:
            for field in fields(self):
                given = getattr(self, field.name) != field.default
                if given and field.name not in _ALSO_WHEN_RESUMING:
                    raise _together("--resume", option_of(field.name))
        if self.seed is not None and self.nonces:
            raise _together("--seed", "--nonce")
        if self.seed is not None and not 0 <= self.seed < 2**64:
            raise _out_of_range("--seed", "0", str(2**64 - 1))
        wait = self.bot_seconds
        if wait is not None and not (isfinite(wait) and 0 < wait <= _LONGEST_WAIT):
            raise _out_of_range("--bot-seconds", "0", str(_LONGEST_WAIT))


def option_of(field: str) -> str:
    """Give the option that a wish comes from."""
    return _OPTIONS.get(field, f"--{field.replace('_', '-')}")


def _together(one: str, other: str) -> LastRollError:
    return LastRollError(
        "options-together", "{one} and {other} do not go together", one=one, other=other
    )


def _out_of_range(option: str, least: str, most: str) -> LastRollError:
    return LastRollError(
        "option-range", "must be from {least} to {most}", least=least, most=most
    ).at(option)
