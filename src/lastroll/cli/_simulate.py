"""`lastroll simulate`: many games between bots."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._completion import FileName, complete_bots
from lastroll.cli._exit_status import INTERRUPTED
from lastroll.cli._flags import RulesFlags, read_secret
from lastroll.cli._option_errors import conflicting_options, too_many_players, value_out_of_range
from lastroll.locales import Texts
from lastroll.rules import LastRollError, Rules

if TYPE_CHECKING:
    from lastroll.arena import Executor, Simulation, SimulationTally

DEFAULT_BOT = "random"
_MAX_GAMES = 2**63 - 1
_MAX_THREADS = 1024


@dataclass(frozen=True, slots=True)
class SimulateFlags(RulesFlags):
    """The flags of `lastroll simulate`; None is not given."""

    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…", completer=complete_bots)] = ()
    games: Annotated[int, Parameter(metavar="N")] = 10_000
    seed: Annotated[int | None, Parameter(metavar="N")] = None
    secret: Annotated[str | None, Parameter(metavar="HEX")] = None
    threads: Annotated[int | None, Parameter(metavar="N")] = None
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None
    out: Annotated[FileName | None, Parameter(metavar="FILE")] = None
    json: bool = False


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def simulate(*, flags: Annotated[SimulateFlags | None, Parameter(name="*")] = None) -> int:
        return _simulate(flags or SimulateFlags(), t)

    return simulate


def _simulate(flags: SimulateFlags, t: Texts) -> int:
    from lastroll.arena import Simulation, SimulationTally

    for option, value, lowest, highest in (
        ("--games", flags.games, 1, _MAX_GAMES),
        ("--seed", 0 if flags.seed is None else flags.seed, 0, 2**64 - 1),
        ("--threads", 1 if flags.threads is None else flags.threads, 1, _MAX_THREADS),
    ):
        if not lowest <= value <= highest:
            raise value_out_of_range(option, str(lowest), str(highest))
    if flags.ray is not None and flags.threads is not None:
        raise conflicting_options("--ray", "--threads")
    if flags.seed is not None and flags.secret is not None:
        raise conflicting_options("--seed", "--secret")
    secret = read_secret(flags.secret)
    rules, bots = _line_up(flags, t)
    try:
        simulation = Simulation(rules, bots, flags.games, flags.seed, flags.threads, secret)
    except LastRollError as error:  # an unknown bot
        raise error.at("--bots") from None
    tally = SimulationTally(rules)
    with _chunk_writer(flags.out, simulation) as append_chunk, _executor(flags.ray) as executor:
        if executor is None:
            simulation.warm_up(
                lambda: _print_progress(t("simulate-compiling")), records=append_chunk is not None
            )
        completed = _play(simulation, tally, append_chunk, executor, t)
    if flags.json:
        from lastroll.cli._simulation_text import as_json

        sys.stdout.write(as_json(simulation, tally, interrupted=not completed) + "\n")
    else:
        from lastroll.cli._simulation_text import result_lines

        for line in result_lines(simulation, tally, t, interrupted=not completed):
            sys.stdout.write(line + "\n")
    return 0 if completed else INTERRUPTED


@contextmanager
def _chunk_writer(
    name: str | None, simulation: "Simulation"
) -> "Iterator[Callable[..., None] | None]":
    """Yield a function that writes a chunk of games to a file; None without a name."""
    if name is None:
        yield None
        return
    from lastroll.arena import games_file

    with ExitStack() as stack:
        try:
            append_chunk = stack.enter_context(games_file(Path(name), simulation))
        except LastRollError as error:
            raise error.at("--out", name[:200]) from None
        yield append_chunk


@contextmanager
def _executor(address: str | None) -> "Iterator[Executor | None]":
    """Yield an executor on a Ray cluster; None without an address."""
    if address is None:
        yield None
        return
    from lastroll.arena import RayCluster

    with closing(RayCluster(address)) as executor:
        yield executor


def _play(
    simulation: "Simulation",
    tally: "SimulationTally",
    append_chunk: Callable[..., None] | None,
    executor: "Executor | None",
    t: Texts,
) -> bool:
    """Play all games; return False if interrupted."""
    from lastroll.cli._progress import progress_bar

    try:
        with progress_bar(t("simulate-bar"), simulation.games) as advance:
            chunks = simulation.chunks(records=append_chunk is not None, executor=executor)
            started = time.perf_counter()
            for chunk in chunks:
                tally.seconds += time.perf_counter() - started
                if append_chunk is not None:
                    append_chunk(chunk)
                tally.add(chunk)
                advance(len(chunk.choices))
                started = time.perf_counter()
    except KeyboardInterrupt:
        return False
    return True


def _line_up(flags: SimulateFlags, t: Texts) -> tuple[Rules, tuple[str, ...]]:
    """Return the rules and the bot of each seat; the last named bot fills the other seats."""
    from lastroll.arena import fill_seats
    from lastroll.cli._bot_names import bots_of
    from lastroll.cli._play_setup import rules_from

    bots = bots_of(flags.bots, t) or (DEFAULT_BOT,)
    players = flags.players
    if players is None:
        players = max(2, len(bots)) if flags.bots else 4
    rules = rules_from(flags, players)
    if len(bots) > players:
        raise too_many_players(len(bots), players)
    return rules, fill_seats(bots, players)


def _print_progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
