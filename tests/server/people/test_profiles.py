"""Profiles, ratings and the leaderboard over HTTP."""

import pytest

from tests.server.answers import why
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.moderation.keeping import admin
from tests.server.people.playing import Visit, accounts, profile, short_game


@pytest.mark.full
def test_a_rated_game_shows_in_profiles_and_honours(visit: Visit) -> None:
    ada, bob = accounts(visit, "Ada", "Bob")
    game = short_game([ada, bob], rated=True)
    told = [person.get(f"/api/games/{game}/honours").json() for person in (ada, bob)]
    assert all([one["name"] for one in each["honours"]] == ["first-game"] for each in told)
    assert all(each["before"] == 1500 for each in told)
    assert sorted(each["after"] > 1500 for each in told) == [False, True]
    mine = profile(ada)
    (rating,) = mine["ratings"]
    assert (rating["players"], rating["games"], rating["points"]) == (2, 1, told[0]["after"])
    assert rating["provisional"]
    assert rating["rank"] is None
    assert mine["summary"]["games"] == 1
    assert mine["summary"]["won"] == (rating["points"] > 1500)
    assert sum(mine["summary"]["settled"]) > 0
    assert [(one["name"], one["game"]) for one in mine["honours"]] == [("first-game", game)]
    points = ada.get("/api/people/me/ratings/2").json()["points"]
    assert [point["points"] for point in points] == [1500, rating["points"]]


@pytest.mark.full
def test_others_see_ratings_and_honours_and_no_more_than_they_shall(visit: Visit) -> None:
    ada, bob, eve = accounts(visit, "Ada", "Bob", "Eve")
    game = short_game([ada, bob])
    id_ = profile(ada)["id"]
    seen = profile(eve, id_)
    assert (seen["mine"], seen["shows_games"]) == (False, False)
    assert [one["game"] for one in seen["honours"]] == [None]
    assert why(eve.get(f"/api/people/{id_}/games")) == (403, "problem-games-hidden")
    assert ada.get(f"/api/people/{id_}/games").json()["games"][0]["id"] == game
    assert ada.send("PATCH", "/api/people/me", {"shows_games": True}).json()["shows_games"]
    (shown,) = eve.get(f"/api/people/{id_}/games").json()["games"]
    assert shown["id"] is None
    assert {(seat["name"], seat["theirs"]) for seat in shown["seats"]} == {("Ada", True), (None, False)}
    bob.send("PATCH", "/api/people/me", {"shows_games": True})
    (shown,) = eve.get(f"/api/people/{id_}/games").json()["games"]
    assert {seat["name"] for seat in shown["seats"]} == {"Ada", "Bob"}
    assert {seat["person"] for seat in shown["seats"]} == {id_, profile(bob)["id"]}


def test_guests_have_no_profile(visit: Visit) -> None:
    stranger, guest, (ada,) = visit(), visit(), accounts(visit, "Ada")
    table = opened(guest, ME, BOT)
    assert why(stranger.get("/api/people/me")) == (401, "problem-stranger")
    assert why(guest.get("/api/people/me")) == (404, "problem-guest-profile")
    assert why(guest.send("PATCH", "/api/people/me", {"shows_games": True})) == (404, "problem-guest-profile")
    theirs = f"/api/people/{profile(ada)['id']}"
    assert why(guest.send("PATCH", theirs, {"shows_games": True})) == (403, "problem-profile-of-another")
    assert why(ada.get("/api/people/nobody")) == (404, "problem-no-profile")
    assert why(guest.get(f"/api/games/{table['id']}/honours")) == (409, "problem-is-running")


@pytest.mark.full
def test_games_are_found_by_what_they_were(visit: Visit) -> None:
    ada, bob, cleo = accounts(visit, "Ada", "Bob", "Cleo")
    two, three = short_game([ada, bob], rated=True), short_game([cleo, ada, bob])

    def found(**wanted: object) -> list[str]:
        return [game["id"] for game in ada.get("/api/people/me/games", **wanted).json()["games"]]

    assert found() == [three, two]
    assert found(players=3) == [three]
    assert found(rated="true") == [two]
    assert found(rated="false") == [three]
    assert sorted(found(place=1) + found(place=2) + found(place=3)) == sorted([two, three])
    games = ada.get("/api/people/me/games").json()["games"]
    assert [(game["before"] is None, game["after"] is None) for game in games] == [(True, True), (False, False)]
    assert [seat["place"] for seat in games[0]["seats"]] == [1, 2, 3]


@pytest.mark.parametrize("bad", [{"before": "yesterday"}, {"players": 6}, {"place": 0}, {"before": f"{10**13}~x"}])
def test_what_cannot_be_looked_for_is_said(visit: Visit, bad: dict[str, object]) -> None:
    (ada,) = accounts(visit, "Ada")
    assert ada.get("/api/people/me/games", **bad).status_code == 422


@pytest.mark.full
def test_nobody_is_ranked_after_one_game(visit: Visit) -> None:
    ada, bob, cleo, dan = accounts(visit, "Ada", "Bob", "Cleo", "Dan")
    short_game([ada, bob, cleo, dan], rated=True)
    board = ada.get("/api/people", players=4).json()
    assert board["leaders"] == []
    assert board["mine"]["games"] == 1
    assert board["provisional_games"] > 1
    assert ada.get("/api/people", players=4, kind="robots").status_code == 422
    assert visit().get("/api/people", players=4).json()["mine"] is None


@pytest.mark.full
def test_records_that_are_put_in_and_games_on_one_device_are_nobodys_games(visit: Visit) -> None:
    ada, bob = accounts(visit, "Ada", "Bob")
    game = short_game([ada, bob])
    record = ada.get(f"/api/games/{game}/record").text
    assert ada.post("/api/me/records", {"record": record}).status_code == 201
    assert [one["id"] for one in ada.get("/api/people/me/games").json()["games"]] == [game]
    assert profile(ada)["summary"]["games"] == 1


@pytest.mark.full
def test_who_is_erased_has_no_profile_and_who_is_barred_changes_none(visit: Visit) -> None:
    ada, bob, keeper = accounts(visit, "Ada", "Bob", "Eve")
    short_game([ada, bob], rated=True)
    of_ada, of_bob = profile(ada)["id"], profile(bob)["id"]
    ada.send("PATCH", "/api/people/me", {"shows_games": True})
    bob.send("PATCH", "/api/people/me", {"shows_games": True})
    assert bob.post("/api/relations", {"kind": "block", "whom": {"person": of_ada}}).status_code == 201
    assert profile(ada, of_bob)["name"] == "Bob", "what everybody sees is hidden from nobody"
    admin(keeper.server, "people", "ban", of_bob, "--for", "2d", "--why", "rude")
    assert profile(ada, of_bob)["name"] == "Bob"
    assert why(bob.send("PATCH", "/api/people/me", {"shows_games": False})) == (403, "problem-barred")
    assert ada.post("/api/account/delete", {"name": "Ada"}).status_code == 200
    for path in ("", "/ratings/2", "/games"):
        assert why(keeper.get(f"/api/people/{of_ada}{path}")) == (404, "problem-no-profile")
    (shown,) = keeper.get(f"/api/people/{of_bob}/games").json()["games"]
    assert {(seat["name"], seat["person"]) for seat in shown["seats"]} == {("Bob", of_bob), (None, None)}
    leaders = keeper.get("/api/people").json()["leaders"]
    assert of_ada not in str(leaders)
