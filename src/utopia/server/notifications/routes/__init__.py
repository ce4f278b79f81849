"""Endpoints of notifications."""

from utopia.server.notifications.routes.channels import notices_router
from utopia.server.notifications.routes.live import tell_waiting
from utopia.server.notifications.routes.mail_links import go_router, off_router

NOTICE_ROUTERS = (notices_router, off_router, go_router, tell_waiting)

__all__ = ["NOTICE_ROUTERS"]
