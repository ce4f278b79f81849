"""Envoy: plans a turn to its end before he plays his first card, and briefly asks what the others will do."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Envoy(SearchingBot):
    """Thinks 2 to 10 ms a decision."""

    depth: ClassVar[Depth] = Depth(plans=4, width=6, simulations=16, rounds=0)
