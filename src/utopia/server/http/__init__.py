"""The web server: every door of `protocol/resources.py`, the page, and who may pass which."""

from utopia.server.http.app import create_app

__all__ = ["create_app"]
