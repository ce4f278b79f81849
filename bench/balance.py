"""Whether the map is fair: greedy games, and how its islands and districts fared. ``docs/tempo.md`` holds the figures.

    .venv/bin/python -m bench.balance [GAMES [BOARD [JOBS]]]

prints them as Markdown, for 2 to 5 players, GAMES of each (default 2000). Behind each ± stands half of an interval in
which the true share lies with 95 % certainty.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.arena import Hall, Match, Outcome, Tally, interval, summary
from utopia.boards import BoardMap, load_board
from utopia.rules.model.material import DISTRICTS, ISLAND_NAMES, ISLANDS, NOBODY

_SEED: Final = 1
_USUAL_GAMES: Final = 2000


def _districts() -> NDArray[np.int64]:
    return np.zeros(DISTRICTS, np.int64)


def _islands() -> NDArray[np.int64]:
    return np.zeros(ISLANDS, np.int64)


@dataclass
class Fates:
    """How places fared in games of one number of players."""

    tally: Tally
    controlled: NDArray[np.int64] = field(default_factory=_districts)
    """[district] -> games in which it was controlled at the end."""
    winners_district: NDArray[np.int64] = field(default_factory=_districts)
    """[district] -> games in which the winner controlled it."""
    wonders: NDArray[np.int64] = field(default_factory=_islands)
    winners_wonder: NDArray[np.int64] = field(default_factory=_islands)

    def count(self, match: Match, outcome: Outcome) -> None:
        """One game more."""
        self.tally.count(match, outcome.result())
        state, winner = outcome.states[0], outcome.winners()[0]
        self.controlled += state["owner"] != NOBODY
        self.winners_district += state["owner"] == winner
        self.wonders += state["wonder_owner"] != NOBODY
        self.winners_wonder += state["wonder_owner"] == winner


def play(board: BoardMap, players: int, games: int) -> Fates:
    """Greedy games on the board."""
    match = Match(("greedy",) * players, games, _SEED, board)
    hall, fates = Hall(match), Fates(Tally.empty(match))
    for game in range(games):
        fates.count(match, hall.play(game))
    return fates


def report(board: BoardMap, fates: dict[int, Fates]) -> Iterator[str]:
    """The figures, number of players by number of players."""
    yield from _tempo(fates)
    yield from _starts(fates)
    yield from _places(board, fates)
    yield from _wonders(board, fates)


def _tempo(fates: dict[int, Fates]) -> Iterator[str]:
    yield "| players | rounds | decisions | legal moves: mean, most | final scores | wonders | out of princes |"
    yield "|---|---|---|---|---|---|---|"
    for players, fate in fates.items():
        figures = summary(fate.tally)
        scores = " : ".join(f"{score:.0f}" for score in figures["score_by_place"])
        moves = f"{figures['legal_moves']['mean']:.0f}, {figures['legal_moves']['most']}"
        out = figures["limits"]["takes"]["games"] / figures["games"]
        start = f"| {players} | {figures['rounds']['mean']:.2f} | {figures['decisions']['mean']:.0f} | {moves} "
        yield start + f"| {scores} | {figures['wonders']['mean']:.2f} | {out:.0%} of games |"
    yield ""


def _starts(fates: dict[int, Fates]) -> Iterator[str]:
    """Wins of the first, second, … player in the order of the first round."""
    yield "| players | par | first player | second | third | fourth | fifth |"
    yield "|---|---|---|---|---|---|---|"
    for players, fate in fates.items():
        games = int(fate.tally.games[0])
        shares = [_share(int(wins) / 60, games) for wins in fate.tally.track_wins[1]]
        yield f"| {players} | {1 / players:.0%} | " + " | ".join([*shares, *[""] * (5 - players)]) + " |"
    yield ""


def _places(board: BoardMap, fates: dict[int, Fates]) -> Iterator[str]:
    """For each district: how often it is controlled, and how much more often than all districts' its owner wins."""
    heads = " | ".join(f"{players}: controlled, owner wins" for players in fates)
    yield f"| district | island | value | {heads} |"
    yield "|---|---|---|" + "---|" * len(fates)
    for i, district in enumerate(board.districts):
        cells = [_fate(int(f.controlled[i]), int(f.winners_district[i]), f) for f in fates.values()]
        yield f"| {district.name} | {district.island} | {district.value} | " + " | ".join(cells) + " |"
    usual = [f"{f.controlled[f.controlled > 0].mean() / f.tally.games[0]:.0%}, {_usual(f):.0%}" for f in fates.values()]
    yield "| *all* | | | " + " | ".join(usual) + " |"
    yield ""


def _fate(controlled: int, won: int, fate: Fates) -> str:
    if controlled == 0:
        return "never"
    low, high = interval(won, controlled)
    edge = won / controlled - _usual(fate)
    return f"{controlled / fate.tally.games[0]:.0%}, {100 * edge:+.0f} ± {50 * (high - low):.0f}"


def _usual(fate: Fates) -> float:
    """Return how often the owner of a district wins: more often than par, since winners have more districts."""
    return float(fate.winners_district.sum() / fate.controlled.sum())


def _wonders(board: BoardMap, fates: dict[int, Fates]) -> Iterator[str]:
    """For each island: monuments a district, how often its wonder is built, and how often its builder wins."""
    heads = " | ".join(f"{players}: monuments a district, wonder, builder wins" for players in fates)
    yield f"| island | districts | {heads} |"
    yield "|---|---|" + "---|" * len(fates)
    for i, name in enumerate(ISLAND_NAMES):
        its = [d for d, district in enumerate(board.districts) if district.island == name]
        cells = [_island(f, i, its) for f in fates.values()]
        yield f"| {name} | {len(its)} | " + " | ".join(cells) + " |"
    yield ""


def _island(fate: Fates, island: int, districts: list[int]) -> str:
    games, built = int(fate.tally.games[0]), int(fate.wonders[island])
    monuments = f"{fate.controlled[districts].mean() / games:.0%}"
    wins = _share(int(fate.winners_wonder[island]), built) if built else "never"
    return f"{monuments}, {built / games:.0%}, {wins}"


def _share(wins: float, games: int) -> str:
    low, high = interval(wins, games)
    return f"{wins / games:.0%} ± {50 * (high - low):.0f}"


def main(arguments: list[str]) -> None:
    """Play and print."""
    games = int(arguments[0]) if arguments else _USUAL_GAMES
    board = load_board(arguments[1] if len(arguments) > 1 else "reconstruction")
    jobs = int(arguments[2]) if len(arguments) > 2 else 1
    numbers = (5, 4, 3, 2)  # the longest first, so that the processes end together
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        played = executor.map(play, *zip(*((board, players, games) for players in numbers), strict=True))
        fates = dict(sorted(zip(numbers, played, strict=True)))
    print("\n".join(report(board, fates)))


if __name__ == "__main__":
    main(sys.argv[1:])
