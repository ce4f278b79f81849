"""Many games over any bots: playing them, counting what happened, and saying it in figures.

>>> match = Match(("greedy", "random"), games=4, seed=1, board=load_board("reconstruction"))
>>> summary(run(match))["games"]
4
"""

from utopia.arena.figures.statistics import interval, summary
from utopia.arena.figures.tally import Tally
from utopia.arena.match import Match, MatchError, read_names
from utopia.arena.outcome import Outcome
from utopia.arena.playing import BotFaultError, Hall, play_game
from utopia.arena.result import Played, Result
from utopia.arena.running import Workforce, play_all, run
from utopia.arena.tournament import Tournament, seatings

__all__ = [
    "BotFaultError",
    "Hall",
    "Match",
    "MatchError",
    "Outcome",
    "Played",
    "Result",
    "Tally",
    "Tournament",
    "Workforce",
    "interval",
    "play_all",
    "play_game",
    "read_names",
    "run",
    "seatings",
    "summary",
]
