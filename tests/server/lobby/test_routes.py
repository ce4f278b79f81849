"""The lobby over real HTTP and websockets: tables are found, people are paired, guests are told what a table asks."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Server, Visitor
from tests.server.game.lines import line, next_view
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.lobby.test_inviting import target
from tests.server.people.playing import accounts
from tests.server.programs.conftest import Program, bot_of, program, token_of
from utopia.rules import Kind, decode

__all__ = ["program"]

Visit = Callable[[], Visitor]
PATIENCE = 60.0


@contextmanager
def looking(visitor: Visitor) -> Iterator[ClientConnection]:
    """The lobby's socket of that visitor."""
    url = visitor.server.url
    address, cookies = f"{url.replace('http', 'ws')}/ws/lobby", {"cookie": visitor.cookies}
    with connect(address, additional_headers=cookies, origin=Origin(url), open_timeout=PATIENCE) as socket:
        yield socket


def told(socket: ClientConnection, kind: str, wanted: Callable[[Any], object]) -> Any:
    """The first message of that kind which is as wanted."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind and wanted(message):
            return message


def listed(host: Visitor, *seats: dict[str, Any], **terms: Any) -> dict[str, Any]:
    return opened(host, *(seats or (ME, FRIEND)), terms={"listed": True, **terms})


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def test_the_rules_that_differ_from_the_edition_are_shown(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, FRIEND, terms={"listed": True}, edition="en", options={"target": 40, "lowest_value": 2})
    (entry,) = (one for one in host.get("/api/lobby").json()["open"] if one["id"] == table["id"])
    assert (entry["edition"], entry["options"]) == ("en", {"target": 40})


def test_a_listed_table_is_found_and_joined_and_vanishes(visit: Visit) -> None:
    host, guest = visit(), visit()
    with looking(guest) as socket:
        told(socket, "lobby", bool)
        table = listed(host, language="de", experience="new", delay=60)
        seen = told(socket, "lobby", lambda message: table["id"] in ids(message["open"]))
        entry = next(one for one in seen["open"] if one["id"] == table["id"])
        assert (entry["host"], entry["free"], entry["away"]) == ("Ada", 1, False)
        assert (entry["terms"]["language"], entry["terms"]["experience"], entry["terms"]["delay"]) == ("de", "new", 60)
        assert guest.post(f"/api/lobby/tables/{table['id']}/join").status_code == 422, "a seat needs a name"
        answer = guest.post(f"/api/lobby/tables/{table['id']}/join", {"name": "Grace"})
        assert answer.status_code == 200, answer.text
        assert [seat["name"] for seat in answer.json()["sitting"]] == ["Ada", "Grace"]
        told(socket, "lobby", lambda message: table["id"] not in ids(message["open"]))
    late = visit().post(f"/api/lobby/tables/{table['id']}/join", {"name": "Late"})
    assert (late.status_code, late.json()["why"]["id"]) == (409, "storage-no-seat")
    again = guest.post(f"/api/lobby/tables/{table['id']}/join")
    assert again.status_code == 200, "their seat is theirs"


def test_of_a_running_game_it_is_told_whose_turn_it_is_unless_spectators_are_behind(visit: Visit) -> None:
    host, delayed = visit(), visit()
    table = opened(host, ME, {"kind": "device", "name": "Ben"}, first=1, terms={"listed": True, "watchable": True})
    late = opened(
        delayed, ME, {"kind": "device", "name": "Cy"}, first=1, terms={"listed": True, "watchable": True, "delay": 60}
    )
    running = {one["id"]: one for one in host.get("/api/lobby").json()["running"]}
    view = host.get(f"/api/games/{table['id']}/view").json()
    assert running[table["id"]]["deciding"] == view["deciding"]
    assert len(view["deciding"]) == 1
    assert running[late["id"]]["deciding"] == []


def test_who_sits_at_a_full_table_may_begin(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = listed(host, ME, FRIEND, FRIEND)
    path = f"/api/tables/{table['id']}/start"
    guest.post(f"/api/lobby/tables/{table['id']}/join", {"name": "Grace"})
    assert guest.post(path).status_code == 403, "a seat is free: the host decides"
    visit().post(f"/api/lobby/tables/{table['id']}/join", {"name": "Cleo"})
    assert guest.post(path).json()["state"] == "running"


@pytest.mark.parametrize("way", ["link", "lobby", "name"])
def test_a_slow_game_begins_when_its_last_seat_is_taken(way: str, visit: Visit) -> None:
    """Nobody has to be there and press a button; at a table without clocks somebody is."""
    (host, last), friend = accounts(visit, "Ann", "Cleo"), visit()
    table = listed(host, ME, FRIEND, FRIEND, tempo={"kind": "slow", "turn": 86400, "bank": 0})
    joined(friend, table)
    assert host.get(f"/api/tables/{table['id']}").json()["state"] == "open"
    if way == "link":
        joined(last, table, "Cleo")
    elif way == "lobby":
        assert last.post(f"/api/lobby/tables/{table['id']}/join", {"name": "Cleo"}).status_code == 200
    else:
        assert host.post(f"/api/tables/{table['id']}/invitations", target(last)).status_code == 201
        assert last.post(f"/api/invitations/{table['id']}", {}).status_code == 200
    assert host.get(f"/api/tables/{table['id']}").json()["state"] == "running"


def test_a_private_table_is_not_in_the_lobby(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    assert table["id"] not in ids(guest.get("/api/lobby").json()["open"])
    assert guest.post(f"/api/lobby/tables/{table['id']}/join", {"name": "Eve"}).status_code == 404
    assert guest.post(f"/api/lobby/tables/{table['id']}/watch").status_code == 404


def test_a_running_game_of_the_lobby_is_watched_late(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = listed(host, ME, {**BOT, "level": "random"}, watchable=True, delay=600)
    other = listed(host, ME, BOT)
    running = ids(stranger.get("/api/lobby").json()["running"])
    assert table["id"] in running
    assert other["id"] not in running
    for game, status in ((table, 200), (other, 401)):
        assert stranger.get(f"/api/games/{game['id']}/chronicle").status_code == status, "they have no session yet"
    assert stranger.post(f"/api/lobby/tables/{other['id']}/watch").status_code == 409
    assert stranger.post(f"/api/lobby/tables/{table['id']}/watch").status_code == 200
    late = stranger.get(f"/api/games/{table['id']}/frames", seat=-1, last=63).json()
    assert late["total"] == 0
    assert host.get(f"/api/games/{table['id']}/frames", last=63).json()["total"] > 0
    assert stranger.get(f"/api/games/{table['id']}/chronicle").json()["happenings"] == []
    record = stranger.get(f"/api/games/{table['id']}/record").text
    assert "enter" not in record.partition("\n\n")[2]
    view = stranger.get(f"/api/games/{table['id']}/view")
    assert view.json()["version"] == 0, view.text


def test_a_rated_table_is_for_accounts(visit: Visit) -> None:
    host, guest = visit(), visit()
    refused = host.post("/api/tables", {"seats": [ME, FRIEND], "terms": {"listed": True, "rated": True}})
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-rated-account")
    bots = host.post("/api/tables", {"seats": [ME, FRIEND, BOT], "terms": {"rated": True}})
    assert (bots.status_code, bots.json()["why"]["id"]) == (422, "problem-rated-seats")
    seeking = guest.send("PUT", "/api/lobby/seek", {"players": [2], "rated": True, "name": "Eve"})
    assert (seeking.status_code, seeking.json()["why"]["id"]) == (403, "problem-rated-account")


def test_accounts_play_a_rated_game(visit: Visit) -> None:
    ann, ben = accounts(visit, "Ann", "Ben")
    table = listed(ann, rated=True)
    assert table["terms"]["bots_fill"] is False
    refused = visit().post(f"/api/lobby/tables/{table['id']}/join", {"name": "Eve"})
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-rated-account")
    assert visit().post(f"/api{table['links']['join']}", {"name": "Eve"}).status_code == 403
    assert ben.post(f"/api/lobby/tables/{table['id']}/join").status_code == 200
    assert ann.post(f"/api/tables/{table['id']}/start").json()["terms"]["rated"] is True


def test_bot_accounts_come_where_they_are_welcome(visit: Visit, program: Callable[[Visitor, str], Program]) -> None:
    ann = accounts(visit, "Ann")[0]
    bot = program(ann, token_of(ann, bot=bot_of(ann))["text"])
    refused = bot.http.put("/api/lobby/seek", json={"players": [2]})
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-bot-here")
    among_people, open_to_all = listed(visit(), bots_fill=False), listed(visit())
    refused = bot.post(f"/api/lobby/tables/{among_people['id']}/join")
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-bot-here")
    assert bot.post(f"/api/lobby/tables/{open_to_all['id']}/join").status_code == 200


def test_programs_play_a_rated_game_where_its_table_says_so(visit: Visit, program: Callable[..., Program]) -> None:
    ann, ben, guest = *accounts(visit, "Ann", "Ben"), visit()
    among_people, table = listed(ann, rated=True), listed(ann, ME, FRIEND, FRIEND, rated=True, programs=True)
    shown = {one["id"]: one["terms"] for one in ben.get("/api/lobby").json()["open"]}
    assert [shown[one["id"]]["programs"] for one in (among_people, table)] == [False, True]
    of_ann, of_ben, of_nobody = ((bot_of(one), one) for one in (ann, ben, guest))
    robby, marvin, stray = (program(one, token_of(one, bot=bot)["text"]) for bot, one in (of_ben, of_ann, of_nobody))

    def refused(comer: Any, to: dict[str, Any]) -> str:
        answer = comer.post(f"/api/lobby/tables/{to['id']}/join", {"name": "Eve"} if comer is guest else {})
        assert answer.status_code == 403, answer.text
        return str(answer.json()["why"]["id"])

    assert refused(robby, among_people) == refused(guest, table) == "problem-rated-account"
    assert refused(stray, table) == "problem-rated-owner"
    assert refused(marvin, table) == "problem-rated-two-seats"
    assert (
        ann.post(f"/api/tables/{table['id']}/bots", {"bot": of_ann[0]}).json()["why"]["id"] == "problem-rated-two-seats"
    )
    assert robby.post(f"/api/lobby/tables/{table['id']}/join").status_code == 200
    assert refused(ben, table) == "problem-rated-two-seats"
    assert opened(visit(), ME, FRIEND, terms={"programs": True})["terms"]["programs"] is False, "only of a rated table"


def test_no_bots_where_none_are_wanted(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = listed(host, ME, FRIEND, FRIEND, bots_fill=False)
    refused = host.post(f"/api/tables/{table['id']}/start")
    assert (refused.status_code, refused.json()["why"]["id"]) == (409, "problem-no-bots")
    guest.post(f"/api/lobby/tables/{table['id']}/join", {"name": "Grace"})
    assert host.post(f"/api/tables/{table['id']}/start", {"missing": "closed"}).json()["state"] == "running"


def test_blocked_people_do_not_meet(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    table = listed(host, ME, FRIEND, FRIEND)
    joined(guest, table)
    shared = opened(guest, ME, FRIEND)
    joined(other, shared, "Eve")
    blocked = guest.post("/api/relations", {"kind": "block", "whom": {"game": shared["id"], "seat": 1}})
    assert blocked.is_success, blocked.text
    assert table["id"] not in ids(other.get("/api/lobby").json()["open"])
    assert table["id"] in ids(visit().get("/api/lobby").json()["open"])
    for path in (f"/api/lobby/tables/{table['id']}/join", f"/api{table['links']['join']}"):
        refused = other.post(path, {"name": "Eve"})
        assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-not-together")
    watch = host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    host.post(f"/api/tables/{table['id']}/start")
    assert visit().post(f"/api{watch}", {}).status_code == 200
    assert other.post(f"/api{watch}", {}).status_code == 404, "they do not watch there either"


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.full)])
def test_people_are_paired_and_gather(visit: Visit, players: int) -> None:
    people = [visit() for _ in range(players)]
    sockets = []
    for number, one in enumerate(people):
        assert one.send("PUT", "/api/lobby/seek", {"players": [players], "name": f"P{number}"}).status_code == 200
        context = looking(one)
        sockets.append((context, context.__enter__()))
    try:
        tables = {told(socket, "mine", lambda message: message["table"])["table"] for _, socket in sockets}
        assert len(tables) == 1
        (id_,) = tables
        for one in people:
            seen = one.get(f"/api/tables/{id_}").json()
            assert seen["state"] == "open"
            if seen["host"]:
                check_not_begun_by_hand(one, id_)
        for context, socket in sockets:
            told(socket, "mine", lambda message: message["table"] is None and message["seeking"] is None)
            context.__exit__(None, None, None)
        sockets = []
        seen = until_running(people[0], id_)
        assert sorted(seat["name"] for seat in seen["sitting"]) == [f"P{number}" for number in range(players)]
        assert seen["terms"]["tempo"]["kind"] == "live"
    finally:
        for context, _ in sockets:
            context.__exit__(None, None, None)


@pytest.mark.full
def test_who_is_paired_may_think_better_of_it(visit: Visit) -> None:
    people = [visit() for _ in range(2)]
    with ExitStack() as pages:
        sockets = []
        for number, one in enumerate(people):
            wish = {"players": [2], "name": f"P{number}", "fill_after": None}
            assert one.send("PUT", "/api/lobby/seek", wish).status_code == 200
            sockets.append(pages.enter_context(looking(one)))
        (id_,) = {told(socket, "mine", lambda message: message["table"])["table"] for socket in sockets}
        host = next(one for one in people if one.get("/api/games").json()[0]["id"] == id_ and is_host(one, id_))
        (guest,) = (one for one in people if one is not host)
        assert host.post(f"/api/tables/{id_}/leave").status_code == 204
        assert host.get(f"/api/tables/{id_}").status_code == 404, "it is none of theirs any more"
        seen = guest.get(f"/api/tables/{id_}").json()
        assert (seen["host"], seen["paired"]) == (True, True)
        line = sockets[people.index(guest)]
        assert told(line, "mine", lambda message: message["seeking"])["missed"] is False, "the search goes on"
        mine = host.get("/api/lobby").status_code, host.get("/api/games").json()
        assert mine == (200, [])


def test_the_last_of_the_paired_who_goes_takes_their_table_away(visit: Visit) -> None:
    people = [visit() for _ in range(3)]
    with ExitStack() as pages:
        sockets = []
        for number, one in enumerate(people):
            wish = {"players": [3], "name": f"P{number}", "fill_after": None}
            assert one.send("PUT", "/api/lobby/seek", wish).status_code == 200
            sockets.append(pages.enter_context(looking(one)))
        (id_,) = {told(socket, "mine", lambda message: message["table"])["table"] for socket in sockets}
        left = list(people)
        while left:
            [host] = [one for one in left if is_host(one, id_)]
            assert host.post(f"/api/tables/{id_}/leave").status_code == 204
            left.remove(host)
            if left:
                assert host.post(f"/api/tables/{id_}/leave").status_code == 404, "it is none of theirs any more"
        assert [one.get(f"/api/tables/{id_}").status_code for one in people] == [404] * 3
        assert [one.get("/api/games").json() for one in people] == [[]] * 3
        for socket in sockets:
            gone = told(socket, "mine", lambda message: message["table"] is None)
            assert (gone["seeking"], gone["missed"]) == (None, False)


def is_host(visitor: Visitor, id_: str) -> bool:
    return bool(visitor.get(f"/api/tables/{id_}").json()["host"])


def check_not_begun_by_hand(host: Visitor, id_: str) -> None:
    for method, path, body in (("POST", "/start", {"missing": "closed"}), ("POST", "/links", {"purpose": "join"})):
        refused = host.send(method, f"/api/tables/{id_}{path}", body)
        assert (refused.status_code, refused.json()["why"]["id"]) == (409, "problem-gathering")
    assert host.send("DELETE", f"/api/tables/{id_}").status_code == 409


def until_running(visitor: Visitor, id_: str) -> Any:
    until(lambda: visitor.get(f"/api/tables/{id_}").json()["state"] == "running")
    return visitor.get(f"/api/tables/{id_}").json()


def until(happened: Callable[[], object]) -> None:
    last = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < last, "it does not happen"
        time.sleep(0.05)


def test_slow_games_are_paired_for_who_has_gone(visit: Visit) -> None:
    ann, bob = visit(), visit()
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.send("PUT", "/api/lobby/seek", {"players": [5, 2], "tempo": "slow", "name": name})
    until(lambda: ann.get("/api/games").json())
    games = ann.get("/api/games").json()
    assert games[0]["state"] == "running"
    assert sorted(one["name"] for one in games[0]["sitting"]) == ["Ann", "Bob"]
    assert ann.get("/api/lobby").json()["slow"] == [0, 0, 0, 0]


@pytest.mark.full
def test_who_waits_for_a_slow_game_waits_on_after_a_restart(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    ann, bob = make_visitor(server), make_visitor(server)
    ann.send("PUT", "/api/lobby/seek", {"players": [2], "tempo": "slow", "name": "Ann"})
    server.kill()
    server.start()
    until(lambda: ann.get("/api/lobby").json()["slow"] == [1, 0, 0, 0])
    bob.send("PUT", "/api/lobby/seek", {"players": [2], "tempo": "slow", "name": "Bob"})
    until(lambda: ann.get("/api/games").json())


def test_one_can_stop_waiting(visit: Visit) -> None:
    me = visit()
    with looking(me):
        me.send("PUT", "/api/lobby/seek", {"players": [4], "tempo": "slow", "name": "Me"})
        me.send("PUT", "/api/lobby/seek", {"players": [4], "tempo": "live"})
        lobby = me.get("/api/lobby").json()
        assert (lobby["live"][2] >= 1, lobby["slow"]) == (True, [0, 0, 0, 0])
        assert me.send("DELETE", "/api/lobby/seek").status_code == 204
        assert me.send("DELETE", "/api/lobby/seek").status_code == 204
    wrongs: list[dict[str, Any]] = [
        {"players": []},
        {"players": [6]},
        {"players": [2], "fill_after": 1},
        {"players": [2], "level": "x"},
    ]
    for wrong in wrongs:
        assert me.send("PUT", "/api/lobby/seek", wrong).status_code == 422


def test_a_hand_is_shown_by_its_player_alone(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    joined(guest, table)
    host.post(f"/api/tables/{table['id']}/start")
    path = f"/api/games/{table['id']}/hand"
    assert host.send("PUT", path, {"seat": 1, "shown": True}).status_code == 403
    assert visit().send("PUT", path, {"seat": 1, "shown": True}).status_code == 401
    shown = guest.send("PUT", path, {"seat": 1, "shown": True}).json()
    assert [seat["shows_hand"] for seat in shown["sitting"]] == [False, True]
    covered = guest.send("PUT", path, {"seat": 1, "shown": False}).json()
    assert [seat["shows_hand"] for seat in covered["sitting"]] == [False, False]


def test_a_rematch_keeps_the_terms(visit: Visit) -> None:
    host = visit()
    table = listed(host, ME, BOT, watchable=True, delay=90, language="it")
    assert host.get(f"/api/tables/{table['id']}").json()["terms"]["delay"] == 90


def test_nobody_has_two_hands_where_strangers_play(visit: Visit, program: Callable[..., Program]) -> None:
    host, ada = visit(), visit()
    own, table = bot_of(host), listed(host, ME, FRIEND, FRIEND)["id"]
    refused = host.post(f"/api/tables/{table}/bots", {"bot": own})
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-two-hands")
    first, second = (program(ada, token_of(ada, bot=bot_of(ada, name))["text"]) for name in ("One", "Two"))
    assert first.post(f"/api/lobby/tables/{table}/join").status_code == 200
    for comer in (second, ada):
        answer = comer.post(f"/api/lobby/tables/{table}/join", {})
        assert (answer.status_code, answer.json()["why"]["id"]) == (403, "problem-two-hands")
    assert first.post(f"/api/lobby/tables/{table}/join").status_code == 200, "it sits there already"
    private = opened(host, ME, FRIEND)["id"]
    assert host.post(f"/api/tables/{private}/bots", {"bot": own}).status_code == 200, "who comes sees whose it is"


RED = "#bf2438"


def moved(host: Visitor, table: str) -> None:
    """The host places a guest."""
    with line(host, table, "?seat=0") as socket:
        while not (view := next_view(socket))["choices"]:
            pass
        enter = next(code for code in view["choices"] if decode(code).kind == Kind.ENTER)
        socket.send(json.dumps({"type": "play", "key": "a", "version": view["version"], "code": enter}))
        while json.loads(socket.recv(PATIENCE)).get("key") != "a":
            pass


def test_a_running_game_has_a_small_picture(visit: Visit) -> None:
    """Of what its spectators see, as late as they do; for nobody if it may not be watched."""
    host, stranger = visit(), visit()
    two = [ME, {"kind": "device", "name": "Ben"}]
    pictures = {}
    agreed: dict[str, dict[str, Any]] = {"shown": {}, "late": {"delay": 600}, "unwatched": {"watchable": False}}
    for name, terms in agreed.items():
        table = opened(host, *two, first=0, pace=0, terms={"listed": True, "watchable": True, **terms})
        moved(host, table["id"])
        pictures[name] = stranger.get(f"/api/lobby/tables/{table['id']}/board")
    assert {name: picture.status_code for name, picture in pictures.items()} == {
        "shown": 200,
        "late": 200,
        "unwatched": 404,
    }
    assert pictures["shown"].headers["content-type"] == "image/svg+xml"
    assert pictures["shown"].text.count("<circle") == 1
    assert RED in pictures["shown"].text
    assert "<circle" not in pictures["late"].text
    assert int(pictures["shown"].headers["content-length"]) < 8_000, "packed"
    again = stranger.http.get(
        pictures["shown"].request.url.path, headers={"if-none-match": pictures["shown"].headers["etag"]}
    )
    assert again.status_code == 304
    unlisted = opened(host, *two, terms={"watchable": True})["id"]
    assert stranger.get(f"/api/lobby/tables/{unlisted}/board").status_code == 404
