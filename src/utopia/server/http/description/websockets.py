"""The websockets, which OpenAPI cannot describe: under `x-websockets`, with their messages among the schemas."""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from utopia.server.game.messages.socket import ClientMessage, ServerMessage
from utopia.server.http.gate.doorway import SOCKET
from utopia.server.http.gate.policy import Endpoint, Policy
from utopia.server.http.programs.security import ways_in
from utopia.server.http.sockets import sockets

_REF: Final = "#/components/schemas/{name}"
_SAYS: Final = [
    {"type": "play", "key": "m17", "version": 17, "code": 3},
    {"type": "take_back", "key": "m18", "version": 18},
    {"type": "ask", "key": "m19", "code": 5},
    {"type": "ask_hint", "key": "m20"},
    {"type": "look", "key": "m21", "seat": -1},
    {"type": "say", "key": "m22", "text": "Good luck!"},
]
_CLOSES: Final = {
    sockets.GOING_AWAY: "The server starts anew, or the session or token has ended: come again, with `since`.",
    sockets.TRY_LATER: "The storage does not answer: come again later.",
    sockets.STRANGER: "Neither a session nor a token came: send `Authorization: Bearer` with the handshake.",
    sockets.NO_GAME: "There is no such game, or it is not for this visitor: do not come again.",
    sockets.NOT_BEGUN: "The game has not begun.",
    sockets.CROWDED: "Too many sockets are open: close one before you come again.",
    sockets.FLOODED: "Far too many messages: come again later, and say less.",
    sockets.UNPLAYABLE: "The game cannot be gone on with: do not come again.",
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
