"""Sums over a person's finished games; the part of profiles that needs the rules."""

from collections.abc import Sequence

import msgspec

from utopia.server.people.achievements import Deed, summed
from utopia.server.people.messages import Beaten, Summary, Tables
from utopia.server.people.store import Played


def summary(played: Sequence[Played]) -> Summary:
    """Add up these games."""
    told = summed([msgspec.convert(one.figures, Deed) for one in played])
    return Summary(
        games=told.games,
        won=told.won,
        score=round(told.score, 1),
        best=told.best,
        tables=[Tables(players, sum(places), places) for players, places in told.places.items()],
        favourite=told.favourite,
        settled=told.settled,
        beaten=[Beaten(level, games) for level, games in told.beaten.items()],
    )
