"""The view of a game for each viewer, with nothing that they may not know (R-CARD-4)."""

from utopia.server.views.building import Draft, view_for, view_of
from utopia.server.views.drafting import bar_phrase, draft_of
from utopia.server.views.happenings import MOST_TOLD, Chronicler, happening, lately
from utopia.server.views.hinting import hint_of
from utopia.server.views.open_hands import SeenWithHands
from utopia.server.views.past import SeenByAll, frames, tally
from utopia.server.views.previews import refusal_now, told_of
from utopia.server.views.results import ended_early
from utopia.server.views.seen import SPECTATOR, Seen, in_the_rules

__all__ = [
    "MOST_TOLD",
    "SPECTATOR",
    "Chronicler",
    "Draft",
    "Seen",
    "SeenByAll",
    "SeenWithHands",
    "bar_phrase",
    "draft_of",
    "ended_early",
    "frames",
    "happening",
    "hint_of",
    "in_the_rules",
    "lately",
    "refusal_now",
    "tally",
    "told_of",
    "view_for",
    "view_of",
]
