"""The reason why an event of a record is impossible in its place: the rule, the fault, and the possible events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from utopia.boards import BoardMap
from utopia.locales import ENGLISH, Phrase, Speaker
from utopia.notation.draws import draw_text
from utopia.notation.events import Event
from utopia.notation.explain import refusal_phrase
from utopia.rules import (
    NOBODY,
    OUTCOMES,
    Boards,
    Refusal,
    States,
    Step,
    chance_outcomes,
    decode,
    next_dealt,
    rule_of,
    who_decides,
    who_may_decide,
)
from utopia.rules.model.material import SEAT_NAMES

RULE_OF_DRAW: Final = {
    Step.SCALE: "R-SETUP-1",
    Step.FIRST_PLAYER: "R-SETUP-2",
    Step.ARRIVAL: "R-WELCOME-1",
    Step.SURPRISE_DRAW: "R-WELCOME-3",
    Step.DEAL: "R-CARD-1",
}
"""Step -> the rule by which it asks chance."""
_OVER_RULE: Final = "R-END-1"
_ORDER_RULE: Final = "R-ORDER-2"
_DISCARD_RULE: Final = "R-CARD-2"
_HIDDEN_RULE: Final = "R-CARD-4"


@dataclass(frozen=True, slots=True)
class Impossible:
    """The rule that an event breaks, and the fault."""

    rule: str
    phrase: Phrase

    def told(self, speaker: Speaker = ENGLISH) -> str:
        """One sentence without a full stop and without the rule."""
        return speaker.say(self.phrase).removesuffix(".")


def possible_draws(outcomes: Sequence[int], receiver: int) -> str:
    """Return the draws in words, for a message."""
    return ", ".join(draw_text(outcome, receiver) for outcome in outcomes)


def draw_impossible(outcomes: Sequence[int], receiver: int, step: int) -> Impossible:
    """Chance is asked but cannot answer this."""
    words = {"possible": possible_draws(outcomes, receiver)}
    return Impossible(RULE_OF_DRAW[Step(step)], Phrase("impossible-draw", words))


def wrong_receiver(receiver: int) -> Impossible:
    """The card is dealt to another seat."""
    return Impossible("R-CARD-1", Phrase("impossible-receiver", {"colour": SEAT_NAMES[receiver]}))


def draw_out_of_turn(boards: Boards, states: States) -> Impossible:
    """Chance is not asked."""
    mask = int(who_may_decide(states))
    if int(who_decides(boards, states)) == NOBODY:
        return Impossible(_OVER_RULE, Phrase("impossible-draw-over"))
    seats = ", ".join(name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1)
    return Impossible(_ORDER_RULE, Phrase("impossible-draw-turn", {"seats": seats}))


def move_impossible(board_map: BoardMap, boards: Boards, states: States, event: Event, refusal: Refusal) -> Impossible:
    """The rules refuse the move."""
    if refusal == Refusal.CHANCE_DECIDES:
        return _draw_comes_first(boards, states)
    move = decode(event.code)
    return Impossible(rule_of(refusal, move.kind), refusal_phrase(board_map, refusal, move))


def _draw_comes_first(boards: Boards, states: States) -> Impossible:
    outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
    count = int(chance_outcomes(boards, states, outcomes, weights))
    step = Step(int(states[0]["step"]))
    receiver = int(next_dealt(boards, states)) if step == Step.DEAL else NOBODY
    words = {"possible": possible_draws(outcomes[:count].tolist(), receiver)}
    return Impossible(RULE_OF_DRAW[step], Phrase("impossible-move-draw", words))


def unseen_discard_impossible(seat: int, viewer: int | None, owes: bool) -> Impossible:
    """``discard ?`` in a place where it is not allowed."""
    if not owes:
        return Impossible(_DISCARD_RULE, Phrase("impossible-unseen-owed", {"seat": seat}))
    if viewer is None:
        return Impossible(_HIDDEN_RULE, Phrase("impossible-unseen-full"))
    return Impossible(_HIDDEN_RULE, Phrase("impossible-unseen-own"))


def shown_discard_hidden(seat: int) -> Impossible:
    """All discards are shown now, but one is still hidden in the record."""
    return Impossible(_DISCARD_RULE, Phrase("impossible-unseen-shown", {"seat": seat}))
