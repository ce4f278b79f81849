"""Regent: weighs more plans for longer, and gives nothing away."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Regent(SearchingBot):
    """Thinks some 100 ms a decision, or as long as he is asked to."""

    depth: ClassVar[Depth] = Depth(plans=14, width=16, simulations=1000, rounds=0)
