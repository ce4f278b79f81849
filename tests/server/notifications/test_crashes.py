"""The server is killed between two steps: nobody is told twice, and nobody is forgotten."""

import asyncio
from pathlib import Path

import pytest

from tests.server.notifications.receiving import HANGS, endpoint, mailbox
from tests.server.notifications.setting import Clock, Setting, setting
from utopia.server.database.schema import channel, delivery


async def until_killed(here: Setting, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """The next time this step of a delivery is to be noted the server dies before it is."""
    reached = asyncio.Event()

    async def die(*_: object, **__: object) -> None:
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(type(here.storage.deliveries), step, die)
    await here.notices.work()
    await reached.wait()
    await here.notices.close()
    monkeypatch.undo()


async def test_killed_before_it_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent after the start."""
    clock = Clock()
    async with mailbox() as box:
        async with setting(tmp_path, smtp=box.port, clock=clock) as here:
            game = await here.game()
            await here.mail(1)
            await here.turn(game, 1)
            await here.work()
            clock.on(minutes=1)
            await until_killed(here, monkeypatch, "begin")
        assert box.got == []
        async with setting(tmp_path, smtp=box.port, clock=clock) as here:
            await here.notices.recover()
            await here.work()
            assert len(box.got) == 1


async def test_killed_after_it_was_sent_and_before_that_was_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether the mail has arrived: it is not sent twice."""
    clock = Clock()
    async with mailbox() as box:
        async with setting(tmp_path, smtp=box.port, clock=clock) as here:
            game = await here.game()
            await here.mail(1)
            await here.turn(game, 1)
            await here.work()
            clock.on(minutes=1)
            await until_killed(here, monkeypatch, "succeed")
        assert len(box.got) == 1
        async with setting(tmp_path, smtp=box.port, clock=clock) as here:
            await here.notices.recover()
            await here.work(hours=5)
            assert len(box.got) == 1
            assert await here.tried() == [(1, "interrupted", True)]


async def test_a_push_that_was_cut_off_is_sent_again_in_its_own_place(tmp_path: Path) -> None:
    clock = Clock()
    async with endpoint(HANGS) as push:
        async with setting(tmp_path, clock=clock) as here:
            game = await here.game()
            await here.push(1, push)
            await here.turn(game, 1)
            await here.work()
            clock.on(minutes=1)
            await here.notices.work()
            while not push.got:
                await asyncio.sleep(0.01)
            await here.notices.close()
        push.status = 201
        async with setting(tmp_path, clock=clock) as here:
            await here.notices.recover()
            await here.work()
            assert [request.headers["topic"] for request in push.got] == [game, game]
            [row] = await here.rows(delivery)
            assert row.done is not None
            [row] = await here.rows(channel)
            assert row.closed is None


async def test_what_has_been_told_is_not_told_again_after_a_start(tmp_path: Path) -> None:
    clock = Clock()
    async with endpoint() as push:
        async with setting(tmp_path, clock=clock) as here:
            game = await here.game()
            await here.push(1, push)
            await here.turn(game, 1)
            await here.work()
            await here.work(minutes=1)
            assert len(push.got) == 1
        for _ in range(2):
            async with setting(tmp_path, clock=clock) as here:
                await here.notices.recover()
                await here.notices.sweep()
                await here.work(minutes=5)
        assert len(push.got) == 1
