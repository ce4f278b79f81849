"""`/api/openapi.json`: made in a thread on the first request, and kept; and no page that fetches scripts."""

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag

from utopia import __version__
from utopia.server.http.gate.doorway import HOST_ONLY, session_cookie
from utopia.server.http.gate.policy import policies_of, policy
from utopia.server.http.problems.problems import not_found
from utopia.server.http.programs.security import SCHEMES

PATH: Final = "/api/openapi.json"
_STATE: Final = "description of "
_KIND: Final = "application/vnd.oai.openapi+json"
_DESCRIPTION: Final = """What the page of a Utopia server asks for, and what a program may ask for as well.

A browser is known by cookies; `GET /api/me` gives what every change must then carry as `x-csrf-token`. A program comes
with a token instead (`Authorization: Bearer utopia_…`), and needs neither; which scope is needed stands with each
request. A running game speaks over the websocket `/ws/games/ID`, or by `/api/stream/games/ID` and
`POST /api/games/ID/moves`. Everything refused is refused with a `Problem` (RFC 9457).

Bodies are JSON; moments are ISO 8601, UTC. Fields may be added to answers; what is sent must have no others than these.
"""
_TAGS: Final = {
    "me": "The visitor's own data.",
    "accounts": "People who return: passkeys, links by mail, their browsers and data.",
    "tables": "Tables before their game: opened, joined, started.",
    "lobby": "Tables that anybody may find, and games for those who wait for one.",
    "games": "Running and finished games.",
    "lessons": "Positions with a task, for people who learn the game.",
    "talk": "What is said, noted and planned at a table.",
    "notices": "Where one is told of one's games while one is elsewhere.",
    "programs": "Tokens, bot accounts, moves and event streams: what programs need most.",
    "people": "Profiles and ratings; whom one keeps at a distance or reports.",
    "admin": "For admins.",
    "boards": "Maps.",
    "server": "The server itself.",
}


@dataclass(frozen=True, slots=True)
class Written:
    """The description as it is sent."""

    plain: bytes
    packed: bytes
    etag: str


def openapi_config() -> OpenAPIConfig:
    """Litestar's settings; `_answer` answers before any of its own pages."""
    return OpenAPIConfig(
        title="Utopia",
        version=__version__,
        description=_DESCRIPTION,
        openapi_router=Router(
            PATH,
            route_handlers=[],
            before_request=_answer,
            include_in_schema=False,
            opt=policy("anybody", scope="any"),
        ),
        render_plugins=[JsonRenderPlugin(path="/")],
        tags=[Tag(name, about) for name, about in _TAGS.items()],
        components=SCHEMES,
        use_handler_docstrings=True,
    )


async def _answer(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description. Below it there is nothing; Litestar would say so in HTML."""
    if request.scope["path"].rstrip("/") != PATH:
        raise not_found("page")
    server: str = request.app.state.server_id
    cookie = session_cookie(server) if request.scope["scheme"] != "https" else HOST_ONLY + session_cookie(server)
    written = await _written(request.app, cookie)
    headers = {"etag": written.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == written.etag:
        return Response(b"", status_code=304, headers=headers, media_type=_KIND)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(written.packed, headers={**headers, "content-encoding": "gzip"}, media_type=_KIND)
    return Response(written.plain, headers=headers, media_type=_KIND)


async def _written(app: Litestar, cookie: str) -> Written:
    """Make it on the first request, with that name of the session's cookie; others wait for the same."""
    state, name = app.state, _STATE + cookie
    if name not in state:
        state[name] = asyncio.ensure_future(asyncio.to_thread(_write, app, cookie))
    written: Written = await asyncio.shield(state[name])
    return written


def _write(app: Litestar, cookie: str) -> Written:
    from utopia.server.http.description.completion import complete  # noqa: PLC0415 - reads the sources

    described = complete(app.openapi_schema.to_schema(), policies_of(app.routes))
    described["components"]["securitySchemes"]["session"]["name"] = cookie
    plain = msgspec.json.encode(described)
    digest = hashlib.sha256(plain).hexdigest()[:20]
    return Written(plain, gzip.compress(plain, 6, mtime=0), f'"{digest}"')
