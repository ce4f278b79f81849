"""Parts of the API's description: access, schemas of messages, recorded examples, websockets."""

import json
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from litestar.openapi.spec import Components, SecurityScheme

from utopia import server
from utopia.server.game.messages.socket import ClientMessage, ServerMessage
from utopia.server.web.policy import Endpoint, Policy
from utopia.server.web.request import SOCKET
from utopia.server.web.sockets import CROWDED, FLOODED, GOING_AWAY, NO_GAME, NOT_BEGUN, STRANGER, TRY_LATER, UNPLAYABLE

SCHEMES: Final = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name="utopia-ID",
            security_scheme_in="cookie",
            description="A browser's; it begins with the first change. Every server has a name of its own for it, "
            "which over https begins with `__Host-`.",
        ),
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            bearer_format="utopia_person_… or utopia_bot_…",
            description="A program's, made at `/account/programs`. What each door wants is the scope of the token.",
        ),
    }
)


def ways_in(policy: Policy) -> list[dict[str, list[str]]]:
    """Return who may use it, with the scope: any one entry suffices; an empty one means that nothing is needed."""
    scopes = [] if policy.scope in (None, "any") else [str(policy.scope)]
    token = [] if policy.scope is None else [{"token": scopes}]
    if policy.who == "program":
        return [{"token": scopes}]
    nothing: list[dict[str, list[str]]] = [{}] if policy.who == "anybody" else []
    return [*nothing, {"session": []}, *token]


_REF: Final = "#/components/schemas/{name}"


def schemas_of(names: Collection[str]) -> dict[str, Any]:
    """Those of the structs that are called so."""
    found = {struct.__name__: struct for struct in _structs() if struct.__name__ in names}
    _, components = msgspec.json.schema_components(found.values(), ref_template=_REF)
    return {name: schema for name, schema in components.items() if name in found}


def message_modules() -> list[ModuleType]:
    """Return the modules that define what crosses the wire: ``messages`` of every feature."""
    root = Path(server.__path__[0])
    files = [*root.glob("*/messages.py"), *root.glob("*/messages/[a-z]*.py")]
    names = [".".join(file.relative_to(root).with_suffix("").parts) for file in files]
    return [import_module(f"{server.__name__}.{name}") for name in sorted(names)]


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in message_modules():
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                yield one


FILE: Final = "examples.json"
NAMES: Final = {
    "game_id": "pe5azd8em4gc",
    "table_id": "pe5azd8em4gc",
    "person_id": "kq7x2m9f4hzt",
    "person": "kq7x2m9f4hzt",
    "bot_id": "b3m8q1x7r5vd",
    "token_id": "t9k2w6z4n8cf",
    "vote_id": "v5h1j8s3p7xg",
    "report_id": "r2d6y9m4b8lq",
    "way_id": "w7c3f5k9t1zn",
    "device_id": "d4g8l2p6v9hs",
    "key_id": "AAECAwQ",
    "kind": "mute",
    "players": 4,
    "line": 12,
    "lesson_id": "monument",
    "study_id": "s6n3e8y2d9vk",
    "position_id": "start",
}
"""Possible values of a piece of a path."""


def recorded() -> dict[str, dict[str, list[Any]]]:
    """`GET /api/me` -> `200` -> answers; of a stream, its lines. Long lists are cut short."""
    file = files(__package__) / FILE
    found: dict[str, dict[str, list[Any]]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


_SAYS: Final = [
    {"type": "play", "key": "m17", "version": 17, "code": 3},
    {"type": "take_back", "key": "m18", "version": 18},
    {"type": "ask", "key": "m19", "code": 5},
    {"type": "ask_hint", "key": "m20"},
    {"type": "look", "key": "m21", "seat": -1},
    {"type": "say", "key": "m22", "text": "Good luck!"},
]
_CLOSES: Final = {
    GOING_AWAY: "The server starts anew, or the session or token has ended: come again, with `since`.",
    TRY_LATER: "The storage does not answer: come again later.",
    STRANGER: "No session, token or link to watch came: send `Authorization: Bearer` with the handshake.",
    NO_GAME: "There is no such game, or it is not for this visitor: do not come again.",
    NOT_BEGUN: "The game has not begun.",
    CROWDED: "Too many sockets are open: close one before you come again.",
    FLOODED: "Far too many messages: come again later, and say less.",
    UNPLAYABLE: "The game cannot be gone on with: do not come again.",
}
_GAME: Final[dict[str, Any]] = {
    "summary": "A game, in both directions",
    "description": (
        "First comes who is here, then the whole view; from then on a message for whatever changes. Each command "
        "carries a key of the client's own; its answer carries the same key, and the same key again does nothing "
        "twice. What is answered is on disk by then."
    ),
    "tags": ["programs"],
    "parameters": [
        {"name": "game_id", "in": "path", "required": True, "schema": {"type": "string"}},
        {
            "name": "seat",
            "in": "query",
            "description": "The seat to look from; -1 is a spectator's.",
            "schema": {"type": "integer", "minimum": -1, "maximum": 4},
        },
        {
            "name": "since",
            "in": "query",
            "description": "Version of the last view that one had, to go on from.",
            "schema": {"type": "integer", "minimum": 0},
        },
        {
            "name": "watch",
            "in": "query",
            "description": "Token of a link to watch, for a client that has no session.",
            "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
        },
    ],
    "receives": {"oneOf": [{"$ref": _REF.format(name=one.__name__)} for one in get_args(ClientMessage)]},
    "sends": {"oneOf": [{"$ref": _REF.format(name=one.__name__)} for one in get_args(ServerMessage)]},
    "examples": _SAYS,
    "closes": {str(code): told for code, told in _CLOSES.items()},
}


def websockets(policies: Mapping[Endpoint, Policy]) -> dict[str, Any]:
    """Return the descriptions by path: of those that programs may open."""
    opened = {path: policy for (method, path), policy in policies.items() if method == SOCKET and policy.scope}
    return {path: {**_GAME, "security": ways_in(policy)} for path, policy in opened.items()}


def message_schemas() -> dict[str, Any]:
    """Schemas of all messages over websockets."""
    _, components = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template=_REF)
    return components
