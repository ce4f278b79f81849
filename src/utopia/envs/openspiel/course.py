"""A game under way for OpenSpiel: the position, everything that led there, and copies of both at little cost."""

from typing import Any, Final, NamedTuple, Optional

import numpy as np

from utopia.envs.setting import EnvironmentFaultError, Setting, make_setting
from utopia.locales import Phrase
from utopia.notation.events import UNSEEN_DISCARD, Event, event_line
from utopia.notation.model import Record
from utopia.notation.record import parse_record, record_text
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    UNSEEN_CARD,
    Step,
    answer,
    chance_outcomes,
    copied,
    empty_states,
    legal_moves,
    next_dealt,
    play,
    start,
    who_decides,
)
from utopia.rules.model.material import SEAT_NAMES

_EMPTY: Final = empty_states()


class Past(NamedTuple):
    """What happened last, and what before it: games that part ways share what they have in common."""

    before: Optional["Past"]
    seat: int
    """A seat, or CHANCE."""
    code: int
    """A move, or what chance answered."""
    dealt_to: int
    """Who got the card, if it was one; else NOBODY."""


class Course:
    """One game. A deep copy shares the setting and the past; pickled, it is the text of its record."""

    __slots__ = ("_texts", "past", "seat", "setting", "states")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.states = copied(_EMPTY)
        self.past: Past | None = None
        self._texts: dict[tuple[int, int, int], str] = {}
        start(setting.boards, self.states)
        self.seat = CHANCE
        """Who is to decide: a seat, CHANCE, or NOBODY when the game is over."""

    def apply(self, code: int) -> None:
        """A legal move of who is to decide, or an answer of chance that is possible; nothing is checked."""
        boards, states = self.setting.boards, self.states
        if self.seat == CHANCE:
            dealt_to = int(next_dealt(boards, states)) if code >= CARD_FIRST else NOBODY
            answer(boards, states, code)
        else:
            dealt_to = NOBODY
            play(boards, states, self.seat, code)
        self.past = Past(self.past, self.seat, code, dealt_to)
        self.seat = int(who_decides(boards, states))

    def legal(self) -> list[int]:
        """The moves of who is to decide, ascending."""
        moves = np.empty(MOST_MOVES, np.int32)
        count = legal_moves(self.setting.boards, self.states, self.seat, moves)
        codes: list[int] = moves[:count].tolist()
        return codes

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its exact probability."""
        drawn = np.empty((2, OUTCOMES), np.int32)
        count = chance_outcomes(self.setting.boards, self.states, drawn[0], drawn[1])
        weights = drawn[1, :count]
        probabilities: list[float] = (weights / weights.sum()).tolist()
        return list(zip(drawn[0, :count].tolist(), probabilities, strict=True))

    def events(self) -> list[Past]:
        """Everything that has happened, the first first."""
        events, past = [], self.past
        while past is not None:
            events.append(past)
            past = past.before
        return events[::-1]

    def seen(self, viewer: int) -> list[tuple[int, int, int]]:
        """The events as a seat or SPECTATOR has seen them: who (a seat or CHANCE), what, who got the card or NOBODY."""
        events, seen = self.events(), []
        choosing = self.choices_under_way(events)
        for number, (_, seat, code, dealt_to) in enumerate(events):
            if seat == CHANCE and code >= CARD_FIRST and dealt_to != viewer:
                seen.append((seat, UNSEEN_CARD, dealt_to))
            elif number >= choosing and seat != viewer:
                seen.append((seat, UNSEEN_DISCARD, dealt_to))
            else:
                seen.append((seat, code, dealt_to))
        return seen

    def lines(self, viewer: int) -> list[str]:
        """The same as a redacted record has it (docs/record-format.md)."""
        return [self._texts.get(event) or self._written(*event) for event in self.seen(viewer)]

    def _written(self, seat: int, code: int, dealt_to: int) -> str:
        """The line of an event, written once."""
        text = event_line(self.setting.map, Event(seat, code), dealt_to)
        return self._texts.setdefault((seat, code, dealt_to), text)

    def choices_under_way(self, events: list[Past]) -> int:
        """The first of those discards that are not yet shown; the number of events if there are none."""
        first = len(events)
        if int(self.states["step"][0]) == Step.DISCARD:
            while events[first - 1].seat != CHANCE:
                first -= 1
        return first

    def record(self) -> Record:
        """The whole game so far."""
        events = [Event(past.seat, past.code) for past in self.events()]
        setting = self.setting
        return Record(setting.map, setting.edition, setting.players, ("",) * setting.players, events=events)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course.__new__(Course)
        for name in ("setting", "past", "seat", "_texts"):
            setattr(twin, name, getattr(self, name))
        twin.states = copied(self.states)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return course_of, (record_text(self.record()),)


def course_of(text: str) -> Course:
    """The game of a record's text; NotationError if it is none.

    Here one seat decides after another: discards that were chosen at once come in the order of the track.
    EnvironmentFaultError if somebody who comes earlier there has not chosen yet.
    """
    record = parse_record(text)
    course = Course(make_setting(record.players, record.board, record.edition))
    left = list(record.events)
    while left:
        following = next((i for i, event in enumerate(left) if event.seat == course.seat), None)
        if following is None:
            raise EnvironmentFaultError(Phrase("envs-record-amid-discards", {"colour": SEAT_NAMES[left[0].seat]}))
        course.apply(left.pop(following).code)
    return course
