"""Programs ask each other to games: by name, with terms; they are told by their streams, and answer by rules."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.asynchronous import run
from tests.server.conftest import Server, Visitor
from tests.server.people.playing import accounts, profile
from tests.server.programs.conftest import Program, bot_of, token_of
from tests.server.programs.test_streams import reading
from utopia.client import Client, ClientError, friend, me
from utopia.server.lobby.messages import NewTable
from utopia.server.programs.messages import MyGame, MyInvitation, MyInvited
from utopia.server.tables.messages import Invited, Terms
from utopia.tables.clocks.tempo import Tempo

Visit = Callable[[], Visitor]
Make = Callable[..., Program]
EXAMPLE = Path(__file__).parents[3] / "examples" / "accepting_bot.py"
LIVE = {"kind": "live", "bank": 60, "increment": 5}
ME_AND_ONE = [{"kind": "me"}, {"kind": "friend"}]


def robots(visit: Visit, program: Make) -> tuple[list[Visitor], list[str], list[Program]]:
    """Ann's and Bob's accounts, the ids of their bots, and the programs that come for these."""
    owners = accounts(visit, "Ann", "Bob")
    bots = [bot_of(owner, name) for owner, name in zip(owners, ("Robby", "Gort"), strict=True)]
    tokens = [token_of(owner, bot=bot)["text"] for owner, bot in zip(owners, bots, strict=True)]
    return owners, bots, [program(owner, text) for owner, text in zip(owners, tokens, strict=True)]


def opened(host: Program, **wish: Any) -> str:
    answer = host.post("/api/tables", {"seats": ME_AND_ONE, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(host: Program | Visitor, table: str, whom: str) -> Any:
    return host.post(f"/api/tables/{table}/invitations", {"whom": {"person": whom}})


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["id"]


def test_one_program_asks_another_to_a_rated_game_with_clocks(visit: Visit, program: Make) -> None:
    _, (_, gort), (robby, other) = robots(visit, program)
    table = opened(robby, terms={"rated": True, "programs": True, "tempo": LIVE})
    with reading(other, "/api/stream/me") as theirs, reading(robby, "/api/stream/me") as mine:
        assert theirs.next()["type"] == "games"
        assert ask(robby, table, gort).status_code == 201
        line = theirs.of("invitation")
        assert (line["what"], line["invitation"]["table"], line["invitation"]["host"]) == ("asked", table, "Robby")
        terms = line["invitation"]["terms"]
        assert (terms["rated"], terms["tempo"]["bank"], terms["tempo"]["increment"]) == (True, 60, 5)
        sent = mine.of("invited")
        assert (sent["what"], sent["table"], sent["invited"]["person"]) == ("asked", table, gort)
        assert other.post(f"/api/invitations/{table}").status_code == 200
        assert theirs.of("game")["what"] == "joined"
        assert theirs.of("invitation")["what"] == "gone"
        assert mine.of("invited")["what"] == "gone"
        assert robby.post(f"/api/tables/{table}/start").status_code == 200
        assert theirs.of("game", lambda one: one["what"] in ("started", "turn"))["game"]["id"] == table
    assert robby.get(f"/api/tables/{table}").json()["terms"]["rated"] is True


def test_it_declines_and_says_why(visit: Visit, program: Make) -> None:
    _, (_, gort), (robby, other) = robots(visit, program)
    table = opened(robby)
    ask(robby, table, gort)
    with reading(other, "/api/stream/me") as theirs, reading(robby, "/api/stream/me") as mine:
        assert theirs.of("invitation")["what"] == "asked", "what was sent before is told at once"
        assert mine.of("invited")["what"] == "asked"
        assert other.http.delete(f"/api/invitations/{table}", params={"reason": "rated"}).status_code == 204
        assert theirs.of("invitation")["what"] == "gone"
        told = mine.of("invited")
        assert (told["what"], told["invited"]["reason"]) == ("declined", "rated")
    assert refused(other.post(f"/api/invitations/{table}")) == (404, "storage-no-invitation")


def test_a_person_asks_a_bot_and_a_bot_a_person(visit: Visit, program: Make) -> None:
    (ann, bob), (robby, _), (machine, _) = robots(visit, program)
    table = bob.post("/api/tables", {"seats": ME_AND_ONE}).json()["id"]
    assert ask(bob, table, robby).status_code == 201
    assert machine.post(f"/api/invitations/{table}").json()["sitting"][1]["program"] is True
    mine = opened(machine)
    assert ask(machine, mine, profile(bob)["id"]).status_code == 201
    assert bob.get(f"/api/invitations/{mine}").json()["sitting"][0]["owner"] == "Ann"
    assert ann.send("DELETE", f"/api/tables/{mine}").status_code == 404, "the bot's table is the bot's"


def test_where_no_bots_play_none_is_asked(visit: Visit, program: Make) -> None:
    (ann, bob), (robby, gort), (machine, _) = robots(visit, program)
    rated = bob.post("/api/tables", {"seats": ME_AND_ONE, "terms": {"rated": True}}).json()["id"]
    assert refused(ask(bob, rated, robby)) == (403, "problem-rated-account")
    people = bob.post("/api/tables", {"seats": ME_AND_ONE, "terms": {"bots_fill": False}}).json()["id"]
    assert refused(ask(bob, people, robby)) == (403, "problem-bot-here")
    own = ann.post("/api/tables", {"seats": ME_AND_ONE, "terms": {"rated": True, "programs": True}}).json()["id"]
    assert refused(ask(ann, own, robby)) == (403, "problem-rated-two-seats")
    bob.post("/api/relations", {"kind": "block", "whom": {"person": profile(ann)["id"]}})
    table = opened(machine)
    assert ask(machine, table, gort).status_code == 201, "a block looks like no answer"
    theirs = bob.post("/api/tables", {"seats": ME_AND_ONE}).json()["id"]
    assert refused(ask(bob, theirs, robby)) == (409, "problem-invite-blocked"), "its owner is blocked"


def test_it_takes_the_scope(visit: Visit, program: Make) -> None:
    (ann, _), (robby, gort), (machine, _) = robots(visit, program)
    table = opened(machine)
    reader = program(ann, token_of(ann, "games:read", bot=robby)["text"])
    assert reader.get("/api/invitations").status_code == 200
    for answer in (ask(reader, table, gort), reader.post(f"/api/invitations/{table}")):
        assert answer.status_code == 403
        assert "tables:open" in answer.text
    assert reader.http.delete(f"/api/invitations/{table}").status_code == 403


async def answering(client: Client) -> None:
    """Play only with clocks, until a game runs."""
    async for news in client.news():
        if isinstance(news, MyInvitation) and news.what == "asked":
            if news.invitation.terms.tempo is None:
                await client.decline(news.invitation.table, "clock")
            else:
                await client.accept(news.invitation.table)
        elif isinstance(news, MyGame) and news.game.state == "running":
            return


async def answer_of(client: Client, table: str) -> Invited:
    async for news in client.news():
        if isinstance(news, MyInvited) and (news.table, news.what) == (table, "declined"):
            return news.invited
    raise AssertionError


async def full(client: Client, table: str) -> None:
    async for news in client.my_games():
        if news.game.id == table and all(seat.kind != "open" for seat in news.game.sitting):
            return


def test_the_client_asks_and_answers(visit: Visit, program: Make) -> None:
    (ann, bob), (robby, gort), _ = robots(visit, program)
    mine, theirs = token_of(ann, bot=robby)["text"], token_of(bob, bot=gort)["text"]

    async def play() -> None:
        async with Client(ann.server.url, mine) as host, Client(ann.server.url, theirs) as guest:
            program = asyncio.create_task(answering(guest))
            first = await host.open_table(me(), friend())
            assert (await host.invite(first.id, gort)).invited[0].state == "asked"
            assert (await answer_of(host, first.id)).reason == "clock"
            wish = NewTable([me(), friend()], terms=Terms(tempo=Tempo(kind="live", bank=60, increment=5)))
            second = await host.open_table(wish=wish)
            await host.invite(second.id, gort)
            await asyncio.wait_for(full(host, second.id), 30)
            await host.start(second.id)
            await asyncio.wait_for(program, 30)
            assert await guest.invitations() == []
            with pytest.raises(ClientError):
                await guest.accept(second.id)

    run(play())


@pytest.mark.full
def test_the_example_plays_who_asks_it(visit: Visit, program: Make) -> None:
    (ann, bob), (robby, gort), _ = robots(visit, program)
    server, tokens = ann.server.url, [token_of(ann, bot=robby)["text"], token_of(bob, bot=gort)["text"]]
    waiting, asking = (
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), server, *words],
            env={**os.environ, "UTOPIA_TOKEN": token},
            stdout=subprocess.PIPE,
            text=True,
        )
        for token, words in ((tokens[1], ()), (tokens[0], (gort,)))
    )
    try:
        told, _ = asking.communicate(timeout=120)
    finally:
        waiting.kill()
        asking.kill()
        waiting.communicate()
    assert told.startswith("over: "), told
    assert asking.returncode == 0


@pytest.mark.full
def test_bots_may_be_asked_more_often_than_people(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server(limits=True)
    ann, bob = accounts(lambda: make_visitor(server), "Ann", "Bob")
    gort = bot_of(bob, "Gort")
    for _ in range(6):
        table = ann.post("/api/tables", {"seats": ME_AND_ONE}).json()["id"]
        assert ask(ann, table, gort).status_code == 201
        ann.send("DELETE", f"/api/tables/{table}")
