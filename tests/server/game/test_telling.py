"""What a room tells many clients: once, in good time, and written once for all who are told the same."""

import asyncio
from pathlib import Path

import msgspec

from tests.server.game.setting import Watching, hall, play_until, until
from utopia.server.game.messages.socket import RoomMessage
from utopia.server.game.messages.view import View
from utopia.server.game.people import GATHERED, Who


async def test_a_crowd_is_told_in_good_time_and_not_of_everybody_one_by_one(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        now = [asyncio.get_running_loop().time()]
        room._presence._clock = lambda: now[0]
        crowd = [Watching(Who(f"person {number}")) for number in range(100)]
        for one in crowd:
            await room.enter(one)
            assert room.message(one.who) == msgspec.json.decode(room.encoded_message(one.who), type=RoomMessage)
        assert room.message(Who()).spectators == 100
        await until(lambda: room._presence._telling is None)
        now[0] += 2 * GATHERED
        told = [one.rooms for one in crowd]
        for one in crowd[:99]:
            room.leave(one)
        assert room.message(Who()).spectators == 1
        assert [one.rooms for one in crowd[:2]] == [told[0], told[1] + 1], "the first change at once"
        await until(lambda: room._presence._telling is None)
        assert crowd[-1].rooms == told[-1] + 2, "all others together"
        room.leave(crowd[-1])
        room.leave(crowd[-1])
        assert room.message(Who()).spectators == 0


async def test_views_are_written_once_whatever_clients_say_they_have_seen(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        await play_until(room, lambda room: room.version > 150)
        for viewer in (-1, 0):
            for since in (None, *range(-5, 200)):
                written = msgspec.json.decode(room.encoded_view(viewer, since), type=View)
                assert written == room.view(viewer, since)
                told = [h.number for h in written.since]
                assert told == list(range(written.kept, written.events))
                if since is not None:
                    missed = min(64, room.version - min(max(since, 0), room.version))
                    assert missed <= len(told) <= missed + 3, "discards shown meanwhile are told again"
        assert len(room._views) <= 2 * (64 + 1)
