"""Who listens over HTTP: woken when something may have changed for him, sent away when it is time."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from typing import Final

from utopia.server.storage.api_tokens import Key
from utopia.server.storage.schema import now

_MOST_FOREIGN: Final = 10_000
"""Games of others that an ear remembers, so that nobody is asked again whether they are his."""


class Ear:
    """Of one stream about somebody's games: ``stirred`` until he has looked again."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()
        self._mine: Collection[str] = ()
        self._foreign: set[str] = set()

    def knows(self, mine: Collection[str]) -> None:
        """These are his games; of those that he heard of meanwhile and that are none of them he need not hear again."""
        self._mine = mine
        if len(self._foreign) > _MOST_FOREIGN:
            self._foreign.clear()
        self._foreign.difference_update(mine)

    def hear(self, games: Collection[str]) -> None:
        """Something has been done in these games."""
        new = {game for game in games if game not in self._mine and game not in self._foreign}
        self._foreign |= new  # if one of them is his, he knows after this once
        if new or any(game in self._mine for game in games):
            self.stirred.set()


class Listening:
    """All streams and sockets of programs."""

    def __init__(self) -> None:
        self._ears: set[Ear] = set()
        self._ends: defaultdict[str | None, set[Callable[[], object]]] = defaultdict(set)

    @contextlib.contextmanager
    def ear(self) -> Iterator[Ear]:
        """While somebody listens."""
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
        """Somebody sat down, or a table was opened or taken away: all look again."""
        for ear in self._ears:
            ear.stirred.set()

    @contextlib.contextmanager
    def until_ended(self, key: Key | None, end: Callable[[], object]) -> Iterator[None]:
        """``end`` is called if the server stops meanwhile, or the token ends with which somebody came."""
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
        """Whoever came with that token goes."""
        for end in tuple(self._ends.get(token, ())):
            end()

    def close(self) -> None:
        """The server stops: no stream may keep it."""
        for ends in tuple(self._ends.values()):
            for end in tuple(ends):
                end()
