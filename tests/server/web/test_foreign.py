"""What is another's is as if it were not there: others who ask by its id read and change nothing of it, and do not
even learn that there is such a thing."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import httpx
import pytest

from tests.server.accounts.passkeys import signed_up
from tests.server.chat.test_routes import say
from tests.server.conftest import Visitor
from tests.server.game.test_clocks_by_http import LIVE
from tests.server.game.test_over_the_network import playing
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.moderation.keeping import admin, called
from tests.server.programs.conftest import EVERYTHING, Program, bot_of, token_of
from tests.server.web.test_authorisation import RUNNING
from tests.server.web.test_interface import way_of


class Door(NamedTuple):
    """A request: FOREIGN stands for the id, MY_TABLE and MY_GAME for those of the asker."""

    method: str
    path: str
    body: str
    of: str
    """Whose id: a key of what Ann has."""


AT_A_GAME: Final = tuple(
    (method, path.replace("ID", "FOREIGN"), body)
    for method, path, body in RUNNING
    if not re.search("seat=|open=", path)
)
DOORS: Final = tuple(
    Door(*words)
    for words in (
        ("DELETE", "/api/me/tokens/FOREIGN", "", "token"),
        ("PATCH", "/api/me/bots/FOREIGN", '{"name": "Mine"}', "bot"),
        ("DELETE", "/api/me/bots/FOREIGN", "", "bot"),
        ("POST", "/api/me/tokens", '{"name": "x", "scopes": ["records"], "bot": "FOREIGN"}', "bot"),
        ("POST", "/api/tables/MY_TABLE/bots", '{"bot": "FOREIGN"}', "bot"),
        ("PATCH", "/api/notices/ways/FOREIGN", '{"muted": ["over"]}', "way"),
        ("DELETE", "/api/notices/ways/FOREIGN", "", "way"),
        ("POST", "/api/notices/ways/FOREIGN/test", "", "way"),
        ("DELETE", "/api/account/devices/FOREIGN", "", "device"),
        ("PATCH", "/api/account/passkeys/FOREIGN", '{"name": "x"}', "passkey"),
        ("DELETE", "/api/account/passkeys/FOREIGN", "", "passkey"),
        ("GET", "/api/invitations/FOREIGN", "", "table"),
        ("POST", "/api/invitations/FOREIGN", '{"name": "Eve"}', "table"),
        ("DELETE", "/api/invitations/FOREIGN", "", "table"),
        ("DELETE", "/api/tables/MY_TABLE/invitations/FOREIGN", "", "invitation"),
        ("POST", "/api/tables/MY_TABLE/invitations", '{"whom": {"game": "FOREIGN", "seat": 0}}', "game"),
        ("POST", "/api/tables/MY_TABLE/invitations", '{"whom": {"person": "FOREIGN"}}', "guest"),
        ("DELETE", "/api/games/MY_GAME/talk/FOREIGN", "", "line"),
        ("PUT", "/api/games/MY_GAME/votes/FOREIGN", '{"choice": "bot"}', "vote"),
        ("POST", "/api/relations", '{"kind": "mute", "whom": {"game": "FOREIGN", "seat": 0}}', "game"),
        ("POST", "/api/relations", '{"kind": "mute", "whom": {"game": "MY_GAME", "line": FOREIGN}}', "line"),
        ("DELETE", "/api/relations/block/FOREIGN", "", "guest"),
        ("POST", "/api/reports", '{"message": "x", "about": {"game": "FOREIGN"}}', "game"),
        ("POST", "/api/reports", '{"message": "x", "about": {"game": "FOREIGN", "seat": 1}}', "game"),
        ("POST", "/api/reports", '{"message": "x", "about": {"game": "MY_GAME", "line": FOREIGN}}', "line"),
        ("GET", "/api/people/FOREIGN", "", "guest"),
        ("PATCH", "/api/people/FOREIGN", '{"shows_games": true}', "guest"),
        ("GET", "/api/people/FOREIGN/ratings/2", "", "guest"),
        ("GET", "/api/people/FOREIGN/games", "", "guest"),
        ("GET", "/api/stream/games/FOREIGN", "", "game"),
        *[(*door, "game") for door in AT_A_GAME],
        ("POST", "/api/studies", '{"study": "FOREIGN"}', "study"),
        ("POST", "/api/studies", '{"game": "FOREIGN"}', "game"),
        ("GET", "/api/studies/FOREIGN", "", "study"),
        ("PATCH", "/api/studies/FOREIGN", '{"visible": "public"}', "study"),
        ("DELETE", "/api/studies/FOREIGN", "", "study"),
        ("GET", "/api/studies/FOREIGN/record", "", "study"),
        ("GET", "/api/studies/FOREIGN/board", "", "study"),
        ("POST", "/api/studies/FOREIGN/moves", '{"after": "start", "events": [], "keep": false}', "study"),
        ("POST", "/api/studies/FOREIGN/bots", '{"after": "start", "bots": ["random"], "keep": false}', "study"),
        *[
            ("GET", f"/api/studies/FOREIGN/positions/start{what}", "", "study")
            for what in ("", "/told?code=1", "/hint", "/text")
        ],
        ("PATCH", "/api/studies/FOREIGN/positions/start", '{"comment": "x"}', "study"),
        ("PUT", "/api/studies/FOREIGN/positions/start/main", "{}", "study"),
        ("DELETE", "/api/studies/FOREIGN/positions/start", "", "study"),
        ("GET", "/api/tables/FOREIGN", "", "table"),
        ("POST", "/api/tables/FOREIGN/start", "{}", "table"),
        ("DELETE", "/api/tables/FOREIGN", "", "table"),
    )
)
KEEPERS: Final = (
    Door("GET", "/api/admin/reports/FOREIGN", "", "report"),
    Door("POST", "/api/admin/reports/FOREIGN", '{"act": "note", "text": "x"}', "report"),
    Door("GET", "/api/admin/people/FOREIGN", "", "guest"),
    Door("POST", "/api/admin/people/FOREIGN", '{"act": "warn", "text": "x"}', "guest"),
    Door("POST", "/api/admin/tables/FOREIGN/end", "{}", "game"),
)
"""For all but the keeper."""
SHOWN: Final = (
    Door("GET", "/api/games/FOREIGN/view", "", "game"),
    Door("GET", "/api/studies/FOREIGN", "", "study"),
    Door("PATCH", "/api/me/bots/FOREIGN", '{"name": "Robby"}', "bot"),
    Door("PATCH", "/api/notices/ways/FOREIGN", '{"muted": []}', "way"),
    Door("PATCH", "/api/account/passkeys/FOREIGN", '{"name": "1"}', "passkey"),
    Door("POST", "/api/relations", '{"kind": "mute", "whom": {"game": "MY_GAME", "line": FOREIGN}}', "line"),
    Door("DELETE", "/api/tables/MY_TABLE/invitations/FOREIGN", "", "invitation"),
    Door("DELETE", "/api/account/devices/FOREIGN", "", "device"),
)
"""Of these at least Ann herself finds something."""
BY_LINK: Final = re.compile(r"/\{token\}")
"""Such an address is itself the proof: who has it may use it. See the tests of each kind of link."""
EVERYBODYS: Final = re.compile(r"/api/(stream/)?(boards|lessons|puzzles|deals|tournaments)/\{")
"""Boards, lessons and puzzles belong to nobody; a deal or a tournament is for everybody who has its address."""


class Ann(NamedTuple):
    """Somebody who has one of everything, and the ids of it."""

    visitor: Visitor
    ids: dict[str, str]

    def belongings(self) -> dict[str, Any]:
        """All that she has, as she sees it; not how her game goes on, which time alone may change."""
        ids = self.ids
        doors = ["me/tokens", "me/bots", "notices", "account", "notes", f"tables/{ids['table']}"]
        doors += [f"games/{ids['game']}/{door}" for door in ("talk", "note")]
        told = {door: self.visitor.get(f"/api/{door}").json() for door in doors}
        for one in told["me/tokens"]:
            del one["used"]
        told["account"]["devices"] = [one["id"] for one in told["account"]["devices"]]
        return told


class Asker(NamedTuple):
    """The asker, and what is theirs."""

    http: httpx.Client
    headers: dict[str, str]
    table: str
    game: str

    def ask(self, door: Door, id_: str) -> tuple[int, str]:
        """Status and body, without the id that was asked for."""
        path, body = (
            text.replace("FOREIGN", id_).replace("MY_TABLE", self.table).replace("MY_GAME", self.game)
            for text in (door.path, door.body)
        )
        headers = {**self.headers, "content-type": "application/json"}
        answer = self.http.request(door.method, path, content=body, headers=headers)
        return answer.status_code, answer.text if id_.isdigit() else answer.text.replace(id_, "ID")


@pytest.fixture
def ann(visit: Callable[[], Visitor]) -> Ann:
    visitor, bob = visit(), visit()
    signed_up(visitor, "Ann")
    guest = called(bob, "Bob of foreign ids")
    game = running(visitor, bob)
    vote = visitor.post(f"/api/games/{game}/votes", {"question": "more_time"}).json()["vote"]["id"]
    table = opened(visitor, ME, FRIEND)["id"]
    asked = visitor.post(f"/api/tables/{table}/invitations", {"whom": {"game": game, "seat": 1}})
    assert asked.status_code == 201, asked.text
    with playing(bob, game) as play:
        assert say(play, "hello", "hello")["refusal"] is None
    bot = bot_of(visitor)
    about = {"message": "loud", "about": {"game": game, "seat": 1}}
    account = visitor.get("/api/account").json()
    ids = {
        "game": game,
        "table": table,
        "guest": guest,
        "invitation": asked.json()["invited"][0]["id"],
        "line": str(bob.get(f"/api/games/{game}/talk").json()["lines"][0]["id"]),
        "vote": vote,
        "bot": bot,
        "token": token_of(visitor, bot=bot)["token"]["id"],
        "way": way_of(visitor),
        "device": account["devices"][0]["id"],
        "passkey": account["passkeys"][0]["id"],
        "study": visitor.post("/api/studies", {"title": "Mine"}).json()["id"],
        "report": visitor.post("/api/reports", about).json()["id"],
    }
    visitor.send("PUT", f"/api/games/{game}/note", {"text": "Bob hoards Maya."})
    return Ann(visitor, ids)


def running(host: Visitor, friend: Visitor) -> str:
    table = opened(host, ME, FRIEND, pace=10, terms={"tempo": LIVE})
    joined(friend, table, friend.get("/api/me").json()["name"] or "Friend")
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    return str(table["id"])


@pytest.fixture
def askers(visit: Callable[[], Visitor]) -> Iterator[dict[str, Asker]]:
    """Nobody: without a session. A guest: with one and nothing more. A player, with an account, a table and a game of
    their own, and a program of theirs, which sits at their table. An admin."""
    nobody, guest, player, keeper, friend = (visit() for _ in range(5))
    guest.send("PATCH", "/api/me", {"name": "Guest"})
    admin(keeper.server, "people", "promote", called(keeper, "Keeper of foreign ids"))
    signed_up(player, "Player")
    table, game = opened(player, ME, FRIEND, FRIEND)["id"], running(player, friend)
    bot = bot_of(player, "Machine")
    assert player.post(f"/api/tables/{table}/bots", {"bot": bot}).status_code == 200
    machine = Program(player.server, token_of(player, *EVERYTHING, bot=bot)["text"])
    people = {"nobody": nobody, "guest": guest, "player": player, "keeper": keeper}
    own = {"player": (table, game)}
    found = {
        name: Asker(one.http, {"x-csrf-token": one.token}, *own.get(name, ("nowhere", "nowhere")))
        for name, one in people.items()
    }
    yield {**found, "bot": Asker(machine.http, {}, table, "nowhere")}
    machine.http.close()


def test_a_foreign_id_and_none_are_the_same(ann: Ann, askers: dict[str, Asker]) -> None:
    before = ann.belongings()
    wrong = []
    for role, asker in askers.items():
        for door in (*DOORS, *(KEEPERS if role != "keeper" else ())):
            real = ann.ids[door.of]
            foreign, none = (asker.ask(door, id_) for id_ in (real, like(real)))
            is_idempotent = door.method == "DELETE" and foreign == (204, "")
            if foreign != none or not (foreign[0] >= 400 or is_idempotent):
                wrong.append((role, door, foreign, none))
    assert not wrong, "\n".join(map(str, wrong))
    assert ann.belongings() == before
    assert_real(ann)


def assert_real(ann: Ann) -> None:
    """Ann herself is answered otherwise: what was compared is not just two refusals of anything."""
    me = Asker(ann.visitor.http, {"x-csrf-token": ann.visitor.token}, ann.ids["table"], ann.ids["game"])
    for door in SHOWN:
        real = ann.ids[door.of]
        assert me.ask(door, like(real))[0] >= 400, door
        assert me.ask(door, real)[0] != me.ask(door, like(real))[0], door


def like(id_: str) -> str:
    """An id of the same look that nothing has."""
    return str(int(id_) + 10**9) if id_.isdigit() else id_[1:] + ("a" if id_[0] != "a" else "b")


def test_every_door_that_takes_an_id_is_tried(visit: Callable[[], Visitor]) -> None:
    described = visit().get("/api/openapi.json").json()["paths"]
    named = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in described.items()
        for method in methods
        if "{" in path and not BY_LINK.search(path) and not EVERYBODYS.match(path)
    }
    tried = {(method, path) for door in (*DOORS, *KEEPERS) for method, path in named if leads(door, method, path)}
    assert named == tried


def leads(door: Door, method: str, path: str) -> bool:
    """Whether the request comes to that endpoint."""
    steps, parts = door.path.partition("?")[0].split("/"), path.split("/")
    same = [part in ("{}", step) for part, step in zip(parts, steps, strict=False)]
    return method == door.method and len(parts) == len(steps) and all(same)
