"""Which sockets are let in, and which are sent away."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.game.lines import ended, line, next_view
from tests.server.lobby.opening import BOT, ME, opened
from utopia.server.web.sockets import FOR_ONE_VISITOR, Attendance, Comer, CrowdedError

MakeServer = Callable[..., Server]
MakeVisitor = Callable[[Server], Visitor]


@pytest.mark.full
def test_nobody_opens_more_and_more_sockets(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    server = make_server(limits=True)
    me, friend = make_visitor(server), make_visitor(server)
    table, other = opened(me, ME, BOT, pace=10), opened(friend, ME, BOT, pace=10)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line(me, table["id"])) for _ in range(FOR_ONE_VISITOR)]
        for each in lines:
            next_view(each)
        with line(me, table["id"]) as one_more:
            assert ended(one_more) == 4429
        next_view(stack.enter_context(line(friend, other["id"])))
        lines[0].close()
        next_view(stack.enter_context(line(me, table["id"])))


@pytest.mark.parametrize("is_limited", [True, False])
async def test_the_sockets_of_one_person_share_what_he_may_say(is_limited: bool) -> None:
    crowd, told = Attendance(is_limited=is_limited), list[bool]()

    def made(are_there_limits: bool) -> object:
        told.append(are_there_limits)
        return object()

    ann, elsewhere, bob = (Comer(who, "::1", game) for who, game in (("ann", "a"), ("ann", "b"), ("bob", "a")))
    with crowd.counted(ann):
        kept = crowd.allowance(ann, made)
        with crowd.counted(elsewhere):
            assert crowd.allowance(elsewhere, made) is kept
            assert crowd.allowance(bob, made) is not kept
        assert crowd.allowance(ann, made) is kept
    assert crowd.allowance(ann, made) is not kept
    assert told == [is_limited] * 3


def test_a_socket_that_has_gone_makes_room() -> None:
    crowd = Attendance(is_limited=True)
    comer = Comer("ann", "192.0.2.1", "a")
    for _ in range(2):
        with contextlib.ExitStack() as stack:
            for _ in range(FOR_ONE_VISITOR):
                stack.enter_context(crowd.counted(comer))
            with pytest.raises(CrowdedError):
                stack.enter_context(crowd.counted(comer))


async def test_a_spectator_is_sent_away_whose_link_is_taken_back_before_he_is_served() -> None:
    crowd = Attendance(is_limited=False)
    started = asyncio.ensure_future(asyncio.sleep(30))
    async with crowd.served("game", started, is_spectator=True):
        crowd.send_spectators_away("game")
        await asyncio.wait([started])
    assert started.cancelled()


@pytest.mark.full
def test_a_damaged_game_is_one_clear_problem(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    server = make_server()
    me = make_visitor(server)
    damaged, strange = (opened(me, ME, BOT, pace=10)["id"] for _ in range(2))
    for id_ in (damaged, strange):
        with line(me, id_) as socket:
            next_view(socket)
    server.stop()
    with contextlib.closing(sqlite3.connect(server.data / "utopia.db")) as connection, connection:
        connection.execute("UPDATE event SET code = 993 WHERE game = ? AND seq = 0", (damaged,))
        connection.execute("UPDATE game SET board = 'no such map' WHERE id = ?", (strange,))
    server.start()
    for id_, status, why in ((damaged, 500, "storage-game-damaged"), (strange, 409, "storage-board-unknown")):
        answer = me.get(f"/api/games/{id_}/chronicle")
        assert (answer.status_code, answer.json()["why"]["id"]) == (status, why)
        with line(me, id_) as socket:
            assert ended(socket) == 4500
    assert "Traceback" not in server.errors
    assert len(me.get("/api/games").json()) == 2
