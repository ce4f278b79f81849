"""Regent: weighs more plans for longer, with a judgement learned from many games, and gives nothing away."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Regent(SearchingBot):
    """Thinks some 30 ms a decision with two players, 90 with four, or as long as the budget says."""

    depth: ClassVar[Depth] = Depth(plans=12, width=16, simulations=400, rounds=0, network=0.5)
