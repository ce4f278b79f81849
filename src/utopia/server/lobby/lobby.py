"""The lobby of a server: the list of tables, sent to all who look at it, and games for those who wait for one."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from utopia.server.database.errors import StorageError
from utopia.server.lobby.exhibition import Exhibition
from utopia.server.lobby.matching import Matching, Tables, entry_of
from utopia.server.lobby.messages import Lobby as LobbyMessage
from utopia.server.lobby.messages import LobbyTable, Mine, Seeking, SeekWish
from utopia.server.lobby.store import Listed, LobbyStore
from utopia.server.lobby.visits import Showing, Visit

EVERY: Final = 1.0
"""Seconds between two updates of the tables, while a client looks at the lobby."""
GATHERED: Final = 0.25
"""Seconds in which all changes are shown at once."""
_log: Final = logging.getLogger(__name__)


class Lobby:
    """``run`` it as long as the server runs; within an event loop."""

    def __init__(
        self,
        store: LobbyStore,
        tables: Tables,
        matching: Matching,
        clock: Callable[[], float] = time.monotonic,
        exhibition: Exhibition | None = None,
    ) -> None:
        self._store, self._tables, self._clock = store, tables, clock
        self.matching: Final = matching
        self._exhibition = exhibition
        self._visits: set[Visit] = set()
        self._seen: dict[str, float] = {}
        """Person -> when they were last at a table that had not begun, or in the lobby."""
        self._begun = clock()
        self._stirred = asyncio.Event()

    async def run(self) -> None:
        """Do all updates, once a second and after each change here."""
        await self._restored()
        while True:
            try:
                await self.look()
            except StorageError as error:
                _log.warning("the lobby waits: %s", error)
            except Exception:  # noqa: BLE001 - one mistake must not close the lobby
                _log.exception("the lobby made a mistake")
            await self._until_stirred()

    async def _restored(self) -> None:
        try:
            await self.matching.restore()
        except Exception:  # noqa: BLE001 - waiting clients repeat their request; the lobby serves all others
            _log.exception("who waited before the restart waits no more")

    async def look(self) -> None:
        """Pair people, begin games that are ready, and show all viewers the state."""
        await self.matching.look()
        moment = self._clock()
        for visit in self._visits:
            if visit.person is not None:
                self._seen[visit.person] = moment
        if self._visits:
            await self._show()

    def stir(self) -> None:
        """Something has changed: update soon."""
        self._stirred.set()

    @contextlib.contextmanager
    def visited(self, person: str | None) -> Iterator[Visit]:
        """Called while a person's page looks at the lobby."""
        visit = Visit(person)
        self._visits.add(visit)
        if person is not None:
            self.matching.pairing.come_back(person)
        self.stir()
        try:
            yield visit
        finally:
            self._visits.discard(visit)
            if person is not None and not any(other.person == person for other in self._visits):
                self.matching.pairing.go_away(person, self._clock())

    async def seek(self, person: str, wish: SeekWish) -> Mine:
        """Wait for a game like that from now on."""
        await self.matching.enter(person, wish)
        if not any(visit.person == person for visit in self._visits):
            self.matching.pairing.go_away(person, self._clock())
        self.stir()
        return self._mine(person, [])

    async def leave(self, person: str) -> None:
        """Wait no more."""
        await self.matching.leave(person)
        self.stir()

    def merged(self, guest: str, account: str) -> None:
        """A guest is that account from now on, and is awaited as it."""
        self.matching.gatherings.rename(guest, account)
        self.stir()

    def come(self, game: str, person: str) -> None:
        """A person looks at a table of theirs that has not begun."""
        self._seen[person] = self._clock()
        self.matching.gatherings.come(game, person, self._clock())

    def is_gathering(self, game: str) -> bool:
        """Return whether paired people are on their way to that table, so that it begins by itself."""
        return self.matching.gatherings.has(game)

    async def shown_to(self, person: str | None) -> LobbyMessage:
        """The lobby as it is now for one person."""
        showing = await self._read()
        avoided = {} if person is None else await self._store.blocks({person})
        return showing.without(avoided.get(person or "", set()))

    async def _show(self) -> None:
        showing = await self._read()
        if self._exhibition is not None and not showing.lobby.running:
            self._exhibition.want()
        avoided = await self._store.blocks({visit.person for visit in self._visits if visit.person})
        for visit in tuple(self._visits):
            visit.show(showing.encoded(avoided.get(visit.person or "", set())))
            visit.tell(self._mine(visit.person, showing.tables_of(visit.person)))

    async def _read(self) -> Showing:
        listed = await self._store.listed()
        printed = await self._tables.printed() if listed else {}
        entries = [entry for one in listed if (entry := entry_of(one, self._absent, printed)) is not None]
        waiting = self.matching.pairing.waiting
        shown = LobbyMessage(
            open=[entry for entry in entries if entry.free],
            running=_to_watch([entry for entry in entries if entry.state == "running" and entry.terms.watchable]),
            live=waiting("live"),
            slow=waiting("slow"),
        )
        return Showing(shown, listed)

    def _mine(self, person: str | None, tables: list[str]) -> Mine:
        if person is None:
            return Mine(tables)
        seeker = self.matching.pairing.of(person)
        seeking = None if seeker is None else Seeking(seeker.wish, round(self._clock() - seeker.since, 1))
        return Mine(tables, seeking, self.matching.awaited(person), person in self.matching.missed)

    def _absent(self, listed: Listed) -> timedelta:
        """Return how long a table's host has not been seen: here to the second, elsewhere to the hour."""
        here = timedelta(seconds=self._clock() - self._seen.get(listed.game.host, self._begun))
        tempo = listed.game.tempo
        if tempo is None or tempo.kind == "live" or listed.seen is None:
            return here
        return min(here, datetime.now(UTC) - listed.seen)

    async def _until_stirred(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await self._stirred.wait()
                await asyncio.sleep(GATHERED)
        self._stirred.clear()


def _to_watch(entries: list[LobbyTable]) -> list[LobbyTable]:
    """Leave exhibition games out where people play."""
    return [entry for entry in entries if not entry.exhibition] or entries
