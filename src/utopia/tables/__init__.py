"""A game with people: seats, the seat to decide, drafts and take-backs, clocks, votes, the record on disk.

No sockets and no SQL. ``Table`` is the one entry point: it makes chance, bots and moves without a choice happen, waits
for people, and has every decision on disk before it counts. ``clocks`` and ``votes`` are told the time.

Names are imported lazily, so a program that needs only clocks does not load the rules.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from utopia.tables.drafts import Bar, Limit
    from utopia.tables.journal import Journal, JournalError
    from utopia.tables.resuming import Found, find, sit_down
    from utopia.tables.robots import Maker
    from utopia.tables.seats import Bot, Person, Player, players_of
    from utopia.tables.table import Done, Rehearsal, Table, TableError
    from utopia.tables.waiting import Waiting, Waits

_HOMES: Final = {
    "drafts": ("Bar", "Limit"),
    "journal": ("Journal", "JournalError"),
    "resuming": ("Found", "find", "sit_down"),
    "robots": ("Maker",),
    "seats": ("Bot", "Person", "Player", "players_of"),
    "table": ("Done", "Rehearsal", "Table", "TableError"),
    "waiting": ("Waiting", "Waits"),
}
__all__ = [
    "Bar",
    "Bot",
    "Done",
    "Found",
    "Journal",
    "JournalError",
    "Limit",
    "Maker",
    "Person",
    "Player",
    "Rehearsal",
    "Table",
    "TableError",
    "Waiting",
    "Waits",
    "find",
    "players_of",
    "sit_down",
]


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
