"""Players who leave, and rounds whose time is over, on a server that really runs."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.server.conftest import NO_BOTS, Server, Visitor
from tests.server.people.playing import accounts, play_bots_out
from tests.server.tournaments.test_tournaments import entered, opened, shown, until

Visit = Callable[[], Visitor]
pytestmark = pytest.mark.full


def test_who_leaves_their_table_gets_nothing_and_sits_out(visit: Visit) -> None:
    ben, cleo = accounts(visit, "Ben", "Cleo")
    id_ = opened(ben)
    entered(id_, ben, cleo)
    game = ben.post(f"/api/tournaments/{id_}/start").json()["game"]
    assert ben.post(f"/api/games/{game}/quit").is_success
    vote = cleo.get(f"/api/games/{game}/time").json()["vote"]
    if vote is not None:
        assert cleo.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "bot"}).is_success
    for one in (ben, cleo):
        one.send("PATCH", f"/api/tables/{game}/pace", {"pace": 0})
    play_bots_out(cleo, game, random.Random(3))
    over = until(cleo, id_, lambda found: bool(found["entry"]["state"] == "over"))
    assert {one["name"]: (one["points"], one["state"]) for one in over["standings"]} == {
        "Ben": (0, "away"),
        "Cleo": (12, "in"),
    }
    assert over["entry"]["round"] == 1, "nobody is left to play the second one"


def test_a_round_whose_time_is_over_is_counted_as_it_stands(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server(first=NO_BOTS)
    ben, cleo = accounts(lambda: make_visitor(server), "Ben", "Cleo")
    id_ = opened(ben, terms={"hours": 1, "rounds": 1})
    entered(id_, ben, cleo)
    game = ben.post(f"/api/tournaments/{id_}/start").json()["game"]
    assert shown(ben, id_)["deadline"] is not None
    server.stop()
    with closing(sqlite3.connect(server.data / "utopia.db")) as connection:
        connection.execute("UPDATE tournament SET deadline = 1")
        connection.commit()
    server.start()
    over = until(ben, id_, lambda found: bool(found["entry"]["state"] == "over"))
    assert [one["points"] for one in over["standings"]] == [6, 6], "nobody had any prestige"
    assert any(ben.get(f"/api/tables/{game}").json()["state"] == "over" for _ in range(100))
