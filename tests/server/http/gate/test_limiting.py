"""Who asks too often has to wait; what he came with is not kept."""

from typing import Any

from tests.asynchronous import run
from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.gate.limiting import Limits


def doorway(bearer: str) -> Doorway:
    headers = [(b"authorization", f"Bearer {bearer}".encode())]
    scope: Any = {"type": "http", "method": "GET", "path": "/api/me", "headers": headers, "client": ("192.0.2.1", 1)}
    return Doorway(scope, "server")


def test_of_tokens_however_long_only_a_digest_is_kept() -> None:
    async def story() -> None:
        limits = Limits()
        token = "x" * 30_000
        before = {one.what: one.left for one in await limits.left(token)}
        await limits.check(doorway(token))
        after = {one.what: one.left for one in await limits.left(token)}
        assert after["reading"] == before["reading"] - 1
        kept: dict[str, int] = vars(limits._limiter.storage)["storage"]
        assert kept
        assert all(len(key) < 200 for key in kept)

    run(story())
