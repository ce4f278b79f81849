"""Nobody is written to in their quiet hours, not even in the nights in which the clocks change."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.server.notifications.receiving import endpoint
from tests.server.notifications.setting import Clock, setting
from utopia.server.accounts.messages import Preferences
from utopia.tables.clocks import Holiday, Quiet

NIGHT = Quiet(22 * 60, 8 * 60)


@pytest.mark.parametrize(
    ("evening", "morning"),
    [
        (datetime(2026, 5, 4, 21, 30, tzinfo=UTC), datetime(2026, 5, 5, 6, 0, tzinfo=UTC)),
        (datetime(2026, 3, 28, 22, 30, tzinfo=UTC), datetime(2026, 3, 29, 6, 0, tzinfo=UTC)),
        (datetime(2026, 10, 24, 21, 30, tzinfo=UTC), datetime(2026, 10, 25, 7, 0, tzinfo=UTC)),
    ],
    ids=["an ordinary night", "an hour shorter", "an hour longer"],
)
async def test_it_waits_until_the_morning(tmp_path: Path, evening: datetime, morning: datetime) -> None:
    clock = Clock(evening)
    async with endpoint() as push, setting(tmp_path, clock=clock) as here:
        game = await here.game()
        await here.push(1, push)
        await here.storage.preferences.choose(here.people[1], Preferences("Europe/Rome", NIGHT))
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        [row] = await here.rows()
        assert push.got == []
        assert row.due == morning
        clock.now = morning
        await here.work(seconds=-1)
        assert push.got == []
        await here.work(seconds=1)
        assert len(push.got) == 1


async def test_a_second_try_does_not_fall_into_the_night_either(tmp_path: Path) -> None:
    clock = Clock(datetime(2026, 5, 4, 19, 58, tzinfo=UTC))
    async with endpoint(503) as push, setting(tmp_path, clock=clock) as here:
        game = await here.game()
        await here.push(1, push)
        await here.storage.preferences.choose(here.people[1], Preferences("Europe/Rome", NIGHT))
        await here.turn(game, 1)
        await here.work()
        await here.work(minutes=1)
        assert len(push.got) == 1
        push.status = 201
        await here.work(minutes=1)
        await here.work(minutes=30)
        assert len(push.got) == 1
        clock.now = datetime(2026, 5, 5, 6, 0, tzinfo=UTC)
        await here.work()
        assert len(push.got) == 2


async def test_holidays_are_quiet(tmp_path: Path) -> None:
    async with endpoint() as push, setting(tmp_path) as here:
        game = await here.game()
        await here.push(1, push)
        days = Holiday(date(2026, 5, 4), date(2026, 5, 6))
        await here.storage.preferences.choose(here.people[1], Preferences("UTC", None, [days]))
        await here.turn(game, 1)
        await here.work()
        await here.work(days=2)
        assert push.got == []
        here.clock.now = datetime(2026, 5, 7, tzinfo=UTC)
        await here.work()
        assert len(push.got) == 1
