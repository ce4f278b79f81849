"""A record as text and back (docs/record-format.md): a head, an empty line, and one event a line.

A program that plays writes ``header_text`` and then appends ``event_line`` after ``event_line``; a kill in the middle
of a line leaves a record that still reads, without that line (``Record.cut``).
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from utopia.notation.events import UNSEEN_DISCARD, Event, event_line, parse_event
from utopia.notation.fair.model import Ticket
from utopia.notation.fair.text import SEED, behind, check_ticket, kept, split_ticket
from utopia.notation.header import RESULT_KEY, checked_comment, header_text, result_line
from utopia.notation.header_reading import Entry, Fields, read_head, read_result
from utopia.notation.model import Comment, Origin, Record, RecordError, Result, Standing
from utopia.notation.replayer import dealt_seats
from utopia.notation.words import NotationError
from utopia.rules import CHANCE

__all__ = [
    "UNSEEN_DISCARD",
    "Comment",
    "Event",
    "Record",
    "RecordError",
    "Result",
    "Standing",
    "event_line",
    "event_lines",
    "header_text",
    "parse_event",
    "parse_record",
    "plain_lines",
    "record_text",
    "result_line",
]

COMMENT: Final = "#"
BYTE_ORDER_MARK: Final = "\ufeff"
"""Byte order mark, which some editors put before the text of a file."""


def record_text(record: Record, *, geometry: bool = False) -> str:
    """Write the whole record; NotationError if an event cannot be played, as a card's line names the seat dealt to.

    With ``geometry`` a map of one's own keeps its drawing.
    """
    return header_text(record, geometry=geometry) + "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    """Write every event, and the comments between them."""
    comments = deque(record.comments)
    for number, line in enumerate([*event_lines(record), None]):
        while comments and (line is None or comments[0].events <= number):
            yield f"{COMMENT} {checked_comment(comments.popleft().text)}".rstrip()
        if line is not None:
            yield line


def event_lines(record: Record) -> list[str]:
    """Write every event."""
    dealt, tickets = dealt_seats(record), iter(record.fair.tickets if record.fair else ())
    return [
        event_line(record.board, event, seat) + (behind(next(tickets, None)) if event.seat == CHANCE else "")
        for event, seat in zip(record.events, dealt, strict=True)
    ]


def parse_record(text: str, source: str = "the record") -> Record:
    """Read a record from a text; RecordError is one sentence with the line. ``verify`` checks the rules.

    Lines may end with CRLF, as some editors and mail programs save them. A last line without its line end is not read
    but kept in ``Record.cut``.
    """
    *lines, rest = plain_lines(text, source).split("\n")
    record, head = read_head(source, lines or ([rest] if rest else []))
    reading = _EventReading(record, source, lines[:head])
    for number, line in enumerate(lines[head:], start=head + 1):
        reading.read(number, line)
    record.origin = reading.origin(rest or None, len(lines) + 1)
    return record


def read_event(record: Record, line: str, tickets: list[Ticket | None]) -> tuple[Event, int]:
    """Parse an event with, perhaps, a ticket, which for a draw is added to ``tickets``; NotationError."""
    text, ticket = split_ticket(line)
    event, dealt_to = parse_event(record.board, text)
    is_draw = event.seat == CHANCE
    check_ticket(ticket, is_draw=is_draw, fair=record.fair)
    if is_draw:
        tickets.append(ticket)
    return event, dealt_to


def keep_tickets(record: Record, tickets: Sequence[Ticket | None]) -> None:
    """Store the tickets of all draws in the record."""
    if record.fair is not None:
        record.fair = replace(record.fair, tickets=kept(tickets))


def _place_of(key: str, head: Sequence[str]) -> int:
    """Return the line of a head with that key; 0 if there is none."""
    return next((number for number, line in enumerate(head, start=1) if line.startswith(f"{key}:")), 0)


def plain_lines(text: str, source: str = "the record") -> str:
    """Return the text as records are written: without byte order mark, and each line ends with LF alone.

    RecordError for a carriage return that ends no line.
    """
    plain = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").removesuffix("\r")
    if (place := plain.find("\r")) >= 0:
        line = f"line {plain.count(chr(10), 0, place) + 1}"
        raise RecordError(source, line, "a carriage return (CR) stands in it; lines end with LF or CRLF")
    return plain


class _EventReading:
    """Read the events of a text, line by line, after its head."""

    def __init__(self, record: Record, source: str, head: list[str]) -> None:
        self._record = record
        self._source = source
        self._places: list[int] = []
        self._dealt: list[int] = []
        self._tickets: list[Ticket | None] = []
        self._comments: list[Comment] = []
        self._result_place = _place_of(RESULT_KEY, head)
        self._seed_place = _place_of(SEED, head)
        self._is_closed = False

    def read(self, number: int, line: str) -> None:
        """Read one line: an event, the result, a comment, or nothing."""
        stripped = line.strip()
        if stripped.startswith(COMMENT):
            self._read_comment(number, stripped)
        if not stripped or stripped.startswith(COMMENT):
            return
        if self._is_closed:
            raise self._fault(number, f"read {line[:60]!r} behind the result; nothing follows it")
        if stripped.startswith(f"{RESULT_KEY}:"):
            self._read_result(number, stripped)
            return
        try:
            event, dealt_to = read_event(self._record, line, self._tickets)
        except NotationError as error:
            raise self._fault(number, str(error)) from None
        self._record.events.append(event)
        self._places.append(number)
        self._dealt.append(dealt_to)

    def _read_comment(self, number: int, line: str) -> None:
        try:
            text = checked_comment(line.removeprefix(COMMENT).strip())
        except NotationError as error:
            raise self._fault(number, str(error)) from None
        self._comments.append(Comment(len(self._record.events), text))

    def _read_result(self, number: int, line: str) -> None:
        if self._record.result is not None:
            raise self._fault(number, "the result stands here again; it was read in the head")
        entry = Entry(line.partition(":")[2].strip(), f"line {number}")
        self._record.result = read_result(Fields(self._source, {RESULT_KEY: entry}), self._record.players)
        self._result_place = number
        self._is_closed = True

    def origin(self, cut: str | None, cut_place: int) -> Origin:
        """Return the origin of everything read."""
        places, dealt = tuple(self._places), tuple(self._dealt)
        events = tuple(self._record.events)
        keep_tickets(self._record, self._tickets)
        self._record.comments = tuple(self._comments)
        return Origin(self._source, "line", places, dealt, events, self._result_place, cut, cut_place, self._seed_place)

    def _fault(self, number: int, sentence: str) -> RecordError:
        return RecordError(self._source, f"line {number}", sentence)
