"""The stores that notifications are decided, written and delivered by."""

from dataclasses import dataclass

from utopia.server.storage.channels import Channels
from utopia.server.storage.deliveries import Deliveries
from utopia.server.storage.invitations import Invitations
from utopia.server.storage.notices import Notices
from utopia.server.storage.preferences import PreferencesOfPeople
from utopia.server.storage.reports import Reports
from utopia.server.storage.turns import Turns
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.games import Games
from utopia.server.tables.leaving import Leaving
from utopia.server.tables.log import Log
from utopia.server.tables.seats import Seats


@dataclass(frozen=True, slots=True)
class NoticeStores:
    """Those of one server."""

    notices: Notices
    deliveries: Deliveries
    channels: Channels
    turns: Turns
    games: Games
    seats: Seats
    clocks: Clocks
    invitations: Invitations
    preferences: PreferencesOfPeople
    reports: Reports
    leaving: Leaving
    log: Log
