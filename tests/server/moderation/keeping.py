"""The admins' commands, at the server's terminal."""

from typing import Any

from tests import commands
from tests.server.conftest import Server, Visitor

JSON = dict[str, Any]


def admin(server: Server, *words: str, status: int = 0) -> str:
    """What `utopia admin …` says, while the server runs."""
    done = commands.admin(server.data, *words)
    assert done.status == status, done.errors
    return done.out if status == 0 else done.errors


def called(visitor: Visitor, name: str) -> str:
    """Give somebody that name; return their id, as an admin finds it."""
    assert visitor.send("PATCH", "/api/me", {"name": name}).status_code == 200
    return next(line.split()[0] for line in admin(visitor.server, "people", "find", name).splitlines()[1:])


def seat(game: str, number: int) -> JSON:
    return {"game": game, "seat": number}
