"""Content types: JSON, or none; a body of another type is never read as JSON."""

import re
from typing import Final

from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.problems.problems import ProblemError

_JSON: Final = re.compile(r"application/(?:[a-z0-9.-]+\+)?json")


def check_kind(doorway: Doorway) -> None:
    """ProblemError 415 if a body says that it is something else."""
    kind = doorway.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind and not doorway.is_safe and not _JSON.fullmatch(kind):
        told = "bodies are read as JSON; send it as application/json"
        raise ProblemError(415, told, "problem-body-kind")
