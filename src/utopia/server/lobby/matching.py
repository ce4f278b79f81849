"""A table's line in the lobby."""

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final, Literal, Protocol, TypeAlias

from utopia.server.accounts.people import People
from utopia.server.database.errors import StorageError
from utopia.server.database.schema import now
from utopia.server.database.schema.games import GameState
from utopia.server.lobby.exhibition_store import EXHIBITOR
from utopia.server.lobby.messages import LobbySeat, LobbyTable, SeekWish
from utopia.server.lobby.pairing import Gathering, Gatherings, Group, Pairing, Seeker
from utopia.server.lobby.store import Listed, LobbyStore, Seek
from utopia.server.tables.rows import Game, Option, sitting_of
from utopia.server.tables.seats import Seats
from utopia.server.web.messages import iso

AWAY: Final = {"live": timedelta(minutes=2), "slow": timedelta(days=3)}
"""Absence of the host after which the table is marked."""
GONE: Final = {"live": timedelta(minutes=15), "slow": timedelta(days=14)}
"""Absence of the host after which the table is hidden; it is shown again when they come back."""

Printed: TypeAlias = Mapping[str, Mapping[str, Option]]
"""Edition -> its options, by name."""


def entry_of(listed: Listed, absent: Callable[[Listed], timedelta], printed: Printed) -> LobbyTable | None:
    """Return a table as everybody sees it; None if its host has abandoned it.

    ``absent``: how long they were not seen.
    """
    game, is_open = listed.game, listed.game.state is GameState.OPEN
    kind = "live" if game.tempo is None else game.tempo.kind
    away = absent(listed) if is_open else timedelta()
    if away >= GONE[kind]:
        return None
    free = sum(seat.is_open_to(None) for seat in listed.seats)
    is_behind = game.delay > 0 or any(seat.shows_to_spectators for seat in listed.seats)
    return LobbyTable(
        id=game.id,
        state="open" if is_open else "running",
        host=listed.host,
        sitting=[LobbySeat(one.name, one.kind, one.level) for one in sitting_of(listed.seats, ())],
        free=free,
        edition=game.edition,
        options=_changed(game, printed),
        terms=game.terms,
        round=0 if is_behind else game.round,
        since=iso(game.created if is_open else game.started or game.created),
        away=away >= AWAY[kind],
        exhibition=game.host == EXHIBITOR,
        deciding=[] if is_behind else [seat for seat in range(len(listed.seats)) if game.awaits(seat)],
    )


def _changed(game: Game, printed: Printed) -> dict[str, Option]:
    usual = printed.get(game.edition, {})
    return {name: value for name, value in game.options.items() if value != usual.get(name)}


_log: Final = logging.getLogger(__name__)


class Tables(Protocol):
    """How a table is laid; it needs the rules."""

    async def printed(self) -> Printed:
        """Return the limits of the editions; wait until the rules are loaded."""

    async def lay(self, group: Group) -> str:
        """Make a table for these people and return its id. It waits if the game is live, else it begins at once."""

    async def begin(self, game: str, missing: Literal["bot", "closed"], level: str | None) -> None:
        """Begin at a table that waits; free seats go to bots or are taken away."""

    async def drop(self, game: str) -> None:
        """Take a table away that waits."""


class Matching:
    """All who wait or have been paired."""

    def __init__(
        self,
        store: LobbyStore,
        people: People,
        seats: Seats,
        tables: Tables,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._people, self._seats = store, people, seats
        self._tables, self._clock = tables, clock
        self.pairing: Final = Pairing()
        self.gatherings: Final = Gatherings()
        self.missed: Final[dict[str, None]] = {}
        """People who did not come to a table in time, and have not waited again since."""
        self._stopped: Final[set[str]] = set()
        """People who stopped waiting after they were paired."""
        self._begun: Final[dict[str, str]] = {}
        """Person -> a slow game for which they were just paired: their page goes there, once."""

    async def restore(self) -> None:
        """After a restart, requests for a slow game continue. Clients repeat those for a live one."""
        wall, moment = now(), self._clock()
        for seek in await self._store.seeks():
            since = moment - max(0.0, (wall - seek.since).total_seconds())
            self.pairing.enter(await self._seeker(seek.person, seek.wish, since))

    async def enter(self, person: str, wish: SeekWish) -> None:
        """Wait from now on. StorageError if that cannot be kept, where it has to be."""
        self.missed.pop(person, None)
        self._begun.pop(person, None)
        self._stopped.discard(person)
        self.pairing.enter(await self._seeker(person, wish, self._clock()))
        seeker = self.pairing.of(person)
        if seeker is None:
            return
        if wish.tempo == "slow":
            waited = timedelta(seconds=self._clock() - seeker.since)
            await self._store.keep_seek(Seek(person, wish, now() - waited))
        else:
            await self._store.drop_seeks([person])

    async def leave(self, person: str) -> None:
        """Wait no more."""
        self.pairing.leave(person)
        self._stopped.add(person)
        self.missed.pop(person, None)
        await self._store.drop_seeks([person])

    def awaited(self, person: str) -> str | None:
        """Return the table to which a person must come."""
        return self.gatherings.of(person) or self._begun.get(person)

    async def look(self) -> None:
        """Pair people; begin where all have come, or where time is over."""
        moment = self._clock()
        self.pairing.forget(moment)
        self._begun.clear()
        for group in self.pairing.match(moment):
            try:
                await self._lay(group)
            except Exception:  # noqa: BLE001 - nobody is lost, and the others are paired
                _log.exception("no table could be laid")
                self._put_back(group.seekers)
        for gathering in self.gatherings.due(moment):
            try:
                await self._begin(gathering)
            except Exception:  # noqa: BLE001 - those present may begin it themselves
                _log.exception("the paired game %s does not begin", gathering.game)
        self._stopped.intersection_update(self.gatherings.people)

    async def _lay(self, group: Group) -> None:
        if not await self._still_go_together(group):
            return
        game = await self._tables.lay(group)
        if group.tempo == "live":
            self.gatherings.begin(game, group, self._clock())
            return
        self._begun.update(dict.fromkeys(group.people, game))
        await self._forget_seeks(group.people)

    async def _forget_seeks(self, people: list[str]) -> None:
        """They play; if that cannot be stored they are only paired once more after a restart."""
        try:
            await self._store.drop_seeks(people)
        except StorageError as error:
            _log.warning("paired people are not forgotten: %s", error)

    async def _still_go_together(self, group: Group) -> bool:
        """Return whether nobody was banned or has blocked another since they came.

        If not they wait on as they are now.
        """
        fresh = [await self._seeker(one.person, one.wish, one.since) for one in group.seekers]
        barred = set()
        for seeker in fresh:
            person = await self._people.get(seeker.person)
            if person is None or person.is_banned:
                barred.add(seeker.person)
                await self._store.drop_seeks([seeker.person])
        people = frozenset(group.people)
        are_ready = not barred and self._stopped.isdisjoint(people)
        if are_ready and all(seeker.avoids.isdisjoint(people) for seeker in fresh):
            return True
        self._put_back(seeker for seeker in fresh if seeker.person not in barred)
        return False

    async def _seeker(self, person: str, wish: SeekWish, since: float) -> Seeker:
        avoids = await self._store.blocks({person})
        ratings = await self._store.ratings(person)
        return Seeker(person, wish, since, frozenset(avoids.get(person, ())), ratings)

    def _put_back(self, seekers: Iterable[Seeker]) -> None:
        """They wait on, in their old places, unless they want something else by now."""
        for seeker in seekers:
            if seeker.person not in self._stopped and seeker.person not in self.pairing:
                self.pairing.enter(replace(seeker, away_since=None))

    async def _begin(self, gathering: Gathering) -> None:
        group = gathering.group
        seats = await self._seats.of(gathering.game)
        there = gathering.came & {seat.person for seat in seats if seat.person is not None}  # others got up again
        came = [seeker for seeker in group.seekers if seeker.person in there]
        missing = [person for person in group.people if person not in there]
        if not seats:  # the table has been taken away
            self._put_back(came)
            return
        self.missed.update(dict.fromkeys(person for person in missing if person not in self._stopped))
        if not came or (len(came) == 1 and not group.bots_fill):
            await self._tables.drop(gathering.game)
            self._put_back(came)
            return
        if missing:
            await self._store.without(gathering.game, missing, came[0].person)
        await self._tables.begin(gathering.game, "bot" if group.bots_fill else "closed", group.level)
