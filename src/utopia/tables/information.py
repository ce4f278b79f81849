"""Hidden information that an event revealed, found by comparing a viewer's knowledge before and after it.

A decision reveals something hidden if its player could not have worked out their view after it from their view before
it: so the last choice of discards shows its player all the others, while a card that they play shows them nothing. (A
player may show their own hand.) Chance reveals something if anybody could not be sure of its answer.
"""

import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE, OUTCOMES, SPECTATOR, States, Step


def reveals(game: Game, number: int) -> bool:
    """Return whether the event of that number (from 0) told anybody at the table something hidden."""
    event = game.event(number)
    before, after = game.position_at(number), game.position_at(number + 1)
    if event.seat == CHANCE:
        return any(_is_open(game, before, viewer) for viewer in (*range(game.players), SPECTATOR))
    expected = _view(game, before, event.seat)
    rules.play(game.board, expected, event.seat, event.code)
    return bool(_view(game, expected, event.seat).tobytes() != _view(game, after, event.seat).tobytes())


def is_hidden_choice(before: States, event: Event, viewer: int) -> bool:
    """Return whether the viewer sees the choice but not its cards: another's discards before all show (R-CARD-2)."""
    return int(before[0]["step"]) == Step.DISCARD and event.seat not in (viewer, CHANCE)


def _is_open(game: Game, before: States, viewer: int) -> bool:
    """Return whether chance could answer in more than one way, as far as the viewer knew."""
    outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
    return int(rules.chance_outcomes(game.board, _view(game, before, viewer), outcomes, weights)) > 1


def _view(game: Game, states: States, viewer: int) -> States:
    view = rules.empty_states()
    rules.seen_by(game.board, states, viewer, view)
    return view
