"""`lastroll arena`: a tournament between bots."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from lastroll.cli._refusals import missing, out_of_range, together
from lastroll.cli._wishes import HouseWishes
from lastroll.locales import Texts

if TYPE_CHECKING:
    from lastroll.arena import Tournament, TournamentFolder, TournamentSpec

INTERRUPTED = 130  # 128 + SIGINT, as a shell counts
_MOST_BLOCKS = 10**9
_MOST_PROCESSES = 1024
_LONGEST_WAIT = 3600
_USUAL_BLOCKS = 100
_Share = Annotated[float | None, Parameter(metavar="SHARE")]
_Number = Annotated[int | None, Parameter(metavar="N")]


@dataclass(frozen=True, slots=True)
class Wishes(HouseWishes):
    """The options as they were given."""

    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…")] = ()
    blocks: _Number = None
    seed: _Number = None
    secret: Annotated[str | None, Parameter(metavar="HEX")] = None
    versus: Annotated[tuple[str, str] | None, Parameter(metavar="A B")] = None
    until: Annotated[
        Literal["decided"] | None, Parameter(metavar="decided", show_choices=False)
    ] = None
    lower: _Share = None
    upper: _Share = None
    error: _Share = None
    luck: Annotated[str | None, Parameter(metavar="NAME|none")] = None
    out: Annotated[str | None, Parameter(metavar="FOLDER")] = None
    processes: _Number = None
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None
    bot_seconds: Annotated[float | None, Parameter(metavar="S")] = None
    json: bool = False

    def check(self) -> None:
        """Refuse what contradicts itself."""
        if self.versus is not None and self.bots:
            raise together("--versus", "--bots")
        if self.versus is None:
            if not self.bots:
                raise missing("--bots")
            for option in ("until", "lower", "upper", "error"):
                if getattr(self, option) is not None:
                    raise together("--bots", f"--{option}")
        if self.ray is not None and self.processes is not None:
            raise together("--ray", "--processes")
        if self.seed is not None and self.secret is not None:
            raise together("--seed", "--secret")
        for option, value, least, most in (
            ("--blocks", self.blocks, 1, _MOST_BLOCKS),
            ("--seed", self.seed, 0, 2**64 - 1),
            ("--processes", self.processes, 1, _MOST_PROCESSES),
        ):
            if value is not None and not least <= value <= most:
                raise out_of_range(option, str(least), str(most))
        wait = self.bot_seconds
        if wait is not None and not (isfinite(wait) and 0 < wait <= _LONGEST_WAIT):
            raise out_of_range("--bot-seconds", "0", str(_LONGEST_WAIT))


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def arena(*, wishes: Annotated[Wishes | None, Parameter(name="*")] = None) -> int:
        return _arena(wishes or Wishes(), t)

    return arena


def _arena(wishes: Wishes, t: Texts) -> int:
    wishes.check()

    from lastroll.arena import Tournament
    from lastroll.cli._arena_text import as_json, tell
    from lastroll.cli._arena_wishes import crew_of, question_of, setting_of

    setting = setting_of(wishes)
    question = question_of(wishes, setting)
    with ExitStack() as open_things:
        folder = _open_folder(wishes.out, setting)
        if folder is not None:
            open_things.callback(folder.close)
        executor = crew_of(wishes)
        open_things.callback(executor.close)
        tournament = Tournament(setting, hypotheses=question, folder=folder, executor=executor)
        whole = _play(tournament, wishes, t)
        result = as_json(tournament, interrupted=not whole)
        if folder is not None:
            folder.write_result(f"{result}\n".encode())
    if wishes.json:
        sys.stdout.write(result + "\n")
    else:
        tell(tournament, t, interrupted=not whole, folder=wishes.out)
    return 0 if whole else INTERRUPTED


def _open_folder(name: str | None, setting: "TournamentSpec") -> "TournamentFolder | None":
    from lastroll.arena import TournamentFolder

    return None if name is None else TournamentFolder(name, setting)


def _play(tournament: "Tournament", wishes: Wishes, t: Texts) -> bool:
    """Play all blocks, or until it is decided; False where somebody had enough of it."""
    from lastroll.cli._progress import counting_bar

    endless = wishes.until is not None and wishes.blocks is None
    blocks = wishes.blocks or (_MOST_BLOCKS if endless else _USUAL_BLOCKS)
    total = blocks * len(tournament.setting.line_ups)
    try:
        with counting_bar(t("arena-bar"), None if endless else total) as advance:
            tournament.play(blocks, lambda: advance(1), decide=wishes.until is not None)
    except KeyboardInterrupt:
        return False
    return True
