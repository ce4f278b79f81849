"""From counts to figures: means, and shares with their confidence intervals."""

import math
from typing import Any, Final

import numpy as np

from utopia.arena.figures.tally import Counts, Tally
from utopia.arena.result import WHOLE_WIN
from utopia.rules import End
from utopia.rules.model.material import SEAT_NAMES
from utopia.rules.model.sources import SOURCE_NAMES

CONFIDENCE: Final = 0.95
_NORMAL: Final = 1.959964
"""Two-sided quantile of the normal distribution for CONFIDENCE."""
_DIGITS: Final = 4


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for the true share, having seen ``wins`` in ``games`` (at least 1); wins may be parts."""
    share, square = wins / games, _NORMAL**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    reach = _NORMAL / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def summary(tally: Tally) -> dict[str, Any]:
    """Everything there is to say of the games counted (at least one), as JSON can hold it; always the same numbers."""
    games = int(tally.games[0])
    numbers = np.arange(len(tally.rounds))
    return {
        "games": games,
        "rounds": {
            "mean": rounded(float(tally.rounds @ numbers) / games),
            "games_by_rounds": {str(n): int(tally.rounds[n]) for n in numbers if tally.rounds[n]},
        },
        "decisions": {"mean": rounded(int(tally.decisions[0]) / games)},
        "legal_moves": {
            "mean": rounded(int(tally.listed[0]) / int(tally.decisions[0])),
            "most": int(tally.most_listed[0]),
        },
        "score_by_place": [rounded(int(points) / games) for points in tally.places],
        "bots": {name: _bot(tally, i) for i, name in enumerate(tally.names) if tally.present[i]},
        "seats": {SEAT_NAMES[seat]: _seat(tally, seat) for seat in range(tally.players)},
        "win_share_by_track_place": _by_track_place(tally),
        "wonders": {
            "mean": rounded(float(tally.wonders @ np.arange(len(tally.wonders))) / games),
            "games_by_wonders": {str(n): int(count) for n, count in enumerate(tally.wonders) if count},
        },
        "limits": {name: _limit(getattr(tally, name)) for name in ("takes", "bases", "monuments")},
        "ended": {end.name.lower(): int(tally.ends[end]) for end in (End.TARGET, End.STALL)},
    }


def _bot(tally: Tally, i: int) -> dict[str, Any]:
    games, seats = int(tally.present[i]), int(tally.seats[i])
    return {
        "games": games,
        "seats": rounded(seats / games),
        **share(int(tally.wins[i]), games),
        "par": rounded(seats / games / tally.players),
        "score": rounded(int(tally.points[i]) / seats),
        "margin": rounded(int(tally.margins[i]) / seats),
        "wonders": rounded(int(tally.wonders_of[i]) / seats),
        "points_by_source": {
            source: rounded(int(points) / seats) for source, points in zip(SOURCE_NAMES, tally.gained[i], strict=True)
        },
        "failures": dict(sorted(tally.failures[i].items())),
    }


def _seat(tally: Tally, seat: int) -> dict[str, Any]:
    games = int(tally.games[0])
    return {**share(int(tally.seat_wins[seat]), games), "score": rounded(int(tally.seat_points[seat]) / games)}


def _by_track_place(tally: Tally) -> dict[str, dict[str, Any]]:
    """By round, and for each game's last one: how many games had it, and how often each place then won."""
    reached = np.cumsum(tally.rounds[::-1])[::-1]
    rounds = {str(n): (int(reached[n]), tally.track_wins[n]) for n in range(1, len(reached)) if reached[n]}
    rounds["last"] = (int(tally.games[0]), tally.track_wins[0])
    return {
        name: {"games": games, "places": [share(int(wins), games) for wins in places]}
        for name, (games, places) in rounds.items()
    }


def _limit(counts: Counts) -> dict[str, int]:
    return {"times": int(counts[0]), "games": int(counts[1])}


def share(sixtieths: int, games: int) -> dict[str, float]:
    """A share of wins, with the interval that holds the true one."""
    low, high = interval(sixtieths / WHOLE_WIN, games)
    return {"win_share": rounded(sixtieths / WHOLE_WIN / games), "low": rounded(low), "high": rounded(high)}


def rounded(number: float) -> float:
    """As many digits as a figure is told with."""
    return round(number, _DIGITS)
