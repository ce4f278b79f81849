"""Open sockets: limits for a visitor, an address and a game; the codes that close them; sockets that only send."""

import asyncio
import contextlib
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from litestar import WebSocket

from utopia.server.web.limiter import Bucket, network

GOING_AWAY: Final = 1012
"""The server starts anew: come again at once."""
TRY_LATER: Final = 1013
STRANGER: Final = 4401
"""The client has neither a session nor a token: do not reconnect without."""
NO_GAME: Final = 4404
"""There is none, or it is not for this visitor: do not come again."""
NOT_BEGUN: Final = 4409
CROWDED: Final = 4429
"""Too many sockets are open: do not come again before one is closed."""
FLOODED: Final = 1008
"""The client sends too much: reconnect later, and send less."""
UNPLAYABLE: Final = 4500
"""The game is damaged, or its map is missing: do not come again."""


FOR_ONE_VISITOR: Final = 12
FOR_ONE_TOKEN: Final = 64
"""Streams and sockets of one program: it may play in many games."""
FOR_ONE_ADDRESS: Final = 120
"""Where many may live."""
FOR_ONE_GAME: Final = 240
Place = tuple[str, str]
T = TypeVar("T")


class CrowdedError(Exception):
    """There are as many sockets as there may be."""


@dataclass(frozen=True, slots=True)
class Comer:
    """The opener of a socket: identity, address, game."""

    visitor: str
    """Their id, or their secret if they have none."""
    address: str
    game: str
    most: int = FOR_ONE_VISITOR
    """Limit on their sockets."""

    @property
    def places(self) -> dict[Place, int]:
        """The groups in which a socket counts, with their limits."""
        return {
            ("visitor", self.visitor): self.most,
            ("address", network(self.address)): FOR_ONE_ADDRESS,
            ("game", self.game): FOR_ONE_GAME,
        }


class Attendance:
    """The connections to a server; ``is_limited`` as in its settings."""

    def __init__(self, *, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._sockets: Counter[Place] = Counter()
        self._allowances: dict[str, Any] = {}
        self._spectators: defaultdict[str, set[asyncio.Future[Any]]] = defaultdict(set)
        self._people: defaultdict[str, set[asyncio.Future[Any]]] = defaultdict(set)

    @contextlib.contextmanager
    def counted(self, comer: Comer) -> Iterator[None]:
        """Active while the socket is open. Raise CrowdedError if it would exceed a limit."""
        if self._is_limited and any(self._sockets[place] >= most for place, most in comer.places.items()):
            raise CrowdedError
        self._sockets.update(comer.places.keys())
        try:
            yield
        finally:
            self._sockets.subtract(comer.places.keys())
            self._sockets += Counter()  # forgets places without connections
            if not self._sockets["visitor", comer.visitor]:
                self._allowances.pop(comer.visitor, None)

    def allowance(self, comer: Comer, make: Callable[[bool], T]) -> T:
        """Return the allowance for messages over all the person's sockets together, made for the first of them.

        ``make`` is told whether there are limits.
        """
        if comer.visitor not in self._allowances:
            self._allowances[comer.visitor] = make(self._is_limited)
        allowance: T = self._allowances[comer.visitor]
        return allowance

    @contextlib.asynccontextmanager
    async def served(
        self, game: str, serving: "asyncio.Future[Any]", *, is_spectator: bool, person: str = ""
    ) -> AsyncIterator[None]:
        """Active while a client is served: it ends when their sessions change, or their spectator link is revoked."""
        with _listed(self._people, person, serving), contextlib.ExitStack() as watching:
            if is_spectator:
                watching.enter_context(_listed(self._spectators, game, serving))
            try:
                yield
            finally:
                serving.cancel()
                await asyncio.wait([serving])  # they leave the room before anything else happens

    @contextlib.contextmanager
    def until_sent_away(self, person: str, end: Callable[[], object]) -> Iterator[None]:
        """``end`` is called if the person's sessions change meanwhile."""
        staying: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        staying.add_done_callback(lambda _: end())
        with _listed(self._people, person, staying):
            yield

    def is_here(self, person: str) -> bool:
        """Return whether a page of the person is open."""
        return person in self._people

    def send_spectators_away(self, game: str) -> None:
        """End the sockets of spectators."""
        for serving in tuple(self._spectators.get(game, ())):
            serving.cancel()

    def send_away(self, person: str) -> None:
        """End the sockets and streams of a person: browsers and programs that may come in come again."""
        for serving in tuple(self._people.get(person, ())):
            serving.cancel()


@contextlib.contextmanager
def _listed(
    lists: "defaultdict[str, set[asyncio.Future[Any]]]", key: str, serving: "asyncio.Future[Any]"
) -> Iterator[None]:
    lists[key].add(serving)
    try:
        yield
    finally:
        lists[key].discard(serving)
        if not lists[key]:
            del lists[key]


MOST_UNHEARD: Final = 300
"""Messages that are let fall."""
NOTHING_HEARD: Final = "too many messages; nothing is heard here"


async def until_gone(socket: WebSocket[Any, Any, Any], clock: Callable[[], float] = time.monotonic) -> bool:
    """Wait until the client has disconnected; False if it must be disconnected before."""
    allowed = Bucket(clock, size=MOST_UNHEARD, a_second=1.0)
    while (await socket.receive())["type"] != "websocket.disconnect":
        if allowed.take():
            return False
    return True
