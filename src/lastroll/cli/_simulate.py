"""`lastroll simulate`: many games between bots."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._refusals import out_of_range, together, too_many
from lastroll.cli._wishes import HouseWishes, read_secret
from lastroll.locales import Texts
from lastroll.rules import LastRollError, Rules

if TYPE_CHECKING:
    from lastroll.arena import Executor, Simulation, SimulationTally

INTERRUPTED = 130  # 128 + SIGINT, as a shell counts
USUAL_BOT = "random"
_MOST = 2**63 - 1
_MOST_THREADS = 1024


@dataclass(frozen=True, slots=True)
class _Wishes(HouseWishes):
    """The options as they were given."""

    bots: Annotated[tuple[str, ...], Parameter(metavar="A,B,…")] = ()
    games: Annotated[int, Parameter(metavar="N")] = 10_000
    seed: Annotated[int | None, Parameter(metavar="N")] = None
    secret: Annotated[str | None, Parameter(metavar="HEX")] = None
    threads: Annotated[int | None, Parameter(metavar="N")] = None
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None
    out: Annotated[str | None, Parameter(metavar="FILE")] = None
    json: bool = False


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def simulate(*, wishes: Annotated[_Wishes | None, Parameter(name="*")] = None) -> int:
        return _simulate(wishes or _Wishes(), t)

    return simulate


def _simulate(wishes: _Wishes, t: Texts) -> int:
    from lastroll.arena import Simulation, SimulationTally

    for option, value, least, most in (
        ("--games", wishes.games, 1, _MOST),
        ("--seed", 0 if wishes.seed is None else wishes.seed, 0, 2**64 - 1),
        ("--threads", 1 if wishes.threads is None else wishes.threads, 1, _MOST_THREADS),
    ):
        if not least <= value <= most:
            raise out_of_range(option, str(least), str(most))
    if wishes.ray is not None and wishes.threads is not None:
        raise together("--ray", "--threads")
    if wishes.seed is not None and wishes.secret is not None:
        raise together("--seed", "--secret")
    secret = read_secret(wishes.secret)
    rules, bots = _line_up(wishes)
    try:
        simulation = Simulation(rules, bots, wishes.games, wishes.seed, wishes.threads, secret)
    except LastRollError as error:  # a bot that nobody knows
        raise error.at("--bots") from None
    tally = SimulationTally(rules)
    with _file(wishes.out, simulation) as append_chunk, _executor(wishes.ray) as executor:
        if executor is None:
            simulation.warm_up(
                lambda: _say(t("simulate-compiling")), records=append_chunk is not None
            )
        whole = _play(simulation, tally, append_chunk, executor, t)
    if wishes.json:
        from lastroll.cli._simulation_text import as_json

        sys.stdout.write(as_json(simulation, tally, interrupted=not whole) + "\n")
    else:
        from lastroll.cli._simulation_text import tell

        for line in tell(simulation, tally, t, interrupted=not whole):
            sys.stdout.write(line + "\n")
    return 0 if whole else INTERRUPTED


@contextmanager
def _file(name: str | None, simulation: "Simulation") -> "Iterator[Callable[..., None] | None]":
    """Yield what keeps the games in a file; None without a name."""
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
    """Give the workers of a cluster; None without an address."""
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
    """Play all games; False where somebody had enough of it."""
    from lastroll.cli._progress import counting_bar

    try:
        with counting_bar(t("simulate-bar"), simulation.games) as advance:
            chunks = simulation.chunks(records=append_chunk is not None, executor=executor)
            begun = time.perf_counter()
            for chunk in chunks:
                tally.seconds += time.perf_counter() - begun
                if append_chunk is not None:
                    append_chunk(chunk)
                tally.add(chunk)
                advance(len(chunk.choices))
                begun = time.perf_counter()
    except KeyboardInterrupt:
        return False
    return True


def _line_up(wishes: _Wishes) -> tuple[Rules, tuple[str, ...]]:
    """Give the rules and the bot of each seat; the last one named sits on all that are left."""
    from lastroll.cli._seating import rules_of, split_bots

    bots = [bot for text in wishes.bots for bot in split_bots(text)] or [USUAL_BOT]
    players = wishes.players
    if players is None:
        players = max(2, len(bots)) if wishes.bots else 4
    rules = rules_of(wishes, players)
    if len(bots) > players:
        raise too_many(len(bots), players)
    return rules, (*bots, *[bots[-1]] * (players - len(bots)))


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
