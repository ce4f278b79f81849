"""The end of a game, its beginning, reminders and answers to reports."""

import json
from pathlib import Path

from sqlalchemy import update

from tests.server.notifications.receiving import endpoint, mailbox
from tests.server.notifications.setting import setting
from utopia.server.database.schema import person
from utopia.server.hosting import Lives
from utopia.server.tables.rows import Result

RUNS_OUT = "Your time is running out"


async def test_the_end_is_told_once_to_who_was_not_there(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game()
        for who in range(3):
            await here.push(who, push, f"/{who}")
        await here.turn(game, 1)
        await here.storage.games.finish(game, Result("target", [1, 2, 3], [50, 40, 30]))
        here.there[game] = {here.people[0]}
        for _ in range(2):
            await here.notices.ended(game)
            await here.work()
            await here.work(minutes=1)
        assert sorted(request.path for request in push.got) == ["/1", "/2"]


async def test_a_table_that_begins_is_told_to_who_is_not_there(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game()
        _, browser = await here.push(1, push, "/bob")
        await here.push(0, push, "/ann")
        here.there[game] = {here.people[0]}
        await here.notices.started(game)
        await here.work()
        await here.work(seconds=20)
        [request] = push.got
        assert request.path == "/bob"
        assert json.loads(browser.read(request.body))["title"] == "Your game has begun"


async def test_of_several_about_one_game_one_push_is_made(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, other = await here.game(), await here.game()
        _, browser = await here.push(1, push)
        await here.notices.started(game)
        await here.turn(game, 1)
        await here.turn(other, 1)
        await here.work()
        await here.work(seconds=20)
        assert push.got == []
        await here.work(minutes=2)
        told = [json.loads(browser.read(request.body)) for request in push.got]
        assert sorted(one["tag"] for one in told) == sorted([game, other])
        assert {one["title"] for one in told} == {"It is your turn"}


async def test_a_reminder_is_told_at_once_and_falls_with_the_turn(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "slow", "turn": 86400})
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=3)
        await here.notices.remind(game, 1, here.people[1], "5.1")
        await here.work()
        assert len(push.got) == 2
        here.there[game] = {here.people[1]}
        await here.notices.remind(game, 1, here.people[1], "5.2")
        await here.work()
        await here.turn(game, 2, by=1)
        here.there.clear()
        await here.work(minutes=5)
        assert len(push.got) == 2


async def test_a_reminder_that_fell_silent_in_a_pause_is_told_after_it(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "live", "bank": 600})
        here.there[game] = {here.people[1]}
        _, browser = await here.push(1, push)
        await here.turn(game, 1)
        await here.notices.remind(game, 1, here.people[1], "5.1")
        await here.work()
        await here.pause(game, is_paused=True)
        here.notices.look_at(game)
        here.there.clear()
        await here.work(minutes=5)
        assert push.got == []
        await here.pause(game, is_paused=False)
        here.notices.look_at(game)
        await here.notices.remind(game, 1, here.people[1], "5.1")
        for _ in range(2):
            await here.work(minutes=1)
        assert [json.loads(browser.read(request.body))["title"] for request in push.got] == [RUNS_OUT]
        await here.notices.remind(game, 1, here.people[1], "5.1")
        await here.work(minutes=5)
        assert len(push.got) == 1, "once"


async def test_a_reminder_that_went_nowhere_comes_with_the_account(tmp_path: Path) -> None:
    """The guest wanted to be told nowhere; the account that they become does."""
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "slow", "turn": 86400})
        account, _ = await here.storage.people.create("Ann at home", "en")
        change = update(person).where(person.c.id == account.id).values(signed_up=here.clock.now)
        await here.storage.database.write(lambda connection: connection.execute(change))
        await here.turn(game, 1)
        await here.notices.remind(game, 1, here.people[1], "5.1")
        await here.work()
        await here.work(minutes=5)
        assert push.got == []
        guest, here.people[1] = here.people[1], account.id
        _, browser = await here.push(1, push)
        assert await here.storage.accounts.merge(guest, account.id) == [game]
        here.notices.look_at(game)
        for _ in range(3):
            await here.work(minutes=3)
        told = [json.loads(browser.read(request.body))["title"] for request in push.got]
        assert sorted(told) == ["It is your turn", RUNS_OUT]


async def test_an_answer_to_a_report(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        await here.game()
        _, browser = await here.push(1, push)
        await here.notices.reported(here.people[1], "r1")
        await here.notices.reported(here.people[1], "r1")
        await here.work()
        [request] = push.got
        assert json.loads(browser.read(request.body))["title"] == "Your report has been reviewed"


async def test_what_is_long_over_is_forgotten_and_a_turn_that_waits_is_not(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game()
        await here.push(1, push)
        await here.turn(game, 1)
        await here.notices.reported(here.people[1], "r1")
        await here.work()
        await here.work(days=40)
        await here.storage.retention.sweep(Lives(deliveries=30))
        await here.notices.sweep()
        await here.work(minutes=5)
        assert [row.kind for row in await here.rows()] == ["turn"]
        assert len(push.got) == 2


async def test_admins_are_told_of_new_reports_in_one_mail(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        await here.game()
        ann, bob, cleo = here.people
        for who in (0, 1):
            await here.mail(who, f"{who}@example.org")
            await here.storage.acts.set_admin(cleo, here.people[who], is_admin=True)
        await here.notices.report_came("r1", cleo)
        await here.notices.report_came("r2", bob)
        await here.work()
        told = {mail["to"]: mail.get_content().replace("\r\n", "\n") for mail in box.got}
        assert told["0@example.org"].count("Somebody has reported something\nhttps://play.example/admin/reports") == 2
        assert told["1@example.org"].count("Somebody has reported something") == 1, "they wrote the other"
        assert ann not in told["0@example.org"]
