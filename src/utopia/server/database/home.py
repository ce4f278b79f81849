"""The results of `utopia doctor`, one check at a time."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from utopia.server.database.database import Database


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. ``id`` and ``words`` are a message of ``locales/*/storage.ftl`` with a remedy."""

    fine: bool
    id: str
    words: dict[str, str | int] = field(default_factory=dict)


class Home(Protocol):
    """The differences between the two backends; callers do not need to know which one it is."""

    @property
    def folder(self) -> Path:
        """The data directory. Copies made before a change lie there."""

    @property
    def name(self) -> str:
        """Prefix of the names of such copies."""

    @property
    def is_shared(self) -> bool:
        """Whether servers on other machines reach it, so that one can stand by for another."""

    @property
    def told(self) -> str:
        """Display name of the database: its file or its address, without password."""

    @property
    def place(self) -> str:
        """Display name of its place: its directory or its address."""

    def is_there(self) -> bool:
        """Whether something is stored there. SaidError if that cannot be known."""

    def opened(self) -> Database:
        """For short transactions, beside a server or without one. SaidError."""

    def taken(self) -> AbstractContextManager[Database]:
        """For this process alone, and closed at the end. FolderError or HomeError if another server uses it."""

    def move_in(self, connection: Connection) -> None:
        """Called in the first transaction of the process that has the lock, once the schema exists."""

    def is_served(self) -> bool:
        """Whether a server uses it at this moment."""

    def size(self, connection: Connection) -> int:
        """Bytes on disk."""

    def free_mb(self) -> int | None:
        """Megabytes that are free where it is, if that can be known."""

    def faults(self, connection: Connection) -> list[str]:
        """Return faults of its pages, as far as they can be found beside a running server."""

    def mark(self, connection: Connection) -> object:
        """Another one as soon as tables, columns or indexes are others."""

    def copy_to(self, file: Path) -> None:
        """Everything as it is at one moment, in use or not, into a SQLite file: complete, or it is not there."""

    def replace_by(self, file: Path, version: str) -> Path | None:
        """Replace the data, which is kept, by a SQLite file of that schema. Return where the old data lies."""

    def findings(self) -> Iterator[Finding]:
        """Return its checks for `utopia doctor`. Nothing is changed."""
