"""Statistics over all finished games of a person."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from utopia.bots.registry import LEVELS
from utopia.rules.model.material import CIVILIZATIONS, MIN_PLAYERS, SEATS
from utopia.server.rating.achievements import Deed


@dataclass(slots=True)
class Sum:
    """Of any number of games."""

    games: int = 0
    won: int = 0
    score: float = 0.0
    """On average."""
    best: int = 0
    places: dict[int, list[int]] = field(default_factory=dict)
    """{players: [place - 1] -> games}."""
    settled: list[int] = field(default_factory=lambda: [0] * CIVILIZATIONS)
    favourite: int | None = None
    """The civilization of which the most princes were settled; of equals the one that brought more prestige."""
    beaten: dict[str, int] = field(default_factory=dict)
    """{level: games won against such a bot}, the strongest last."""


def summed(deeds: Sequence[Deed]) -> Sum:
    """Add up these games."""
    if not deeds:
        return Sum()
    scores = [deed.figures.score for deed in deeds]
    settled = _by_civilization([deed.figures.settled for deed in deeds])
    prestige = _by_civilization([deed.figures.prestige for deed in deeds])
    beaten = Counter(level for deed in deeds if deed.is_won for level in deed.company.levels)
    return Sum(
        games=len(deeds),
        won=sum(deed.is_won for deed in deeds),
        score=sum(scores) / len(scores),
        best=max(scores),
        places=_places(deeds),
        settled=settled,
        favourite=max(range(CIVILIZATIONS), key=lambda one: (settled[one], prestige[one])) if any(settled) else None,
        beaten={level: beaten[level] for level in LEVELS if beaten[level]},
    )


def _by_civilization(lists: Sequence[Sequence[int]]) -> list[int]:
    return [sum(counts) for counts in zip(*lists, strict=True)]


def _places(deeds: Sequence[Deed]) -> dict[int, list[int]]:
    counts = Counter((deed.company.players, deed.figures.place) for deed in deeds)
    return {
        players: row
        for players in range(MIN_PLAYERS, SEATS + 1)
        if any(row := [counts[players, place] for place in range(1, players + 1)])
    }
