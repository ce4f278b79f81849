"""Which endpoints a token opens: each endpoint of the server is named here, or this fails."""

import json
import re
from collections.abc import Callable
from typing import Any, Final, get_args

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Visitor
from tests.server.programs.conftest import EVERYTHING, Program, token_of
from tests.server.web import test_policy
from utopia.server.programs.messages import Scope

Door = tuple[str, str]
CLOSED: Final[frozenset[Door]] = frozenset(
    {
        ("DELETE", "/api/account/devices"),
        ("DELETE", "/api/account/devices/{}"),
        ("DELETE", "/api/account/guest"),
        ("DELETE", "/api/account/mail"),
        ("DELETE", "/api/account/passkeys/{}"),
        ("DELETE", "/api/games/{}/talk/{}"),
        ("DELETE", "/api/me/bots/{}"),
        ("DELETE", "/api/me/tokens/{}"),
        ("DELETE", "/api/notices/ways/{}"),
        ("DELETE", "/api/relations/{}/{}"),
        ("GET", "/api/account"),
        ("GET", "/api/account/export"),
        ("GET", "/api/admin/audit"),
        ("GET", "/api/admin/people"),
        ("GET", "/api/admin/people/{}"),
        ("GET", "/api/admin/reports"),
        ("GET", "/api/admin/reports/{}"),
        ("GET", "/api/admin/server"),
        ("GET", "/api/admin/tables"),
        ("GET", "/api/companions"),
        ("GET", "/api/device/{}"),
        ("GET", "/api/device/{}/{}"),
        ("GET", "/api/games/{}/note"),
        ("GET", "/api/go/{}"),
        ("GET", "/api/me/preferences"),
        ("GET", "/api/me/standing"),
        ("GET", "/api/me/tokens"),
        ("GET", "/api/notes"),
        ("GET", "/api/notices"),
        ("GET", "/api/notices/off/{}"),
        ("GET", "/api/relations"),
        ("GET", "/api/relations/at/{}"),
        ("GET", "/api/sign-in/link/{}"),
        ("GET", "/ws/lobby"),
        ("GET", "/ws/me"),
        ("GET", "/ws/studies/{}"),
        ("PATCH", "/api/account/passkeys/{}"),
        ("PATCH", "/api/me"),
        ("PATCH", "/api/me/bots/{}"),
        ("PATCH", "/api/notices/ways/{}"),
        ("PATCH", "/api/people/{}"),
        ("POST", "/api/account/delete"),
        ("POST", "/api/account/guest"),
        ("POST", "/api/account/mail"),
        ("POST", "/api/account/passkeys"),
        ("POST", "/api/account/passkeys/begin"),
        ("POST", "/api/account/sign-out"),
        ("POST", "/api/admin/people/{}"),
        ("POST", "/api/admin/reports/{}"),
        ("POST", "/api/admin/tables/{}/end"),
        ("POST", "/api/device/{}"),
        ("POST", "/api/me/bots"),
        ("POST", "/api/me/device"),
        ("POST", "/api/me/standing"),
        ("POST", "/api/me/tokens"),
        ("POST", "/api/notices/hooks"),
        ("POST", "/api/notices/mail"),
        ("POST", "/api/notices/off/{}"),
        ("POST", "/api/notices/push"),
        ("POST", "/api/notices/ways/{}/test"),
        ("POST", "/api/relations"),
        ("POST", "/api/reports"),
        ("POST", "/api/sign-in/link/{}"),
        ("POST", "/api/sign-in/mail"),
        ("POST", "/api/sign-in/passkey"),
        ("POST", "/api/sign-in/passkey/begin"),
        ("PUT", "/api/games/{}/note"),
        ("PUT", "/api/me/preferences"),
    }
)
"""What people do themselves, in a browser: all about their account, their people and who may act for them."""
POLICIES: Final = {
    ("GET" if method == "WS" else method, re.sub(r"\{\w+\}", "{}", path)): policy
    for (method, path), policy in test_policy.POLICIES.items()
    if path.startswith(("/api/", "/ws/"))
}
STREAM: Final = "/api/stream/me"


def scoped(scope: Scope) -> list[Door]:
    return sorted(door for door, policy in POLICIES.items() if policy.scope == scope)


def test_each_door_is_open_or_closed_to_tokens() -> None:
    closed = {door for door, policy in POLICIES.items() if policy.scope is None}
    assert closed == CLOSED, "a new door belongs to a scope, or is closed on purpose"
    for scope in get_args(Scope):
        assert scoped(scope), f"{scope} opens nothing"


def test_without_its_scope_no_door_opens(visit: Callable[[], Visitor], program: Callable[..., Program]) -> None:
    ada = visit()
    for scope in get_args(Scope):
        others = [other for other in EVERYTHING if other != scope]
        poor = program(ada, token_of(ada, *others)["text"])
        for method, path in scoped(scope):
            status, problem = refusal(poor, method, path)
            assert status == 403, f"{method} {path} without {scope}"
            assert problem["why"] == {"id": "problem-token-scope", "words": {"scope": scope}}


def test_closed_doors_stay_closed(visit: Callable[[], Visitor], program: Callable[..., Program]) -> None:
    ada = visit()
    rich = program(ada, token_of(ada, *EVERYTHING)["text"])
    for method, path in sorted(CLOSED):
        status, problem = refusal(rich, method, path)
        assert status == 403, f"{method} {path}"
        assert problem.get("why", {}).get("id") == "problem-token-door", f"{method} {path}: {problem}"


def test_with_its_scope_each_door_opens(visit: Callable[[], Visitor], program: Callable[..., Program]) -> None:
    """For those who may call it: a game that there is not is not found, a body that is none is not understood."""
    ada = visit()
    for scope in get_args(Scope):
        able = program(ada, token_of(ada, scope)["text"])
        for method, path in scoped(scope):
            if path != STREAM and not path.startswith("/ws/"):
                assert ask(able, method, path).status_code not in (401, 403, 500), f"{method} {path} with {scope}"


def ask(program: Program, method: str, path: str) -> Any:
    address = path.replace("{}", "1")
    return program.http.request(method, address, content=json.dumps({}), headers={"content-type": "application/json"})


def refusal(program: Program, method: str, path: str) -> tuple[int, Any]:
    """Status and problem; of a websocket those of its handshake."""
    if not path.startswith("/ws/"):
        answer = ask(program, method, path)
        return answer.status_code, answer.json()
    address = program.server.url.replace("http", "ws", 1) + path.replace("{}", "1")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"authorization": f"Bearer {program.text}"}),
    ):
        pass
    return refused.value.response.status_code, json.loads(refused.value.response.body or b"{}")
