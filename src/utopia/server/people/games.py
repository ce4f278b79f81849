"""The finished games of a person, as far as the visitor may see them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from utopia.server.database.schema.games import SeatKind
from utopia.server.people.messages import FinishedGame, FinishedGames, FinishedSeat
from utopia.server.people.ratings import RatingChange, Ratings
from utopia.server.people.store import PAGE, Profiles, Wanted
from utopia.server.people.strength import Strength
from utopia.server.tables.rows import Game, Seat
from utopia.server.tables.seats import Seats
from utopia.server.web.messages import iso

MARK_PATTERN: Final = r"^\d{13}~[\w-]{1,16}$"
"""Of the place where a page begins: the end of the last game before, in milliseconds since 1970, and its id."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class ProfileGames:
    """The finished games of people who have a profile."""

    def __init__(self, profiles: Profiles, seats: Seats, ratings: Ratings) -> None:
        self._profiles, self._seats, self._ratings = profiles, seats, ratings

    async def page(self, who: str, visitor: str | None, wanted: Wanted) -> FinishedGames:
        """A page of them. Others are named only if they show their games too, or the visitor played with them."""
        games = await self._profiles.games(who, wanted)
        ids = [game.id for game in games]
        seats = await self._seats.of_many(ids)
        changes = await self._ratings.of_games(who, ids)
        shown = await self._profiles.shown({id_ for row in seats.values() for seat in row for id_ in _people(seat)})
        looking = _Looking(who, visitor, shown)
        told = [looking.at(game, seats[game.id], changes.get(game.id)) for game in games]
        return FinishedGames(told, _mark(games[-1]) if len(games) == PAGE else None)


def after(mark: str | None) -> tuple[datetime, str] | None:
    """The last game of the page before."""
    if mark is None:
        return None
    moment, _, id_ = mark.partition("~")
    return _EPOCH + timedelta(milliseconds=int(moment)), id_


def _mark(game: Game) -> str:
    return f"{(game.changed - _EPOCH) // timedelta(milliseconds=1):013}~{game.id}"


def _people(seat: Seat) -> set[str]:
    return {id_ for id_ in (seat.person, seat.was, *seat.leavers) if id_ is not None}


@dataclass(frozen=True, slots=True)
class _Looking:
    """The visitor, the person whose games they are, and the others who may be shown to everybody."""

    who: str
    visitor: str | None
    shown: set[str]

    def at(self, game: Game, seats: Sequence[Seat], change: RatingChange | None) -> FinishedGame:
        took_part = self.visitor in {game.host, *(id_ for seat in seats for id_ in _people(seat))}
        rows = [self._at_seat(game, number, seat, took_part=took_part) for number, seat in enumerate(seats)]
        return FinishedGame(
            id=game.id if took_part else None,
            ended=iso(game.changed),
            edition=game.edition,
            rated=game.rated,
            seats=sorted(rows, key=lambda row: (row.place or 0, -row.score)),
            before=Strength(change.mu_before).points if change else None,
            after=Strength(change.mu).points if change else None,
        )

    def _at_seat(self, game: Game, number: int, seat: Seat, *, took_part: bool) -> FinishedSeat:
        result, player = game.result, self._player(seat)
        is_open = (seat.kind is SeatKind.BOT and not player.left) or player.id == self.who or player.id in self.shown
        return FinishedSeat(
            name=player.name if took_part or is_open else None,
            person=player.id if player.id in self.shown else None,
            level=None if player.left else seat.level,
            place=result.places[number] if result and result.places else None,
            score=result.scores[number] if result and result.scores else 0,
            theirs=player.id == self.who,
            left=player.left,
        )

    def _player(self, seat: Seat) -> "_Player":
        """Return the seat's owner: its first player, or the person whose games these are, if they took it over."""
        if seat.kind is SeatKind.PERSON and self.who == seat.person:
            return _Player(seat.person, seat.name)
        if seat.has_left:
            return _Player(seat.was, seat.was_name, left=True)
        return _Player(seat.person if seat.kind is SeatKind.PERSON else None, seat.name)


@dataclass(frozen=True, slots=True)
class _Player:
    id: str | None
    """None for bots, and for guests at another's device."""
    name: str | None
    left: bool = False
