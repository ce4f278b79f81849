"""Open pages that are told at once which games wait for their person."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from utopia.server.lobby.invitations import Invitations
from utopia.server.notifications.turns import Turns


class Watchers:
    """The open pages, by person. A slow one is told the newest only."""

    def __init__(self, turns: Turns, invitations: Invitations) -> None:
        self._turns, self._invitations = turns, invitations
        self._queues: defaultdict[str, set[asyncio.Queue[Sequence[str]]]] = defaultdict(set)

    @contextmanager
    def watching(self, person: str) -> Iterator["asyncio.Queue[Sequence[str]]"]:
        """Return the data for a page of that person, while it is open: the games that wait for them."""
        queue: asyncio.Queue[Sequence[str]] = asyncio.Queue(1)
        self._queues[person].add(queue)
        try:
            yield queue
        finally:
            self._queues[person].discard(queue)
            if not self._queues[person]:
                del self._queues[person]

    async def changed(self, games: Collection[str]) -> None:
        """The deciders or players of these games have changed."""
        if not self._queues:
            return
        people = set().union(*(await self._turns.people_of(games)).values())
        await self.look_again(people | await self._invitations.people_of(games))

    async def look_again(self, people: Collection[str]) -> None:
        """The waiting games of these people have changed."""
        for person in self._queues.keys() & set(people):
            waiting = await self._turns.waiting_for(person)
            for queue in tuple(self._queues.get(person, ())):
                _put(queue, waiting)


def _put(queue: "asyncio.Queue[Sequence[str]]", waiting: Sequence[str]) -> None:
    """Replace an unread message."""
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(waiting)
