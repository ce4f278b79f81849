"""The tentative part of a turn, and why a viewer cannot take back."""

from utopia.server.protocol.words import Phrase
from utopia.server.views.building import Draft
from utopia.tables import Bar, Limit, Table


def draft_of(table: Table, viewer: int) -> Draft:
    """For one viewer; a spectator takes nothing back."""
    begins = table.draft_begins
    if viewer < 0:
        return Draft(begins, Phrase("bar-spectator"))
    limit = table.can_take_back(viewer)
    return Draft(begins, None if limit is None else bar_phrase(limit))


def bar_phrase(limit: Limit) -> Phrase:
    """Why nothing more can be taken back, in words."""
    message = f"bar-{limit.bar.name.lower().replace('_', '-')}"
    return Phrase(message, {"seat": limit.seat} if limit.bar == Bar.OTHER_DECIDED else {})
