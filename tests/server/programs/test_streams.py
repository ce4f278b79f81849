"""Event streams: the whole view first, then whatever changes; nothing that the reader may not know."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.programs.conftest import Program, bot_of, token_of
from utopia.boards import load_board
from utopia.game import Game
from utopia.notation.position import parse_position
from utopia.rules import legal_moves

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


class Reader:
    """A reader of a stream: ``next`` line, or the next that is ``of`` a kind."""

    def __init__(self, answer: httpx.Response) -> None:
        assert answer.status_code == 200, answer.read()
        self.answer = answer
        self._lines = answer.iter_lines()

    def next(self) -> Any:
        return msgspec.json.decode(next(self._lines))

    def of(self, kind: str, wanted: Callable[[Any], object] = lambda _: True) -> Any:
        while not ((line := self.next())["type"] == kind and wanted(line)):
            pass
        return line


@contextlib.contextmanager
def reading(program: Program | Visitor, path: str, **query: Any) -> Iterator[Reader]:
    with program.http.stream("GET", path, params=query, timeout=120) as answer:
        yield Reader(answer)


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor, str]:
    ada, grace = visit(), visit()
    table = opened(ada, ME, FRIEND, first=0)
    joined(grace, table)
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    return ada, grace, table["id"]


def play_first(program: Program, game: str) -> Any:
    view = program.get(f"/api/games/{game}/view").json()
    answer = program.post(f"/api/games/{game}/moves", {"version": view["version"], "code": view["choices"][0]})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_first_line_is_the_whole_view_and_each_change_another(visit: Visit, program: Make) -> None:
    ada, grace, game = two_at_a_table(visit)
    mine, hers = program(ada), program(grace)
    with reading(hers, f"/api/stream/games/{game}") as reader:
        first = reader.next()
        assert (first["type"], first["view"]["viewer"]) == ("view", 1)
        room = reader.of("room")
        assert [seat["mine"] for seat in room["sitting"]] == [False, True]
        after = play_first(mine, game)
        changed = reader.of("view")["view"]
        assert changed["version"] == after["version"]
        assert changed["players"][0]["hand"] is None, "another's hand is hidden"
        assert changed["players"][1]["hand"] is not None


def test_who_comes_again_is_told_what_he_missed(visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    mine = program(ada)
    before = mine.get(f"/api/games/{game}/view").json()
    after = play_first(mine, game)
    with reading(mine, f"/api/stream/games/{game}", since=before["version"]) as reader:
        view = reader.next()["view"]
        assert (view["kept"], len(view["since"])) == (before["events"], after["events"] - before["events"])


def test_a_browser_is_told_by_events(visit: Visit) -> None:
    ada, _, game = two_at_a_table(visit)
    headers = {"accept": "text/event-stream"}
    with ada.http.stream("GET", f"/api/stream/games/{game}", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = answer.iter_lines()
        number, data, blank = next(lines), next(lines), next(lines)
        assert (number[:4], data[:6], blank) == ("id: ", "data: ", "")
        view = msgspec.json.decode(data[6:])["view"]
        assert int(number[4:]) == view["version"]
    with ada.http.stream(
        "GET", f"/api/stream/games/{game}", headers={**headers, "last-event-id": number[4:]}
    ) as answer:
        assert next(answer.iter_lines()) == number


def test_the_position_is_what_the_seat_knows(visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    with reading(program(ada), f"/api/stream/games/{game}", position=True) as reader:
        line = reader.next()
        view, position = line["view"], line["position"]
        assert "view red" in position
        board = Game(2, board=load_board("reconstruction"), by_hand=True).board
        states = parse_position(load_board("reconstruction"), board, position)
        buffer = np.zeros(1000, np.int32)
        count = int(legal_moves(board, states, 0, buffer))
        assert sorted(buffer[:count].tolist()) == sorted(view["choices"])
    watch = ada.post(f"/api/tables/{game}/links", {"purpose": "watch"}).json()["links"]["watch"]
    gus = visit()
    gus.post(f"/api{watch}", {})
    with reading(program(gus), f"/api/stream/games/{game}", position=True) as reader:
        line = reader.next()
        assert line["view"]["viewer"] == -1
        assert line.get("position") is None, "a spectator is told what the view tells"


def test_a_stream_ends_when_its_token_is_revoked(visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    made = token_of(ada)
    machine = program(ada, made["text"])
    with (
        reading(machine, f"/api/stream/games/{game}") as reader,
        reading(machine, "/api/stream/me") as mine,
    ):
        reader.next()
        mine.next()
        assert ada.send("DELETE", f"/api/me/tokens/{made['token']['id']}").status_code == 204
        reader.of("closing")
        mine.of("closing")


def test_a_spectators_stream_ends_with_his_link(visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    watch = ada.post(f"/api/tables/{game}/links", {"purpose": "watch"}).json()["links"]["watch"]
    gus = visit()
    gus.post(f"/api{watch}", {})
    with reading(program(gus), f"/api/stream/games/{game}") as reader:
        reader.next()
        ada.post(f"/api/tables/{game}/links", {"purpose": "watch", "revoke": True})
        reader.of("closing")


def test_strangers_read_nothing_and_players_no_other_seat(visit: Visit, program: Make) -> None:
    ada, grace, game = two_at_a_table(visit)
    for visitor, seat in ((ada, 1), (grace, 0)):
        assert program(visitor).get(f"/api/stream/games/{game}", params={"seat": seat}).status_code == 403
    assert visit().get(f"/api/stream/games/{game}").status_code == 401
    eve = visit()
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    stranger = program(eve)
    assert stranger.get(f"/api/stream/games/{game}").status_code == 404
    assert visit().get("/api/stream/me").status_code == 401


def test_my_stream_tells_of_all_my_games(visit: Visit, program: Make) -> None:
    ada = visit()
    bot = bot_of(ada, "Robby")
    machine = program(ada, token_of(ada, bot=bot)["text"])
    table = opened(ada, ME, FRIEND, first=1)["id"]
    with reading(machine, "/api/stream/me") as reader:
        assert reader.next() == {"type": "games", "games": []}
        ada.post(f"/api/tables/{table}/bots", {"bot": bot})
        joined_ = reader.of("game")
        assert (joined_["what"], joined_["game"]["id"]) == ("joined", table)
        ada.post(f"/api/tables/{table}/start")
        turn = reader.of("game", lambda line: line["game"]["my_turn"])
        assert (turn["what"], turn["game"]["state"]) == ("turn", "running")


@pytest.mark.full
def test_a_server_that_stops_says_so(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], program: Make
) -> None:
    server = make_server()
    ada = make_visitor(server)
    game = opened(ada, ME, BOT, pace=10)["id"]
    machine = program(ada)
    with reading(machine, f"/api/stream/games/{game}") as reader, reading(machine, "/api/stream/me") as mine:
        reader.next()
        mine.next()
        server.stop()
        reader.of("closing")
        mine.of("closing")


@pytest.mark.full
def test_there_is_an_end_to_streams(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    ada = make_visitor(make_server(limits=True))
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    with contextlib.ExitStack() as stack:
        readers = [stack.enter_context(reading(ada, "/api/stream/me")) for _ in range(12)]
        assert [reader.next()["type"] for reader in readers] == ["games"] * 12
        refused = stack.enter_context(ada.http.stream("GET", "/api/stream/me"))
        assert refused.status_code == 429
        assert msgspec.json.decode(refused.read())["why"]["id"] == "problem-too-many-streams"
        assert int(refused.headers["retry-after"]) > 0
