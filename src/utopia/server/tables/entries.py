"""Entries of the log of a game, and the events that stand once take-backs are folded in."""

from collections.abc import Iterable
from datetime import datetime
from typing import TypeVar

import msgspec

from utopia.server.database.schema.games import EntryKind


class ConflictError(Exception):
    """The log of a game is longer or shorter than the writer expected; ``length`` is its length. Nothing was stored."""

    def __init__(self, game: str, seq: int, length: int) -> None:
        super().__init__(f"game {game} has {length} entries; one numbered {seq} cannot follow")
        self.game, self.seq, self.length = game, seq, length


class KeyUsedError(Exception):
    """A command of that key is in the log of the game already. Nothing was stored."""

    def __init__(self, game: str, keys: tuple[str, ...]) -> None:
        super().__init__(f"game {game} has a command of the same key already ({', '.join(keys)})")
        self.game, self.keys = game, keys


class Progress(msgspec.Struct, frozen=True):
    """Where a game stands, for lists of games."""

    round: int
    deciding: int
    """Mask of the seats that may decide."""


class Entry(msgspec.Struct, frozen=True):
    """One entry for the log of a game."""

    kind: EntryKind
    seat: int
    """Whose move or take-back it is; -2 (``rules.CHANCE``) for a draw."""
    code: int
    """Of the move or draw; of a take-back the number of events that stand after it."""
    key: str | None = None
    """Key of the command that caused it and its person (``rooms.history.stored_key``).

    It stands in a command's first entry only, and never twice in a game.
    """
    person: str | None = None
    """Whose command it was; None for bots, chance and forced moves."""


class Logged(Entry, frozen=True, kw_only=True):
    """An entry that is stored."""

    seq: int
    """Its number in the game's log, from 0."""
    at: datetime


AnyEntry = TypeVar("AnyEntry", bound=Entry)


def standing(entries: Iterable[AnyEntry]) -> list[AnyEntry]:
    """Return the moves and draws that are valid (not undone), in order; ``[n]`` is event n of the game."""
    stand: list[AnyEntry] = []
    for entry in entries:
        if entry.kind is EntryKind.TAKE_BACK:
            del stand[entry.code :]
        else:
            stand.append(entry)
    return stand
