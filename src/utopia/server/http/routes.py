"""All endpoints of the server, in the order of the API's description."""

from typing import Final

from litestar.types import ControllerRouterHandler

from utopia.server.accounts.routes import ACCOUNT_ROUTERS
from utopia.server.accounts.routes.account import me_router
from utopia.server.accounts.routes.devices import devices_router
from utopia.server.accounts.routes.preferences import preferences_router
from utopia.server.analysis.routes import analysis_router
from utopia.server.chat.routes import chat_router, note_router, notes_router
from utopia.server.http.games.boards import boards_router
from utopia.server.http.games.games import games_router
from utopia.server.http.games.plans import plan_router
from utopia.server.http.invitations.companions import companions_router
from utopia.server.http.invitations.invited import invitations_router
from utopia.server.http.invitations.inviting import inviting_router
from utopia.server.http.lobby.hands import hands_router
from utopia.server.http.lobby.routes import lobby_router
from utopia.server.http.lobby.socket import look_on
from utopia.server.http.people import honours_router, people_router
from utopia.server.http.programs.bots import bot_seats_router, bots_router
from utopia.server.http.programs.moves import moves_router
from utopia.server.http.programs.records import records_router
from utopia.server.http.programs.streams import streams_router
from utopia.server.http.programs.this_token import this_token_router
from utopia.server.http.programs.tokens import tokens_router
from utopia.server.http.running.health import get_health, get_readiness
from utopia.server.http.running.metrics import get_metrics
from utopia.server.http.sockets.sockets import play_game
from utopia.server.http.tables.links import joining_router
from utopia.server.http.tables.offer import get_offer
from utopia.server.http.tables.opponents import get_opponents
from utopia.server.http.tables.tables import tables_router
from utopia.server.http.timing.clocks import time_router
from utopia.server.lessons.routes import lessons_router
from utopia.server.moderation.routes import admin_router
from utopia.server.moderation.routes.relations import relations_router
from utopia.server.moderation.routes.reports import get_site, reports_router, standing_router
from utopia.server.notifications.routes import NOTICE_ROUTERS
from utopia.server.web.page import show_docs, show_file, show_page

ROUTES: Final[list[ControllerRouterHandler]] = [
    me_router,
    standing_router,
    relations_router,
    reports_router,
    admin_router,
    get_site,
    *ACCOUNT_ROUTERS,
    get_offer,
    get_opponents,
    tables_router,
    joining_router,
    companions_router,
    inviting_router,
    invitations_router,
    devices_router,
    games_router,
    analysis_router,
    time_router,
    preferences_router,
    *NOTICE_ROUTERS,
    hands_router,
    lobby_router,
    look_on,
    chat_router,
    note_router,
    plan_router,
    notes_router,
    lessons_router,
    tokens_router,
    this_token_router,
    bots_router,
    bot_seats_router,
    moves_router,
    streams_router,
    records_router,
    people_router,
    honours_router,
    boards_router,
    get_health,
    get_readiness,
    get_metrics,
    play_game,
    show_docs,
    show_file,
    show_page,
]
