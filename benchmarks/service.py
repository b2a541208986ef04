#!/usr/bin/env python3
"""The number of tables that the service carries, and its latency.

`python benchmarks/service.py` starts `lastroll serve` with its durable SQLite, plays at 1,000
tables of four at the pace of people, then at 100 tables as fast as the server lets them, does the
same with boardgame.io's server (from npm, `service_peer/`), in turn, several rounds, and compares.
Goals: 99 of 100 events are with every client within 100 ms at 1,000 tables; at saturation at least
twice the acknowledged actions per second of boardgame.io. `benchmarks/README.md` says how it is
measured.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

# So that it runs by its path as well as with -m.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.service_load._report import (
    Run,
    machine,
    print_report,
    put_together,
    ratios,
    targets,
)
from benchmarks.service_load._servers import (
    PEER,
    ROOT,
    NotReady,
    Server,
    boardgame_io,
    install_peer,
    last_roll,
    running,
)

WARM_UP = 8.0


def measure(server: Server, load: str, tables: int, seconds: float, port: int) -> Run:
    """Start a server, load it, stop it; return what the load generator found."""
    with running(server, port) as process:
        words = [sys.executable, "-m", "benchmarks.service_load", server.wire, load]
        words += [f"--port={port}", f"--process={process}", f"--tables={tables}"]
        words += [f"--seconds={seconds}", f"--warm-up={WARM_UP}"]
        done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise NotReady(f"the load generator failed with {server.name}")
    found: Run = json.loads(done.stdout)
    return found


def measure_all(
    servers: list[Server], wanted: argparse.Namespace, port: int
) -> dict[str, dict[str, list[Run]]]:
    """Measure every server at every load, in turn, round after round."""
    loads = {
        "pace": (wanted.tables, wanted.seconds),
        "saturation": (wanted.saturation_tables, wanted.saturation_seconds),
    }
    runs: dict[str, dict[str, list[Run]]] = {load: {} for load in loads}
    for number in range(wanted.rounds):
        for load, (tables, seconds) in loads.items():
            if not tables:
                continue
            for server in servers:
                if server.once and number > 0:
                    continue
                run = measure(server, load, tables, seconds, port)
                runs[load].setdefault(server.name, []).append(run)
                report(
                    f"round {number + 1}, {load}, {server.name}: {run['actions_per_s']:,.0f} "
                    f"actions/s, p99 {run['event_ms']['p99']:.1f} ms, "
                    f"{sum(run['errors'].values())} errors"
                )
    return runs


def report(sentence: str) -> None:
    """Print the progress to standard error."""
    print(sentence, file=sys.stderr, flush=True)


def allow_connections(tables: int) -> None:
    """Raise the limit of open files: each client has a stream and a connection for actions."""
    needed = tables * 8 + 200
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise NotReady(f"{tables} tables need {needed} open files; the limit here is {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="at human pace; 0: not at all")
    parser.add_argument("--seconds", type=float, default=60, help="measured, at human pace")
    parser.add_argument("--saturation-tables", type=int, default=100, help="0: not at all")
    parser.add_argument("--saturation-seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=3, help="medians of as many")
    parser.add_argument("--durability", choices=("power", "process"), default="power")
    parser.add_argument(
        "--processes",
        type=lambda text: [int(number) for number in text.split(",")],
        default=sorted({1, len(os.sched_getaffinity(0))}),
        help="of our server, each number measured for itself; as a list 1,2",
    )
    parser.add_argument("--no-peer", action="store_true", help="only our own server")
    parser.add_argument("--no-files", action="store_true", help="boardgame.io only in memory")
    parser.add_argument("--port", type=int, default=8105)
    parser.add_argument("--json", action="store_true", help="print one JSON object, all rounds")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Measure and print."""
    wanted = read_arguments(arguments)
    servers = [last_roll(wanted.durability, number) for number in wanted.processes]
    try:
        allow_connections(max(wanted.tables, wanted.saturation_tables))
        if not wanted.no_peer:
            folder = install_peer()
            servers.append(boardgame_io(folder, files=False))
            if not wanted.no_files:
                servers.append(boardgame_io(folder, files=True))
        runs = measure_all(servers, wanted, wanted.port)
    except NotReady as reason:
        raise SystemExit(f"service.py: {reason}") from None
    pace, saturation = (
        {name: put_together(found) for name, found in runs[load].items()}
        for load in ("pace", "saturation")
    )
    peer = json.loads((PEER / "package.json").read_text("utf-8"))["dependencies"]["boardgame.io"]
    result: dict[str, Any] = {
        "machine": machine(),
        "peer": peer,
        "storage": {server.name: server.storage for server in servers},
        "rounds": wanted.rounds,
        "pace": pace,
        "saturation": saturation,
        "ratios": ratios(pace, saturation),
        "goals": targets(pace, saturation),
        "runs": runs,
    }
    if wanted.json:
        print(json.dumps(result, indent=1))
    else:
        print_report(result, servers)


if __name__ == "__main__":
    main(sys.argv[1:])
