"""Who of the people at a table is away, and whom the others may do without."""

from collections.abc import Collection, Sequence
from typing import Final

from utopia.server.storage.game_rows import Seat
from utopia.server.storage.schema.games import SeatKind
from utopia.tables.clocks import Watch
from utopia.tables.clocks.tempo import AWAY, MISSED

_PEOPLE: Final = (SeatKind.PERSON, SeatKind.DEVICE)


def people_of(seats: Sequence[Seat]) -> list[str]:
    """Return the persons who have seats, in the order of their first ones."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.kind in _PEOPLE and seat.person is not None))


def handed_over(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Return the seats where a bot plays for that person, who may take them back."""
    return [number for number, seat in enumerate(seats) if person is not None and seat.back == person]


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
