"""The refusal for a banned person. What they may still do is declared on the handlers (``while_banned``)."""

from datetime import datetime

from utopia.server.storage.people import Person
from utopia.server.web.problems import ProblemError


def barred(person: Person) -> ProblemError:
    """The text for the banned person."""
    until = minute(person.banned_until) if person.banned_until else ""
    reason = (person.banned_why or "-").rstrip(". ")
    detail = f"you are barred from playing and talking here until {until} ({reason}); you can still read and leave"
    return ProblemError(403, detail, "problem-barred", until=until, reason=reason)


def minute(moment: datetime) -> str:
    """As people read it: `2026-12-24 18:00 UTC`."""
    return f"{moment:%Y-%m-%d %H:%M} UTC"
