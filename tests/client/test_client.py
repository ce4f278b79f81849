"""The client of a server: what it asks for, how it goes on when something breaks, and that it plays nothing twice."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.asynchronous import run
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import FRIEND, ME, opened
from tests.server.people.playing import accounts
from tests.server.programs.conftest import bot_of, token_of
from tests.server.programs.test_records import played_elsewhere, put_in
from utopia.client import Client, RefusedError, StaleError, TokenRefusedError, UnreachableError, bot, me
from utopia.notation.record import record_text
from utopia.server.lobby.messages import NewTable
from utopia.server.tournaments.messages import NewTournament, TournamentTerms

Visit = Callable[[], Visitor]
QUICK: dict[str, Any] = {"pace": 0, "first": 0, "options": {"target": 12}}


@pytest.mark.full
def test_a_game_from_the_table_to_the_end(visit: Visit) -> None:
    ada = visit()

    async def play() -> None:
        async with Client(ada.server.url, token_of(ada)["text"]) as client:
            table = await client.open_table(wish=NewTable([me(), bot("greedy")], **QUICK))
            game = client.game(table.id)
            versions = []
            async for view in game.views():
                versions.append(view.version)
                if view.choices:
                    await game.play(view, view.choices[-1])
            assert view.result is not None
            assert versions == sorted(set(versions)), "each position once"
            assert game.room is not None
            assert "result:" in await game.record()
            [entry] = await client.games()
            assert (entry.id, entry.state) == (table.id, "over")

    run(play())


def test_refusals_are_errors_that_say_why(visit: Visit) -> None:
    ada = visit()

    async def ask() -> None:
        async with Client(ada.server.url, token_of(ada)["text"]) as client:
            table = await client.open_table(wish=NewTable([me(), bot("greedy")], pace=10, first=0))
            game = client.game(table.id)
            view = await game.view()
            with pytest.raises(RefusedError, match="move"):
                await game.play(view, "enter maya nowhere")
            after = await game.play(view, view.choices[0], key="one")
            assert (await game.play(view, view.choices[0], key="one")).version == after.version
            with pytest.raises(StaleError) as stale:
                await game.play(view, view.choices[0])
            assert stale.value.view is not None
            assert stale.value.view.version == after.version
        async with Client(ada.server.url, token_of(ada, "games:read")["text"]) as client:
            with pytest.raises(TokenRefusedError, match="tables:open"):
                await client.open_table(me(), bot("greedy"))
        async with Client(ada.server.url, "utopia_person_x") as client:
            with pytest.raises(TokenRefusedError, match="copied whole"):
                await client.games()

    run(ask())


@pytest.mark.full
def test_a_finished_game_is_analysed(visit: Visit) -> None:
    ada = visit()
    id_ = put_in(ada, record_text(played_elsewhere())).json()["game"]

    async def ask() -> None:
        async with Client(ada.server.url, token_of(ada, "games:read")["text"]) as client:
            done = await client.game(id_).analysis()
            assert (done.state, done.first, len(done.choices)) == ("done", 0, done.total)
            for one in done.accounts:
                assert one.start + one.luck + one.own + one.others == pytest.approx(one.result)

    run(ask())


def test_nobody_at_the_other_end() -> None:
    async def ask() -> None:
        async with Client("http://localhost:9", "utopia_person_x", patience=0.1) as client:
            with pytest.raises(UnreachableError, match="localhost:9"):
                await client.games()

    run(ask())


def test_it_joins_by_a_link_and_hears_when_the_game_begins(visit: Visit) -> None:
    ada = visit()
    robby = bot_of(ada, "Robby")
    table = opened(ada, ME, FRIEND)

    async def join() -> None:
        async with Client(ada.server.url, token_of(ada, bot=robby)["text"]) as client:
            link = f"{ada.server.url}{table['links']['join']}"
            joined = await client.join(link)
            assert [seat.name for seat in joined.sitting] == ["Ada", "Robby"]
            async for news in client.my_games():
                if news.game.state == "open":
                    await asyncio.to_thread(ada.post, f"/api/tables/{table['id']}/start")
                else:
                    assert news.what in ("started", "turn", "changed")
                    return

    run(join())


def test_a_puzzle_is_solved(visit: Visit) -> None:
    ada = visit()

    async def solve() -> None:
        async with Client(ada.server.url, token_of(ada)["text"]) as client:
            puzzle = await client.next_puzzle(players=2)
            assert (await puzzle.about()).players == 2
            first = (await puzzle.position()).view.choices
            missed = await puzzle.attempt([])
            assert (missed.status, missed.solution[0] in first) == ("missed", True)
            assert (await puzzle.position(missed.solution)).status == "solved"
            assert (await client.puzzle(puzzle.id).attempt(missed.solution)).status == "solved"
            assert (await client.puzzles()).progress.solved == 1

    run(solve())


@pytest.mark.full
def test_a_killed_server_is_waited_for_and_nothing_is_played_twice(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    ada = make_visitor(server)
    text = token_of(ada)["text"]

    async def play() -> None:
        async with Client(server.url, text) as client:
            table = await client.open_table(wish=NewTable([me(), bot("greedy")], **QUICK))
            game, moves = client.game(table.id), 0
            async for view in game.views():
                if not view.choices:
                    continue
                moves += 1
                if moves == 5:
                    server.kill()
                    again = asyncio.create_task(asyncio.to_thread(server.start))
                    after = await game.play(view, view.choices[-1])
                    await again
                    mine = [told for told in after.since if told.seat == 0 and told.code == view.choices[-1]]
                    assert len(mine) >= 1
                else:
                    await game.play(view, view.choices[-1])
            assert view.phase == "over"

    run(play())


def test_a_tournament_is_opened_entered_and_followed(visit: Visit) -> None:
    ada, ben = accounts(visit, "Ada", "Ben")

    async def follow() -> None:
        url = ada.server.url
        async with Client(url, token_of(ada)["text"]) as host, Client(url, token_of(ben)["text"]) as friend:
            terms = TournamentTerms(players=2, rounds=1, fill=2)
            made = await host.open_tournament(NewTournament("Friday", terms))
            assert (await host.enter_tournament(made.entry.id)).me == 1
            await friend.enter_tournament(made.entry.id)
            async for event in friend.tournament_news(made.entry.id):
                if event.game is not None:
                    break
            assert (event.entry.state, event.me) == ("running", 2)
            assert made.entry.id in [one.id for one in (await friend.tournaments()).mine]
            assert (await friend.withdraw(made.entry.id)).standings[1].state == "out"

    run(follow())
