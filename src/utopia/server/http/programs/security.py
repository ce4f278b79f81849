"""Access in the API's description: by a browser's session, or with a token and its scope."""

from typing import Final

from litestar.openapi.spec import Components, SecurityScheme

from utopia.server.http.gate.policy import Policy

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
