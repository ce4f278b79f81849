"""A table votes: who has not spoken is told, as long as it is asked."""

from pathlib import Path

from tests.asynchronous import run
from tests.server.notices.receiving import endpoint
from tests.server.notices.setting import setting
from utopia.tables.votes import Vote, cast

ABOUT_BOB = Vote("v1", "leaver", "away", until=9e9, seats=[1])


def test_who_has_not_spoken_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint() as push, setting(tmp_path) as here:
            game = await here.game(tempo={"kind": "live"})
            for who in range(3):
                await here.push(who, push, f"/{who}")
            await here.storage.leaving.ask(game, cast(ABOUT_BOB, here.people[0], "wait"))
            await here.work()
            await here.work(seconds=20)
            assert sorted(request.path for request in push.got) == ["/1", "/2"]
            await here.notices.sweep()
            await here.work(minutes=1)
            assert len(push.got) == 2

    run(story())


def test_a_vote_that_is_over_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint() as push, setting(tmp_path) as here:
            game = await here.game(tempo={"kind": "live"})
            await here.push(1, push)
            await here.storage.leaving.ask(game, ABOUT_BOB)
            await here.work()
            await here.storage.leaving.ask(game, None)
            await here.work(seconds=20)
            assert push.got == []
            await here.storage.leaving.ask(game, ABOUT_BOB)
            await here.work()
            await here.work(seconds=20)
            assert len(push.got) == 1

    run(story())


def test_a_vote_that_a_crash_hid_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with endpoint() as push, setting(tmp_path) as here:
            game = await here.game(tempo={"kind": "live"})
            await here.push(1, push)
            here.notices.forget_log()
            await here.storage.leaving.ask(game, ABOUT_BOB)
            await here.notices.sweep()
            await here.work()
            await here.work(seconds=20)
            assert len(push.got) == 1

    run(story())
