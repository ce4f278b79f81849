"""Replaying a record, event by event. The rules check each event before it is done, so no record does harm."""

from collections.abc import Iterator

import numpy as np

from utopia.boards import BoardMap, playing_board
from utopia.locales import Speaker
from utopia.notation.events import UNSEEN_DISCARD, Event
from utopia.notation.explain import speaker_of
from utopia.notation.impossible import (
    Impossible,
    draw_impossible,
    draw_out_of_turn,
    move_impossible,
    shown_discard_hidden,
    unseen_discard_impossible,
    wrong_receiver,
)
from utopia.notation.model import Record
from utopia.notation.position import parse_position
from utopia.notation.words import NotationError
from utopia.rules import (
    CHANCE,
    NOBODY,
    OUTCOMES,
    Boards,
    Refusal,
    States,
    Step,
    answer,
    chance_outcomes,
    discard_unseen,
    empty_states,
    next_dealt,
    play,
    seen_by,
    start,
    who_may_decide,
    why_not,
)

_DEAL = int(Step.DEAL)
_DISCARD = int(Step.DISCARD)
_ALLOWED = int(Refusal.ALLOWED)


class ImpossibleEventError(NotationError):
    """An event that no rule allows in its place, or that its viewer cannot know."""

    def __init__(self, index: int, impossible: Impossible, board_map: BoardMap) -> None:
        self.index = index
        """Number of the event in the record, from 0."""
        self.impossible = impossible
        super().__init__(impossible.phrase)
        self._map = board_map

    def __str__(self) -> str:
        return self.told(speaker_of(self._map))

    def told(self, speaker: Speaker) -> str:
        """The event, its fault, and the rule."""
        event = speaker.say("record-event", number=str(self.index + 1))
        return f"{event}: {self.impossible.told(speaker)} [{self.impossible.rule}]"


class Replayer:
    """A record under replay: ``states`` after the events done so far, ``step`` does the next.

    A redacted record is played on its viewer's view. A choice of discards that the record names because it was shown
    later is kept apart, so ``states`` never says more than the viewer knew at the time.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.boards = playing_board(record.board, record.edition, record.players)
        self.done = 0
        """The number of events played so far."""
        self.dealt_to = NOBODY
        """The seat that got the card of the last event, if it was one."""
        self._origin = record.origin
        self._state = _first(record, self.boards)
        self._step = self._state["step"]
        self._view = self._state
        if record.viewer is not None:
            seen_by(self.boards, self._state, record.viewer, self._state)
            self._view = self._state.copy()
        self._unseen: list[int] = []
        self._outcomes = np.zeros(OUTCOMES, np.int32)
        self._weights = np.zeros(OUTCOMES, np.int32)

    @property
    def states(self) -> States:
        """The position, or the viewer's view of it. The array changes with every step: copy it to keep it."""
        return self._view

    def __iter__(self) -> Iterator[Event]:
        """Play all remaining events, one by one."""
        while self.done < len(self.record.events):
            yield self.step()

    def step(self) -> Event:
        """Play the next event; ImpossibleEventError if it breaks a rule, and then nothing has changed."""
        event = self.record.events[self.done]
        impossible = self._answer(event) if event.seat == CHANCE else self._play(event)
        if impossible is not None:
            raise ImpossibleEventError(self.done, impossible, self.record.board)
        if self.record.viewer is not None:
            seen_by(self.boards, self._state, self.record.viewer, self._view)
        self.done += 1
        return event

    def outcomes(self) -> list[int]:
        """Return the possible answers of chance now; empty if it is not asked."""
        return self.chances()[0]

    def chances(self) -> tuple[list[int], list[int]]:
        """Return the possible answers of chance now, and their likelihoods as whole numbers."""
        count = int(chance_outcomes(self.boards, self._state, self._outcomes, self._weights))
        return self._outcomes[:count].tolist(), self._weights[:count].tolist()

    def _answer(self, event: Event) -> Impossible | None:
        possible = self.outcomes()
        receiver = NOBODY
        if self._step[0] == _DEAL:
            receiver = int(next_dealt(self.boards, self._state))
        if event.code not in possible:
            if not possible:
                return draw_out_of_turn(self.boards, self._state)
            return draw_impossible(possible, receiver, int(self._step[0]))
        origin = self._origin
        if origin is not None and origin.knows(self.done, event) and origin.dealt_to[self.done] != receiver:
            return wrong_receiver(receiver)
        answer(self.boards, self._state, event.code)
        self.dealt_to = receiver
        return None

    def _play(self, event: Event) -> Impossible | None:
        self.dealt_to = NOBODY
        if event.code == UNSEEN_DISCARD:
            return self._discard_unseen(event.seat)
        refusal = int(why_not(self.boards, self._state, event.seat, event.code))
        if refusal != _ALLOWED:
            return move_impossible(self.record.board, self.boards, self._state, event, Refusal(refusal))
        if self._unseen and self._shows_discards(event.seat):
            return shown_discard_hidden(self._unseen[0])
        play(self.boards, self._state, event.seat, event.code)
        return None

    def _discard_unseen(self, seat: int) -> Impossible | None:
        owes = self._step[0] == _DISCARD and seat >= 0 and bool(int(who_may_decide(self._state)) >> seat & 1)
        if self.record.viewer is None or seat == self.record.viewer or not owes:
            return unseen_discard_impossible(seat, self.record.viewer, owes)
        if self._shows_discards(seat):
            return shown_discard_hidden(seat)
        discard_unseen(self.boards, self._state, seat)
        self._unseen.append(seat)
        return None

    def _shows_discards(self, seat: int) -> bool:
        """Return whether this seat's choice is the last, so that all choices lie open after it (R-CARD-2)."""
        return self._step[0] == _DISCARD and int(who_may_decide(self._state)) == 1 << seat


def _first(record: Record, boards: Boards) -> States:
    """Return the position with which the record begins. PositionError if it cannot be."""
    if record.begin is not None:
        return parse_position(record.board, boards, record.begin)
    states = empty_states()
    start(boards, states)
    return states


def dealt_seats(record: Record) -> list[int]:
    """Return for each event the seat that a card is dealt to, else NOBODY; ImpossibleEventError if impossible."""
    replayer = Replayer(record)
    return [replayer.dealt_to for _ in replayer]
