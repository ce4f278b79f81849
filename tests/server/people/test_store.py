"""Profiles, their games and honours as they are kept."""

from pathlib import Path

from msgspec.structs import replace

from tests.server.database.setting import game_of, guest, open_storage, seated, with_friends
from tests.server.people.test_ratings import accounts
from utopia.server.database.schema.games import SeatKind
from utopia.server.people.store import PAGE, Wanted
from utopia.server.storage import Storage
from utopia.server.tables.rows import Result, Seat

TWICE = True


async def finished(storage: Storage, *people: str, places: list[int] | None = None) -> str:
    """A game that is over, with these people in the order of their seats."""
    seats = [Seat(SeatKind.PERSON, one) for one in people]
    game = await storage.games.create(replace(with_friends(await guest(storage)), seats=seats))
    await storage.games.start(game.id, seated(seats))
    places = places or list(range(1, len(people) + 1))
    await storage.games.finish(game.id, Result("target", places, [50] * len(people)))
    return game.id


async def test_an_honour_is_earned_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        (ann,) = await accounts(storage, "Ann")
        first, second = (await game_of(storage)).id, (await game_of(storage)).id
        assert await storage.achievements.add(ann, ["seventy", "harvest"], first) == ["seventy", "harvest"]
        assert await storage.achievements.add(ann, ["harvest", "landslide"], second) == ["landslide"]
        assert await storage.achievements.add(ann, ["harvest"], first) == []
        assert {one.name for one in await storage.achievements.of_game(ann, first)} == {"seventy", "harvest"}
        assert len(await storage.achievements.of_person(ann)) == 3


async def test_guests_have_no_profile(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        (ann,) = await accounts(storage, "Ann")
        stranger = await guest(storage)
        await storage.profiles.show_games(ann, shown=True)
        await storage.profiles.show_games(stranger.id, shown=True)
        assert await storage.profiles.of(stranger.id) is None
        profile = await storage.profiles.of(ann)
        assert profile is not None
        assert (profile.name, profile.shows_games) == ("Ann", True)
        assert await storage.profiles.shown({ann, stranger.id, "nobody"}) == {ann}


async def test_games_come_page_by_page(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await accounts(storage, "Ann", "Bob")
        games = [await finished(storage, ann, bob, places=[1 + i % 2, 2 - i % 2]) for i in range(PAGE + 3)]
        await finished(storage, bob, (await guest(storage)).id)
        found = await storage.profiles.games(ann, Wanted())
        last = found[-1]
        rest = await storage.profiles.games(ann, Wanted(before=(last.changed, last.id)))
        assert (len(found), len(rest)) == (PAGE, 3)
        assert {game.id for game in [*found, *rest]} == set(games)
        won = await storage.profiles.games(ann, Wanted(place=1))
        assert {game.id for game in won} == set(games[::2])
        assert await storage.profiles.games(ann, Wanted(players=3)) == []
        assert await storage.profiles.games(ann, Wanted(is_rated=True)) == []


async def test_what_follows_from_games_is_caught_up_with_in_their_order(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await accounts(storage, "Ann", "Bob")
        first, second = await finished(storage, ann, bob), await finished(storage, bob, ann)
        await game_of(storage)
        assert sorted(await storage.figures.unconcluded()) == sorted([first, second])
        await storage.figures.conclude(first)
        assert await storage.figures.unconcluded() == [second]
        await storage.figures.write(first, {0: {"figures": {"version": 0}}})
        assert sorted(await storage.figures.unconcluded()) == sorted([first, second])
