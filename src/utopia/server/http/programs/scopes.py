"""Which doors a token opens. A door that is not listed here is closed to tokens, whatever their scopes."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from utopia.server.protocol.programs import Scope

Door = tuple[str, str]
"""Method, and path with `{}` for what varies."""
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
"""To every token that works, and to nobody else."""
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
    """The scope that opens a door; None if no token does. ``path`` is as it is routed, without slashes at its end."""
    return next((scope for scope, doors in SCOPES.items() if _is_among(doors, method, path)), None)


def is_open(method: str, path: str) -> bool:
    """Whether every token opens it, and everybody who has none."""
    return _is_among(OPEN, method, path) or not path.startswith(("/api/", "/ws/"))


def is_for_any_token(method: str, path: str) -> bool:
    """Whether every token opens it, and who has none has no business there."""
    return _is_among(ANY_TOKEN, method, path)


def _is_among(doors: frozenset[Door], method: str, path: str) -> bool:
    method = "GET" if method == "HEAD" else method
    return any(method == one and _pattern(template).fullmatch(path) for one, template in doors)


@cache
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.escape(template).replace(r"\{\}", "[^/]+"))
