"""Opening and closing rooms."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_struct

from tests.asynchronous import run
from tests.server.rooms.setting import Watching, hall, new_game
from tests.server.storage.setting import BOARD, seated
from utopia import rules
from utopia.rules import PRESETS
from utopia.server.rooms import Room
from utopia.server.storage import (
    DamagedGameError,
    Entry,
    EntryKind,
    NoSuchGameError,
    Seat,
    SeatKind,
    StateError,
    UnknownBoardError,
)


def test_a_running_game_keeps_its_rules_and_its_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A printed edition that is corrected, or a map that is drawn anew, is for the games that come."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            id_ = await here.game(2, options={"target": 12})
            other = replace(PRESETS["fr"], target=99, live_order=False)
            monkeypatch.setitem(vars(sys.modules["utopia.rules.model.edition"]), "PRESETS", {**PRESETS, "fr": other})
            room = await here.rooms.open(id_)
            assert rules.edition("fr").target == 99
            assert room.ledger.table.game.edition == replace(PRESETS["fr"], target=12)
            gone = replace_struct(new_game(here.people[0], [Seat(SeatKind.PERSON, here.people[0])] * 2), board=BOARD)
            with pytest.raises(UnknownBoardError, match=BOARD):
                await here.rooms.open(await here.start(gone))

    run(story())


def test_what_cannot_be_opened_says_why_and_may_be_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
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

    run(story())


def test_idle_rooms_close_and_open_again(tmp_path: Path) -> None:
    async def story() -> None:
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

    run(story())


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


def test_closing_tells_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            room = await here.rooms.open(await here.game(2))
            await room.enter(watching := Watching())
            await here.rooms.close()
            assert watching.closed

    run(story())
