"""The log: one line for each event, as text for people or as JSON for machines, without secrets."""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, TextIO

from utopia.server.metrics import LOGGED

MASK: Final = "***"
_WAYS: Final = "join|watch|device|mail|sign-in|enter|confirm|invite|open|answer|unsubscribe|token|go|off"
_TOKEN_IN_PATH: Final = re.compile(rf"(?i)(/(?:{_WAYS})(?:/[a-z-]{{1,12}})?/)[\w-]{{12,}}")
_NAMED: Final = re.compile(
    r"(?i)\b((?:token|secret|seed|password|passwd|key|code|cookie|authorization|csrf|x-csrf-token)['\"]?\s*[=:]\s*"
    r"['\"]?(?:bearer\s+|basic\s+)?)[^\s'\",;&}]{6,}"
)
_LONG: Final = re.compile(r"(?<![\w/.-])(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})(?![\w/.-])")
"""Sessions, visits, commitments and seeds as they are written."""
_PREFIXED: Final = re.compile(r"\butopia_[a-z]+_[A-Za-z0-9]{16,}")
"""Keys of programs."""
_MAIL: Final = re.compile(r"[\w.+%-]+@[\w-]+(?:\.[\w-]+)+")
_IN_ADDRESS: Final = re.compile(r"(?<=://)[^\s/@]+@")
"""User and password of an address."""


def masked(text: str) -> str:
    """Return the text without credentials and mail addresses."""
    text = _TOKEN_IN_PATH.sub(rf"\g<1>{MASK}", text)
    text = _IN_ADDRESS.sub(f"{MASK}@", text)
    text = _MAIL.sub(MASK, text)
    text = _NAMED.sub(rf"\g<1>{MASK}", text)
    return _PREFIXED.sub(MASK, _LONG.sub(MASK, text))


EVERY: Final = 60.0
"""Seconds between two lines about the same trouble."""
REPEATS: Final = "repeats"
"""Key in a record's ``extra`` that names its error, if the error is not in its text."""
_MOST: Final = 200
"""Troubles that are remembered."""


@dataclass(slots=True)
class _Told:
    at: float
    held_back: int = 0


class OnceAMinute:
    """A filter for a handler: lets the first line about a trouble of the storage through, and then one a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[tuple[str, str, str], _Told] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Return whether to log the line; one that stands for others tells how many."""
        if (trouble := _trouble(record)) is None:
            return True
        key, now = (record.name, str(record.msg), trouble), self._clock()
        told = self._told.get(key)
        if told is not None and now - told.at < EVERY:
            told.held_back += 1
            return False
        if len(self._told) >= _MOST:
            self._told.clear()
        self._told[key] = _Told(now)
        if told is not None and told.held_back:
            record.msg = f"{record.msg} (and {told.held_back} times more since this was last told)"
        return True


def _trouble(record: logging.LogRecord) -> str | None:
    """Return the storage's error, from either place in the record."""
    if (named := getattr(record, REPEATS, None)) is not None:
        return str(named)
    words = record.args if isinstance(record.args, tuple) else ()
    return next((str(trouble) for word in words if (trouble := getattr(word, "trouble", None)) is not None), None)


_ABOUT: Final = ("request", "game", "person")
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_about: Final[ContextVar[Mapping[str, str]]] = ContextVar("about", default=_NOTHING)
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{7,63}")
_LINES: Final = re.compile(r"[\r\n\x85\u2028\u2029]+")
_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
FORMATS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")


def request_id(sent: str | None) -> str:
    """The id that a proxy gave to a request, or a new one if there is none or it is odd."""
    return sent if sent and _REQUEST_ID.fullmatch(sent) else secrets.token_hex(8)


_NOISY: Final = ("httpx", "httpcore", "asyncio", "aiosmtplib", "apprise", "websockets", "alembic.runtime.plugins")
"""Loggers whose lines below warnings are about their internals, or about content of people's messages."""

_REFUSED_HANDSHAKE: Final = "ASGI callable returned without completing handshake."
"""uvicorn calls this an error though the handshake was answered: with a refusal."""


def begin(**about: str) -> None:
    """From here on, in this task and those that it starts, lines are about that: ``request``, ``game``, ``person``."""
    _about.set(dict(about))


def learn(**about: str) -> None:
    """Add context to the running request; without one nothing happens."""
    known = _about.get()
    if isinstance(known, dict):  # also its parent task, not only this task, knows it now
        known.update(about)


class TextFormatter(logging.Formatter):
    """`12:30:01 WARNING utopia.server.game: … (game=pye5x5mfvavw)`; a traceback stands below."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback if there is one."""
        told, about = _told(record), _about_what(record)
        beside = f" ({' '.join(f'{name}={value}' for name, value in about.items())})" if about else ""
        line = f"{_moment(record):%H:%M:%S} {record.levelname} {record.name}: {told}{beside}"
        trace = _trace(record)
        return f"{line}\n{trace}" if trace else line


class JsonFormatter(logging.Formatter):
    """One JSON object a line: `time`, `level`, `logger`, `message`, the context, `trace` if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        moment = _moment(record).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = {"time": moment, "level": record.levelname.lower(), "logger": record.name, "message": _told(record)}
        line |= _about_what(record)
        if trace := _trace(record):
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False)


def configure(form: str = "text", level: str = "warning", stream: TextIO | None = None) -> logging.Handler:
    """Write everything from that level on to standard error, from now on; the handler, to be removed again."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(_is_worth_a_line)
    handler.addFilter(OnceAMinute())
    root = logging.getLogger()
    for old in tuple(root.handlers):
        if isinstance(old.formatter, TextFormatter | JsonFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for noisy in _NOISY:
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    return handler


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Count each line that is a warning or worse."""
    if record.name == "uvicorn.error" and record.msg == _REFUSED_HANDSHAKE:
        return False
    if record.levelno >= logging.WARNING:
        LOGGED.add(record.levelname.lower())
    return True


def _moment(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _told(record: logging.LogRecord) -> str:
    """The message on one line, without secrets, and without letters that would change how a terminal shows it."""
    try:
        text = record.getMessage()
    except Exception:  # noqa: BLE001 - a wrong call of the log must not cost more than its line
        text = str(record.msg)
    return _CONTROLS.sub("�", _LINES.sub(" ⏎ ", masked(text)))


def _trace(record: logging.LogRecord) -> str:
    if record.exc_info and record.exc_info[0] is not None:
        return _CONTROLS.sub("�", masked(logging.Formatter().formatException(record.exc_info)))
    return ""


def _about_what(record: logging.LogRecord) -> dict[str, str]:
    """Return the context of a line: its own, else that of the running request."""
    known = _about.get()
    found = {name: str(getattr(record, name, "") or known.get(name, "")) for name in _ABOUT}
    return {name: masked(value) for name, value in found.items() if value}
