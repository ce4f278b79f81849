"""Deals: the same chance and bots for everybody; one game each; nothing is told before one has played."""

import json
import random
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import pytest

from tests.server.accounts.passkeys import signed_up
from tests.server.answers import why
from tests.server.conftest import Visitor
from tests.server.game.lines import line, next_view
from tests.server.people.playing import play_bots_out
from utopia.server.database.schema.games import GameState
from utopia.server.deals.service import bots_of_day, ranked
from utopia.server.deals.store import DealGame
from utopia.server.tables.rows import Result

Visit = Callable[[], Visitor]
SHORT = {"target": 1}
"""Points that end the game."""


def made(host: Visitor, *bots: str, **more: Any) -> str:
    answer = host.post("/api/deals", {"bots": list(bots or ("greedy",)), **more})
    assert answer.status_code == 201, answer.text
    id_: str = answer.json()["entry"]["id"]
    return id_


def begun(visitor: Visitor, deal: str, name: str = "Ada") -> str:
    answer = visitor.post(f"/api/deals/{deal}/game", {"name": name})
    assert answer.status_code == 200, answer.text
    game: str = answer.json()["entry"]["game"]
    visitor.send("PATCH", f"/api/tables/{game}/pace", {"pace": 0})
    return game


def shown(visitor: Visitor, deal: str) -> Any:
    return visitor.get(f"/api/deals/{deal}").json()


def happened(visitor: Visitor, game: str) -> list[str]:
    """All moves and draws of a record; those of one moment, the discards, in any order."""
    _, _, events = visitor.get(f"/api/games/{game}/record").text.partition("\n\n")
    return sorted(events.splitlines())


@pytest.fixture
def ada(visit: Visit) -> Visitor:
    return visit()


@pytest.fixture
def ben(visit: Visit) -> Visitor:
    return visit()


class Middle(random.Random):
    """The same choice in the same position, however often it is asked: discards of others may come in between."""

    def choice(self, seq: Any) -> Any:
        return seq[len(seq) // 2]


def test_the_same_moves_meet_the_same_chance_and_the_same_bots(ada: Visitor, ben: Visitor) -> None:
    deal = made(ada, "greedy", "random", options=SHORT)
    games = [begun(ada, deal), begun(ben, deal, "Ben")]
    assert games[0] != games[1]
    for visitor, game in zip((ada, ben), games, strict=True):
        play_bots_out(visitor, game, Middle())
    first, second = (happened(visitor, game) for visitor, game in zip((ada, ben), games, strict=True))
    assert len(first) > 20
    assert first == second
    other = begun(ada, made(ada, "greedy", "random", options=SHORT))
    play_bots_out(ada, other, Middle())
    assert happened(ada, other) != first, "another deal has chance of its own"


def test_who_has_to_play_it_still_sees_no_game_of_it_and_no_result(ada: Visitor, ben: Visitor) -> None:
    deal = made(ada, options=SHORT)
    game = begun(ada, deal)
    link = ada.post(f"/api/tables/{game}/links", {"purpose": "watch"}).json()["links"]["watch"]
    ben.send("PATCH", "/api/me", {"name": "Ben"})
    assert why(ben.post(f"/api{link}", {})) == (403, "problem-deal-alone")
    paths = [f"/api/tables/{game}", *(f"/api/games/{game}/{what}" for what in ("view", "record", "chronicle", "tally"))]
    for _ in ("running", "over"):
        assert {ben.get(path).status_code for path in paths} == {404}
        assert ben.get(f"/api/games/{game}/view", watch=link.rpartition("/")[2]).status_code == 404
        assert ben.post("/api/studies", {"game": game}).status_code == 404
        assert ben.post(f"/api/games/{game}/analysis").status_code == 404
        assert shown(ben, deal)["results"] is None
        if shown(ada, deal)["results"] is None:
            play_bots_out(ada, game, random.Random(1))
    assert [one["mine"] for one in shown(ada, deal)["results"]] == [True]
    own = begun(ben, deal, "Ben")
    assert ben.get(f"/api/games/{game}/record").status_code == 404, "not while the own game runs"
    play_bots_out(ben, own, random.Random(2))
    results = shown(ben, deal)["results"]
    assert {one["name"]: one["mine"] for one in results} == {"Ada": False, "Ben": True}
    assert ben.get(f"/api/games/{game}/record").status_code == 200
    assert ada.get(f"/api/games/{own}/record").status_code == 200


def test_a_deal_is_played_once(ada: Visitor) -> None:
    deal = made(ada, options=SHORT)
    game = begun(ada, deal)
    assert begun(ada, deal) == game
    play_bots_out(ada, game, random.Random(3))
    assert begun(ada, deal) == game
    assert shown(ada, deal)["entry"]["state"] == "over"


def test_there_are_no_hints_in_it(ada: Visitor) -> None:
    game = begun(ada, made(ada))
    with line(ada, game) as socket:
        next_view(socket)
        socket.send(json.dumps({"type": "ask_hint", "key": "one"}))
        while (told := json.loads(socket.recv(timeout=60)))["type"] != "hint":
            pass
    assert told["refusal"]["why"]["id"] == "refusal-hint-deal"


def test_who_gives_up_is_ranked_nowhere(ada: Visitor) -> None:
    deal = made(ada)
    game = begun(ada, deal)
    assert ada.post(f"/api/games/{game}/quit", {}).is_success
    (one,) = shown(ada, deal)["results"]
    assert (one["rank"], one["place"], one["scores"]) == (None, None, [])


def test_the_deal_of_the_day_is_the_same_for_everybody(ada: Visitor, ben: Visitor) -> None:
    told, too = ada.get("/api/deals").json(), ben.get("/api/deals").json()
    assert told["daily"]["id"] == too["daily"]["id"]
    assert told["daily"]["day"] == datetime.now(UTC).date().isoformat()
    assert (told["daily"]["state"], told["mine"]) == ("new", [])
    begun(ada, told["daily"]["id"])
    assert [one["id"] for one in ada.get("/api/deals").json()["mine"]] == [told["daily"]["id"]]


def test_days_take_turns_with_2_to_5_players() -> None:
    days = [date.fromordinal(number) for number in range(738_000, 738_004)]
    assert sorted(1 + len(bots_of_day(day)) for day in days) == [2, 3, 4, 5]


def test_a_game_goes_with_the_guest_into_an_account(visit: Visit, ada: Visitor) -> None:
    deal = made(ada, options=SHORT)
    guest = visit()
    game = begun(guest, deal, "Gil")
    play_bots_out(guest, game, random.Random(4))
    signed_up(guest, "Gil")
    assert shown(guest, deal)["entry"]["game"] == game


def test_what_is_wrong_with_a_deal_is_said(ada: Visitor, visit: Visit) -> None:
    assert why(ada.post("/api/deals", {"bots": ["nobody"]})) == (422, "problem-level")
    assert why(ada.post("/api/deals", {"bots": ["greedy"], "options": {"target": -1}})) == (422, "problem-edition")
    assert ada.post("/api/deals", {"bots": []}).status_code == 422
    assert why(ada.get("/api/deals/none")) == (404, "problem-no-deal")
    assert why(visit().post(f"/api/deals/{made(ada)}/game", {})) == (422, "problem-name-empty")


def game_of(name: str, place: int, scores: list[int]) -> DealGame:
    result = Result("target", [place, *[2] * (len(scores) - 1)], scores)
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    return DealGame("d", name, name, f"g{name}", GameState.OVER, result, moment, stayed=True)


def test_a_better_place_counts_first_then_the_lead() -> None:
    games = [
        game_of("second", 2, [40, 50]),
        game_of("far ahead", 1, [60, 40]),
        game_of("just ahead", 1, [55, 54]),
        game_of("as far ahead", 1, [50, 30]),
    ]
    told = ranked(games, "second")
    assert [(one.name, one.rank, one.lead) for one in told] == [
        ("far ahead", 1, 20),
        ("as far ahead", 1, 20),
        ("just ahead", 3, 1),
        ("second", 4, -10),
    ]
    assert [one.mine for one in told] == [False, False, False, True]
