"""Many games over any bots: playing them, counting what happened, and saying it in figures.

>>> match = Match(("greedy", "random"), games=4, seed=1, board=load_board("reconstruction"))
>>> summary(match, run(match))["games"]
4
"""

from utopia.arena.match import Match, MatchError, read_players
from utopia.arena.outcome import Outcome
from utopia.arena.playing import BotFaultError, Hall, play_game
from utopia.arena.report import report
from utopia.arena.running import play_all, run
from utopia.arena.statistics import interval, summary
from utopia.arena.tally import Tally

__all__ = [
    "BotFaultError",
    "Hall",
    "Match",
    "MatchError",
    "Outcome",
    "Tally",
    "interval",
    "play_all",
    "play_game",
    "read_players",
    "report",
    "run",
    "summary",
]
