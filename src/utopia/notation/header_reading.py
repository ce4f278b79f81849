"""Reading the head of a record. The reader of every version of the format stays here for ever."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from utopia.boards import BUILTIN_BOARDS, BoardError, BoardMap, board_from_toml
from utopia.notation.fair.model import Fair
from utopia.notation.fair.text import FAIR_KEYS, FairKeyError, read_fair
from utopia.notation.header import (
    FORMATS,
    INLINE,
    INLINE_MARK,
    MAGIC,
    POSITION_KEY,
    RESULT_KEY,
    SPECTATOR_NAME,
    builtin_board,
    checked_date,
    checked_text,
)
from utopia.notation.model import Record, RecordError, Result, Standing
from utopia.notation.position.beginning import begin_line
from utopia.notation.words import NotationError, read_number, read_word
from utopia.rules import PRESETS, RULES_VERSION, SPECTATOR, Edition, EditionError, End, parse_option
from utopia.rules.model.material import MIN_PLAYERS, SEAT_NAMES, SEATS

OPTIONS: Final = Edition().options()
"""Every option with its default."""
BEFORE_OPTIONS: Final = ("title", "date", "rules", "edition")
BEFORE_SEATS: Final = ("board", "digest")
AFTER_SEATS: Final = (*FAIR_KEYS, POSITION_KEY, "view", RESULT_KEY)
KEYS: Final = (*BEFORE_OPTIONS, *OPTIONS, *BEFORE_SEATS, *SEAT_NAMES, *AFTER_SEATS)
END_WORDS: Final = {end.name.lower(): end for end in End if end != End.RUNNING}
_MOST_POINTS: Final = 32767


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of the head and its place."""

    value: str
    place: str


class Fields:
    """The entries of a head by key; each method either returns a value or raises a RecordError with its place."""

    def __init__(self, source: str, entries: Mapping[str, Entry]) -> None:
        self.source = source
        self.entries = entries

    def find(self, key: str) -> Entry | None:
        """Return the entry, or None."""
        return self.entries.get(key)

    def need(self, key: str) -> Entry:
        """Return the entry; a missing one is an error."""
        if key not in self.entries:
            raise RecordError(self.source, "its head", f"{key!r} is missing; a record names {', '.join(needed_keys())}")
        return self.entries[key]

    def fault(self, entry: Entry, sentence: str) -> RecordError:
        """Return an error at the entry."""
        return RecordError(self.source, entry.place, sentence)


def needed_keys() -> tuple[str, ...]:
    """The keys that no head may lack."""
    return ("rules", *OPTIONS, *BEFORE_SEATS, *SEAT_NAMES[:MIN_PLAYERS])


def check_format(source: str, place: str, version: object, what: str = "format") -> None:
    """Refuse a version that this program does not know."""
    if version in FORMATS:
        return
    known = ", ".join(map(str, FORMATS))
    raise RecordError(source, place, f"this record has {what} {version}; this program reads {what} {known}")


def read_head(source: str, lines: Sequence[str]) -> tuple[Record, int]:
    """Return the record without its events, and the number of lines of its head, with the empty line that ends it."""
    if not lines:
        raise RecordError(source, "", f"it is empty; a record begins with '{MAGIC} {FORMATS[-1]}'")
    version = _read_magic(source, lines[0])
    return _READERS[version](source, lines)


def _read_magic(source: str, line: str) -> int:
    match = re.fullmatch(rf"{MAGIC} (\d{{1,9}})", line, re.ASCII)
    if not match:
        raise RecordError(source, "line 1", f"read {line[:60]!r}; a record begins with '{MAGIC} {FORMATS[-1]}'")
    check_format(source, "line 1", int(match[1]))
    return int(match[1])


def _read_format_1(source: str, lines: Sequence[str]) -> tuple[Record, int]:
    entries: dict[str, Entry] = {}
    inline: list[str] = []
    for index, line in enumerate(lines[1:], start=1):
        if not line:
            return record_of(Fields(source, entries), "\n".join(inline) + "\n" if inline else None), index + 1
        if line.startswith(INLINE_MARK):
            inline.append(line[1:].removeprefix(" "))
            continue
        _read_entry(source, entries, line, f"line {index + 1}")
    raise RecordError(source, f"line {len(lines)}", "the head breaks off here; an empty line ends it")


_READERS: Final[dict[int, Callable[[str, Sequence[str]], tuple[Record, int]]]] = {1: _read_format_1}


def _read_entry(source: str, entries: dict[str, Entry], line: str, place: str) -> None:
    key, colon, value = line.partition(":")
    if not colon:
        raise RecordError(source, place, f"read {line[:60]!r}; a line of the head is 'key: value'")
    try:
        read_word(key, KEYS, "key of a record's head")
    except NotationError as error:
        raise RecordError(source, place, str(error)) from None
    if key in entries:
        raise RecordError(source, place, f"{key!r} stands here again; it was read at {entries[key].place}")
    entries[key] = Entry(value.strip(), place)


def record_of(fields: Fields, inline: str | None) -> Record:
    """Return the record that a head describes; RecordError with its place for any fault."""
    rules_version = _rules_version(fields)
    edition, preset = _edition(fields)
    board = _board(fields, inline)
    names = _names(fields)
    return Record(
        board=board,
        edition=edition,
        players=len(names),
        names=names,
        rules_version=rules_version,
        title=_text(fields, "title"),
        date=_date(fields),
        preset=preset,
        viewer=_viewer(fields, len(names)),
        result=read_result(fields, len(names)),
        fair=_fair(fields, len(names)),
        begin=_begin(fields, board, edition, len(names)),
    )


def _rules_version(fields: Fields) -> int:
    entry = fields.need("rules")
    try:
        return read_number(entry.value, 1, RULES_VERSION, "version of the rules that this program knows")
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None


def _edition(fields: Fields) -> tuple[Edition, str | None]:
    options = {}
    for name in OPTIONS:
        entry = fields.need(name)
        try:
            options[name] = parse_option(f"{name}={entry.value}")[1]
            Edition(**{name: options[name]})  # type: ignore[arg-type]
        except EditionError as error:
            raise fields.fault(entry, str(error)) from None
    edition = Edition(**options)  # type: ignore[arg-type]
    return edition, _preset(fields, edition)


def _preset(fields: Fields, edition: Edition) -> str | None:
    entry = fields.find("edition")
    if entry is None:
        return None
    if entry.value not in PRESETS:
        raise fields.fault(entry, f"edition {entry.value!r} is unknown; it is one of {', '.join(PRESETS)}")
    preset = PRESETS[entry.value].options()
    for name, value in edition.options().items():
        if preset[name] != value:
            sentence = f"option {name} is not that of edition {entry.value}; change it, or leave the edition's name out"
            raise fields.fault(fields.need(name), sentence)
    return entry.value


def _board(fields: Fields, inline: str | None) -> BoardMap:
    entry, digest = fields.need("board"), fields.need("digest")
    if entry.value == INLINE:
        board = _inline_board(fields, entry, inline)
    elif entry.value in BUILTIN_BOARDS:
        if inline is not None:
            raise fields.fault(entry, f"the board is named and written out as well; '{INLINE}' if it is written out")
        board = builtin_board(entry.value)
    else:
        known = ", ".join(BUILTIN_BOARDS)
        raise fields.fault(entry, f"board {entry.value!r} is unknown; it is {known}, or '{INLINE}' and written out")
    if digest.value != board.digest:
        sentence = f"the digest is {digest.value!r}, but that of the board is {board.digest}; it is another board"
        raise fields.fault(digest, sentence)
    return board


def _inline_board(fields: Fields, entry: Entry, inline: str | None) -> BoardMap:
    if inline is None:
        raise fields.fault(
            entry, f"the board is missing; after '{INLINE}' its lines follow, each behind '{INLINE_MARK}'"
        )
    try:
        return board_from_toml(inline)
    except BoardError as error:
        first = error.faults[0]
        raise fields.fault(entry, f"the board has {len(error.faults)} fault(s); the first is: {first}") from None


def _names(fields: Fields) -> tuple[str, ...]:
    count = 0
    while count < SEATS and SEAT_NAMES[count] in fields.entries:
        count += 1
    for later in SEAT_NAMES[count:]:
        if entry := fields.find(later):
            raise fields.fault(entry, f"there is a seat {later} but none {SEAT_NAMES[count]}; seats go in order")
    if count < MIN_PLAYERS:
        fields.need(SEAT_NAMES[count])
    return tuple(_text(fields, seat) or "" for seat in SEAT_NAMES[:count])


def _text(fields: Fields, key: str) -> str | None:
    entry = fields.find(key)
    if entry is None:
        return None
    try:
        return checked_text(entry.value, "title" if key == "title" else "name")
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None


def _date(fields: Fields) -> str | None:
    entry = fields.find("date")
    if entry is None:
        return None
    try:
        return checked_date(entry.value)
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None


def _viewer(fields: Fields, players: int) -> int | None:
    entry = fields.find("view")
    if entry is None:
        return None
    try:
        seat = read_word(entry.value, [*SEAT_NAMES[:players], SPECTATOR_NAME], "viewer")
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None
    return SPECTATOR if seat == players else seat


def _begin(fields: Fields, board: BoardMap, edition: Edition, players: int) -> str | None:
    entry = fields.find(POSITION_KEY)
    if entry is None:
        return None
    for key in ("view", *FAIR_KEYS):
        if other := fields.find(key):
            raise fields.fault(other, f"{key!r} does not go with {POSITION_KEY!r}, which tells all and seals nothing")
    try:
        return begin_line(board, edition, players, entry.value)
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None


def _fair(fields: Fields, players: int) -> Fair | None:
    values = {key: entry.value for key in FAIR_KEYS if (entry := fields.find(key))}
    try:
        return read_fair(values, players)
    except FairKeyError as error:
        raise fields.fault(fields.need(error.key), str(error)) from None


def read_result(fields: Fields, players: int) -> Result | None:
    """Return the result, if the head (or the closing line) gives one; ``verify`` checks it."""
    entry = fields.find(RESULT_KEY)
    if entry is None:
        return None
    reason, *places = (part.strip() for part in entry.value.split(";"))
    try:
        read_word(reason, list(END_WORDS), "reason to end")
        standings = tuple(_standing(part, players) for part in places)
        if sorted(standing.seat for standing in standings) != list(range(players)):
            raise NotationError(f"the result names {len(standings)} places; it names each of the {players} seats once")
    except NotationError as error:
        raise fields.fault(entry, str(error)) from None
    return Result(END_WORDS[reason], standings)


def _standing(text: str, players: int) -> Standing:
    words = text.split()
    if len(words) != len(("place", "seat", "score")):
        raise NotationError(f"read {text!r} in the result; a place is written '1 red 54'")
    place = read_number(words[0], 1, players, "place of this game")
    seat = read_word(words[1], SEAT_NAMES[:players], "seat of this game")
    return Standing(place, seat, read_number(words[2], 0, _MOST_POINTS, "number of points"))
