"""Bans: an admin excludes a person, whose seats are given to bots."""

import logging
from collections.abc import Awaitable
from datetime import timedelta
from typing import Final

from utopia.server.http.moderation.networks import Networks
from utopia.server.http.running.live_games import LiveGames
from utopia.server.storage.acts import Acts
from utopia.server.storage.people import People
from utopia.server.web.problems import ProblemError
from utopia.server.web.sockets import Attendance

_log: Final = logging.getLogger(__name__)


class Bans:
    """Exclude people from playing."""

    def __init__(
        self, *, acts: Acts, people: People, networks: Networks, attendance: Attendance, live_games: LiveGames
    ) -> None:
        self._acts, self._people, self._networks = acts, people, networks
        self._attendance, self._live_games = attendance, live_games

    async def ban(self, me: str, whom: str, life: timedelta, why: str) -> None:
        """Ban a person, and give their seats to bots. Raise ProblemError 409 for oneself or another admin."""
        person = await self._people.get(whom)
        if person is not None and person.is_admin:
            raise ProblemError(409, "an admin cannot be banned; take that right from them first", "problem-bar-admin")
        await self._acts.ban(me, whom, life, why)
        await self.give_seats_away()

    async def give_seats_away(self) -> None:
        """Stop banned people from playing: their seats are given to others, as a leaver's are."""
        await self._networks.look()
        for game, person in await self._acts.seats_of_banned():
            self._attendance.send_away(person)  # they only watch from now on
            await apart(self._live_games.give_seat_away(game, person))


async def apart(work: Awaitable[None]) -> None:
    """Do it; a failure is tried again at the next look, and delays nothing else."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - a damaged game must not stop work on others
        _log.warning("put off: %s", error)
