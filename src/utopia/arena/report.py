"""The figures of a match as tables for people."""

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

from utopia.arena.statistics import CONFIDENCE
from utopia.locales import ENGLISH, Speaker
from utopia.rules.model.sources import SOURCE_NAMES

_LIMITS: Final = ("takes", "bases", "monuments")


def report(summary: dict[str, Any], speaker: Speaker = ENGLISH) -> RenderableType:
    """Tables of what ``statistics.summary`` gives, in the speaker's language."""
    tables = (_overview, _bots, _sources, _seats, _track, _limits)
    return Group(*(table(summary, speaker) for table in tables))


def _overview(summary: dict[str, Any], speaker: Speaker) -> Table:
    moves, ended = summary["legal_moves"], summary["ended"]
    rows = {
        "games": _whole(summary["games"]),
        "rounds": f"{summary['rounds']['mean']:.2f}",
        "decisions": f"{summary['decisions']['mean']:.0f}",
        "legal-moves": speaker.say("arena-most", mean=f"{moves['mean']:.1f}", most=str(moves["most"])),
        "scores": " : ".join(f"{score:.1f}" for score in summary["score_by_place"]),
        "wonders": f"{summary['wonders']['mean']:.2f}",
        "ended": ", ".join(speaker.say(f"arena-ended-{end}", number=_whole(n)) for end, n in ended.items() if n),
    }
    table = _table("", speaker.say("arena-average"))
    for name, value in rows.items():
        table.add_row(speaker.say(f"arena-{name}"), value)
    return table


def _heads(speaker: Speaker, *names: str) -> Iterator[str]:
    """Of columns; ``sure`` is that of a confidence interval."""
    for name in names:
        yield speaker.say("arena-sure", share=f"{CONFIDENCE:.0%}") if name == "sure" else speaker.say(f"arena-{name}")


def _bots(summary: dict[str, Any], speaker: Speaker) -> Table:
    table = _table(*_heads(speaker, "bot", "seats", "wins", "sure", "par", "points", "wonders"))
    for name, bot in summary["bots"].items():
        score, wonders = f"{bot['score']:.1f}", f"{bot['wonders']:.2f}"
        table.add_row(name, str(bot["seats"]), *_shares(bot, speaker), _percent(bot["par"]), score, wonders)
    return table


def _sources(summary: dict[str, Any], speaker: Speaker) -> Table:
    table = _table(*_heads(speaker, "points-by", *(f"source-{name}" for name in SOURCE_NAMES)))
    for name, bot in summary["bots"].items():
        table.add_row(name, *(f"{points:.1f}" for points in bot["points_by_source"].values()))
    return table


def _seats(summary: dict[str, Any], speaker: Speaker) -> Table:
    table = _table(*_heads(speaker, "seat", "wins", "sure", "points"))
    for name, seat in summary["seats"].items():
        table.add_row(speaker.say(f"colour-{name}"), *_shares(seat, speaker), f"{seat['score']:.1f}")
    return table


def _track(summary: dict[str, Any], speaker: Speaker) -> Table:
    """How often the first, the second, … on the track went on to win, round by round."""
    rounds = summary["win_share_by_track_place"]
    places = len(rounds["last"]["places"])
    names = (speaker.say("arena-place", number=place + 1) for place in range(places))
    table = _table(*_heads(speaker, "round", "games"), *names)
    table.caption = speaker.say("arena-track")
    for name, row in rounds.items():
        shown = speaker.say("arena-round-last") if name == "last" else name
        table.add_row(shown, _whole(row["games"]), *(_percent(place["win_share"]) for place in row["places"]))
    return table


def _limits(summary: dict[str, Any], speaker: Speaker) -> Table:
    table = _table(*_heads(speaker, "limit", "times", "games"))
    for name in _LIMITS:
        limit = summary["limits"][name]
        table.add_row(speaker.say(f"arena-limit-{name}"), _whole(limit["times"]), _whole(limit["games"]))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    return table


def _shares(row: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    yield _percent(row["win_share"])
    yield speaker.say("arena-to", low=_percent(row["low"]), high=_percent(row["high"]))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _whole(number: int) -> str:
    return f"{number:,}"
