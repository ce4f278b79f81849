"""What the interface's description says beside what the structs say themselves."""

from typing import Any, Final

from litestar import Request, Router
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Example, Tag

from utopia import __version__
from utopia.server.http.problems import PROBLEM_JSON, not_found
from utopia.server.http.programs.security import SCHEMES, describe
from utopia.server.protocol.resources import Problem

_WHY: Final = {
    400: "The request cannot be read.",
    401: "The visitor has no session, or the token opens nothing (any more); `www-authenticate` says which.",
    403: "The proof of the page is missing, another site asks, the token lacks the scope, or this is for others to do.",
    404: "There is no such thing, or not for this visitor.",
    409: "What is there does not allow it (now).",
    413: "The body is too large.",
    422: "A field is missing, unknown or out of its range.",
    429: "Too many requests; `retry-after` says for how long to wait.",
    503: "The disk is full or the server is stopping.",
}
_DESCRIPTION: Final = """What the page of a Utopia server asks for, and what a program may ask for as well.

A browser is known by cookies; `GET /api/me` gives what every change must then carry as `x-csrf-token`. A program comes
with a token instead (`Authorization: Bearer utopia_…`), and needs neither; which scope opens a door stands with it. A
running game speaks over the websocket `/ws/games/ID`, or by `/api/stream/games/ID` and `POST /api/games/ID/moves`.
Everything refused is refused with a `Problem` (RFC 9457).
"""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with; every one may answer with 400, 401, 403 and 429."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=_WHY[status],
            media_type=PROBLEM_JSON,
            examples=[Example(value={"title": "…", "status": status, "detail": _WHY[status]})],
        )
        for status in sorted({400, 401, 403, 429, *statuses})
    }


_PATH: Final = "/api/openapi.json"


async def _only_itself(request: Request[Any, Any, Any]) -> None:
    """Below the description there is nothing; Litestar would say so in HTML. Which scope opens a door is put in."""
    if request.scope["path"].rstrip("/") != _PATH:
        raise not_found("page")
    describe(request.app.openapi_schema)


def openapi_config() -> OpenAPIConfig:
    """`/api/openapi.json`, and no page that would fetch scripts from elsewhere."""
    return OpenAPIConfig(
        title="Utopia",
        version=__version__,
        description=_DESCRIPTION,
        openapi_router=Router(_PATH, route_handlers=[], before_request=_only_itself, include_in_schema=False),
        render_plugins=[JsonRenderPlugin(path="/")],
        tags=[
            Tag("me", "The visitor himself."),
            Tag("accounts", "People who return: passkeys, links by mail, their browsers and data."),
            Tag("tables", "Tables before their game: opened, joined, started."),
            Tag("lobby", "Tables that anybody may find, and games for those who wait for one."),
            Tag("games", "Running and finished games."),
            Tag("talk", "What is said, noted and planned at a table."),
            Tag("notices", "Where one is told of one's games while one is elsewhere."),
            Tag("programs", "Tokens, bot accounts, moves and event streams: doors for programs."),
            Tag("people", "Profiles and ratings; whom one keeps at a distance or reports."),
            Tag("admin", "For whoever keeps the server."),
            Tag("boards", "Maps."),
        ],
        components=SCHEMES,
        use_handler_docstrings=True,
    )
