"""The dependencies of routes, by name: stores are called after their field in the storage, with `_store` behind it."""

from dataclasses import fields
from typing import Any, Final

from utopia.server.accounts.mailed_links import MailedLinks
from utopia.server.accounts.service import AccountAnswers, BrowserSessions
from utopia.server.deals.service import DealService
from utopia.server.game.own_games import GameEntries
from utopia.server.game.routes.socket import GameSockets
from utopia.server.lobby.answers import InvitationAnswers, TableAnswers
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.rematch import Rematches
from utopia.server.lobby.sending import InvitationSender
from utopia.server.lobby.terms import TableTerms
from utopia.server.moderation.routes.targets import Targets
from utopia.server.notifications.routes.live import WaitingGames
from utopia.server.people.games import ProfileGames
from utopia.server.people.service import ProfileAnswers
from utopia.server.programs.streams import GameStreams, MyNews
from utopia.server.reviews.socket import ReviewSockets
from utopia.server.services import Services
from utopia.server.storage import Storage

STORES: Final = tuple(one.name for one in fields(Storage) if one.name not in ("home", "id", "database"))
"""The fields of the storage that routes may ask for."""
PARTS: Final = (
    *(f"{name}_store" for name in STORES),
    *("settings", "server_id", "visitors", "loading", "health", "keeping", "attendance", "listening", "late_engine"),
    *(
        "live_games",
        "lobby",
        "notices",
        "analyses",
        "rate_limiter",
        "bans",
        "deletion",
        "targets",
        "access",
        "table_terms",
        "opening",
    ),
    *("rematches", "browser_sessions", "account_answers", "mailed_links", "table_answers", "game_entries"),
    "my_news",
    *("invitation_answers", "invitation_sender", "waiting_games", "profile_answers", "profile_games"),
    *("game_sockets", "game_streams", "analyses", "deal_service", "tournament_service"),
    *("reviews", "game_reviews", "review_sockets"),
)
"""Their names, which are known before the server starts."""


def parts_of(services: Services) -> dict[str, Any]:
    """Return the stores and services of a server, by the names in ``PARTS``."""
    stores = {f"{name}_store": getattr(services.storage, name) for name in STORES}
    return {
        **stores,
        **_services(services),
        **_tables(services),
        **_accounts(services),
        **_answers(services),
        **_news(services),
        **_connections(services),
    }


def _services(services: Services) -> dict[str, Any]:
    settings, storage = services.settings, services.storage
    return {
        "settings": settings,
        "server_id": storage.id,
        "visitors": services.visitors,
        "loading": services.loading,
        "health": services.health,
        "keeping": services.keeping,
        "attendance": services.attendance,
        "listening": services.listening,
        "late_engine": services.late_engine,
        "live_games": services.live_games,
        "lobby": services.lobby,
        "notices": services.notices,
        "analyses": services.analyses,
        "reviews": services.reviews,
        "game_reviews": services.game_reviews,
        "rate_limiter": services.rate_limiter,
        "bans": services.bans,
        "deletion": services.deletion,
        "targets": Targets(services.access, storage.people, storage.chat),
    }


def _tables(services: Services) -> dict[str, Any]:
    storage, engine, live_games = services.storage, services.late_engine, services.live_games
    terms = TableTerms(storage.people, storage.relations, services.lobby)
    opening = TableOpening(
        games=storage.games,
        seats=storage.seats,
        links=storage.links,
        invitations=storage.invitations,
        terms=terms,
        engine=engine,
        lobby=services.lobby,
        notices=services.notices,
        live_games=live_games,
    )
    rematches = Rematches(
        games=storage.games,
        seats=storage.seats,
        links=storage.links,
        relations=storage.relations,
        terms=terms,
        opening=opening,
        engine=engine,
        live_games=live_games,
    )
    return {
        "access": services.access,
        "table_terms": terms,
        "opening": opening,
        "rematches": rematches,
        "deal_service": DealService(storage.deals, engine, live_games),
        "tournament_service": services.tournaments,
    }


def _accounts(services: Services) -> dict[str, Any]:
    storage, settings = services.storage, services.settings
    sessions = BrowserSessions(
        people=storage.people,
        accounts=storage.accounts,
        lessons=storage.lessons,
        studies=storage.studies,
        puzzles=storage.puzzles,
        attendance=services.attendance,
        server_id=storage.id,
    )
    answers = AccountAnswers(
        people=storage.people,
        accounts=storage.accounts,
        passkeys=storage.passkeys,
        games=storage.games,
        browser_sessions=sessions,
        settings=settings,
        can_mail=services.mailer is not None,
    )
    mailed_links = MailedLinks(storage.errands, services.mailer, services.rate_limiter, settings)
    return {"browser_sessions": sessions, "account_answers": answers, "mailed_links": mailed_links}


def _answers(services: Services) -> dict[str, Any]:
    storage = services.storage
    return {
        "table_answers": TableAnswers(
            access=services.access,
            games=storage.games,
            links=storage.links,
            invitations=storage.invitations,
            lobby=services.lobby,
            settings=services.settings,
        ),
        "invitation_sender": InvitationSender(
            people=storage.people,
            companions=storage.companions,
            relations=storage.relations,
            invitations=storage.invitations,
            asking=storage.asking,
            notices=services.notices,
            terms=TableTerms(storage.people, storage.relations, services.lobby),
            is_limited=services.settings.limits,
        ),
        "waiting_games": WaitingGames(
            turns=storage.turns,
            seats=storage.seats,
            games=storage.games,
            people=storage.people,
            invitations=storage.invitations,
            tournaments=storage.tournaments,
        ),
        "profile_answers": ProfileAnswers(storage.ratings, storage.achievements, storage.figures, services.late_engine),
        "profile_games": ProfileGames(storage.profiles, storage.seats, storage.ratings),
    }


def _news(services: Services) -> dict[str, Any]:
    storage = services.storage
    answers = InvitationAnswers(
        people=storage.people,
        companions=storage.companions,
        invitations=storage.invitations,
        games=storage.games,
        seats=storage.seats,
    )
    entries = GameEntries(storage.games, storage.seats, storage.clocks, storage.relations)
    return {"game_entries": entries, "invitation_answers": answers, "my_news": MyNews(entries, answers)}


def _connections(services: Services) -> dict[str, Any]:
    used = services.access, services.late_engine, services.attendance, services.listening
    storage = services.storage
    review_sockets = ReviewSockets(
        studies=storage.studies,
        reviews=services.reviews,
        relations=storage.relations,
        acts=storage.acts,
        attendance=services.attendance,
    )
    return {
        "game_sockets": GameSockets(*used),
        "game_streams": GameStreams(*used),
        "review_sockets": review_sockets,
    }
