"""Tables as tests open them, and who sits down there."""

from typing import Any

from tests.server.conftest import Visitor

ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "greedy"}


def opened(host: Visitor, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Open a table that must be possible."""
    answer = host.post("/api/tables", {"seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def joined(guest: Visitor, table: dict[str, Any], name: str = "Grace") -> dict[str, Any]:
    """Sit down by the host's link."""
    answer = guest.post(f"/api{table['links']['join']}", {"name": name})
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen
