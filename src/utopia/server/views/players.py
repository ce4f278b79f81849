"""The public part of each player, as a viewer may know it."""

from typing import Final

import numpy as np

from utopia import rules
from utopia.rules import States, Step, who_may_decide
from utopia.rules.model.material import CARDS_KEPT, FIRST_DISCARDS, HIDDEN, OTHERS_DISCARD, SEATS
from utopia.server.protocol.view import PlayerView
from utopia.server.views.seen import Seen

_NUMBERS: Final = ("score", "hand_size", "bases", "privileges")
"""[seat] -> a number that a position knows of a player."""
_ROWS: Final = ("gained", "hand", "chosen", "supply", "taken")
"""[seat] -> a row of numbers."""


def projected_scores(seen: Seen, states: States) -> list[int]:
    """[seat] -> the score if the round ended now (R-SCORE-1); once it has ended, the score."""
    points = np.zeros(SEATS, np.int32)
    if int(states["phase"][0]) in (rules.Phase.WELCOME, rules.Phase.DEVELOPMENT):
        rules.projection(seen.board, states, points)
    return [a + b for a, b in zip(states["score"][0].tolist()[: seen.players], points.tolist(), strict=False)]


def player_views(seen: Seen) -> list[PlayerView]:
    """Return [seat] -> its player's public part."""
    numbers = seen.numbers
    projected, owed = projected_scores(seen, seen.position), _owed(seen)
    score, cards, bases, privileges = (numbers.many(field) for field in _NUMBERS)
    gained, hand, chosen, supply, taken = (numbers.rows(field) for field in _ROWS)
    surprised = numbers.one("surprised")
    return [
        PlayerView(
            score=score[seat],
            projected=projected[seat],
            gained=gained[seat],
            cards=cards[seat],
            hand=_known(hand[seat]),
            chosen=_known(chosen[seat]),
            supply=supply[seat],
            bases=bases[seat],
            privileges=privileges[seat],
            surprised=bool(surprised >> seat & 1),
            owes=owed[seat],
            guests=[kind for kind, number in enumerate(taken[seat]) if number for _ in range(number)],
        )
        for seat in range(seen.players)
    ]


def _known(counts: list[int]) -> list[int] | None:
    return None if HIDDEN in counts else counts


def _owed(seen: Seen) -> list[int]:
    """[seat] -> cards to be discarded now (R-CARD-2, R-CARD-3)."""
    owed, step = [0] * seen.players, seen.step()
    if step not in (Step.DISCARD, Step.KEEP):
        return owed
    first, sizes = seen.numbers.many("track")[0], seen.numbers.many("hand_size")
    mask = int(who_may_decide(seen.position))
    for seat in range(seen.players):
        if mask >> seat & 1 and step == Step.DISCARD:
            owed[seat] = FIRST_DISCARDS if first == seat else OTHERS_DISCARD
        elif mask >> seat & 1:
            owed[seat] = sizes[seat] - CARDS_KEPT
    return owed
