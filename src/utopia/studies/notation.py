"""A study as a record with variations, and back (docs/record-format.md).

The main line is a record like any other: a reader that knows nothing of studies plays it. Everything else stands in its
comments, behind ``!``.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from utopia.boards import BoardMap
from utopia.game import Game
from utopia.locales import SpokenError
from utopia.notation.events import Event, parse_event
from utopia.notation.model import Comment, Record, RecordError
from utopia.notation.words import NotationError, read_word
from utopia.rules import States
from utopia.studies.tree import COLOURS, Arrow, Mark, Node, Study, check

MARK: Final = "!"
"""What a comment begins with that programs read, too."""
FIRST: Final = f"{MARK} study 1"
"""The first comment of a record with variations."""
OPEN, CLOSE, COMMENT, CHAPTER, ARROW, RING, BY = "(", ")", "#", "chapter", "arrow", "mark", "by"
_BOT: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def about_of(record: Record) -> Record:
    """Return what a study keeps of a record beside its events: map, rules, names and first position."""
    return replace(record, events=[], comments=(), result=None, fair=None, origin=None)


def record_of(study: Study) -> Record:
    """Return the main line as a record, with everything else in its comments."""
    game, events, comments = study.game(), list[Event](), [Comment(0, FIRST)]
    for depth, event, text in _lines(game, study.root, 0):
        if event is not None and depth == 0:
            events.append(event)
        else:
            comments.append(Comment(len(events), _comment_text(depth, text)))
    return replace(study.about, events=events, comments=tuple(comments), result=game.result())


def _comment_text(depth: int, text: str) -> str:
    """Return a line as the text of a comment: people's own stand on the main line as ever."""
    plain = text.removeprefix(COMMENT).strip()
    is_plain = depth == 0 and text.startswith(COMMENT) and not plain.startswith(MARK)
    return plain if is_plain else f"{MARK} {text}"


def _lines(game: Game, node: Node, depth: int) -> Iterator[tuple[int, Event | None, str]]:
    """Yield depth, event (if it is one) and text of all lines from a position on, and play to the end of its line."""
    yield from ((depth, None, text) for text in _notes(game.map, node))
    while node.children:
        first, *others = node.children
        yield depth, first.event, _event_text(game, first)
        yield from ((depth, None, text) for text in _notes(game.map, first))
        for other in others:
            yield from _variation(game, other, depth + 1)
        _go(game, first)
        node = Node(children=first.children)


def _variation(game: Game, node: Node, depth: int) -> Iterator[tuple[int, Event | None, str]]:
    """Yield the lines of a move beside the main line, in brackets."""
    begin = len(game.events)
    yield depth, None, OPEN
    yield depth, node.event, _event_text(game, node)
    _go(game, node)
    yield from _lines(game, node, depth)
    game.undo(begin)
    yield depth, None, CLOSE


def _event_text(game: Game, node: Node) -> str:
    return "" if node.event is None else game.line_of(node.event)


def _go(game: Game, node: Node) -> None:
    if node.event is not None:
        game.apply(node.event)


def _notes(board_map: BoardMap, node: Node) -> Iterator[str]:
    """Yield what is noted at a position."""
    if node.by:
        yield f"{BY} {node.by}"
    if node.chapter:
        yield f"{CHAPTER} {node.chapter}"
    if node.comment:
        yield from (f"{COMMENT} {line}".rstrip() for line in node.comment.split("\n"))
    for arrow in node.arrows:
        start, end = (board_map.districts[number].id for number in (arrow.start, arrow.end))
        yield f"{ARROW} {start} {end} {arrow.colour}"
    for mark in node.marks:
        yield f"{RING} {board_map.districts[mark.district].id} {mark.colour}"


def study_of(record: Record) -> Study:
    """Return the study that a record holds, with or without variations; RecordError names what it cannot be."""
    source = record.origin.source if record.origin else "the record"
    if record.viewer is not None:
        raise RecordError(source, "", "it tells only what one viewer knew; a study needs the full one")
    reading = _Reading(record)
    number, place = 0, ""
    try:
        for number, comment, event in _in_order(record):
            place = f"comment {number}" if event is None else f"event {number}"
            if event is None:
                reading.hear(comment)
            else:
                reading.play(event)
        place = "its end"
        reading.end()
    except SpokenError as error:
        raise RecordError(source, place, str(error)) from None
    return reading.study


def _in_order(record: Record) -> Iterator[tuple[int, str, Event | None]]:
    """Yield number, text and None for each comment, and number, nothing and event for each event."""
    comments = list(enumerate(record.comments, start=1))[::-1]
    for number, event in enumerate([*record.events, None]):
        while comments and (event is None or comments[-1][1].events <= number):
            place, comment = comments.pop()
            yield place, comment.text, None
        if event is not None:
            yield number + 1, "", event


class _Reading:
    """Build a study from the lines of a record."""

    def __init__(self, record: Record) -> None:
        self.study: Final = Study(about_of(record))
        self._game = self.study.game()
        self._path = [self.study.root]
        self._is_study = bool(record.comments) and record.comments[0] == Comment(0, FIRST)
        self._left: list[tuple[list[Node], tuple[list[Event], list[States]]]] = []
        """For each variation that is open: the positions of the line that was left, and its last event."""

    def play(self, event: Event) -> None:
        """Go on by an event of the main line."""
        if self._left:
            raise NotationError(f"a variation is still open; a line '{MARK} {CLOSE}' closes it")
        self._add(event)

    def hear(self, text: str) -> None:
        """Read a comment."""
        if not self._is_study or not text.startswith(MARK):
            self._comment(text)
        elif text != FIRST:
            self._obey(text.removeprefix(MARK).strip())

    def end(self) -> None:
        """Check what can be checked at the end."""
        if self._left:
            raise NotationError("a variation is not closed")
        for _, _, node in self.study.nodes():
            node.comment = node.comment.strip()
        self.study.check_size()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        words = rest.split()
        match word:
            case "(" if not rest:
                self._open()
            case ")" if not rest:
                self._close()
            case "#":
                self._comment(rest)
            case "chapter":
                self._path[-1].chapter = rest.strip()
            case "by":
                self._path[-1].by = self._bot(rest.strip())
            case "arrow":
                start, end, colour = self._drawn(words, 2)
                self._path[-1].arrows += (Arrow(start, end, COLOURS[colour]),)
            case "mark":
                district, colour = self._drawn(words, 1)
                self._path[-1].marks += (Mark(district, COLOURS[colour]),)
            case _:
                self._vary(line)

    def _comment(self, text: str) -> None:
        node = self._path[-1]
        node.comment = f"{node.comment}\n{text}" if node.comment else text

    def _bot(self, name: str) -> str:
        if self._path[-1].event is None or not _BOT.fullmatch(name):
            raise NotationError(f"read '{BY} {name}'; behind an event the name of the bot that chose it")
        return name

    def _drawn(self, words: Sequence[str], districts: int) -> list[int]:
        if len(words) != districts + 1:
            raise NotationError(f"read {' '.join(words)!r}; it is {districts} district(s) and a colour")
        names = [district.id for district in self._game.map.districts]
        found = [read_word(word, names, "district") for word in words[:-1]]
        return [*found, read_word(words[-1], COLOURS, "colour")]

    def _open(self) -> None:
        if len(self._path) == 1:
            raise NotationError("a variation stands behind the event that it replaces")
        undone = self._game.undo(len(self._game.events) - 1)
        self._left.append((self._path, undone))
        self._path = self._path[:-1]

    def _close(self) -> None:
        if not self._left:
            raise NotationError("no variation is open")
        self._path, (events, positions) = self._left.pop()
        self._game.undo(len(self._path) - 2)
        self._game.adopt(events, positions)

    def _vary(self, line: str) -> None:
        if not self._left:
            raise NotationError(f"read {line!r}; an event of the main line stands without '{MARK}'")
        event, _ = parse_event(self._game.map, line)
        self._add(event)

    def _add(self, event: Event) -> None:
        check(self._game, event)
        self._game.apply(event)
        self._path = [*self._path, self._path[-1].follow(event)]
