"""A table votes: voters who have not voted are told while it is open; those whom it is about, what they can do."""

import json
from pathlib import Path

import pytest

from tests.server.notifications.receiving import Browser, Endpoint, endpoint
from tests.server.notifications.setting import Setting, setting
from utopia.locales import ENGLISH
from utopia.server.notifications.texts import spoken
from utopia.tables.clocks.tempo import AWAY, DAY, MISSED
from utopia.tables.votes import Vote, Why, cast

COME_BACK = "Come back within 2 minutes, or your table decides about your seat"
MOVE = "Make a move within 2 minutes, or your table decides about your seat"


def about_bob(here: Setting, why: Why = "away", seconds: float = 150, id_: str = "v1") -> Vote:
    """What is asked now about the second of them."""
    return Vote(id_, "leaver", why, here.clock.now.timestamp() + seconds, seats=[1], person=here.people[1])


async def at_live_table(here: Setting, push: Endpoint) -> tuple[str, list[Browser]]:
    """A game of three, each of whom wants to be told."""
    game = await here.game(tempo={"kind": "live"})
    return game, [(await here.push(who, push, f"/{who}"))[1] for who in range(3)]


async def asked(here: Setting, game: str, vote: Vote | None) -> None:
    """It is asked, and time enough passes to be told."""
    await here.storage.leaving.ask(game, vote)
    await here.work()
    await here.work(seconds=20)


def titles(push: Endpoint, browser: Browser, path: str) -> list[str]:
    return [json.loads(browser.read(request.body))["title"] for request in push.got if request.path == path]


async def test_who_has_a_voice_and_has_not_used_it_is_told(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, browsers = await at_live_table(here, push)
        await asked(here, game, cast(about_bob(here), here.people[0], "wait"))
        assert titles(push, browsers[0], "/0") == []
        assert titles(push, browsers[2], "/2") == ["Your table is voting and waits for your vote"]
        told = len(push.got)
        await here.notices.sweep()
        await here.work(minutes=1)
        assert len(push.got) == told


async def test_whom_it_is_about_is_told_until_when_to_come_back(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, browsers = await at_live_table(here, push)
        await asked(here, game, about_bob(here))
        assert titles(push, browsers[1], "/1") == ["Come back within 2 minutes, or your table decides about your seat"]


async def test_who_sits_there_and_does_not_move_is_told_nevertheless(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, browsers = await at_live_table(here, push)
        here.there[game] = set(here.people)
        await asked(here, game, about_bob(here, "idle"))
        assert titles(push, browsers[1], "/1") == [
            "Make a move within 2 minutes, or your table decides about your seat"
        ]
        assert len(push.got) == 1, "the others see it"


async def test_who_said_that_he_goes_is_told_nothing(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, _ = await at_live_table(here, push)
        await asked(here, game, about_bob(here, "left"))
        assert sorted(request.path for request in push.got) == ["/0", "/2"]


async def test_who_is_back_in_time_is_told_nothing_and_nothing_comes_too_late(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, _ = await at_live_table(here, push)
        here.there[game] = {here.people[1]}
        await asked(here, game, about_bob(here))
        await asked(here, game, None)
        here.there.clear()
        await here.storage.leaving.ask(game, about_bob(here, seconds=10, id_="v2"))
        await here.work()
        await here.work(seconds=20)
        assert "/1" not in {request.path for request in push.got}


async def test_a_vote_that_is_over_is_not_told(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "live"})
        await here.push(1, push)
        vote = about_bob(here)
        await here.storage.leaving.ask(game, vote)
        await here.work()
        await asked(here, game, None)
        assert push.got == []
        await asked(here, game, vote)
        assert len(push.got) == 1


async def test_a_vote_that_a_crash_hid_is_found(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game(tempo={"kind": "live"})
        await here.push(1, push)
        here.notices.forget_log()
        await here.storage.leaving.ask(game, about_bob(here))
        await here.notices.sweep()
        await here.work()
        await here.work(seconds=20)
        assert len(push.got) == 1


async def test_who_is_missed_is_told_before_the_table_is_asked(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, browsers = await at_live_table(here, push)
        for _ in range(2):
            await here.notices.remind(game, 1, here.people[1], "1768046400", "away")
            await here.notices.sweep()
            await here.work()
        assert titles(push, browsers[1], "/1") == ["Come back within 2 minutes, or your table decides about your seat"]
        await here.notices.remind(game, 2, here.people[2], "1768046400", "away")
        await here.work(seconds=AWAY - MISSED)
        assert titles(push, browsers[2], "/2") == [], "by then it is asked, and they are told that"


async def test_the_second_time_in_a_row_is_told_as_such(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game, browsers = await at_live_table(here, push)
        await here.turn(game, 1)
        await here.notices.remind(game, 1, here.people[1], "5.2", "last")
        await here.work()
        (title,) = titles(push, browsers[1], "/1")
        assert title.startswith("Your time is running out for the second time in a row")


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(3, "1 minute"), (100, "2 minutes"), (3599, "1 h 0 min"), (90 * 60, "1 h 30 min"), (2 * DAY, "2 d 0 h")],
)
def test_spans_in_words(seconds: float, told: str) -> None:
    assert spoken(seconds, ENGLISH) == told
