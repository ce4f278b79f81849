"""Access in the API's description: by a browser's session, or with a token and its scope."""

import re
from typing import Final

from litestar.openapi.spec import Components, SecurityScheme

from utopia.server.http.programs.scopes import is_for_any_token, is_open, scope_of

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


_OF_STRANGERS: Final = frozenset(
    {
        ("DELETE", "/api/lobby/seek"),
        ("GET", "/api/account"),
        ("GET", "/api/companions"),
        ("GET", "/api/games"),
        ("GET", "/api/invitations"),
        ("GET", "/api/lobby"),
        ("GET", "/api/me/bots"),
        ("GET", "/api/me/opponents"),
        ("GET", "/api/me/preferences"),
        ("GET", "/api/me/standing"),
        ("GET", "/api/me/tokens"),
        ("GET", "/api/notes"),
        ("GET", "/api/notices"),
        ("GET", "/api/notices/waiting"),
        ("GET", "/api/relations"),
        ("PATCH", "/api/me"),
        ("POST", "/api/account/delete"),
        ("POST", "/api/account/passkeys/begin"),
        ("POST", "/api/account/sign-out"),
        ("POST", "/api/me/bots"),
        ("POST", "/api/me/tokens"),
        ("POST", "/api/sign-in/passkey/begin"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/play-now"),
        ("PUT", "/api/lobby/seek"),
        ("PUT", "/api/me/preferences"),
    }
)
"""Endpoints that need no session, or begin one."""


def ways_in(method: str, path: str) -> list[dict[str, list[str]]]:
    """Return who may use it, with the scope: any one entry suffices; an empty one means that nothing is needed."""
    path = re.sub(r"\{\w+\}", "{}", path)
    if is_open(method, path):
        return [{}, {"session": []}, {"token": []}]
    if is_for_any_token(method, path):
        return [{"token": []}]
    ways: list[dict[str, list[str]]] = [{}] if (method, path) in _OF_STRANGERS else []
    ways.append({"session": []})
    if (scope := scope_of(method, path)) is not None:
        ways.append({"token": [scope]})
    return ways
