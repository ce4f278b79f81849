"""Kill, stop and cut off servers while people play, and check that nothing they were told is lost.

    .venv/bin/python -m bench.faults [FAULTS [SERVERS [TABLES [SEED]]]]

FAULTS (300) faults happen to SERVERS (3) servers of one PostgreSQL, at which two people play at each of TABLES (4)
tables; with 1 server its data is in a file. PostgreSQL comes with the test requirements.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.postgresql import running

from bench.faults.cluster import Cluster, Server, start_with
from bench.faults.history import disagreements
from bench.faults.running import Outcome, endure
from utopia.server.database.file_home import DATABASE, home_of

_FIRST_PORT = 18_900


@contextlib.contextmanager
def laid_out(servers: int, folder: Path, luck: random.Random) -> Iterator[Cluster]:
    """Servers on one database: a PostgreSQL of their own, or a file if there is one server."""
    ports = range(_FIRST_PORT, _FIRST_PORT + servers)
    if servers == 1:
        yield Cluster([Server(ports[0], folder / "0", start_with([], {}))], luck)
        return
    with running() as postgresql:
        name = postgresql.make("template0")
        start = start_with(["--standby"], {DATABASE: postgresql.address(name)})
        made = [Server(port, folder / str(number), start) for number, port in enumerate(ports)]
        yield Cluster(made, luck, postgresql, name)


def main(arguments: list[str]) -> int:
    """Print what happened; 1 if anything is wrong."""
    faults, servers, tables, seed = (int(each) for each in (arguments + ["300", "3", "4", "1"][len(arguments) :])[:4])
    luck = random.Random(seed)  # noqa: S311 - no secret
    with tempfile.TemporaryDirectory(prefix="utopia-faults-") as name, laid_out(servers, Path(name), luck) as cluster:
        kinds = [luck.choice(sorted(cluster.kinds())) for _ in range(faults)]
        try:
            outcome = asyncio.run(endure(cluster, kinds, tables=tables, pause=1.0, seed=seed, tell=_progress))
            return told(outcome, found(outcome, cluster))
        finally:
            cluster.end()


def _progress(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def found(outcome: Outcome, cluster: Cluster) -> list[str]:
    """Return everything that is wrong."""
    settings = {} if cluster.postgresql is None else {DATABASE: cluster.postgresql.address(cluster.name)}
    database = home_of(str(cluster.servers[0].data), settings).opened()
    try:
        return outcome.troubles + database.read_now(lambda connection: disagreements(outcome.history, connection))
    finally:
        database.close()


def told(outcome: Outcome, wrong: list[str]) -> int:
    """Print a line for each kind of fault, and what is wrong; the exit status."""
    print(f"{outcome.faults} faults, {len(outcome.history.moves)} moves acknowledged, {len(wrong)} disagreements")
    for kind, seconds in sorted(outcome.silences.items()):
        middle = sorted(seconds)[len(seconds) // 2]
        print(f"  {kind}: {len(seconds)} times; every game went on after {middle:.1f} s, at most {max(seconds):.1f} s")
    for sentence in wrong:
        print(f"  wrong: {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
