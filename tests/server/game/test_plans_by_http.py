"""Plans over HTTP and through the death of the server."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.chat.test_routes import people
from tests.server.conftest import Server, Visitor
from tests.server.game.test_over_the_network import Play, playing
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from utopia.rules import Kind, decode
from utopia.rules.model.moves import END

Visit = Callable[[], Visitor]


def two(visit: Visit) -> tuple[str, Visitor, Visitor]:
    host, player = visit(), visit()
    table = opened(host, ME, FRIEND, first=0)
    joined(player, table)
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    return str(table["id"]), host, player


def enters(codes: list[int]) -> list[int]:
    return [code for code in codes if decode(code).kind == Kind.ENTER]


def take_a_turn(play: Play) -> None:
    """A guest and the end."""
    first, *_ = enters(play.view["choices"])
    for code in (first, END):
        assert play.say("play", code=code)["refusal"] is None


def test_a_plan_is_made_shown_and_given_up_by_its_player_alone(visit: Visit) -> None:
    game, host, player = two(visit)
    path = f"/api/games/{game}/plan"
    with playing(host, game) as play:
        version, codes = play.view["version"], enters(play.view["choices"])
    wish = {"version": version, "guests": codes[:2], "discards": [3, 1], "ends": "forced"}
    made = player.send("PUT", path, wish).json()
    assert [move["code"] for move in made["guests"]] == codes[:2]
    assert made["guests"][0]["phrase"]["id"] == "event-enter"
    assert (made["discards"], made["ends"], made["can_turn"], made["misfit"]) == ([3, 1], "forced", False, None)
    assert player.get(path).json() == made
    assert player.send("PUT", path, wish).json() == made
    empty: dict[str, Any] = host.get(path).json()
    assert (empty["guests"], empty["discards"], empty["ends"]) == ([], [], "asked")
    assert host.get(path, seat=1).status_code == 403
    assert host.send("PUT", f"{path}?seat=1", wish).status_code == 403
    assert host.send("DELETE", f"{path}?seat=1").status_code == 403
    assert player.get(path).json() == made
    for _ in range(2):
        assert player.send("DELETE", path).status_code == 204
    assert player.get(path).json()["ends"] == "asked"


def test_spectators_and_strangers_plan_nothing(visit: Visit) -> None:
    game, host, _, spectator = people(visit)
    path = f"/api/games/{game}/plan"
    for visitor, status in ((spectator, 403), (visit(), 401)):
        assert visitor.get(path).status_code == status
        assert visitor.send("PUT", path, {"version": 0}).status_code == status
        assert visitor.send("DELETE", path).status_code == status
        assert visitor.get(f"{path}/turn").status_code == status
    for wish, problem in (
        ({"version": 0, "guests": [END]}, "problem-plan-guests"),
        ({"version": 0, "discards": [1, 1]}, "problem-plan-discards"),
        ({"version": 900_000}, "problem-plan-stale"),
    ):
        assert host.send("PUT", path, wish).json()["why"]["id"] == problem
    for wrong in ({}, {"version": 0, "guests": 9 * [0]}, {"version": 0, "ends": "never"}, {"version": 0, "more": 1}):
        assert host.send("PUT", path, wrong).status_code == 422
    assert host.get(f"{path}/turn", codes="1,2,x").status_code == 422
    assert host.get(f"{path}/turn").status_code == 409


@pytest.mark.full
def test_a_plan_outlives_the_server_and_is_carried_out(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    game, host, player = two(lambda: make_visitor(server))
    with playing(host, game) as play:
        codes = enters(play.view["choices"])
        wish = {"version": play.view["version"], "guests": codes[:8]}
        assert player.send("PUT", f"/api/games/{game}/plan", wish).status_code == 200
        take_a_turn(play)
        server.kill()
    server.start()
    deadline = time.monotonic() + 120
    with playing(host, game) as play:
        while play.view["step"] == "guest" and time.monotonic() < deadline:
            play.hear()
        assert play.view["step"] == "end"
        assert play.view["deciding"] == [1]
    assert player.get(f"/api/games/{game}/plan").json()["guests"] == []
