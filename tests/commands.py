"""Commands run in the process of the tests: so many starts of Python would take longer than all that is asked."""

import contextlib
import io
from dataclasses import dataclass
from pathlib import Path

from utopia.cli.main import main


@dataclass
class Done:
    """The result of a command: its exit status, and its output."""

    status: int
    out: str
    errors: str


def utopia(*words: str) -> Done:
    """Run it to its end."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as errors:
        status = main(words)
    return Done(status, out.getvalue(), errors.getvalue())


def admin(data: Path, *words: str) -> Done:
    """`utopia admin …` for that data folder, beside its server or without one."""
    return utopia("admin", *words, "--data", str(data))
