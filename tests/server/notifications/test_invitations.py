"""People who are invited to a table are notified once, where they want it, and not when it is over."""

import contextlib
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.server.database.setting import seated, with_friends
from tests.server.notifications.receiving import endpoint, mailbox
from tests.server.notifications.setting import Clock, Setting, setting
from utopia.server.accounts.messages import Preferences
from utopia.server.accounts.people import Person
from utopia.server.database.schema.games import Purpose
from utopia.server.database.schema.people import RelationKind
from utopia.tables.clocks import Quiet


async def people(here: Setting, *names: str) -> list[Person]:
    made = [(await here.storage.people.create(name, "en"))[0] for name in names]
    here.people = [person.id for person in made]
    return made


async def table(here: Setting, host: Person, friends: int = 2) -> str:
    return (await here.storage.games.create(with_friends(host, friends))).id


@contextlib.asynccontextmanager
async def asked(folder: Path, clock: Clock | None = None) -> AsyncIterator[tuple[Setting, str]]:
    """Ann has asked Bob to her table."""
    async with setting(folder, clock=clock) as here:
        ann, bob = await people(here, "Ann", "Bob")
        id_ = await table(here, ann)
        await here.notices.invite(id_, bob.id)
        yield here, id_


async def test_it_is_pushed_once_and_opens_the_invitation(tmp_path: Path) -> None:
    async with endpoint() as push, asked(tmp_path) as (here, id_):
        _, browser = await here.push(1, push)
        await here.work()
        assert push.got == [], "the host may think better of it"
        await here.work(seconds=20)
        await here.notices.invite(id_, here.people[1])
        await here.work(minutes=5)
        [request] = push.got
        told = json.loads(browser.read(request.body))
        assert (told["title"], told["body"]) == ("You are invited to a table", "Ann")
        assert told["path"] == f"/invitations/{id_}"


@pytest.mark.parametrize("end", ["taken back", "declined", "accepted", "full", "begun", "closed", "blocked"])
async def test_what_is_over_is_not_told(tmp_path: Path, end: str) -> None:
    async with endpoint() as push, asked(tmp_path) as (here, id_):
        await here.push(1, push)
        await finish(here, id_, end)
        await here.work(minutes=1)
        assert push.got == []


async def finish(here: Setting, id_: str, end: str) -> None:
    invitations, (ann, bob) = here.storage.invitations, here.people
    if end == "taken back":
        [one] = await invitations.of_game(id_)
        await invitations.withdraw(id_, one.id)
    elif end == "declined":
        await invitations.decline(id_, bob)
    elif end == "accepted":
        await invitations.accept(id_, bob)
    elif end == "full":
        for _ in range(2):
            link = await here.storage.links.renew(id_, Purpose.JOIN)
            await here.storage.seats.take(link.token, (await here.storage.people.create("Cleo"))[0].id)
    elif end == "begun":
        await here.storage.games.start(id_, seated(await here.storage.seats.of(id_)))
    elif end == "closed":
        await here.storage.games.delete(id_)
    else:
        await here.storage.relations.add(bob, RelationKind.BLOCK, ann)


async def test_what_is_over_before_the_second_try_is_not_tried_again(tmp_path: Path) -> None:
    async with endpoint(503) as push, asked(tmp_path) as (here, id_):
        await here.push(1, push)
        await here.work(seconds=20)
        assert len(push.got) == 1
        push.status = 201
        await here.storage.games.start(id_, seated(await here.storage.seats.of(id_)))
        await here.work(minutes=1)
        assert len(push.got) == 1


async def test_who_is_asked_anew_after_it_was_taken_back_is_told_once(tmp_path: Path) -> None:
    async with endpoint() as push, asked(tmp_path) as (here, id_):
        await here.push(1, push)
        for _ in range(3):
            [one] = await here.storage.invitations.of_game(id_)
            await here.storage.invitations.withdraw(id_, one.id)
            await here.notices.invite(id_, here.people[1])
            await here.work(minutes=1)
        assert len(push.got) == 1


async def test_not_at_night(tmp_path: Path) -> None:
    night = Clock(datetime(2026, 5, 4, 23, 0, tzinfo=UTC))
    async with endpoint() as push, asked(tmp_path, night) as (here, _):
        await here.push(1, push)
        await here.storage.preferences.choose(here.people[1], Preferences("UTC", Quiet(22 * 60, 8 * 60)))
        await here.work(minutes=1)
        assert push.got == []
        night.now = datetime(2026, 5, 5, 8, 0, tzinfo=UTC)
        await here.work()
        assert len(push.got) == 1


async def test_it_can_be_switched_off(tmp_path: Path) -> None:
    async with endpoint() as push, asked(tmp_path) as (here, _):
        channel, _ = await here.push(1, push)
        await here.storage.channels.mute(here.people[1], channel.id, ["invitation"])
        await here.work(minutes=1)
        assert push.got == []


async def test_several_come_in_one_mail_with_a_link_each(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        ann, cleo, _ = await people(here, "Ann", "Cleo", "Bob")
        await here.mail(2, "bob@example.org")
        for host in (ann, cleo):
            await here.notices.invite(await table(here, host), here.people[2])
        await here.work(seconds=20)
        [mail] = box.got
        text = mail.get_content()
        assert mail["subject"] == "Utopia: 2 notices"
        assert "You are invited to a table (Ann)" in text
        assert "You are invited to a table (Cleo)" in text
        links = [line.rpartition("/go/")[2] for line in text.splitlines() if "/go/" in line]
        ways = [here.notices.signer.read(link, "go", "come") for link in links]
        assert [way.purpose for way in ways if way] == ["come", "come"]
        assert here.notices.signer.read(links[0], "go") is None
