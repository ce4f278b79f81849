"""The whole position as a viewer may know it: ``view_of`` is what every message of a table carries."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from utopia import rules
from utopia.notation.position.words import PHASE_NAMES, STEP_NAMES
from utopia.rules import MOST_MOVES, NOBODY, Step, who_may_decide
from utopia.server.protocol.view import Action, View
from utopia.server.protocol.words import Phrase
from utopia.server.views.happenings import told_since
from utopia.server.views.order import acted, order_of_play, track
from utopia.server.views.phrases import question_phrase, why_phrase
from utopia.server.views.players import player_views
from utopia.server.views.results import ending_phrase, result_view
from utopia.server.views.seen import Seen

_FIELDS: Final = {
    "round": "round_number",
    "lap": "lap",
    "turn": "turn",
    "named": "named",
    "scale": "scale",
    "bag": "bag",
    "ships": "open_guests",
    "surprise": "surprise_guest",
    "monuments": "monument",
    "owners": "owner",
    "wonders": "wonder_owner",
    "monuments_left": "monuments_left",
    "pile": "pile_size",
    "discards": "discards",
}
"""Field of a view -> field of the position."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What of a turn is tentative, for one viewer."""

    begins: int
    """Number of the first event that may still be taken back."""
    bar: Phrase | None = None
    """Why the viewer cannot take back; None if he can."""


def view_of(seen: Seen, game: str, version: int, kept: int, draft: Draft | None = None, *, past: bool = False) -> View:
    """The position that ``seen`` knows; ``game`` is its id, ``kept`` the events that the viewer has been told.

    Without a draft nothing is tentative. A position of the past offers no moves, and says of its last event only what
    was known then.
    """
    had, at = acted(seen), track(seen)
    mask = int(who_may_decide(seen.position))
    told_from, since = told_since(seen, kept)
    return View(
        game=game,
        version=version,
        events=seen.events,
        viewer=seen.viewer,
        **_as_it_lies(seen),
        phase=PHASE_NAMES[rules.Phase(int(seen.position["phase"][0]))],
        step=STEP_NAMES[seen.step()],
        deciding=[seat for seat in at if mask >> seat & 1],
        why=why_phrase(seen.board, seen.position),
        question=question_phrase(seen.map, seen.board, seen.position),
        ending=ending_phrase(seen),
        order=order_of_play(seen, had),
        acted=had,
        track=at,
        players=player_views(seen),
        princes=_princes(seen),
        action=_action(seen),
        choices=[] if past else _choices(seen),
        draft=seen.events if draft is None else draft.begins,
        can_take_back=draft is not None and draft.bar is None,
        bar=None if draft is None else draft.bar,
        kept=told_from,
        since=since,
        result=result_view(seen),
    )


def _as_it_lies(seen: Seen) -> dict[str, Any]:
    """What a view has from the position as it is."""
    return {name: seen.position[field][0].tolist() for name, field in _FIELDS.items()}


def _princes(seen: Seen) -> list[tuple[int, int, int, int]]:
    princes = seen.position["princes"][0][: seen.players]
    seats, civilizations, districts = np.nonzero(princes)
    numbers = princes[seats, civilizations, districts]
    rows = zip(districts.tolist(), seats.tolist(), civilizations.tolist(), numbers.tolist(), strict=True)
    return sorted(rows)


def _action(seen: Seen) -> Action:
    state, step = seen.position[0], seen.step()
    leaving = state["leaving"].tolist()
    turned = state["turned"].tolist()
    return Action(
        civilization=leaving.index(NOBODY) if step == Step.LEAVE else int(state["action_civilization"]),
        district=int(state["action_district"]),
        island=int(state["wonder_island"]),
        raises=bool(state["action_raises"]),
        turned=turned if any(turned) else [],
        turned_into=int(state["turned_into"]),
    )


def _choices(seen: Seen) -> list[int]:
    if seen.viewer < 0 or not int(who_may_decide(seen.position)) >> seen.viewer & 1:
        return []
    buffer = np.zeros(MOST_MOVES, np.int32)
    count = int(rules.legal_moves(seen.board, seen.position, seen.viewer, buffer))
    return [int(code) for code in buffer[:count]]
