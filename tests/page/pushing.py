"""A server whose time a test pushes on: what takes minutes is there at once, and nobody waits for it."""

import signal
from pathlib import Path

from tests.server.conftest import Server

PUSHED = """
import asyncio, pathlib, signal, sys, time
sys.modules["uvloop"] = None  # its loop has a clock of its own
ahead, file, wall, steady = 0.0, pathlib.Path({file!r}), time.time, time.monotonic
time.time, time.monotonic = (lambda: wall() + ahead), (lambda: steady() + ahead)

def push(*_):
    global ahead
    ahead = float(file.read_text("ascii"))
    asyncio.get_running_loop().call_soon_threadsafe(lambda: None)

signal.signal(signal.SIGUSR1, push)
"""
"""Both of its clocks go on together, so that it does not seem to have slept; and its loop looks at once who is due."""


class Clock:
    """The time of one server, which its maker starts."""

    def __init__(self, folder: Path) -> None:
        self._file, self._ahead = folder / "ahead", 0.0
        self.server = Server(folder / "data", first=PUSHED.format(file=str(self._file)), fresh=True)

    def push(self, seconds: float) -> None:
        """So much passes now."""
        self._ahead += seconds
        self._file.write_text(str(self._ahead), "ascii")
        self.server.signal(signal.SIGUSR1)
