"""Clients with a token instead of a cookie: identified by it, and limited to the token's scopes."""

from typing import Any, Final

from utopia.server.storage.api_tokens import ApiTokens, Key, TokenError
from utopia.server.web.policy import Policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.request import Doorway

_KEY: Final = "utopia_key"
_IN_ADDRESS: Final = (b"utopia_person_", b"utopia_bot_")


async def check_token(doorway: Doorway, policy: Policy, api_tokens: ApiTokens) -> None:
    """Find out whose token it is, if one came. ProblemError 401 if it opens nothing, 403 if it does not open this."""
    _check_address(doorway)
    if (text := doorway.bearer) is None or policy.who == "monitor":
        return
    try:
        key = await api_tokens.find(text)
    except TokenError as error:
        raise ProblemError(
            401, str(error), error.id, headers={"www-authenticate": 'Bearer realm="utopia", error="invalid_token"'}
        ) from None
    _check_scope(policy, key)
    state: dict[str, Any] = doorway.scope.setdefault("state", {})
    state[_KEY] = key


def key_of(scope: Any) -> Key | None:
    """Return the request's token, if it is valid and its scopes cover this endpoint."""
    key: Key | None = scope.get("state", {}).get(_KEY)
    return key


def _check_address(doorway: Doorway) -> None:
    """Refuse tokens in the address, which gets into logs and histories."""
    if any(beginning in doorway.scope["query_string"] for beginning in _IN_ADDRESS):
        told = "a token stands in the address, where others may read it: revoke it, and send the new one as a header"
        raise ProblemError(400, told, "problem-token-in-address")


def _check_scope(policy: Policy, key: Key) -> None:
    needed = policy.scope
    if needed is None:
        raise ProblemError(403, "no token opens this door; a person does it in the browser", "problem-token-door")
    if needed != "any" and needed not in key.token.scopes:
        challenge = f'Bearer realm="utopia", error="insufficient_scope", scope="{needed}"'
        told = f"the token lacks the scope {needed}; it has {', '.join(key.token.scopes)}"
        raise ProblemError(403, told, "problem-token-scope", headers={"www-authenticate": challenge}, scope=needed)
