"""What follows the end of a game: done once, tried again where it failed, and holding up nobody."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.game.setting import Hall, hall, play_until, to_decide, until
from utopia.server.database.schema import now, person
from utopia.server.database.schema.games import GameState
from utopia.server.services import conclusion_of
from utopia.server.tables.rows import Result

SHORT = {"target": 1}


async def sign_up(here: Hall, *people: str) -> None:
    change = update(person).where(person.c.id.in_(people)).values(signed_up=now())
    await here.storage.database.write(lambda connection: connection.execute(change))


async def rated_game(here: Hall, players: int = 2) -> str:
    """A running game of accounts that are to be rated."""
    id_ = await here.game(players, options=SHORT, rated=True)
    await sign_up(here, *here.people)
    return id_


async def play_to_the_end(here: Hall, id_: str) -> None:
    room = await here.rooms.open(id_)
    await play_until(room, lambda room: not to_decide(room))


async def concluded(here: Hall) -> None:
    while await here.storage.figures.unconcluded():
        await asyncio.sleep(0.01)


async def test_what_is_to_be_done_is_done_when_the_result_is_noted(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        told: list[tuple[str, GameState]] = []

        async def note(id_: str) -> None:
            row = await here.storage.games.get(id_)
            assert row is not None
            told.append((id_, row.state))

        here.rooms.endings.add(note)
        id_ = await here.game(2, options=SHORT)
        await play_to_the_end(here, id_)
        await until(lambda: bool(told))
        await concluded(here)
        assert told == [(id_, GameState.OVER)]


async def test_what_fails_keeps_nothing_else_from_being_done_and_is_tried_again(tmp_path: Path) -> None:
    done: list[str] = []

    async def fail(id_: str) -> None:
        raise OSError(id_)

    async def note(id_: str) -> None:
        done.append(id_)

    async with hall(tmp_path) as here:
        here.rooms.endings.add(fail)
        here.rooms.endings.add(note)
        id_ = await here.game(2, options=SHORT)
        await play_to_the_end(here, id_)
        await until(lambda: done == [id_])
    async with hall(tmp_path) as here:
        here.rooms.endings.add(note)
        left = await here.storage.figures.unconcluded()
        assert left == [id_]
        here.rooms.endings.catch_up(left)
        await concluded(here)
        assert done == [id_, id_]


@pytest.mark.full
async def test_what_never_ends_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:

        async def hang(_: str) -> None:
            await asyncio.Event().wait()

        here.rooms.endings.add(hang)
        id_ = await here.game(2, options=SHORT)
        await play_to_the_end(here, id_)
    async with hall(tmp_path) as here:
        assert await here.storage.figures.unconcluded() == [id_]


async def test_a_rated_game_changes_ratings_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        here.rooms.endings.add(conclusion_of(here.storage))
        id_ = await rated_game(here)
        await play_to_the_end(here, id_)
        await concluded(here)
        ratings = [(await here.storage.ratings.of_person(one, []))[0] for one in here.people]
        row = await here.storage.games.get(id_)
        assert row is not None
        assert row.result is not None
        first, last = (ratings[row.result.places.index(place)] for place in (1, 2))
        assert first.mu > 25 > last.mu
        await conclusion_of(here.storage)(id_)
        again = [(await here.storage.ratings.of_person(one, []))[0] for one in here.people]
        assert again == ratings
        assert [one.games for one in again] == [1, 1]
        assert len(await here.storage.ratings.changes(here.people[0], 2, 10)) == 1


async def test_a_crash_between_the_end_and_the_rating_is_healed(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        id_ = await rated_game(here, 3)
        room = await here.rooms.open(id_)
        object.__setattr__(room.session, "_on_end", None)  # the end is noted, and then the power fails
        await play_until(room, lambda room: not to_decide(room))
        people = list(here.people)
    async with hall(tmp_path) as here:
        assert await here.storage.ratings.of_person(people[0], []) == []
        here.rooms.endings.add(conclusion_of(here.storage))
        here.rooms.endings.catch_up(await here.storage.figures.unconcluded())
        await concluded(here)
        games = [(await here.storage.ratings.of_person(one, []))[0].games for one in people]
        assert games == [1, 1, 1]
        assert id_ in {one.game for one in await here.storage.figures.of_person(people[0])}


async def test_a_table_that_did_not_say_so_changes_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        here.rooms.endings.add(conclusion_of(here.storage))
        id_ = await here.game(2, options=SHORT)
        await sign_up(here, *here.people)
        await play_to_the_end(here, id_)
        await concluded(here)
        assert await here.storage.ratings.of_person(here.people[0], []) == []
        earned = await here.storage.achievements.of_person(here.people[0])
        assert [one.name for one in earned] == ["first-game"]


async def test_figures_of_an_older_version_are_reckoned_anew(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        here.rooms.endings.add(conclusion_of(here.storage))
        id_ = await here.game(2, options=SHORT)
        await play_to_the_end(here, id_)
        await concluded(here)
        now_written = (await here.storage.figures.of_person(here.people[0]))[0].figures
        old = {"figures": {**now_written["figures"], "version": 0, "score": -1}, "company": now_written["company"]}
        await here.storage.figures.write(id_, {0: old})
        here.rooms.endings.catch_up(await here.storage.figures.unconcluded())
        await concluded(here)
        assert (await here.storage.figures.of_person(here.people[0]))[0].figures == now_written


async def test_a_game_that_was_ended_leaves_nothing_behind(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        here.rooms.endings.add(conclusion_of(here.storage))
        id_ = await rated_game(here)
        await here.storage.games.finish(id_, Result("ended", [], [3, 1]))
        here.rooms.endings.announce(id_)
        await concluded(here)
        assert await here.storage.ratings.of_person(here.people[0], []) == []
        assert await here.storage.achievements.of_person(here.people[0]) == []
        assert await here.storage.figures.of_person(here.people[0]) == []


async def test_who_asks_at_the_end_waits_until_all_is_reckoned(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        here.rooms.endings.add(conclusion_of(here.storage))
        id_ = await rated_game(here)
        await play_to_the_end(here, id_)
        await here.rooms.endings.settled(id_)
        assert len(await here.storage.ratings.of_person(here.people[0], [])) == 1
        await here.rooms.endings.settled("another")
