"""Notes are their writer's own, and the last one counts."""

from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.database.setting import game_of, guest, open_storage

TWICE = True


async def test_everybody_has_his_own_note_on_a_game(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first, second = (await game_of(storage, ann)).id, (await game_of(storage, ann)).id
        assert await storage.notes.of(first, ann.id) is None
        for text in ("one", "two", "Ἀνν 🙂\nthree"):
            await storage.notes.write(first, ann.id, text)
        await storage.notes.write(second, ann.id, "other")
        await storage.notes.write(first, bob.id, "bob's")
        note = await storage.notes.of(first, ann.id)
        assert note is not None
        assert note.text == "Ἀνν 🙂\nthree"
        assert {one.text for one in await storage.notes.of_person(ann.id)} == {note.text, "other"}
        await storage.notes.write(first, ann.id, "")
        assert await storage.notes.of(first, ann.id) is None
        assert [one.text for one in await storage.notes.of_person(bob.id)] == ["bob's"]
        with pytest.raises(IntegrityError):
            await storage.notes.write("none", ann.id, "lost")
    async with open_storage(tmp_path) as again:
        assert [one.text for one in await again.notes.of_person(ann.id)] == ["other"]
