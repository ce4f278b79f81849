"""Studies as they are kept: one's own, public ones, and never over another's change."""

from pathlib import Path

import pytest

from tests.server.accounts.test_merging import account
from tests.server.database.setting import guest, open_storage
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.studies.store import Content, ManyStudiesError, NoSuchStudyError, Studies

TWICE = True
PRIVATE, PUBLIC = StudyVisibility.PRIVATE, StudyVisibility.PUBLIC


async def made(studies: Studies, who: str, title: str = "", visibility: StudyVisibility = PRIVATE) -> str:
    content = Content("utopia record 1 ...", 2, 1, ["One"])
    return (await studies.add(who, title, visibility, content, game=None, most=3)).id


async def test_they_are_kept_and_listed(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first, second = await made(storage.studies, ann.id, "A"), await made(storage.studies, bob.id, "B", PUBLIC)
    async with open_storage(tmp_path) as storage:
        studies = storage.studies
        assert [one.id for one in await studies.of_person(ann.id)] == [first]
        (found,) = await studies.public()
        assert (found.id, found.owner_name, found.chapters, found.version) == (second, "Bob", ["One"], 1)
        assert (await studies.get(first))[1] == "utopia record 1 ..."
        await studies.change(first, title="C", visibility=PUBLIC)
        assert [one.title for one in await studies.public()] == ["C", "B"]
        await studies.remove(first)
        with pytest.raises(NoSuchStudyError):
            await studies.get(first)


async def test_a_change_to_an_older_version_is_refused(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        id_ = await made(storage.studies, ann.id)
        later = Content("utopia record 1 later", 3, 2, [])
        assert await storage.studies.write(id_, 1, later)
        assert not await storage.studies.write(id_, 1, Content("lost", 2, 0, []))
        row, text = await storage.studies.get(id_)
        assert (text, row.version, row.players, row.moves) == (later.text, 2, 3, 2)


async def test_nobody_has_too_many(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        for _ in range(3):
            await made(storage.studies, ann.id)
        with pytest.raises(ManyStudiesError):
            await made(storage.studies, ann.id)


async def test_an_account_gets_its_guests(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, before, other = await account(storage), await guest(storage, "Guest"), await guest(storage, "Other")
        first, second = await made(storage.studies, before.id), await made(storage.studies, other.id)
        await storage.accounts.merge(before.id, ann.id)
        await storage.studies.hand_on(other.id, ann.id)
        assert {one.id for one in await storage.studies.of_person(ann.id)} == {first, second}
