"""The view of a game for each viewer, with nothing that they may not know (R-CARD-4)."""

from utopia.server.game.view.building import Draft, bar_phrase, draft_of, view_for, view_of
from utopia.server.game.view.figures import own_cards
from utopia.server.game.view.happenings import MOST_TOLD, Chronicler, happening, lately
from utopia.server.game.view.observation import SPECTATOR, Observation, ObservationWithHands, in_the_rules
from utopia.server.game.view.players import ended_early
from utopia.server.game.view.previews import refusal_now, told_of
from utopia.server.game.view.replay import OpenObservation, frames, tally

__all__ = [
    "MOST_TOLD",
    "SPECTATOR",
    "Chronicler",
    "Draft",
    "Observation",
    "ObservationWithHands",
    "OpenObservation",
    "bar_phrase",
    "draft_of",
    "ended_early",
    "frames",
    "happening",
    "in_the_rules",
    "lately",
    "own_cards",
    "refusal_now",
    "tally",
    "told_of",
    "view_for",
    "view_of",
]
