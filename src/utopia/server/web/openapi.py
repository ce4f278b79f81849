"""Complete the description: access, real examples, the websocket."""

import asyncio
import gzip
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag

from utopia import __version__
from utopia.server.web.openapi_parts import (
    NAMES,
    SCHEMES,
    message_schemas,
    recorded,
    schemas_of,
    ways_in,
    websockets,
)
from utopia.server.web.policy import Endpoint, Policy, policies_of, policy
from utopia.server.web.problems import PROBLEM_JSON, not_found
from utopia.server.web.request import HOST_ONLY, session_cookie
from utopia.server.web.responses import REFUSED, refusals_shared

Part = dict[str, Any]
_NOISE: Final = ("deprecated", "allowEmptyValue", "allowReserved", "headers")
_DONE: Final = {200: "Done.", 201: "It is there now.", 202: "Taken on.", 204: "Done; there is nothing to say."}
_PROBLEM: Final = {"$ref": "#/components/schemas/Problem"}


def complete(schema: Part, policies: Mapping[Endpoint, Policy]) -> Part:
    """The whole description, made of Litestar's; that one is changed."""
    examples = recorded()
    for path, method, operation in operations(schema):
        operation["security"] = ways_in(policies[method, path])
        _name(operation)
        _refuse(operation)
        _tidy(operation)
        for status, answer in operation["responses"].items():
            _exemplify(answer, examples.get(f"{method} {path}", {}).get(status, []))
        operation["responses"] = dict(sorted(map(_shared, *zip(*operation["responses"].items(), strict=True))))
    components = schema["components"]
    components["schemas"] = {**message_schemas(), **_exact(components["schemas"])}
    components["responses"] = refusals_shared()
    return {**schema, "x-websockets": websockets(policies)}


def operations(schema: Part) -> Iterator[tuple[str, str, Part]]:
    """Path, method in capitals, and the descriptions of the two."""
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield path, method.upper(), operation


def _name(operation: Part) -> None:
    """An example for each piece of the path."""
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "path" and parameter["name"] in NAMES:
            parameter["example"] = NAMES[parameter["name"]]


def _exact(schemas: Part) -> Part:
    """As the reader of bodies understands them: Litestar forgets some limits, and that unknown fields are refused.

    It also says of a type what belongs to one of its uses, now to the one and now to another.
    """
    exact = schemas_of(schemas.keys())
    return {name: {**_of_itself(schema), **exact.get(name, {})} for name, schema in schemas.items()}


def _of_itself(schema: Part) -> Part:
    """Without the description and the examples of a field or body that has this type."""
    uses = ("description", "examples") if schema.get("type") == "object" else ()
    return {name: value for name, value in schema.items() if name not in uses}


def _refuse(operation: Part) -> None:
    """A parameter that is not any text may be refused; an omitted one is absent, and never null."""
    parameters = operation.get("parameters", [])
    schemas = [parameter["schema"] for parameter in parameters]
    for parameter in parameters:
        parameter["schema"] = _present(parameter["schema"])
    if any(schema != {"type": "string"} for schema in schemas):
        refused = {"description": REFUSED[422], "content": {PROBLEM_JSON: {"schema": dict(_PROBLEM)}}}
        operation["responses"].setdefault("422", refused)


def _present(schema: Part) -> Part:
    """Return the schema of a parameter in the address, without null; Litestar drops a minimum of 0."""
    kinds = [kind for kind in schema.get("oneOf", []) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    one = {**kinds[0], **{name: value for name, value in schema.items() if name != "oneOf"}}
    return {"minimum": 0, **one} if one.get("type") == "integer" else one


def _tidy(operation: Part) -> None:
    """Leave out empty parts."""
    for part in (operation, *operation.get("parameters", []), *operation["responses"].values()):
        for name in _NOISE:
            if not part.get(name):
                part.pop(name, None)
    for status, answer in operation["responses"].items():
        if answer["description"] in _OF_LITESTAR:
            answer["description"] = _DONE.get(int(status), answer["description"])


_OF_LITESTAR: Final = frozenset(status.description for status in HTTPStatus)


def _exemplify(answer: Part, examples: list[Any]) -> None:
    for content in answer.get("content", {}).values():
        if examples:
            content["examples"] = {f"recorded-{number}": {"value": one} for number, one in enumerate(examples, 1)}


def _shared(status: str, answer: Part) -> tuple[str, Part]:
    """Refusals shared by many endpoints are described once."""
    is_problem = answer.get("content", {}).get(PROBLEM_JSON, {}).get("schema") == _PROBLEM
    if is_problem and int(status) in REFUSED:
        return status, {"$ref": f"#/components/responses/Refused{status}"}
    return status, answer


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
    "studies": "Games and positions with variations, comments and arrows, kept and shared.",
    "puzzles": "Turns in which one plan is clearly the best.",
    "deals": "The same chance against the same bots for everybody.",
    "tournaments": "Events of many games: Swiss or round-robin, with tables, standings and tie-breaks.",
    "chat": "What is said, noted and planned at a table.",
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

    described = complete(app.openapi_schema.to_schema(), policies_of(app.routes))
    described["components"]["securitySchemes"]["session"]["name"] = cookie
    plain = msgspec.json.encode(described)
    digest = hashlib.sha256(plain).hexdigest()[:20]
    return Written(plain, gzip.compress(plain, 6, mtime=0), f'"{digest}"')
