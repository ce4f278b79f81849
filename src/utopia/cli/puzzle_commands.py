"""`utopia puzzles`: the list, one to be solved by typed moves, and the search for new ones; plain lines only.

0: fine, or left before it was solved. 2: there is no such puzzle, nothing fits, or a file cannot be written.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from utopia.arena.keeping.errors import KeepingError
from utopia.cli.output_files import write
from utopia.cli.play.facts import facts_for
from utopia.cli.play.plain import PlainScreen
from utopia.cli.play.screen import read_line
from utopia.cli.speaking import say, speaker, tell, told
from utopia.extras import MissingExtraError
from utopia.locales import Phrase
from utopia.notation.words import NotationError
from utopia.puzzles import (
    THEMES,
    Puzzle,
    Solving,
    Status,
    UnknownPuzzleError,
    add_puzzle,
    puzzle,
    puzzles,
    read_puzzles,
)

FINE, MISUSED = 0, 2
QUIT: Final = "quit"


def list_puzzles() -> int:
    """Tell how many puzzles there are, by players and by theme."""
    by_players = Counter(one.players for one in puzzles())
    by_theme = Counter(theme for one in puzzles() for theme in one.themes)
    tell(*(say("puzzles-for", players=players, number=number) for players, number in sorted(by_players.items())))
    width = max(map(len, THEMES)) + 2
    tell("", *(f"  {theme:{width}}{by_theme[theme]:4}  {say(f'puzzle-theme-{theme}')}" for theme in THEMES))
    tell("", say("puzzles-how"))
    return FINE


def write_puzzles(file: Path) -> int:
    """Write all puzzles into a file in Parquet."""
    try:
        from utopia.puzzles.columns import write_columns  # noqa: PLC0415 - only who wants it waits for it

        write(file, lambda path: write_columns(path, puzzles()))
    except (KeepingError, MissingExtraError) as error:
        tell(told(error), stream=sys.stderr)
        return MISUSED
    tell(say("puzzles-written", number=len(puzzles()), file=str(file)))
    return FINE


def solve(puzzle_id: str | None, players: int | None, theme: str | None) -> int:
    """Let the puzzle of that id be solved, or one that fits."""
    try:
        return _solve(puzzle(puzzle_id) if puzzle_id is not None else _any_of(players, theme))
    except UnknownPuzzleError as error:
        tell(say("puzzles-none", name=str(error)), stream=sys.stderr)
        return MISUSED


def make(file: Path, players: int, games: int, seed: int) -> int:
    """Look for puzzles in games, and add them to a file; go on after the last game that the file has one of."""
    from utopia.puzzles.finding import find_puzzles, games_done  # noqa: PLC0415 - it compiles the search

    known = read_puzzles(file) if file.exists() else ()
    ids = {one.id for one in known}
    for number in range(games_done(known, players, games, seed), games):
        for one in find_puzzles(players, number + 1, seed, number):
            if one.id not in ids:
                add_puzzle(file, one)
                ids.add(one.id)
        tell(say("puzzles-found", games=number + 1, number=len(ids)))
    return FINE


def _any_of(players: int | None, theme: str | None) -> Puzzle:
    fitting = [one for one in puzzles() if players in (None, one.players) and (theme is None or theme in one.themes)]
    if not fitting:
        raise UnknownPuzzleError(f"{theme or ''} {players or ''}".strip())
    return random.choice(fitting)  # noqa: S311 - which puzzle comes is no secret


def _solve(one: Puzzle) -> int:
    solving = Solving(one, speaker(one.game().map))
    _show(solving)
    task = Phrase("puzzle-task", {"seat": one.seat, "id": one.id})
    tell("", solving.speaker.say(task), say("puzzle-words"))
    while solving.status != Status.SOLVED:
        try:
            typed = read_line("> ").strip().lower()
        except EOFError:
            return FINE
        if typed == QUIT:
            return FINE
        if typed:
            _answer(solving, typed)
    tell(say("puzzle-solved", share=round(100 * one.share), lead=round(100 * one.lead)))
    return FINE


def _answer(solving: Solving, typed: str) -> None:
    words: dict[str, Callable[[Solving], None]] = {
        "hint": _hint,
        "undo": _undo,
        "moves": _moves,
        "table": _show,
        "solution": _solution,
    }
    if typed in words:
        return words[typed](solving)
    try:
        reply = solving.play(typed)
    except NotationError as error:
        return tell(told(error))
    if reply.status == Status.MISSED:
        return tell(say("puzzle-missed"))
    if reply.status != Status.SOLVED:
        tell(reply.sentence or say("learn-goes-on"))
    return None


def _show(solving: Solving) -> None:
    names = [solving.speaker.seat(seat) for seat in range(solving.puzzle.players)]
    PlainScreen().table(facts_for(solving.game, names, solving.puzzle.seat))


def _hint(solving: Solving) -> None:
    tell(solving.hint())


def _solution(solving: Solving) -> None:
    tell(*solving.puzzle.solution)


def _undo(solving: Solving) -> None:
    tell(say("learn-undone" if solving.undo() else "learn-nothing-to-undo"))


def _moves(solving: Solving) -> None:
    tell(*(choice.text for choice in solving.moves()))
