"""All endpoints of notifications."""

from utopia.server.http.notices.live import tell_waiting
from utopia.server.http.notices.mail_links import go_router, off_router
from utopia.server.http.notices.ways import notices_router

NOTICE_ROUTERS = (notices_router, off_router, go_router, tell_waiting)

__all__ = ["NOTICE_ROUTERS"]
