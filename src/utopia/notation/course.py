"""The course of a game: its events, and the positions between them. Positions are kept, so that all can be undone."""

from collections.abc import Sequence
from typing import Final

from utopia import rules
from utopia.notation.events import Event
from utopia.rules import CHANCE, NOBODY, Boards, States
from utopia.rules.model.moves import END


class Course:
    """Everything that has happened, and where it led. Events are known to be legal."""

    def __init__(self, board: Boards, players: int, begin: States | None = None) -> None:
        """``begin`` is the first position; by default that of a new game."""
        self.board: Final = board
        self.players: Final = players
        self._events: list[Event] = []
        self._draws_done = 0
        self._ends: list[int] = []
        self._positions: list[States] = [rules.empty_states() if begin is None else begin]
        self._decided: tuple[States, int] | None = None
        """The position that was last asked who decides, and the answer."""
        if begin is None:
            rules.start(self.board, self.state)

    @property
    def state(self) -> States:
        """The position: a record array of one. Copy it before you change it."""
        return self._positions[-1]

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened, draws included."""
        return tuple(self._events)

    @property
    def length(self) -> int:
        """How many events have happened."""
        return len(self._events)

    @property
    def draws_done(self) -> int:
        """How many of them chance has answered."""
        return self._draws_done

    @property
    def ends(self) -> Sequence[int]:
        """The numbers of the events that are an ``end``."""
        return self._ends

    def event(self, number: int) -> Event:
        """One of them, from 0."""
        return self._events[number]

    @property
    def decider(self) -> int:
        """The seat to decide, the first on the track if several are; CHANCE, or NOBODY when the game is over."""
        state, decided = self._positions[-1], self._decided
        if decided is None or decided[0] is not state:
            decided = self._decided = state, int(rules.who_decides(self.board, state))
        return decided[1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decider == NOBODY

    @property
    def awaits_draw(self) -> bool:
        """Whether chance is to answer by hand."""
        return self.decider == CHANCE

    @property
    def seats_to_decide(self) -> tuple[int, ...]:
        """The seats that may decide now, in track order; several only while discarding (R-CARD-2)."""
        mask = int(rules.who_may_decide(self.state))
        if mask & (mask - 1) == 0:
            return (mask.bit_length() - 1,) if mask else ()
        track = self.state["track"][0][: self.players].tolist()
        return tuple(seat for seat in track if mask >> seat & 1)

    def apply(self, event: Event) -> None:
        """Do one event that is known to be legal, without answering for chance after it."""
        after = rules.copied(self.state)
        if event.seat == CHANCE:
            rules.answer(self.board, after, event.code)
        else:
            rules.play(self.board, after, event.seat, event.code)
        self.adopt((event,), (after,))

    def adopt(self, events: Sequence[Event], positions: Sequence[States]) -> None:
        """Do events again that ``undo`` has taken back to this position, without working them out anew."""
        for number, event in enumerate(events, start=len(self._events)):
            if event.seat == CHANCE:
                self._draws_done += 1
            elif event.code == END:
                self._ends.append(number)
        self._events += events
        self._positions += positions

    def undo(self, to: int | None = None) -> tuple[list[Event], list[States]]:
        """Go back to ``to`` events, by default to before the last move of a player; return the rest for ``adopt``."""
        moves = (number for number in reversed(range(len(self._events))) if self._events[number].seat != CHANCE)
        target = next(moves, 0) if to is None else to
        if not 0 <= target <= len(self._events):
            raise ValueError(f"undo to event {target}: the game has {len(self._events)} events")
        undone = self._events[target:], self._positions[target + 1 :]
        del self._events[target:], self._positions[target + 1 :]
        self._draws_done -= sum(event.seat == CHANCE for event in undone[0])
        while self._ends and self._ends[-1] >= target:
            self._ends.pop()
        return undone

    def asked_at(self, event: int) -> int:
        """The step (``rules.Step``) that was asked when that many events had happened."""
        return int(self._positions[event]["step"][0])

    def position_at(self, event: int) -> States:
        """The position when that many events had happened."""
        return rules.copied(self._positions[event])
