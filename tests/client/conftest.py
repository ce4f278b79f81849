"""Clients are tried at servers that really run."""

from tests.server.conftest import make_server, make_visitor, server, visit

__all__ = ["make_server", "make_visitor", "server", "visit"]
