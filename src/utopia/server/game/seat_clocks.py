"""The clocks of one room: each runs while its person is to decide, and only then."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from utopia.game import Game
from utopia.rules import Step
from utopia.server.game.messages.view import ClockView
from utopia.server.tables.clocks import Left, SeatTime
from utopia.tables.clocks import (
    Clock,
    Rests,
    Tempo,
    Watch,
    answered,
    begun,
    ended,
    given,
    new_clock,
    passed_on,
    rest_at,
    running,
    runs_out,
    stopped,
    timed_out,
)

REMINDERS: Final = (0.5, 0.1)
"""Shares of a turn's time at which the player is reminded."""
LENIENCE: Final = 0.5
"""Seconds after the end in which an answer that is on its way still arrives."""
_LOW: Final = {"live": 30.0, "slow": 3 * 3600.0}
"""Kind of time control -> seconds from which on a clock is urgent."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a game is."""

    events: int
    turn: tuple[int, ...]
    """Another one for every turn: a player may have two in a row."""


def stand_of(game: Game) -> Stand:
    """How far that game is."""
    state = game.state[0]
    turn = (int(state[field]) for field in ("round_number", "lap", "turn"))
    return Stand(len(game.events), (*turn, int(state["step"] == Step.DISCARD)))


class Clocks:
    """Of all seats. Those in ``changed`` are to be stored soon, those in ``counted`` when there is occasion."""

    def __init__(self, tempo: Tempo | None, watch: Watch, times: Iterable[SeatTime]) -> None:
        self.tempo: Final = tempo
        self.watch: Final = watch
        self.times: Final = list(times)
        self.changed: Final[set[int]] = set()
        self.counted: Final[set[int]] = set()
        self._rests: dict[int, Rests] = {}
        self._turn: tuple[int, ...] | None = None
        if tempo is not None:
            for seat, time in enumerate(self.times):
                if time.clock is None:
                    self._put(seat, new_clock(tempo))

    def wind(self, deciding: Collection[int], at: Stand, rests: dict[int, Rests], *, paused: bool) -> None:
        """These seats of people are to decide now, and no others; ``rests`` are as their players have chosen."""
        if self.tempo is None:
            return
        now, events, is_next = self.watch.now(), at.events, self._turn not in (None, at.turn)
        self._turn = at.turn
        for seat in range(len(self.times)):
            clock = self._clock(seat)
            if seat not in deciding:
                self._put(seat, ended(clock, self.tempo, self._elapsed(seat, now), events))
            elif paused:
                self._put(seat, stopped(clock, self._elapsed(seat, now)))
            elif clock.since is None:
                self._rests[seat] = rests.get(seat, Rests())
                self._put(seat, self._until(seat, begun(clock, self.tempo, now, events), now))
            elif is_next:
                elapsed = self._elapsed(seat, now)
                self._rests[seat] = rests.get(seat, Rests())
                self._put(seat, self._until(seat, passed_on(clock, self.tempo, elapsed, now, events), now))

    def choose_rests(self, seat: int, rests: Rests) -> None:
        """Change nights and holidays; in a running turn only holidays, or moving nights would avoid every deadline."""
        old = self._rests.get(seat)
        self._rests[seat] = rests if old is None else Rests(old.zone, old.quiet, rests.holidays)

    def expired(self) -> list[int]:
        """Seats whose time is over, and not yet noted to be."""
        now = self.watch.now()
        return [
            seat
            for seat, time in enumerate(self.times)
            if time.clock and time.clock.since is not None and not time.clock.is_out
            if time.clock.left + LENIENCE <= self._elapsed(seat, now)
        ]

    def time_out(self, seat: int) -> None:
        """Note it."""
        self._put(seat, timed_out(self._clock(seat)))

    def is_out(self, seat: int) -> bool:
        """Whether a stand-in plays the seat's turn to its end."""
        clock = self.times[seat].clock
        return clock is not None and clock.is_out and clock.since is not None

    def has_left(self, seat: int) -> bool:
        """Whether its player did not decide in time again and again."""
        clock = self.times[seat].clock
        return clock is not None and clock.has_left

    def decided(self, seat: int, *, in_person: bool) -> None:
        """Record a decision for the seat, by its player or by a bot in their place."""
        time = self.times[seat]
        clock = answered(time.clock) if in_person and time.clock is not None else time.clock
        own, others = time.own + in_person, time.others + (not in_person)
        self.times[seat] = msgspec.structs.replace(time, clock=clock, own=own, others=others)
        if self.tempo is not None or self.times[seat].others:
            self.counted.add(seat)

    def give(self, seats: Iterable[int], seconds: float) -> None:
        """More time to these seats, and their time-outs are forgiven."""
        now = self.watch.now()
        for seat in seats if self.tempo is not None else ():
            clock = given(self._clock(seat), seconds)
            self._put(seat, self._until(seat, clock, now) if clock.since is not None else clock)

    def set_left(self, seat: int, left: Left | None) -> None:
        """As it is stored now, since seats have changed hands."""
        self.times[seat] = msgspec.structs.replace(self.times[seat], left=left)

    def reminders(self) -> list[tuple[int, float]]:
        """Return (seat, seconds left) of players to remind now, until they are ``reminded``."""
        due = []
        now = self.watch.now()
        for seat, time in enumerate(self.times):
            if time.clock is None or time.clock.since is None or time.clock.is_out:
                continue
            left = self._left(seat, now)
            if _marks(time.clock, left) > time.clock.warned:
                due.append((seat, left))
        return due

    def reminder(self, seat: int, left: float) -> str:
        """Return an id of that reminder: another one in every turn, and the same one before and after a pause."""
        clock = self._clock(seat)
        return f"{clock.credited}.{_marks(clock, left)}"

    def reminded(self, seat: int, left: float) -> None:
        """Record that the player was reminded with so many seconds left."""
        clock = self._clock(seat)
        if clock.since is not None and (marks := _marks(clock, left)) > clock.warned:
            self._put(seat, msgspec.structs.replace(clock, warned=marks))

    def next_look(self) -> float | None:
        """Seconds until something happens by itself; None if nothing does."""
        now = self.watch.now()
        waits = []
        for seat, time in enumerate(self.times):
            if time.clock is None or time.clock.since is None or time.clock.is_out:
                continue
            left = self._left(seat, now)
            marks = [left - share * time.clock.had for share in REMINDERS[time.clock.warned :]]
            soonest = min([mark for mark in marks if mark > 0] + [left + LENIENCE])
            waits.append(runs_out(now, max(0.0, soonest), self._resting(seat)) - now)
        return min(waits, default=None)

    @property
    def are_running(self) -> bool:
        """Whether time passes for anybody."""
        return any(time.clock is not None and time.clock.since is not None for time in self.times)

    def views(self) -> list[ClockView] | None:
        """Return [seat] -> its clock as shown; None where nobody has a clock."""
        if self.tempo is None:
            return None
        now, low = self.watch.now(), _LOW[self.tempo.kind]
        return [self._view(seat, now, low) for seat in range(len(self.times))]

    def _view(self, seat: int, now: float, low: float) -> ClockView:
        clock = self._clock(seat)
        runs = clock.since is not None and not clock.is_out
        until = rest_at(now, self._resting(seat)) if runs else None
        rests = None if until is None else until - now
        left, is_out = round(self._left(seat, now), 1), self.is_out(seat)
        return ClockView(left, runs and rests is None, low, rests, is_out, clock.timeouts)

    def _left(self, seat: int, now: float) -> float:
        return max(0.0, self._clock(seat).left - self._elapsed(seat, now))

    def _until(self, seat: int, clock: Clock, now: float) -> Clock:
        used = running(clock.since or now, now, self._resting(seat), self.watch.gaps)
        return msgspec.structs.replace(clock, until=runs_out(now, max(0.0, clock.left - used), self._resting(seat)))

    def _elapsed(self, seat: int, now: float) -> float:
        since = self._clock(seat).since
        return 0.0 if since is None else running(since, now, self._resting(seat), self.watch.gaps)

    def _resting(self, seat: int) -> Rests | None:
        is_slow = self.tempo is not None and self.tempo.kind == "slow"
        return self._rests.get(seat) if is_slow else None

    def _clock(self, seat: int) -> Clock:
        return self.times[seat].clock or Clock(0.0)

    def _put(self, seat: int, clock: Clock) -> None:
        if clock != self.times[seat].clock:
            self.times[seat] = msgspec.structs.replace(self.times[seat], clock=clock)
            self.changed.add(seat)


def _marks(clock: Clock, left: float) -> int:
    """How many reminders are due by then."""
    return sum(left <= share * clock.had for share in REMINDERS)
