"""Running games are told what has changed around them: names, seats, links, messages, and their end."""

from collections.abc import Sequence

from utopia.server.database.schema.games import GameState
from utopia.server.game.loading import LateEngine
from utopia.server.notifications.service import Notices
from utopia.server.tables.games import Games
from utopia.server.tables.rows import UnplayableGameError


class LiveGames:
    """The games in memory. What nobody has opened yet learns of a change from the storage."""

    def __init__(self, games: Games, engine: LateEngine, notices: Notices) -> None:
        self._games, self._engine, self._notices = games, engine, notices

    async def begin(self, game: str) -> None:
        """Open the room of a game that has just been started, so that its bots begin."""
        await (await self._engine()).rooms.open(game)
        await self._notices.started(game)

    async def changed(self, game: str) -> None:
        """Tell clients that names, bot delay or links of a game have changed."""
        self._notices.look_at(game)
        if (engine := self._engine.made) is not None:
            await engine.rooms.refresh(game)

    async def chat_changed(self, game: str, line: int | None = None) -> None:
        """Tell clients that a message was removed, or that chat was switched."""
        if (engine := self._engine.made) is not None:
            await engine.rooms.chat_changed(game, line)

    async def drop(self, games: Sequence[str]) -> None:
        """Close the rooms of games that are changed or deleted behind their backs."""
        if (engine := self._engine.made) is not None:
            for game in games:
                await engine.rooms.drop(game)

    async def resume(self, games: Sequence[str]) -> None:
        """Let the running games continue where bots have replaced people."""
        found = [await self._games.get(game) for game in dict.fromkeys(games)]
        if running := [game.id for game in found if game is not None and game.state is GameState.RUNNING]:
            (await self._engine()).rooms.go_on(running)

    async def renamed(self, person: str) -> None:
        """Tell the tables of a person that they have another name."""
        if self._engine.made is not None:
            for game in await self._games.of_person(person):
                await self.changed(game.id)

    async def give_seat_away(self, game: str, person: str) -> None:
        """Let a bot play on for a banned person."""
        await (await self._engine()).rooms.dismiss(game, person)

    async def end(self, game: str) -> UnplayableGameError | None:
        """End a running game without places; return why it could not have continued, if so."""
        return await (await self._engine()).rooms.end(game)
