"""Games in memory, each with its clients: commands one after the other, durable before anybody is told.

``rooms = Rooms(storage, crew)``; ``room = await rooms.open(game)``. A ``Room`` gives ``play``, ``take_back``, ``tell``,
``view``, ``message`` and, for going back in time, ``seen`` with the functions of ``views``.
"""

from utopia.server.rooms.minds import Minds
from utopia.server.rooms.people import Listener, Who
from utopia.server.rooms.room import Room
from utopia.server.rooms.rooms import Rooms

__all__ = ["Listener", "Minds", "Room", "Rooms", "Who"]
