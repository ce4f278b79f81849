"""Guests made by a first change. Two first changes of one browser at once are by one guest.

A browser that sends a second change before it has the answer to the first comes without a session again. With a guest
for each, the browser would keep the session of one, and the other's name, tables and deals would be lost.
"""

import asyncio
import time
from typing import Final

from utopia.server.accounts.people import People, Person

ANSWER_LIFE: Final = 10.0
"""Seconds within which the answer with the session reaches the browser, and the guest is found without it."""


class NewGuests:
    """Make guests, and find one again by the browser's CSRF token until the browser knows its session."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._turn = asyncio.Lock()
        self._sessions: dict[str, tuple[str, float]] = {}
        """CSRF token -> the session and when it was made; the oldest first."""

    async def of(self, csrf: str) -> tuple[Person, str]:
        """Return the guest just made for that browser or a new one, and their session."""
        async with self._turn:
            self._forget_old()
            session, _ = self._sessions.get(csrf, ("", 0.0))
            person = await self._people.by_token(session) if session else None
            if person is None:
                person, session = await self._people.create()
                self.forget(csrf)
                self._sessions[csrf] = session, time.monotonic()
            return person, session

    def forget(self, csrf: str) -> None:
        """A next first change of that browser is by somebody new: they have signed out."""
        self._sessions.pop(csrf, None)

    def _forget_old(self) -> None:
        since = time.monotonic() - ANSWER_LIFE
        for csrf, (_, made) in list(self._sessions.items()):
            if made > since:
                return
            del self._sessions[csrf]
