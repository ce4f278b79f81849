"""`utopia serve` and `utopia doctor`, really run."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import commands
from tests.asynchronous import run
from tests.server.conftest import UTOPIA, Server
from tests.server.database.setting import open_storage
from utopia.cli.speaking import speak
from utopia.server.serving import AddressError, free_port, listen, local_url
from utopia.server.settings import is_everywhere, is_loopback

OTHER_LANGUAGES = (("fr", "dossier"), ("it", "cartella"), ("en", "folder"))
MakeServer = Callable[..., Server]
Done = subprocess.CompletedProcess[str]
Here = Callable[..., commands.Done]


def utopia(*arguments: str, **environment: str) -> Done:
    """Run the command to its end."""
    env = {**os.environ, "LC_ALL": "C", **environment}
    done = subprocess.run([*UTOPIA, *arguments], env=env, capture_output=True, text=True, timeout=120, check=False)
    assert "Traceback" not in done.stdout + done.stderr
    return done


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """The command in this process: what ends before anything is served need not load everything anew."""
    monkeypatch.setenv("LC_ALL", "C")
    before = os.umask(0o022)
    yield commands.utopia
    os.umask(before)
    speak("en")


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_is_named_and_another_offered(here: Here, tmp_path: Path) -> None:
    with taken_port() as port:
        done = here("serve", "--port", str(port), "--no-browser", "--data", str(tmp_path))
    assert done.status == 1
    assert done.out == ""
    offered = re.fullmatch(rf"utopia: Port {port} is taken\. Another one is free: .* serve --port (\d+)\n", done.errors)
    assert offered, done.errors
    assert int(offered[1]) > port


def test_an_address_that_is_not_ours(here: Here, tmp_path: Path) -> None:
    done = here("serve", "--host", "192.0.2.1", "--port", "0", "--no-browser", "--data", str(tmp_path))
    assert done.status == 1
    assert "utopia: 192.0.2.1, port 0, cannot be used: " in done.errors


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be(here: Here, tmp_path: Path, port: str) -> None:
    done = here("serve", f"--port={port}", "--no-browser", "--data", str(tmp_path))
    assert (done.status, done.out) == (2, "")
    assert done.errors.startswith(f"utopia: There is no port {port}: choose one from 1 to 65535 ")


def test_data_in_use(server: Server) -> None:
    done = utopia("serve", "--port", "0", "--no-browser", "--data", str(server.data))
    assert done.returncode == 1
    assert done.stderr.startswith("utopia: Another Utopia server (process ")
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_it_is_ready_when_people_can_play(server: Server) -> None:
    answer = httpx.get(f"{server.url}/readyz")
    assert (answer.status_code, answer.json()) == (200, {"ready": True})


def test_stops_in_good_order(make_server: MakeServer) -> None:
    server = make_server()
    began = time.monotonic()
    assert server.stop() in (0, -15)
    assert time.monotonic() - began < 30
    assert server.errors == ""


@pytest.mark.full
def test_lan_says_where_and_what_is_missing(tmp_path: Path) -> None:
    command = [*UTOPIA, "serve", "--lan", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    env = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines: list[str] = []
        for line in process.stdout:
            lines.append(line)
            if "Ctrl-C" in line:
                break
        said = "".join(lines)
        shared = re.search(r"Others in your network open (http://[\d.]+:\d+)/", said)
        if shared:
            assert "plain http" in said
            assert httpx.get(f"{shared[1]}/healthz").status_code == 200
            assert_links_lead_to(shared[1], re.search(r"open at (\S+)/", said))
        else:
            assert "in no network" in said
        process.terminate()


def assert_links_lead_to(shared: str, local: "re.Match[str] | None") -> None:
    """The host at `localhost` is given links that others can use."""
    assert local
    with httpx.Client(base_url=local[1], timeout=120) as host:
        token = host.get("/api/me").json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = host.post("/api/tables", json={"seats": seats}, headers={"x-csrf-token": token}).json()
    assert table["links"]["origin"] == shared
    with httpx.Client(base_url=shared) as friend:
        assert friend.get(f"/api{table['links']['join']}").json()["free"] == 1


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", "Datenordner"), *(pytest.param(*one, marks=pytest.mark.full) for one in OTHER_LANGUAGES)],
)
def test_doctor_speaks_and_counts(here: Here, tmp_path: Path, language: str, word: str) -> None:
    done = here("--language", language, "doctor", "--data", str(tmp_path / "new"))
    lines = done.out.splitlines()
    assert word in lines[0]
    faults = [line for line in lines if line.startswith(("✗", "!!"))]
    assert done.status == (1 if faults else 0)


@pytest.mark.full
def test_doctor_finds_a_damaged_database(here: Here, tmp_path: Path) -> None:
    run(begin(tmp_path / "data"))
    database = tmp_path / "data" / "utopia.db"
    content = bytearray(database.read_bytes())
    content[100:3000] = b"\xff" * 2900
    database.write_bytes(content)
    done = here("doctor", "--data", str(tmp_path / "data"))
    assert done.status == 1
    assert "damaged" in done.out
    again = utopia("serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data"))
    assert again.returncode == 1
    assert again.stderr.splitlines()[-1].startswith("utopia: ")


async def begin(folder: Path) -> None:
    """Make the database that a first start makes."""
    async with open_storage(folder):
        pass


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_what_is_kept_is_for_nobody_else(here: Here, server: Server, tmp_path: Path) -> None:
    assert here("backup", str(tmp_path / "copy.db"), "--data", str(server.data)).status == 0
    assert here("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data")).status == 0
    kept = [*server.data.iterdir(), *(tmp_path / "data").iterdir(), tmp_path / "copy.db"]
    assert {"utopia.db", "copy.db"} <= {file.name for file in kept}
    assert [file for file in kept if file.stat().st_mode & 0o077] == []


def test_ports_and_names() -> None:
    with taken_port() as port:
        with pytest.raises(AddressError) as refused:
            listen("127.0.0.1", port)
        assert refused.value.is_taken
        free = free_port("127.0.0.1", port)
        assert free is not None
        assert free > port
    assert local_url("0.0.0.0", 80) == "http://localhost:80/"
    assert local_url("::1", 80) == "http://[::1]:80/"
    assert [host for host in ("localhost", "127.0.0.9", "::1", "a.localhost", "evil.example") if is_loopback(host)] == [
        "localhost",
        "127.0.0.9",
        "::1",
        "a.localhost",
    ]
    assert is_everywhere("0.0.0.0")
    assert is_everywhere("::")
    assert not is_everywhere("127.0.0.1")


def test_serving_loads_no_rules_before_the_page() -> None:
    code = "import sys, utopia.cli.serve_commands; print('numba' in sys.modules, 'alembic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"
