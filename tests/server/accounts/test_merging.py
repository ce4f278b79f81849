"""A guest's games come into an account: all of them, nothing twice, and no way in with them."""

from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Table, insert, select, update

from tests.server.accounts.test_erasing import sits, table_of
from tests.server.database.filling import fill, tables_with_people
from tests.server.database.setting import guest, move, open_storage
from utopia.server.accounts.people import Person
from utopia.server.database.schema import event, note, now, person
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.database.schema.people import RelationKind, api_token, errand, passage, passkey, session
from utopia.server.storage import Storage
from utopia.server.tables.rows import Seat
from utopia.tables.votes import Vote

TWICE = True

STAY_BEHIND = (session, passage, passkey, errand, api_token)


async def account(storage: Storage, name: str = "Ann") -> Person:
    made = await guest(storage, name)
    change = update(person).where(person.c.id == made.id).values(signed_up=now())
    await storage.database.write(lambda connection: connection.execute(change))
    found = await storage.people.get(made.id)
    assert found is not None
    return found


def standing(connection: Connection, who: str) -> dict[str, int]:
    """Column -> in how many of its rows that person stands."""
    found = {
        f"{table.name}.{column.name}": len(connection.execute(select(table).where(column == who)).all())
        for table, columns in tables_with_people()
        for column in columns
    }
    return {name: count for name, count in found.items() if count}


def columns_of(tables: tuple[Table, ...]) -> set[str]:
    return {f"{table.name}.person" for table in tables}


async def test_everything_of_a_guest_is_the_accounts(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before, bob = await account(storage), await guest(storage, "Guest"), await guest(storage, "Bob")
        played = await table_of(storage, before, sits(before), sits(bob), state=GameState.RUNNING)
        await storage.links.renew(played, Purpose.WATCH)
        await storage.log.append(played, 0, [move(5)])
        mine = update(event).where(event.c.game == played).values(person=before.id)
        await storage.database.write(lambda connection: connection.execute(mine))
        await storage.database.write(lambda connection: fill(connection, before.id, bob.id, played, "mine"))
        had = await storage.database.read(lambda connection: standing(connection, before.id))
        assert await storage.accounts.merge(before.id, ann.id) == [played]
        left = await storage.database.read(lambda connection: standing(connection, before.id))
        has = await storage.database.read(lambda connection: standing(connection, ann.id))
        assert left == {}
        assert has.pop("session.person") == 1, "her own"
        assert has.keys() == had.keys() - columns_of(STAY_BEHIND)
        assert await storage.people.get(before.id) is None
        assert [seat.person for seat in await storage.seats.of(played)] == [ann.id, bob.id]
        assert [entry.person for entry in await storage.log.read(played)] == [ann.id]
        found = await storage.games.get(played)
        assert found is not None
        assert found.host == ann.id


async def test_plans_and_voices_pass_over(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before, bob = await account(storage), await guest(storage, "Guest"), await guest(storage, "Bob")
        played = await table_of(storage, bob, sits(before), sits(bob), state=GameState.RUNNING)
        await storage.plans.keep(played, 0, {"person": before.id, "plan": {"ends": "forced"}})
        vote = Vote("vote", "leaver", "away", 1.0, [0], before.id, voices={before.id: "wait", bob.id: "bot"})
        await storage.leaving.ask(played, vote)
        await storage.accounts.merge(before.id, ann.id)
        assert await storage.plans.of(played) == {0: {"person": ann.id, "plan": {"ends": "forced"}}}
        found = await storage.games.get(played)
        assert found is not None
        assert found.vote == replace(vote, person=ann.id, voices={ann.id: "wait", bob.id: "bot"})


async def test_what_the_account_has_itself_stays(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before, bob = await account(storage), await guest(storage, "Guest"), await guest(storage, "Bob")
        played = await table_of(storage, bob, sits(bob), state=GameState.RUNNING)
        await storage.links.renew(played, Purpose.WATCH)
        same = {"game": played, "changed": now()}
        rows = [{**same, "person": ann.id, "text": "new"}, {**same, "person": before.id, "text": "old"}]
        await storage.database.write(lambda connection: connection.execute(insert(note), rows))
        await storage.relations.add(ann.id, RelationKind.BLOCK, bob.id)
        await storage.relations.add(before.id, RelationKind.BLOCK, bob.id)
        await storage.relations.add(before.id, RelationKind.MUTE, ann.id)
        await storage.accounts.merge(before.id, ann.id)
        texts = await storage.database.read(lambda connection: connection.execute(select(note.c.text)).scalars().all())
        assert texts == ["new\n\nold"]
        has = await storage.database.read(lambda connection: standing(connection, ann.id))
        assert has["relation.person"] == 1
        assert "relation.other" not in has, "nobody blocks themselves"


async def test_who_sat_at_one_table_twice_has_both_seats(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before = await account(storage), await guest(storage, "Guest")
        played = await table_of(storage, ann, sits(ann), sits(before), state=GameState.RUNNING)
        await storage.accounts.merge(before.id, ann.id)
        seats = await storage.seats.of(played)
        assert [(one.kind, one.person, one.name) for one in seats] == [
            (SeatKind.PERSON, ann.id, "Ann"),
            (SeatKind.DEVICE, ann.id, "Guest"),
        ]


async def test_nobody_comes_into_an_account_by_a_guest(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await account(storage)
        before, token = await storage.people.create("Guest")
        link = await storage.passages.open(before.id)
        await storage.accounts.merge(before.id, ann.id)
        assert await storage.people.by_token(token) is None
        with pytest.raises(Exception, match="does not work"):
            await storage.passages.find(link)


async def test_only_a_guest_is_merged_and_only_into_an_account(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, eve, before = await account(storage), await account(storage, "Eve"), await guest(storage, "Guest")
        await table_of(storage, before, sits(before), Seat(SeatKind.OPEN))
        for one, other in ((eve, ann), (before, before), (ann, before)):
            assert await storage.accounts.merge(one.id, other.id) == []
        assert await storage.accounts.merge("nobody", ann.id) == []
        assert len([await storage.people.get(one.id) for one in (ann, eve, before)]) == 3


async def test_a_ban_is_not_shaken_off(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before = await account(storage), await guest(storage, "Guest")
        until = now() + timedelta(days=3)
        ban = update(person).where(person.c.id == before.id).values(banned_until=until, banned_why="spam")
        await storage.database.write(lambda connection: connection.execute(ban))
        await storage.accounts.merge(before.id, ann.id)
        found = await storage.people.get(ann.id)
        assert found is not None
        assert (found.banned_until, found.banned_why) == (until, "spam")
