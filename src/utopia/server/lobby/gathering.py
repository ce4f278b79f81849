"""The ready check: people who have been paired for a live game, before they come to its table. Times are passed in."""

from dataclasses import dataclass, field, replace
from typing import Final

from utopia.server.lobby.pairing import Group

PATIENCE: Final = 60.0
"""Seconds in which everybody has to come; then the others begin without the missing."""
SETTLING: Final = 2.0
"""Seconds after the last one has come: in these their pages add to the shuffle."""


@dataclass(slots=True)
class Gathering:
    """A table that has been laid for a group."""

    game: str
    group: Group
    until: float
    came: set[str] = field(default_factory=set)
    last_at: float = 0.0

    @property
    def missing(self) -> list[str]:
        """People who have not come."""
        return [person for person in self.group.people if person not in self.came]

    def is_due(self, now: float) -> bool:
        """Whether it is time to begin, with all or without some."""
        return now >= self.until or (not self.missing and now >= self.last_at + SETTLING)


class Gatherings:
    """All that are under way, by game."""

    def __init__(self) -> None:
        self._open: dict[str, Gathering] = {}

    def begin(self, game: str, group: Group, now: float) -> None:
        """They have been told to come."""
        self._open[game] = Gathering(game, group, now + PATIENCE)

    def come(self, game: str, person: str, now: float) -> None:
        """A person looks at the table."""
        gathering = self._open.get(game)
        if gathering is not None and person in gathering.group.people and person not in gathering.came:
            gathering.came.add(person)
            gathering.last_at = now

    def rename(self, before: str, after: str) -> None:
        """A person has another id now."""
        for one in self._open.values():
            if before in one.group.people and after not in one.group.people:
                seekers = [replace(each, person=after) if each.person == before else each for each in one.group.seekers]
                one.group = replace(one.group, seekers=tuple(seekers))
                one.came = {after if person == before else person for person in one.came}

    def of(self, person: str) -> str | None:
        """Return the table at which a person is expected."""
        return next((one.game for one in self._open.values() if person in one.missing), None)

    @property
    def people(self) -> set[str]:
        """Return all for whom these games were made."""
        return {person for one in self._open.values() for person in one.group.people}

    def has(self, game: str) -> bool:
        """Whether people are on their way to that table."""
        return game in self._open

    def due(self, now: float) -> list[Gathering]:
        """Those whose time has come; each is given once."""
        ready = [gathering for gathering in self._open.values() if gathering.is_due(now)]
        for gathering in ready:
            del self._open[gathering.game]
        return ready
