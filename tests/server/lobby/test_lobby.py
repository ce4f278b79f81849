"""From waiting to a game, with real storage and a clock that the test drives."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from tests.asynchronous import run
from tests.server.database.setting import BOARD, OPTIONS, guest, open_storage
from utopia.server.database.errors import StorageError, Trouble
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.schema.people import RelationKind
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.matching import Matching, Printed
from utopia.server.lobby.messages import Mine, SeekWish
from utopia.server.lobby.pairing import GRACE, PATIENCE, SETTLING, Group
from utopia.server.lobby.seats import arrangement
from utopia.server.storage import Storage
from utopia.server.tables.rows import NewGame, Seat
from utopia.tables.clocks.tempo import PRESETS


@dataclass
class Laid:
    """Tables without rules."""

    storage: Storage
    games: list[str] = field(default_factory=list)
    is_broken: bool = False
    meanwhile: Callable[[], Awaitable[None]] | None = None
    """Happens while a table is laid, which then fails."""

    async def printed(self) -> Printed:
        return {"fr": OPTIONS}

    async def lay(self, group: Group) -> str:
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.is_broken or self.meanwhile is not None:
            raise StorageError(Trouble.FULL)
        free = [Seat(SeatKind.OPEN)] * (group.players - len(group.people))
        seats = [*(Seat(SeatKind.PERSON, person) for person in group.people), *free]
        new = NewGame(group.people[0], seats, "fr", OPTIONS, BOARD, bots_fill=group.bots_fill, rated=group.rated)
        game = await self.storage.games.create(new, None if group.tempo == "live" else arrangement("bot", group.level))
        self.games.append(game.id)
        return game.id

    async def begin(self, game: str, missing: Literal["bot", "closed"], level: str | None) -> None:
        await self.storage.games.start(game, arrangement(missing, level))

    async def drop(self, game: str) -> None:
        await self.storage.games.delete(game)


@dataclass
class Here:
    """A lobby and what it works with."""

    storage: Storage
    tables: Laid
    lobby: Lobby
    now: float = 100.0

    async def after(self, seconds: float) -> None:
        self.now += seconds
        await self.lobby.look()

    async def person(self, name: str) -> str:
        return (await guest(self.storage, name)).id

    async def sitting(self, game: str) -> list[tuple[str, str | None]]:
        return [(seat.kind.value, seat.person) for seat in await self.storage.seats.of(game)]

    async def state(self, game: str) -> GameState | None:
        found = await self.storage.games.get(game)
        return None if found is None else found.state


@contextlib.asynccontextmanager
async def a_lobby(folder: Path) -> AsyncIterator[Here]:
    async with open_storage(folder) as storage:
        tables = Laid(storage)
        here = Here(storage, tables, None)  # type: ignore[arg-type]
        matching = Matching(storage.lobby, storage.people, storage.seats, tables, lambda: here.now)
        here.lobby = Lobby(storage.lobby, tables, matching, lambda: here.now)
        await here.lobby.matching.restore()
        yield here


def wish(*players: int, **more: Any) -> SeekWish:
    return SeekWish(list(players), **more)


async def mine(visit: Any) -> Mine:
    while True:
        message: Any = msgspec.json.decode(await visit.next())
        if message["type"] == "mine":
            return msgspec.convert(message, Mine)


async def test_who_does_not_come_is_replaced_by_a_bot_and_told(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob, cleo = [await here.person(name) for name in ("Ann", "Bob", "Cleo")]
        visits = [here.lobby.visited(one) for one in (ann, bob, cleo)]
        seen = [visit.__enter__() for visit in visits]
        for one in (ann, bob, cleo):
            await here.lobby.seek(one, wish(3, fill_after=60))
        await here.after(1)
        (game,) = here.tables.games
        assert [(await mine(visit)).table for visit in seen] == [game] * 3
        here.lobby.come(game, bob)
        here.lobby.come(game, cleo)
        await here.after(PATIENCE - 1)
        assert await here.state(game) is GameState.OPEN
        await here.after(2)
        assert await here.state(game) is GameState.RUNNING
        kinds = sorted(await here.sitting(game), key=str)
        assert [kind for kind, _ in kinds] == ["bot", "person", "person"]
        found = await here.storage.games.get(game)
        assert found is not None
        assert found.host in (bob, cleo), "the table is theirs now"
        told = await mine(seen[0])
        assert (told.missed, told.table) == (True, None)
        await here.lobby.seek(ann, wish(2))
        await here.after(1)
        assert not (await mine(seen[0])).missed


async def test_all_come_and_begin(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        people = [await here.person(name) for name in ("Ann", "Bob")]
        with here.lobby.visited(people[0]), here.lobby.visited(people[1]):
            for one in people:
                await here.lobby.seek(one, wish(2))
            await here.after(1)
        (game,) = here.tables.games
        for one in people:
            here.lobby.come(game, one)
        await here.after(SETTLING)
        assert await here.state(game) is GameState.RUNNING
        assert sorted(person or "" for _, person in await here.sitting(game)) == sorted(people)


async def test_who_wants_no_bots_waits_on_in_his_old_place(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob = await here.person("Ann"), await here.person("Bob")
        with here.lobby.visited(ann), here.lobby.visited(bob):
            await here.lobby.seek(ann, wish(2))
            await here.after(30)
            await here.lobby.seek(bob, wish(2))
            await here.after(1)
            (game,) = here.tables.games
            here.lobby.come(game, ann)
            await here.after(PATIENCE)
            assert await here.state(game) is None
            told = await here.lobby.seek(ann, wish(2, 3))
            assert told.seeking is not None
            assert told.seeking.waited >= 30 + PATIENCE
            assert bob not in here.lobby.matching.pairing


@pytest.mark.parametrize("leaver", [0, 1])
async def test_no_bot_comes_for_who_gets_up_again_where_none_are_wanted(tmp_path: Path, leaver: int) -> None:
    async with a_lobby(tmp_path) as here:
        people = [await here.person(name) for name in ("Ann", "Bob")]
        with here.lobby.visited(people[0]), here.lobby.visited(people[1]):
            for one in people:
                await here.lobby.seek(one, wish(2))
            await here.after(1)
        (game,) = here.tables.games
        for one in people:
            here.lobby.come(game, one)
        stays, goes = people[1 - leaver], people[leaver]
        await here.storage.lobby.without(game, [goes], stays)
        await here.after(SETTLING)
        assert await here.state(game) is None, "nobody is left to play with"
        assert stays in here.lobby.matching.pairing
        assert goes not in here.lobby.matching.pairing


async def test_who_gets_up_again_is_missing_and_the_others_play(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        people = [await here.person(name) for name in ("Ann", "Bob", "Cleo")]
        with contextlib.ExitStack() as pages:
            for one in people:
                pages.enter_context(here.lobby.visited(one))
                await here.lobby.seek(one, wish(3))
            await here.after(1)
        (game,) = here.tables.games
        for one in people:
            here.lobby.come(game, one)
        host = (await here.storage.games.get(game)).host  # type: ignore[union-attr]
        goes = next(one for one in people if one != host)
        assert await here.storage.seats.leave(game, goes)
        await here.after(SETTLING)
        assert await here.state(game) is GameState.RUNNING
        assert {who for _, who in await here.sitting(game)} == set(people) - {goes}, "and no bot"


async def test_who_has_said_that_he_waits_no_more_is_not_put_back(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob, cleo = [await here.person(name) for name in ("Ann", "Bob", "Cleo")]
        with here.lobby.visited(ann), here.lobby.visited(bob), here.lobby.visited(cleo):
            for one in (ann, bob, cleo):
                await here.lobby.seek(one, wish(3))
            await here.after(1)
            (game,) = here.tables.games
            for one in (ann, bob):
                here.lobby.come(game, one)
            await here.lobby.leave(ann)
            await here.lobby.seek(bob, wish(4))
            await here.storage.games.delete(game)
            await here.after(PATIENCE)
            waiting = {one.person: one.wish.players for one in here.lobby.matching.pairing}
            assert waiting == {bob: [4]}


async def test_who_stops_waiting_while_his_table_is_laid_is_left_alone(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob = await here.person("Ann"), await here.person("Bob")
        with here.lobby.visited(ann), here.lobby.visited(bob):
            for one in (ann, bob):
                await here.lobby.seek(one, wish(2))
            here.tables.meanwhile = lambda: here.lobby.leave(ann)
            await here.after(1)
            assert [one.person for one in here.lobby.matching.pairing] == [bob]


async def test_nobody_is_lost_when_no_table_can_be_laid(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        people = [await here.person(name) for name in ("Ann", "Bob")]
        here.tables.is_broken = True
        for one in people:
            await here.lobby.seek(one, wish(2, tempo="slow"))
        await here.after(1)
        assert all(one in here.lobby.matching.pairing for one in people)
        here.tables.is_broken = False
        await here.after(1)
        assert await here.state(here.tables.games[0]) is GameState.RUNNING
        assert await here.storage.lobby.seeks() == []


async def test_who_blocks_another_while_both_wait_is_not_paired_with_him(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob, cleo = [await here.person(name) for name in ("Ann", "Bob", "Cleo")]
        for one in (ann, bob):
            await here.lobby.seek(one, wish(2, tempo="slow"))
            here.now += 1
        await here.storage.relations.add(ann, RelationKind.BLOCK, bob)
        await here.after(1)
        assert here.tables.games == []
        await here.lobby.seek(cleo, wish(2, tempo="slow"))
        await here.after(1)
        assert {person for _, person in await here.sitting(here.tables.games[0])} == {ann, cleo}


async def test_a_page_is_led_to_a_slow_game_once(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        people = [await here.person(name) for name in ("Ann", "Bob")]
        for one in people:
            await here.lobby.seek(one, wish(2, tempo="slow"))
        with here.lobby.visited(people[1]) as visit:
            await here.after(1)
            assert (await mine(visit)).table == here.tables.games[0]
            await here.after(1)
            assert (await mine(visit)).table is None


async def test_two_tabs_are_one_person_and_one_may_be_closed(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann = await here.person("Ann")
        with here.lobby.visited(ann):
            with here.lobby.visited(ann):
                await here.lobby.seek(ann, wish(2))
            await here.after(GRACE + 1)
            assert here.lobby.matching.pairing.waiting("live") == [1, 0, 0, 0]
        await here.after(GRACE + 1)
        assert here.lobby.matching.pairing.waiting("live") == [0, 0, 0, 0]


async def listed_table(here: Here, host: str, **terms: Any) -> str:
    seats = [Seat(SeatKind.PERSON, host), Seat(SeatKind.OPEN)]
    game = await here.storage.games.create(NewGame(host, seats, "fr", OPTIONS, BOARD, listed=True, **terms))
    return game.id


async def test_a_table_whose_host_has_gone_is_marked_then_hidden_and_comes_back_with_him(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        host = await here.person("Ann")
        live, slow = await listed_table(here, host), await listed_table(here, host, tempo=PRESETS["day"])
        for minutes, live_there, is_away in ((1, True, False), (3, True, True), (20, False, False)):
            here.now = 100 + minutes * 60
            shown = {table.id: table for table in (await here.lobby.shown_to(None)).open}
            assert (live in shown) == live_there
            assert not live_there or shown[live].away == is_away
            assert not shown[slow].away
        here.lobby.come(live, host)
        assert live in {table.id for table in (await here.lobby.shown_to(None)).open}


async def test_one_list_is_written_for_all_and_another_for_who_avoids_somebody(tmp_path: Path) -> None:
    async with a_lobby(tmp_path) as here:
        ann, bob, cleo = [await here.person(name) for name in ("Ann", "Bob", "Cleo")]
        table = await listed_table(here, ann)
        await here.storage.relations.add(ann, RelationKind.BLOCK, bob)
        with here.lobby.visited(bob) as of_bob, here.lobby.visited(cleo) as hers, here.lobby.visited(None) as nobody:
            await here.lobby.look()
            told = [await visit.next() for visit in (of_bob, hers, nobody)]
        assert table.encode() not in told[0]
        assert told[1] is told[2]
        assert table.encode() in told[1]
        assert ann.encode() not in told[1], "people are called by their names"


def test_a_lobby_that_cannot_go_on_where_it_was_opens_nevertheless(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with a_lobby(tmp_path) as here:
            ann = await here.person("Ann")
            unreadable = "insert into seek (person, wish, since) values (?, '[]', 0)"
            await here.storage.database.write(lambda connection: connection.exec_driver_sql(unreadable, (ann,)))
            running = asyncio.create_task(here.lobby.run())
            with here.lobby.visited(ann) as visit:
                await mine(visit)
            running.cancel()

    run(story())
    assert "who waited before the restart waits no more" in caplog.text
