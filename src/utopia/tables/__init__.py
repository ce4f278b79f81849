"""A game with people: who sits where, whose decision it is, drafts and take-backs, and the record on disk.

No sockets and no SQL. ``Table`` is the one door: it does what needs no person (chance, bots, moves without a choice),
waits for people, and has every decision on disk before it counts.
"""

from utopia.tables.drafts import Bar, Limit
from utopia.tables.journal import Journal, JournalError
from utopia.tables.resuming import Found, find, sit_down
from utopia.tables.robots import Maker
from utopia.tables.seats import Bot, Person, Player, players_of
from utopia.tables.table import Done, Rehearsal, Table, TableError
from utopia.tables.waiting import Waiting, Waits

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
