"""`run.py`, really run: in a copy, with an empty home and nothing on the PATH but Python."""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ["run.py", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements", "src", "ui"]
BUILT = ("__pycache__", "node_modules", "page")  # not in a fresh checkout
PYTHON = Path(sys.base_prefix) / ("python.exe" if os.name == "nt" else "bin/python3")
OF_THE_MACHINE = ("PIP_", "UV_", "SSL_", "HTTP", "NO_PROXY", "http", "no_proxy", "SYSTEMROOT")
PATIENCE = {"PIP_DEFAULT_TIMEOUT": "30", "UV_HTTP_TIMEOUT": "30"}
Done = subprocess.CompletedProcess[str]


def has_pip(python: Path | str) -> bool:
    return subprocess.run([python, "-c", "import pip"], capture_output=True, check=False).returncode == 0


needs_pip = pytest.mark.skipif(not has_pip(PYTHON), reason="no Python with pip")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what run.py needs into a folder with a space in its name."""
    copy = tmp_path / "a fresh checkout"
    copy.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns(*BUILT))
        else:
            shutil.copy(ROOT / name, copy / name)
    return copy


def run(checkout: Path, *arguments: str, python: Path = PYTHON, env: dict[str, str] | None = None) -> Done:
    """Call run.py from another folder; what it says, it must say in time and without a traceback."""
    home = checkout.parent / "home"
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if name.startswith(OF_THE_MACHINE)}
    bare = {**kept, "HOME": str(home), "USERPROFILE": str(home), "PATH": str(python.parent)}
    bare |= PATIENCE | (env or {})
    command = [str(python), str(checkout / "run.py"), *arguments]
    nothing = subprocess.DEVNULL
    done = subprocess.run(
        command, cwd=home, env=bare, timeout=400, stdin=nothing, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture
def downloads() -> str:
    """Share what uv fetched before, so that the tests do not fetch it each time."""
    return os.environ.get("UV_CACHE_DIR") or str(Path("~/.cache/uv").expanduser())


@pytest.mark.full
@needs_pip
def test_a_fresh_checkout_plays(checkout: Path, downloads: str) -> None:
    broken = checkout / ".uv" / "bin"  # as an interrupted first call may leave it
    broken.mkdir(parents=True)
    (broken / "uv").touch()
    (checkout / ".venv").mkdir()

    first = run(checkout, "--help", env={"UV_CACHE_DIR": downloads})
    assert first.returncode == 0, first.stderr
    assert "play" in first.stdout

    offline = {"PIP_NO_INDEX": "1", "UV_OFFLINE": "1"}
    again = run(checkout, "--help", env=offline)
    assert (again.returncode, again.stdout, again.stderr) == (0, first.stdout, "")
    assert run(checkout, "no-such-command", env=offline).returncode not in (0, 126, 127)
    serves_without_arguments(checkout, offline)
    stays_fit_to_test(checkout, downloads)


def stays_fit_to_test(checkout: Path, downloads: str) -> None:
    """After a change of the sources a call to play must not take away what the tests need."""
    note = checkout / ".venv" / "made-from"
    folder, sources, purpose = note.read_text(encoding="utf-8").split("\n")
    assert purpose == "play"
    note.write_text(f"{folder}\nolder sources\ntest", encoding="utf-8")
    updated = run(checkout, "--version", env={"UV_CACHE_DIR": downloads})
    assert updated.returncode == 0, updated.stderr
    assert "Bringing Utopia up to date" in updated.stderr
    assert note.read_text(encoding="utf-8").split("\n") == [folder, sources, "test"]
    assert list((checkout / ".venv").glob("*/pytest*")), "pytest, to be called"


def serves_without_arguments(checkout: Path, env: dict[str, str]) -> None:
    """The first of README's two commands: a server with its page, until Ctrl-C."""
    home = {**os.environ, **env, "UTOPIA_DATA": str(checkout / "data"), "LC_ALL": "C", "BROWSER": "true"}
    command = [str(PYTHON), str(checkout / "run.py")]
    with subprocess.Popen(command, env=home, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+/", "".join(process.stdout.readline() for _ in range(2)))
        try:
            assert address
            with urllib.request.urlopen(address[0], timeout=60) as page:
                assert b"<title>" in page.read()
        finally:
            process.send_signal(signal.SIGINT)
    assert process.returncode == 0


@pytest.mark.full
@pytest.mark.skipif(has_pip(sys.executable), reason="the virtual environment has pip")
def test_without_pip_says_so(checkout: Path) -> None:
    done = run(checkout, python=Path(sys.executable), env={"PATH": ""})
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == [
        "Utopia needs pip to set itself up: install it (Debian, Ubuntu: apt install python3-pip) and try again."
    ]


@pytest.mark.full
@needs_pip
def test_without_network_says_so(checkout: Path) -> None:
    done = run(checkout, env={"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull})
    assert done.returncode == 1
    assert "Utopia could not fetch uv; is the network up? pip says: ERROR" in done.stderr.splitlines()[-1]
    assert not (checkout / ".uv").exists() or not list((checkout / ".uv").glob("*/bin"))
