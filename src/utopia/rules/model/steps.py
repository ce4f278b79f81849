"""The chapters of the game and the questions asked in them; the order is that of ``docs/moves.md``."""

from enum import IntEnum


class Phase(IntEnum):
    """The chapters."""

    SETUP = 0
    WELCOME = 1
    DEVELOPMENT = 2
    OVER = 3


class Step(IntEnum):
    """The question asked now. Steps up to ``LAST_CHANCE`` are answered by chance."""

    SCALE = 0
    FIRST_PLAYER = 1
    ARRIVAL = 2
    SURPRISE_DRAW = 3
    DEAL = 4
    GUEST = 5
    SURPRISE_GUEST = 6
    NAME = 7
    NAMED_GUEST = 8
    NAMED_END = 9
    END = 10
    LEAVE = 11
    DISCARD = 12
    ACT = 13
    DESTINATION = 14
    PRIVILEGE = 15
    PAY = 16
    KEEP = 17
    OVER = 18


LAST_CHANCE = Step.DEAL


class End(IntEnum):
    """The reason why a game is over."""

    RUNNING = 0
    TARGET = 1
    STALL = 2
