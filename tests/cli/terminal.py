"""The command as a person or a script meets it: in this process, through pipes, or on a terminal of its own."""

import codecs
import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from utopia.cli.main import main

ROOT = Path(__file__).parent.parent.parent
UTOPIA = str(Path(sys.executable).with_name("utopia"))
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][0-9A-Z]?")
PROMPT = re.compile(
    r"(?:^|\n)(?:red|blue|yellow|green|violet|drawn|Who plays|Your turn is over[^\n]*|Press Enter[^\n]*)(?:> |: )$"
)
PATIENCE = 120.0
_TAKE_TERMINAL = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.open(os.ttyname(0), os.O_RDWR); os.execv(sys.argv[1], sys.argv[1:])"
)
"""A session leader that opens a terminal gets it as its own, and Ctrl-C, which tests in the background ignore."""


def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: Sequence[str], typed: str = ""
) -> tuple[int, str, str]:
    """Run in this process with lines typed; status, output and errors."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    status = main(arguments)
    said = capsys.readouterr()
    assert "Traceback" not in said.out + said.err
    return status, said.out, said.err


def run(*arguments: str, typed: str = "", home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command through pipes, with its data in an empty home."""
    done = subprocess.run(
        [UTOPIA, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=_environment(home) | environment,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


def _environment(home: Path) -> dict[str, str]:
    """This machine's, without what would change how the command looks; compiled code stays where it is."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path("~/.cache").expanduser())
    ours = {"XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": cache, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    return kept | {"HOME": str(home), "PYTHONUTF8": "1"} | ours


class Terminal:
    """The command on a terminal of its own. What it writes is kept in ``screen``."""

    def __init__(self, *arguments: str, home: Path, columns: int = 80, **environment: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self._handle = ours
        self.screen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _TAKE_TERMINAL, UTOPIA, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env=_environment(home) | environment,
        )
        os.close(theirs)

    def until_prompt(self) -> str:
        """Return the output up to the next prompt, or to the end; without escape codes."""
        start, deadline = len(self.screen), time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            text = self.plain(start)
            if PROMPT.search(text):
                return text
            if self._is_ready(0.5) and not self._read():
                return self.plain(start)
        raise AssertionError(f"no prompt came: {self.plain(start)[-2000:]}")

    def send(self, line: str, end: str = "\n") -> None:
        """Keys, and Enter."""
        os.write(self._handle, f"{line}{end}".encode())

    def press(self, key: str) -> None:
        """A single key, after a breath: the prompt stands before the program listens to Ctrl-C at it."""
        time.sleep(0.3)
        self.send(key, end="")

    def plain(self, start: int = 0) -> str:
        """Return the output, without escape codes."""
        return ESCAPES.sub("", self.screen[start:]).replace("\r\n", "\n").replace("\r", "")

    def end(self) -> int:
        """Wait for the exit status."""
        while self._is_ready(PATIENCE) and self._read():
            pass
        status = self._process.wait(PATIENCE)
        assert "Traceback" not in self.screen
        return status

    def _is_ready(self, patience: float) -> bool:
        return bool(select.select([self._handle], [], [], patience)[0])

    def _read(self) -> bool:
        try:
            data = os.read(self._handle, 65536)
        except OSError:  # a terminal whose program has gone
            return False
        self.screen += self._decoder.decode(data)
        return bool(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._handle)


def numbers_offered(text: str) -> list[int]:
    """The numbers of the list shown last."""
    shown = re.split(r"You may:|Which\? ", text)[-1]
    return [int(number) for number in re.findall(r"^ *(\d+)\.? +(?=[a-z])", shown, re.MULTILINE)]
