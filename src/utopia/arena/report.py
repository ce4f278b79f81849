"""The figures of a match as tables for people."""

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

from utopia.arena.statistics import CONFIDENCE
from utopia.rules.model.sources import SOURCE_NAMES

_SURE: Final = f"{CONFIDENCE:.0%} sure"
"""Heading of a confidence interval."""
_LIMITS: Final = {
    "takes": "guest taken with no prince to place",
    "bases": "player out of bases at the end",
    "monuments": "civilization out of monuments at the end",
}


def report(summary: dict[str, Any]) -> RenderableType:
    """Tables of what ``statistics.summary`` gives."""
    tables = (_overview, _bots, _sources, _seats, _track, _limits)
    return Group(*(table(summary) for table in tables))


def _overview(summary: dict[str, Any]) -> Table:
    rows = {
        "games": _whole(summary["games"]),
        "rounds": f"{summary['rounds']['mean']:.2f}",
        "decisions": f"{summary['decisions']['mean']:.0f}",
        "legal moves": f"{summary['legal_moves']['mean']:.1f} (most {summary['legal_moves']['most']})",
        "scores": " : ".join(f"{score:.1f}" for score in summary["score_by_place"]),
        "wonders": f"{summary['wonders']['mean']:.2f}",
        "ended": ", ".join(f"{_whole(n)} by {end}" for end, n in summary["ended"].items() if n),
    }
    table = _table("", "a game, on average")
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def _bots(summary: dict[str, Any]) -> Table:
    table = _table("bot", "seats", "wins", _SURE, "par", "points", "wonders")
    for name, bot in summary["bots"].items():
        score, wonders = f"{bot['score']:.1f}", f"{bot['wonders']:.2f}"
        table.add_row(name, str(bot["seats"]), *_shares(bot), _percent(bot["par"]), score, wonders)
    return table


def _sources(summary: dict[str, Any]) -> Table:
    table = _table("points of a game by", *SOURCE_NAMES)
    for name, bot in summary["bots"].items():
        table.add_row(name, *(f"{points:.1f}" for points in bot["points_by_source"].values()))
    return table


def _seats(summary: dict[str, Any]) -> Table:
    table = _table("seat", "wins", _SURE, "points")
    for name, seat in summary["seats"].items():
        table.add_row(name, *_shares(seat), f"{seat['score']:.1f}")
    return table


def _track(summary: dict[str, Any]) -> Table:
    """How often the first, the second, … on the track went on to win, round by round."""
    rounds = summary["win_share_by_track_place"]
    places = len(rounds["last"]["places"])
    table = _table("round", "games", *(f"place {place + 1}" for place in range(places)))
    table.caption = "wins by the place on the track when the round began"
    for name, row in rounds.items():
        table.add_row(name, _whole(row["games"]), *(_percent(place["win_share"]) for place in row["places"]))
    return table


def _limits(summary: dict[str, Any]) -> Table:
    table = _table("limit of the material", "times", "games")
    for name, words in _LIMITS.items():
        limit = summary["limits"][name]
        table.add_row(words, _whole(limit["times"]), _whole(limit["games"]))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    return table


def _shares(row: dict[str, Any]) -> Iterator[str]:
    yield _percent(row["win_share"])
    yield f"{_percent(row['low'])} to {_percent(row['high'])}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _whole(number: int) -> str:
    return f"{number:,}"
