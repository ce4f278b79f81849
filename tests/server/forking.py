"""Servers that start in one second instead of three: forked from a process that has loaded all of the server.

Most of a start goes into loading modules, which is the same each time. What is forked runs the same command, with its
own arguments, environment, folder and standard streams, and before it the code by which a test alters the server. Code
that must run before anything is loaded needs a process of its own, and so has the server that most tests share: it is
started as people start theirs.
"""

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, NoReturn

ROOT: Final = Path(__file__).parents[2]
LOADED: Final = (
    "utopia.cli.app",
    "utopia.cli.serve_commands",
    "utopia.game",
    "utopia.server.game.records",
    "utopia.server.game.rooms",
    "alembic.config",
    "alembic.context",
    "fluent.runtime",
)
"""The last half is loaded by a server when it needs it."""
_PROGRAM: Final = "import sys; from tests.server.forking import fork; fork(int(sys.argv[1]))"
_ENVIRONMENT: Final = dict(os.environ)
"""As it is before a test changes it."""
_STREAMS: Final = 3
"""Standard input, output and errors; two pipes follow: one that brings the order, one to tell what became of it."""


class Forked:
    """A server process; as much of ``subprocess.Popen`` as its tests need."""

    def __init__(
        self, arguments: Sequence[str], environment: Mapping[str, str], errors: IO[str], first: str = ""
    ) -> None:
        (in_read, in_write), (out_read, out_write) = os.pipe(), os.pipe()
        (order_read, order_write), (told_read, told_write) = os.pipe(), os.pipe()
        socket.send_fds(_forker(), [b"."], [in_read, out_write, errors.fileno(), order_read, told_write])
        for there in (in_read, out_write, order_read, told_write):
            os.close(there)
        self.stdin, self.stdout = os.fdopen(in_write, "w"), os.fdopen(out_read, encoding="utf-8")
        self._told = os.fdopen(told_read, encoding="utf-8")
        self._returncode: int | None = None
        with os.fdopen(order_write, "w", encoding="utf-8") as order:
            wish = {"argv": ["-c", *arguments], "env": dict(environment), "cwd": str(Path.cwd()), "first": first}
            json.dump(wish, order)
        self.pid = int(self._told.readline())

    def poll(self) -> int | None:
        """Return the exit status; None while it runs."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self._returncode

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit status; subprocess.TimeoutExpired."""
        if self._returncode is None:
            with selectors.DefaultSelector() as selector:
                selector.register(self._told, selectors.EVENT_READ)
                if not selector.select(timeout):
                    raise subprocess.TimeoutExpired("utopia serve", timeout or 0)
            self._returncode = int(self._told.readline())
            self._told.close()
        return self._returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)


@functools.cache
def _forker() -> socket.socket:
    """Start the process that forks; return the line to it. It ends when that is closed, as by the end of the tests."""
    here, there = socket.socketpair()
    with there:
        command = [sys.executable, "-c", _PROGRAM, str(there.fileno())]
        pipes: dict[str, Any] = {"pass_fds": [there.fileno()], "stdin": subprocess.DEVNULL}
        process = subprocess.Popen(command, cwd=ROOT, env=_ENVIRONMENT, **pipes)

    def end() -> None:
        here.close()
        process.wait()

    atexit.register(end)
    return here


def fork(number: int) -> NoReturn:
    """Load the server, then fork a process for each order that comes."""
    for module in LOADED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    line = socket.socket(fileno=number)
    running: dict[int, IO[str]] = {}
    for order, streams in _orders(line, running):
        told = os.fdopen(streams.pop(), "w", encoding="utf-8", buffering=1)
        if (pid := os.fork()) == 0:
            line.close()
            for pipe in (told, *running.values()):
                pipe.close()
            _serve(order, streams)
        running[pid] = told
        print(pid, file=told)
        for given in (order, *streams):
            os.close(given)
    sys.exit()


def _orders(line: socket.socket, running: dict[int, IO[str]]) -> Iterator[tuple[int, list[int]]]:
    """Each order that comes, with its descriptors; meanwhile, tell of each process that ends."""
    awake, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    with selectors.DefaultSelector() as selector:
        selector.register(line, selectors.EVENT_READ)
        selector.register(awake, selectors.EVENT_READ)
        while True:
            ready = {key.fileobj for key, _ in selector.select()}
            if awake in ready:
                os.read(awake, 1 << 10)
                _tell_the_ends(running)
            if line in ready:
                _, given, _, _ = socket.recv_fds(line, 1, _STREAMS + 2)
                if not given:
                    return
                yield given.pop(_STREAMS), given


def _tell_the_ends(running: dict[int, IO[str]]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with running.pop(pid) as told, contextlib.suppress(BrokenPipeError):
            print(os.waitstatus_to_exitcode(status), file=told)


def _serve(order: int, streams: list[int]) -> NoReturn:
    """Be the command, in a process of its own."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    with os.fdopen(order, encoding="utf-8") as orders:
        wish = json.load(orders)
    os.environ.clear()
    os.environ.update(wish["env"])
    os.chdir(wish["cwd"])
    sys.argv = wish["argv"]
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
    exec(wish["first"], {})
    from utopia.cli.main import main  # noqa: PLC0415 - the tests' own process has no use for it

    sys.exit(main())
