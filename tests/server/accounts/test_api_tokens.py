"""Keys of programs and accounts of bots, as they are kept."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from tests.server.database.setting import game_of, guest, open_storage
from utopia.server.accounts.api_tokens import TokenError, TokenFault
from utopia.server.accounts.bot_accounts import BotPlayedError
from utopia.server.database.schema import api_token, now, person
from utopia.server.database.schema.people import RelationKind
from utopia.server.storage import Storage

TWICE = True

SCOPES = ["games:read"]


async def fault_of(storage: Storage, text: str) -> TokenFault:
    with pytest.raises(TokenError) as refused:
        await storage.api_tokens.find(text)
    return refused.value.fault


async def test_a_token_is_found_by_its_text_which_is_kept_nowhere(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        made, text = await storage.api_tokens.make(ann, "laptop", SCOPES)
        assert re.fullmatch(r"utopia_person_[0-9A-Za-z]{38}", text)
        key = await storage.api_tokens.find(text)
        assert (key.token.id, key.person.id, key.token.scopes) == (made.id, ann.id, SCOPES)
        kept = (tmp_path / "utopia.db").read_bytes() + (tmp_path / "utopia.db-wal").read_bytes()
        assert text.encode() not in kept


async def test_a_token_of_another_server_is_unknown(tmp_path: Path) -> None:
    async with open_storage(tmp_path / "a") as here, open_storage(tmp_path / "b") as there:
        _, text = await here.api_tokens.make(await guest(here), "x", SCOPES)
        assert await fault_of(there, text) is TokenFault.UNKNOWN
        wrong = text[:20] + ("a" if text[20] != "a" else "b") + text[21:]
        assert await fault_of(here, wrong) is TokenFault.MALFORMED


async def test_a_token_ends_when_it_was_to_end(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        made, text = await storage.api_tokens.make(ann, "x", SCOPES, now() + timedelta(days=1))
        await storage.api_tokens.find(text)
        past = update(api_token).where(api_token.c.id == made.id).values(until=now())
        await storage.database.write(lambda connection: connection.execute(past))
        assert await fault_of(storage, text) is TokenFault.EXPIRED
        assert [token.id for token in await storage.api_tokens.of(ann.id)] == [made.id], "its owner sees it still"


async def test_a_token_is_revoked_by_its_owner_alone(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, eve = await guest(storage), await guest(storage, "Eve")
        bot = await storage.bot_accounts.open(ann.id, "Robby")
        made, text = await storage.api_tokens.make(bot, "x", SCOPES)
        assert text.startswith("utopia_bot_")
        assert not await storage.api_tokens.revoke(made.id, eve.id)
        assert (await storage.api_tokens.find(text)).person.id == bot.id
        assert await storage.api_tokens.revoke(made.id, ann.id)
        assert await storage.api_tokens.revoke(made.id, ann.id), "a second time nothing happens"
        assert await fault_of(storage, text) is TokenFault.REVOKED


async def test_a_bot_is_barred_with_its_owner_and_goes_with_him(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        bot = await storage.bot_accounts.open(ann.id, "Robby")
        _, text = await storage.api_tokens.make(bot, "x", SCOPES)
        assert not (await storage.api_tokens.find(text)).person.is_banned
        banned = update(person).where(person.c.id == ann.id).values(banned_until=now() + timedelta(days=1))
        await storage.database.write(lambda connection: connection.execute(banned))
        assert (await storage.api_tokens.find(text)).person.is_banned
        await storage.database.write(lambda connection: connection.execute(delete(person).where(person.c.id == ann.id)))
        assert await fault_of(storage, text) is TokenFault.REVOKED


async def test_a_bot_that_has_a_seat_stays(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        game = await game_of(storage, ann)
        first, second = [await storage.bot_accounts.open(ann.id, name) for name in ("One", "Two")]
        assert await storage.bot_accounts.sit_down(first.id, game.id)
        assert await storage.bot_accounts.sit_down(first.id, game.id)
        seats = await storage.seats.of(game.id)
        assert [(seat.person, seat.program) for seat in seats] == [(ann.id, False), (first.id, True), (None, False)]
        with pytest.raises(BotPlayedError):
            await storage.bot_accounts.remove(first.id, ann.id)
        assert await storage.bot_accounts.remove(second.id, ann.id)
        assert [bot.name for bot in await storage.bot_accounts.of(ann.id)] == ["One"]


async def test_who_blocks_somebody_blocks_his_bots(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, eve, bob = [await guest(storage, name) for name in ("Ann", "Eve", "Bob")]
        bot = await storage.bot_accounts.open(eve.id, "Robby")
        await storage.relations.add(ann.id, RelationKind.BLOCK, eve.id)
        between = storage.relations.blocked_between
        assert await between(ann.id, [bot.id, eve.id, bob.id, None]) == {bot.id, eve.id}
        assert await between(bot.id, [ann.id, bob.id]) == {ann.id}
        assert await between(bob.id, [ann.id, bot.id, eve.id]) == set()
