"""Seats, from a request to stored ones and to those that are shown; tables for people who have been paired."""

import contextlib
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal, TypeVar

from msgspec import structs

from utopia.server.database.errors import NoSuchGameError, StateError
from utopia.server.database.schema.games import Purpose, SeatKind
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.matching import Printed
from utopia.server.lobby.messages import NewTable, SeatWish
from utopia.server.lobby.pairing import Group
from utopia.server.tables.games import Arrange, Games, lots_of
from utopia.server.tables.links import Links
from utopia.server.tables.names import checked_name
from utopia.server.tables.rows import Game, NewGame, Seat, bot_seat
from utopia.server.web.problems import ProblemError
from utopia.tables.clocks.tempo import PRESETS

FEWEST: Final = 2
Item = TypeVar("Item")


def seats_from(wishes: Sequence[SeatWish], host: str) -> list[Seat]:
    """Return [seat] -> its player.

    Raise ProblemError 422 if the host sits twice, a name is invalid, or a hand would be open that is no bot's.
    """
    if sum(wish.kind == "me" for wish in wishes) > 1:
        told = "seats: `me` stands there twice; a second player at your device is `device`"
        raise ProblemError(422, told, "problem-me")
    if any(wish.shows_hand and wish.kind != "bot" for wish in wishes):
        told = "seats: `shows_hand` is for a `bot`; players show their own hands to spectators during the game"
        raise ProblemError(422, told, "problem-open-hand")
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        used = [other.name for other in wishes] + [seat.name for seat in seats]
        seats.append(_seat_from(wish, number, host, used))
    return seats


def _seat_from(wish: SeatWish, number: int, host: str, used: Collection[str | None]) -> Seat:
    match wish.kind:
        case "me":
            return Seat(SeatKind.PERSON, person=host)
        case "device":
            return Seat(SeatKind.DEVICE, person=host, name=checked_name(wish.name or ""))
        case "bot":
            return structs.replace(bot_seat(number, wish.level, used), shows_hand=wish.shows_hand)
        case "friend":
            return Seat(SeatKind.OPEN)


def without_friends(seats: Sequence[Seat], missing: str, level: str | None) -> list[Seat]:
    """Return the seats of a game that starts: an empty one gets a bot, or is removed.

    Raise ProblemError 409 if too few are left.
    """
    if missing == "bot":
        filled = list(seats)
        for i, seat in enumerate(seats):
            if seat.kind is SeatKind.OPEN:
                filled[i] = bot_seat(i, level, [other.name for other in filled])
        return filled
    left = [seat for seat in seats if seat.kind is not SeatKind.OPEN]
    if len(left) < FEWEST:
        raise ProblemError(
            409, f"{len(left)} would be left; Utopia is for {FEWEST} to 5", "problem-too-few", least=FEWEST
        )
    return left


def shuffled(items: Sequence[Item], fixed: int | None, draw: Callable[[int, int], int]) -> list[Item]:
    """Return the items in the drawn order; the starting one, if it was chosen, keeps its place.

    ``draw`` is given the number of a draw, from 1, and how many items are left; its answer counts them from 1.
    """
    left = [item for i, item in enumerate(items) if i != fixed]
    numbers = enumerate(range(len(left), 0, -1), start=1)
    mixed = [left.pop(draw(number, possible) - 1 if possible > 1 else 0) for number, possible in numbers]
    if fixed is not None and fixed < len(items):
        mixed.insert(fixed, items[fixed])
    return mixed


def arrangement(missing: str, level: str | None = None) -> Arrange:
    """Return the start of a game: seats without friends are filled or removed, seats are drawn if requested.

    The function raises ProblemError 409 if too few are left.
    """

    def arrange(game: Game, sitting: list[Seat]) -> tuple[list[Seat], int | None]:
        left = [number for number, seat in enumerate(sitting) if seat.kind is not SeatKind.OPEN]
        seats, first = without_friends(sitting, missing, level), _first_after(game.first, left, missing)
        return (shuffled(seats, first, _draw_of(game, sitting)) if game.shuffle else seats), first

    return arrange


def _draw_of(game: Game, sitting: Sequence[Seat]) -> Callable[[int, int], int]:
    """Return the source of the draw: the sealed seed, or plain chance in a game from before sealed seeds."""
    lots = lots_of(game, sitting)
    return (lambda _, possible: secrets.randbelow(possible) + 1) if lots is None else lots.seat


def _first_after(first: int | None, left: Sequence[int], missing: str) -> int | None:
    """Return the seat of the starting player after seats were closed; drawn if their own is closed."""
    if first is None or missing == "bot":
        return first
    return left.index(first) if first in left else None


_TEMPO: Final = {"live": PRESETS["easy"], "slow": PRESETS["day"]}


class Laying:
    """A ``lobby.matching.Tables`` of this server."""

    def __init__(self, games: Games, links: Links, engine: LateEngine, live_games: LiveGames) -> None:
        self._games, self._links, self._engine, self._live_games = games, links, engine, live_games
        self._printed: Printed | None = None

    async def printed(self) -> Printed:
        """As the offer of the rules says."""
        if self._printed is None:  # the lobby calls this once a second
            engine = await self._engine()
            self._printed = {preset.id: preset.options for preset in engine.offer().presets}
        return self._printed

    async def lay(self, group: Group) -> str:
        """The usual rules, seats and first player drawn. A live game waits until its people have come."""
        engine = await self._engine()
        usual = NewTable([SeatWish("friend")] * group.players, shuffle=True)
        free = [Seat(SeatKind.OPEN)] * (group.players - len(group.people))
        new = NewGame(
            host=group.people[0],
            seats=[*(Seat(SeatKind.PERSON, person) for person in group.people), *free],
            edition=usual.edition,
            options=engine.checked_options(usual),
            board=engine.usual_board,
            shuffle=usual.shuffle,
            tempo=_TEMPO[group.tempo],
            rated=group.rated,
            bots_fill=group.bots_fill,
        )
        if group.tempo == "live":
            return (await self._games.create(new)).id
        game = await self._games.create(new, arrangement("bot", group.level))
        await self._live_games.begin(game.id)
        return game.id

    async def begin(self, game: str, missing: Literal["bot", "closed"], level: str | None) -> None:
        """Begin, unless a player there has begun it or deleted the table."""
        with contextlib.suppress(StateError, NoSuchGameError):
            await self._links.revoke(game, Purpose.JOIN)
            await self._games.start(game, arrangement(missing, level))
            await self._live_games.begin(game)

    async def drop(self, game: str) -> None:
        """Take the table away, unless its game has begun."""
        with contextlib.suppress(StateError, NoSuchGameError):
            await self._games.delete(game)
