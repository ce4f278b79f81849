"""People who wait for a game, and their pairing. Times are seconds of any clock, passed in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from typing import Final

from utopia.server.lobby.messages import PairingTempo, SeekWish

GRACE: Final = 20.0
"""Seconds that a person who waits for a live game may be away from the page before the request ends."""
_NEAREST: Final = 12
"""Number of others tried with each other: those of the most similar rating, who have waited longest."""


_LONGEST: Final = 200
"""Number of others considered, those who have waited longest: the whole server waits while a crowd is sorted."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A person who waits."""

    person: str
    wish: SeekWish
    since: float
    avoids: frozenset[str] = frozenset()
    """People with whom they share no table, by either's block."""
    ratings: Mapping[int, float] = field(default_factory=dict)
    """Number of players -> the person's rating for it, where they have one."""
    away_since: float | None = None

    def goes_with(self, other: "Seeker") -> bool:
        """Whether the two may sit at one table."""
        return other.person not in self.avoids and self.person not in other.avoids

    def distance(self, other: "Seeker", players: int) -> float:
        """Return how far apart their ratings are; a person without rating is near to everybody."""
        if players not in self.ratings or players not in other.ratings:
            return 0.0
        return abs(self.ratings[players] - other.ratings[players])


@dataclass(frozen=True, slots=True)
class Group:
    """People who play together, those who waited longest first; bots fill the other seats."""

    seekers: tuple[Seeker, ...]
    players: int
    level: str | None
    """Of the bots; None: of the usual strength."""

    @property
    def people(self) -> list[str]:
        """Return their ids."""
        return [seeker.person for seeker in self.seekers]

    @property
    def tempo(self) -> PairingTempo:
        """Live or slow."""
        return self.seekers[0].wish.tempo

    @property
    def rated(self) -> bool:
        """Whether the game counts."""
        return self.seekers[0].wish.rated

    @property
    def bots_fill(self) -> bool:
        """Whether bots are welcome to all of them."""
        return all(seeker.wish.fill_after is not None for seeker in self.seekers)


class Pairing:
    """Everybody who waits, each person once."""

    def __init__(self) -> None:
        self._seekers: dict[str, Seeker] = {}
        self._next = float("-inf")
        """Before that moment nobody more can be paired, unless a person comes."""

    def __contains__(self, person: str) -> bool:
        return person in self._seekers

    def __iter__(self) -> Iterator[Seeker]:
        return iter(self._seekers.values())

    def of(self, person: str) -> Seeker | None:
        """Return a person's request."""
        return self._seekers.get(person)

    def enter(self, seeker: Seeker) -> None:
        """Wait from now on; a person who waits already may change the request, and keeps their place."""
        known = self._seekers.get(seeker.person)
        since = seeker.since if known is None or known.wish.tempo != seeker.wish.tempo else known.since
        self._seekers[seeker.person] = replace(seeker, since=min(since, seeker.since))
        self._next = float("-inf")

    def leave(self, person: str) -> Seeker | None:
        """Wait no more."""
        return self._seekers.pop(person, None)

    def go_away(self, person: str, now: float) -> None:
        """The person has left the page: one who waits for a live game is not paired until they are back."""
        seeker = self._seekers.get(person)
        if seeker is not None and seeker.wish.tempo == "live":
            self._seekers[person] = replace(seeker, away_since=now)

    def come_back(self, person: str) -> None:
        """The person looks at the page again."""
        if person in self._seekers:
            self._seekers[person] = replace(self._seekers[person], away_since=None)
            self._next = float("-inf")

    def forget(self, now: float) -> list[str]:
        """End the requests of people who have been away for too long. Return those people."""
        gone = [one.person for one in self if one.away_since is not None and now - one.away_since >= GRACE]
        for person in gone:
            del self._seekers[person]
        return gone

    def match(self, now: float) -> list[Group]:
        """Return groups that can begin, and end their requests. The longest waiting come first."""
        if now < self._next:
            return []
        groups: list[Group] = []
        pool = sorted((one for one in self if one.away_since is None), key=lambda one: (one.since, one.person))
        for seeker in pool:
            if seeker.person not in self._seekers:
                continue
            waiting = (one for one in pool if one is not seeker and one.person in self._seekers)
            others = [one for one in islice(waiting, _LONGEST) if _alike(seeker, one)]
            if (group := _full(seeker, others) or _filled(seeker, others, now)) is not None:
                groups.append(group)
                for person in group.people:
                    del self._seekers[person]
        self._next = min((one.since + one.wish.fill_after for one in self if one.wish.fill_after), default=float("inf"))
        return groups

    def waiting(self, tempo: PairingTempo) -> list[int]:
        """[players - 2] -> how many wait for a game of so many."""
        return [sum(one.wish.tempo == tempo and n in one.wish.players for one in self) for n in range(2, 6)]


def _alike(seeker: Seeker, other: Seeker) -> bool:
    same_kind = seeker.wish.tempo == other.wish.tempo and seeker.wish.rated == other.wish.rated
    return same_kind and seeker.goes_with(other)


def _full(seeker: Seeker, others: Sequence[Seeker]) -> Group | None:
    """A game among people alone, of as many as can be."""
    for players in sorted(seeker.wish.players, reverse=True):
        if (found := _together(seeker, _nearest(seeker, others, players), players - 1)) is not None:
            return Group(found, players, None)
    return None


def _filled(seeker: Seeker, others: Sequence[Seeker], now: float) -> Group | None:
    """Return a game with others who accept bots too, of as few bots as possible, once the wait is at its maximum."""
    after = seeker.wish.fill_after
    if after is None or seeker.wish.rated or now - seeker.since < after:
        return None
    willing = [other for other in others if other.wish.fill_after is not None]
    found: list[Group] = []
    for players in sorted(seeker.wish.players):
        nearest = _nearest(seeker, willing, players)
        for number in range(min(len(nearest), players - 1), -1, -1):
            if (people := _together(seeker, nearest, number)) is not None:
                found.append(Group(people, players, seeker.wish.level))
                break
    return max(found, key=lambda group: (len(group.people), -group.players), default=None)


def _nearest(seeker: Seeker, others: Iterable[Seeker], players: int) -> list[Seeker]:
    wanted = (other for other in others if players in other.wish.players)
    return sorted(wanted, key=lambda other: (seeker.distance(other, players), other.since, other.person))[:_NEAREST]


def _together(seeker: Seeker, others: Sequence[Seeker], number: int) -> tuple[Seeker, ...] | None:
    """Return the person and so many others, all compatible with each other; the first such."""
    for chosen in combinations(others, number):
        if all(one.goes_with(other) for one, other in combinations(chosen, 2)):
            return tuple(sorted((seeker, *chosen), key=lambda one: (one.since, one.person)))
    return None


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
