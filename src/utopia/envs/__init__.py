"""Environments for research (extra ``utopia[envs]``): the same game for PettingZoo, Gymnasium and OpenSpiel.

- ``utopia.envs.pettingzoo``: ``env(players=4)``; also ``pettingzoo.make("aec", "utopia-v0")``
- ``gymnasium.make("Utopia-v0")`` once this package is imported, or ``gymnasium.make("utopia.envs:Utopia-v0")``
- ``utopia.envs.openspiel``: importing it registers ``python_utopia`` for ``pyspiel.load_game``

Actions are the codes of moves (docs/moves.md), observations those of ``utopia.batch.observation``; the tables stand in
docs/environments.md. A name's version goes up when the same seed and actions would no longer give the same game.
"""

from utopia.extras import extra

with extra("envs"):  # under other names, for modules of ours are called like these libraries
    from gymnasium import register as _offer_to_gymnasium
    from pettingzoo import register as _offer_to_pettingzoo

_offer_to_gymnasium(
    "Utopia-v0", "utopia.envs.gymnasium:UtopiaEnv", vector_entry_point="utopia.envs.vector:UtopiaVectorEnv"
)
_offer_to_pettingzoo("aec", "utopia-v0", "utopia.envs.pettingzoo:env")
_offer_to_pettingzoo("parallel", "utopia-v0", "utopia.envs.pettingzoo:parallel_env")
