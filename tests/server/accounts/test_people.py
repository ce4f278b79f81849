"""Guests and their sessions."""

import asyncio
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from tests.asynchronous import run
from tests.server.database.setting import game_of, guest, open_storage, with_friends
from utopia.server.accounts import one_time_tokens, people
from utopia.server.accounts.one_time_tokens import PASSAGE_LIFE, PassageError
from utopia.server.accounts.people import GUEST_LIFE, SESSION_LIFE
from utopia.server.database.schema import now
from utopia.server.database.schema.games import SeatKind

TWICE = True


async def test_a_guest_is_known_by_his_token_and_by_no_other(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann", "fr")
        _bob, other = await storage.people.create()
        assert await storage.people.by_token(token) == ann
        assert await storage.people.by_token(token[:-1]) is None
        assert token != other
        assert token.encode() not in (tmp_path / "utopia.db").read_bytes() + (tmp_path / "utopia.db-wal").read_bytes()


def test_a_guest_is_known_after_a_restart(tmp_path: Path) -> None:
    async def first() -> str:
        async with open_storage(tmp_path) as storage:
            return (await storage.people.create("Ann"))[1]

    async def second(token: str) -> None:
        async with open_storage(tmp_path) as storage:
            ann = await storage.people.by_token(token)
            assert ann is not None
            assert ann.name == "Ann"

    run(second(run(first())))


async def test_a_new_name_is_seen_wherever_he_sits(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        game = await game_of(storage, ann)
        await storage.people.change(ann.id, name="Anna", language="it")
        changed = await storage.people.get(ann.id)
        assert changed is not None
        assert (changed.name, changed.language) == ("Anna", "it")
        seats = await storage.seats.of(game.id)
        assert [seat.name for seat in seats if seat.kind is SeatKind.PERSON] == ["Anna"]


async def test_sessions_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        bob, of_bob = await storage.people.create("Bob")
        await storage.people.end_session(of_bob)
        assert await storage.people.by_token(of_bob) is None
        assert await storage.people.get(bob.id) == bob
        later = now() + SESSION_LIFE - timedelta(days=1)
        monkeypatch.setattr(people, "now", lambda: later)
        assert await storage.people.by_token(token) == ann, "and is fresh again"
        monkeypatch.setattr(people, "now", lambda: later + timedelta(days=2))
        assert await storage.people.by_token(token) == ann
        monkeypatch.setattr(people, "now", lambda: later + timedelta(days=4) + SESSION_LIFE)
        assert await storage.people.by_token(token) is None


async def test_who_never_sat_down_is_forgotten_and_who_did_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_storage(tmp_path) as storage:
        _passer, old = await storage.people.create("Bob")
        host, token = await storage.people.create("Ann")
        await storage.games.create(with_friends(host))
        spent = await storage.passages.open(host.id)
        monkeypatch.setattr(people, "now", lambda: now() + GUEST_LIFE - timedelta(days=1))
        assert await storage.people.sweep() == 0
        monkeypatch.setattr(people, "now", lambda: now() + GUEST_LIFE + timedelta(days=1))
        assert await storage.people.sweep() == 1
        assert await storage.people.by_token(old) is None
        assert await storage.people.by_token(token) == host
        monkeypatch.setattr(people, "now", lambda: now() + 3 * SESSION_LIFE)
        assert await storage.people.sweep() == 0, "a seat is for ever"
        assert await storage.people.by_token(token) is None
        assert await storage.people.get(host.id) == host
        with pytest.raises(PassageError):
            await storage.passages.find(spent)


async def test_a_link_to_another_device_works_once_and_not_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_storage(tmp_path) as storage:
        ann, first = await storage.people.create("Ann")
        replaced, token = await storage.passages.open(ann.id), await storage.passages.open(ann.id)
        assert await storage.passages.find(token) == ann
        used = await asyncio.gather(*(storage.passages.use(token) for _ in range(3)), return_exceptions=True)
        [(who, second)] = [each for each in used if isinstance(each, tuple)]
        assert who == ann
        assert [await storage.people.by_token(each) for each in (first, second)] == [ann, ann]
        late = await storage.passages.open(ann.id)
        monkeypatch.setattr(one_time_tokens, "now", lambda: now() + PASSAGE_LIFE)
        for spent in (replaced, token, late, "", "x"):
            with pytest.raises(PassageError):
                await storage.passages.use(spent)


def test_a_token_is_kept_as_its_digest_only(tmp_path: Path) -> None:
    async def story() -> str:
        async with open_storage(tmp_path) as storage:
            return (await storage.people.create("Ann"))[1]

    token = run(story())
    with sqlite3.connect(tmp_path / "utopia.db") as connection:
        [(kept,)] = connection.execute("SELECT hash FROM session").fetchall()
    connection.close()
    assert len(kept) == 64
    assert token not in kept
