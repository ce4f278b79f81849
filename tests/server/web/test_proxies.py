"""A proxy before the server: it is believed where it is named, and told of where it is not."""

import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Server
from utopia.server.web.proxies import believed

ROUTES = """\
Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
eth0\t00000000\t0100A8C0\t0003\t0\t0\t0\t00000000\t0\t0\t0
eth0\t0000A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0
"""
"""As Linux tells them in a container behind 192.168.0.1."""


def test_the_machine_of_a_container_is_looked_up(tmp_path: Path) -> None:
    routes = tmp_path / "route"
    routes.write_text(ROUTES, encoding="ascii")
    assert believed({"FORWARDED_ALLOW_IPS": "gateway"}, routes) == ["192.168.0.1"]
    assert believed({"FORWARDED_ALLOW_IPS": " 10.0.0.0/8, gateway,"}, routes) == ["10.0.0.0/8", "192.168.0.1"]
    assert believed({"FORWARDED_ALLOW_IPS": "gateway"}, tmp_path / "none") == []
    for nothing in ({}, {"FORWARDED_ALLOW_IPS": " "}):
        assert believed(nothing, routes) == ["127.0.0.1", "::1"]


def asked(server: Server, proxy: str) -> list[int]:
    """What visitors get until one is refused, each from an address of its own, through a proxy on this machine."""
    url, statuses = f"http://127.0.0.1:{server.port}/api/sign-in/passkey", [0]
    with httpx.Client(transport=httpx.HTTPTransport(local_address=proxy)) as client:
        while statuses[-1] != 429 and len(statuses) < 200:
            visitor = f"203.0.113.{len(statuses)}"
            statuses.append(client.post(url, headers={"x-forwarded-for": visitor}).status_code)
    return statuses


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "darwin", reason="one address of its own is all that it has")
def test_behind_a_proxy_that_is_named_everybody_counts_alone(make_server: Callable[..., Server]) -> None:
    """120 tries to sign in a minute are one address's share; a proxy that is not named has them for all."""
    server = make_server(limits=True)
    assert 429 not in asked(server, "127.0.0.1")
    assert "FORWARDED_ALLOW_IPS" not in server.errors
    assert 429 in asked(server, "127.0.0.2")
    assert server.errors.count("FORWARDED_ALLOW_IPS=127.0.0.2") == server.errors.count("FORWARDED_ALLOW_IPS") == 1
