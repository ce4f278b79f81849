"""Verifying a record: the first line that breaks a rule, and the rule."""

from dataclasses import dataclass

import numpy as np

from utopia.boards import BoardMap
from utopia.locales import ENGLISH, Phrase, Speaker
from utopia.notation.events import event_line
from utopia.notation.explain import speaker_of
from utopia.notation.fair.checking import DrawCheck, head_fault
from utopia.notation.fair.text import behind
from utopia.notation.header import RESULT_KEY, header_text, result_line
from utopia.notation.model import Record, Result, Standing
from utopia.notation.replayer import ImpossibleEventError, Replayer
from utopia.rules import CHANCE, NOBODY, Boards, End, States, places, who_decides
from utopia.rules.model.material import SEATS

_END_RULE = "R-END-1"
_PLACES_RULE = "R-END-2"


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault of a record."""

    line: int
    """Line of the text, from 1; in a JSON twin the number of the event."""
    text: str
    """The text of the line."""
    rule: str
    """Identifier of the rule it breaks; empty if it is a matter of the format."""
    phrase: Phrase
    """The fault and the right form."""
    where: Phrase
    """The place: ``line 12`` or, in a JSON twin, ``event 3``."""
    board: BoardMap

    def __str__(self) -> str:
        return self.told(speaker_of(self.board))

    @property
    def place(self) -> str:
        """Return the place in English."""
        return ENGLISH.say(self.where)

    @property
    def reason(self) -> str:
        """Return the phrase in English."""
        return speaker_of(self.board).say(self.phrase).removesuffix(".")

    def told(self, speaker: Speaker) -> str:
        """Return the place, the text, the fault and the rule."""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{speaker.say(self.where)}, {self.text!r}: {speaker.say(self.phrase).removesuffix('.')}{rule}"


def verify(record: Record) -> Fault | None:
    """Play the whole record by the rules; None if all of it keeps them, else the first fault.

    Draws are checked against the possible answers of chance and, if the dealer's seed is shown, against it; moves
    against the rules, the result against the standings.
    """
    if fault := _seed_fault(record):
        return fault
    replayer = Replayer(record)
    try:
        if fault := _draw_fault(replayer):
            return fault
    except ImpossibleEventError as error:
        return _fault_at(record, error.index, error.impossible.rule, error.impossible.phrase)
    return _cut_fault(record) or _result_fault(record, result_of(replayer.boards, replayer.states))


def result_of(boards: Boards, states: States) -> Result | None:
    """Return the result of the game, or None while it goes on."""
    if who_decides(boards, states) != NOBODY:
        return None
    place_of, state = np.zeros(SEATS, np.int32), states[0]
    places(boards, states, place_of)
    order = [int(seat) for seat in state["track"][: int(state["players"])]]
    standings = tuple(Standing(int(place_of[seat]), seat, int(state["score"][seat])) for seat in order)
    return Result(End(int(state["end_reason"])), standings)


def _seed_fault(record: Record) -> Fault | None:
    """Return the fault of a seed that is not the sealed one, or of seats that it does not draw."""
    if record.fair is None or (phrase := head_fault(record.fair)) is None:
        return None
    line = record.origin.seed_place if record.origin else 0
    return Fault(line, record.fair.seed or "", "", phrase, _line(line) if line else Phrase("record-seed"), record.board)


def _draw_fault(replayer: Replayer) -> Fault | None:
    """Play all events; return the first draw that is not the sealed one. ImpossibleEventError."""
    check = DrawCheck(replayer.record.fair)
    while replayer.done < len(replayer.record.events):
        chances = replayer.chances()
        event = replayer.step()
        if event.seat == CHANCE and (phrase := check.next(event.code, replayer.dealt_to, *chances)):
            return _fault_at(replayer.record, replayer.done - 1, "", phrase)
    return None


def _fault_at(record: Record, index: int, rule: str, phrase: Phrase) -> Fault:
    line, noun = _place(record, index)
    event = record.events[index]
    origin = record.origin if record.origin and record.origin.knows(index, event) else None
    text = event_line(record.board, event, origin.dealt_to[index] if origin else NOBODY)
    if record.fair is not None and event.seat == CHANCE:
        text += behind(record.fair.ticket(sum(other.seat == CHANCE for other in record.events[:index])))
    return Fault(line, text, rule, phrase, Phrase(f"record-{noun}", {"number": str(line)}), record.board)


def _place(record: Record, index: int) -> tuple[int, str]:
    """Return the line or number of an event as it was read or, for a record that was never text, as it would be."""
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
