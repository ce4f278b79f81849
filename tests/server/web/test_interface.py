"""The interface as it describes itself, tried by schemathesis."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tests.server.conftest import LONG, Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, opened
from tests.server.moderation.keeping import admin, called
from tests.server.notifications.receiving import Browser
from tests.server.people.playing import accounts, short_game
from tests.server.programs.conftest import bot_of, token_of
from utopia.puzzles import puzzles

CONFIG = Path(__file__).parent / "schemathesis.toml"
PATH = "/api/openapi.json"
MANY, SOME = 12, 6
"""Examples for each endpoint."""


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=LONG)


@pytest.mark.full
def test_answers_are_as_described(make_visitor: Callable[[Server], Visitor], server: Server, described: Any) -> None:
    """Whatever is asked gets an answer that is described, of the described shape, and never a 5xx.

    What fits by its shape may still be refused, such as a name that does not show. Who may call which endpoint without
    proof is the business of test_authorisation.
    """
    for operation in operations(described):
        visitor = make_visitor(server)
        try_out(operation, cookies_of(visitor), real_parameters(visitor, operation.path))


@pytest.mark.full
def test_answers_to_programs_are_as_described(
    make_visitor: Callable[[Server], Visitor], server: Server, described: Any
) -> None:
    """The same for a bot that comes with a token, at every endpoint that its token opens or not."""
    for operation in operations(described):
        visitor = make_visitor(server)
        real = real_parameters(visitor, operation.path)
        headers = {"Authorization": f"Bearer {token_of(visitor, bot=real['bot_id'])['text']}"}
        try_out(operation, headers, real, hidden=True)  # made-up cookies beside a token say nothing of it


@pytest.mark.full
def test_answers_to_accounts_are_as_described(visit: Callable[[], Visitor], described: Any) -> None:
    """What a guest is refused is answered to who has an account, and often to nobody else."""
    for operation in operations(described):
        if operation.path.startswith(("/api/account", "/api/people")):
            [ada] = accounts(visit, "Ada")
            key = ada.get("/api/account").json()["passkeys"][0]["id"]
            try_out(operation, cookies_of(ada), real_parameters(ada, operation.path) | {"key_id": key}, SOME)


@pytest.mark.full
def test_answers_to_whoever_keeps_the_server_are_as_described(visit: Callable[[], Visitor], described: Any) -> None:
    """They act on an account and a table of somebody else's, and on a report about it."""
    keeper, (ada, bob) = visit(), accounts(visit, "Ada of the interface", "Bob")
    admin(keeper.server, "people", "promote", called(keeper, "Keeper of the interface"))
    about = {"person": bob.get("/api/people/me").json()["id"]}
    assert ada.post("/api/reports", {"message": "rude", "about": about}).status_code == 201
    report = keeper.get("/api/admin/reports").json()["reports"][0]["id"]
    real = {"person_id": about["person"], "table_id": opened(bob, ME, BOT, pace=10)["id"], "report_id": report}
    tried = [operation for operation in operations(described) if operation.path.startswith("/api/admin/")]
    assert len(tried) > 8
    for operation in tried:
        try_out(operation, cookies_of(keeper), real, SOME, hidden=True)
    assert keeper.get("/api/admin/server").status_code == 200, "they are an admin still"


@pytest.mark.full
@pytest.mark.parametrize("who", ["guest", "token"])
def test_the_description_is_true(visit: Callable[[], Visitor], tmp_path: Path, who: str) -> None:
    """As schemathesis' own command tries it: methods that there are not, `Allow` and bodies of other kinds too."""
    visitor = visit()
    opened(visitor, ME, BOT, pace=10)
    token = {"Authorization": f"Bearer {token_of(visitor)['text']}"}
    guest = {"X-CSRF-Token": visitor.token, "Cookie": visitor.cookies}
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)]
    command += ["run", f"{visitor.server.url}{PATH}", "--phases", "examples,coverage"]
    command += ["--generation-deterministic", "--no-color"]
    headers = guest if who == "guest" else token
    command += [word for name, value in headers.items() for word in ("--header", f"{name}: {value}")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def cookies_of(visitor: Visitor) -> dict[str, str]:
    return {"X-CSRF-Token": visitor.token, "Cookie": visitor.cookies}


def operations(described: Any) -> list[Any]:
    """All but streams, which never end; those are read in programs/test_streams."""
    found = [result.ok() for result in described.get_all_operations()]
    return [operation for operation in found if not operation.path.startswith("/api/stream/")]


def try_out(
    operation: Any, headers: dict[str, str], real: dict[str, str], examples: int = MANY, *, hidden: bool = False
) -> None:
    """Ask in many ways, for what there is and for what there is not; ``hidden``: others are not tried."""
    excluded = [positive_data_acceptance, *([ignored_auth] if hidden else [])]

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy(), is_real=st.booleans())
    def ask(case: Any, is_real: bool) -> None:
        if is_real:
            case.path_parameters = {name: real[name] for name in case.path_parameters or {}}
        case.call_and_validate(headers=headers, excluded_checks=excluded, timeout=LONG)

    ask()


def real_parameters(visitor: Visitor, path: str) -> dict[str, str]:
    """What stands in a path when it leads somewhere: a table that waits, a game that runs, links that work."""
    table, game = opened(visitor, ME, FRIEND), opened(visitor, ME, BOT, pace=10)
    device = visitor.post("/api/me/device").json()["path"]
    link = device if "/device/" in path else table["links"]["join"]
    board = visitor.get("/api/offer").json()["boards"][0]
    drawings = {"boards": f"{board}.svg", "tables": "join.svg", "device": "qr.svg"}
    return {
        "table_id": table["id"],
        "game_id": game["id"],
        "token": link.rpartition("/")[2],
        "line": "1",
        "lesson_id": "monument",
        "study_id": visitor.post("/api/studies", {"visible": "link"}).json()["id"],
        "position_id": "start",
        "puzzle_id": puzzles()[0].id,
        "vote_id": "none",
        "key_id": "AAECAwQ",
        "device_id": visitor.get("/api/account").json()["devices"][0]["id"],
        "person_id": "me",
        "kind": "mute",
        "person": "nobody",
        "report_id": "none",
        "players": "2",
        "way_id": way_of(visitor),
        "invitation_id": "none",
        "token_id": token_of(visitor)["token"]["id"],
        "bot_id": bot_of(visitor),
        "drawing": drawings.get(path.split("/")[2] if path.count("/") > 1 else "", ""),
    }


def way_of(visitor: Visitor) -> str:
    """Of a browser whose push service is nowhere."""
    wish = {"endpoint": "https://127.0.0.1:9/", **Browser().keys}
    id_: str = visitor.post("/api/notices/push", wish).json()["ways"][0]["id"]
    return id_


def test_a_link_to_a_real_table_is_as_described(visit: Callable[[], Visitor], described: Any) -> None:
    host = visit()
    table = opened(host, ME, FRIEND)
    for path, parameters in (
        ("/api/tables/{table_id}", {"table_id": table["id"]}),
        ("/api/join/{token}", {"token": table["links"]["join"].rpartition("/")[2]}),
        ("/api/games", {}),
    ):
        case = described[path]["GET"].Case(path_parameters=parameters)
        case.call_and_validate(headers={"Cookie": host.cookies}, timeout=LONG)


def test_an_invitation_is_as_described(visit: Callable[[], Visitor], described: Any) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    short_game([ann, bob])
    table = opened(ann, {"kind": "me"}, FRIEND)["id"]
    [bobs] = ann.get("/api/companions").json()
    assert ann.post(f"/api/tables/{table}/invitations", {"whom": bobs["whom"]}).status_code == 201
    for visitor, path, parameters in (
        (ann, "/api/tables/{table_id}", {"table_id": table}),
        (ann, "/api/companions", {}),
        (bob, "/api/invitations", {}),
        (bob, "/api/invitations/{table_id}", {"table_id": table}),
        (bob, "/api/notices/waiting", {}),
    ):
        case = described[path]["GET"].Case(path_parameters=parameters)
        case.call_and_validate(headers={"Cookie": visitor.cookies}, timeout=LONG)


def test_the_description_is_complete(visit: Callable[[], Visitor]) -> None:
    description = visit().get("/api/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    shared = description["components"]["responses"]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            name = f"{method} {path}"
            assert operation["summary"], name
            assert operation.get("description") or path == "/healthz", name
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    told = shared[answer["$ref"].rpartition("/")[2]] if "$ref" in answer else answer
                    assert "application/problem+json" in told["content"], f"{name} {status}"
            if "requestBody" in operation:
                assert operation["requestBody"]["content"]["application/json"]["schema"]["examples"], name


def test_below_the_description_there_is_nothing(visit: Callable[[], Visitor]) -> None:
    answer = visit().get("/api/openapi.json/anything")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
