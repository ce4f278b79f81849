"""The scopes of endpoints. An endpoint that is not listed here is closed to tokens, whatever their scopes."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from utopia.server.protocol.programs import Scope

Door = tuple[str, str]
"""Method, and path with `{}` for parameters."""
OPEN: Final[frozenset[Door]] = frozenset(
    {
        ("GET", "/api/me"),
        ("GET", "/api/offer"),
        ("GET", "/api/boards/{}"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/docs"),
        ("GET", "/api/site"),
        ("GET", "/api/people"),
        ("GET", "/api/people/{}"),
        ("GET", "/api/people/{}/games"),
        ("GET", "/api/people/{}/ratings/{}"),
    }
)
"""To everybody, and to every token that works."""
ANY_TOKEN: Final[frozenset[Door]] = frozenset({("GET", "/api/me/token"), ("DELETE", "/api/me/token")})
"""Open to every valid token, and to nobody else."""
SCOPES: Final[Mapping[Scope, frozenset[Door]]] = {
    "games:read": frozenset(
        {
            ("GET", "/api/games"),
            ("GET", "/api/games/{}/record"),
            ("GET", "/api/games/{}/frames"),
            ("GET", "/api/games/{}/chronicle"),
            ("GET", "/api/games/{}/tally"),
            ("GET", "/api/games/{}/honours"),
            ("GET", "/api/games/{}/time"),
            ("GET", "/api/games/{}/view"),
            ("GET", "/api/lobby"),
            ("GET", "/api/tables/{}"),
            ("GET", "/api/join/{}"),
            ("GET", "/api/notices/waiting"),
            ("GET", "/api/stream/me"),
            ("GET", "/api/stream/games/{}"),
        }
    ),
    "games:play": frozenset(
        {
            ("POST", "/api/games/{}/moves"),
            ("POST", "/api/games/{}/take-back"),
            ("PUT", "/api/games/{}/hand"),
            ("GET", "/api/games/{}/plan"),
            ("PUT", "/api/games/{}/plan"),
            ("DELETE", "/api/games/{}/plan"),
            ("GET", "/api/games/{}/plan/turn"),
            ("POST", "/api/games/{}/quit"),
            ("POST", "/api/games/{}/resume"),
            ("POST", "/api/games/{}/return"),
            ("POST", "/api/games/{}/votes"),
            ("PUT", "/api/games/{}/votes/{}"),
            ("GET", "/ws/games/{}"),
        }
    ),
    "tables:open": frozenset(
        {
            ("POST", "/api/tables"),
            ("POST", "/api/tables/play-now"),
            ("GET", "/api/me/opponents"),
            ("POST", "/api/tables/{}/links"),
            ("PATCH", "/api/tables/{}/pace"),
            ("POST", "/api/tables/{}/start"),
            ("POST", "/api/tables/{}/entropy"),
            ("POST", "/api/tables/{}/leave"),
            ("POST", "/api/tables/{}/bots"),
            ("DELETE", "/api/tables/{}"),
            ("GET", "/api/tables/{}/qr/{}"),
            ("POST", "/api/join/{}"),
            ("POST", "/api/games/{}/rematch"),
            ("PUT", "/api/lobby/seek"),
            ("DELETE", "/api/lobby/seek"),
            ("POST", "/api/lobby/tables/{}/join"),
            ("POST", "/api/lobby/tables/{}/watch"),
        }
    ),
    "talk": frozenset({("GET", "/api/games/{}/talk"), ("PATCH", "/api/games/{}/talk")}),
    "records": frozenset({("GET", "/api/me/records"), ("POST", "/api/me/records"), ("DELETE", "/api/me/records/{}")}),
    "account:read": frozenset({("GET", "/api/me/bots")}),
}


def scope_of(method: str, path: str) -> Scope | None:
    """Return the scope of an endpoint; None if it is closed to tokens.

    ``path`` is as routed, without trailing slashes.
    """
    return next((scope for scope, doors in SCOPES.items() if _is_among(doors, method, path)), None)


def is_open(method: str, path: str) -> bool:
    """Return whether every token may use it, and everybody without one."""
    return _is_among(OPEN, method, path) or not path.startswith(("/api/", "/ws/"))


def is_for_any_token(method: str, path: str) -> bool:
    """Return whether every token may use it, and only clients with a token."""
    return _is_among(ANY_TOKEN, method, path)


def _is_among(doors: frozenset[Door], method: str, path: str) -> bool:
    method = "GET" if method == "HEAD" else method
    return any(method == one and _pattern(template).fullmatch(path) for one, template in doors)


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.escape(template).replace(r"\{\}", "[^/]+"))
