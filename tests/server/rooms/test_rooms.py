"""Opening and closing rooms, and their bots."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.asynchronous import run
from tests.server.rooms.setting import Here, Watching, hall, play, to_decide
from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.supervision.answering import Answer
from utopia.bots.supervision.crew import Crew
from utopia.rules import Boards, States, Step
from utopia.server.rooms import DamagedGameError, Room, Rooms
from utopia.server.storage import Entry, EntryKind, NewGame, NoSuchGameError, Seat, SeatKind, StateError, open_storage
from utopia.tables import Waits


async def until(reached: Callable[[], object]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


async def until_a_person_decides(room: Room) -> None:
    await until(lambda: room.ledger.table.waiting().waits is Waits.PERSON)


def test_bots_move_until_a_person_is_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            room = await here.rooms.open(await here.game(1, robots=3))
            for _ in range(8):
                await until_a_person_decides(room)
                assert to_decide(room) == [0]
                await play(room, 0, room.view(0).choices[0])
            assert here.minds.asked >= 8

    run(story())


def test_bots_in_their_own_processes_play_a_game_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            id_ = await here.game(0, robots=2, options={"target": 2})
        crew = Crew(1)
        crew.start()
        try:
            async with open_storage(tmp_path) as storage:
                rooms = Rooms(storage, crew)
                room = await rooms.open(id_)
                await room.enter(Watching())
                while room.view(-1).phase != "over":
                    await asyncio.sleep(0.05)
                await rooms.close()
        finally:
            await crew.close()

    run(story())


def test_bots_keep_their_pace_and_are_seen_to_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            room = await here.rooms.open(await here.game(1, robots=1, pace=0.3, first=1))
            await room.enter(watching := Watching(room.who(here.people[0])))
            loop = asyncio.get_running_loop()
            begin, version = loop.time(), room.version
            await asyncio.sleep(0.05)
            assert [sitting.thinking for sitting in room.message(watching.who).sitting] == [False, True]
            while room.version == version:
                await asyncio.sleep(0.01)
            assert 0.2 < loop.time() - begin < 3
            await until_a_person_decides(room)
            assert not any(sitting.thinking for sitting in room.message(watching.who).sitting)
            assert watching.rooms >= 2

    run(story())


def test_bots_alone_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            room = await here.rooms.open(await here.game(0, robots=3))
            await asyncio.sleep(0.2)
            assert here.minds.asked == 0
            assert room.is_idle
            await room.enter(watching := Watching())
            while here.minds.asked < 3:
                await asyncio.sleep(0.01)
            room.leave(watching)
            await asyncio.sleep(0.1)
            asked = here.minds.asked
            await asyncio.sleep(0.2)
            assert here.minds.asked == asked

    run(story())


class Slow(Here):
    """Thinks about its discards until it may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.about_discards = 0

    async def choose(
        self,
        name: str,
        boards: Boards,
        seat: int,
        view: States,
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        if int(view["step"][0]) == Step.DISCARD:
            self.about_discards += 1
            await self.may_answer.wait()
        return await super().choose(name, boards, seat, view, moves, rng, budget)


def test_an_answer_to_a_position_that_is_gone_is_dropped(tmp_path: Path) -> None:
    """Others discard while the bot thinks about its own discards: it is asked again."""

    async def story() -> None:
        async with hall(tmp_path, slow := Slow()) as here:
            room = await here.rooms.open(await here.game(3, robots=1, first=3))
            while not slow.about_discards:
                await until(lambda: to_decide(room) != [3] or slow.about_discards)
                seat = to_decide(room)[0]
                if seat != 3:
                    choices = room.view(seat).choices
                    await play(room, seat, 146 if 146 in choices else choices[0])
            others = [seat for seat in to_decide(room) if seat != 3]
            assert others, "a person is still to choose"
            await play(room, others[0], room.view(others[0]).choices[0])
            slow.may_answer.set()
            await until(lambda: 3 not in to_decide(room))
            assert slow.about_discards == 2
            assert sum(e.seat == 3 and e.code >= 391 for e in await here.storage.log.read(room.id)) == 1

    run(story())


def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            id_ = await here.game(1, robots=1, pace=9.0, first=1)
            room = await here.rooms.open(id_)
            version = room.version
            await asyncio.sleep(0.05)
        async with hall(tmp_path) as here:
            await here.storage.games.set_pace(id_, 0.0)
            room = await here.rooms.open(id_)
            await until_a_person_decides(room)
            assert room.version > version

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
            new = NewGame(here.people[0], [Seat(SeatKind.PERSON, here.people[0])] * 2, "fr")
            unbegun = await here.storage.games.create(new)
            with pytest.raises(StateError):
                await here.rooms.open(unbegun.id)
            await here.storage.games.start(unbegun.id, new.seats)
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


def test_closing_tells_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            room = await here.rooms.open(await here.game(2))
            await room.enter(watching := Watching())
            await here.rooms.close()
            assert watching.closed

    run(story())
