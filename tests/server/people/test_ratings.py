"""Ratings as they are kept: once for each game, for accounts alone, ranked among those who play."""

import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from tests.asynchronous import run
from tests.server.database.setting import game_of, guest, open_storage
from utopia.server.database.schema import now, person, rating
from utopia.server.people.ratings import Believed, RankedKind, Ranking
from utopia.server.storage import Storage

TWICE = True

START = (25.0, 8.0)
KINDS: tuple[RankedKind, ...] = ("people", "programs", "all")


def one_up(believed: Sequence[Believed | None], places: Sequence[int]) -> list[tuple[Believed, Believed]]:
    """The first gains one, the others lose one."""
    before = [one or START for one in believed]
    return [(one, (one[0] + (1 if place == 1 else -1), 7.0)) for one, place in zip(before, places, strict=True)]


async def accounts(storage: Storage, *names: str) -> list[str]:
    ids = [(await guest(storage, name)).id for name in names]
    change = update(person).where(person.c.id.in_(ids)).values(signed_up=now())
    await storage.database.write(lambda connection: connection.execute(change))
    return ids


async def mu(storage: Storage, who: str) -> list[tuple[int, float, int]]:
    return [(one.players, one.mu, one.games) for one in await storage.ratings.of_person(who, [])]


async def test_a_game_counts_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await accounts(storage, "Ann", "Bob")
        game = (await game_of(storage)).id
        placed = [(ann, 2), (bob, 1)]
        assert await storage.ratings.count(game, 2, placed, one_up)
        assert not await storage.ratings.count(game, 2, placed, one_up)
        assert not await storage.ratings.count(game, 2, placed[::-1], one_up)
        assert await mu(storage, ann) == [(2, 24.0, 1)]
        assert await mu(storage, bob) == [(2, 26.0, 1)]
        (change,) = await storage.ratings.changes(bob, 2, 10)
        assert (change.mu_before, change.mu, change.game) == (25.0, 26.0, game)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(2, 3)), max_size=12))
def test_however_often_and_in_whatever_order_it_is_asked(asked: list[tuple[int, int]]) -> None:
    """Each game counts as it was first told, and never again."""

    async def story(folder: Path) -> None:
        async with open_storage(folder) as storage:
            people = await accounts(storage, "Ann", "Bob", "Cleo")
            games = [(await game_of(storage)).id for _ in range(4)]
            first: dict[int, int] = {}
            for number, players in asked:
                placed = [(who, place) for place, who in enumerate(people[:players], start=1)]
                assert await storage.ratings.count(games[number], players, placed, one_up) == (number not in first)
                first.setdefault(number, players)
            for players in (2, 3):
                counted = sum(one == players for one in first.values())
                told = [one for one in await mu(storage, people[0]) if one[0] == players]
                assert told == ([(players, 25.0 + counted, counted)] if counted else [])

    with tempfile.TemporaryDirectory() as folder:
        run(story(Path(folder)))


async def test_guests_are_not_rated(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await accounts(storage, "Ann", "Bob")
        stranger = (await guest(storage)).id
        first, second = (await game_of(storage)).id, (await game_of(storage)).id
        assert not await storage.ratings.count(first, 2, [(ann, 1), (stranger, 2)], one_up)
        assert await storage.ratings.count(second, 3, [(ann, 2), (stranger, 1), (bob, 3)], one_up)
        assert await mu(storage, stranger) == []
        assert [one[0] for one in await mu(storage, bob)] == [3]


async def test_programs_are_rated_and_nobody_against_his_own(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await accounts(storage, "Ann", "Bob")
        robby, marvin = [(await storage.bot_accounts.open(ann, name)).id for name in ("Robby", "Marvin")]
        games = [(await game_of(storage)).id for _ in range(3)]
        assert await storage.ratings.count(games[0], 2, [(bob, 2), (robby, 1)], one_up)
        for number, pair in enumerate([(ann, robby), (robby, marvin)], start=1):
            placed = [(one, place) for place, one in enumerate((*pair, bob), start=1)]
            assert not await storage.ratings.count(games[number], 3, placed, one_up)
        ranked = {kind: await storage.ratings.ranked(Ranking(2, 1, kind=kind), 0, 10) for kind in KINDS}
        lines = {kind: [(line.rank, line.name, line.program) for line in found] for kind, found in ranked.items()}
        assert lines == {
            "people": [(1, "Bob", False)],
            "programs": [(1, "Robby", True)],
            "all": [(1, "Robby", True), (2, "Bob", False)],
        }
        assert [one.rank for one in await storage.ratings.of_person(robby, [Ranking(2, 1)])] == [None]


async def test_the_leaderboard(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, cleo, dan = await accounts(storage, "Ann", "Bob", "Élodie", "Dan")
        for winner, loser in [(ann, bob), (ann, bob), (cleo, bob), (dan, bob)]:
            await storage.ratings.count((await game_of(storage)).id, 2, [(winner, 1), (loser, 2)], one_up)
        long_ago = update(rating).where(rating.c.person == dan).values(changed=now() - timedelta(days=100))
        await storage.database.write(lambda connection: connection.execute(long_ago))
        lately = Ranking(2, 1, now() - timedelta(days=50))
        lines = await storage.ratings.ranked(lately, 0, 10)
        assert [(line.rank, line.name) for line in lines] == [(1, "Ann"), (2, "Élodie"), (3, "Bob")]
        assert [line.name for line in await storage.ratings.ranked(lately, 1, 1)] == ["Élodie"]
        assert [(one.rank, one.name) for one in await storage.ratings.ranked(lately, 0, 10, "ÉLOD")] == [(2, "Élodie")]
        assert await storage.ratings.ranked(lately, 0, 10, "%") == []
        assert [line.name for line in await storage.ratings.ranked(Ranking(2, 2), 0, 10)] == ["Ann", "Bob"]
        assert await storage.ratings.ranked(Ranking(3, 1), 0, 10) == []
        assert [one.rank for one in await storage.ratings.of_person(bob, [lately])] == [3]
        assert [one.rank for one in await storage.ratings.of_person(dan, [lately])] == [None]


async def test_whoever_has_gone_for_good_still_counts_for_the_others(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        (ann,) = await accounts(storage, "Ann")
        game = (await game_of(storage)).id
        gone = {"nobody 1": (31.0, 4.0)}
        seen = list[Believed | None]()

        def noted(believed: Sequence[Believed | None], places: Sequence[int]) -> list[tuple[Believed, Believed]]:
            seen.extend(believed)
            return one_up(believed, places)

        assert await storage.ratings.count(game, 2, [(ann, 1), ("nobody 1", 2)], noted, gone)
        assert seen == [None, (31.0, 4.0)]
        assert await mu(storage, ann) == [(2, 26.0, 1)]
