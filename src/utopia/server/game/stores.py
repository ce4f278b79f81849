"""The stores of a running game: each part of a room is given only those that it uses."""

from dataclasses import dataclass

from utopia.server.chat.store import Chat
from utopia.server.notifications.preferences import PreferencesOfPeople
from utopia.server.people.store import Figures
from utopia.server.tables.clocks import Clocks, Plans
from utopia.server.tables.games import Games
from utopia.server.tables.leaving import Leaving
from utopia.server.tables.links import Links
from utopia.server.tables.log import Log
from utopia.server.tables.seats import Seats


@dataclass(frozen=True, slots=True)
class GameStores:
    """A game, its seats and its log of steps."""

    games: Games
    seats: Seats
    log: Log


@dataclass(frozen=True, slots=True)
class TimeStores:
    """Clocks, holidays, and what the votes of a table decide."""

    clocks: Clocks
    preferences: PreferencesOfPeople
    leaving: Leaving
    links: Links


@dataclass(frozen=True, slots=True)
class RoomStores:
    """Those of all rooms of a server."""

    game: GameStores
    time: TimeStores
    plans: Plans
    chat: Chat
    figures: Figures
    """They note which games' ends were processed."""
