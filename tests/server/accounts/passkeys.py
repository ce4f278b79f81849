"""Accounts with passkeys, for tests."""

from typing import Any

from tests.server.accounts.authenticator import Authenticator
from tests.server.conftest import Visitor


def options(visitor: Visitor, way: str = "sign-in/passkey") -> dict[str, Any]:
    answer = visitor.post(f"/api/{way}/begin")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["options"]
    return found


def signed_up(visitor: Visitor, name: str = "Ada") -> Authenticator:
    """An account with one passkey."""
    assert visitor.send("PATCH", "/api/me", {"name": name}).status_code == 200
    return with_passkey(visitor)


def with_passkey(visitor: Visitor, **more: Any) -> Authenticator:
    authenticator = Authenticator(visitor.server.url)
    made = authenticator.make(options(visitor, "account/passkeys"), **more)
    answer = visitor.post("/api/account/passkeys", made)
    assert answer.status_code == 201, answer.text
    return authenticator


def signed_in(visitor: Visitor, authenticator: Authenticator) -> dict[str, Any]:
    answer = visitor.post("/api/sign-in/passkey", authenticator.use(options(visitor)))
    assert answer.status_code == 200, answer.text
    me: dict[str, Any] = answer.json()
    return me
