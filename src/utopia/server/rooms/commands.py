"""Reasons to refuse a command before the rules: it is repeated, out of date, or sent without a seat."""

from utopia.rules import Step
from utopia.server.protocol.words import Phrase, Refusal
from utopia.server.rooms.history import History
from utopia.server.storage.entries import Entry
from utopia.server.storage.schema.games import EntryKind
from utopia.server.views import Seen

STALE = Refusal(Phrase("refusal-stale"))
"""The table has moved on since the view that the command was made for."""
KEY_USED = Refusal(Phrase("refusal-key-used"))
NO_SEAT = Refusal(Phrase("refusal-no-seat"))


def is_repeated(done: Entry, kind: EntryKind, seat: int, code: int | None) -> bool:
    """Whether the command that was done under a key is this one, and not another under the same key."""
    return done.kind is kind and done.seat == seat and (code is None or done.code == code)


def is_current(history: History, seen: Seen, version: int) -> bool:
    """Return whether a move of ``seen.viewer`` made for that version still has its meaning.

    Others who choose their discards at the same time change nothing for that viewer (R-CARD-2).
    """
    if version == history.version:
        return True
    if not 0 <= version < history.version or seen.step() != Step.DISCARD:
        return False
    others = all(e.kind is EntryKind.MOVE and e.seat != seen.viewer for e in history.since(version))
    return others and seen.step(history.standing(version)) == Step.DISCARD
