"""Utopia as an OpenSpiel game: importing this registers ``python_utopia``.

>>> import pyspiel
>>> import utopia.envs.openspiel
>>> game = pyspiel.load_game("python_utopia(players=3,edition=de,target=30)")
>>> state = game.new_initial_state()

The players' moves are the codes of docs/moves.md; chance is explicit, one node a draw. Players who discard at the same
time (R-CARD-2) do so in turn, in the order of the track, and no information state shows another's choice meanwhile.
"""

from utopia.envs.openspiel.course import Course
from utopia.envs.openspiel.game import UtopiaGame, register
from utopia.envs.openspiel.state import UtopiaState

__all__ = ["Course", "UtopiaGame", "UtopiaState"]

register()
