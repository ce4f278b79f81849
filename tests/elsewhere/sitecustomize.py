"""With this folder on PYTHONPATH, Utopia finds itself on Windows or macOS, as far as its own code can see.

Our modules get stand-ins for `os`, `sys`, `signal` and `socket` that lack what the system lacks; modules that are not
there cannot be imported by them. Python itself and the libraries stay as they are. `ELSEWHERE` names the system: it is
that of all processes that are started, also of those in which bots think.
"""

import builtins
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

SYSTEM = os.environ.get("ELSEWHERE", "win32")
OURS = ("utopia", "run")
GONE: dict[str, dict[str, tuple[str, ...]]] = {
    "win32": {
        "os": (
            *("fork", "forkpty", "killpg", "getuid", "geteuid", "getgid", "getegid", "getpgid", "setsid", "setpgid"),
            *("nice", "register_at_fork", "mkfifo", "statvfs", "sysconf", "uname", "chown", "fchmod", "fchown", "sync"),
            *("sched_getaffinity", "sched_setaffinity", "posix_spawn", "O_NOFOLLOW", "O_DIRECTORY", "O_CLOEXEC"),
        ),
        "signal": (
            *("SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "SIGQUIT", "SIGTSTP"),
            *("setitimer", "ITIMER_REAL", "alarm", "pause", "pthread_sigmask", "pthread_kill", "siginterrupt"),
        ),
        "socket": ("AF_UNIX", "SO_REUSEPORT", "send_fds", "recv_fds"),
        "sys": (),
    },
    "darwin": {
        "os": ("sched_getaffinity", "sched_setaffinity"),
        "signal": ("SIGPWR", "SIGSTKFLT", "SIGRTMIN"),
        "socket": ("AF_NETLINK", "AF_PACKET"),
        "sys": (),
    },
}
NOT_THERE = {
    "win32": ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline", "syslog", "posix"),
    "darwin": (),
}
KNOWN: dict[str, dict[str, dict[str, Any]]] = {
    "win32": {
        "os": {"name": "nt"},
        "sys": {"platform": "win32"},
        "signal": {"CTRL_C_EVENT": 0},
        "socket": {"SO_EXCLUSIVEADDRUSE": socket.SO_REUSEADDR},  # which means there what this means here
    },
    "darwin": {"os": {}, "sys": {"platform": "darwin"}, "signal": {}, "socket": {}},
}


class StandIn(ModuleType):
    """A module of Python as that system has it."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.__dict__["_real"] = real
        self.__dict__["_gone"] = GONE[SYSTEM][real.__name__]
        self.__dict__.update(KNOWN[SYSTEM][real.__name__])

    def __getattr__(self, name: str) -> Any:
        if name in self._gone:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r} on {SYSTEM}")
        return getattr(self._real, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._real, name, value)


def msvcrt() -> ModuleType:
    """Locks of a byte, as on Windows."""
    import fcntl  # noqa: PLC0415 - this is where it may be

    made: Any = ModuleType("msvcrt")
    made.LK_NBLCK, made.LK_UNLCK = 2, 0

    def locking(file: int, mode: int, length: int) -> None:
        kind = fcntl.LOCK_UN if mode == made.LK_UNLCK else fcntl.LOCK_EX | fcntl.LOCK_NB
        fcntl.lockf(file, kind, length, os.lseek(file, 0, os.SEEK_CUR))

    made.locking = locking
    found: ModuleType = made
    return found


STAND_INS = {real.__name__: StandIn(real) for real in (os, sys, signal, socket)}
if SYSTEM == "win32":
    STAND_INS["msvcrt"] = msvcrt()  # type: ignore[assignment] # not one of Python's here
    sys.modules["uvloop"] = None  # type: ignore[assignment] # no such package there
_import = builtins.__import__


def _imported(
    name: str,
    globals: Mapping[str, object] | None = None,  # noqa: A002 - its names, which callers may use
    locals: Mapping[str, object] | None = None,  # noqa: A002
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    importer = globals or {}
    owner = str(importer.get("__package__") or importer.get("__name__") or "").partition(".")[0]
    if level == 0 and owner in OURS:
        if name in NOT_THERE[SYSTEM]:
            raise ModuleNotFoundError(f"No module named {name!r} on {SYSTEM}", name=name)
        if name in STAND_INS:
            return STAND_INS[name]
    return _import(name, globals, locals, fromlist or (), level)


builtins.__import__ = _imported
