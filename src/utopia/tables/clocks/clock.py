"""The clock of one seat, as plain arithmetic: the time shown, the cost of a turn, the effect of a time-out."""

import msgspec

from utopia.tables.clocks.tempo import MOST_TIMEOUTS, Tempo


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's time. It is stored as it is; ``since`` includes the interruptions that ``running`` subtracts."""

    bank: float
    turn: float = 0.0
    """Seconds left of the time that every turn gets anew."""
    since: float | None = None
    """The moment from which it runs; None while it stands."""
    until: float | None = None
    """When it will have run out, if nothing stops it before: for reminders and lists."""
    credited: int = -1
    """Events of the game when it last got fresh time: a player who takes back to before that gets no more."""
    is_out: bool = False
    """The time of this turn is over: a stand-in plays it to its end."""
    timeouts: int = 0
    """Time-outs in a row, without a decision of the player between them."""
    total_timeouts: int = 0
    had: float = 0.0
    """Seconds that it showed when the turn began."""
    warned: int = 0
    """Number of the reminders given in this turn."""

    @property
    def left(self) -> float:
        """Seconds when it last stood."""
        return self.bank + self.turn

    @property
    def has_left(self) -> bool:
        """Whether the player counts as gone."""
        return self.timeouts >= MOST_TIMEOUTS


def new_clock(tempo: Tempo) -> Clock:
    """Return the clock at the beginning of a game."""
    return Clock(float(tempo.bank))


def begun(clock: Clock, tempo: Tempo, now: float, events: int) -> Clock:
    """Start the clock, as the player is to decide; give fresh time for a new turn."""
    if clock.since is not None:
        return clock
    if events <= clock.credited:
        return msgspec.structs.replace(clock, since=now)
    bank = clock.bank if tempo.turn else max(clock.bank, float(tempo.allowance))
    turn = float(tempo.allowance) if tempo.turn else 0.0
    fresh = msgspec.structs.replace(clock, bank=bank, turn=turn, since=now, credited=events, is_out=False, warned=0)
    return msgspec.structs.replace(fresh, had=fresh.left)


def used(clock: Clock, elapsed: float) -> Clock:
    """Subtract seconds that have passed, from the turn's time first."""
    elapsed = max(0.0, elapsed)
    of_turn = min(clock.turn, elapsed)
    return msgspec.structs.replace(clock, turn=clock.turn - of_turn, bank=max(0.0, clock.bank - (elapsed - of_turn)))


def ended(clock: Clock, tempo: Tempo, elapsed: float, events: int) -> Clock:
    """Stop the clock: the player is not to decide any more. A turn that was taken back adds nothing."""
    if clock.since is None:
        return clock
    rest = used(clock, elapsed)
    is_real = events > clock.credited and not clock.is_out
    bank = rest.bank + (tempo.increment if is_real else 0)
    credited = max(events, clock.credited)
    return msgspec.structs.replace(rest, bank=bank, since=None, until=None, is_out=False, credited=credited)


def passed_on(clock: Clock, tempo: Tempo, elapsed: float, now: float, events: int) -> Clock:
    """Begin the next turn of a player whose turn has just ended."""
    is_real = events > clock.credited
    ready = ended(clock, tempo, elapsed, events)
    return begun(msgspec.structs.replace(ready, credited=events - is_real), tempo, now, events)


def stopped(clock: Clock, elapsed: float) -> Clock:
    """Pause the clock in the middle of a turn, as the table pauses. Reminders stop, and are due again afterwards."""
    return msgspec.structs.replace(used(clock, elapsed), since=None, until=None, warned=0)


def timed_out(clock: Clock) -> Clock:
    """Count a time-out of this turn, once, however long the stand-in takes."""
    if clock.is_out:
        return clock
    return msgspec.structs.replace(
        clock,
        bank=0.0,
        turn=0.0,
        is_out=True,
        until=None,
        timeouts=clock.timeouts + 1,
        total_timeouts=clock.total_timeouts + 1,
    )


def answered(clock: Clock) -> Clock:
    """Store that the player has made a decision in person."""
    return clock if not clock.timeouts else msgspec.structs.replace(clock, timeouts=0)


def given(clock: Clock, seconds: float) -> Clock:
    """Give more time, and another chance."""
    return msgspec.structs.replace(clock, bank=clock.bank + seconds, timeouts=0)
