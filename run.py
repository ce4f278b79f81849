#!/usr/bin/env python3
"""Play Utopia, or test it, with nothing but Python and pip.

    python3 run.py               the table in your browser (`python3 run.py play`: at this terminal)
    python3 run.py test          all tests; `test quick` leaves out the slow ones; pytest's options may follow
    python3 run.py ARGUMENTS     the same as `utopia ARGUMENTS`
    python3 run.py extras        also what researchers need: environments, training, tables and plots

The first call fetches uv into .uv and sets Utopia up in .venv, both beside this file. Delete the two to start afresh.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
PINS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NOTE = VENV / "made-from"  # where, from what and for which purpose .venv was made; written last of all
# What the page is built from: a change of it is a reason to set up again.
PAGE = ("hatch_build.py", "ui/*.*", "ui/scripts/*", "ui/public/*", "ui/src/**/*", "src/utopia/locales/*/*.ftl")
UNBUILT = ROOT / "src" / "utopia" / "server" / "page" / "BUILD_FAILED.txt"
MEGABYTES = {"play": 200, "test": 700}
PYTHONS = ">=3.11,<3.16"  # those that the pins have wheels for


def main(arguments: list[str]) -> None:
    """Set up what is missing, then become the command that was asked for."""
    if arguments == ["extras"]:
        set_up("test")
        sys.exit(0)
    if arguments[:1] != ["test"]:
        set_up("play")
        become("utopia", *(arguments or ["serve"]))
    set_up("test")
    os.chdir(ROOT)
    quick = arguments[1:2] == ["quick"]
    chosen = ["-m", "not full", *arguments[2:]] if quick else arguments[1:]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each of many processes compiles all its libraries anew
    become("python", "-m", "pytest", "-n", "2", "--dist", "worksteal", "--durations=20", *chosen)


def set_up(purpose: str) -> None:
    """Make .venv fit to play or to test, unless it is. Of two calls at once the second waits and finds all done."""
    page = (
        file for pattern in PAGE for file in sorted(ROOT.glob(pattern)) if file.is_file() and file.parent.name != "made"
    )
    sources = digest(ROOT / "pyproject.toml", *sorted(PINS.glob("*.txt")), *page)
    if is_ready(sources, purpose):
        return
    with Path(__file__).open(encoding="utf-8") as turn:
        if sys.platform != "win32":
            fcntl.flock(turn, fcntl.LOCK_EX)
        if not is_ready(sources, purpose):
            first = f"Setting Utopia up: about {MEGABYTES[purpose]} MB are fetched, once"
            print("Bringing Utopia up to date" if NOTE.exists() else first, "...", file=sys.stderr)
            make_venv(sources, purpose)


def read_note() -> list[str]:
    """Return folder, sources and purpose of .venv."""
    return NOTE.read_text(encoding="utf-8").split("\n") if NOTE.exists() else ["", "", ""]


def is_ready(sources: str, purpose: str) -> bool:
    """Say whether .venv serves: what is fit to test is fit to play. A page that could not be built is tried again."""
    fit = read_note() in ([str(ROOT), sources, purpose], [str(ROOT), sources, "test"])
    return fit and PYTHON.exists() and not UNBUILT.exists()


def make_venv(sources: str, purpose: str) -> None:
    """Make .venv, or bring it up to date if it was once finished and has not been moved: one to test stays so."""
    uv = fetch_uv()
    made_for, _, made_to = read_note()
    keep_or_clear = "--allow-existing" if made_for == str(ROOT) else "--clear"
    if made_for == str(ROOT) and made_to == "test":
        purpose = "test"
    if NOTE.exists():
        NOTE.unlink()
    python = sys.executable if (3, 11) <= sys.version_info < (3, 16) else PYTHONS
    pins = ["-r", str(PINS / f"{purpose}.txt"), "--build-constraints", str(PINS / "build.txt")]
    env = {"UV_SYSTEM_CERTS": "1", **os.environ}  # trust whom pip trusts, a company's proxy included
    for step in (
        ["venv", "--quiet", "--no-project", keep_or_clear, "--python", python, str(VENV)],
        ["pip", "install", "--quiet", "--python", str(VENV), *pins, "--reinstall-package", "utopia", "-e", str(ROOT)],
    ):
        if subprocess.call([uv, *step], env=env, stdout=sys.stderr) != 0:
            sys.exit("Utopia could not be set up: uv says why above; is the network up?")
    NOTE.write_text("\n".join([str(ROOT), sources, purpose]), encoding="utf-8")


def fetch_uv() -> str:
    """Return uv, which stands whole in a folder named by its pin or not at all; without pip, any uv on the PATH."""
    pin = PINS / "uv.txt"
    with tempfile.TemporaryFile(dir=ROOT):
        pass  # a folder that cannot be written is refused here, in its own words rather than pip's
    home = ROOT / ".uv" / digest(pin)
    if not home.exists():
        if importlib.util.find_spec("pip") is None:
            missing = (
                "Utopia needs pip to set itself up: install it (Debian, Ubuntu: apt install python3-pip) and try again."
            )
            return shutil.which("uv") or sys.exit(missing)
        shutil.rmtree(home.parent, ignore_errors=True)
        part = home.with_suffix(".part")
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--retries",
            "2",
            "--target",
            str(part),
            "-r",
            str(pin),
        ]
        env = {**os.environ, "PIP_REQUIRE_VIRTUALENV": "0", "PIP_USER": "0"}
        pip = subprocess.run(command, env=env, stderr=subprocess.PIPE, text=True, check=False)
        if pip.returncode != 0:
            reasons = [line for line in pip.stderr.splitlines() if line.startswith("ERROR")] or ["nothing"]
            sys.exit(f"Utopia could not fetch uv; is the network up? pip says: {reasons[-1]}")
        part.rename(home)
    return str(home / "bin" / "uv")


def digest(*files: Path) -> str:
    """Name the content of files."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def become(program: str, *arguments: str) -> None:
    """Hand this process over to a program in .venv: its exit status and Ctrl-C are then its own."""
    command = [str(BIN / program), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(command))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as trouble:
        sys.exit(f"Utopia needs a folder of its own, made and writable by you; in this one: {trouble}")
