"""A cluster: the same results as on one machine, also when a machine is lost on the way."""

import builtins
import json
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from tests.arena.playing import small, timeless

from lastroll.arena import RayCluster, Tournament
from lastroll.arena._ray import import_ray
from lastroll.cli import main
from lastroll.rules import LastRollError

BLOCKS = 40
PROGRAM = f"cmd:{sys.executable} -m lastroll engine --bot random"
COMMANDS = (
    ("simulate", "--bots", "greedy,frugal,random", "--games", "20000"),
    ("simulate", "--bots", "greedy,random,greedy", "--games", "20", "--neutral"),
    ("arena", "--bots", "greedy,random", "--blocks", "10", "--luck", "now"),
    ("simulate", "--bots", f"{PROGRAM},greedy", "--games", "10", "--seed", "7"),
    ("arena", "--bots", f"{PROGRAM},greedy", "--blocks", "2", "--luck", "now", "--seed", "7"),
)

# Ray's own: sockets and files that it leaves to the end of the process.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True, scope="module")
def _quiet() -> None:
    with suppress(LastRollError):
        import_ray()


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Yield a cluster of a head that only leads and two machines with a processor each."""
    pytest.importorskip("ray", reason="it is an extra")
    from ray.cluster_utils import Cluster

    made: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    try:
        yield made
    finally:
        made.shutdown()


def test_a_machine_lost_on_the_way_changes_nothing(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    machines = [cluster.add_node(num_cpus=1) for _ in range(2)]
    alone = Tournament(small())
    alone.play(BLOCKS)
    executor = RayCluster(cluster.address)
    try:
        tournament = Tournament(small(), executor=executor)
        seen = 0

        def lose_a_machine() -> None:
            nonlocal seen
            seen += 1
            if seen == BLOCKS:  # of three times as many tables
                cluster.remove_node(machines[0], allow_graceful=False)

        tournament.play(BLOCKS, lose_a_machine)
        assert seen == 3 * BLOCKS
        assert timeless(tournament.outcome()) == timeless(alone.outcome())
        for words in COMMANDS:
            assert _told(capsys, *words, "--ray", cluster.address) == _told(capsys, *words)
    finally:
        executor.close()


def _told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """Return what a command prints as JSON, without what tells of the clock and the machine."""
    assert main([*words, "--rounds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for field in ("seconds", "decisions_per_second", "threads"):
        told.pop(field, None)
    for bot in told.get("bots", []):
        del bot["seconds_per_choice"]
    return told


def test_an_address_where_nobody_is() -> None:
    pytest.importorskip("ray")
    with socket.socket() as mine:  # taken, so nobody else answers, and I do not listen
        mine.bind(("127.0.0.1", 0))
        port = mine.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:port"):
            with pytest.raises(LastRollError) as caught:
                RayCluster(address)
            assert caught.value.code == "arena-ray-away"
            assert caught.value.fields["address"] == address


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_ray(name: str, *more: Any, **others: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *more, **others)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(LastRollError, match="the extra `ray`"):
        RayCluster("auto")
