"""A browser that opens an address gets a readable page, refused or not; other clients get the problem itself."""

from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.problems.problems import PROBLEM_JSON
from utopia.server.http.problems.sheet import HEADERS, sheet
from utopia.server.web.messages import Problem

_PAGE: Final = "text/html"


def readable_send(scope: Scope, doorway: Doorway, site_name: str, send: Send) -> Send:
    """A `send` that makes a page of a problem, if a person is to read it."""
    if not _is_opened(scope, doorway):
        return send
    begun: list[Any] = []
    body = bytearray()

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start" and _is_problem(message):
            begun.append(message)
        elif begun and message["type"] == "http.response.body":
            body.extend(message.get("body", b""))
            if not message.get("more_body"):
                await _send_sheet(begun[0], bytes(body), doorway.headers.get("accept-language", ""), site_name, send)
        else:
            await send(message)

    return told


def _is_opened(scope: Scope, doorway: Doorway) -> bool:
    is_get = scope["type"] == ScopeType.HTTP and scope["method"] == "GET"
    return is_get and _PAGE in doorway.headers.get("accept", "")


def _is_problem(message: Any) -> bool:
    headers: dict[bytes, bytes] = {name.lower(): value for name, value in message["headers"]}
    return headers.get(b"content-type", b"").startswith(PROBLEM_JSON.encode())


async def _send_sheet(start: Any, body: bytes, wanted: str, site_name: str, send: Send) -> None:
    content = sheet(msgspec.json.decode(body, type=Problem), wanted, site_name)
    ours = {**HEADERS, "content-length": str(len(content))}
    kept = [(name, value) for name, value in start["headers"] if name.decode("latin-1").lower() not in ours]
    head = [*kept, *((name.encode(), value.encode()) for name, value in ours.items())]
    begun: Any = {**start, "headers": head}
    await send(begun)
    await send({"type": "http.response.body", "body": content, "more_body": False})
