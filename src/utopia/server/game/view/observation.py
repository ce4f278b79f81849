"""One viewer's knowledge of a game: this folder reads positions and events only through it.

Every position is the viewer's projection (R-CARD-4), every event is as they may know it. Data made from an
``Observation`` alone cannot leak more than its viewer knows.
"""

import struct
from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Final

import numpy as np

from utopia import rules
from utopia.boards import BoardMap
from utopia.game import Game
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.rules import CARD_FIRST, CHANCE, NOBODY, UNSEEN_CARD, Boards, States, Step
from utopia.rules.model.state import STATE_DTYPE
from utopia.server.game.view.figures import Figures

_LETTERS: Final = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i"}
_UNREAD: Final = frozenset({"princes", "at_least", "monument_districts", "pile", "must_hold"})
"""Long fields that no view shows as they are."""


def _layout() -> tuple[struct.Struct, dict[str, tuple[slice, int]]]:
    """Return how to unpack a position, and which of its numbers are which field, with the length of its last axis."""
    form, places, at = "<", dict[str, tuple[slice, int]](), 0
    for name in STATE_DTYPE.names or ():
        dtype = STATE_DTYPE.fields[name][0]  # type: ignore[index] # it is a record's
        count = int(np.prod(dtype.shape, dtype=int))
        form += f"{dtype.itemsize}x" if name in _UNREAD else f"{count}{_LETTERS[dtype.base]}"
        if name not in _UNREAD:
            places[name] = slice(at, at + count), dtype.shape[-1] if dtype.shape else 1
            at += count
    return struct.Struct(form), places


_FORM, _PLACES = _layout()


class Numbers:
    """One position as plain numbers: unpacked at once, which is much quicker than NumPy field by field."""

    __slots__ = ("_all",)

    def __init__(self, states: States) -> None:
        self._all = _FORM.unpack(states.tobytes())

    def one(self, field: str) -> int:
        """Return a field that is one number."""
        number: int = self._all[_PLACES[field][0].start]
        return number

    def many(self, field: str) -> list[int]:
        """Return a field's numbers in one row."""
        return list(self._all[_PLACES[field][0]])

    def rows(self, field: str) -> list[list[int]]:
        """Return the rows of a field of two axes."""
        place, length = _PLACES[field]
        return [list(self._all[first : first + length]) for first in range(place.start, place.stop, length)]


_STEPS: Final = {int(step): step for step in Step}
_ENDS_A_TURN: Final = (Step.END, Step.ACT)
SPECTATOR: Final = -1
"""The viewer without a seat, as the protocol writes them."""


def in_the_rules(viewer: int) -> int:
    """The same viewer in the rules' numbering."""
    return rules.SPECTATOR if viewer == SPECTATOR else viewer


class Observation:
    """A game up to a number of events, by default all, as a seat or SPECTATOR may know it at that moment."""

    def __init__(self, game: Game, viewer: int, events: int | None = None) -> None:
        self.viewer: Final = viewer
        self.events: Final = game.length if events is None else events
        self.players: Final = game.players
        self.map: Final[BoardMap] = game.map
        self.board: Final[Boards] = game.board
        self._game = game
        self._positions: dict[int, States] = {}

    @cached_property
    def position(self) -> States:
        """The viewer's projection of the position."""
        return self.at(self.events)

    def hand_of(self, seat: int) -> list[int]:
        """[civilization] -> cards of another's hand, for those to whom it is open: look there before you ask."""
        hand: list[int] = self._game.seen_by(seat, self.events)["hand"][0][seat].tolist()
        return hand

    def at(self, number: int) -> States:
        """The same when ``number`` events had happened."""
        if number not in self._positions:
            viewer = "spectator" if self.viewer == SPECTATOR else self.viewer
            self._positions[number] = self._game.seen_by(viewer, number)
        return self._positions[number]

    @cached_property
    def numbers(self) -> Numbers:
        """The position's fields as plain numbers."""
        return Numbers(self.position)

    @cached_property
    def figures(self) -> Figures:
        """What the rules say of the position."""
        return Figures(self.board, self.position)

    def one_at(self, number: int, field: str) -> int:
        """Return a field that was one number when ``number`` events had happened."""
        return int(self.at(number)[field][0])

    def scores_at(self, number: int) -> list[int]:
        """[seat] -> the score when ``number`` events had happened."""
        scores: list[int] = self.at(number)["score"][0].tolist()
        return scores[: self.players]

    def step(self, number: int | None = None) -> Step:
        """Return the current decision, or the one after ``number`` events."""
        return _STEPS[self.one_at(self.events if number is None else number, "step")]

    def seat_of(self, number: int) -> int:
        """Return the event's author, which is public: a seat or CHANCE."""
        return self._game.event(number).seat

    def turn_ends(self) -> Iterator[int]:
        """Yield the events that end turns, which is public, from the newest to the oldest.

        The end of a named player's building ends none (R-WELCOME-5).
        """
        for number in reversed(self._game.ends):
            if number < self.events and self.step(number) in _ENDS_A_TURN:
                yield number

    def event(self, number: int) -> Event:
        """The event of that number: cards dealt to others and discards not yet shown are unseen."""
        event = self._game.event(number)
        if event.seat == CHANCE:
            is_hidden = event.code >= CARD_FIRST and self.dealt_to(number) != self.viewer
            return Event(CHANCE, UNSEEN_CARD) if is_hidden else event
        return Event(event.seat, UNSEEN_DISCARD) if self._is_chosen_unseen(number, event.seat) else event

    def dealt_to(self, number: int) -> int:
        """Return the receiver of that event's card; NOBODY if it is no card."""
        states = self.at(number)
        return int(rules.next_dealt(self.board, states)) if self.step(number) == Step.DEAL else NOBODY

    def shown_again_from(self, number: int) -> int:
        """Return the first event to tell a viewer who knows the first ``number``.

        If they saw only that discards were chosen and these have been shown since, they are told of them again.
        """
        if self.step(number) != Step.DISCARD or self._is_under_way(number):
            return number
        while number > 0 and self.step(number - 1) == Step.DISCARD:
            number -= 1
        return number

    def _is_chosen_unseen(self, number: int, seat: int) -> bool:
        """Whether it is another's choice of discards before all have chosen (R-CARD-2)."""
        return seat != self.viewer and self.step(number) == Step.DISCARD and self._is_under_way(number)

    def _is_under_way(self, number: int) -> bool:
        """Whether the discarding of that moment is still going on; each round has one."""
        is_same_round = self.one_at(number, "round_number") == self.one_at(self.events, "round_number")
        return is_same_round and self.step() == Step.DISCARD


class ObservationWithHands(Observation):
    """Return the knowledge of a spectator to whom these seats show their hands, and nothing beside those."""

    def __init__(self, game: Game, seats: Collection[int]) -> None:
        super().__init__(game, SPECTATOR)
        self._seats = seats

    @cached_property
    def position(self) -> States:
        """Return the spectator's projection with those hands.

        Snapshot, pile and choices stay as the spectator knows them.
        """
        states = self.at(self.events).copy()
        for seat in self._seats:
            states["hand"][0][seat] = self.hand_of(seat)
        return states
