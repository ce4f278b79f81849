"""A browser's first changes, sent before any answer has brought it a session, are by one guest."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import AUTHORITIES, LONG, Visitor
from tests.server.database.setting import open_storage
from utopia.server.accounts import new_guests
from utopia.server.accounts.new_guests import NewGuests

Visit = Callable[[], Visitor]


def test_two_first_changes_at_once_are_by_one_guest(visit: Visit) -> None:
    me = visit()
    headers = {"cookie": me.cookies, "x-csrf-token": me.token}

    async def both() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=me.server.url, headers=headers, timeout=LONG, verify=AUTHORITIES) as http:
            deal = http.post("/api/deals", json={"bots": ["greedy"]})
            return list(await asyncio.gather(deal, *(http.patch("/api/me", json={"name": "Ada"}) for _ in range(3))))

    made, *named = asyncio.run(both())
    sessions = {answer.cookies[min(answer.cookies, key=len)] for answer in (made, *named)}
    assert len(sessions) == 1, "the browser keeps the session of one, and loses what the others did"
    assert visit().get(f"/api/deals/{made.json()['entry']['id']}").json()["entry"]["host"] == "Ada"


def test_after_signing_out_somebody_new_begins(visit: Visit) -> None:
    me = visit()
    me.send("PATCH", "/api/me", {"name": "Ada"})
    me.post("/api/account/sign-out")
    assert me.send("PATCH", "/api/me", {"language": "fr"}).json()["name"] is None


def test_after_an_account_signed_out_somebody_new_begins(visit: Visit) -> None:
    me = visit()
    signed_up(me, "Ada")
    me.post("/api/account/sign-out")
    assert me.send("PATCH", "/api/me", {"language": "fr"}).json()["name"] is None


async def test_a_guest_is_found_without_a_session_for_a_short_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_storage(tmp_path) as storage:
        made = NewGuests(storage.people)
        ada, session = await made.of("a browser")
        assert await made.of("a browser") == (ada, session)
        assert (await made.of("another"))[0] != ada
        await storage.people.end_session(session)
        ben, _ = await made.of("a browser")
        assert ben != ada, "that session has ended"
        monkeypatch.setattr(new_guests, "ANSWER_LIFE", 0.0)
        assert (await made.of("a browser"))[0] not in (ada, ben)
