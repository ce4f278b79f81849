"""A guest who is barred does not come back as another one from the same place; nobody else is shut out."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.moderation.keeping import admin, called

HERE, ELSEWHERE = "93.184.215.14", "93.184.215.15"
SIX = "2606:2800:21f:cb07::{}"
Make = Callable[[Server], Visitor]


def at(visitor: Visitor, address: str) -> Visitor:
    """They come through a proxy on this machine, which says from where."""
    visitor.http.headers["x-forwarded-for"] = address
    return visitor


def becomes_guest(visitor: Visitor) -> int:
    return visitor.send("PATCH", "/api/me", {"name": "Mo"}).status_code


def bar(keeper: Visitor, whom: str) -> None:
    assert keeper.post(f"/api/admin/people/{whom}", {"act": "bar", "text": "rude", "hours": 48}).status_code == 200


@pytest.fixture
def own(make_server: Callable[..., Server]) -> Server:
    return make_server()


@pytest.fixture
def keeper(own: Server, make_visitor: Make) -> Visitor:
    keeper = make_visitor(own)
    admin(own, "people", "promote", called(keeper, "Keeper"))
    return keeper


@pytest.mark.full
def test_no_new_guest_comes_from_where_one_was_barred(own: Server, keeper: Visitor, make_visitor: Make) -> None:
    check_closed(own, keeper, make_visitor, HERE, HERE, ELSEWHERE)
    check_closed(own, keeper, make_visitor, SIX.format("1"), SIX.format("aaaa:1"), "2606:2800:21f:cb08::1")
    with closing(sqlite3.connect(own.data / "utopia.db", timeout=30)) as database:
        rows = database.execute("select hash, person from barred_network").fetchall()
    assert [len(digest) for digest, _ in rows] == [64, 64]
    own.stop()
    stored = b"".join(file.read_bytes() for file in own.data.iterdir())
    for address in (HERE, "2606:2800:21f:cb07"):
        assert address not in own.errors
        assert address.encode() not in stored


def check_closed(own: Server, keeper: Visitor, make_visitor: Make, first: str, again: str, elsewhere: str) -> None:
    rude, neighbour = at(make_visitor(own), first), at(make_visitor(own), again)
    whom = called(rude, "Rude")
    assert becomes_guest(neighbour) == 200
    bar(keeper, whom)
    new = at(make_visitor(own), again)
    answer = new.send("PATCH", "/api/me", {"name": "New"})
    assert (answer.status_code, answer.json()["why"]["id"]) == (403, "problem-network-barred")
    assert new.post("/api/tables/play-now").status_code == 403
    assert new.get("/api/lobby").status_code == 200, "everybody reads"
    assert neighbour.post("/api/tables/play-now").status_code == 201, "who was here before"
    assert becomes_guest(at(make_visitor(own), elsewhere)) == 200


@pytest.mark.full
def test_the_terminal_closes_it_too_and_lets_in_again(own: Server, keeper: Visitor, make_visitor: Make) -> None:
    rude = at(make_visitor(own), HERE)
    whom = called(rude, "Rude")
    admin(own, "people", "ban", whom, "--for", "2d", "--why", "rude")
    assert rude.get("/api/me").status_code == 200  # they look on, and that is where they are
    assert becomes_guest(at(make_visitor(own), HERE)) == 403
    assert rude.post("/api/account/delete", {"name": "Rude"}).status_code == 200
    assert becomes_guest(at(make_visitor(own), HERE)) == 403, "to be forgotten opens nothing"
    assert becomes_guest(make_visitor(own)) == 200, "this machine itself may be a proxy"
    other = at(make_visitor(own), ELSEWHERE)
    whom = called(other, "Other")
    bar(keeper, whom)
    assert becomes_guest(at(make_visitor(own), ELSEWHERE)) == 403
    admin(own, "people", "unban", whom)
    assert becomes_guest(at(make_visitor(own), ELSEWHERE)) == 200


@pytest.mark.full
def test_whoever_keeps_the_server_may_do_without(make_server: Callable[..., Server], make_visitor: Make) -> None:
    own = make_server(UTOPIA_BARRED_NETWORK="0")
    rude = at(make_visitor(own), HERE)
    admin(own, "people", "ban", called(rude, "Rude"), "--for", "2d", "--why", "rude")
    assert rude.post("/api/tables/play-now").status_code == 403
    assert becomes_guest(at(make_visitor(own), HERE)) == 200
