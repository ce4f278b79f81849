"""`utopia arena`, as a plain function that returns the exit status (see ``ending``)."""

import json as json_text
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console

from utopia.arena.running import Workforce
from utopia.arena.running.errors import PlayingError
from utopia.arena.session import Session
from utopia.arena.showing.report import report
from utopia.cli.arena.choosing import choose, workforce
from utopia.cli.arena.ending import FAILED, FINE, INTERRUPTED, MISUSED, MISUSES, STOPS, refuse, sentence
from utopia.cli.arena.progress import watched
from utopia.cli.arena.wishes import Wishes
from utopia.cli.arena.writing import check_files, write_files
from utopia.cli.calling import how_to
from utopia.cli.speaking import language, say
from utopia.locales import Speaker

FORMAT: Final = 2
"""Of the object that ``--json`` prints."""


def arena(wishes: Wishes) -> int:
    """Play games of bots and show what came out."""
    try:
        check_files(wishes)
        players = workforce(wishes.jobs, wishes.ray)
        tournament, folder = choose(wishes)
    except MISUSES as error:
        return refuse(sentence(error), MISUSED)
    except PlayingError as error:
        return refuse(sentence(error), FAILED)
    with closing(folder) if folder else nullcontext():
        try:
            session = Session(tournament, folder, remember=wishes.parquet is not None)
        except MISUSES as error:
            return refuse(sentence(error), MISUSED)
        return _play_and_show(session, players, wishes)


def _play_and_show(session: Session, players: Workforce, wishes: Wishes) -> int:
    try:
        is_interrupted = play(session, players)
        if session.counting.games:
            write_files(session, wishes)
    except STOPS as error:
        return refuse(sentence(error), FAILED)
    _show(session, players.jobs, as_json=wishes.json, is_interrupted=is_interrupted)
    return tell_interruption(session, "arena --resume", wishes.resume or wishes.out) if is_interrupted else FINE


def play(session: Session, players: Workforce) -> bool:
    """Play what is left and show progress; whether that was interrupted."""
    try:
        for _ in watched(session.play(players), session.tournament, session.counting.games):
            pass
    except KeyboardInterrupt:
        return True
    return False


def tell_interruption(session: Session, command: str, folder: str | None) -> int:
    """Return how far it came, and the command that goes on with the folder."""
    words = {"played": str(session.counting.games), "games": str(session.tournament.games)}
    if folder is None:
        return refuse(say("arena-interrupted", **words), INTERRUPTED)
    return refuse(say("arena-interrupted-kept", command=how_to(command, Path(folder)), **words), INTERRUPTED)


def _show(session: Session, jobs: int, *, as_json: bool, is_interrupted: bool) -> None:
    if as_json:
        sys.stdout.write(json_text.dumps(_as_object(session, jobs, is_interrupted), indent=2) + "\n")
    elif session.counting.games:
        console = Console()
        console.print(report(session.counting, Speaker(language())))
        if not session.games_here:
            return
        timing = _timing(session, jobs)
        games, decisions = f"{timing['games_per_s']:,.0f}", f"{timing['decisions_per_s']:,.0f}"
        console.print(say("arena-speed", games=games, decisions=decisions, number=jobs), highlight=False)


def _as_object(session: Session, jobs: int, is_interrupted: bool) -> dict[str, Any]:
    """``result`` depends on ``run`` alone; ``timing`` on the machine and the day."""
    return {
        "format": FORMAT,
        "run": msgspec.to_builtins(session.manifest),
        "interrupted": is_interrupted,
        "result": session.counting.summary() if session.counting.games else None,
        "timing": _timing(session, jobs),
    }


def _timing(session: Session, jobs: int) -> dict[str, Any]:
    seconds = max(session.seconds, 1e-9)
    return {
        "jobs": jobs,
        "seconds": round(session.seconds, 3),
        "games_per_s": round(session.games_here / seconds, 1),
        "decisions_per_s": round(session.decisions_here / seconds, 1),
        "decisions": session.counting.decision_times(),
    }
