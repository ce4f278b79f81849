"""A Utopia server from a program: what there is to play, views as they come, moves that are done once (docs/api.md).

    async with Client("http://localhost:8420", token) as client:
        table = await client.open_table(me(), bot("mason"))
        game = client.game(table.id)
        async for view in game.views():
            if view.choices:
                await game.play(view, view.choices[0])

Connections that break are made anew, the server's wishes to wait are heeded, and nothing is ever played twice. Of the
server this package knows what crosses the wire, and nothing else.
"""

from utopia.client.client import Client, bot, friend, me
from utopia.client.errors import ClientError, RefusedError, StaleError, TokenRefusedError, UnreachableError
from utopia.client.game import RemoteGame
from utopia.client.puzzle import RemotePuzzle

__all__ = [
    "Client",
    "ClientError",
    "RefusedError",
    "RemoteGame",
    "RemotePuzzle",
    "StaleError",
    "TokenRefusedError",
    "UnreachableError",
    "bot",
    "friend",
    "me",
]
