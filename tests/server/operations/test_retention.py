"""What is forgotten and when, with a driven clock: no row too early, none of somebody who may come back."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, update

from tests.server.database.setting import as_they_sit, game_of, guest, move, open_storage
from utopia.server.database.schema import (
    audit,
    channel,
    chat,
    delivery,
    event,
    game,
    notice,
    now,
    person,
    report,
    session,
)
from utopia.server.hosting import Lives
from utopia.server.operations.retention import Retention
from utopia.server.storage import Storage
from utopia.server.tables.rows import Result

TWICE = True

LIVES = Lives(guest_games=10, open_tables=10, chat=10, deliveries=10, audit=10)
FOR_EVER = Lives(guest_games=0, open_tables=0, chat=0, deliveries=0, audit=0)


def after(storage: Storage, days: float) -> Retention:
    """The daily job, so many days from now."""
    moment: datetime = now() + timedelta(days=days)
    return Retention(storage.database, lambda: moment)


async def rows(storage: Storage, table: Table) -> int:
    query = select(func.count()).select_from(table)
    return await storage.database.read(lambda connection: connection.execute(query).scalar_one())


async def add(storage: Storage, table: Table, *values: dict[str, Any]) -> None:
    await storage.database.write(lambda connection: connection.execute(insert(table), list(values)))


async def finished(storage: Storage, who: Any) -> str:
    """A game of that person that is over, with an entry in its log and a line said."""
    made = await game_of(storage, who)
    await storage.games.start(made.id, as_they_sit)
    await storage.log.append(made.id, 0, [move(5)])
    await storage.games.finish(made.id, Result("target", [1, 2, 3], [50, 40, 30]))
    await add(storage, chat, {"game": made.id, "side": "players", "person": who.id, "at": now(), "text": "hi"} | SAID)
    return made.id


SAID = {"seat": 0, "key": "k"}


async def test_games_of_guests_who_do_not_come_back_go(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        await finished(storage, await guest(storage))
        assert (await after(storage, 9.9).sweep(LIVES))["guest_games"] == 0
        assert (await after(storage, 11).count(LIVES))["guest_games"] == 1
        assert await rows(storage, game) == 1
        assert (await after(storage, 11).sweep(LIVES))["guest_games"] == 1
        assert [await rows(storage, table) for table in (game, event, chat)] == [0, 0, 0]
        assert (await after(storage, 11).sweep(LIVES))["guest_games"] == 0


async def test_what_somebody_may_come_back_to_stays(tmp_path: Path) -> None:
    """A game with an account in it, one of a guest who was here lately, and one that still runs."""
    async with open_storage(tmp_path) as storage:
        account, lately, playing = [await guest(storage) for _ in range(3)]
        signed = update(person).where(person.c.id == account.id).values(signed_up=now())
        await storage.database.write(lambda connection: connection.execute(signed))
        await finished(storage, account)
        await finished(storage, lately)
        running = await game_of(storage, playing)
        await storage.games.start(running.id, as_they_sit)
        seen = update(session).where(session.c.person == lately.id).values(seen=now() + timedelta(days=5))
        await storage.database.write(lambda connection: connection.execute(seen))
        removed = await after(storage, 11).sweep(LIVES)
        assert removed["guest_games"] == 0
        assert await rows(storage, game) == 3
        assert (await after(storage, 16).sweep(LIVES))["guest_games"] == 1


async def test_tables_that_never_began_go(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        for _ in range(120):  # more than one transaction takes
            await game_of(storage)
        assert (await after(storage, 9).sweep(LIVES))["open_tables"] == 0
        assert (await after(storage, 11).sweep(LIVES))["open_tables"] == 120
        assert await rows(storage, game) == 0


async def _left_over(storage: Storage) -> Sequence[Table]:
    """Something of each kind that is forgotten beside games."""
    ann = await guest(storage)
    signed = update(person).where(person.c.id == ann.id).values(signed_up=now())
    await storage.database.write(lambda connection: connection.execute(signed))
    await finished(storage, ann)
    await add(
        storage, channel, {"id": "c", "person": ann.id, "kind": "mail", "address": "a", "created": now(), "muted": []}
    )
    common = {"person": ann.id, "kind": "turn", "made": now(), "due": now()}
    await add(
        storage,
        notice,
        {"id": 1, "key": "a", "sent": now(), "dropped": None} | common | {"kind": "over"},
        {"id": 2, "key": "b", "sent": None, "dropped": None} | common,
    )
    await add(storage, delivery, {"channel": "c", "notice": 1, "tries": 1, "due": now()})
    await add(storage, audit, {"at": now(), "who": "terminal", "action": "note", "about": "x"})
    await add(
        storage,
        report,
        {"id": "r1", "message": "x", "created": now(), "handled": now()},
        {"id": "r2", "message": "x", "created": now(), "handled": None},
    )
    return (chat, notice, delivery, audit, report)


async def test_chat_notices_acts_and_reports_go_in_their_time(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        tables = await _left_over(storage)
        await after(storage, 9).sweep(LIVES)
        assert [await rows(storage, table) for table in tables] == [1, 2, 1, 1, 2]
        removed = await after(storage, 11).sweep(LIVES)
        assert removed == {
            "asking": 0,
            "guest_games": 0,
            "open_tables": 0,
            "chat": 1,
            "deliveries": 1,
            "notices": 1,
            "audit": 1,
            "reports": 1,
        }
        assert await rows(storage, notice) == 1, "what is still to be sent stays"
        assert await rows(storage, report) == 1, "what is still to be handled stays"
        [deed] = await storage.audit.deeds()
        assert (deed.who, deed.action) == ("server", "retention")
        assert deed.details == {"chat": 1, "deliveries": 1, "notices": 1, "audit": 1, "reports": 1}


async def test_nought_keeps_for_ever(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        tables = await _left_over(storage)
        await game_of(storage)
        before = [await rows(storage, table) for table in (game, *tables)]
        assert await after(storage, 30_000).sweep(FOR_EVER) == {"asking": 0}, "that is of a day, whatever is kept"
        assert [await rows(storage, table) for table in (game, *tables)] == before
