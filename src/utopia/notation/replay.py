"""The entry points to replay, verify and redact records."""

from collections.abc import Iterator

from utopia.notation.events import Event
from utopia.notation.model import Record
from utopia.notation.redaction import redact
from utopia.notation.replayer import ImpossibleEventError, Replayer
from utopia.notation.verifying import Fault, result_of, verify
from utopia.rules import States

__all__ = ["Fault", "ImpossibleEventError", "Replayer", "redact", "replay", "result_of", "verify"]


def replay(record: Record) -> Iterator[tuple[Event, States]]:
    """Yield each event with the position after it (the viewer's view, if the record is redacted).

    The array is the same every time: copy it to keep it. ImpossibleEventError at the first event that breaks a rule.
    """
    replayer = Replayer(record)
    for event in replayer:
        yield event, replayer.states
