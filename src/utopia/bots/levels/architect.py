"""Architect: weighs several plans by playing the round out many times, with other cards in the others' hands."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Architect(SearchingBot):
    """Thinks some 10 ms a decision with two players, 25 with four."""

    depth: ClassVar[Depth] = Depth(plans=8, width=10, simulations=100, rounds=0)
