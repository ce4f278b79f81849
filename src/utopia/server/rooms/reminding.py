"""Reminders: to a player whose time runs out, or who stays away before the others vote on them."""

from typing import TYPE_CHECKING, Final

from utopia.server.rooms.house import Reminder
from utopia.server.rooms.leavers import people_of
from utopia.server.storage.schema.games import GameState
from utopia.server.storage.sitting import seats_of
from utopia.tables.clocks.tempo import MOST_TIMEOUTS

if TYPE_CHECKING:
    from utopia.server.rooms.timekeeping import Timekeeper


class Reminding:
    """The reminders of one room; ``remind`` everybody who ``is_due``."""

    def __init__(self, time: "Timekeeper", tell: Reminder | None) -> None:
        self._time, self._tell = time, tell
        self._warned: Final[set[tuple[str, float]]] = set()
        """(person, since when they were away)."""

    @property
    def is_due(self) -> bool:
        """Whether there is anybody."""
        return bool(self._time.clocks.reminders() or self._missing())

    async def remind(self) -> None:
        """Everybody once. StorageError."""
        time, seats = self._time, self._time.ledger.seats
        for seat, left in time.clocks.reminders():
            clock, person = time.clocks.times[seat].clock, seats[seat].person
            is_last = clock is not None and clock.timeouts == MOST_TIMEOUTS - 1
            if self._tell is not None and person is not None:
                which = time.clocks.reminder(seat, left)
                await self._tell(time.ledger.row.id, seat, person, which, "last" if is_last else "time")
            time.clocks.reminded(seat, left)
        for person, since in self._missing():
            self._warned.add((person, since))
            if self._tell is not None:
                seat = min(seats_of(seats, person))
                await self._tell(time.ledger.row.id, seat, person, f"{since:.0f}", "away")

    def _missing(self) -> list[tuple[str, float]]:
        """Return (person, since when) of people whom others at a live table miss, and who were not notified."""
        row, leavers, people = self._time.ledger.row, self._time.leavers, people_of(self._time.ledger.seats)
        is_live = row.tempo is not None and row.tempo.kind == "live" and row.paused is None
        if not is_live or row.state is not GameState.RUNNING or len(leavers.away) >= len(people):
            return []
        missed = [(one, leavers.since(one)) for one in leavers.missed() if one in people]
        return [one for one in missed if one not in self._warned]
