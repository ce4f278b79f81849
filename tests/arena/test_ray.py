"""The same games on a Ray cluster of two nodes, and what is said where there is none."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("ray")
UTOPIA = str(Path(sys.executable).with_name("utopia"))
WHAT = ("--bots", "greedy,mason,apprentice", "--players", "2,3", "--games", "6", "--seed", "2")
PATIENCE = 300.0
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


NOTED = """
import sys
from pathlib import Path
import ray
from utopia.arena.running import on_ray
from utopia.cli.main import main
folder, played = Path(sys.argv.pop(1)), on_ray._play_there
def noted(tournament, part):
    (folder / ray.get_runtime_context().get_node_id()).touch()
    return played(tournament, part)
on_ray._play_there = noted
main()
"""
"""The command, and each node that plays leaves a file of its name."""


def arena(*words: str, nodes: Path | None = None) -> subprocess.CompletedProcess[str]:
    program = [UTOPIA] if nodes is None else [sys.executable, "-c", NOTED, str(nodes)]
    command = [*program, "--language", "en", "arena", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Its address. Ray warns and prints too much to be run in the process of the tests."""
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-c", CLUSTER]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, env=environment, **pipes) as process:  # type: ignore[call-overload]
        yield process.stdout.readline().strip()
        process.stdin.close()
        process.wait(PATIENCE)


@pytest.mark.full
def test_two_nodes_play_the_same_games(cluster: str, tmp_path: Path) -> None:
    nodes = tmp_path / "nodes"
    nodes.mkdir()
    done = [
        arena(*WHAT, "--out", str(tmp_path / "here"), "--jobs", "1", "--json"),
        arena(*WHAT, "--out", str(tmp_path / "there"), "--ray", cluster, "--json", nodes=nodes),
    ]
    assert [one.returncode for one in done] == [0, 0], done[1].stderr
    assert len(list(nodes.iterdir())) == 2, "each node has played"
    for name in ("games.jsonl", "manifest.json", "summary.json"):
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
    here, there = (json.loads(one.stdout) for one in done)
    assert there["result"] == here["result"]
    assert there["timing"]["jobs"] == 2
    assert "ray" not in done[1].stderr.lower(), "Ray itself says nothing"


@pytest.mark.full
@pytest.mark.parametrize("speaks", [False, True])
def test_where_no_cluster_answers_it_is_told_in_time(speaks: bool, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        if not speaks:
            server.close()
        began = time.monotonic()
        done = arena(*WHAT, "--out", str(tmp_path / "run"), "--ray", address)
        assert time.monotonic() - began < 150, "Ray itself tries for minutes"
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"no Ray cluster answers at {address} (")
    assert done.stdout == ""
    assert not (tmp_path / "run").exists(), "nothing was begun"


def test_what_is_no_address_is_told() -> None:
    from utopia.arena.running.errors import PlayingError  # noqa: PLC0415
    from utopia.arena.running.on_ray import connect  # noqa: PLC0415

    with pytest.raises(PlayingError, match="'nonsense' is not an address of a Ray cluster; write HOST:PORT"):
        connect("nonsense")
