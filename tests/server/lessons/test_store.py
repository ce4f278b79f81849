"""The best solution of a lesson is kept, once for each person."""

from pathlib import Path

from tests.server.accounts.test_merging import account
from tests.server.database.setting import guest, open_storage

TWICE = True


async def test_the_first_moment_and_the_best_solution_are_kept(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first = await storage.lessons.add(ann.id, "sea", 2, 4)
        better = await storage.lessons.add(ann.id, "sea", 3, 3)
        assert (better.stars, better.moves, better.at) == (3, 3, first.at)
        assert await storage.lessons.add(ann.id, "sea", 1, 9) == better
        await storage.lessons.add(ann.id, "land", 1, 9)
        assert (await storage.lessons.of_person(ann.id)).keys() == {"sea", "land"}
        assert await storage.lessons.of_person(bob.id) == {}
    async with open_storage(tmp_path) as again:
        assert (await again.lessons.of_person(ann.id))["sea"] == better


async def test_an_account_keeps_the_better_of_its_and_its_guests(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before = await account(storage), await guest(storage, "Guest")
        for lesson, own, guests in (("sea", 5, 3), ("land", 3, 6)):
            await storage.lessons.add(ann.id, lesson, 1 + (own == 3) * 2, own)
            await storage.lessons.add(before.id, lesson, 1 + (guests == 3) * 2, guests)
        await storage.lessons.add(before.id, "king", 2, 4)
        await storage.accounts.merge(before.id, ann.id)
        found = await storage.lessons.of_person(ann.id)
        assert {name: (one.stars, one.moves) for name, one in found.items()} == {
            "sea": (3, 3),
            "land": (3, 3),
            "king": (2, 4),
        }
        assert await storage.lessons.of_person(before.id) == {}
