"""A game whose seats are changed behind its room's back, because somebody deletes their account."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.game.setting import Watching, hall, play_until, to_decide, until, whose
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema.games import SeatKind
from utopia.server.tables.rows import Seat


def stand_in(number: int, _: Sequence[Seat]) -> Seat:
    return Seat(SeatKind.BOT, name=f"Bot {number}", level="greedy")


async def test_a_dropped_room_is_closed_and_opens_as_the_game_is_now(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_ = await here.game(2)
        room = await here.rooms.open(id_)
        listener = Watching(whose(room, 0))
        await room.enter(listener)
        await play_until(room, lambda one: one.version > 20)
        leaver = to_decide(room)[0]
        await here.rooms.drop(id_)
        assert listener.closed
        before = room.version
        await here.storage.accounts.erase(here.people[leaver], stand_in)
        fresh = await here.rooms.open(id_)
        assert fresh is not room
        assert fresh.who(here.people[leaver]).seats == frozenset()
        await until(lambda: fresh.version > before)
        await until(lambda: to_decide(fresh) == [1 - leaver])
        await here.rooms.drop(id_)
        await here.rooms.drop("nowhere")


async def test_a_game_that_is_deleted_has_no_room_any_more(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_ = await here.game(1, robots=2)
        room = await here.rooms.open(id_)
        await here.rooms.drop(id_)
        erased = await here.storage.accounts.erase(here.people[0], stand_in)
        assert erased.gone == [id_]
        with pytest.raises(NoSuchGameError):
            await here.rooms.open(id_)
        assert room.is_idle
