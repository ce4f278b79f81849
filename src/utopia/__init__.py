"""Utopia: rules, boards, bots and a table for the board game, in one package.

Importing this module is cheap: the engine loads when a part of it is imported.
"""

__version__ = "0.1.0"
