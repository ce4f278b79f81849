"""Windows and macOS as far as Linux can play them: without `fcntl`, forks, process groups, signals and limits."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Server, Visitor, make_server, make_visitor
from tests.server.game.lines import line, play_on
from tests.server.lobby.opening import ME, opened

__all__ = ["make_server", "make_visitor"]

ROOT = Path(__file__).parents[1]
SYSTEMS = ("win32", "darwin")
ASKS = re.compile(
    r"\bos\.name\b|sys\.platform|hasattr\((?:os|signal)|^\s*import (?:fcntl|msvcrt|resource|readline)", re.MULTILINE
)
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="plays the other systems on Linux")


def there(system: str) -> dict[str, str]:
    """The environment of processes on that system."""
    return {"PYTHONPATH": str(ROOT / "tests" / "elsewhere"), "ELSEWHERE": system}


def run(system: str, code: str, *arguments: str) -> str:
    """Run Python there; its output."""
    command = [sys.executable, "-c", code, *arguments]
    env = {**os.environ, **there(system)}
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_stand_ins_stand_in() -> None:
    code = """
import os, sys
from utopia.server.database import folder
from utopia.server import serving
assert (os.name, sys.platform) == ("posix", "linux"), "Python itself stays"
assert (folder.os.name, serving.sys.platform) == ("nt", "win32")
assert not hasattr(folder.os, "fork") and not hasattr(folder, "fcntl") and folder.msvcrt
print(hasattr(os, "fork"))
"""
    assert run("win32", code) == "True\n"


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    """Also between systems with other locks: each asks another process of its own kind."""
    code = """
import subprocess, sys
from pathlib import Path
from utopia.server.database.errors import FolderError
from utopia.server.database.folder import FolderLock, close_to_others, keep_private
folder, role = Path(sys.argv[1]), sys.argv[2]
lock = FolderLock(folder)
if role == "second":
    try:
        lock.take()
    except FolderError as error:
        print(error.words["process"])
    sys.exit()
keep_private()
lock.take()
close_to_others(folder)
print(__import__("os").getpid())
print(subprocess.run([sys.executable, "-c", sys.argv[3], str(folder), "second"], capture_output=True, text=True).stdout)
lock.release()
lock.take()
"""
    for system in SYSTEMS:
        mine, told, *_ = run(system, code, str(tmp_path / system), "first", code).split()
        assert mine == told, "the second is told which process is there"


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_port_is_taken_once_and_files_are_limited(system: str) -> None:
    code = """
from utopia.server.serving import AddressError, free_port, listen, raise_file_limit
raise_file_limit()
with listen("127.0.0.1", 0) as first:
    port = first.getsockname()[1]
    try:
        listen("127.0.0.1", port)
    except AddressError as error:
        print(error.is_taken, free_port("127.0.0.1", port) > port)
"""
    assert run(system, code) == "True True\n"


def test_a_system_that_allows_fewer_files_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource  # noqa: PLC0415 - not everywhere

    from utopia.server.serving import raise_file_limit  # noqa: PLC0415

    tried: list[int] = []

    def refuse(_: int, wanted: tuple[int, int]) -> None:
        tried.append(wanted[0])
        if wanted[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")  # as macOS says

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    raise_file_limit()
    assert tried == [1 << 20, 10_240]


def test_run_py_finds_its_programs_and_becomes_them() -> None:
    code = """
import json, subprocess, sys
import run
called = []
subprocess.call = lambda command: called.append(command) or 7
try:
    run.become("utopia", "serve")
except SystemExit as status:
    print(json.dumps([run.BIN.name, run.PYTHON.name, called[0][1:], status.code]))
"""
    assert json.loads(run("win32", code)) == ["Scripts", "python.exe", ["serve"], 7]


def test_the_terminal_edits_lines_where_it_can() -> None:
    assert run("win32", "from utopia.cli.play.screen import enable_line_editing; enable_line_editing()") == ""
    told = run(
        "win32",
        "from utopia.cli.calling import how_to; import shutil; shutil.which = lambda _: None; print(how_to('x'))",
    )
    assert told == "python run.py x\n"


def asking() -> list[str]:
    """The modules that ask what system they are on, or use what not every system has."""
    found = []
    for file in sorted((ROOT / "src" / "utopia").rglob("*.py")):
        if ASKS.search(file.read_text(encoding="utf-8")):
            parts = file.relative_to(ROOT / "src").with_suffix("").parts
            found.append(".".join(parts).removesuffix(".__init__"))
    return found


@pytest.mark.full
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_module_that_asks_for_its_system_can_be_imported(system: str) -> None:
    names = asking()
    assert {"utopia.server.serving", "utopia.bots.supervision.worker", "utopia.arena.keeping.lines"} <= set(names)
    code = "import importlib, sys; print(len([importlib.import_module(name) for name in sys.argv[1:]]))"
    assert run(system, code, *names) == f"{len(names)}\n"


@pytest.mark.full
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_server_plays_and_ends_well(
    system: str, make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    """Its bots too: their processes begin without limits, and are ended without their group."""
    server = make_server(fresh=True, **there(system))
    host = make_visitor(server)
    table = opened(host, ME, {"kind": "bot", "level": "envoy"}, pace=0)
    with line(host, table["id"]) as socket:
        view = play_on(socket, random.Random(3), 6)
    assert view["events"] > 6
    assert server.stop() in (0, -15)
    assert server.errors == ""
    server.start()
    assert host.get(f"/api/tables/{table['id']}").json()["state"] == "running"
