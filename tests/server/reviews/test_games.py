"""The review of a finished game: found or made by its players, told to all at the table, and to nobody else."""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.answers import why
from tests.server.conftest import LONG, Visitor
from tests.server.game.lines import line
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.people.playing import play_out
from tests.server.reviews.lines import Page
from tests.server.studies.test_routes import shown

Visit = Callable[[], Visitor]


def finished(visit: Visit) -> tuple[str, Visitor, Visitor, Visitor]:
    """A game that is over, its host, a player, and somebody who watches by a link."""
    ann, bob, eve = visit(), visit(), visit()
    table = opened(ann, ME, FRIEND, pace=0, options={"target": 1})
    joined(bob, table)
    watch = ann.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert eve.post(f"/api{watch}", {}).status_code == 200
    ann.post(f"/api/tables/{table['id']}/start")
    play_out([ann, bob], table["id"], random.Random(3))
    return table["id"], ann, bob, eve


def told(socket: Any, kind: str) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=LONG))
        if message["type"] == kind and (kind != "room" or message["review"]):
            return message


def test_one_click_opens_it_for_the_players(visit: Visit) -> None:
    game, ann, bob, eve = finished(visit)
    path = f"/api/games/{game}/review"
    assert [who.get(path).json() for who in (ann, bob, eve)] == [{"study": None}] * 3
    assert why(eve.post(path)) == (403, "problem-player-only")
    with line(ann, game) as ours, line(eve, game) as watching:
        study = bob.post(path).json()["study"]
        assert told(ours, "said")["line"]["phrase"] == "review"
        assert told(watching, "room")["review"] == study
    assert ann.post(path).json() == ann.get(path).json() == eve.get(path).json() == {"study": study}
    entry = shown(ann, study)["entry"]
    assert (entry["visible"], entry["game"], entry["mine"], entry["title"]) == ("link", game, False, "Ada · Grace")
    assert [one["phrase"] for one in ann.get(f"/api/games/{game}/talk").json()["lines"]] == ["review"]
    with Page(bob, study) as bobs, Page(ann, study) as ours:
        assert bobs.here(2)["leads"]
        assert not ours.here(2)["leads"]
    assert visit().get(path).status_code == 401


def test_who_closes_it_does_not_close_it_for_the_others(visit: Visit) -> None:
    game, ann, bob, _ = finished(visit)
    path = f"/api/games/{game}/review"
    first = ann.post(path).json()["study"]
    ann.send("PATCH", f"/api/studies/{first}", {"visible": "private"})
    assert bob.get(path).json() == {"study": None}
    second = bob.post(path).json()["study"]
    assert second != first
    assert ann.get(path).json() == {"study": first}
    bob.send("DELETE", f"/api/studies/{second}")
    assert bob.post(path).json() == {"study": second}


def test_a_running_game_is_not_reviewed(visit: Visit) -> None:
    ann = visit()
    game = opened(ann, ME, BOT)["id"]
    assert ann.get(f"/api/games/{game}/review").json() == {"study": None}
    assert why(ann.post(f"/api/games/{game}/review")) == (409, "problem-study-running")
