"""Verifying a record: the first line that breaks a rule, and the rule."""

from dataclasses import dataclass

import numpy as np

from utopia.boards import BoardMap
from utopia.locales import ENGLISH, Phrase, Speaker
from utopia.notation.events import event_line
from utopia.notation.explain import speaker_of
from utopia.notation.header import RESULT_KEY, header_text, result_line
from utopia.notation.model import Record, Result, Standing
from utopia.notation.replayer import ImpossibleEventError, Replayer
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
    phrase: Phrase
    """What is wrong and what would be right."""
    where: Phrase
    """``line 12`` or, in a JSON twin, ``event 3``."""
    board: BoardMap

    def __str__(self) -> str:
        return self.told(speaker_of(self.board))

    @property
    def place(self) -> str:
        """Where it stands, in English."""
        return ENGLISH.say(self.where)

    @property
    def reason(self) -> str:
        """The phrase in English."""
        return speaker_of(self.board).say(self.phrase).removesuffix(".")

    def told(self, speaker: Speaker) -> str:
        """Where it stands, what it says, what is wrong and by which rule."""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{speaker.say(self.where)}, {self.text!r}: {speaker.say(self.phrase).removesuffix('.')}{rule}"


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
    place = Phrase(f"record-{noun}", {"number": str(line)})
    return Fault(line, text, impossible.rule, impossible.phrase, place, record.board)


def _place(record: Record, index: int) -> tuple[int, str]:
    """The line or number of an event as it was read or, for a record that was never text, as it would be written."""
    if record.origin is not None and index < len(record.origin.places):
        return record.origin.places[index], record.origin.noun
    return header_text(record).count("\n") + index + 1, "line"


def _cut_fault(record: Record) -> Fault | None:
    if record.origin is None or record.origin.cut is None:
        return None
    line = record.origin.cut_place
    return Fault(line, record.origin.cut, "", Phrase("impossible-cut"), _line(line), record.board)


def _result_fault(record: Record, found: Result | None) -> Fault | None:
    if record.result is None or record.result == found:
        return None
    read = result_line(record.result).removeprefix(f"{RESULT_KEY}: ")
    line = record.origin.result_place if record.origin else 0
    place = _line(line) if line else Phrase("record-result")
    if found is None:
        running = Phrase("impossible-result-running", {"read": read})
        return Fault(line, read, _END_RULE, running, place, record.board)
    shown = result_line(found).removeprefix(f"{RESULT_KEY}: ")
    rule = _END_RULE if record.result.reason != found.reason else _PLACES_RULE
    other = Phrase("impossible-result", {"read": read, "found": shown})
    return Fault(line, read, rule, other, place, record.board)


def _line(number: int) -> Phrase:
    return Phrase("record-line", {"number": str(number)})
