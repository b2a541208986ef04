"""core/retry.js, run in Node: waits grow with the time that nothing works, and are never equal."""

from __future__ import annotations

import json
import subprocess

from tests.patience import PATIENCE
from tests.web.modules import WEB, node

# The clock stands still but for what is waited, so that a day of trying takes no time.
PROGRAM = """
import { Retry } from "./retry.js";
let clock = 1000;
Object.defineProperty(globalThis, "performance", { value: { now: () => clock } });
const waits = (retry, until) => {
  const found = [];
  for (const begun = clock; clock - begun < until; ) {
    const wait = retry.next();
    found.push([clock - begun, wait]);
    clock += wait;
  }
  return found;
};
const retry = new Retry();
const hour = waits(retry, 3600_000);
retry.reset();
console.log(JSON.stringify({ hour, anew: waits(retry, 1000), other: waits(new Retry(), 60_000) }));
"""


def test_waits_grow_with_the_time_that_nothing_works_and_begin_anew() -> None:
    done = subprocess.run(
        [node(), "--input-type=module", "--eval", PROGRAM],
        cwd=WEB / "core",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    found = json.loads(done.stdout)
    for away, wait in (*found["hour"], *found["other"]):
        middle = min(max(away / 4, 250), 15_000)
        assert 0.75 * middle <= wait <= 1.25 * middle
    assert len(found["hour"]) < 500  # an hour of a service that is away costs it this little
    assert len(found["other"]) < 60
    waits = [wait for _, wait in found["hour"]]
    assert len(set(waits)) == len(waits)
    assert found["anew"][0][1] <= 1.25 * 250
