"""The counts, as tables for people."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.table import Table

from utopia.arena.figures.counting import Counting
from utopia.arena.figures.statistics import CONFIDENCE
from utopia.bots.registry import short_name
from utopia.bots.supervision.answering import STAND_IN
from utopia.locales import ENGLISH, Speaker
from utopia.rules.model.sources import SOURCE_NAMES

_LIMITS: Final = ("takes", "bases", "monuments")


def report(counting: Counting, speaker: Speaker = ENGLISH) -> RenderableType:
    """Tables of what was counted, in the speaker's language. Of several numbers of players what matters most only."""
    names, summary = _names(counting.tournament.names), counting.summary()
    groups, times = summary["players"], counting.decision_times()
    shown: list[RenderableType] = []
    for size, group in groups.items():
        if len(groups) > 1:
            shown.append(speaker.say("arena-group", number=int(size), games=_whole(group["games"])))
        group["bots"] = _called(group["bots"], names)
        tables = (_bots, _sources) if len(groups) > 1 else (_overview, _bots, _sources, _seats, _track, _limits)
        shown += [table(group, speaker) for table in tables]
        if size in times:
            shown.append(_times(_called(times[size], names), speaker))
        shown += _failures(group["bots"], speaker)
    if len(summary["tables"]) > 1:
        shown.append(_tables(summary["tables"], names, speaker))
    return Group(*shown)


def _names(bots: Sequence[str]) -> dict[str, str]:
    """Return each bot's name here: short, if no other has the same."""
    short = [short_name(bot) for bot in bots]
    return {bot: name if short.count(name) == 1 else bot for bot, name in zip(bots, short, strict=True)}


def _called(bots: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The same by their names here."""
    return {names[bot]: figures for bot, figures in bots.items()}


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
    bots = summary["bots"]
    table = _table(*_heads(speaker, "bot", "seats", "wins", "sure", "par", "rating", "points"))
    for name, bot in sorted(bots.items(), key=lambda entry: -entry[1]["rating"]["ordinal"]):
        rating = f"{bot['rating']['mu']:.1f} ± {bot['rating']['sigma']:.1f}"
        figures = (_percent(bot["par"]), rating, f"{bot['score']:.1f}")
        table.add_row(name, f"{bot['seats']:.2g}", *_shares(bot, speaker), *figures)
    return table


def _times(bots: dict[str, Any], speaker: Speaker) -> Table:
    """In milliseconds."""
    table = _table(*_heads(speaker, "decision-times", "decisions", "median", "p99", "overruns"))
    for name, times in bots.items():
        if times["decisions"]:
            median, p99 = (f"{1e3 * times[what]:.2f}" for what in ("median", "p99"))
            table.add_row(name, _whole(times["decisions"]), median, p99, _whole(times["overruns"]))
    return table


def _failures(bots: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    """Of whom another had to decide, and why."""
    for name, bot in bots.items():
        if failures := bot["failures"]:
            reasons = "; ".join(f"{trouble} ({_whole(times)})" for trouble, times in failures.items())
            words = {"number": sum(failures.values()), "stand": STAND_IN, "reasons": reasons}
            yield speaker.say("arena-failures", bot=name, **words)


def _tables(tables: list[dict[str, Any]], names: dict[str, str], speaker: Speaker) -> Table:
    """Return each bot's wins at each table."""
    shown = _table(*_heads(speaker, "table", "games", "wins", "sure", "points"))
    for table in tables:
        for number, (bot, figures) in enumerate(table["bots"].items()):
            games = "" if number else _whole(table["games"])
            row = (games, *_shares(figures, speaker), f"{figures['score']:.1f}")
            others = ", ".join(names[other] for other in _without(table["seats"], bot))
            shown.add_row(speaker.say("arena-against", bot=names[bot], others=others), *row)
    return shown


def _without(seats: list[str], name: str) -> list[str]:
    """The other seats."""
    first = seats.index(name)
    return seats[:first] + seats[first + 1 :]


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
    """Return how often the first, the second, … on the track went on to win, round by round."""
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
    yield speaker.say("arena-to", low=f"{100 * row['low']:.1f}", high=_percent(row["high"]))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _whole(number: int) -> str:
    return f"{number:,}"
