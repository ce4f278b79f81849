"""The endpoint that a request is for: its policy, or the refusal where there is none."""

import re
from typing import Final, cast

from litestar import Litestar
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.types import Method
from litestar.utils import normalize_path

from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.gate.policy import Policy, policies_of, policy_of
from utopia.server.http.problems.problems import ProblemError
from utopia.server.logs import learn

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
