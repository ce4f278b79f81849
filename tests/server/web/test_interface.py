"""The interface as it describes itself, tried by schemathesis."""

import functools
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tests.server.accounts.passkeys import signed_up
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
MADE = (
    "table_id",
    "game_id",
    "device",
    "device_id",
    "study_id",
    "deal_id",
    "tournament_id",
    "way_id",
    "token_id",
    "bot_id",
)
"""What there is for a visitor only once it was made."""
FIXED = {
    "line": "1",
    "lesson_id": "monument",
    "position_id": "start",
    "puzzle_id": puzzles()[0].id,
    "vote_id": "none",
    "key_id": "AAECAwQ",
    "person_id": "me",
    "kind": "mute",
    "number": "1",
    "person": "nobody",
    "report_id": "none",
    "players": "2",
    "invitation_id": "none",
}


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=LONG)


@pytest.mark.full
def test_answers_are_as_described(make_visitor: Callable[[Server], Visitor], server: Server, described: Any) -> None:
    """Whatever is asked gets an answer that is described, of the described shape, and never a 5xx.

    What fits by its shape may still be refused, such as a name that does not show. Who may call which endpoint without
    proof is the business of test_authorisation.
    """
    reader = Things(make_visitor(server)).all()
    for operation in operations(described):
        things = reader if reads(operation) else Things(make_visitor(server))
        try_out(operation, cookies_of(things.visitor), things.of(operation.path))


@pytest.mark.full
def test_answers_to_programs_are_as_described(
    make_visitor: Callable[[Server], Visitor], server: Server, described: Any
) -> None:
    """The same for a bot that comes with a token, at every endpoint that its token opens or not."""
    reader = Things(make_visitor(server)).all()
    for operation in operations(described):
        things = reader if reads(operation) else Things(make_visitor(server))
        real = things.of(operation.path)
        try_out(operation, things.program, real, SOME, hidden=True)  # made-up cookies beside a token say nothing of it


@pytest.mark.full
def test_answers_to_accounts_are_as_described(visit: Callable[[], Visitor], described: Any) -> None:
    """What a guest is refused is answered to who has an account, and often to nobody else."""
    for operation in operations(described):
        if operation.path.startswith(("/api/account", "/api/people")):
            [ada] = accounts(visit, "Ada")
            key = ada.get("/api/account").json()["passkeys"][0]["id"]
            try_out(operation, cookies_of(ada), Things(ada).of(operation.path) | {"key_id": key}, SOME)


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
    """As schemathesis' own command tries it: methods that there are not, `Allow` and bodies of other kinds too.

    A program tries what a token can open; ``test_answers_to_programs_are_as_described`` tries the rest, too.
    """
    visitor = visit()
    opened(visitor, ME, BOT, pace=10)
    token = {"Authorization": f"Bearer {token_of(visitor)['text']}"}
    guest = {"X-CSRF-Token": visitor.token, "Cookie": visitor.cookies}
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)]
    command += ["run", f"{visitor.server.url}{PATH}", "--phases", "examples,coverage"]
    command += ["--generation-deterministic", "--no-color"]
    headers = guest if who == "guest" else token
    command += (
        [] if who == "guest" else [word for name in closed_to_tokens(visitor) for word in ("--exclude-name", name)]
    )
    command += [word for name, value in headers.items() for word in ("--header", f"{name}: {value}")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def closed_to_tokens(visitor: Visitor) -> list[str]:
    """The endpoints that no scope opens."""
    doors = {
        f"{method.upper()} {path}": operation["security"]
        for path, methods in visitor.get(PATH).json()["paths"].items()
        for method, operation in methods.items()
    }
    closed = [name for name, ways in doors.items() if not any("token" in way for way in ways)]
    assert 20 < len(closed) < len(doors) / 2
    return closed


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


def reads(operation: Any) -> bool:
    """Whether it leaves everything as it was, so that the next may be asked for the same."""
    return bool(operation.method.upper() == "GET")


class Things:
    """What a path leads to with real parameters: a table that waits, a game that runs, links that work.

    Each is made when a path asks for it, since they take more requests than the trial itself.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.table = opened(visitor, ME, FRIEND)  # a guest who has done nothing is not kept

    def all(self) -> Self:
        """The same, with one of each: then no list is empty."""
        for name in MADE:
            getattr(self, name)
        return self

    def of(self, path: str) -> dict[str, str]:
        """Real parameters for that path."""
        asked = set(re.findall(r"{(\w+)}", path))
        found = {name: str(getattr(self, name)) for name in MADE if name in asked}
        if "token" in asked:
            found["token"] = (self.device if "/device/" in path else self.table["links"]["join"]).rpartition("/")[2]
        if "drawing" in asked:
            found["drawing"] = {"tables": "join.svg", "device": "qr.svg"}.get(path.split("/")[2], self.board)
        return FIXED | found

    @property
    def table_id(self) -> str:
        return str(self.table["id"])

    @functools.cached_property
    def game_id(self) -> str:
        return str(opened(self.visitor, ME, BOT, pace=10)["id"])

    @functools.cached_property
    def device(self) -> str:
        return str(self.visitor.post("/api/me/device").json()["path"])

    @functools.cached_property
    def device_id(self) -> str:
        return str(self.visitor.get("/api/account").json()["devices"][0]["id"])

    @functools.cached_property
    def study_id(self) -> str:
        return str(self.visitor.post("/api/studies", {"visible": "link"}).json()["id"])

    @functools.cached_property
    def deal_id(self) -> str:
        return str(self.visitor.post("/api/deals", {"bots": ["greedy"]}).json()["entry"]["id"])

    @functools.cached_property
    def tournament_id(self) -> str:
        """Of somebody with an account."""
        host = Visitor(self.visitor.server)
        signed_up(host, "Host")
        made = host.post("/api/tournaments", {"name": "An evening", "terms": {"players": 2}})
        host.http.close()
        return str(made.json()["entry"]["id"])

    @functools.cached_property
    def way_id(self) -> str:
        return way_of(self.visitor)

    @functools.cached_property
    def token_id(self) -> str:
        return str(token_of(self.visitor)["token"]["id"])

    @functools.cached_property
    def bot_id(self) -> str:
        return bot_of(self.visitor)

    @functools.cached_property
    def board(self) -> str:
        return f"{self.visitor.get('/api/offer').json()['boards'][0]}.svg"

    @functools.cached_property
    def program(self) -> dict[str, str]:
        """Headers of a bot's program."""
        return {"Authorization": f"Bearer {token_of(self.visitor, bot=self.bot_id)['text']}"}


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


@pytest.mark.full
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
