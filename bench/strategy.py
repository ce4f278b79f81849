"""What wins: where the points of winners and of the others come from. ``docs/strategy.md`` holds the figures.

    .venv/bin/python -m bench.strategy [BOT [GAMES [PLAYERS]]]

prints them as Markdown for games of one bot (default ``greedy``) with itself, GAMES (default 2000) for each number of
players (`2345`). Behind each ± stands half of an interval in which the true share lies with 95 % certainty.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.arena import Hall, Match, Outcome, interval
from utopia.boards import load_board
from utopia.rules.model.material import DISTRICTS, ISLANDS, NOBODY
from utopia.rules.model.sources import SOURCE_NAMES, SOURCES

_SEED: Final = 1
_USUAL_GAMES: Final = 2000
_BOARD: Final = "reconstruction"
_LATER: Final = 3
"""The round at whose beginning the leader is asked for once more."""


def _sources() -> NDArray[np.int64]:
    return np.zeros(SOURCES, np.int64)


def _by_wonders() -> NDArray[np.int64]:
    return np.zeros(ISLANDS + 1, np.int64)


@dataclass
class Side:
    """The winners of all games, or all others."""

    seats: int = 0
    score: int = 0
    sources: NDArray[np.int64] = field(default_factory=_sources)
    monuments: int = 0
    liked: int = 0
    """Sum of the values of its monuments' civilizations when the game ended."""

    def count(self, outcome: Outcome, seat: int) -> None:
        """One seat more."""
        state = outcome.states[0]
        own = [district for district in range(DISTRICTS) if state["owner"][district] == seat]
        self.seats += 1
        self.score += int(state["score"][seat])
        self.sources += state["gained"][seat]
        self.monuments += len(own)
        self.liked += sum(int(state["scale"][int(state["monument"][district])]) for district in own)


@dataclass
class Findings:
    """What was found in the games of one number of players."""

    players: int
    games: int = 0
    rounds: int = 0
    winners: Side = field(default_factory=Side)
    others: Side = field(default_factory=Side)
    seats_with: NDArray[np.int64] = field(default_factory=_by_wonders)
    """[wonders] -> seats that had so many."""
    wins_with: NDArray[np.int64] = field(default_factory=_by_wonders)
    leader_wins: int = 0
    """Games won by who was first on the track when round 3 began."""
    leader_games: int = 0
    first_wins: int = 0
    """Games won by who was first in round 1."""

    def count(self, outcome: Outcome) -> None:
        """One game more; of winners who share it, the first."""
        winner = outcome.winners()[0]
        self.games += 1
        self.rounds += outcome.rounds
        self.first_wins += outcome.track(1)[0] == winner
        if outcome.rounds >= _LATER:
            self.leader_games += 1
            self.leader_wins += outcome.track(_LATER)[0] == winner
        owners = outcome.states[0]["wonder_owner"]
        for seat in range(self.players):
            (self.winners if seat == winner else self.others).count(outcome, seat)
            wonders = int(np.count_nonzero((owners != NOBODY) & (owners == seat)))
            self.seats_with[wonders] += 1
            self.wins_with[wonders] += seat == winner


def play(bot: str, players: int, games: int) -> Findings:
    """Games of a bot with itself."""
    match = Match((bot,) * players, games, _SEED, load_board(_BOARD))
    hall, findings = Hall(match), Findings(players)
    for game in range(games):
        findings.count(hall.play(game))
    return findings


def report(found: list[Findings]) -> Iterator[str]:
    """The figures, number of players by number of players."""
    yield "| players | rounds | who | points | " + " | ".join(SOURCE_NAMES) + " | monuments | value of each |"
    yield "|---|---|---|---|" + "---|" * (SOURCES + 2)
    for one in found:
        for name, side in (("winner", one.winners), ("others", one.others)):
            shares = " | ".join(f"{gained / side.score:.0%}" for gained in side.sources)
            points = side.score / side.seats
            start = f"| {one.players} | {one.rounds / one.games:.2f} | {name} | {points:.1f} | {shares}"
            yield f"{start} | {side.monuments / side.seats:.1f} | {side.liked / side.monuments:.2f} |"
    yield ""
    yield "| players | par | 0 wonders | 1 | 2 | 3 | first in round 1 | leader when round 3 begins |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in found:
        with_wonders = [_share(int(one.wins_with[n]), int(one.seats_with[n])) for n in range(ISLANDS)]
        leads = [_share(one.first_wins, one.games), _share(one.leader_wins, one.leader_games)]
        yield f"| {one.players} | {1 / one.players:.0%} | " + " | ".join([*with_wonders, *leads]) + " |"


def _share(wins: int, games: int) -> str:
    if not games:
        return "–"
    low, high = interval(wins, games)
    return f"{wins / games:.0%} ± {50 * (high - low):.0f}"


def main(arguments: list[str]) -> None:
    """Play and print."""
    bot = arguments[0] if arguments else "greedy"
    games = int(arguments[1]) if len(arguments) > 1 else _USUAL_GAMES
    numbers = [int(digit) for digit in (arguments[2] if len(arguments) > 2 else "2345")]
    print("\n".join(report([play(bot, players, games) for players in numbers])))


if __name__ == "__main__":
    main(sys.argv[1:])
