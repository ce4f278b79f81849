"""What lies before each player, as a viewer may know it."""

import numpy as np

from utopia import rules
from utopia.rules import States, Step, who_may_decide
from utopia.rules.model.material import CARDS_KEPT, FIRST_DISCARDS, HIDDEN, OTHERS_DISCARD, SEATS
from utopia.server.protocol.view import PlayerView
from utopia.server.views.seen import Seen


def projected_scores(seen: Seen, states: States) -> list[int]:
    """[seat] -> the score if the round ended now (R-SCORE-1); once it has ended, the score."""
    points = np.zeros(SEATS, np.int32)
    if int(states["phase"][0]) in (rules.Phase.WELCOME, rules.Phase.DEVELOPMENT):
        rules.projection(seen.board, states, points)
    return [int(a + b) for a, b in zip(states["score"][0][: seen.players], points, strict=False)]


def player_views(seen: Seen) -> list[PlayerView]:
    """[seat] -> what lies before its player."""
    state = seen.position[0]
    projected, owed = projected_scores(seen, seen.position), _owed(seen)
    gained, supply, hands = state["gained"].tolist(), state["supply"].tolist(), state["hand"].tolist()
    chosen, taken = state["chosen"].tolist(), state["taken"].tolist()
    surprised = int(state["surprised"])
    return [
        PlayerView(
            score=int(state["score"][seat]),
            projected=projected[seat],
            gained=gained[seat],
            cards=int(state["hand_size"][seat]),
            hand=_known(hands[seat]),
            chosen=_known(chosen[seat]),
            supply=supply[seat],
            bases=int(state["bases"][seat]),
            privileges=int(state["privileges"][seat]),
            surprised=bool(surprised >> seat & 1),
            owes=owed[seat],
            guests=[kind for kind, number in enumerate(taken[seat]) for _ in range(number)],
        )
        for seat in range(seen.players)
    ]


def _known(counts: list[int]) -> list[int] | None:
    return None if HIDDEN in counts else counts


def _owed(seen: Seen) -> list[int]:
    """[seat] -> cards to be discarded now (R-CARD-2, R-CARD-3)."""
    state, step, mask = seen.position[0], seen.step(), int(who_may_decide(seen.position))
    owed = [0] * seen.players
    for seat in range(seen.players):
        if mask >> seat & 1 and step == Step.DISCARD:
            owed[seat] = FIRST_DISCARDS if int(state["track"][0]) == seat else OTHERS_DISCARD
        elif mask >> seat & 1 and step == Step.KEEP:
            owed[seat] = int(state["hand_size"][seat]) - CARDS_KEPT
    return owed
