"""A study: positions after moves that were made or might have been made, with comments, arrows and marks."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from utopia.game import Game
from utopia.locales import Phrase, SpokenError
from utopia.notation.events import Event
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.model import Record
from utopia.rules import CHANCE, Refusal, decode, why_not

COLOURS: Final = ("green", "red", "blue", "yellow")
"""Colours of arrows and marks; the first is the usual one."""
ROOT: Final = "start"
"""Id of the position with which a study begins."""
MOST_MOVES: Final = 5000
MOST_DRAWN: Final = 40
"""Arrows and marks in a position."""
LONGEST_COMMENT: Final = 4000
LONGEST_CHAPTER: Final = 80
DEEPEST: Final = 40
"""Most variations within one another."""


class StudyError(SpokenError):
    """Something that a study does not have, or cannot hold."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.why = phrase


class UnknownPositionError(StudyError):
    """There is no position of that id."""

    def __init__(self) -> None:
        super().__init__(Phrase("study-no-position"))


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one district to another."""

    start: int
    end: int
    colour: str = COLOURS[0]


@dataclass(frozen=True, slots=True)
class Mark:
    """A ring around a district."""

    district: int
    colour: str = COLOURS[0]


@dataclass(slots=True, eq=False)
class Node:
    """A position, and the event that led to it."""

    event: Event | None = None
    """None: the beginning."""
    by: str = ""
    """The bot that chose the event; empty: none did."""
    comment: str = ""
    chapter: str = ""
    """Name of the chapter that begins here; empty: none does."""
    arrows: tuple[Arrow, ...] = ()
    marks: tuple[Mark, ...] = ()
    children: list["Node"] = field(default_factory=list)
    """The first is the main line, as seen from here."""

    def after(self, event: Event) -> "Node | None":
        """Return the position after that event; None if there is none yet."""
        return next((child for child in self.children if child.event == event), None)

    def follow(self, event: Event, by: str = "") -> "Node":
        """Return the position after that event, which is added, as chosen by that bot, if there is none."""
        found = self.after(event)
        if found is None:
            found = Node(event, by)
            self.children.append(found)
        return found


@dataclass(slots=True, eq=False)
class Study:
    """A tree of positions, and about which game it is."""

    about: Record
    """Map, rules, names and first position; it has neither events nor result."""
    root: Node = field(default_factory=Node)

    def game(self) -> Game:
        """Return a game at the first position; chance is answered by hand."""
        return Game.from_record(self.about)

    def nodes(self) -> Iterator[tuple[str, str, Node]]:
        """Yield (id, id of the position before, position), each line to its end before its variations; the root first.

        An id depends on the events before alone: it stays when other moves are added or deleted.
        """
        yield ROOT, "", self.root
        waiting = [(ROOT, child) for child in reversed(self.root.children)]
        while waiting:
            before, node = waiting.pop()
            id_ = id_after(before, node)
            yield id_, before, node
            waiting += [(id_, child) for child in reversed(node.children)]

    def path(self, id_: str) -> list[Node]:
        """Return all positions from the root to that one. UnknownPositionError."""
        befores, nodes = {}, {}
        for here, before, node in self.nodes():
            befores[here], nodes[here] = before, node
        if id_ not in nodes:
            raise UnknownPositionError
        found = []
        while id_:
            found.append(nodes[id_])
            id_ = befores[id_]
        return found[::-1]

    def game_at(self, id_: str) -> Game:
        """Return the game at a position. UnknownPositionError."""
        game = self.game()
        for node in self.path(id_):
            if node.event is not None:
                game.apply(node.event)
        return game

    def add(self, id_: str, event: Event, by: str = "") -> str:
        """Add an event that is possible after a position, or find it there; return the id of the position after it."""
        return id_after(id_, self.path(id_)[-1].follow(event, by))

    def remove(self, id_: str) -> None:
        """Delete a move with all that follows it. UnknownPositionError if there is none; the beginning stays."""
        path = self.path(id_)
        if path[-1] is self.root:
            raise UnknownPositionError
        path[-2].children.remove(path[-1])

    def promote(self, id_: str) -> None:
        """Make the line that leads to a position the main line. UnknownPositionError."""
        path = self.path(id_)
        for before, node in pairwise(path):
            before.children.remove(node)
            before.children.insert(0, node)

    def check_size(self) -> None:
        """Raise StudyError if it is larger than studies may be."""
        depths = {ROOT: 0}
        firsts = {id(node.children[0]) for _, _, node in self.nodes() if node.children}
        for id_, before, node in self.nodes():
            _check_notes(node)
            if before:
                depths[id_] = depths[before] + (id(node) not in firsts)
        if len(depths) > MOST_MOVES + 1:
            raise StudyError(Phrase("study-too-many-moves", {"most": str(MOST_MOVES)}))
        if max(depths.values()) > DEEPEST:
            raise StudyError(Phrase("study-too-deep", {"most": str(DEEPEST)}))


def _check_notes(node: Node) -> None:
    if len(node.comment) > LONGEST_COMMENT:
        raise StudyError(Phrase("study-long-comment", {"most": str(LONGEST_COMMENT)}))
    if len(node.chapter) > LONGEST_CHAPTER:
        raise StudyError(Phrase("study-long-chapter", {"most": str(LONGEST_CHAPTER)}))
    if len(node.arrows) + len(node.marks) > MOST_DRAWN:
        raise StudyError(Phrase("study-much-drawn", {"most": str(MOST_DRAWN)}))


def id_after(before: str, node: Node) -> str:
    """Return the id of a position by that of the one before."""
    event = node.event
    told = f"{before} {event.seat} {event.code}" if event else ROOT
    return urlsafe_b64encode(hashlib.sha256(told.encode()).digest()[:9]).decode()


def check(game: Game, event: Event) -> None:
    """Raise IllegalMoveError with the rule, or StudyError, if an event is not possible now."""
    if event.seat == CHANCE:
        if event.code not in game.outcomes()[0]:
            raise StudyError(Phrase("study-not-drawn", {"draws": ", ".join(game.draws())}))
        return
    if not 0 <= event.seat < game.players:
        raise StudyError(Phrase("study-no-seat"))
    refusal = Refusal(why_not(game.board, game.state, event.seat, event.code))
    if refusal != Refusal.ALLOWED:
        raise IllegalMoveError(game.map, refusal, decode(event.code))
