"""Regent: weighs more plans for longer, with a judgement learned from many games, and gives nothing away."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Regent(SearchingBot):
    """Thinks some 50 ms a decision, or as long as he is asked to."""

    depth: ClassVar[Depth] = Depth(plans=12, width=16, simulations=500, rounds=0, network=0.5)
