"""Doors for whoever keeps the server. For everybody else there is nothing behind them."""

from utopia.server.http.admin.routes import admin_router

__all__ = ["admin_router"]
