"""A game told line by line: a late reader reads as who they are by then."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec

from tests.server.game.setting import Hall, hall, play_until
from utopia.server.database.schema.games import Purpose, SeatKind
from utopia.server.game.room import Room
from utopia.server.game.stream import Reader
from utopia.server.tables.rows import Seat


def lines_of(reader: Reader, room: Room) -> AsyncGenerator[bytes, None]:
    return reader.lines(room, with_position=True, with_chat=True)


async def next_of(lines: AsyncGenerator[bytes, None]) -> Any:
    return msgspec.json.decode(await anext(lines))


async def a_substitute_sits_down(here: Hall, room: Room, seat: int) -> None:
    """Somebody else has the seat of who has left it."""
    leaver = room.session.seats[seat].person or ""
    await here.storage.leaving.hand_over(room.id, {seat: Seat(SeatKind.BOT, name="Bot", level="greedy")})
    await here.storage.leaving.open_to_substitutes(room.id, leaver)
    link = await here.storage.links.renew(room.id, Purpose.JOIN)
    eve = (await here.storage.people.create("Eve"))[0].id
    await here.storage.seats.take(link.token, eve)
    await room.refresh()
    assert room.session.seats[seat].person == eve


def has_cards(room: Room, seat: int) -> bool:
    return bool(room.session.table.game.state[0]["hand_size"][seat])


async def test_a_stream_that_begins_late_does_not_show_the_seat_that_was_left(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        await play_until(room, lambda room: has_cards(room, 1))
        lines = lines_of(Reader(here.people[1], 1, None), room)
        await a_substitute_sits_down(here, room, 1)
        first = await next_of(lines)
        assert (first["view"]["viewer"], first["view"]["players"][1]["hand"]) == (-1, None)
        assert "position" not in first
        await lines.aclose()


async def test_a_slow_reader_is_told_nothing_more_of_the_seat_that_he_left(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        lines = lines_of(Reader(here.people[1], 1, None), room)
        assert (await next_of(lines))["view"]["viewer"] == 1
        await play_until(room, lambda room: has_cards(room, 1))  # they read nothing of it
        await a_substitute_sits_down(here, room, 1)
        assert [msgspec.json.decode(line)["type"] async for line in lines] == ["closing"]


async def test_who_is_sent_away_before_the_first_line_is_told_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        reader = Reader(here.people[0], 0, None)
        lines = lines_of(reader, room)
        reader.send_away()
        assert [msgspec.json.decode(line)["type"] async for line in lines] == ["closing"]
        assert not room.here
