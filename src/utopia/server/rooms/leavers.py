"""Who of the people at a table is away, and whom the others may do without."""

from collections.abc import Collection, Sequence
from typing import Final

from utopia.server.storage import Seat, SeatKind
from utopia.tables.clocks import Watch
from utopia.tables.clocks.tempo import AWAY, MISSED

_PEOPLE: Final = (SeatKind.PERSON, SeatKind.DEVICE)


def people_of(seats: Sequence[Seat]) -> list[str]:
    """The persons who have seats, in the order of their first ones."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.kind in _PEOPLE and seat.person is not None))


def handed_over(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Seats where a bot plays for that person, who may take them back."""
    return [number for number, seat in enumerate(seats) if person is not None and seat.back == person]


class Leavers:
    """Since when everybody has been away; ``note`` who is here whenever that may have changed."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._since: dict[str, float] = {}

    def note(self, people: Collection[str], here: Collection[str]) -> None:
        """These play, and of them those are connected."""
        now = self._watch.now()
        self._since = {one: self._since.get(one, now) for one in people if one not in here}

    @property
    def away(self) -> Collection[str]:
        """Who is not connected."""
        return self._since.keys()

    def since(self, person: str) -> float:
        """When somebody who is away was seen last."""
        return self._since[person]

    def forgive(self, person: str) -> None:
        """The others wait for him: he has been away only from now on."""
        if person in self._since:
            self._since[person] = self._watch.now()

    def gone(self) -> list[str]:
        """Who has been away so long that a live table is asked what to do."""
        return self._away_for(AWAY)

    def missed(self) -> list[str]:
        """Who has been away so long that the others may ask."""
        return self._away_for(MISSED)

    def next_look(self, *, asks_itself: bool) -> float | None:
        """Seconds until somebody is missed, or held for gone; None if nobody will be."""
        now = self._watch.now()
        marks = (MISSED, AWAY) if asks_itself else (MISSED,)
        waits = [since + mark - now for since in self._since.values() for mark in marks if since + mark > now]
        return min(waits, default=None)

    def _away_for(self, seconds: float) -> list[str]:
        now = self._watch.now()
        return [one for one, since in self._since.items() if now - since >= seconds]
