"""How this program is called where it runs, to tell people a command that they can copy."""

import os
import shlex
import shutil
import sys
from pathlib import Path

import utopia


def how_to(command: str, path: Path | None = None) -> str:
    """A command line, perhaps for a file: by `utopia` if that is on the PATH, by run.py in a checkout."""
    return f"{_program()} {command}" + (f" {shlex.quote(str(path))}" if path else "")


def _program() -> str:
    if shutil.which("utopia"):
        return "utopia"
    run = Path(utopia.__file__).parents[2] / "run.py"
    if not run.is_file():
        return shlex.quote(sys.argv[0])
    python = "python" if os.name == "nt" else "python3"
    return f"{python} {shlex.quote(_near(run))}"


def _near(path: Path) -> str:
    """The path from here if it lies below, else all of it."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
