"""Events as they are stored: rounds begin and are counted once, whatever happens in between."""

import asyncio
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tests.server.database.setting import open_storage
from tests.server.tournaments.setting import account, event_of
from utopia.server.database.schema import now, person, relation, tournament
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.schema.people import RelationKind
from utopia.server.database.schema.tournaments import EntrantState
from utopia.server.tables.rows import Result, bot_seat
from utopia.server.tournaments.rows import NoSuchTournamentError, TournamentError

TWICE = True


def executed(connection: Connection, change: Any) -> None:
    connection.execute(change)


def stand_in(number: int, seats: Any) -> Any:
    return bot_seat(number, None, [one.name for one in seats])


async def test_an_event_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 9, players=4, rounds=3, edition="fr")
        games = await event.begin()
        for number in range(1, 4):
            shown = await event.shown()
            assert (shown.entry.state, shown.entry.round) == ("running", number)
            assert [len(table) for table in await event.tables(number)] == [3, 3, 3]
            for game in games:
                found = await storage.games.get(game)
                assert found is not None
                assert (found.state, found.first, found.tempo) == (GameState.RUNNING, 0, shown.entry.terms.tempo)
                await event.finish(game)
            games = await event.next()
        shown = await event.shown()
    assert games == []
    assert shown.entry.state == "over"
    assert [one.games for one in shown.standings] == [3] * 9
    assert sum(one.points for one in shown.standings) == 3 * 3 * 18
    assert shown.standings[0].rank == 1
    assert [one.round for one in shown.rounds] == [3, 2, 1]


async def test_a_round_begins_once_and_a_game_is_counted_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 6, rounds=2)
        await storage.tournaments.change(event.id, {"due": now()})
        begun = await asyncio.gather(*(event.next() for _ in range(4)))
        assert sorted(len(games) for games in begun) == [0, 0, 0, 3]
        games = max(begun, key=len)
        for game in games:
            assert await event.rounds.count(game) is None, "it runs"
            await storage.games.finish(game, Result("target", [1, 2], [50, 40]))
        counted = await asyncio.gather(*(event.rounds.count(game) for game in games * 3))
        assert sorted(one is None for one in counted) == [False] * 3 + [True] * 6
        shown = await event.shown()
        assert sum(one.points for one in shown.standings) == 36
        assert await event.rounds.uncounted() == []
        begun = await asyncio.gather(*(event.next() for _ in range(3)))
        assert sorted(len(games) for games in begun) == [0, 0, 3]
        assert len(await event.games()) == 6


async def test_what_a_crash_has_left_is_found(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=2)
        first, second = await event.begin()
        await storage.games.finish(first, Result("target", [1, 2], [50, 40]))
        await event.finish(second)
    async with open_storage(tmp_path) as storage:
        event.storage, event.rounds = storage, type(event.rounds)(storage.database, event.rounds.arrange)
        assert await event.rounds.uncounted() == [first]
        assert await event.rounds.count(first) == event.id
        assert await event.rounds.due(now()) == [event.id]
        assert len(await event.next()) == 2


async def test_it_begins_when_it_is_time_or_when_so_many_are_there(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        later = await event_of(storage, 2, starts=now() + timedelta(hours=1), players=2)
        assert await later.rounds.due(now()) == []
        assert await later.next() == []
        assert await later.rounds.due(now() + timedelta(hours=2)) == [later.id]
        full = await event_of(storage, 4, players=2, fill=4)
        assert await full.rounds.due(now()) == [full.id]
        assert len(await full.next()) == 2


async def test_too_few_players_cancel_it(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 3, players=4)
        with pytest.raises(TournamentError):
            await event.rounds.require_startable(event.id)
        assert await event.begin() == []
        assert (await event.shown()).entry.state == "cancelled"
        with pytest.raises(TournamentError):
            await storage.tournaments.enter(event.id, event.people[0].id)


async def test_who_comes_late_has_what_was_agreed(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=4, late=2, late_points="half")
        for game in await event.begin():
            await event.finish(game)
        late = await account(storage, "Late")
        await storage.tournaments.enter(event.id, late.id)
        games = await event.next()
        shown = await event.shown()
        (mine,) = [one for one in shown.standings if one.name == "Late"]
        assert mine.points == 6
        assert [bye.number for bye in shown.rounds[0].byes] != [mine.number], "a missed round was one already"
        for game in games:
            await event.finish(game)
        await storage.tournaments.enter(event.id, (await account(storage, "Later")).id)
        await event.next()
        with pytest.raises(TournamentError):
            await storage.tournaments.enter(event.id, (await account(storage, "Too late")).id)
        (later,) = [one for one in (await event.shown()).standings if one.name == "Later"]
        assert later.points == 12, "two halves"


async def test_an_odd_one_has_a_bye_worth_a_win(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 5, rounds=5)
        games, seen = await event.begin(), list[int]()
        for _ in range(5):
            (bye,) = (await event.shown()).rounds[0].byes
            assert bye.points == 12
            seen.append(bye.number)
            for game in games:
                await event.finish(game)
            games = await event.next()
    assert sorted(seen) == [1, 2, 3, 4, 5]


async def test_who_withdraws_plays_no_more_and_may_come_back(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 6, rounds=3)
        games = await event.begin()
        await storage.tournaments.set_entrant(event.id, 1, EntrantState.OUT)
        await storage.tournaments.set_entrant(event.id, 2, EntrantState.REMOVED)
        for game in games:
            await event.finish(game)
        games = await event.next()
        assert {number for table in await event.tables(2) for number in table} == {3, 4, 5, 6}
        with pytest.raises(TournamentError):
            await storage.tournaments.enter(event.id, event.people[1].id)
        await storage.tournaments.enter(event.id, event.people[0].id)
        for game in games:
            await event.finish(game)
        await event.next()
        shown = await event.shown()
    again = {seat.number for table in shown.rounds[0].tables for seat in table.seats} | {
        bye.number for bye in shown.rounds[0].byes
    }
    assert again == {1, 3, 4, 5, 6}
    assert {one.number: one.state for one in shown.standings}[2] == "removed"


async def test_whose_seat_a_bot_has_gets_nothing_and_sits_out(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=2)
        first, second = await event.begin()
        await event.leave(first, 0)
        await event.finish(first, [60, 20])
        await event.finish(second)
        shown = await event.shown()
        table = shown.rounds[0].tables[0]
        assert [(seat.points, seat.place) for seat in table.seats] == [(0, None), (12, 1)]
        (gone,) = [one for one in shown.standings if one.number == table.seats[0].number]
        assert gone.state == "away"
        assert len(await event.next()) == 1
        (person,) = [one for one in event.people if one.name == gone.name]
        await storage.tournaments.enter(event.id, person.id)
        assert {one.number: one.state for one in (await event.shown()).standings}[gone.number] == "in"


async def test_who_deletes_themselves_leaves_what_others_won(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=2)
        for game in await event.begin():
            await event.finish(game)
        before = {one.number: one.points for one in (await event.shown()).standings}
        await storage.accounts.erase(event.people[0].id, stand_in)
        shown = await event.shown()
        assert {one.number: one.points for one in shown.standings} == before
        (gone,) = [one for one in shown.standings if one.number == 1]
        assert (gone.name, gone.person) == ("", None)
        await event.next()
        assert 1 not in {number for table in await event.tables(2) for number in table}
        told = await storage.accounts.everything_about(event.people[1].id)
        assert [one["number"] for one in told["entrant"]] == [2]
        assert [one["round"] for one in told["tournament_seat"]] == [1, 2]


async def test_a_table_whose_game_was_deleted_is_nobodys(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 2, rounds=1)
        await event.begin()
        for one in event.people:
            await storage.accounts.erase(one.id, stand_in)
        assert await event.games() == [None]
        assert await event.rounds.count_lost() == [event.id]
        assert (await event.shown()).entry.state == "over"


async def test_a_round_ends_at_its_deadline_as_it_stands(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=1, hours=1)
        first, second = await event.begin()
        await event.finish(first)
        late = now() + timedelta(hours=2)
        assert await event.rounds.overdue(now()) == []
        assert await event.rounds.overdue(late) == [second]
        assert await event.rounds.count(second, [31, 44]) == event.id
        assert await event.rounds.overdue(now()) == [second], "it is still to be ended"
        shown = await event.shown()
        assert shown.entry.state == "over"
        table = next(one for one in shown.rounds[0].tables if one.game == second)
        assert [(seat.points, seat.place, seat.score) for seat in table.seats] == [(0, 2, 31), (12, 1, 44)]


async def test_a_paused_event_makes_no_round(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=2)
        for game in await event.begin():
            await event.finish(game)
        await storage.tournaments.change(event.id, {"paused": now()})
        assert await event.rounds.due(now()) == []
        assert await event.next() == []
        await storage.tournaments.change(event.id, {"paused": None})
        assert len(await event.next()) == 2


async def test_an_event_that_nobody_will_begin_is_found(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 2)
        timed = await event_of(storage, 2, starts=now() + timedelta(days=1))
        assert await event.rounds.abandoned(now()) == []
        assert await event.rounds.abandoned(now() + timedelta(days=91)) == [event.id]
        await storage.accounts.erase((await storage.tournaments.get(event.id)).host or "", stand_in)
        assert await event.rounds.abandoned(now()) == [event.id]
        assert await timed.rounds.due(now() + timedelta(days=2)) == [timed.id]


async def test_a_cancelled_event_ends_with_its_standings(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 4, rounds=3)
        first, _ = await event.begin()
        await event.finish(first)
        await event.rounds.cancel(event.id)
        shown = await event.shown()
        assert (shown.entry.state, shown.standings[0].points) == ("cancelled", 12)
        assert await event.rounds.due(now() + timedelta(days=1)) == []
        with pytest.raises(TournamentError):
            await event.rounds.cancel(event.id)


async def test_a_round_robin_of_duels_lets_all_meet(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 5, system="round_robin")
        games, met = await event.begin(), list[frozenset[int]]()
        for number in range(1, 6):
            met += map(frozenset, await event.tables(number))
            for game in games:
                await event.finish(game)
            games = await event.next()
        assert (await event.shown()).entry.state == "over"
    assert len(set(met)) == len(met) == 10


async def test_a_person_enters_once_themselves_or_by_one_bot(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 2, programs=True, most=4)
        ada = await account(storage, "Ada")
        bots = [await account(storage, f"Robby {n}", bot_of=ada.id, signed_up=None) for n in range(2)]
        await storage.tournaments.enter(event.id, bots[0].id)
        for other in (bots[1], ada):
            with pytest.raises(TournamentError):
                await storage.tournaments.enter(event.id, other.id)
        await storage.tournaments.enter(event.id, bots[0].id)
        await storage.tournaments.enter(event.id, (await account(storage, "Ben")).id)
        with pytest.raises(TournamentError, match="full"):
            await storage.tournaments.enter(event.id, (await account(storage, "Cleo")).id)


async def test_who_blocks_somebody_meets_others_first(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 6, rounds=1)
        pairs = [(0, 1), (2, 3), (4, 5)]
        for one, other in pairs:
            row = {"person": event.people[one].id, "kind": RelationKind.BLOCK, "other": event.people[other].id}
            change = insert(relation).values(**row, created=now())
            await storage.database.write(partial(executed, change=change))
        await event.begin()
        assert not [table for table in await event.tables(1) if tuple(sorted(n - 1 for n in table)) in pairs]


async def test_tables_of_a_private_event_are_watched_by_a_link(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 2, listed=False)
        (game,) = await event.begin()
        (table,) = (await event.shown()).rounds[0].tables
        assert table.watch is not None
        link = await storage.links.find(table.watch.rpartition("/")[2])
        assert link is not None
        assert link.game == game
        seats = await storage.seats.of(game)
        assert [seat.kind for seat in seats] == [SeatKind.PERSON] * 2
        assert await storage.tournaments.listed(*await _states(storage)) == []


async def _states(storage: Any) -> list[Any]:
    query = select(tournament.c.state)
    return list(await storage.database.read(lambda connection: connection.execute(query).scalars()))


async def test_a_host_has_few_events_at_a_time_and_a_banned_person_does_not_play(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        event = await event_of(storage, 3, rounds=1)
        until = {"banned_until": now() + timedelta(days=1)}
        table = event.people[0]
        ban = update(person).where(person.c.id == table.id).values(until)
        await storage.database.write(lambda connection: connection.execute(ban))
        await event.begin()
        assert await event.tables(1) == [{2, 3}]
        with pytest.raises(NoSuchTournamentError):
            await storage.tournaments.read("none")
        host = (await storage.tournaments.get(event.id)).host
        row = await storage.tournaments.get(event.id)
        values = {
            "name": "x",
            "about": "",
            "terms": {"players": 2, "board": row.terms.board},
            "listed": True,
            "rounds": 1,
        }
        for _ in range(4):
            await storage.tournaments.add(host or "", values)
        with pytest.raises(TournamentError):
            await storage.tournaments.add(host or "", values)
