"""A server process with an empty data folder, on loopback, on one core if the machine has two."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

_UTOPIA: Final = (sys.executable, "-c", "import sys; from utopia.cli.main import main; sys.exit(main())")
_LONGEST_START: Final = 120.0
_FILES: Final = 8192
"""Open files that a process may have, if the system lets it."""


@dataclass(frozen=True, slots=True)
class Host:
    """A server that runs."""

    url: str
    pid: int

    def memory_kb(self) -> int:
        """Memory of the server process."""
        return int(self._status("VmRSS"))

    def processor_seconds(self) -> float:
        """Processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _status(self, name: str) -> str:
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines()
        return next(line.split()[1] for line in lines if line.startswith(f"{name}:"))


@contextmanager
def hosted() -> Iterator[Host]:
    """A server, until the block is left; its rules are loaded."""
    _allow_many_files()
    with tempfile.TemporaryDirectory(prefix="utopia-load-") as folder:
        command = [*_UTOPIA, "serve", "--no-browser", "--port", "0", "--data", folder]
        environment = {**os.environ, "UTOPIA_LIMITS": "off", "LC_ALL": "C"}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            try:
                host = _ready(process)
                _share_cores(process.pid)
                yield host
            finally:
                process.send_signal(signal.SIGTERM)
                _end(process)


def _ready(process: "subprocess.Popen[str]") -> Host:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+:(\d+)", line)
    if found is None:
        raise RuntimeError(f"the server did not start; it said {line!r}")
    host = Host(f"http://127.0.0.1:{found[1]}", process.pid)
    httpx.get(f"{host.url}/api/offer", timeout=_LONGEST_START).raise_for_status()
    return host


def _end(process: "subprocess.Popen[str]") -> None:
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()


def _allow_many_files() -> None:
    import resource  # noqa: PLC0415 - there is none on Windows

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(_FILES, hard), hard))


def _share_cores(server: int) -> None:
    """The server on the first core with all its threads, the crowd on the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        for thread in Path(f"/proc/{server}/task").iterdir():
            with contextlib.suppress(ProcessLookupError):  # a thread may end meanwhile
                os.sched_setaffinity(int(thread.name), {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))
