"""What a banned person may still do: read, leave, manage their own account, block others."""

import re
from datetime import datetime
from typing import Final

from utopia.server.http.gate.doorway import SAFE_METHODS
from utopia.server.http.problems.problems import ProblemError
from utopia.server.storage.people import Person

_OWN_AFFAIRS: Final = re.compile(r"/api/(?:me|account|accounts|device|relations)(?:/|$)")
_PLAYING: Final = re.compile(r"/api/me/(?:bots|tokens|records)(?:/|$)")
_LEAVING: Final = (
    ("POST", re.compile(r"/api/tables/\w+/leave")),
    ("DELETE", re.compile(r"/api/(?:tables|invitations)/\w+")),
    ("DELETE", re.compile(r"/api/lobby/seek")),
    ("PATCH", re.compile(r"/api/notices/ways/\w+")),
    ("DELETE", re.compile(r"/api/notices/ways/\w+")),
    ("POST", re.compile(r"/api/notices/off/[^/]+")),
)
"""Leaving tables, the lobby and notifications: nobody has to go on getting mail."""


def check_welcome(person: Person | None, method: str, path: str) -> None:
    """Raise ProblemError 403 with the reason and the end, if a ban forbids the request.

    Endpoints that are not listed here are closed to banned people, new ones too.
    """
    if person is None or not person.is_banned or method in SAFE_METHODS:
        return
    is_own = _OWN_AFFAIRS.match(path) and not (_PLAYING.match(path) and method != "DELETE")
    if not is_own and not any(method == way and pattern.fullmatch(path) for way, pattern in _LEAVING):
        raise barred(person)


def barred(person: Person) -> ProblemError:
    """The text for the banned person."""
    until = minute(person.banned_until) if person.banned_until else ""
    reason = (person.banned_why or "-").rstrip(". ")
    detail = f"you are barred from playing and talking here until {until} ({reason}); you can still read and leave"
    return ProblemError(403, detail, "problem-barred", until=until, reason=reason)


def minute(moment: datetime) -> str:
    """As people read it: `2026-12-24 18:00 UTC`."""
    return f"{moment:%Y-%m-%d %H:%M} UTC"
