"""What a server does by itself for its host: one thing that fails holds up nothing else."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.conftest import OFTEN, Server, Visitor
from tests.server.database.setting import game_of, open_storage
from tests.server.game.lines import ended, line, next_view
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.lobby.test_routes import until
from tests.server.moderation.keeping import admin, called
from tests.server.programs.conftest import Program, bot_of, program, token_of
from utopia.server.database import schema
from utopia.server.game.loading import Loading
from utopia.server.moderation.audit import MOST_TRIES, Order
from utopia.server.notifications.vapid import keys_of
from utopia.server.services import Services
from utopia.server.settings import Settings

__all__ = ["program"]
Visit = Callable[[], Visitor]


def kinds(visitor: Visitor, game: str) -> list[str]:
    return [seat["kind"] for seat in visitor.get(f"/api/tables/{game}").json()["sitting"]]


def lose_map(server: Server, game: str) -> None:
    """The game is damaged while no server runs: none can open it any more."""
    server.stop()
    with closing(sqlite3.connect(server.data / "utopia.db")) as database, database:
        database.execute("update game set board = ? where id = ?", ("0" * 64, game))
    server.start()


@pytest.mark.full
def test_a_damaged_game_holds_up_no_bar(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    keeper, ann, bob, cleo, dan = [make_visitor(server) for _ in range(5)]
    admin(server, "people", "promote", called(keeper, "Keeper"))
    games = []
    for host, friend in ((ann, bob), (cleo, dan)):
        table = opened(host, ME, FRIEND)
        joined(friend, table)
        games.append(table["id"])
    for host, game in zip((ann, cleo), games, strict=True):
        host.post(f"/api/tables/{game}/start")
    lose_map(server, games[0])
    with line(cleo, games[1]) as socket:
        next_view(socket)
        for one, name in ((ann, "Ann"), (cleo, "Cleo")):
            answer = keeper.post(f"/api/admin/people/{called(one, name)}", {"act": "bar", "text": "rude"})
            assert answer.status_code == 200, answer.text
        assert ended(socket) is not None, "who is barred plays on by no line"
    assert kinds(dan, games[1]) == ["bot", "person"]
    assert kinds(bob, games[0]) == ["bot", "person"], "for the day on which it is opened"
    server.stop()


@pytest.mark.full
@pytest.mark.parametrize("way", ["page", "terminal"])
def test_a_game_that_nobody_can_open_is_ended(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], way: str
) -> None:
    server = make_server(first=OFTEN if way == "terminal" else "")
    keeper, ann, bob = [make_visitor(server) for _ in range(3)]
    admin(server, "people", "promote", called(keeper, "Keeper"))
    table = opened(ann, ME, FRIEND)
    joined(bob, table)
    game = table["id"]
    ann.post(f"/api/tables/{game}/start")
    lose_map(server, game)
    assert ann.get(f"/api/games/{game}/chronicle").status_code == 409
    if way == "page":
        assert keeper.post(f"/api/admin/tables/{game}/end").status_code == 204
    else:
        admin(server, "tables", "end", game)
    until(lambda: ann.get("/api/games").json()[0]["state"] == "over")
    acts = [act for act in keeper.get("/api/admin/audit").json()["deeds"] if act["about"] == game]
    assert [(act["action"], "map" in act["details"]["unplayable"]) for act in acts] == [("table-end", True)]
    assert "pending" not in acts[0]["details"]
    assert ann.get("/api/account/export").status_code == 200, "her data without that record"
    server.stop()
    server.start()
    assert bob.get("/api/games").json()[0]["places"] == []
    server.stop()


async def test_what_cannot_be_done_is_given_up_and_said(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    """Trying again and again would fill the log, and tell nobody."""
    async with open_storage(tmp_path) as storage:
        keeping = Services(Settings(tmp_path), storage, Loading(), await keys_of(storage.facts)).keeping
        unreadable = await game_of(storage)
        spoil = update(schema.game).where(schema.game.c.id == unreadable.id).values(tempo={"kind": "sundial"})
        await storage.database.write(lambda connection: connection.execute(spoil))
        for order, about in ((Order.END_TABLE, unreadable.id), (Order.REVOKE, "kq7x2m9f4hzt")):
            await storage.orders.give(order, about)
        for _ in range(MOST_TRIES - 1):
            await keeping.look()
            assert [deed.action for deed in await storage.orders.pending()] == [Order.END_TABLE]
        await keeping.look()
        assert await storage.orders.pending() == []
        revoked, ended = sorted(await storage.audit.deeds(), key=lambda deed: -deed.id)
        assert revoked.details is None
        assert ended.details is not None
        assert (ended.details["tries"], "sundial" in ended.details["failed"]) == (MOST_TRIES, True)
        assert f"given up what was ordered: table-end {unreadable.id}" in caplog.text
        await storage.orders.give(Order.END_TABLE, unreadable.id)
        assert len(await storage.orders.pending()) == 1, "it has to be ordered anew"


def test_where_bots_of_somebody_played_others_go_on(visit: Visit, program: Callable[[Visitor, str], Program]) -> None:
    """Nobody has to open the game for that."""
    owner, friend = visit(), visit()
    called(owner, "Owner")
    bot = program(owner, token_of(owner, bot=bot_of(owner))["text"])
    table = opened(friend, ME, FRIEND, pace=0, first=1)
    assert bot.post(f"/api{table['links']['join']}").status_code == 200
    assert friend.post(f"/api/tables/{table['id']}/start").json()["state"] == "running"
    assert not friend.get("/api/games").json()[0]["my_turn"]
    assert owner.post("/api/account/delete", {"name": "Owner"}).status_code == 200
    assert kinds(friend, table["id"]) == ["person", "bot"]
    until(lambda: friend.get("/api/games").json()[0]["my_turn"])
