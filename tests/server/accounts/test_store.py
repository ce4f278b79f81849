"""The stores of accounts, passkeys and one-time tokens: once means once, even if two ask at the same time."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.server.database.setting import BOARD, OPTIONS, as_they_sit, game_of, guest, open_storage
from utopia.server.accounts import one_time_tokens, people
from utopia.server.accounts.one_time_tokens import Errand, ErrandError
from utopia.server.accounts.passkeys import LastWayError, Passkey, PasskeyKnownError, PasskeyUsedError
from utopia.server.accounts.people import GUEST_LIFE
from utopia.server.accounts.store import MAIL_LINK_LIFE, MailTakenError
from utopia.server.database.schema import now
from utopia.server.database.schema.games import SeatKind
from utopia.server.database.schema.people import ErrandKind
from utopia.server.storage import Storage
from utopia.server.tables.rows import NewGame, Seat
from utopia.tables.votes import Vote

TWICE = True

ADDRESS = "ada@example.org"


def key(who: str, id_: str = "AAAA") -> Passkey:
    return Passkey(id_, who, b"public", 0, "Phone", now())


async def link(storage: Storage, mail: str = ADDRESS, *, adds: str | None = None) -> str:
    kind = ErrandKind.SIGN_IN if adds is None else ErrandKind.ADD_MAIL
    return await storage.errands.open(Errand(kind, adds, mail), MAIL_LINK_LIFE)


def of_kind(results: Sequence[Any], kind: type) -> list[Any]:
    return [one for one in results if isinstance(one, kind)]


async def test_an_errand_is_done_once_and_not_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_storage(tmp_path) as storage:
        what = Errand(ErrandKind.USE_PASSKEY, None, "visitor")
        token = await storage.errands.open(what, timedelta(minutes=5))
        assert await storage.errands.find(token) == what
        used = await asyncio.gather(*(storage.errands.use(token) for _ in range(4)), return_exceptions=True)
        assert len(of_kind(used, Errand)) == 1
        assert len(of_kind(used, ErrandError)) == 3
        late = await storage.errands.open(what, timedelta(minutes=5))
        monkeypatch.setattr(one_time_tokens, "now", lambda: now() + timedelta(minutes=5))
        for token in (late, "", "x"):
            with pytest.raises(ErrandError):
                await storage.errands.use(token)


async def test_a_person_has_one_errand_of_a_kind(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        old, new = await link(storage, adds=ann.id), await link(storage, adds=ann.id)
        other = await link(storage, adds=bob.id)
        with pytest.raises(ErrandError):
            await storage.errands.find(old)
        assert (await storage.errands.find(new)).person == ann.id
        assert (await storage.errands.find(other)).person == bob.id


async def test_one_address_makes_one_account(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first, second = await link(storage), await link(storage)
        entered = await asyncio.gather(
            storage.accounts.enter_by_mail(first, ann.id, None),
            storage.accounts.enter_by_mail(second, bob.id, None),
            return_exceptions=True,
        )
        [(who, token)] = of_kind(entered, tuple)
        assert len(of_kind(entered, ErrandError)) == 1, "the first one used ends the others"
        assert who.mail == ADDRESS
        assert await storage.people.by_token(token) == who
        again, _ = await storage.accounts.enter_by_mail(await link(storage), bob.id, None)
        assert again.id == who.id


async def test_a_stranger_gets_an_account_of_his_own(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        who, _ = await storage.accounts.enter_by_mail(await link(storage), None, "fr")
        assert (who.name, who.language, who.mail) == (None, "fr", ADDRESS)
        other, _ = await storage.accounts.enter_by_mail(await link(storage, "bob@example.org"), who.id, None)
        assert other.id != who.id, "an account does not become another one"


async def test_an_address_that_two_want_at_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first, second = await link(storage, adds=ann.id), await link(storage, adds=bob.id)
        with pytest.raises(ErrandError):
            await storage.accounts.confirm_mail(first, bob.id)
        assert await storage.accounts.confirm_mail(first, ann.id) == (ADDRESS, None)
        with pytest.raises(MailTakenError):
            await storage.accounts.confirm_mail(second, bob.id)
        found = await storage.people.get(bob.id)
        assert found is not None
        assert found.mail is None
        with pytest.raises(LastWayError):
            await storage.accounts.remove_mail(ann.id)


async def test_a_passkeys_counter_goes_on_even_if_two_ask_at_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        await storage.passkeys.add(key(ann.id))
        with pytest.raises(PasskeyKnownError):
            await storage.passkeys.add(key(bob.id))
        used = await asyncio.gather(*(storage.passkeys.use("AAAA", 3) for _ in range(3)), return_exceptions=True)
        assert used.count(None) == 1
        assert len(of_kind(used, PasskeyUsedError)) == 2
        for count in (0, 2, 3):
            with pytest.raises(PasskeyUsedError):
                await storage.passkeys.use("AAAA", count)
        await storage.passkeys.use("AAAA", 4)
        found = await storage.people.get(bob.id)
        assert found is not None
        assert found.signed_up is None


async def test_the_last_way_in_stays_even_if_both_go_at_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        await storage.passkeys.add(key(ann.id, "AAAA"))
        await storage.passkeys.add(key(ann.id, "BBBB"))
        gone = await asyncio.gather(
            *(storage.passkeys.remove(ann.id, id_) for id_ in ("AAAA", "BBBB")), return_exceptions=True
        )
        assert len(of_kind(gone, LastWayError)) == 1
        assert len(await storage.passkeys.of(ann.id)) == 1


async def test_an_account_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        await storage.passkeys.add(key(ann.id))
        token = await link(storage)
        monkeypatch.setattr(people, "now", lambda: now() + 10 * GUEST_LIFE)
        assert await storage.people.sweep() == 1
        assert await storage.people.get(ann.id) is not None
        assert await storage.people.get(bob.id) is None
        with pytest.raises(ErrandError):
            await storage.errands.find(token)


async def test_what_is_exported_holds_nothing_that_opens_a_door(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        game = await game_of(storage, ann)
        await storage.passkeys.add(key(ann.id))
        told = await storage.accounts.everything_about(ann.id)
        assert told["person"][0]["name"] == "Ann"
        assert [one["id"] for one in told["tables"]] == [game.id]
        assert [one["name"] for one in told["passkey"]] == ["Phone"]
        text = repr(told)
        assert game.secret is not None
        for secret in (token, game.secret, "public", str(game.seed)):
            assert secret not in text


async def test_what_is_exported_says_nothing_of_others(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        seats = [Seat(SeatKind.PERSON, ann.id), Seat(SeatKind.PERSON, bob.id)]
        game = await storage.games.create(NewGame(ann.id, seats, "fr", OPTIONS, BOARD))
        await storage.games.start(game.id, as_they_sit)
        await storage.leaving.ask(game.id, Vote("vote", "more_time", "asked", 1.0, voices={bob.id: "no"}))
        report = await storage.reports.create(ann.id, "rude", game=game.id)
        assert await storage.reports.close(report, "admin1", "she exaggerates")
        told = await storage.accounts.everything_about(ann.id)
        assert [(one["message"], "handled" in one) for one in told["report"]] == [("rude", True)]
        for theirs in (bob.id, "admin1", "exaggerates"):
            assert theirs not in repr(told)


async def test_a_browser_is_called_what_it_is(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        await storage.people.by_token(token, "Firefox, Linux")
        [here] = await storage.accounts.sessions(ann.id, token)
        assert (here.browser, here.here) == ("Firefox, Linux", True)
        await storage.people.by_token(token)
        [here] = await storage.accounts.sessions(ann.id, None)
        assert (here.browser, here.here) == ("Firefox, Linux", False)
