"""Mason: builds what can be built, knows what a monument is worth, and looks one move ahead."""

from utopia.bots.quick import GreedyBot


class Mason(GreedyBot):
    """A sound craftsman: today's greedy player."""
