"""Opening and closing rooms."""

import asyncio
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from tests.asynchronous import run
from tests.server.database.setting import BOARD, seated
from tests.server.game.setting import Watching, hall, new_game, until
from utopia import rules
from utopia.rules import PRESETS
from utopia.server.database.errors import NoSuchGameError, StateError, StorageError, Trouble
from utopia.server.database.schema.games import EntryKind, SeatKind
from utopia.server.game import session
from utopia.server.game.clock import Clock
from utopia.server.game.room import Room
from utopia.server.tables.entries import Entry
from utopia.server.tables.games import Games
from utopia.server.tables.rows import DamagedGameError, Game, Seat, UnknownBoardError
from utopia.tables import Table
from utopia.tables.clocks.tempo import PRESETS as PRESETS_OF_TIME


async def test_a_running_game_keeps_its_rules_and_its_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A printed edition that is corrected, or a map that is drawn anew, is for the games that come."""
    async with hall(tmp_path) as here:
        id_ = await here.game(2, options={"target": 12})
        other = replace(PRESETS["fr"], target=99, live_order=False)
        monkeypatch.setitem(vars(sys.modules["utopia.rules.model.edition"]), "PRESETS", {**PRESETS, "fr": other})
        room = await here.rooms.open(id_)
        assert rules.edition("fr").target == 99
        assert room.session.table.game.edition == replace(PRESETS["fr"], target=12)
        gone = replace_struct(new_game(here.people[0], [Seat(SeatKind.PERSON, here.people[0])] * 2), board=BOARD)
        with pytest.raises(UnknownBoardError, match=BOARD):
            await here.rooms.open(await here.start(gone))


async def test_what_cannot_be_opened_says_why_and_may_be_tried_again(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        with pytest.raises(NoSuchGameError):
            await here.rooms.open("nowhere")
        id_ = await here.game(2)
        await here.storage.log.append(id_, 0, [Entry(EntryKind.MOVE, 0, 146)])
        for _ in range(2):
            with pytest.raises(DamagedGameError, match="event 0"):
                await here.rooms.open(id_)
        new = new_game(here.people[0], [Seat(SeatKind.PERSON, here.people[0])] * 2)
        unbegun = await here.storage.games.create(new)
        with pytest.raises(StateError):
            await here.rooms.open(unbegun.id)
        await here.storage.games.start(unbegun.id, seated(new.seats))
        assert (await here.rooms.open(unbegun.id)).version > 0


async def test_idle_rooms_close_and_open_again(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_ = await here.game(2)
        room = await here.rooms.open(id_)
        await room.enter(watching := Watching())
        loop = asyncio.get_running_loop()
        await here.rooms.sweep(loop.time() + 1)
        assert await here.rooms.open(id_) is room, "somebody is there"
        room.leave(watching)
        await here.rooms.sweep(loop.time() - 60)
        assert await here.rooms.open(id_) is room, "it was used a moment ago"
        await here.rooms.sweep(loop.time() + 1)
        again = await here.rooms.open(id_)
        assert again is not room
        assert again.view(0) == room.view(0)


class Failing(Room):
    """A room that cannot be closed."""

    async def close(self) -> None:
        await super().close()
        raise RuntimeError("the disk is on fire")


def test_a_room_that_cannot_be_closed_keeps_no_other_open(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            rooms = [await here.rooms.open(await here.game(2)) for _ in range(2)]
            rooms[0].__class__ = Failing
            await here.rooms.sweep(asyncio.get_running_loop().time() + 1)
            assert [await here.rooms.open(room.id) is room for room in rooms] == [False, False]
            rooms = [await here.rooms.open(room.id) for room in rooms]
            rooms[0].__class__ = Failing
            await rooms[1].enter(watching := Watching())
            await here.rooms.close()
            assert watching.closed

    run(story())
    assert caplog.text.count("was not closed well") == 2


async def test_closing_tells_who_is_there(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        await room.enter(watching := Watching())
        await here.rooms.close()
        assert watching.closed


async def test_a_room_that_cannot_begin_leaves_no_clock_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, closed = list[Clock](), list[Clock]()
    begins, closes = Clock.begin, Clock.close

    async def broken(time: Clock) -> None:
        await begins(time)
        begun.append(time)
        if len(begun) == 1:
            raise StorageError(Trouble.LOCKED)

    def noted(time: Clock) -> None:
        closed.append(time)
        closes(time)

    monkeypatch.setattr(Clock, "begin", broken)
    monkeypatch.setattr(Clock, "close", noted)
    async with hall(tmp_path) as here:
        id_ = await here.game(2, tempo=PRESETS_OF_TIME["easy"])
        with pytest.raises(StorageError):
            await here.rooms.open(id_)
        assert closed == begun
        assert (await here.rooms.open(id_)).time is begun[1]


async def test_there_is_never_a_second_room_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as here:
        id_ = await here.game(2)
        old = await here.rooms.open(id_)
        may_close, closes = asyncio.Event(), Room.close

        async def slowly(room: Room) -> None:
            await may_close.wait()
            await closes(room)

        monkeypatch.setattr(Room, "close", slowly)
        dropping = asyncio.create_task(here.rooms.drop(id_))
        await until(lambda: not len(here.rooms))
        coming = asyncio.create_task(here.rooms.open(id_))
        await here.storage.log.read(id_)
        await here.storage.log.read(id_)
        assert not coming.done(), "the other one may still be writing"
        may_close.set()
        await dropping
        assert await coming is not old


async def test_a_long_game_is_gone_through_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path) as here:
        id_, threads, lay = await here.game(2), list[threading.Thread](), session.lay_table

        def noted(*what: Any) -> Table:
            threads.append(threading.current_thread())
            return lay(*what)

        monkeypatch.setattr(session, "lay_table", noted)
        await here.rooms.open(id_)
        assert threads
        assert threading.main_thread() not in threads


async def test_a_slow_look_puts_nothing_old_over_what_is_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path) as here:
        session = (await here.rooms.open(await here.game(2))).session
        games, may_go_on, get = here.storage.games, asyncio.Event(), Games.get

        async def slowly(_: Games, id_: str) -> Game | None:
            found = await get(games, id_)
            await may_go_on.wait()
            return found

        with monkeypatch.context() as patch:
            patch.setattr(Games, "get", slowly)
            slow = asyncio.create_task(session.refresh())
            await until(lambda: session._asked > 0)
            await asyncio.wait([slow], timeout=0.5)  # it has read by then, or reads what is new
        await games.set_pace(session.row.id, 3.0)
        await session.refresh()
        may_go_on.set()
        await slow
        assert session.row.pace == 3.0
