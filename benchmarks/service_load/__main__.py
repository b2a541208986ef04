"""Run one load against one server and print its figures as JSON."""

import argparse
import asyncio
import gc
import importlib
import json
import resource

from benchmarks.service_load._boardgame import BoardgameTable
from benchmarks.service_load._drive import Drive
from benchmarks.service_load._figures import Figures
from benchmarks.service_load._lastroll import LastRollTable
from benchmarks.service_load._table import Table

WIRES: dict[str, type[Table]] = {"lastroll": LastRollTable, "boardgame.io": BoardgameTable}


def main() -> None:
    """Read the arguments, drive, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.service_load")
    parser.add_argument("wire", choices=sorted(WIRES))
    parser.add_argument("load", choices=("pace", "saturation"))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--process", type=int, required=True, help="the server's process number")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--warm-up", type=float, default=8.0)
    parser.add_argument("--seconds", type=float, required=True)
    wanted = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    # Nothing here makes rings of garbage while it measures; a collection would be measured too.
    gc.disable()

    def make(figures: Figures) -> Table:
        return WIRES[wanted.wire](wanted.port, figures)

    drive = Drive(make, wanted.process, wanted.tables, human=wanted.load == "pace")
    factory = None
    loop = "asyncio"
    try:
        factory = importlib.import_module("uvloop").new_event_loop
        loop = "uvloop"
    except ImportError:
        pass
    with asyncio.Runner(loop_factory=factory) as runner:
        result = runner.run(drive.run(wanted.warm_up, wanted.seconds))
    print(json.dumps({"loop": loop, **result}))


if __name__ == "__main__":
    main()
