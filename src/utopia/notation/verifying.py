"""Verifying a record: the first line that breaks a rule, and the rule."""

from dataclasses import dataclass

import numpy as np

from utopia.notation.events import event_line
from utopia.notation.header import RESULT_KEY, header_text, result_line
from utopia.notation.model import Record, Result, Standing
from utopia.notation.replayer import ImpossibleEventError, Replayer
from utopia.notation.sentences import say
from utopia.rules import NOBODY, Boards, End, States, places, who_decides
from utopia.rules.model.material import SEATS

_END_RULE = "R-END-1"
_PLACES_RULE = "R-END-2"


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a record."""

    line: int
    """Line of the text, from 1; in a JSON twin the number of the event."""
    text: str
    """What stands there."""
    rule: str
    """Identifier of the rule it breaks; empty if it is a matter of the format."""
    reason: str
    """What is wrong and what would be right."""
    place: str
    """``line 12`` or, in a JSON twin, ``event 3``."""

    def __str__(self) -> str:
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.place}, {self.text!r}: {self.reason}{rule}"


def verify(record: Record) -> Fault | None:
    """Play the whole record by the rules; None if all of it keeps them, else the first fault.

    Draws are checked against what chance could answer, moves against the rules, the result against the standings.
    """
    replayer = Replayer(record)
    try:
        for _ in replayer:
            pass
    except ImpossibleEventError as error:
        return _event_fault(replayer, error)
    return _cut_fault(record) or _result_fault(record, result_of(replayer.boards, replayer.states))


def result_of(boards: Boards, states: States) -> Result | None:
    """How the game has ended, or None while it goes on."""
    if who_decides(boards, states) != NOBODY:
        return None
    place_of, state = np.zeros(SEATS, np.int32), states[0]
    places(boards, states, place_of)
    order = [int(seat) for seat in state["track"][: int(state["players"])]]
    standings = tuple(Standing(int(place_of[seat]), seat, int(state["score"][seat])) for seat in order)
    return Result(End(int(state["end_reason"])), standings)


def _event_fault(replayer: Replayer, error: ImpossibleEventError) -> Fault:
    record, impossible = replayer.record, error.impossible
    line, noun = _place(record, error.index)
    event = record.events[error.index]
    origin = record.origin if record.origin and record.origin.knows(error.index, event) else None
    text = event_line(record.board, event, origin.dealt_to[error.index] if origin else NOBODY)
    return Fault(line, text, impossible.rule, impossible.reason, f"{noun} {line}")


def _place(record: Record, index: int) -> tuple[int, str]:
    """The line or number of an event as it was read or, for a record that was never text, as it would be written."""
    if record.origin is not None and index < len(record.origin.places):
        return record.origin.places[index], record.origin.noun
    return header_text(record).count("\n") + index + 1, "line"


def _cut_fault(record: Record) -> Fault | None:
    if record.origin is None or record.origin.cut is None:
        return None
    line = record.origin.cut_place
    return Fault(line, record.origin.cut, "", say("impossible-cut"), f"line {line}")


def _result_fault(record: Record, found: Result | None) -> Fault | None:
    if record.result is None or record.result == found:
        return None
    read = result_line(record.result).removeprefix(f"{RESULT_KEY}: ")
    line = record.origin.result_place if record.origin else 0
    place = f"line {line}" if line else "its result"
    if found is None:
        return Fault(line, read, _END_RULE, say("impossible-result-running", read=read), place)
    shown = result_line(found).removeprefix(f"{RESULT_KEY}: ")
    rule = _END_RULE if record.result.reason != found.reason else _PLACES_RULE
    return Fault(line, read, rule, say("impossible-result", read=read, found=shown), place)
