"""Subscribers over HTTP: woken when something may have changed for them, disconnected when it is time."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from typing import Final

from utopia.server.accounts.api_tokens import Key
from utopia.server.database.schema import now

_MOST_FOREIGN: Final = 10_000
"""Number of others' games that a subscriber remembers, to skip repeated queries about them."""


class Ear:
    """Subscriber of one stream about a person's games: ``stirred`` until it has looked again."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self._mine: Collection[str] = ()
        self._foreign: set[str] = set()

    def knows(self, mine: Collection[str]) -> None:
        """Set the person's games; others that were heard of meanwhile need no further look."""
        self._mine = mine
        if len(self._foreign) > _MOST_FOREIGN:
            self._foreign.clear()
        self._foreign.difference_update(mine)

    def hear(self, games: Collection[str]) -> None:
        """Something has been done in these games."""
        new = {game for game in games if game not in self._mine and game not in self._foreign}
        self._foreign |= new  # if one of them is theirs, one query tells it
        if new or any(game in self._mine for game in games):
            self.stirred.set()


class Listening:
    """All streams and sockets of programs."""

    def __init__(self) -> None:
        self._ears: set[Ear] = set()
        self._ends: defaultdict[str | None, set[Callable[[], object]]] = defaultdict(set)

    @contextlib.contextmanager
    def ear(self) -> Iterator[Ear]:
        """Active while a client subscribes."""
        ear = Ear()
        self._ears.add(ear)
        try:
            yield ear
        finally:
            self._ears.discard(ear)

    def hear(self, games: Collection[str]) -> None:
        """Something has been done in these games."""
        for ear in self._ears:
            ear.hear(games)

    def ring(self) -> None:
        """A seat was taken, or a table was opened or deleted: all look again."""
        for ear in self._ears:
            ear.stirred.set()

    @contextlib.contextmanager
    def until_ended(self, key: Key | None, end: Callable[[], object]) -> Iterator[None]:
        """``end`` is called if the server stops meanwhile, or the client's token ends."""
        token, until = (None, None) if key is None else (key.token.id, key.token.until)
        wait = None if until is None else (until - now()).total_seconds()
        timer = None if wait is None else asyncio.get_running_loop().call_later(wait, end)
        self._ends[token].add(end)
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()
            self._ends[token].discard(end)
            if not self._ends[token]:
                del self._ends[token]

    def send_away(self, token: str) -> None:
        """Disconnect the clients with that token."""
        for end in tuple(self._ends.get(token, ())):
            end()

    def close(self) -> None:
        """The server stops: no stream may keep it."""
        for ends in tuple(self._ends.values()):
            for end in tuple(ends):
                end()
