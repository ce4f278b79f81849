"""`utopia arena`, as a plain function that returns the exit status.

0: all games were played. 1: a bot failed. 2: the command was used wrongly. 130: interrupted; what was done is shown.
"""

import json as json_text
import os
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from utopia.arena import BotFaultError, Match, MatchError, Tally, play_all, read_players, report, summary
from utopia.boards import BoardError, load_board
from utopia.bots import BotError
from utopia.cli.speaking import language, say, told
from utopia.locales import Phrase, Speaker
from utopia.rules import EditionError
from utopia.rules import edition as preset_with
from utopia.rules.model.edition import parse_option

FORMAT: Final = 1
"""Of the object that ``--json`` prints."""
FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
_MOST_JOBS: Final = 1024


@dataclass
class _Played:
    """How far it has come."""

    tally: Tally
    seconds: float = 0.0
    interrupted: bool = False


def arena(  # noqa: PLR0913, PLR0917 - the command's own options
    players: str,
    games: int,
    seed: int,
    jobs: int,
    json: bool,
    edition: str,
    option: list[str],
    board: str,
) -> int:
    """Play many games of bots and show what came out; ``jobs`` 0 takes every processor core."""
    try:
        match = _match(players, games, seed, edition, option, board)
        jobs = _checked_jobs(jobs)
    except (MatchError, BotError, EditionError, BoardError) as error:
        return _refuse(_sentence(error), MISUSED)
    played = _Played(Tally.empty(match))
    try:
        _play(match, jobs, played)
    except KeyboardInterrupt:
        played.interrupted = True
    except BotFaultError as error:
        return _refuse(_sentence(error), FAILED)
    _show(match, jobs, played, json)
    if played.interrupted:
        done = int(played.tally.games[0])
        return _refuse(say("arena-interrupted", played=str(done), games=str(match.games)), INTERRUPTED)
    return FINE


def _match(players: str, games: int, seed: int, edition: str, option: list[str], board: str) -> Match:
    options = dict(parse_option(text) for text in option)
    return Match(read_players(players), games, seed, load_board(board), preset_with(edition, **options))


def _checked_jobs(jobs: int) -> int:
    if not 0 <= jobs <= _MOST_JOBS:
        raise MatchError(Phrase("arena-jobs", {"jobs": str(jobs), "most": str(_MOST_JOBS)}))
    return jobs or os.cpu_count() or 1


def _play(match: Match, jobs: int, played: _Played) -> None:
    """Play, count and show progress on the error stream, if somebody looks at it."""
    console = Console(stderr=True)
    columns = (TextColumn(say("arena-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=match.games)
        began = time.perf_counter()
        for part in play_all(match, jobs):
            played.tally.add(part)
            played.seconds = time.perf_counter() - began
            progress.advance(task, int(part.games[0]))


def _show(match: Match, jobs: int, played: _Played, as_json: bool) -> None:
    if as_json:
        _print_json(_as_object(match, jobs, played))
    elif played.tally.games[0] > 0:
        console = Console()
        console.print(report(summary(match, played.tally), Speaker(language())))
        timing = _timing(jobs, played)
        games, decisions = f"{timing['games_per_s']:,.0f}", f"{timing['decisions_per_s']:,.0f}"
        console.print(say("arena-speed", games=games, decisions=decisions, number=jobs), highlight=False)


def _as_object(match: Match, jobs: int, played: _Played) -> dict[str, Any]:
    """``result`` depends on ``match`` alone; ``timing`` on the machine and the day."""
    return {
        "format": FORMAT,
        "match": {
            "players": list(match.players),
            "games": match.games,
            "seed": match.seed,
            "rotations": match.rotations,
            "edition": match.edition.options(),
            "board": {"name": match.board.name, "digest": match.board.digest},
        },
        "interrupted": played.interrupted,
        "result": summary(match, played.tally) if played.tally.games[0] > 0 else None,
        "timing": _timing(jobs, played),
    }


def _timing(jobs: int, played: _Played) -> dict[str, float]:
    seconds = max(played.seconds, 1e-9)
    return {
        "jobs": jobs,
        "seconds": round(played.seconds, 3),
        "games_per_s": round(int(played.tally.games[0]) / seconds, 1),
        "decisions_per_s": round(int(played.tally.decisions[0]) / seconds, 1),
    }


def _print_json(value: dict[str, Any]) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json_text.dumps(value, indent=2) + "\n")


def _refuse(sentence: str, status: int) -> int:
    sys.stderr.write(sentence + "\n")
    return status


def _sentence(error: Exception) -> str:
    text = told(error)
    return text if text.endswith("?") else f"{text}."
