"""A bot that plays who asks it: `UTOPIA_TOKEN=… python examples/accepting_bot.py http://localhost:8420`.

It accepts invitations by its rules and says why it declines others. With the id of another bot account behind the
server's address it asks that bot to a game. `network_bot.play` plays; for strength see docs/bots.md.
"""

import asyncio
import os
import sys
from typing import Final

from network_bot import play

from utopia.client import Client, ClientError, friend, me
from utopia.server.programs.messages import MyGame, MyInvitation, MyInvited
from utopia.server.tables.messages import Invitation, Reason

MOST_GAMES: Final = 4
"""At a time."""
MOST_PLAYERS: Final = 4


def refusal(invitation: Invitation, games: int) -> Reason | None:
    """Return why we decline; None: we play."""
    if games >= MOST_GAMES:
        return "later"
    if len(invitation.sitting) > MOST_PLAYERS:
        return "players"
    tempo = invitation.terms.tempo
    if tempo is not None and tempo.kind == "slow":
        return "clock"
    return None


class Accepting:
    """The games that are played, and the answers to invitations."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._games: dict[str, asyncio.Task[None]] = {}

    async def run(self, opponent: str | None) -> None:
        """Answer and play, without end. With an opponent: ask them, and play that one game."""
        asked = None if opponent is None else await self._ask(opponent)
        async for news in self._client.news():
            if isinstance(news, MyInvitation) and news.what == "asked":
                await self._answer(news.invitation)
            elif isinstance(news, MyInvited) and news.table == asked and news.what in ("declined", "lapsed"):
                print(news.invited.name, news.what, news.invited.reason or "")
                return
            elif isinstance(news, MyGame):
                await self._follow(news, asked)
            if asked in self._games:
                await self._games[asked]
                return

    async def _ask(self, opponent: str) -> str:
        table = await self._client.open_table(me(), friend())
        await self._client.invite(table.id, opponent)
        return table.id

    async def _answer(self, invitation: Invitation) -> None:
        running = sum(not game.done() for game in self._games.values())
        try:
            if (reason := refusal(invitation, running)) is None:
                await self._client.accept(invitation.table)
            else:
                await self._client.decline(invitation.table, reason)
        except ClientError as error:  # others were faster, or the host has gone
            print(error)

    async def _follow(self, news: MyGame, asked: str | None) -> None:
        """The host begins once all have come; everybody plays what runs."""
        entry = news.game
        if entry.id == asked and entry.state == "open" and all(seat.kind != "open" for seat in entry.sitting):
            await self._client.start(entry.id)
        elif entry.state == "running" and entry.id not in self._games:
            self._games[entry.id] = asyncio.create_task(play(self._client.game(entry.id)))


async def main(server: str, opponent: str | None = None) -> None:
    """Come with the token."""
    async with Client(server, os.environ["UTOPIA_TOKEN"]) as client:
        await Accepting(client).run(opponent)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
