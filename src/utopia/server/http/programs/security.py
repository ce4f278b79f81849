"""What the interface's description says of who may come: by a browser's session, or with a token and its scope."""

import re
from typing import Final

from litestar.openapi.spec import Components, OpenAPI, Operation, PathItem, SecurityScheme

from utopia.server.http.programs.scopes import is_open, scope_of

_METHODS: Final = ("get", "post", "put", "patch", "delete")
SCHEMES: Final = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name="utopia-ID",
            security_scheme_in="cookie",
            description="A browser's; it begins with the first change. ID is drawn once for every server.",
        ),
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            bearer_format="utopia_person_… or utopia_bot_…",
            description="A program's, made at `/account/programs`. What each door wants is the scope of the token.",
        ),
    }
)


def describe(schema: OpenAPI) -> None:
    """Put into the description which scope opens each door; a door without one is closed to tokens."""
    for path, item in (schema.paths or {}).items():
        for method in _METHODS:
            if (operation := _operation(item, method)) is not None:
                operation.security = _ways(method.upper(), re.sub(r"\{\w+\}", "{}", path))


def _operation(item: PathItem, method: str) -> Operation | None:
    found: Operation | None = getattr(item, method)
    return found


def _ways(method: str, path: str) -> list[dict[str, list[str]]]:
    """Either of them will do; an empty one says that nothing is needed."""
    if is_open(method, path):
        return [{}, {"session": []}, {"token": []}]
    ways: list[dict[str, list[str]]] = [{"session": []}]
    if (scope := scope_of(method, path)) is not None:
        ways.append({"token": [scope]})
    return ways
