"""The policy of an endpoint, declared on its handler as `opt=policy(...)`; the gate enforces it on every request."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from litestar import Litestar
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.types import Method
from litestar.utils import normalize_path

from utopia.server.logs import learn
from utopia.server.programs.messages import Scope
from utopia.server.web.problems import ProblemError
from utopia.server.web.request import SAFE_METHODS, SOCKET, Doorway

Who = Literal["anybody", "known", "program", "admin", "monitor"]
Rate = Literal[
    "reading",
    "past",
    "change",
    "move",
    "table",
    "link",
    "sign-in",
    "export",
    "analysis",
    "bot",
    "picture",
    "socket",
    "page",
    "file",
]
Endpoint = tuple[str, str]
"""Method, and path with its parameters: `GET`, `/api/tables/{table_id}`. Websockets have the method `WS`."""
_NAME: Final = "policy"


class PolicyError(Exception):
    """A handler declares no policy: the server does not start."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Who may call an endpoint, with which token, how often, and whether a banned person may."""

    who: Who
    """`known`: a session or a token is needed, else 401, before anything is looked up. `program`: a token is needed.
    `admin`: 404 to others. `monitor`: the handler compares a token of its own."""
    scope: Scope | Literal["any"] | None = None
    """The scope that a token needs; `any`: every token works; None: no token opens it."""
    rate: Rate | None = None
    """The limit on requests; None: `reading`, or `change` where the method changes something."""
    while_banned: bool = False
    """Whether banned people may change something by it. They may always read."""
    one_click: bool = False
    """Mail programs send it as a form and without a CSRF token (RFC 8058): the link itself is the proof."""

    def rate_of(self, method: str) -> Rate:
        """Return the limit on requests with this method."""
        return self.rate or usual_rate(method)

    def is_open_to_banned(self, method: str) -> bool:
        """Return whether a banned person may send a request with this method."""
        return self.while_banned or method == SOCKET or method in SAFE_METHODS


def policy(
    who: Who,
    *,
    scope: Scope | Literal["any"] | None = None,
    rate: Rate | None = None,
    while_banned: bool = False,
    one_click: bool = False,
) -> dict[str, Any]:
    """Return the ``opt`` of a handler with this policy."""
    return {_NAME: Policy(who, scope, rate, while_banned, one_click)}


def usual_rate(method: str) -> Rate:
    """Return the limit on requests for which no other is declared."""
    return "reading" if method in SAFE_METHODS else "change"


def policy_of(handler: BaseRouteHandler) -> Policy:
    """Return the policy of a handler. Raise PolicyError if it has none."""
    found = handler.opt.get(_NAME)
    if not isinstance(found, Policy):
        raise PolicyError(f"{handler.handler_name} declares no policy: give it opt=policy(...)")
    return found


def policies_of(routes: Iterable[Any]) -> dict[Endpoint, Policy]:
    """Return the policies of all endpoints. Raise PolicyError if one has none."""
    found: dict[Endpoint, Policy] = {}
    for route in routes:
        if isinstance(route, WebSocketRoute):
            found[SOCKET, route.path_format] = policy_of(route.route_handler)
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                methods = {str(method) for method in handler.http_methods} - {"OPTIONS"}  # the gate answers that
                found |= {(method, route.path_format): policy_of(handler) for method in methods}
    return found


_OPTIONS: Final = "OPTIONS"
_SOCKET: Final = "websocket"
_NO_METHOD: Final = cast("Method", "NONE")
_TELLING_METHODS: Final = Policy("anybody", "any")
_GAMES: Final = ("game_id", "table_id")
"""Parameters of paths that name a game."""
_GAME: Final = re.compile("[a-z0-9]{12}")


class Endpoints:
    """All endpoints of the server, as its router finds them."""

    def __init__(self, app: Litestar) -> None:
        """PolicyError if a handler declares no policy."""
        self._router = app.asgi_router
        self.policies = policies_of(app.routes)

    def find(self, doorway: Doorway) -> Policy:
        """Return the policy of the endpoint. ProblemError 404 if there is none, 405 if it takes other methods."""
        method = None if doorway.is_socket else cast("Method", doorway.method)
        try:
            _, handler, _, parameters, _ = self._router.handle_routing(path=normalize_path(doorway.path), method=method)
        except MethodNotAllowedException as error:
            raise _other_methods(_allowed(error)) from None
        except HTTPException:
            told = "there is no such endpoint; all are at /api/docs, and for programs at /api/openapi.json"
            raise ProblemError(404, told, "problem-no-door") from None
        named = [str(parameters[name]) for name in _GAMES if name in parameters]
        learn(game=next(filter(_GAME.fullmatch, named), ""))
        return _TELLING_METHODS if method == _OPTIONS else policy_of(handler)

    def allowed(self, doorway: Doorway) -> str:
        """Return the methods of an endpoint, of all its handlers."""
        try:
            self._router.handle_routing(path=normalize_path(doorway.path), method=_NO_METHOD)
        except MethodNotAllowedException as error:
            return ", ".join(sorted(_allowed(error) - {_SOCKET}))
        return ""


def _allowed(error: MethodNotAllowedException) -> set[str]:
    return set((error.headers or {})["allow"].split(", "))


def _other_methods(methods: set[str]) -> ProblemError:
    if methods == {_SOCKET}:
        told = "this endpoint is a websocket: connect by ws:// or wss://"
        return ProblemError(405, told, "problem-door-socket", headers={"allow": "GET"})
    names = ", ".join(sorted(methods - {_SOCKET, _OPTIONS}))
    told = f"this endpoint does not know that method; it takes {names}"
    return ProblemError(405, told, "problem-method", headers={"allow": names}, methods=names)
