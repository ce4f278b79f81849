"""What an event revealed, found by comparing what a viewer knew before and knows after.

A decision reveals something hidden if its player's view after it is not the one he would have worked out himself from
his view before it: so the last choice of discards shows him all the others, while a card he plays shows him nothing.
(What he lets the others see of his own hand is his own doing.) Chance reveals something if anybody could not be sure of
its answer.
"""

import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE, OUTCOMES, SPECTATOR, States, Step


def reveals(game: Game, number: int) -> bool:
    """Whether the event of that number (from 0) told anybody at the table something hidden."""
    event = game.event(number)
    before, after = game.position_at(number), game.position_at(number + 1)
    if event.seat == CHANCE:
        return any(_is_open(game, before, viewer) for viewer in (*range(game.players), SPECTATOR))
    expected = _view(game, before, event.seat)
    rules.play(game.board, expected, event.seat, event.code)
    return bool(_view(game, expected, event.seat).tobytes() != _view(game, after, event.seat).tobytes())


class Revealing:
    """``reveals`` for one game; each event is judged once, since events only ever go."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int, bool] = {}

    def __call__(self, number: int) -> bool:
        """Whether the event of that number (from 0) told anybody at the table something hidden."""
        if number not in self._known:
            self._known[number] = reveals(self._game, number)
        return self._known[number]

    def forget(self, number: int) -> None:
        """That event and all after it were taken back."""
        self._known = {known: answer for known, answer in self._known.items() if known < number}


def is_hidden_choice(before: States, event: Event, viewer: int) -> bool:
    """Whether the viewer sees only that a choice was made: another's discards before all are shown (R-CARD-2)."""
    return int(before[0]["step"]) == Step.DISCARD and event.seat not in (viewer, CHANCE)


def _is_open(game: Game, before: States, viewer: int) -> bool:
    """Whether chance could answer the viewer in more than one way, as far as he knew."""
    outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
    return int(rules.chance_outcomes(game.board, _view(game, before, viewer), outcomes, weights)) > 1


def _view(game: Game, states: States, viewer: int) -> States:
    view = rules.empty_states()
    rules.seen_by(game.board, states, viewer, view)
    return view
