"""Tables for people who have been paired."""

import contextlib
from typing import Final, Literal

from utopia.server.database.errors import NoSuchGameError, StateError
from utopia.server.database.schema.games import Purpose, SeatKind
from utopia.server.http.games.late_engine import LateEngine
from utopia.server.http.running.live_games import LiveGames
from utopia.server.http.tables.seats import arrangement
from utopia.server.lobby.listing import Printed
from utopia.server.lobby.messages import NewTable, SeatWish
from utopia.server.lobby.pairing import Group
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.rows import NewGame, Seat
from utopia.tables.clocks.tempo import PRESETS

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
