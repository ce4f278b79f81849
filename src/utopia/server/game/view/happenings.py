"""The events so far, one by one, as a viewer may know them."""

from typing import Final

import msgspec

from utopia import locales
from utopia.boards import BoardMap
from utopia.notation import explain
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.rules import CHANCE, NOBODY, UNSEEN_CARD, Boards, Phase, Refusal, States, decode, rule_of
from utopia.server.game.messages.view import Happening
from utopia.server.game.view.observation import SPECTATOR, Observation
from utopia.server.web.messages import Phrase
from utopia.server.web.messages import Refusal as Refused

_phrases: Final[dict[tuple[str, int, int, int], Phrase]] = {}
"""(digest of the map, seat, code, receiver of a card) -> the event in words."""
_MOST_PHRASES: Final = 50_000


def event_phrase(board_map: BoardMap, event: Event, dealt_to: int = NOBODY) -> Phrase:
    """Return an event in words; a card needs its receiver."""
    key = board_map.digest, event.seat, event.code, dealt_to
    if (known := _phrases.get(key)) is not None:
        return known
    if len(_phrases) >= _MOST_PHRASES:
        _phrases.clear()
    _phrases[key] = carried(explain.event_phrase(board_map, event, dealt_to))
    return _phrases[key]


def question_phrase(board_map: BoardMap, boards: Boards, states: States) -> Phrase:
    """Return the current decision and its deciders."""
    return carried(explain.question_phrase(board_map, boards, states))


def why_phrase(boards: Boards, states: States) -> Phrase:
    """Return why it is the decider's turn (R-ORDER-2)."""
    return carried(explain.why_phrase(boards, states))


def refused(board_map: BoardMap, refusal: Refusal, code: int) -> Refused | None:
    """Return why a move is refused, and by which rule; None for ALLOWED."""
    if refusal == Refusal.ALLOWED:
        return None
    move = decode(code)
    return Refused(carried(explain.refusal_phrase(board_map, refusal, move)), rule_of(refusal, move.kind) or None)


def carried(phrase: locales.Phrase) -> Phrase:
    """The phrase as it crosses the wire."""
    return Phrase(phrase.id, dict(phrase.words))


MOST_TOLD: Final = 64
"""Happenings in a view; a client that lacks more requests the chronicle."""

_AT_ONCE: Final = 40
"""Happenings that are written without a break, in some milliseconds."""

FEW_TOLD: Final = 12
"""Happenings for a spectator who has just come."""


def happening(seen: Observation, number: int) -> Happening:
    """The event of that number, with the points that it brought."""
    event = seen.event(number)
    is_draw = event.seat == CHANCE
    is_unseen = event.code == (UNSEEN_CARD if is_draw else UNSEEN_DISCARD)
    return Happening(
        number,
        NOBODY if is_draw else event.seat,
        None if is_unseen else event.code,
        event_phrase(seen.map, event, seen.dealt_to(number)),
        _gains(seen, number),
        _ends_round(seen, number),
    )


class Chronicler:
    """Write down, piece by piece, all events as one viewer may know them; written ones stay unchanged."""

    def __init__(self) -> None:
        self.happenings: list[msgspec.Raw] = []
        """Each as JSON."""

    def write(self, seen: Observation) -> bool:
        """Write a piece of the missing part; return whether everything is there now."""
        start = seen.shown_again_from(min(len(self.happenings), seen.events))
        stop = min(start + _AT_ONCE, seen.events)
        written = (msgspec.json.encode(happening(seen, number)) for number in range(start, stop))
        self.happenings[start:] = [msgspec.Raw(text) for text in written]
        return stop == seen.events

    def forget(self, number: int) -> None:
        """That event and all after it were taken back."""
        del self.happenings[number:]


def told_since(seen: Observation, kept: int) -> tuple[int, list[Happening]]:
    """Return the news for a viewer who knows the first ``kept`` events: the first number, and the happenings."""
    start = max(seen.shown_again_from(min(kept, seen.events)), seen.events - MOST_TOLD)
    return start, [happening(seen, number) for number in range(start, seen.events)]


def _gains(seen: Observation, number: int) -> list[tuple[int, int]]:
    before, after = seen.scores_at(number), seen.scores_at(number + 1)
    if before == after:
        return []
    return [(seat, b - a) for seat, (a, b) in enumerate(zip(before, after, strict=True)) if b != a]


def _ends_round(seen: Observation, number: int) -> bool:
    """Whether it ended the last turn of a round, so that phase 3 followed at once."""
    return seen.one_at(number, "phase") == Phase.DEVELOPMENT != seen.one_at(number + 1, "phase")


def lately(seen: Observation) -> int:
    """Return the first event for a viewer who has just come: the one after their own last one."""
    if seen.viewer == SPECTATOR:
        return max(0, seen.events - FEW_TOLD)
    own = (number + 1 for number in reversed(range(seen.events)) if seen.seat_of(number) == seen.viewer)
    return next(own, 0)
