"""Servers and their database are killed, stopped and cut off while people play (`bench.faults` does it 300 times)."""

from pathlib import Path

import pytest
from bench.faults.__main__ import found
from bench.faults.running import endure

from tests.asynchronous import run
from tests.postgresql import running
from tests.server.standby.setting import cluster

LONG = 60.0
"""Seconds in which every game goes on, on a machine as busy as ours: how soon is measured, not tested."""
pytestmark = pytest.mark.full


def test_nothing_that_people_were_told_is_lost(tmp_path: Path) -> None:
    with running() as postgresql, cluster(tmp_path, postgresql, 2, "--standby") as servers:
        kinds = sorted(servers.kinds())
        assert len(kinds) == 7
        kinds = [*kinds, *reversed(kinds), "leader killed"]
        outcome = run(endure(servers, kinds, tables=2, pause=0.1, seed=1, silence=LONG))
        assert found(outcome, servers) == []
        assert (outcome.faults, len(outcome.history.moves) > 30) == (15, True)


def test_so_it_is_with_one_server_and_a_file(tmp_path: Path) -> None:
    with cluster(tmp_path, None, 1) as alone:
        kinds = sorted(alone.kinds())
        assert len(kinds) == 4
        outcome = run(endure(alone, kinds, tables=2, pause=0.1, seed=2, silence=LONG))
        assert found(outcome, alone) == []
        assert outcome.faults == 4
