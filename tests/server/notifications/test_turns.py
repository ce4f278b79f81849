"""Your turn: told once, in good time, and only while it is so."""

import json
from pathlib import Path

from tests.asynchronous import run
from tests.server.notifications.receiving import endpoint
from tests.server.notifications.setting import Clock, setting
from utopia.server.database.schema import delivery
from utopia.server.notifications.outbox import NoticeKind

SLOW = {"kind": "slow", "turn": 86400}


async def test_a_turn_is_told_once_after_a_while(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        _, browser = await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.work(seconds=179)
        assert push.got == []
        await here.work(seconds=1)
        [request] = push.got
        told = json.loads(browser.read(request.body))
        assert told == {
            "title": "It is your turn",
            "body": "Ann, Cleo · round 1",
            "path": f"/games/{game}",
            "tag": game,
            "language": "en",
            "waiting": 1,
        }
        for _ in range(3):
            await here.notices.sweep()
            await here.work(minutes=10)
        await here.turn(game, 1, by=1)  # the first steps of their turn
        await here.work(minutes=10)
        assert len(push.got) == 1
        await here.turn(game, 0, by=1)
        await here.work(minutes=10)
        assert len(push.got) == 1
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=10)
        assert len(push.got) == 2


async def test_a_turn_that_has_passed_meanwhile_is_not_told(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work(seconds=20)
        await here.turn(game, 2, by=1)
        await here.work(minutes=10)
        assert push.got == []
        assert [row.dropped is not None for row in await here.rows()] == [True]


async def test_a_turn_that_passes_and_comes_back_between_two_looks_is_a_new_one(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=3)
        assert len(push.got) == 1
        await here.turn(game, 2, by=1)
        await here.turn(game, 1, by=2)
        await here.work()
        await here.work(minutes=3)
        assert len(push.got) == 2


async def test_who_is_at_the_table_is_told_when_he_has_left_it(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "live", "bank": 600})
        await here.push(1, push)
        here.there[game] = {here.people[1]}
        await here.turn(game, 1)
        await here.work()
        for _ in range(5):
            await here.work(seconds=30)
        assert push.got == []
        here.there[game] = set()
        await here.work(seconds=30)
        assert len(push.got) == 1


async def test_several_decide_at_once_and_each_is_told_once(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        for who in (0, 1, 2):
            await here.push(who, push, f"/{who}")
        await here.turn(game, 0, 1, 2, by=2)
        await here.work()
        await here.work(minutes=3)
        await here.turn(game, 1, 2, by=0)
        await here.work(minutes=3)
        assert sorted(request.path for request in push.got) == ["/0", "/1", "/2"]


async def test_nothing_is_written_for_who_wants_nothing(tmp_path: Path) -> None:
    async with setting(tmp_path) as here:
        game = await here.game()
        await here.turn(game, 1)
        await here.work()
        await here.notices.sweep()
        await here.work(minutes=5)
        assert await here.rows() == []


async def test_a_pause_takes_the_notice_back_and_its_end_brings_it(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.pause(game, is_paused=True)
        here.notices.look_at(game)
        await here.work(minutes=10)
        assert push.got == []
        await here.pause(game, is_paused=False)
        await here.notices.sweep()
        await here.work(minutes=10)
        await here.work(minutes=10)
        assert len(push.got) == 1


def test_a_turn_that_a_crash_hid_is_found_by_the_next_sweep(tmp_path: Path) -> None:
    async def first(clock: Clock) -> None:
        async with endpoint() as push, setting(tmp_path, clock=clock) as here:
            game = await here.game(tempo=SLOW)
            await here.push(1, push)
            here.notices.forget_log()
            await here.turn(game, 1)

    async def second(clock: Clock) -> None:
        async with setting(tmp_path, clock=clock) as here:
            await here.notices.recover()
            await here.notices.sweep()
            await here.work()
            await here.work(minutes=3)
            assert [row.kind for row in await here.rows()] == [NoticeKind.TURN]
            assert len(await here.rows(delivery)) == 1
            await here.notices.sweep()
            await here.work(minutes=3)
            assert len(await here.rows()) == 1

    clock = Clock()
    run(first(clock))
    run(second(clock))


async def test_a_turn_that_passed_and_came_back_unseen_is_told(tmp_path: Path) -> None:
    """The server was killed after the moves were stored and before anybody looked at them."""
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo=SLOW)
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=3)
        here.notices.forget_log()
        await here.turn(game, 2, by=1)
        await here.turn(game, 1, by=2)
        await here.notices.recover()
        await here.work()
        await here.work(minutes=3)
        assert len(push.got) == 2
