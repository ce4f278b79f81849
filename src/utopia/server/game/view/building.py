"""The whole position as a viewer may know it: every message of a table carries the result of ``view_of``."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.notation.position.words import PHASE_NAMES, STEP_NAMES
from utopia.rules import MOST_MOVES, NOBODY, Step
from utopia.server.game.messages.view import Action, Happening, View
from utopia.server.game.view.happenings import happening, question_phrase, told_since, why_phrase
from utopia.server.game.view.observation import Observation
from utopia.server.game.view.players import acted, ending_phrase, order_of_play, player_views, result_view, track
from utopia.server.web.messages import Phrase
from utopia.tables import Bar, Limit, Table

_NUMBERS: Final = {
    "round": "round_number",
    "lap": "lap",
    "turn": "turn",
    "named": "named",
    "surprise": "surprise_guest",
    "pile": "pile_size",
}
"""Field of a view that is a number -> field of the position."""
_LISTS: Final = {
    "scale": "scale",
    "bag": "bag",
    "ships": "open_guests",
    "monuments": "monument",
    "owners": "owner",
    "wonders": "wonder_owner",
    "monuments_left": "monuments_left",
    "discards": "discards",
}
"""Field of a view that is a list -> field of the position."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The tentative part of a turn, for one viewer."""

    begins: int
    """Number of the first event that may still be taken back."""
    bar: Phrase | None = None
    """Why the viewer cannot take back; None if they can."""


def view_of(
    seen: Observation, game: str, version: int, kept: int, draft: Draft | None = None, *, past: bool = False
) -> View:
    """Return the position that ``seen`` knows; ``game`` is its id, ``kept`` the events that the viewer has been told.

    Without a draft nothing is tentative. A position of the past offers no moves, and describes its last event as it was
    known then.
    """
    had, at = acted(seen), track(seen)
    told_from, since = told_since(seen, kept)
    return View(
        game=game,
        version=version,
        events=seen.events,
        viewer=seen.viewer,
        **as_it_lies(seen),
        phase=PHASE_NAMES[rules.Phase(seen.numbers.one("phase"))],
        step=STEP_NAMES[seen.step()],
        deciding=[seat for seat in at if seen.figures.may_decide >> seat & 1],
        why=why_phrase(seen.board, seen.position),
        question=question_phrase(seen.map, seen.board, seen.position),
        ending=ending_phrase(seen),
        order=order_of_play(seen, had),
        acted=had,
        track=at,
        players=player_views(seen),
        princes=seen.figures.princes,
        action=_action(seen),
        choices=[] if past else _choices(seen),
        draft=seen.events if draft is None else draft.begins,
        can_take_back=draft is not None and draft.bar is None,
        bar=None if draft is None else draft.bar,
        kept=told_from,
        since=since,
        result=result_view(seen),
    )


def view_for(
    public: View,
    game: Game,
    seat: int,
    own: tuple[list[int], list[int]],
    draft: Draft,
    open_hands: Collection[int] = (),
) -> View:
    """Return the same as ``view_of`` for a seat, made from the spectator's view of the same moment.

    Beside public data a seat knows its ``own_cards``, those dealt to it (R-CARD-4), its legal moves, and the hands of
    bots that play with ``open_hands``.
    """
    players, since, choices = public.players.copy(), public.since, list[int]()
    players[seat] = msgspec.structs.replace(players[seat], hand=own[0], chosen=own[1])
    knows_more = [_is_known_to(event, seat) for event in since]
    if open_hands or seat in public.deciding or any(knows_more):
        seen = Observation(game, seat)
        for bot in open_hands:
            players[bot] = msgspec.structs.replace(players[bot], hand=seen.hand_of(bot))
        if any(knows_more):
            since = [happening(seen, e.number) if more else e for e, more in zip(since, knows_more, strict=True)]
        choices = _legal(seen) if seat in public.deciding else []
    return msgspec.structs.replace(
        public,
        viewer=seat,
        players=players,
        choices=choices,
        can_take_back=draft.bar is None,
        bar=draft.bar,
        since=since,
    )


def _is_known_to(event: Happening, seat: int) -> bool:
    """Whether that seat knows more of an event than spectators: its own card, or its own choice of discards."""
    if event.code is not None:
        return False
    return seat == (event.phrase.words["other"] if event.seat == NOBODY else event.seat)


def as_it_lies(seen: Observation) -> dict[str, Any]:
    """Return the part of a view from the current position."""
    numbers = seen.numbers
    lists = {name: numbers.many(field) for name, field in _LISTS.items()}
    return lists | {name: numbers.one(field) for name, field in _NUMBERS.items()}


def _action(seen: Observation) -> Action:
    numbers, turned = seen.numbers, seen.numbers.many("turned")
    is_leaving = seen.step() == Step.LEAVE
    return Action(
        civilization=numbers.many("leaving").index(NOBODY) if is_leaving else numbers.one("action_civilization"),
        district=numbers.one("action_district"),
        island=numbers.one("wonder_island"),
        raises=bool(numbers.one("action_raises")),
        turned=turned if any(turned) else [],
        turned_into=numbers.one("turned_into"),
    )


def _choices(seen: Observation) -> list[int]:
    is_asked = seen.viewer >= 0 and seen.figures.may_decide >> seen.viewer & 1
    return _legal(seen) if is_asked else []


def _legal(seen: Observation) -> list[int]:
    buffer = np.empty(MOST_MOVES, np.int32)
    count = int(rules.legal_moves(seen.board, seen.position, seen.viewer, buffer))
    choices: list[int] = buffer[:count].tolist()
    return choices


_SPECTATORS_BAR: Final = Phrase("bar-spectator")


def draft_of(table: Table, viewer: int) -> Draft:
    """For one viewer; a spectator takes nothing back."""
    begins = table.draft_begins
    if viewer < 0:
        return Draft(begins, _SPECTATORS_BAR)
    limit = table.can_take_back(viewer)
    return Draft(begins, None if limit is None else bar_phrase(limit))


@cache
def bar_phrase(limit: Limit) -> Phrase:
    """Why nothing more can be taken back, in words."""
    message = f"bar-{limit.bar.name.lower().replace('_', '-')}"
    return Phrase(message, {"seat": limit.seat} if limit.bar == Bar.OTHER_DECIDED else {})
