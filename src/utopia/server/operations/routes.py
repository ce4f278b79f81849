"""Endpoints for the admin and their machines: health, readiness, metrics; and what the server stores."""

import asyncio
import hmac
from datetime import timedelta
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from utopia import __version__
from utopia.server.accounts.one_time_tokens import PASSAGE_LIFE
from utopia.server.accounts.people import GUEST_LIFE, SESSION_LIFE
from utopia.server.accounts.store import CHALLENGE_LIFE, MAIL_LINK_LIFE
from utopia.server.game.loading import Loading
from utopia.server.metrics_page import exposition
from utopia.server.notifications.hooks import has_hooks
from utopia.server.operations.health import Health
from utopia.server.operations.messages import BrowserCookies, Privacy
from utopia.server.operations.upkeep import Keeping
from utopia.server.settings import Settings
from utopia.server.web.page import Page
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.request import guest_cookie, session_cookie, visit_cookie
from utopia.server.web.responses import refusals

_LINK_LIFE: Final = max(PASSAGE_LIFE, MAIL_LINK_LIFE, CHALLENGE_LIFE)


@get("/healthz", tags=["server"], summary="Is it alive?", opt=policy("anybody", scope="any", rate="page"))
async def get_health(loading: NamedDependency[Loading], page: NamedDependency[Page]) -> dict[str, str | bool]:
    """Answers as soon as the server does; `rules` says whether games can be played already."""
    return {"name": "utopia", "version": __version__, "rules": loading.is_done, "page": page.is_built}


@get(
    "/readyz",
    tags=["server"],
    summary="Can people play?",
    responses=refusals(503),
    opt=policy("anybody", scope="any", rate="page"),
)
async def get_readiness(
    loading: NamedDependency[Loading],
    page: NamedDependency[Page],
    keeping: NamedDependency[Keeping],
    health: NamedDependency[Health],
) -> dict[str, bool]:
    """When the rules are loaded, the page is built and the database takes what is played; else 503 says why.

    So it is as soon as something could not be stored, or the database is found damaged or of another form, and while
    the server stops. It goes on by itself when the cause is gone.
    """
    if not page.is_built:
        raise ProblemError(503, "the page is not built; `utopia doctor` says why", "problem-not-ready")
    if keeping.is_stopping:
        raise ProblemError(503, "the server is stopping", "problem-not-ready")
    _check_rules(loading)
    if (trouble := await health.ask()) is not None:
        raise trouble
    if not health.is_known:
        raise ProblemError(503, "the database is being looked through", "problem-not-ready")
    return {"ready": True}


def _check_rules(loading: Loading) -> None:
    """ProblemError or LoadingError unless games can be played."""
    if loading.given_up is not None:
        raise loading.given_up
    if loading.failures and not loading.is_done:
        raise ProblemError(503, "the rules could not be loaded; it is tried again", "problem-rules-again")
    if not loading.is_done:
        raise ProblemError(503, "the rules are being loaded", "problem-not-ready")


@get("/metrics", include_in_schema=False, opt=policy("monitor", rate="page"))
async def get_metrics(settings: NamedDependency[Settings], request: Request[Any, Any, Any]) -> Response[bytes]:
    """All numbers, for who brings the token; without one being set there is no such page."""
    token = settings.hosting.metrics_token
    if token is None:
        raise not_found("page")
    sent = request.headers.get("authorization", "")
    if not hmac.compare_digest(sent.encode(), f"Bearer {token}".encode()):
        raise ProblemError(401, "the token is missing or wrong", "problem-metrics-token")
    content, kind = await asyncio.to_thread(exposition)
    return Response(content, headers={"content-type": kind, "cache-control": "no-store"})


@get(
    "/api/privacy",
    summary="What is stored, and for how long?",
    tags=["server"],
    responses=refusals(),
    opt=policy("anybody", scope="any"),
)
async def get_privacy(settings: NamedDependency[Settings], server_id: NamedDependency[str]) -> Response[Privacy]:
    """The same for everybody; the page shows it at `/privacy`."""
    privacy = privacy_of(settings, server_id)
    return Response(privacy, headers={"cache-control": "no-cache"})


def privacy_of(settings: Settings, server_id: str) -> Privacy:
    """Return what a server with these settings stores; the periods are those that the code deletes by."""
    hosting, lives = settings.hosting, settings.hosting.lives
    return Privacy(
        session_days=SESSION_LIFE.days,
        visitor_days=GUEST_LIFE.days,
        link_minutes=_LINK_LIFE // timedelta(minutes=1),
        guest_games_days=lives.guest_games,
        open_tables_days=lives.open_tables,
        chat_days=lives.chat,
        notices_days=lives.deliveries,
        audit_days=lives.audit,
        network_hours=hosting.barred_network,
        mail=settings.mail is not None,
        chats=has_hooks(),
        cookies=BrowserCookies(session_cookie(server_id), visit_cookie(server_id), guest_cookie(server_id)),
    )
