"""Who may call which endpoint: every route, for everybody who may come to it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import pytest

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.people.playing import play_out
from tests.server.web.test_everybody import EVERYBODY, is_kept_by_nobody

PEOPLE: Final = ("nobody", "stranger", "host", "player", "spectator")
"""Without a session (401, before the table is looked up); with one and no seat here; who opened the table; who sits on
seat 1; who watches by a link."""
Matrix = dict[tuple[str, str, str], tuple[Any, ...]]
OK, GONE, BARRED, NOT_NOW, WHO = 200, 404, 403, 409, 401
NO_MORE: Final = (WHO, GONE, NOT_NOW, NOT_NOW, BARRED)
ENTROPY: Final = f'{{"entropy": "{"5e" * 32}"}}'

NOBODY: Final = '{"whom": {"person": "none"}}'

RUNNING: Final[Matrix] = {
    # method, path, what is sent       -> nobody, stranger, host, player, spectator
    ("GET", "/api/tables/ID", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/tables/ID/qr/watch.svg", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("POST", "/api/tables/ID/links", '{"purpose": "join", "revoke": true}'): (WHO, GONE, OK, BARRED, BARRED),
    ("PATCH", "/api/tables/ID/pace", '{"pace": 1}'): (WHO, GONE, OK, BARRED, BARRED),
    ("POST", "/api/tables/ID/start", "{}"): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("POST", "/api/tables/ID/entropy", ENTROPY): (WHO, GONE, OK, OK, BARRED),
    ("POST", "/api/tables/ID/leave", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("DELETE", "/api/tables/ID", ""): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("GET", "/api/games/ID/record", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/record?seat=-1", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/record?seat=0", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/games/ID/record?seat=1", ""): (WHO, GONE, BARRED, OK, BARRED),
    ("GET", "/api/games/ID/record?seat=4", ""): (WHO, GONE, 422, 422, 422),
    ("DELETE", "/api/me/records/ID", ""): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("GET", "/api/games/ID/frames?last=3", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/frames?last=3&seat=0", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/games/ID/frames?last=3&seat=1", ""): (WHO, GONE, BARRED, OK, BARRED),
    ("GET", "/api/games/ID/frames?last=3&open=true", ""): (WHO, GONE, BARRED, BARRED, BARRED),
    ("GET", "/api/games/ID/chronicle", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/chronicle?seat=0", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/games/ID/chronicle?seat=1", ""): (WHO, GONE, BARRED, OK, BARRED),
    ("GET", "/api/games/ID/tally", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/picture", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/honours", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/analysis", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/analysis/plan?event=0", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("POST", "/api/games/ID/analysis", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/review", ""): (WHO, GONE, OK, OK, OK),
    ("POST", "/api/games/ID/review", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("GET", "/api/relations/at/ID", ""): (WHO, GONE, OK, OK, OK),
    ("POST", "/api/games/ID/rematch", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("GET", "/api/games/ID/time", ""): (WHO, GONE, OK, OK, OK),
    ("POST", "/api/games/ID/return", "{}"): (WHO, GONE, OK, OK, BARRED),
    ("POST", "/api/games/ID/resume", "{}"): (WHO, GONE, OK, OK, BARRED),
    ("POST", "/api/games/ID/votes", '{"question": "pause"}'): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("PUT", "/api/games/ID/votes/none", '{"choice": "bot"}'): (WHO, GONE, GONE, GONE, BARRED),
    ("GET", "/api/games/ID/talk", ""): (WHO, GONE, OK, OK, OK),
    ("PATCH", "/api/games/ID/talk", '{"silent": true}'): (WHO, GONE, OK, BARRED, BARRED),
    ("DELETE", "/api/games/ID/talk/99999999", ""): (WHO, GONE, GONE, GONE, GONE),
    ("GET", "/api/games/ID/note", ""): (WHO, GONE, OK, OK, OK),
    ("PUT", "/api/games/ID/note", '{"text": "mine"}'): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/plan", ""): (WHO, GONE, OK, OK, BARRED),
    ("GET", "/api/games/ID/plan/turn", ""): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("PUT", "/api/games/ID/plan", '{"version": 0}'): (WHO, GONE, OK, OK, BARRED),
    ("DELETE", "/api/games/ID/plan", ""): (WHO, GONE, 204, 204, BARRED),
    ("PUT", "/api/games/ID/plan?seat=0", '{"version": 0}'): (WHO, GONE, OK, BARRED, BARRED),
    ("PUT", "/api/games/ID/hand", '{"seat": 1, "shown": false}'): (WHO, GONE, BARRED, OK, BARRED),
    ("GET", "/api/lobby/tables/ID/board", ""): (GONE, GONE, GONE, GONE, GONE),
    ("POST", "/api/lobby/tables/ID/join", '{"name": "Eve"}'): (GONE, GONE, GONE, GONE, GONE),
    ("POST", "/api/lobby/tables/ID/watch", "{}"): (GONE, GONE, GONE, GONE, GONE),
    ("GET", "/api/games/ID/view", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/view?seat=0", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/games/ID/view?seat=1", ""): (WHO, GONE, BARRED, OK, BARRED),
    ("POST", "/api/games/ID/moves", '{"version": 0, "code": 1}'): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("POST", "/api/games/ID/take-back", '{"version": 0}'): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("POST", "/api/tables/ID/bots", '{"bot": "none"}'): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("POST", "/api/tables/ID/invitations", NOBODY): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("DELETE", "/api/tables/ID/invitations/none", ""): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("POST", "/api/games/ID/quit", "{}"): (WHO, GONE, OK, OK, BARRED),
}
OVER: Final[Matrix] = RUNNING | {
    **{("GET", f"/api/games/ID/frames?last=3{whose}", ""): (WHO, GONE, OK, OK, OK) for whose in ("&seat=0", "&seat=1")},
    ("GET", "/api/games/ID/frames?last=3&open=true", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/honours", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/picture", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/analysis", ""): (WHO, GONE, OK, OK, OK),
    ("GET", "/api/games/ID/analysis/plan?event=0", ""): (WHO, GONE, GONE, GONE, GONE),
    ("POST", "/api/games/ID/analysis", "{}"): (WHO, GONE, OK, OK, OK),
    ("POST", "/api/games/ID/rematch", "{}"): (WHO, GONE, 201, 201, BARRED),
    ("POST", "/api/games/ID/review", "{}"): (WHO, GONE, OK, OK, BARRED),
    **{("POST", f"/api/games/ID/{door}", "{}"): NO_MORE for door in ("return", "resume", "quit")},
    ("PUT", "/api/games/ID/votes/none", '{"choice": "bot"}'): NO_MORE,
    ("GET", "/api/games/ID/plan", ""): NO_MORE,
    ("PUT", "/api/games/ID/plan", '{"version": 0}'): NO_MORE,
    ("PUT", "/api/games/ID/plan?seat=0", '{"version": 0}'): NO_MORE,
    ("DELETE", "/api/games/ID/plan", ""): NO_MORE,
}
"""What differs from a game that runs: hands are shown to all who may see the table, and nothing is played any more."""
OPEN: Final[Matrix] = {
    ("GET", "/api/games/ID/view", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("POST", "/api/games/ID/moves", '{"version": 0, "code": 1}'): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("POST", "/api/tables/ID/bots", '{"bot": "none"}'): (WHO, GONE, GONE, BARRED, BARRED),
    ("GET", "/api/tables/ID", ""): (WHO, GONE, OK, OK, OK),
    ("POST", "/api/tables/ID/invitations", NOBODY): (WHO, GONE, GONE, BARRED, BARRED),
    ("DELETE", "/api/tables/ID/invitations/none", ""): (WHO, GONE, GONE, BARRED, BARRED),
    ("GET", "/api/tables/ID/qr/join.svg", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/tables/ID/qr/watch.svg", ""): (WHO, GONE, OK, BARRED, BARRED),
    ("PATCH", "/api/tables/ID/pace", '{"pace": 1}'): (WHO, GONE, OK, BARRED, BARRED),
    ("GET", "/api/games/ID/record", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("DELETE", "/api/me/records/ID", ""): (WHO, GONE, NOT_NOW, BARRED, BARRED),
    ("GET", "/api/games/ID/frames", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/chronicle", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/tally", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/picture", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("GET", "/api/games/ID/honours", ""): (WHO, GONE, NOT_NOW, NOT_NOW, NOT_NOW),
    ("POST", "/api/games/ID/rematch", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("POST", "/api/games/ID/quit", "{}"): (WHO, GONE, NOT_NOW, NOT_NOW, BARRED),
    ("POST", "/api/tables/ID/links", '{"purpose": "join"}'): (WHO, GONE, OK, BARRED, BARRED),
    ("POST", "/api/tables/ID/entropy", ENTROPY): (WHO, GONE, OK, OK, BARRED),
    ("POST", "/api/tables/ID/leave", "{}"): (WHO, GONE, NOT_NOW, 204, NOT_NOW),
    ("DELETE", "/api/tables/ID", ""): (WHO, GONE, 204, GONE, GONE),
}
"""In the order of the visits: at the end the player gets up and the host takes the table away."""
STREAMS: Final = {
    ("GET", "/api/stream/me"),
    ("GET", "/api/stream/games/{id}"),
    ("GET", "/api/stream/tournaments/{tournament_id}"),
}
"""They never end; who may read them is tested in programs/test_streams, and events are everybody's."""
READINESS: Final = ("GET", "/readyz")
"""Whether the server is ready is nobody's secret; see running/test_keeping."""


@dataclass
class Scene:
    """A table with everybody who may come to it."""

    id: str
    people: dict[str, Visitor]


def scene(visit: Callable[[], Visitor], state: Literal["open", "running", "over"]) -> Scene:
    people = {name: visit() for name in PEOPLE}
    host, player, spectator = people["host"], people["player"], people["spectator"]
    people["stranger"].send("PATCH", "/api/me", {"name": "Eve"})
    is_over = state == "over"
    table = (
        opened(host, ME, FRIEND, pace=0, options={"target": 1}) if is_over else opened(host, ME, FRIEND, BOT, pace=10)
    )
    joined(player, table)
    watch = host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert spectator.post(f"/api{watch}", {}).status_code == 200
    if state != "open":
        assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    if is_over:
        play_out([host, player], table["id"], random.Random(3))
    return Scene(table["id"], people)


@pytest.mark.parametrize(("matrix", "state"), [(RUNNING, "running"), (OPEN, "open"), (OVER, "over")])
def test_everybody_at_every_door(visit: Callable[[], Visitor], matrix: Matrix, state: Any) -> None:
    here = scene(visit, state)
    for (method, path, body), expected in matrix.items():
        for name, status in zip(PEOPLE, expected, strict=True):
            visitor = here.people[name]
            headers = {"x-csrf-token": visitor.token, "content-type": "application/json"}
            answer = visitor.http.request(method, path.replace("ID", here.id), content=body, headers=headers)
            assert answer.status_code == status, (
                f"{name}: {method} {path} gave {answer.status_code} {answer.text[:200]}"
            )
            assert is_kept_by_nobody(answer), f"{method} {path} may be kept by a cache"
            if answer.status_code == 422:
                assert "seat" in answer.json()["detail"]


def test_the_matrix_has_every_door(visit: Callable[[], Visitor]) -> None:
    described = visit().get("/api/openapi.json").json()["paths"]
    doors = {(method.upper(), path) for path, methods in described.items() for method in methods}
    doors = {(method, path) for method, path in doors if not path.startswith("/api/admin/")}  # see test_admin
    tried = {(method, path.partition("?")[0].replace("ID", "{id}")) for method, path, _ in RUNNING | OPEN}
    tried = {
        (
            method,
            path.replace("/qr/join.svg", "/qr/{x}")
            .replace("/qr/watch.svg", "/qr/{x}")
            .replace("99999999", "{line}")
            .replace("/votes/none", "/votes/{vote_id}")
            .replace("/invitations/none", "/invitations/{invitation_id}"),
        )
        for method, path in tried
    }
    known = {
        (m, p.replace("{table_id}", "{id}").replace("{game_id}", "{id}").replace("{drawing}", "{x}")) for m, p in doors
    }
    everybody = {
        (method, path.replace("{drawing}", "{x}").replace("{table_id}", "{id}")) for method, path, _ in EVERYBODY
    }
    assert known - everybody - STREAMS - {READINESS} == tried
    assert everybody <= known
