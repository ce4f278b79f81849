"""The events so far, one by one, as a viewer may know them."""

from typing import Final

import msgspec

from utopia.notation.events import UNSEEN_DISCARD
from utopia.rules import CHANCE, NOBODY, UNSEEN_CARD, Phase
from utopia.server.protocol.view import Happening
from utopia.server.views.phrases import event_phrase
from utopia.server.views.seen import SPECTATOR, Seen

MOST_TOLD: Final = 64
"""Happenings in a view; a client that lacks more requests the chronicle."""

_AT_ONCE: Final = 40
"""Happenings that are written without a break, in some milliseconds."""

FEW_TOLD: Final = 12
"""Happenings for a spectator who has just come."""


def happening(seen: Seen, number: int) -> Happening:
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

    def write(self, seen: Seen) -> bool:
        """Write a piece of the missing part; return whether everything is there now."""
        start = seen.shown_again_from(min(len(self.happenings), seen.events))
        stop = min(start + _AT_ONCE, seen.events)
        written = (msgspec.json.encode(happening(seen, number)) for number in range(start, stop))
        self.happenings[start:] = [msgspec.Raw(text) for text in written]
        return stop == seen.events

    def forget(self, number: int) -> None:
        """That event and all after it were taken back."""
        del self.happenings[number:]


def told_since(seen: Seen, kept: int) -> tuple[int, list[Happening]]:
    """Return the news for a viewer who knows the first ``kept`` events: the first number, and the happenings."""
    start = max(seen.shown_again_from(min(kept, seen.events)), seen.events - MOST_TOLD)
    return start, [happening(seen, number) for number in range(start, seen.events)]


def _gains(seen: Seen, number: int) -> list[tuple[int, int]]:
    before, after = (seen.numbers_at(n).many("score")[: seen.players] for n in (number, number + 1))
    return [(seat, b - a) for seat, (a, b) in enumerate(zip(before, after, strict=True)) if b != a]


def _ends_round(seen: Seen, number: int) -> bool:
    """Whether it ended the last turn of a round, so that phase 3 followed at once."""
    before, after = (seen.numbers_at(n).one("phase") for n in (number, number + 1))
    return before == Phase.DEVELOPMENT != after


def lately(seen: Seen) -> int:
    """Return the first event for a viewer who has just come: the one after their own last one."""
    if seen.viewer == SPECTATOR:
        return max(0, seen.events - FEW_TOLD)
    own = (number + 1 for number in reversed(range(seen.events)) if seen.seat_of(number) == seen.viewer)
    return next(own, 0)
