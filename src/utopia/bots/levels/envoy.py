"""Envoy: plans a turn to its end before playing its first card, and briefly simulates the others' replies."""

from typing import ClassVar

from utopia.bots.search.player import Depth, SearchingBot


class Envoy(SearchingBot):
    """Thinks 1 to 2 ms a decision."""

    depth: ClassVar[Depth] = Depth(plans=3, width=6, simulations=8, rounds=0)
