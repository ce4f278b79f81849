"""All endpoints of the server, in the order of the API's description."""

from typing import Final

from litestar.types import ControllerRouterHandler

from utopia.server.accounts.routes import ACCOUNT_ROUTERS
from utopia.server.accounts.routes.account import me_router
from utopia.server.accounts.routes.devices import devices_router
from utopia.server.accounts.routes.preferences import preferences_router
from utopia.server.analysis.routes import analysis_router
from utopia.server.chat.routes import chat_router, note_router, notes_router
from utopia.server.deals.routes import deals_router
from utopia.server.game.routes.boards import boards_router
from utopia.server.game.routes.clocks import time_router
from utopia.server.game.routes.games import games_router
from utopia.server.game.routes.plans import plan_router
from utopia.server.game.routes.socket import play_game
from utopia.server.lessons.routes import lessons_router
from utopia.server.lobby.routes.invited import invitations_router
from utopia.server.lobby.routes.inviting import companions_router, inviting_router
from utopia.server.lobby.routes.joining import get_offer, joining_router
from utopia.server.lobby.routes.lobby import hands_router, lobby_router
from utopia.server.lobby.routes.opponents import get_opponents
from utopia.server.lobby.routes.socket import look_on
from utopia.server.lobby.routes.tables import tables_router
from utopia.server.moderation.routes import admin_router
from utopia.server.moderation.routes.relations import relations_router
from utopia.server.moderation.routes.reports import get_site, reports_router, standing_router
from utopia.server.notifications.routes import NOTICE_ROUTERS
from utopia.server.operations.routes import get_health, get_metrics, get_privacy, get_readiness
from utopia.server.people.routes import honours_router, people_router
from utopia.server.programs.routes.bots import bot_seats_router, bots_router
from utopia.server.programs.routes.moves import moves_router
from utopia.server.programs.routes.records import records_router
from utopia.server.programs.routes.streams import streams_router
from utopia.server.programs.routes.tokens import this_token_router, tokens_router
from utopia.server.puzzles.routes import puzzles_router
from utopia.server.reviews.routes import review_router
from utopia.server.reviews.socket import join_review
from utopia.server.studies.routes import STUDY_ROUTERS
from utopia.server.tournaments.routes import tournament_stream_router, tournaments_router
from utopia.server.trust.routes import get_certificate, get_profile, show_trust
from utopia.server.web.page import show_docs, show_documentation, show_file, show_page

ROUTES: Final[list[ControllerRouterHandler]] = [
    me_router,
    standing_router,
    relations_router,
    reports_router,
    admin_router,
    get_site,
    get_privacy,
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
    *STUDY_ROUTERS,
    review_router,
    join_review,
    puzzles_router,
    deals_router,
    tournaments_router,
    tournament_stream_router,
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
    show_trust,
    get_certificate,
    get_profile,
    show_docs,
    show_documentation,
    show_file,
    show_page,
]
