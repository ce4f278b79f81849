"""The bots of a room: their pace, their restarts, and what their moves must not tell."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.table import rule
from tests.server.database.setting import open_storage
from tests.server.game.setting import KEYS, Hall, Here, Watching, hall, new_game, of_kind, play, to_decide, whose
from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.supervision.answering import MOST_FAILURES, STAND_IN, Answer
from utopia.bots.supervision.crew import Crew
from utopia.rules import Boards, Kind, States, Step, decode
from utopia.server.database.schema.games import EntryKind, SeatKind
from utopia.server.game import bots
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.services import room_stores
from utopia.server.tables.entries import Entry
from utopia.server.tables.rows import Seat
from utopia.tables import Waits

LONG = 20.0
"""Seconds that nothing here takes, on a busy machine either."""


async def until(reached: Callable[[], object]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


async def until_a_person_decides(room: Room) -> None:
    await until(lambda: room.session.table.waiting().waits is Waits.PERSON)


async def test_bots_move_until_a_person_is_to(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(1, robots=3))
        for _ in range(8):
            await until_a_person_decides(room)
            assert to_decide(room) == [0]
            await play(room, 0, room.view(0).choices[0])
        assert here.bot_pool.asked >= 8


async def test_bots_in_their_own_processes_play_a_game_out(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_ = await here.game(0, robots=2, options={"target": 1})
    crew = Crew(1)
    crew.start()
    try:
        async with open_storage(tmp_path) as storage:
            rooms = Rooms(room_stores(storage), crew)
            room = await rooms.open(id_)
            await room.enter(Watching())
            while room.view(-1).phase != "over":
                await asyncio.sleep(0.05)
            await rooms.close()
    finally:
        await crew.close()


async def test_for_a_bot_of_others_that_fails_and_fails_the_stand_in_plays_on(tmp_path: Path) -> None:
    class Failing(Here):
        def __init__(self) -> None:
            super().__init__()
            self.names: list[list[str]] = [[], []]

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
            self.names[seat].append(name)
            answer = await super().choose(STAND_IN, boards, seat, view, moves, rng, budget)
            return Answer(answer.code, "" if name == STAND_IN else "it hung")

    async with hall(tmp_path, failing := Failing()) as here:
        host = (await here.storage.people.create("Ann"))[0].id
        seats = [Seat(SeatKind.BOT, name=name, level=name) for name in ("Stray", "greedy")]
        room = await here.rooms.open(await here.start(new_game(host, seats)))
        await room.enter(Watching())
        await until(lambda: min(map(len, failing.names)) > MOST_FAILURES + 3)
        stray, greedy = failing.names
        assert stray[: MOST_FAILURES + 3] == ["Stray"] * MOST_FAILURES + [STAND_IN] * 3
        assert set(greedy) == {"greedy"}, "ours is not given up: only a busy machine makes it fail"


async def test_bots_keep_their_pace_and_are_seen_to_think(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_, begin = await here.game(1, robots=1, pace=0.4, first=1), asyncio.get_running_loop().time()
        room = await here.rooms.open(id_)
        version = room.version
        await room.enter(watching := Watching(room.who(here.people[0])))
        await asyncio.sleep(0)
        assert [sitting.thinking for sitting in room.message(watching.who).sitting] == [False, True]
        while room.version == version:
            await asyncio.sleep(0.01)
        assert 0.4 <= asyncio.get_running_loop().time() - begin < LONG
        await until_a_person_decides(room)
        assert not any(sitting.thinking for sitting in room.message(watching.who).sitting)
        assert watching.rooms >= 2


async def at_a_named_bot(here: Hall) -> tuple[Room, int]:
    """A room of one person, who has just named one of two bots, which takes its time; and the move."""
    for seed in range(1, 30):
        room = await here.rooms.open(await here.game(1, robots=2, seed=seed))
        rng = random.Random(seed)
        for _ in range(150):
            await until(lambda: room.view(0).choices or room.view(0).phase == "over")  # noqa: B023 - waited for
            choices = room.view(0).choices
            named = [code for code in of_kind(choices, Kind.NAME) if decode(code).seat != 0]
            if named:
                await set_pace(here, room, 1000.0)
                await play(room, 0, named[0])
                if to_decide(room) != [0]:
                    return room, named[0]
            if not choices:
                break
            await play(room, 0, rng.choice(room.view(0).choices))
    raise AssertionError("nobody was named")


async def set_pace(here: Hall, room: Room, pace: float) -> None:
    await here.storage.games.set_pace(room.id, pace)
    await here.rooms.refresh(room.id)


@pytest.mark.full
@rule("R-CARD-3")
async def test_a_bot_whose_decision_is_taken_back_takes_its_time_again(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, code = await at_a_named_bot(here)
        loop, who = asyncio.get_running_loop(), whose(room, 0)
        begin = loop.time()

        def is_somebody_thinking() -> bool:
            return any(sitting.thinking for sitting in room.message(who).sitting)

        for _ in range(2):
            await until(is_somebody_thinking)
            assert await room.take_back(who, 0, next(KEYS), room.version) is None
            assert not is_somebody_thinking()
            await asyncio.sleep(0.7)
            begin = loop.time()
            await play(room, 0, code)
        version = room.version
        await set_pace(here, room, 0.6)
        await until(lambda: room.version > version)
        assert 0.6 <= loop.time() - begin < LONG


async def test_a_change_of_pace_reaches_a_bot_that_waits(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(1, robots=1, pace=100.0, first=1))
        version = room.version
        await asyncio.sleep(0.1)
        assert room.version == version
        await set_pace(here, room, 0.1)
        await until_a_person_decides(room)
        assert room.version > version


async def test_bots_go_on_after_a_restart_without_anybody_coming(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        bots = [await here.game(1, robots=1, pace=9.0, first=1) for _ in range(2)]
        people = await here.game(2, robots=1, pace=9.0, first=0)
        damaged = await here.game(2)
        await here.storage.log.append(damaged, 0, [Entry(EntryKind.MOVE, 0, 146)])
        for id_ in (*bots, people):
            await here.rooms.open(id_)
    async with hall(tmp_path) as here:
        for id_ in bots:
            await here.storage.games.set_pace(id_, 0.0)
        assert set(await here.storage.games.without_people()) == {*bots, damaged}
        here.rooms.go_on([damaged, *bots])
        while await here.storage.games.without_people() != [damaged]:
            await asyncio.sleep(0.02)


async def test_bots_alone_rest_while_nobody_looks(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(0, robots=3))
        await asyncio.sleep(0.2)
        assert here.bot_pool.asked == 0
        assert room.is_idle
        await room.enter(watching := Watching())
        while here.bot_pool.asked < 3:
            await asyncio.sleep(0.01)
        room.leave(watching)
        await until(lambda: room.is_idle)
        asked = here.bot_pool.asked
        await asyncio.sleep(0.2)
        assert here.bot_pool.asked == asked


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


async def test_an_answer_to_a_position_that_is_gone_is_dropped(tmp_path: Path) -> None:
    """Others discard while the bot thinks about its own discards: it is asked again."""
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


async def test_who_waits_for_bots_that_are_not_there_yet_is_told_so_and_when_they_are(tmp_path: Path) -> None:
    async with hall(tmp_path, starting := Here(is_ready=False)) as here:
        room = await here.rooms.open(await here.game(1, robots=1, first=1))
        await room.enter(watching := Watching())
        await until(lambda: room.message(Who()).waking)
        told = watching.rooms
        starting.is_ready = True
        await until(lambda: not room.message(Who()).waking)
        await until(lambda: watching.rooms > told)
        await until_a_person_decides(room)
        assert starting.asked


async def test_where_bots_do_not_come_in_time_the_stand_in_decides_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.3)
    async with hall(tmp_path, starting := Here(is_ready=False)) as here:
        room = await here.rooms.open(await here.game(1, robots=2, first=1))
        for _ in range(3):
            await until_a_person_decides(room)
            assert not room.message(Who()).waking
            await play(room, 0, room.view(0).choices[0])
        assert not starting.asked
        starting.is_ready = True
        while not starting.asked:
            await until_a_person_decides(room)
            await play(room, 0, room.view(0).choices[0])


async def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
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
