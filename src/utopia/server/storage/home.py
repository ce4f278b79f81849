"""Where a server keeps its data: in a file of its data folder, or in a PostgreSQL database."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from utopia.server.storage.database import Database
from utopia.server.storage.findings import Finding


class Home(Protocol):
    """What differs between the two; whoever reads and writes need not know which it is."""

    @property
    def folder(self) -> Path:
        """The data folder. Copies that are made before something is changed lie there."""

    @property
    def name(self) -> str:
        """With which the names of such copies begin."""

    @property
    def told(self) -> str:
        """What people call the database: its file or its address, and no password."""

    @property
    def place(self) -> str:
        """What people call where it is: its folder or its address."""

    def is_there(self) -> bool:
        """Whether something is stored there. SaidError if that cannot be known."""

    def opened(self) -> Database:
        """For short transactions, beside a server or without one. SaidError."""

    def taken(self) -> AbstractContextManager[Database]:
        """For this process alone, and closed at the end. FolderError or HomeError if another server uses it."""

    def move_in(self, connection: Connection) -> None:
        """In the first transaction of whoever has taken it, once the schema stands."""

    def is_served(self) -> bool:
        """Whether a server uses it at this moment."""

    def size(self, connection: Connection) -> int:
        """Bytes on disk."""

    def free_mb(self) -> int | None:
        """Megabytes that are free where it is, if that can be known."""

    def faults(self, connection: Connection) -> list[str]:
        """What is found wrong with its pages, as far as that can be known beside a server."""

    def mark(self, connection: Connection) -> object:
        """Another one as soon as tables, columns or indexes are others."""

    def copy_to(self, file: Path) -> None:
        """Everything as it is at one moment, in use or not, into a SQLite file: complete, or it is not there."""

    def replace_by(self, file: Path, version: str) -> Path | None:
        """What a SQLite file of that schema holds takes the place of what is there, which is kept; where it lies."""

    def findings(self) -> Iterator[Finding]:
        """What is to be said about it by `utopia doctor`; nothing is changed."""
