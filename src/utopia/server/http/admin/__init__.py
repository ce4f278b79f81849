"""Endpoints for admins. Everybody else gets 404."""

from utopia.server.http.admin.routes import admin_router

__all__ = ["admin_router"]
