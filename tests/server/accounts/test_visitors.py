"""Whether a visitor is still let in, asked again when their connection may last."""

from pathlib import Path
from typing import Any

from tests.server.database.setting import open_storage
from utopia.server.accounts.networks import Networks
from utopia.server.accounts.people import Person
from utopia.server.accounts.visitor import Visitor, Visitors
from utopia.server.storage import Storage


def visitor_at(storage: Storage, person: Person | None, **how: Any) -> Visitor:
    networks = Networks(storage.barred_networks, b"key", 0)
    visitors = Visitors(storage.id, storage.people, storage.api_tokens, networks)
    return Visitor(visitors, "secret", person, is_secure=True, **how)


async def test_a_session_that_ended_meanwhile_is_known(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        visitor = visitor_at(storage, ann)
        visitor.session = token
        assert not await visitor.has_ended()
        await storage.people.end_session(token)
        assert await visitor.has_ended()
        assert not await visitor_at(storage, None).has_ended(), "who has none has none that could end"


async def test_a_token_that_was_revoked_meanwhile_is_known(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, _ = await storage.people.create("Ann")
        made, text = await storage.api_tokens.make(ann, "test", ["games:read"])
        visitor = visitor_at(storage, ann, key=await storage.api_tokens.find(text))
        assert not await visitor.has_ended()
        await storage.api_tokens.revoke(made.id, ann.id)
        assert await visitor.has_ended()
