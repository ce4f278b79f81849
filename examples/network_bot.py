"""A bot of one's own on a server: `UTOPIA_TOKEN=… python examples/network_bot.py http://localhost:8420 LINK`.

LINK lets it take a seat; without one it opens a table against two bots of the server. It plays badly, and
shows all that is needed. A bot that plays on for days is run by `utopia bot` (docs/api.md).
"""

import asyncio
import os
import sys

from utopia.client import Client, RemoteGame, StaleError, bot, me
from utopia.server.game.messages.view import View


def choose(view: View) -> int:
    """A legal move: here the last of the list, which ends a turn only if nothing else is left."""
    return view.choices[-1]


async def play(game: RemoteGame) -> None:
    """Play to the end."""
    async for view in game.views():
        if view.result is not None:
            print("over:", [(place.seat, place.score) for place in view.result.places])
        elif view.choices:
            try:
                await game.play(view, choose(view))
            except StaleError:
                continue  # the table has moved on; the newest view is on its way


async def main(server: str, *links: str) -> None:
    """Sit down, and play."""
    async with Client(server, os.environ["UTOPIA_TOKEN"]) as client:
        table = await client.join(links[0]) if links else await client.open_table(me(), bot("mason"), bot("envoy"))
        print("game", table.id)
        if table.state == "open":
            async for news in client.my_games():
                if news.game.id == table.id and news.game.state == "running":
                    break
        await play(client.game(table.id))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
