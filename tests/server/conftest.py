"""A server that really runs: `utopia serve` as a process of its own, on a free port, with an empty data folder."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import httpx
import pytest

from tests.server.forking import Forked
from tests.server.notifications.postbox import Postbox, free_port, postbox
from tests.server.stored import first_start, fresh, kept_in, postgresql, pytest_generate_tests

__all__ = ["first_start", "fresh", "kept_in", "postgresql", "pytest_generate_tests"]

START = 120.0
"""Seconds for a start that may have to compile the rules first."""
LONG = 60.0
"""Seconds within which anything is answered that is answered at all, on a busy machine."""
AUTHORITIES = httpx.create_ssl_context()
"""Read once: it costs more than ten requests, and each client would read them anew, though none here needs them."""
UTOPIA = [sys.executable, "-c", "import sys; from utopia.cli.main import main; sys.exit(main())"]
OFTEN = "from utopia.server.operations import upkeep; upkeep.LOOK = 1.0"
"""What the terminal orders is done within a second, for ``first``."""
NO_BOTS = "from utopia.bots.supervision.crews import Crews; Crews.start = lambda self: None"
"""No bot wakes, which takes longer than most tests; for ``first``."""
LATE_BOTS = """
from utopia.bots.supervision.crews import Crews
class LateCrews(Crews):
    def start(self):
        self._has_begun = False
    def _begin(self):
        if not (self._has_begun or self._is_closed):
            self._has_begun = True
            Crews.start(self)
    @property
    def is_ready(self):
        self._begin()
        return Crews.is_ready.fget(self)
    async def choose(self, *how):
        self._begin()
        return await Crews.choose(self, *how)
from utopia.bots.supervision import crews
crews.Crews = LateCrews
"""
"""Bots wake when they are first needed, which is never in most tests with a server of their own; for ``first``."""
TOLD_SOON = """
from datetime import timedelta
from utopia.server.notifications import service
service.SOON.update(dict.fromkeys(service.SOON, timedelta(seconds=1)))
"""
"""Who does not come to see it is told after a second, for ``first``."""
_LEASH = "import os, threading; threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start(); "
"""Ends the server when its standard input does: with the tests, even if those are killed."""


class Server:
    """One server process. ``start`` again after ``stop`` or ``kill``: data and port stay the same."""

    def __init__(
        self, data: Path, *options: str, limits: bool = False, first: str = "", fresh: bool = False, **settings: str
    ) -> None:
        """``settings`` are variables of its environment: `UTOPIA_LOG="json"`; ``first`` is Python to run first.

        A ``fresh`` one is no fork: nothing of the server is loaded before ``first``.
        """
        self.data, self._options, self._first, self._is_fresh = data, options, first, fresh
        usual = {"LC_ALL": "C", "UTOPIA_LIMITS": "on" if limits else "off", "UTOPIA_EXHIBITION": "off"}
        self._environment = {**os.environ, **usual, **settings}
        self._log = data.with_suffix(".log")
        self._process: subprocess.Popen[str] | Forked | None = None
        self.port = 0
        if self._environment.get("UTOPIA_SMTP"):  # whose links need an address
            self.port = free_port()
            self._environment.setdefault("UTOPIA_ORIGIN", self.url)

    def start(self) -> None:
        """Start and wait for the first answer."""
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data), *self._options]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = (self._begun if self._is_fresh else self._forked)(arguments, log)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found, f"{line}{self.errors}"
        self.port = int(found[1])
        self.wait_for_rules()

    def _begun(self, arguments: list[str], log: IO[str]) -> subprocess.Popen[str]:
        python, option, code = UTOPIA
        command = [python, option, f"{_LEASH}{self._first}\n{code}", *arguments]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=self._environment, stdout=pipe, stderr=log, stdin=pipe, text=True)

    def _forked(self, arguments: list[str], log: IO[str]) -> Forked:
        return Forked(arguments, self._environment, log, self._first)

    def wait_for_rules(self) -> None:
        """Until games can be played: the first request that needs the rules waits for them."""
        assert httpx.get(f"{self.url}/api/offer", timeout=START, verify=AUTHORITIES).status_code == 200, self.errors

    def stop(self) -> int:
        """End it in good order; its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    @property
    def url(self) -> str:
        """Without a slash at the end."""
        return f"http://localhost:{self.port}"

    @property
    def errors(self) -> str:
        """What it has written to standard error."""
        return self._log.read_text(encoding="utf-8")

    def _end(self, number: int) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        if process.poll() is None:
            process.send_signal(number)
        status = process.wait(LONG)
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
        return status


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a session; each comes as a new visitor."""
    running = Server(tmp_path_factory.mktemp("server") / "data", first=OFTEN, fresh=True)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def make_visitor() -> Iterator[Callable[[Server], "Visitor"]]:
    """Makes visitors of any server."""
    made: list[Visitor] = []

    def come(server: Server) -> Visitor:
        made.append(Visitor(server))
        return made[-1]

    yield come
    for visitor in made:
        visitor.http.close()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, to be stopped, killed and started again."""
    made: list[Server] = []

    def make(*options: str, first: str = "", fresh: bool = False, **wishes: Any) -> Server:
        before = "" if fresh or NO_BOTS in first else LATE_BOTS
        running = Server(tmp_path / f"data-{len(made)}", *options, first=before + first, fresh=fresh, **wishes)
        made.append(running)
        running.start()
        return running

    yield make
    for running in made:
        running.kill()


class Visitor:
    """Somebody with a browser of their own: cookies, and the token that goes with every change."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=LONG, verify=AUTHORITIES)
        self.token: str = self.http.get("/api/me").json()["csrf"]

    def get(self, path: str, **words: Any) -> httpx.Response:
        """Read."""
        return self.http.get(path, params=words or None)  # an empty one would take the query of the path away

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Change something."""
        return self.http.request(method, path, json={} if body is None else body, headers={"x-csrf-token": self.token})

    def post(self, path: str, body: Any = None) -> httpx.Response:
        """Change something by POST."""
        return self.send("POST", path, body)

    @property
    def cookies(self) -> str:
        """The header `Cookie`, for a websocket."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


@pytest.fixture
def visit(server: Server, make_visitor: Callable[[Server], Visitor]) -> Callable[[], Visitor]:
    """Makes new visitors of the shared server."""
    return lambda: make_visitor(server)


@pytest.fixture(scope="session")
def box() -> Iterator[tuple[Postbox, int]]:
    with postbox() as received:
        yield received


@pytest.fixture(scope="session")
def mailing(box: tuple[Postbox, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends its mail to the postbox."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("UTOPIA_SMTP", f"smtp://127.0.0.1:{box[1]}")
        environment.setenv("UTOPIA_MAIL_FROM", "Utopia <utopia@play.example>")
        running = Server(tmp_path_factory.mktemp("mailing") / "data")
    try:
        running.start()
        yield running
    finally:
        running.stop()
