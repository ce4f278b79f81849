"""Random play in OpenSpiel: one game of three, every draw a step of its own; its record is written out at the end."""

import numpy as np
import pyspiel

import utopia.envs.openspiel  # noqa: F401 - lets OpenSpiel know the game
from utopia.notation.record import record_text

dice = np.random.default_rng(7)
game = pyspiel.load_game("python_utopia(players=3,edition=de,target=20)")
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(outcomes, p=probabilities))
    else:
        state.apply_action(dice.choice(state.legal_actions()))
print(record_text(state.record()))
print(f"# players got {state.returns()}")
