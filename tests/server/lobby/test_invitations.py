"""Invitations as they are stored: two ask at once, guests become accounts, people are deleted."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.accounts.test_merging import account
from tests.server.database.setting import game_of, guest, open_storage, seated
from utopia.server.accounts.erasing import erase
from utopia.server.accounts.store import everything_about
from utopia.server.database.schema import asking, invitation, now
from utopia.server.hosting import Lives
from utopia.server.lobby.invitations import LAPSE, InvitationError
from utopia.server.notifications.outbox import NoticeKind
from utopia.server.operations.retention import Retention
from utopia.server.storage import Storage
from utopia.server.tables.seats import NoFreeSeatError

TWICE = True


async def asked(storage: Storage, id_: str, who: str, due: datetime | None = None) -> bool:
    return await storage.invitations.add(id_, who, due or now())


async def test_the_last_seat_is_of_one(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        people = [await guest(storage, name) for name in ("Ann", "Bob", "Cleo", "Dora")]
        table = await game_of(storage, people[0])
        for person in people[1:]:
            assert await asked(storage, table.id, person.id)
        came = await asyncio.gather(
            *(storage.invitations.accept(table.id, person.id) for person in people[1:]), return_exceptions=True
        )
        assert sorted(seat for seat in came if isinstance(seat, int)) == [1, 2]
        [late] = [error for error in came if isinstance(error, Exception)]
        assert isinstance(late, NoFreeSeatError)


async def test_asked_twice_at_once_he_is_asked_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage, "Ann"), await guest(storage, "Bob")
        table = await game_of(storage, ann)
        assert sorted(await asyncio.gather(*(asked(storage, table.id, bob.id) for _ in range(5)))) == [
            *[False] * 4,
            True,
        ]
        [notice] = await storage.notices.due(now())
        assert (notice.person, notice.kind, notice.game) == (bob.id, NoticeKind.INVITATION, table.id)


async def test_a_beginning_ends_all(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage, "Ann"), await guest(storage, "Bob")
        table = await game_of(storage, ann)
        await asked(storage, table.id, bob.id)
        await storage.games.start(table.id, seated(await storage.seats.of(table.id)))
        assert await storage.invitations.people_of([table.id]) == set()
        with pytest.raises(InvitationError):
            await storage.invitations.accept(table.id, bob.id)


async def test_what_a_guest_was_asked_to_the_account_is(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, before = await account(storage), await account(storage, "Bob"), await guest(storage, "Guest")
        tables = [await game_of(storage, ann) for _ in range(2)]
        for table in tables:
            await asked(storage, table.id, before.id)
        await asked(storage, tables[0].id, bob.id)
        own = await game_of(storage, bob)
        await asked(storage, own.id, before.id)
        await storage.accounts.merge(before.id, bob.id)
        assert set(await storage.invitations.of_person(bob.id)) == {table.id for table in tables}, "not to their own"
        assert [one.name for one in await storage.invitations.of_game(tables[0].id)] == ["Bob"]


async def test_with_a_person_it_goes(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, cleo = [await account(storage, name) for name in ("Ann", "Bob", "Cleo")]
        mine, hers = await game_of(storage, ann), await game_of(storage, cleo)
        for table in (mine, hers):
            await asked(storage, table.id, bob.id)
        told = await storage.database.read(lambda connection: everything_about(connection, bob.id))
        assert {row["game"] for row in told["invitation"]} == {mine.id, hers.id}
        await storage.database.write(lambda connection: erase(connection, cleo.id, lambda _, seats: seats[0]))
        assert set(await storage.invitations.of_person(bob.id)) == {mine.id}, "her table went with her"
        await storage.database.write(lambda connection: erase(connection, bob.id, lambda _, seats: seats[0]))
        assert await storage.invitations.people_of([mine.id]) == set()


async def test_how_often_one_has_asked_outlives_the_server(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = [(await guest(storage, name)).id for name in ("Ann", "Bob")]
        others = [(await guest(storage)).id for _ in range(56)]
        assert [await storage.asking.count(ann, bob) for _ in range(5)] == [None] * 5
    async with open_storage(tmp_path) as storage:
        wait = await storage.asking.count(ann, bob)
        assert wait is not None
        assert timedelta(hours=23) < wait <= timedelta(days=1)
        assert await storage.asking.count(bob, ann) is None, "each counts for themselves"
        assert [await storage.asking.count(ann, one) for one in others[:55]] == [None] * 55
        assert await storage.asking.count(ann, others[55]) is not None
        told = await storage.database.read(lambda connection: everything_about(connection, ann))
        assert [set(row) for row in told["asking"]] == [{"id", "host", "at"}] * 60, "whom they asked stays unsaid"
        earlier = update(asking).values(at=now() - timedelta(days=1))
        await storage.database.write(lambda connection: connection.execute(earlier))
        assert await storage.asking.count(ann, bob) is None
        assert (await Retention(storage.database, lambda: now() + timedelta(days=2)).sweep(Lives()))["asking"] == 1


async def test_a_bot_that_does_not_answer_is_asked_again(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await account(storage), await account(storage, "Bob")
        robot = await storage.bot_accounts.open(bob.id, "Robby")
        table = await game_of(storage, ann)
        for whom in (robot.id, bob.id):
            assert await asked(storage, table.id, whom)
        long_ago = update(invitation).values(made=now() - LAPSE)
        await storage.database.write(lambda connection: connection.execute(long_ago))
        assert {one.person: one.has_lapsed for one in await storage.invitations.of_game(table.id)} == {
            robot.id: True,
            bob.id: False,
        }
        assert await storage.invitations.of_person(robot.id) == {}
        with pytest.raises(InvitationError):
            await storage.invitations.accept(table.id, robot.id)
        assert await asked(storage, table.id, robot.id), "again"
        assert await storage.invitations.accept(table.id, robot.id) == 1


async def test_the_first_reason_counts(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage, "Ann"), await guest(storage, "Bob")
        table = await game_of(storage, ann)
        await asked(storage, table.id, bob.id)
        for reason in ("clock", None, "later"):
            await storage.invitations.decline(table.id, bob.id, reason)
        [one] = await storage.invitations.of_game(table.id)
        assert one.reason == "clock"
        assert one.declined is not None
