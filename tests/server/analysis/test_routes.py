"""Analyses by HTTP, at a server and with a worker process that really run."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.programs.test_records import played_elsewhere, put_in
from utopia.notation.record import record_text

Visit = Callable[[], Visitor]
LONG = 180.0
"""Seconds for the analysis of a short game on a busy machine."""


def imported(visitor: Visitor, seed: int = 7) -> str:
    answer = put_in(visitor, record_text(played_elsewhere(seed)))
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["game"])


def asked(visitor: Visitor, game: str, level: str = "quick") -> Any:
    answer = visitor.post(f"/api/games/{game}/analysis", {"level": level})
    assert answer.status_code == 200, answer.text
    return answer.json()


def looked(visitor: Visitor, game: str, **query: Any) -> Any:
    answer = visitor.get(f"/api/games/{game}/analysis", **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def until(visitor: Visitor, game: str, *states: str) -> Any:
    end = time.monotonic() + LONG
    while (found := looked(visitor, game))["state"] not in states:
        assert time.monotonic() < end, found["state"]
        time.sleep(0.2)
    return found


@pytest.mark.full
def test_a_finished_game_is_analysed(visit: Visit) -> None:
    ada = visit()
    game = imported(ada)
    assert looked(ada, game)["state"] == "absent"
    assert asked(ada, game)["state"] == "waiting"
    assert asked(ada, game)["state"] in ("waiting", "running"), "it is joined"
    done = until(ada, game, "done")
    assert done["judged"] == done["total"] == len(done["choices"]) == len(done["curve"]) - 1
    for seat, one in enumerate(done["accounts"]):
        assert one["start"] + one["luck"] + one["own"] + one["others"] == pytest.approx(one["result"], abs=1e-12)
        assert one["own"] == pytest.approx(-sum(c["cost"] for c in done["choices"] if c["seat"] == seat))
        assert one["luck"] == pytest.approx(sum(luck["luck"][seat] for luck in done["luck"]))
    assert asked(ada, game) == done, "it is not computed again"
    later = looked(ada, game, first=3)
    assert later["choices"] == done["choices"][3:]
    assert later["curve"] == done["curve"][3:]
    plays_out_a_better_plan(ada, game, done)


def plays_out_a_better_plan(ada: Visitor, game: str, done: Any) -> None:
    worst = max(done["choices"], key=lambda choice: choice["cost"])
    answer = ada.get(f"/api/games/{game}/analysis/plan", event=worst["event"])
    assert answer.status_code == 200, answer.text
    line = answer.json()
    assert line["first"] == worst["event"]
    assert len(line["views"]) == len(worst["best"]) + 1
    assert {view["viewer"] for view in line["views"]} == {worst["seat"]}
    told = [view["since"][-1]["code"] for view in line["views"][1:]]
    assert told == [move["code"] for move in worst["best"]]
    assert ada.get(f"/api/games/{game}/analysis/plan", event=999_999).status_code == 404


def test_only_for_whoever_may_see_the_replay(visit: Visit) -> None:
    ada, eve = visit(), visit()
    game = imported(ada)
    assert eve.get(f"/api/games/{game}/analysis").status_code == 401
    imported(eve)
    assert eve.get(f"/api/games/{game}/analysis").status_code == 404
    assert eve.post(f"/api/games/{game}/analysis").status_code == 404


def test_a_running_game_is_not_analysed(visit: Visit) -> None:
    ada, grace = visit(), visit()
    running = opened(ada, ME, BOT, pace=10)["id"]
    waiting = opened(ada, ME, FRIEND)
    for game in (running, waiting["id"]):
        for answer in (
            ada.get(f"/api/games/{game}/analysis"),
            ada.post(f"/api/games/{game}/analysis"),
            ada.get(f"/api/games/{game}/analysis/plan", event=0),
        ):
            assert answer.status_code == 409
            assert answer.json()["detail"] == "this game is not over yet; it can be analysed when it is"
    joined(grace, waiting)
    assert ada.post(f"/api/tables/{waiting['id']}/start").status_code == 200
    assert grace.get(f"/api/games/{waiting['id']}/analysis").status_code == 409


@pytest.mark.full
def test_what_nobody_looks_at_is_dropped(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server(first="from utopia.server.analysis import service; service.PATIENCE = 2.0")
    ada = make_visitor(server)
    first, second = imported(ada), imported(ada, 8)
    assert [asked(ada, first)["ahead"], asked(ada, second)["ahead"]] == [0, 1]
    time.sleep(6)
    assert [looked(ada, game)["state"] for game in (first, second)] == ["absent", "absent"]
    asked(ada, first)
    assert until(ada, first, "done")["accounts"]


@pytest.mark.full
def test_a_restart_begins_it_anew_and_keeps_what_is_done(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    ada = make_visitor(server)
    first, second = imported(ada), imported(ada, 8)
    asked(ada, first)
    done = until(ada, first, "done")
    asked(ada, second)
    until(ada, second, "running")
    server.kill()
    server.start()
    assert looked(ada, first) == done
    assert until(ada, second, "running", "done")["state"] in ("running", "done")


def test_the_analysis_goes_with_its_game(visit: Visit) -> None:
    ada = visit()
    game = imported(ada, 9)
    asked(ada, game)
    assert ada.send("DELETE", f"/api/me/records/{game}").status_code == 204
    assert ada.get(f"/api/games/{game}/analysis").status_code == 404
