"""From the log of a game to its events: take-backs folded in."""

from collections.abc import Iterable
from typing import TypeVar

from utopia.server.storage.rows import Entry, EntryKind

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
