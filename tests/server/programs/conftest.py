"""Programs for tests: they come with a token and no cookie."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import AUTHORITIES, Server, Visitor

EVERYTHING = ["games:read", "games:play", "tables:open", "talk", "records", "account:read"]


class Program:
    """A program that shows a token with everything it asks for."""

    def __init__(self, server: Server, text: str) -> None:
        self.server, self.text = server, text
        self.http = httpx.Client(
            base_url=server.url,
            timeout=60,
            headers={"authorization": f"Bearer {text}"},
            follow_redirects=False,
            verify=AUTHORITIES,
        )

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.http.get(path, **how)

    def post(self, path: str, body: Any = None, **how: Any) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **how)


def token_of(visitor: Visitor, *scopes: str, bot: str | None = None, **wish: Any) -> Any:
    """A new token, and its text."""
    wish = {"name": "test", "scopes": list(scopes) or EVERYTHING, "bot": bot, **wish}
    answer = visitor.post("/api/me/tokens", wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def bot_of(visitor: Visitor, name: str = "Robby") -> str:
    answer = visitor.post("/api/me/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture
def program() -> Iterator[Callable[[Visitor, str], Program]]:
    """Makes programs that come with a token of that visitor."""
    made: list[Program] = []

    def make(visitor: Visitor, text: str | None = None) -> Program:
        made.append(Program(visitor.server, text or token_of(visitor)["text"]))
        return made[-1]

    yield make
    for one in made:
        one.http.close()
