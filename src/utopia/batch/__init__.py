"""Many games at once, for programs that learn: a seat's view as numbers, and stepping thousands of games.

``utopia.batch.observation`` writes observations, ``utopia.batch.environment`` steps games. Neither is imported here,
since compiling takes seconds on the first start.
"""
