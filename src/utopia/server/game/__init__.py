"""Games in memory, each with its clients: commands one after the other, durable before anybody is told.

``rooms = Rooms(storage, bot_pool)``; ``room = await rooms.open(game)``. A ``Room`` gives ``play``, ``take_back``,
``tell``, ``view``, ``message`` and, for going back in time, ``observation`` with the functions of ``view``.
``await serve(room, who, receive, send)`` is the life of one socket, independent of the web framework.
"""

from utopia.server.game.bots import BotPool
from utopia.server.game.people import Listener, Who
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.game.socket import LONGEST, Allowance, FloodError, Receive, Send, serve

__all__ = [
    "LONGEST",
    "Allowance",
    "BotPool",
    "FloodError",
    "Listener",
    "Receive",
    "Room",
    "Rooms",
    "Send",
    "Who",
    "serve",
]
