"""Players who are away or keep the table waiting, and their reminders."""

from collections.abc import Collection, Iterable
from typing import Final, Protocol

from utopia.server.database.schema.games import GameState
from utopia.server.game.clock_room import Reminder
from utopia.server.game.people import people_of
from utopia.server.game.seat_clocks import Clocks
from utopia.server.game.session import GameSession
from utopia.server.tables.rows import seats_of
from utopia.tables.clocks import Watch, running
from utopia.tables.clocks.tempo import AWAY, IDLE, MISSED, MOST_TIMEOUTS


class Leavers:
    """Since when everybody has been away; ``note`` the people present whenever they may have changed."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._since: dict[str, float] = {}

    def note(self, people: Collection[str], here: Collection[str]) -> None:
        """These play, and of them those are connected."""
        now = self._watch.now()
        self._since = {one: self._since.get(one, now) for one in people if one not in here}

    @property
    def away(self) -> Collection[str]:
        """Return the people who are not connected."""
        return self._since.keys()

    def since(self, person: str) -> float:
        """Return when a person who is away was seen last."""
        return self._since[person]

    def forgive(self, person: str) -> None:
        """The others decided to wait: the person's absence counts anew from now."""
        if person in self._since:
            self._since[person] = self._watch.now()

    def gone(self) -> list[str]:
        """Return people away so long that a live table votes on them."""
        return self._away_for(AWAY)

    def missed(self) -> list[str]:
        """Return people away so long that the others may start a vote."""
        return self._away_for(MISSED)

    def next_look(self, *, asks_itself: bool) -> float | None:
        """Return seconds until a person counts as missed, or as gone; None if nobody will."""
        now = self._watch.now()
        marks = (MISSED, AWAY) if asks_itself else (MISSED,)
        waits = [since + mark - now for since in self._since.values() for mark in marks if since + mark > now]
        return min(waits, default=None)

    def _away_for(self, seconds: float) -> list[str]:
        now = self._watch.now()
        return [one for one, since in self._since.items() if now - since >= seconds]


class Idlers:
    """How long each seat has been waited for; ``note`` the seats to decide whenever they may have changed."""

    def __init__(self, watch: Watch) -> None:
        self._watch: Final = watch
        self._since: dict[int, float] = {}
        self._before: dict[int, float] = {}
        """Seat -> seconds that it had been waited for by then, under a server before this one."""
        self._reached: dict[int, int] = {}
        """Seat -> events after its last step."""

    def note(self, deciding: Collection[int], events: int) -> None:
        """These seats are to decide, after so many events."""
        now = self._watch.now()
        self._since = {seat: self._since.get(seat, now) for seat in deciding}
        self._before = {seat: self._before.get(seat, 0.0) for seat in deciding}
        self._reached = {seat: self._reached.get(seat, events) for seat in deciding}

    def decided(self, seat: int, events: int) -> None:
        """The player has decided, and there are so many events now: repeating a taken-back move is no progress."""
        if events > self._reached.get(seat, events):
            self._reached[seat] = events
            self.forgive([seat])

    def forgive(self, seats: Iterable[int]) -> None:
        """They have been waited for only from now on."""
        for seat in self._since.keys() & set(seats):
            self._since[seat], self._before[seat] = self._watch.now(), 0.0

    def resume(self, seats: Iterable[int]) -> None:
        """A vote about them was open before this server started, and still is."""
        self._before.update(dict.fromkeys(seats, float(IDLE)))

    def waited(self) -> dict[int, float]:
        """Return seats on which the others may vote, as they keep the table waiting -> for how many seconds."""
        return {seat: waited for seat in self._since if (waited := self._waited(seat)) >= IDLE}

    def next_look(self) -> float | None:
        """Return seconds until the others may start a vote about one more; None if they never will."""
        waits = [IDLE - waited for seat in self._since if (waited := self._waited(seat)) < IDLE]
        return min(waits, default=None)

    def _waited(self, seat: int) -> float:
        return self._before[seat] + running(self._since[seat], self._watch.now(), None, self._watch.gaps)


class Timed(Protocol):
    """The parts of a room's time that reminders need."""

    @property
    def session(self) -> GameSession:
        """The game."""

    @property
    def clocks(self) -> Clocks:
        """The clocks of its seats."""

    @property
    def leavers(self) -> Leavers:
        """The people who are away."""


class Reminders:
    """The reminders of one room; ``remind`` everybody who ``is_due``."""

    def __init__(self, time: Timed, tell: Reminder | None) -> None:
        self._time, self._tell = time, tell
        self._warned: Final[set[tuple[str, float]]] = set()
        """(person, since when they were away)."""

    @property
    def is_due(self) -> bool:
        """Whether there is anybody."""
        return bool(self._time.clocks.reminders() or self._missing())

    async def remind(self) -> None:
        """Everybody once. StorageError."""
        time, seats = self._time, self._time.session.seats
        for seat, left in time.clocks.reminders():
            clock, person = time.clocks.times[seat].clock, seats[seat].person
            is_last = clock is not None and clock.timeouts == MOST_TIMEOUTS - 1
            if self._tell is not None and person is not None:
                which = time.clocks.reminder(seat, left)
                await self._tell(time.session.row.id, seat, person, which, "last" if is_last else "time")
            time.clocks.reminded(seat, left)
        for person, since in self._missing():
            self._warned.add((person, since))
            if self._tell is not None:
                seat = min(seats_of(seats, person))
                await self._tell(time.session.row.id, seat, person, f"{since:.0f}", "away")

    def _missing(self) -> list[tuple[str, float]]:
        """Return (person, since when) of people whom others at a live table miss, and who were not notified."""
        row, leavers, people = self._time.session.row, self._time.leavers, people_of(self._time.session.seats)
        is_live = row.tempo is not None and row.tempo.kind == "live" and row.paused is None
        if not is_live or row.state is not GameState.RUNNING or len(leavers.away) >= len(people):
            return []
        missed = [(one, leavers.since(one)) for one in leavers.missed() if one in people]
        return [one for one in missed if one not in self._warned]
