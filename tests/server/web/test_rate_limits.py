"""Those who ask too often have to wait; their credentials are not kept."""

from typing import Any

import pytest

from tests.asynchronous import run
from tests.page.building import page_build
from utopia.server.notifications.routes.channels import TRIALS
from utopia.server.web.limiter import RateLimiter, RequestLimits, too_fast
from utopia.server.web.policy import Rate
from utopia.server.web.problems import ProblemError
from utopia.server.web.request import Doorway

AT_ONCE = 12
"""People of one household, club or class who come within a minute, for the first time."""


def doorway(bearer: str = "") -> Doorway:
    headers = [(b"authorization", f"Bearer {bearer}".encode())] if bearer else []
    scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": headers, "client": ("192.0.2.1", 1)}
    return Doorway(scope, "server")


async def test_newcomers_at_one_address_do_not_shut_each_other_out() -> None:
    """Each asks for every file of the page that there is, which is far more than a first visit does."""
    files = [path for path in page_build.PAGE.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    rates: list[Rate] = ["file" if file.parent.name == "assets" else "page" for file in files]
    rates += ["page"]
    rates += ["reading" for _ in range(20)]
    assert len(rates) > 100
    limits = RequestLimits()
    for _ in range(AT_ONCE):
        for rate in rates:
            await limits.check(doorway(), rate)


@pytest.mark.parametrize("rate", ["page", "reading", "file"])
def test_a_flood_from_one_address_is_stopped_whatever_it_asks_for(rate: Rate) -> None:
    async def story() -> None:
        limits = RequestLimits()
        for _ in range(40_000):
            await limits.check(doorway(), rate)

    with pytest.raises(ProblemError, match="too many requests"):
        run(story())


async def test_of_tokens_however_long_only_a_digest_is_kept() -> None:
    limits = RequestLimits()
    token = "x" * 30_000
    before = {one.what: one.left for one in await limits.left(token)}
    await limits.check(doorway(token), "reading")
    after = {one.what: one.left for one in await limits.left(token)}
    assert after["reading"] == before["reading"] - 1
    kept: dict[str, int] = vars(limits._limiter._windows.storage)["storage"]
    assert kept
    assert all(len(key) < 200 for key in kept)


async def test_one_too_many_is_told_how_long_to_wait() -> None:
    limiter = RateLimiter()
    waits = [await limiter.hit(TRIALS, "channel trials", "ann") for _ in range(TRIALS.amount + 1)]
    assert waits[:-1] == [0.0] * TRIALS.amount
    assert 1 <= waits[-1] <= TRIALS.get_expiry()
    assert too_fast(waits[-1]).problem.wait == round(waits[-1], 1)
    assert await limiter.hit(TRIALS, "channel trials", "ben") == 0
    assert await limiter.hit(TRIALS, "links of a visitor", "ann") == 0


async def test_without_limits_nothing_is_counted() -> None:
    limiter = RateLimiter(is_limited=False)
    assert {await limiter.hit(TRIALS, "channel trials", "ann") for _ in range(50)} == {0.0}
