"""Viewers of the lobby: each is sent the newest of everything, however slowly they read."""

import asyncio
from collections.abc import Collection
from typing import Final

import msgspec

from utopia.server.lobby.messages import Lobby, LobbyTable, Mine
from utopia.server.lobby.store import Listed

_encode = msgspec.json.encode


class Visit:
    """One page that looks at the lobby."""

    def __init__(self, person: str | None) -> None:
        self.person: Final = person
        """None is a stranger, who has changed nothing yet."""
        self._lobby = self._mine = b""
        self._waiting: dict[str, bytes] = {}
        self._filled = asyncio.Event()

    def show(self, lobby: bytes) -> None:
        """The lobby as this viewer may see it."""
        if lobby != self._lobby:
            self._lobby = lobby
            self._put("lobby", lobby)

    def tell(self, mine: Mine) -> None:
        """The viewer's own state. The client counts on the waiting time by itself."""
        message = _encode(mine)
        if _timeless(mine) != self._mine:
            self._mine = _timeless(mine)
            self._put("mine", message)

    async def next(self) -> bytes:
        """The next message, when there is one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        return self._waiting.pop(next(iter(self._waiting)))

    def _put(self, kind: str, message: bytes) -> None:
        self._waiting[kind] = message
        self._filled.set()


def _timeless(mine: Mine) -> bytes:
    seeking = mine.seeking and msgspec.structs.replace(mine.seeking, waited=0.0)
    return _encode(msgspec.structs.replace(mine, seeking=seeking))


class Showing:
    """The lobby at one moment, encoded once for all with the same rights."""

    def __init__(self, lobby: Lobby, listed: Collection[Listed]) -> None:
        self.lobby: Final = lobby
        self._people: Final = {one.game.id: one.people for one in listed}
        self._written: dict[frozenset[str], bytes] = {}

    @property
    def people(self) -> set[str]:
        """Everybody at any of the tables."""
        return set().union(*self._people.values())

    def without(self, avoided: Collection[str]) -> Lobby:
        """Without the tables where one of those sits."""
        if not avoided:
            return self.lobby

        def shown(tables: list[LobbyTable]) -> list[LobbyTable]:
            return [table for table in tables if self._people[table.id].isdisjoint(avoided)]

        return msgspec.structs.replace(self.lobby, open=shown(self.lobby.open), running=shown(self.lobby.running))

    def encoded(self, avoided: Collection[str]) -> bytes:
        """The same as JSON."""
        kind = frozenset(self.people.intersection(avoided))
        if kind not in self._written:
            self._written[kind] = _encode(self.without(kind))
        return self._written[kind]

    def tables_of(self, person: str | None) -> list[str]:
        """Tables where a person sits or is the host."""
        return [id_ for id_, people in self._people.items() if person in people]
