"""What is said is kept once, and read by those alone who may read it."""

import itertools
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from tests.server.database.setting import game_of, guest, open_storage
from utopia.server.chat.store import NewLine, Spoken, Voice
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema import game, now, person, relation, seat
from utopia.server.database.schema.communication import RoomSide
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.people import RelationKind
from utopia.server.storage import Storage

TWICE = True

KEYS = (f"key {number}" for number in itertools.count())


async def said(storage: Storage, id_: str, who: str, text: str = "hello there", seat: int = 0) -> Spoken:
    spoken = await storage.chat.say(NewLine(id_, who, seat, next(KEYS), text))
    assert isinstance(spoken, Spoken), spoken
    return spoken


async def texts(storage: Storage, id_: str, reader: str | None, *, is_player: bool, **how: Any) -> list[str | None]:
    return [line.text for line in (await storage.chat.read(id_, reader, is_player=is_player, **how)).lines]


async def change(storage: Storage, table: Any, id_: str, **values: Any) -> None:
    await storage.database.write(lambda c: c.execute(update(table).where(table.c.id == id_).values(**values)))


async def finish(storage: Storage, id_: str, **more: Any) -> None:
    result = {"reason": "target", "places": [1], "scores": [50]}
    await change(storage, game, id_, state=GameState.OVER, result=result, **more)


async def test_sides_are_apart_until_the_game_is_over(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, eve = await guest(storage), await guest(storage, "Eve")
        id_ = (await game_of(storage, ann)).id
        first = await said(storage, id_, ann.id, "my plan")
        second = await said(storage, id_, eve.id, "her plan is bad", seat=-1)
        assert first.reaches == {RoomSide.PLAYERS}
        assert second.reaches == {RoomSide.SPECTATORS}
        assert await texts(storage, id_, ann.id, is_player=True) == ["my plan"]
        assert await texts(storage, id_, eve.id, is_player=False) == ["her plan is bad"]
        await finish(storage, id_, changed=now() - timedelta(minutes=5), delay=600)
        assert len(await texts(storage, id_, ann.id, is_player=True)) == 2
        assert len(await texts(storage, id_, eve.id, is_player=False)) == 1, "they have not seen the end yet"
        assert (await said(storage, id_, ann.id)).reaches == {RoomSide.PLAYERS}
        await finish(storage, id_, delay=60)
        assert len(await texts(storage, id_, eve.id, is_player=False)) == 3
        assert (await said(storage, id_, ann.id)).reaches == set(RoomSide)
        shows = update(seat).where(seat.c.game == id_, seat.c.seat == 0).values(shows_hand=True)
        await storage.database.write(lambda connection: connection.execute(shows))
        await finish(storage, id_, changed=now() - timedelta(seconds=30), delay=0)
        assert len(await texts(storage, id_, eve.id, is_player=False)) == 1, "who sees hands is behind, too"


async def test_a_line_is_kept_once_for_its_key(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        id_ = (await game_of(storage, ann)).id
        first, again = [await storage.chat.say(NewLine(id_, ann.id, 0, "key", "hello")) for _ in range(2)]
        assert isinstance(first, Spoken)
        assert isinstance(again, Spoken)
        assert (first.line, first.is_new, again.is_new) == (again.line, True, False)
        other = await storage.chat.say(NewLine(id_, bob.id, 1, "key", "hello"))
        assert isinstance(other, Spoken)
        assert other.is_new, "a key is one's own"
        assert (await storage.chat.read(id_, ann.id, is_player=True)).count == 2
        with pytest.raises(NoSuchGameError):
            await storage.chat.say(NewLine("none", ann.id, 0, "key", "hello"))
        with pytest.raises(NoSuchGameError):
            await storage.chat.read("none", ann.id, is_player=True)


async def test_pages_go_back_line_by_line(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        id_, other = (await game_of(storage, ann)).id, (await game_of(storage, ann)).id
        for number in range(7):
            await said(storage, id_, ann.id, str(number))
            await said(storage, other, ann.id, "elsewhere")
        page = await storage.chat.read(id_, ann.id, is_player=True, most=3)
        assert [line.text for line in page.lines] == ["4", "5", "6"]
        assert page.count == 7
        before = page.lines[0].id
        assert await texts(storage, id_, ann.id, is_player=True, before=before) == ["0", "1", "2", "3"]


@pytest.mark.parametrize("kind", RelationKind)
async def test_whoever_is_muted_or_blocked_is_not_read(kind: RelationKind, tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, cleo = [await guest(storage, name) for name in ("Ann", "Bob", "Cleo")]
        id_ = (await game_of(storage, ann)).id
        await said(storage, id_, bob.id, "before", seat=1)
        row = {"person": ann.id, "kind": kind, "other": bob.id, "created": now()}
        await storage.database.write(lambda connection: connection.execute(insert(relation).values(row)))
        assert (await said(storage, id_, bob.id, "after", seat=1)).unheard_by == {ann.id}
        assert (await said(storage, id_, ann.id, "mine")).unheard_by == frozenset()
        assert await texts(storage, id_, ann.id, is_player=True) == ["mine"]
        assert (await storage.chat.read(id_, ann.id, is_player=True)).count == 1
        for reader in (bob.id, cleo.id, None):
            assert await texts(storage, id_, reader, is_player=True) == ["before", "after", "mine"]


async def test_who_may_speak_how(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        id_ = (await game_of(storage, ann)).id

        async def voices(who: str = ann.id) -> list[Voice | type[Spoken]]:
            text = await storage.chat.say(NewLine(id_, who, 0, next(KEYS), "hello"))
            phrase = await storage.chat.say(NewLine(id_, who, 0, next(KEYS), phrase="hello"))
            assert (await storage.chat.read(id_, who, is_player=True)).voice in (text, phrase, Voice.TEXT)
            return [one if isinstance(one, Voice) else Spoken for one in (text, phrase)]

        assert await voices() == [Spoken, Spoken]
        assert await voices("nobody") == [Voice.STRANGER] * 2
        await change(storage, game, id_, listed=True)
        assert await voices() == [Voice.PHRASES, Spoken], "a guest among strangers"
        await change(storage, person, ann.id, signed_up=now())
        assert await voices() == [Spoken, Spoken]
        await storage.chat.silence(id_, is_silent=True)
        assert await voices() == [Voice.SILENT] * 2
        await storage.chat.silence(id_, is_silent=False)
        await change(storage, person, ann.id, banned_until=now() + timedelta(days=1))
        assert await voices() == [Voice.BANNED] * 2
        await change(storage, person, ann.id, banned_until=now() - timedelta(days=1))
        assert await voices() == [Spoken, Spoken]
        await change(storage, person, ann.id, bot_of=(await guest(storage, "Bob")).id)
        assert await voices() == [Voice.BOT] * 2


async def test_a_removed_line_leaves_an_empty_place(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        id_, other = (await game_of(storage, ann)).id, (await game_of(storage, ann)).id
        line = (await said(storage, id_, ann.id, "rude")).line
        assert await storage.chat.remove(other, line.id, bob.id) is None, "it is of another game"
        assert await texts(storage, id_, bob.id, is_player=True) == ["rude"]
        removed, again = [await storage.chat.remove(id_, line.id, who) for who in (bob.id, ann.id)]
        assert removed is not None
        assert removed.text == "rude", "for the admin of a report"
        assert again == removed
        (shown,) = (await storage.chat.read(id_, bob.id, is_player=True)).lines
        assert (shown.id, shown.text, shown.removed) == (line.id, None, removed.removed)
