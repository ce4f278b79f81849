"""Players who keep a table without clocks waiting: those who take long to decide, with no step made."""

from collections.abc import Collection, Iterable
from typing import Final

from utopia.tables.clocks import Watch, running
from utopia.tables.clocks.tempo import IDLE


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
