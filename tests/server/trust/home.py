"""A server at home, and clients that trust it."""

import re
import ssl

import httpx

from tests.server.conftest import Server

AT_HOME = "import utopia.cli.serve_commands as serving; serving.lan_address = lambda: '127.0.0.1'"
"""A network at home, wherever the tests run; for ``first``."""


def secure_port(server: Server) -> int:
    """The port of https, which the page tells."""
    found = re.search(r"https://[\w.]+:(\d+)/", httpx.get(f"{server.url}/trust").text)
    assert found
    return int(found[1])


def trusting(server: Server) -> ssl.SSLContext:
    """As a device that has taken the certificate."""
    return ssl.create_default_context(cadata=httpx.get(f"{server.url}/trust/utopia.crt").text)
