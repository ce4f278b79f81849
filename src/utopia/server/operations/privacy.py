"""What the privacy page says: the periods are those that the code deletes by."""

from datetime import timedelta
from typing import Final

from utopia.server.accounts.one_time_tokens import PASSAGE_LIFE
from utopia.server.accounts.people import GUEST_LIFE, SESSION_LIFE
from utopia.server.accounts.store import CHALLENGE_LIFE, MAIL_LINK_LIFE
from utopia.server.notifications.hooks import has_hooks
from utopia.server.operations.messages import BrowserCookies, Privacy
from utopia.server.settings import Settings
from utopia.server.web.request import guest_cookie, session_cookie, visit_cookie

_LINK_LIFE: Final = max(PASSAGE_LIFE, MAIL_LINK_LIFE, CHALLENGE_LIFE)


def privacy_of(settings: Settings, server_id: str) -> Privacy:
    """Return what a server with these settings stores and for how long."""
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
