"""The figures of all rounds, put together and printed."""

import importlib.metadata
import os
import platform
import shutil
import statistics
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.service_load._servers import Server

Run = dict[str, Any]
"""The findings of the load generator in one round."""

OURS = "Last Roll"
PEER = "boardgame.io"
P99_TARGET = 100.0
RATIO_TARGET = 2.0
DISTURBED = 0.2
"""Cores that others took, from which on the figures say little."""

LOADS = {
    "pace": "Human pace: each table one action every 5 to 8 s",
    "saturation": "Saturation: each table acts again as soon as all its clients have seen",
}


def put_together(runs: list[Run]) -> Run:
    """Return medians over the rounds; of maxima the greatest, of errors all."""
    together: Run = {}
    for name, first in runs[0].items():
        values = [run[name] for run in runs]
        if name == "errors":
            together[name] = {}
            for errors in values:
                for error, count in errors.items():
                    together[name][error] = together[name].get(error, 0) + count
        elif isinstance(first, dict):
            together[name] = put_together(values)
        elif name == "max":
            together[name] = max(values)
        elif isinstance(first, int | float):
            together[name] = statistics.median(values)
        else:
            together[name] = first
    return together


def machine() -> dict[str, str]:
    """Print the machine and the versions that were measured."""
    node = "none"
    if shutil.which("node") is not None:
        node = subprocess.check_output(["node", "--version"], text=True).strip()
    names = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    model = next((line.split(":")[1].strip() for line in names if line.startswith("model n")), "?")
    versions = {
        name: importlib.metadata.version(name) for name in ("lastroll", "litestar", "uvicorn")
    }
    return {
        **versions,
        "python": platform.python_version(),
        "node": node,
        "system": f"{platform.system()} {platform.release()}",
        "cores": f"{len(os.sched_getaffinity(0))} × {model}",
    }


def ratios(pace: dict[str, Run], saturation: dict[str, Run]) -> dict[str, float]:
    """Compare each way to run our server with each of the other."""
    found = {}
    for ours, peer in _pairs(saturation):
        for name, field in (
            ("actions per second", "actions_per_s"),
            ("CPU of an action", "us_per_action"),
        ):
            ratio = saturation[ours][field] / saturation[peer][field]
            found[f"{name}, {ours} to {peer}"] = round(ratio, 2)
    for ours, peer in _pairs(pace):
        ratio = pace[ours]["event_ms"]["p99"] / pace[peer]["event_ms"]["p99"]
        found[f"p99 at human pace, {ours} to {peer}"] = round(ratio, 2)
    return found


def targets(pace: dict[str, Run], saturation: dict[str, Run]) -> list[str]:
    """Print for each goal whether it was reached."""
    output = []
    for name, run in pace.items():
        if name.startswith(OURS):
            p99 = run["event_ms"]["p99"]
            reached = "reached" if p99 < P99_TARGET and not run["errors"] else "MISSED"
            output.append(
                f"p99 under 100 ms at {run['tables']:,.0f} tables, {name}: {p99:.1f} ms, "
            )
            output[-1] += reached
    for ours, peer in _pairs(saturation):
        if peer == PEER:
            ratio = saturation[ours]["actions_per_s"] / saturation[peer]["actions_per_s"]
            reached = "reached" if ratio >= RATIO_TARGET else "MISSED"
            output.append(f"Twice the rate of {peer}, {ours}: {ratio:.2f} ×, {reached}")
    return output


def _pairs(rows: dict[str, Run]) -> list[tuple[str, str]]:
    ours = [name for name in rows if name.startswith(OURS)]
    return [(one, peer) for one in ours for peer in rows if peer not in ours]


def print_report(result: dict[str, Any], servers: list[Server]) -> None:
    """Print everything that is needed to judge the figures."""
    on = result["machine"]
    print(f"\n{on['cores']}, {on['system']}; the load generator runs beside the server")
    for server in servers:
        version = f"{on['lastroll']}, Python {on['python']}, litestar {on['litestar']}, uvicorn "
        version += on["uvicorn"]
        if server.wire != "lastroll":
            version = f"{result['peer']}, Node {on['node']}"
        print(f"{server.name} {version}: {server.storage}")
    print(f"Medians of {result['rounds']} rounds, measured in turn; latencies in ms, CPU in cores.")
    for name, title in LOADS.items():
        if result[name]:
            _print_load(title, result[name])
    print()
    if max(run["others_cpu"] for load in LOADS for run in result[load].values()) > DISTURBED:
        print("Other programs took part of the CPU: the machine was not quiet.")
    for what, ratio in result["ratios"].items():
        print(f"{what}: {ratio:.2f} ×")
    for target in result["goals"]:
        print(f"Goal: {target}")


def _print_load(title: str, rows: dict[str, Run]) -> None:
    first = next(iter(rows.values()))
    print(
        f"\n{title}.\n{first['tables']:,.0f} tables, {first['clients']:,.0f} clients, "
        f"{first['window_s']:.0f} s a round"
    )
    print(
        f"{'':<20}{'actions':>8}{'/s':>7}{'err':>5}  {'event at each client':^24}"
        f"{'slowest client':^21}  {'acknowledged':^20}{'CPU':>6}{'µs/act.':>8}"
        f"{'gen.':>6}{'other':>6}{'MB':>6}{'kB/table':>9}{'B/event':>8}"
    )
    parts = f"{'p50':>8}{'p99':>8}{'max':>8}" + f"{'p50':>7}{'p99':>7}{'max':>7}" * 2
    print(f"{'':<40}  {parts}")
    for name, run in rows.items():
        latencies = "".join(f"{run['event_ms'][part]:>8.1f}" for part in ("p50", "p99", "max"))
        for kind in ("slowest_client_ms", "acknowledged_ms"):
            latencies += "".join(f"{run[kind][part]:>7.1f}" for part in ("p50", "p99", "max"))
        print(
            f"{name:<20}{run['actions']:>8,.0f}{run['actions_per_s']:>7,.0f}"
            f"{sum(run['errors'].values()):>5}  {latencies}{run['server_cpu']:>6.2f}"
            f"{run['us_per_action']:>8.0f}{run['generator_cpu']:>6.2f}"
            f"{run['others_cpu']:>6.2f}{run['rss_mb']:>6.0f}{run['kb_per_table']:>9.0f}"
            f"{run['event_bytes']:>8.0f}"
        )
        for error, count in run["errors"].items():
            print(f"{'':<20}{count} × {error}")
