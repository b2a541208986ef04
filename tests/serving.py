"""`lastroll serve` as a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def start_serving(
    flags: Sequence[str], log: Path, variables: Mapping[str, str], *, own_group: bool = False
) -> tuple[subprocess.Popen[str], str]:
    """Start the service and return it with its address, once it answers.

    Its standard error is appended to `log`. It has no rate limit unless `variables` set one, and a
    process group of its own if Ctrl-C is not meant for it.
    """
    with log.open("a", encoding="utf-8") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-m", "lastroll", "serve", *flags],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "LASTROLL_RATE_LIMIT": "0", **variables},
            start_new_session=own_group,
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    address = re.search(r"(http://\S+)/", line)
    assert address, (line, log.read_text("utf-8"))
    return process, address[1]
