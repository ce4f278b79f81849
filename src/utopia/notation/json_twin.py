"""The JSON twin of a record: the same content for programs (docs/record-format.md)."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from utopia.boards import board_to_toml
from utopia.notation.fair.model import Fair, Ticket
from utopia.notation.fair.text import COMMITMENT, ENTROPY, FAIR_KEYS, SEATING, SEED, ticket_text
from utopia.notation.header import (
    FORMAT,
    INLINE,
    POSITION_KEY,
    RESULT_KEY,
    builtin_name,
    checked_comment,
    checked_date,
    checked_text,
    option_text,
    viewer_name,
)
from utopia.notation.header_reading import OPTIONS, Entry, Fields, check_format, record_of
from utopia.notation.model import Comment, Origin, Record, RecordError, Result
from utopia.notation.record import BYTE_ORDER_MARK, event_lines, keep_tickets, read_event
from utopia.notation.words import NotationError, read_word
from utopia.rules.model.material import SEAT_NAMES

FORMAT_KEY: Final = "utopia_record"
_TEXTS: Final = ("title", "date", "edition", POSITION_KEY, "view")
_TABLES: Final = ("options", "board", "players")
_FAIR: Final = "fair"
_COMMENTS: Final = "comments"
KEYS: Final = (FORMAT_KEY, "rules", *_TEXTS, *_TABLES, _FAIR, _COMMENTS, "result", "events")
_BOARD_KEYS: Final = ("name", "digest", "toml")


def record_to_json(record: Record) -> str:
    """Write the record as one JSON object, an event a line, ASCII only; ``record_from_json`` gives an equal record."""
    data = {
        FORMAT_KEY: FORMAT,
        "title": None if record.title is None else checked_text(record.title, "title"),
        "date": None if record.date is None else checked_date(record.date),
        "rules": record.rules_version,
        "edition": record.preset,
        "options": record.edition.options(),
        "board": _board_table(record),
        "players": {SEAT_NAMES[seat]: checked_text(name, "name") for seat, name in enumerate(record.names)},
        **({} if record.begin is None else {POSITION_KEY: record.begin}),
        "view": None if record.viewer is None else viewer_name(record.viewer),
        **({} if record.fair is None else {_FAIR: _fair_table(record.fair)}),
        **({_COMMENTS: [_comment_table(one) for one in record.comments]} if record.comments else {}),
        "result": None if record.result is None else _result_table(record.result),
        "events": event_lines(record),
    }
    return json.dumps(data, indent=1) + "\n"


def _board_table(record: Record) -> dict[str, str]:
    name = builtin_name(record.board)
    if name is not None:
        return {"name": name, "digest": record.board.digest}
    return {"name": INLINE, "digest": record.board.digest, "toml": board_to_toml(record.board, geometry=False)}


def _fair_table(fair: Fair) -> dict[str, Any]:
    return {
        COMMITMENT: fair.commitment,
        ENTROPY: {SEAT_NAMES[seat]: value for seat, value in fair.entropy},
        SEATING: list(map(ticket_text, fair.seating)),
        SEED: fair.seed,
    }


def _comment_table(comment: Comment) -> dict[str, Any]:
    return {"events": comment.events, "text": checked_comment(comment.text)}


def _result_table(result: Result) -> dict[str, Any]:
    entries = result.standings
    standings = [{"place": entry.place, "seat": SEAT_NAMES[entry.seat], "score": entry.score} for entry in entries]
    return {"reason": result.reason.name.lower(), "standings": standings}


def record_from_json(text: str, source: str = "the record") -> Record:
    """Read the record of a JSON twin; RecordError is one sentence with the place."""
    twin = _Twin(text, source)
    record = record_of(Fields(source, dict(twin.entries())), twin.inline())
    record.origin = twin.read_events(record)
    return record


class _Twin:
    """A parsed JSON twin; types are checked when they are read."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.data = self._parsed(text)
        if FORMAT_KEY not in self.data:
            raise self._fault("its keys", f"{FORMAT_KEY!r} is missing; it gives the format, {FORMAT}")
        check_format(source, f"key {FORMAT_KEY}", self.data[FORMAT_KEY])
        self._check_keys("its keys", self.data, KEYS)
        self._check_keys("key board", self._table("board"), _BOARD_KEYS)
        self._check_keys("key options", self._table("options"), tuple(OPTIONS))
        self._check_keys("key players", self._table("players"), SEAT_NAMES)

    def _parsed(self, text: str) -> Mapping[str, Any]:
        try:
            data = json.loads(text.removeprefix(BYTE_ORDER_MARK), object_pairs_hook=self._unique)
        except json.JSONDecodeError as error:
            raise self._fault(f"line {error.lineno}", f"this is no JSON ({error.msg}); it is one object") from None
        except (RecursionError, ValueError) as error:
            if isinstance(error, RecordError):
                raise
            raise self._fault("", "lists are nested far too deep or a number is far too long") from None
        if not isinstance(data, dict):
            raise self._fault("", "this JSON is no object; a record is one")
        return data

    def _unique(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        table: dict[str, Any] = {}
        for key, value in pairs:
            if key in table:
                raise self._fault("its keys", f"{key!r} stands twice; once is right")
            table[key] = value
        return table

    def _check_keys(self, place: str, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
        for key in table:
            try:
                read_word(key, known, "key here")
            except NotationError as error:
                raise self._fault(place, str(error)) from None

    def _table(self, key: str) -> Mapping[str, Any]:
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self._fault(f"key {key}", "it is missing or no object; it is one")
        return value

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """Return the head's entries as a text would give them."""
        yield "rules", Entry(str(self.data.get("rules")), "key rules")
        for key in _TEXTS:
            if self.data.get(key) is not None:
                yield key, Entry(self._text(self.data[key], f"key {key}"), f"key {key}")
        for key, value in self._table("options").items():
            if type(value) is not type(OPTIONS[key]):
                right = f"right would be, for example, {json.dumps(OPTIONS[key])}"
                raise self._fault(f"option {key}", f"read {json.dumps(value)[:60]}; {right}")
            yield key, Entry(option_text(value), f"option {key}")
        for seat, name in self._table("players").items():
            yield seat, Entry(self._text(name, f"player {seat}"), f"player {seat}")
        for key, value in (("board", "name"), ("digest", "digest")):
            if value in self._table("board"):
                yield key, Entry(self._text(self._table("board")[value], f"board {value}"), f"board {value}")
        if self.data.get(_FAIR) is not None:
            yield from self._fair(self._table(_FAIR))
        if self.data.get("result") is not None:
            yield RESULT_KEY, Entry(self._result(self._table("result")), "key result")

    def inline(self) -> str | None:
        """Return the text of a board that is written out."""
        toml = self._table("board").get("toml")
        return None if toml is None else self._text(toml, "board toml")

    def _fair(self, table: Mapping[str, Any]) -> Iterator[tuple[str, Entry]]:
        """Return the sealed shuffle as a head would give it."""
        self._check_keys("key fair", table, FAIR_KEYS)
        added, seating = table.get(ENTROPY) or {}, table.get(SEATING) or []
        if not isinstance(added, dict) or not isinstance(seating, list):
            raise self._fault("key fair", "its entropy is no object, or its seating no list")
        texts = {
            COMMITMENT: table.get(COMMITMENT),
            ENTROPY: "; ".join(f"{seat} {value}" for seat, value in added.items()) or None,
            SEATING: "; ".join(map(str, seating)) or None,
            SEED: table.get(SEED),
        }
        for key, text in texts.items():
            if text is not None:
                yield key, Entry(self._text(text, f"fair {key}"), f"fair {key}")

    def _result(self, table: Mapping[str, Any]) -> str:
        """Return the result as a text would give it."""
        standings = table.get("standings")
        if not isinstance(standings, list) or not all(isinstance(entry, dict) for entry in standings):
            raise self._fault("key result", "its standings are no list of objects with place, seat and score")
        places = [f"{entry.get('place')} {entry.get('seat')} {entry.get('score')}" for entry in standings]
        return "; ".join([str(table.get("reason")), *places])

    def read_events(self, record: Record) -> Origin:
        """Read the events into the record."""
        lines = self.data.get("events")
        if not isinstance(lines, list):
            raise self._fault("key events", "it is missing or no list; it is a list of texts")
        dealt: list[int] = []
        tickets: list[Ticket | None] = []
        for number, line in enumerate(lines, start=1):
            try:
                event, dealt_to = read_event(record, self._text(line, f"event {number}"), tickets)
            except RecordError:
                raise
            except NotationError as error:
                raise self._fault(f"event {number}", str(error)) from None
            record.events.append(event)
            dealt.append(dealt_to)
        keep_tickets(record, tickets)
        record.comments = tuple(self._comments(len(lines)))
        numbers = tuple(range(1, len(lines) + 1))
        return Origin(self.source, "event", numbers, tuple(dealt), tuple(record.events))

    def _comments(self, events: int) -> Iterator[Comment]:
        """Return the comments, in the order of the events that stand before them."""
        found = self.data.get(_COMMENTS)
        if found is not None and not isinstance(found, list):
            raise self._fault("key comments", "it is no list of objects with events and text")
        last = 0
        for number, one in enumerate(found or [], start=1):
            place = f"comment {number}"
            if not isinstance(one, dict) or set(one) != {"events", "text"} or type(one["events"]) is not int:
                raise self._fault(place, "it is an object with events, a number, and text")
            if not last <= one["events"] <= events:
                raise self._fault(place, f"{one['events']} events cannot stand before it; {last} to {events} can")
            last = one["events"]
            try:
                yield Comment(last, checked_comment(self._text(one["text"], place)))
            except RecordError:
                raise
            except NotationError as error:
                raise self._fault(place, str(error)) from None

    def _text(self, value: object, place: str) -> str:
        if not isinstance(value, str):
            raise self._fault(place, f"read {json.dumps(value)[:60]}; it is a text")
        return value

    def _fault(self, place: str, sentence: str) -> RecordError:
        return RecordError(self.source, place, sentence)
