"""Endpoints for people who return: passkeys, links by mail, their browsers, their data, and the way out."""

from utopia.server.accounts.routes.account import account_router
from utopia.server.accounts.routes.mail import mail_router
from utopia.server.accounts.routes.passkeys import passkeys_router

ACCOUNT_ROUTERS = (account_router, passkeys_router, mail_router)

__all__ = ["ACCOUNT_ROUTERS"]
