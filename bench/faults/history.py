"""What the players were told, and whether the database agrees.

A move that was acknowledged is stored once, as it was asked for; one that was refused is not stored; nobody was ever
shown a version that is gone, or another's hand. The idea is Jepsen's: clients note what they were told, a checker
compares it with the end.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, select

from utopia.server.database.schema import event, person
from utopia.server.game.history import stored_key

MOST_SILENCE: Final = 10.0
"""Seconds in which each game must go on after a fault."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move that was acknowledged."""

    game: str
    player: str
    """By the name that nobody else has."""
    key: str
    seat: int
    code: int
    asked: int
    """The version that its player saw."""
    after: int
    """The version that the answer showed."""
    at: float
    """When the answer came, by ``time.monotonic``."""


@dataclass(slots=True)
class History:
    """Everything that players and spectators were told."""

    moves: list[Told] = field(default_factory=list)
    refused: list[tuple[str, str, str]] = field(default_factory=list)
    """(game, player, key) of each move that was refused."""
    shown: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    """game -> the highest version that anybody saw."""
    leaks: list[str] = field(default_factory=list)
    last: dict[str, float] = field(default_factory=dict)
    """game -> when its last move was acknowledged."""

    def note_view(self, view: dict[str, Any]) -> None:
        """Note a view that a player was shown."""
        game, viewer = view["game"], view["viewer"]
        self.shown[game] = max(self.shown[game], view["version"])
        for seat, player in enumerate(view["players"]):
            if seat != viewer and player["hand"] is not None and view["phase"] != "over" and player["cards"]:
                self.leaks.append(f"game {game}, version {view['version']}: seat {viewer} sees the hand of seat {seat}")

    def note_move(self, told: Told) -> None:
        """Note a move that was acknowledged."""
        self.moves.append(told)
        self.last[told.game] = told.at

    def all_since(self, games: Iterable[str], moment: float) -> bool:
        """Return whether each of the games has gone on since."""
        return all(self.last.get(game, 0.0) > moment for game in games)

    def went_on(self, games: Iterable[str], moment: float) -> float:
        """Return the seconds from a moment until each of the games had gone on."""
        firsts = [min(told.at for told in self.moves if told.game == game and told.at > moment) for game in games]
        return max(firsts) - moment


def disagreements(history: History, connection: Connection) -> list[str]:
    """Return where the database disagrees with what was told, a sentence each."""
    ids = {row.name: row.id for row in connection.execute(select(person.c.name, person.c.id))}
    query = select(event.c.game, event.c.seq, event.c.seat, event.c.code, event.c.key, event.c.person)
    rows = connection.execute(query.order_by(event.c.game, event.c.seq)).all()
    stored = {(row.game, row.key): row for row in rows if row.key is not None}
    counts = Counter((row.game, row.key) for row in rows if row.key is not None)
    found = [f"{game}: key {key} is stored {many} times" for (game, key), many in counts.items() if many > 1]
    found += history.leaks
    for told in history.moves:
        id_ = ids.get(told.player, "")
        found += _differences(told, id_, stored.get((told.game, stored_key(id_, told.key))))
    for game, player, key in history.refused:
        if (game, stored_key(ids.get(player, ""), key)) in stored:
            found.append(f"{game}: move {key} was refused, and is stored")
    return found + list(_gaps(history, rows))


def _differences(told: Told, person_id: str, row: Any) -> list[str]:
    if row is None:
        return [f"{told.game}: move {told.key} was acknowledged, and is not stored"]
    if (row.seat, row.code, row.person) != (told.seat, told.code, person_id):
        return [f"{told.game}: move {told.key} is stored as another: {tuple(row)}"]
    if not told.asked <= row.seq < told.after:
        return [f"{told.game}: move {told.key} is entry {row.seq}, told between {told.asked} and {told.after}"]
    return []


def _gaps(history: History, rows: Iterable[Any]) -> Iterable[str]:
    lengths: Counter[str] = Counter()
    for row in rows:
        if row.seq != lengths[row.game]:
            yield f"{row.game}: entry {row.seq} follows {lengths[row.game]} entries"
        lengths[row.game] += 1
    for game, version in history.shown.items():
        if lengths[game] < version:
            yield f"{game}: version {version} was shown, {lengths[game]} entries are stored"
