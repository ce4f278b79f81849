"""Notices by mail: several in one, in the reader's language, with links that do what they say."""

import re
from pathlib import Path

from tests.server.notifications.receiving import endpoint, mailbox
from tests.server.notifications.setting import setting
from utopia.server.database.schema import channel
from utopia.server.tables.clocks import SeatTime
from utopia.server.tables.rows import Result
from utopia.tables.clocks.clock import Clock

SLOW = {"kind": "slow", "turn": 86400}


async def test_several_games_come_in_one_mail(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        games = [await here.game(tempo=SLOW) for _ in range(4)]
        await here.mail(1, "bob@example.org", "de")
        await here.turn(games[0], 1)
        await here.turn(games[1], 1)
        await here.work()
        await here.work(minutes=3)
        [mail] = box.got
        assert mail["to"] == "bob@example.org"
        assert mail["subject"] == "Utopia: 2 Nachrichten"
        text = mail.get_content()
        assert text.count("Du bist am Zug (Ann, Cleo · Runde 1)") == 2
        await here.turn(games[2], 1)
        await here.work()
        await here.work(minutes=3)
        await here.turn(games[3], 1)
        await here.work()
        await here.work(minutes=3)
        assert len(box.got) == 1
        await here.work(minutes=4)
        assert len(box.got) == 2
        assert box.got[1].get_content().count("Du bist am Zug") == 2
        await here.work(hours=3)
        assert len(box.got) == 2


async def test_a_mail_says_how_long_one_has_and_how_a_game_ended(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        running, over = [await here.game(tempo=SLOW) for _ in range(2)]
        await here.mail(1)
        await here.turn(running, 1)
        until = here.clock.now.timestamp() + 86400
        await here.storage.clocks.save(running, {1: SeatTime(Clock(bank=0, until=until))})
        ended = Result("target", [2, 1, 3], [41, 52, 30])
        await here.storage.games.finish(over, ended)
        await here.notices.ended(over)
        await here.work()
        await here.work(minutes=4)
        [mail] = box.got
        text = mail.get_content()
        assert "Time left: 23 h 56 min." in text
        assert "1. Bob (52), 2. Ann (41), 3. Cleo (30)" in text
        assert "No more mails of this kind (my turn)" in text
        assert "No more mails of this kind (a game ends)" in text


async def test_a_turn_that_passes_while_the_mail_waits_is_left_out(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        first, second = [await here.game(tempo=SLOW) for _ in range(2)]
        await here.mail(1)
        await here.turn(first, 1)
        await here.work()
        await here.work(minutes=3)
        await here.turn(second, 1)
        await here.work()
        await here.work(minutes=4)
        await here.turn(second, 2, by=1)
        await here.work(minutes=30)
        assert len(box.got) == 1


async def test_the_links_of_a_mail(tmp_path: Path) -> None:
    async with mailbox() as box, setting(tmp_path, smtp=box.port) as here:
        game = await here.game(tempo=SLOW)
        mine = await here.mail(1)
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=3)
        [mail] = box.got
        go = re.search(r"https://play\.example/go/(\S+)", mail.get_content())
        off = re.fullmatch(r"<https://play\.example/api/notices/off/(\S+)>", mail["list-unsubscribe"])
        assert go
        assert off
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["auto-submitted"] == "auto-generated"
        signer = here.notices.signer
        way = signer.read(go[1], "go")
        assert way is not None
        assert (way.person, way.what) == (here.people[1], game)
        switched = signer.read(off[1], "off")
        assert switched is not None
        assert (switched.person, switched.what) == (here.people[1], f"{mine.id}:turn")
        assert signer.read(go[1], "off") is None
        assert signer.read(go[1][:-2] + "xx", "go") is None
        assert signer.read("ä" * 40, "go") is None
        assert signer.read("", "go") is None


async def test_a_mail_server_that_is_down_loses_nothing(tmp_path: Path) -> None:
    async with mailbox() as box:
        box.refuses = "451 later"
        async with setting(tmp_path, smtp=box.port) as here:
            game = await here.game(tempo=SLOW)
            await here.mail(1)
            await here.turn(game, 1)
            await here.work()
            await here.work(minutes=3)
            box.refuses = ""
            await here.work(minutes=1)
            assert len(box.got) == 1


async def test_an_address_that_is_refused_for_good_is_closed_in_the_end(tmp_path: Path) -> None:
    async with mailbox() as box:
        box.refuses = "550 nobody here"
        async with setting(tmp_path, smtp=box.port) as here:
            game = await here.game(tempo=SLOW)
            await here.mail(1)
            for _ in range(7):
                await here.turn(game, 1)
                await here.work()
                await here.work(minutes=20)
                await here.turn(game, 0, by=1)
                await here.work()
            [row] = await here.rows(channel)
            assert row.closed is not None
            assert row.failures == 5


async def test_who_has_no_address_any_more_gets_no_mail_and_the_rest_nevertheless(tmp_path: Path) -> None:
    async with mailbox() as box, endpoint() as push, setting(tmp_path, smtp=box.port) as here:
        game = await here.game()
        await here.storage.channels.open(here.people[1], (await here.mail(2)).kind, "")
        await here.push(1, push)
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        assert (len(box.got), len(push.got)) == (0, 1)


async def test_a_kind_that_is_switched_off_does_not_come(tmp_path: Path) -> None:
    async with mailbox() as box, endpoint() as push, setting(tmp_path, smtp=box.port) as here:
        game = await here.game()
        mail = await here.mail(1)
        await here.push(1, push)
        await here.storage.channels.mute(here.people[1], mail.id, ["turn"])
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        assert (len(box.got), len(push.got)) == (0, 1)
