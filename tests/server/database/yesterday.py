"""Databases that programs of earlier commits made: people who are signed in, a game that runs, a table that waits.

Each `older/SCHEMA-COMMIT.sql` was made by serving that commit and playing there, and dumped (``making``).
`older/known.json` says what is in it that the database itself does not tell: which game is which, and with what
browsers and programs come, which opens nothing anywhere else. Where programs have tokens, Ann has a passkey
(``KEY``), Ben a mail address, Cleo is a guest and has left the game called `left` to a bot. From 0006 on a lesson is
solved, from 0007 on there is an imported game with a title, from 0008 on its analysis; from 0011 on a puzzle is missed.
"""

import json
import sqlite3
import time
from pathlib import Path
from typing import Final

import msgspec

from tests.postgresql import PostgreSQL

FOLDER: Final = Path(__file__).parent / "older"
KEY: Final = 20260709
"""The private key of Ann's passkey."""
KEY_ID: Final = b"a key of the past"
"""The id of that passkey."""
_OF_POSTGRESQL: Final = ".postgresql"
_LATELY: Final = ("UPDATE session SET seen = {now}", "UPDATE game SET changed = {now}")
"""What is not used for long is forgotten: these were used just now, however old the file is."""


class Older(msgspec.Struct, frozen=True):
    """One of them."""

    running: str
    """The game that runs."""
    open: str
    """The table that waits."""
    version: int
    """Of the running game."""
    names: list[str]
    """[seat] -> who plays it."""
    left: str | None = None
    """A game that Cleo has left, if one could leave then."""
    sessions: dict[str, str] = {}
    """Name -> the cookie."""
    tokens: dict[str, str] = {}
    """Name -> the key of a program."""
    name: str = ""
    """Of the file, without its ending."""

    @property
    def is_postgresql(self) -> bool:
        """Whether it was no file but a PostgreSQL database."""
        return self.name.endswith(_OF_POSTGRESQL)

    @property
    def dump(self) -> str:
        """What makes it again."""
        return (FOLDER / f"{self.name}.sql").read_text("utf-8")


def _all() -> dict[str, Older]:
    found = json.loads((FOLDER / "known.json").read_text("utf-8"))
    return {name: msgspec.convert({"name": name, **known}, Older) for name, known in found.items()}


OLDER: Final = _all()
FILES: Final = [older for older in OLDER.values() if not older.is_postgresql]
ELSEWHERE: Final = [older for older in OLDER.values() if older.is_postgresql]


def restored(older: Older, folder: Path) -> Path:
    """The database lies in that folder, as a server of that time left it."""
    file = folder / "utopia.db"
    connection = sqlite3.connect(file)
    try:
        connection.executescript(f"{older.dump}\n{_lately()}")
    finally:
        connection.close()
    return file


def restored_in(older: Older, server: PostgreSQL, name: str) -> None:
    """The same in a database of PostgreSQL."""
    server.do(f"{older.dump}\nSET search_path = public; {_lately()}", name)


def _lately() -> str:
    return "".join(f"{statement.format(now=time.time_ns() // 1_000_000)};" for statement in _LATELY)
