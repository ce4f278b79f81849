"""Errors of the storage.

``str`` of an error is English, for logs: the fault and the correct form. Errors that a person may see also have ``id``
and ``words``, a message of ``locales/*/storage.ftl``.
"""

from enum import StrEnum
from typing import ClassVar


class Trouble(StrEnum):
    """Why nothing could be read or written just now."""

    FULL = "full"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"
    TAKEN = "taken"
    UNSTORABLE = "unstorable"
    CLOSED = "closed"


_SENTENCES = {
    Trouble.FULL: "the disk with the data folder is full; nothing was stored: make room and try again",
    Trouble.LOCKED: "another program holds the database locked; nothing was stored: close it and try again",
    Trouble.READ_ONLY: "the data folder cannot be written; nothing was stored: give this user the right to write there",
    Trouble.DAMAGED: "the database file is damaged; `utopia doctor` says more; put a copy of it in its place",
    Trouble.UNREACHABLE: "the database does not answer as it should",
    Trouble.TAKEN: "another server has taken the database over; nothing was stored: stop this one, it writes no more",
    Trouble.UNSTORABLE: "this holds a character or a number that cannot be stored",
    Trouble.CLOSED: "the storage is closed, since the server stops; nothing was stored",
}


class SaidError(Exception):
    """An error that is shown to people in their language. ``status`` is HTTP's; None: it is none of the client's."""

    status: ClassVar[int | None] = None

    def __init__(self, sentence: str, id_: str, **words: str) -> None:
        super().__init__(sentence)
        self.id = id_
        self.words = words


class StorageError(SaidError):
    """Nothing was stored, or nothing could be read. ``trouble`` says why."""

    status = 503

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(_SENTENCES[trouble], f"storage-{trouble}")
        self.trouble = trouble


class UnstorableError(StorageError):
    """An argument has a value that not every database can store: a zero character, a number out of range."""

    status = 422

    def __init__(self) -> None:
        super().__init__(Trouble.UNSTORABLE)


class SchemaError(SaidError):
    """A database that this program cannot work with: made by a newer one, or not by Utopia."""

    status = 503


class FolderError(SaidError):
    """A data directory that cannot be used: not writable, or another server uses it."""


class HomeError(SaidError):
    """A database elsewhere that cannot be used: no such address, no way in, or another server uses it."""


class NoSuchGameError(LookupError):
    """There is no game of that id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}")
        self.game = game


class StateError(Exception):
    """Something that the state of a game does not allow, such as starting one that runs."""

    def __init__(self, game: str, state: str, wanted: str) -> None:
        super().__init__(f"game {game} is {state}; only one that is {wanted} can do this")
        self.game, self.state = game, state
