"""The ladder of our own bots: every level against the one below, and what came out as a table in Markdown."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from utopia.arena.figures.counting import Counting
from utopia.arena.figures.statistics import interval
from utopia.arena.figures.tally import Tally
from utopia.arena.match import Match, MatchError
from utopia.arena.result import WHOLE_WIN
from utopia.arena.times import BotTimes, mean, quantile
from utopia.arena.tournament import Tournament
from utopia.boards import load_board
from utopia.bots import LEVELS
from utopia.locales import Phrase
from utopia.notation.words import NotationError, read_word

PLAYERS: Final = (2, 4)
_HEAD: Final = (
    "| level | against | players | games | wins | par | margin | ms, mean | ms, p99 |",
    "|---|---|---|---|---|---|---|---|---|",
)
_KEY: Final = 3
"""Cells by which a row is known: level, against, players."""


def ladder(games: int, seed: int, steps: Sequence[str] = LEVELS[1:], players: Sequence[int] = PLAYERS) -> Tournament:
    """One of each level in ``steps`` against the level below on all other seats, step by step.

    Raises MatchError for a step there is not.
    """
    board = load_board("reconstruction")
    tables = []
    for level in steps:
        below = LEVELS[_step(level) - 1]
        tables += [Match((level, *[below] * (size - 1)), games, seed, board) for size in players]
    return Tournament(tuple(tables), in_turn=False)


def _step(level: str) -> int:
    try:
        return read_word(level, LEVELS[1:], "step") + 1
    except NotationError as error:
        raise MatchError(error.phrase) from None


def rows(counting: Counting) -> Iterator[str]:
    """A row for each step that has begun."""
    tables = zip(counting.tournament.tables, counting.tables, counting.times, strict=True)
    return (row(match, tally, times) for match, tally, times in tables if tally.games[0])


def row(match: Match, tally: Tally, times: dict[str, BotTimes]) -> str:
    """Return a row: the wins of the stronger bot, first at the table; its decisions in milliseconds of CPU time."""
    games, players = int(tally.games[0]), len(match.players)
    won = int(tally.wins[0]) / WHOLE_WIN
    low, high = interval(won, games)
    taken = times.get(match.players[0], BotTimes()).processor
    spent = [f"{1e3 * mean(taken):.1f}", f"{1e3 * quantile(taken, 0.99):.1f}"] if taken else ["", ""]
    cells = [
        *match.players[:2],
        str(players),
        str(games),
        f"**{won / games:.0%}** ({low:.0%} to {high:.0%})",
        f"{1 / players:.0%}",
        f"{int(tally.margins[0]) / games:+.1f}",
        *spent,
    ]
    return f"| {' | '.join(cells)} |"


def table(new: Iterable[str], old: Iterable[str] = ()) -> str:
    """The whole table, from the lowest step up; new rows take the places of old ones."""
    lines = {_cells(line)[:_KEY]: line for line in (*old, *new)}
    return "\n".join([*_HEAD, *(lines[key] for key in sorted(lines, key=_rank))])


def updated(page: str, new: Iterable[str]) -> str:
    """The page with the new rows in its table; MatchError if it has none."""
    lines = page.splitlines()
    if _HEAD[0] not in lines:
        raise MatchError(Phrase("ladder-no-table", {"head": _HEAD[0]}))
    first = lines.index(_HEAD[0])
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    old = lines[first + len(_HEAD) : last]
    return "\n".join([*lines[:first], table(new, old), *lines[last:]]) + "\n"


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


def _rank(key: tuple[str, ...]) -> tuple[int, str]:
    """Return the levels, lower ones first; former levels at the end."""
    level, _, players = key
    return LEVELS.index(level) if level in LEVELS else len(LEVELS), players
