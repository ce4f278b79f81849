"""Moves by HTTP: done once, told with the view, refused with the reason."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.programs.conftest import Program, token_of
from utopia.boards import load_board
from utopia.notation.moves import move_text

Visit = Callable[[], Visitor]
Make = Callable[..., Program]
DEVICE = {"kind": "device", "name": "Aunt May"}


def playing(visit: Visit, program: Make, *others: dict[str, Any], **more: Any) -> tuple[Program, str, Any]:
    """A program at a running game in which it is to decide: with the game and its view."""
    ada = visit()
    game = opened(ada, ME, *(others or (BOT,)), first=0, pace=10, **more)["id"]
    machine = program(ada)
    view = machine.get(f"/api/games/{game}/view").json()
    assert view["choices"], view["question"]
    return machine, game, view


def move(machine: Program, game: str, key: str | None = None, **wish: Any) -> Any:
    headers = {} if key is None else {"idempotency-key": key}
    return machine.post(f"/api/games/{game}/moves", wish, headers=headers)


def test_a_move_by_its_code_and_the_view_after_it(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    done = move(machine, game, version=view["version"], code=view["choices"][0])
    assert done.status_code == 200, done.text
    after = done.json()
    assert after["version"] > view["version"]
    assert after["since"][0]["code"] == view["choices"][0]


def test_a_move_in_words(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    record = machine.get(f"/api/games/{game}/record").text
    assert record.startswith("utopia")
    answer = move(machine, game, version=view["version"], move="enter maya nowhere")
    assert (answer.status_code, answer.json()["why"]["id"]) == (422, "problem-move-unreadable")
    words = move_text(load_board("reconstruction"), min(view["choices"]))
    done = move(machine, game, version=view["version"], move=words)
    assert done.status_code == 200, done.text


def test_the_same_key_does_nothing_twice(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    wish = {"version": view["version"], "code": view["choices"][0]}
    first, again = (move(machine, game, "one", **wish) for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    other = move(machine, game, "one", version=view["version"], code=view["choices"][-1])
    assert (other.status_code, other.json()["why"]["id"]) == (422, "refusal-key-used")
    assert other.json()["view"]["version"] == first.json()["version"]


def test_a_move_for_an_old_view_is_answered_with_the_new_one(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    wish = {"version": view["version"], "code": view["choices"][0]}
    after = move(machine, game, **wish).json()
    stale = move(machine, game, **wish)
    assert stale.status_code == 409
    assert stale.headers["content-type"] == "application/problem+json"
    assert stale.json()["view"]["version"] == after["version"]


def test_a_move_that_the_rules_refuse_names_the_rule(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    refused = move(machine, game, version=view["version"], move="raise maya")
    assert refused.status_code == 422
    assert refused.json()["rule"].startswith("R-")
    assert refused.json()["view"]["version"] == view["version"]


def test_a_decision_is_taken_back(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    before = after = view
    while not after["can_take_back"]:
        before = after
        after = move(machine, game, version=before["version"], code=before["choices"][0]).json()
    wish, headers = {"version": after["version"]}, {"idempotency-key": "back"}
    backs = [machine.post(f"/api/games/{game}/take-back", wish, headers=headers) for _ in range(2)]
    assert [back.status_code for back in backs] == [200, 200], backs[0].text
    assert backs[0].json()["events"] == before["events"]
    assert backs[0].json()["version"] == backs[1].json()["version"], "the same key takes nothing back twice"
    stale = machine.post(f"/api/games/{game}/take-back", wish)
    assert stale.status_code == 409


def test_who_has_several_seats_says_which(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program, DEVICE)
    wish = {"version": view["version"], "code": view["choices"][0]}
    assert move(machine, game, **wish).json()["why"]["id"] == "problem-which-seat"
    assert move(machine, game, seat=4, **wish).status_code == 422
    assert move(machine, game, seat=0, **wish).status_code == 200


def test_what_cannot_be_a_move(visit: Visit, program: Make) -> None:
    machine, game, view = playing(visit, program)
    version = view["version"]
    for wish in (
        {},
        {"version": version},
        {"version": version, "code": 1, "move": "end"},
        {"version": version, "code": -1},
        {"version": version, "code": 5000},
        {"version": -1, "code": 1},
        {"version": version, "move": "x" * 81},
        {"version": version, "move": "\u0000"},
        {"version": version, "code": 1, "more": 1},
    ):
        assert move(machine, game, **wish).status_code == 422, wish
    for key in ("x" * 41, "é", "a\tb"):
        answer = machine.http.post(
            f"/api/games/{game}/moves",
            json={"version": version, "code": view["choices"][0]},
            headers={b"idempotency-key": key.encode()},
        )
        assert answer.status_code == 422, key


def test_strangers_and_spectators_do_not_move(visit: Visit, program: Make) -> None:
    ada, eve, gus = visit(), visit(), visit()
    game = opened(ada, ME, FRIEND)
    assert program(ada).get(f"/api/games/{game['id']}/view").status_code == 409, "it has not begun"
    joined(visit(), game)
    watch = ada.post(f"/api/tables/{game['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    ada.post(f"/api/tables/{game['id']}/start")
    assert gus.post(f"/api{watch}", {}).status_code == 200
    stranger, spectator = program(eve), program(gus)
    assert move(stranger, game["id"], version=0, code=1).status_code == 404
    assert move(spectator, game["id"], version=0, code=1).status_code == 403
    assert spectator.get(f"/api/games/{game['id']}/view", params={"seat": 0}).status_code == 403
    assert spectator.get(f"/api/games/{game['id']}/view").json()["viewer"] == -1


def test_reading_does_not_let_one_play(visit: Visit, program: Make) -> None:
    ada = visit()
    game = opened(ada, ME, BOT)["id"]
    reading = program(ada, token_of(ada, "games:read")["text"])
    assert reading.get(f"/api/games/{game}/view").status_code == 200
    assert move(reading, game, version=0, code=1).json()["why"]["words"] == {"scope": "games:play"}
