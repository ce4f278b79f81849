"""Turning the options of `utopia arena` into a tournament and its folder."""

import os
from pathlib import Path
from typing import Final

from utopia.arena import Match, MatchError, Tournament, Workforce, read_names, seatings
from utopia.arena.keeping.folder import RunFolder
from utopia.arena.match import USUAL
from utopia.boards import load_board
from utopia.bots import Budget, is_built_in
from utopia.bots.supervision.guarding import try_bots
from utopia.bots.supervision.limits import limits_from_environment
from utopia.cli.arena.wishes import Wishes
from utopia.locales import Phrase
from utopia.notation.words import NotationError, read_number
from utopia.rules import DEFAULT_PRESET, edition, parse_option
from utopia.rules.model.material import MIN_PLAYERS, SEATS

_SEATS: Final = "greedy,greedy,greedy"
_GAMES: Final = 1000
_MOST_JOBS: Final = 1024


def choose(wishes: Wishes) -> tuple[Tournament, RunFolder | None]:
    """Return the tournament and its folder. Raises an error with one sentence about the reason."""
    if wishes.resume is None:
        tournament = Tournament(_tables(wishes))
        _try(tournament)
        return tournament, None if wishes.out is None else RunFolder.start(Path(wishes.out), tournament)
    if wishes.said:
        raise MatchError(Phrase("arena-resume-alone", {"options": ", ".join(wishes.said)}))
    folder = RunFolder.resume(Path(wishes.resume))
    try:
        _try(folder.tournament)
    except BaseException:
        folder.close()
        raise
    return folder.tournament, folder


def _try(tournament: Tournament) -> None:
    """Return whether the bots of others can be loaded. Raises BotError or LimitsError."""
    foreign = [name for name in tournament.names if not is_built_in(name)]
    if foreign:
        try_bots(foreign, limits_from_environment())


def workforce(jobs: int, ray: str | None) -> Workforce:
    """So many processes, 0 for every core; or the Ray cluster at that address.

    MatchError for a number that makes no sense, PlayingError for a cluster that does not answer.
    """
    if ray is not None:
        from utopia.arena.running.on_ray import connect  # noqa: PLC0415 - Ray is an extra, and takes seconds to load

        return Workforce(connect(ray), on_ray=True)
    if not 0 <= jobs <= _MOST_JOBS:
        raise MatchError(Phrase("arena-jobs", {"jobs": str(jobs), "most": str(_MOST_JOBS)}))
    return Workforce(jobs or os.cpu_count() or 1)


def read_sizes(text: str) -> list[int]:
    """Numbers of players as a person types them, with commas between; MatchError for what is none."""
    try:
        return list(
            dict.fromkeys(read_number(word.strip(), MIN_PLAYERS, SEATS, "--players") for word in text.split(","))
        )
    except NotationError as error:
        raise MatchError(error.phrase) from None


def _tables(wishes: Wishes) -> tuple[Match, ...]:
    return tuple(_match(wishes, players) for players in _seatings(wishes))


def _seatings(wishes: Wishes) -> list[tuple[str, ...]]:
    """One table of named seats, or all that the bots of a pool can fill."""
    if wishes.bots is None:
        if wishes.players is not None:
            raise MatchError(Phrase("arena-players-of-bots", {"players": wishes.players}))
        return [read_names(_SEATS if wishes.seats is None else wishes.seats)]
    if wishes.seats is not None:
        raise MatchError(Phrase("arena-seats-or-bots"))
    pool = tuple(dict.fromkeys(read_names(wishes.bots)))
    if len(pool) < MIN_PLAYERS:
        raise MatchError(Phrase("arena-too-few-bots", {"bots": wishes.bots}))
    sizes = [MIN_PLAYERS] if wishes.players is None else read_sizes(wishes.players)
    return [players for size in sizes for players in seatings(pool, size)]


def _match(wishes: Wishes, players: tuple[str, ...]) -> Match:
    options = dict(parse_option(text) for text in wishes.option)
    if wishes.simulations is not None and wishes.seconds is not None:
        raise MatchError(Phrase("arena-one-budget"))
    return Match(
        players,
        _GAMES if wishes.games is None else wishes.games,
        wishes.seed or 0,
        load_board(wishes.board or "reconstruction"),
        edition(wishes.edition or DEFAULT_PRESET, **options),
        Budget(USUAL.seconds if wishes.seconds is None else wishes.seconds, wishes.simulations),
    )
