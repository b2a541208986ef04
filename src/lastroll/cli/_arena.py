"""`lastroll arena`: a tournament between bots."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from lastroll.cli._completion import complete_entrants
from lastroll.cli._exit_status import INTERRUPTED
from lastroll.cli._flags import RulesFlags, check_bot_seconds
from lastroll.cli._option_errors import conflicting_options, missing_option, value_out_of_range
from lastroll.locales import Texts
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.arena import Tournament, TournamentFolder, TournamentSpec

_MAX_BLOCKS = 10**9
_MAX_PROCESSES = 1024
_DEFAULT_BLOCKS = 100
_Share = Annotated[float | None, Parameter(metavar="SHARE")]
_Number = Annotated[int | None, Parameter(metavar="N")]


@dataclass(frozen=True, slots=True)
class ArenaFlags(RulesFlags):
    """The flags of `lastroll arena`; None is not given."""

    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…", completer=complete_entrants)] = ()
    blocks: _Number = None
    seed: _Number = None
    secret: Annotated[str | None, Parameter(metavar="HEX")] = None
    versus: Annotated[
        tuple[str, str] | None, Parameter(metavar="A B", completer=complete_entrants)
    ] = None
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
        """Raise an error for flags that contradict each other or are out of range."""
        if self.versus is not None and self.bots:
            raise conflicting_options("--versus", "--bots")
        if self.versus is None:
            if not self.bots:
                raise missing_option("--bots")
            for option in ("until", "lower", "upper", "error"):
                if getattr(self, option) is not None:
                    raise conflicting_options("--bots", f"--{option}")
        if self.ray is not None and self.processes is not None:
            raise conflicting_options("--ray", "--processes")
        if self.seed is not None and self.secret is not None:
            raise conflicting_options("--seed", "--secret")
        for option, value, lowest, highest in (
            ("--blocks", self.blocks, 1, _MAX_BLOCKS),
            ("--seed", self.seed, 0, 2**64 - 1),
            ("--processes", self.processes, 1, _MAX_PROCESSES),
        ):
            if value is not None and not lowest <= value <= highest:
                raise value_out_of_range(option, str(lowest), str(highest))
        check_bot_seconds(self.bot_seconds)


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def arena(*, flags: Annotated[ArenaFlags | None, Parameter(name="*")] = None) -> int:
        return _arena(flags or ArenaFlags(), t)

    return arena


def _arena(flags: ArenaFlags, t: Texts) -> int:
    flags.check()

    from lastroll.arena import Tournament, check_programs
    from lastroll.cli._arena_setup import make_executor, make_hypotheses, make_setting
    from lastroll.cli._arena_text import as_json, print_result

    setting = make_setting(flags, t)
    hypotheses = make_hypotheses(flags, setting)
    try:
        check_programs(setting.bots, setting.bot_seconds)
    except LastRollError as error:
        raise error.at("--bots" if flags.versus is None else "--versus") from None
    with ExitStack() as resources:
        folder = _open_folder(flags.out, setting)
        if folder is not None:
            resources.callback(folder.close)
        executor = make_executor(flags)
        resources.callback(executor.close)
        tournament = Tournament(setting, hypotheses=hypotheses, folder=folder, executor=executor)
        completed = _play(tournament, flags, t)
        result = as_json(tournament, interrupted=not completed)
        if folder is not None:
            folder.write_result(f"{result}\n".encode())
    if flags.json:
        sys.stdout.write(result + "\n")
    else:
        print_result(tournament, t, interrupted=not completed, folder=flags.out)
    return 0 if completed else INTERRUPTED


def _open_folder(name: str | None, setting: "TournamentSpec") -> "TournamentFolder | None":
    from lastroll.arena import TournamentFolder

    return None if name is None else TournamentFolder(name, setting)


def _play(tournament: "Tournament", flags: ArenaFlags, t: Texts) -> bool:
    """Play all blocks, or until the test decides; return False if interrupted."""
    from lastroll.cli._progress import progress_bar

    endless = flags.until is not None and flags.blocks is None
    blocks = flags.blocks or (_MAX_BLOCKS if endless else _DEFAULT_BLOCKS)
    total = blocks * len(tournament.setting.line_ups)
    try:
        with progress_bar(t("arena-bar"), None if endless else total) as advance:
            tournament.play(blocks, lambda: advance(1), decide=flags.until is not None)
    except KeyboardInterrupt:
        return False
    return True
