"""One game on a server: its views as they come, and moves that are done once."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Final, TypeAlias
from uuid import uuid4

import msgspec

from utopia.analysis.messages import LevelName
from utopia.client.connection import Connection, Query
from utopia.server.analysis.messages import AnalysisWish, GameAnalysis
from utopia.server.game.messages.socket import RoomMessage
from utopia.server.game.messages.view import View
from utopia.server.programs.messages import Beat, Closing, MoveWish, Scene, TakeBackWish

Line: TypeAlias = Scene | RoomMessage | Beat | Closing
_read: Final = msgspec.json.Decoder(Line).decode
_LOOK: Final = 2.0
"""Seconds between two looks at an analysis."""


class RemoteGame:
    """A game by its id. ``room`` says who is here, once a line of it has come."""

    def __init__(self, connection: Connection, id_: str, seat: int | None = None) -> None:
        """``seat`` is the one to look from and to play, if there are several of one's own."""
        self.id: Final = id_
        self.room: RoomMessage | None = None
        self._connection, self._seat = connection, seat
        self._version: int | None = None
        """Of the newest view that came."""

    async def views(self) -> AsyncGenerator[View, None]:
        """The position now, and then whenever it has changed, until the game is over. A slow reader misses some."""
        async with contextlib.aclosing(self.scenes()) as scenes:
            async for scene in scenes:
                yield scene.view

    async def scenes(self, *, position: bool = False) -> AsyncGenerator[Scene, None]:
        """The same with, if wished for, the whole position as the seat knows it; ``room`` is known by then."""
        waiting: Scene | None = None
        async with contextlib.aclosing(self.lines(position=position)) as lines:
            async for line in lines:
                if isinstance(line, RoomMessage):
                    self.room = line
                elif isinstance(line, Scene):
                    waiting = line
                if waiting is not None and self.room is not None:
                    yield waiting
                    if waiting.view.phase == "over":
                        return
                    waiting = None

    async def lines(self, *, position: bool = False) -> AsyncGenerator[Line, None]:
        """Everything that the stream of the game says; what is new to this client is left out."""
        path = f"/api/stream/games/{self.id}"
        texts = self._connection.lines(path, lambda: self._query(position=position))
        async with contextlib.aclosing(texts):
            async for text in texts:
                try:
                    line = _read(text)
                except msgspec.ValidationError:
                    continue
                if isinstance(line, Scene):
                    self._version = line.view.version
                yield line

    async def view(self) -> View:
        """The position now."""
        answer = await self._connection.ask("GET", f"/api/games/{self.id}/view", query=self._query())
        return msgspec.json.decode(answer, type=View)

    async def play(self, view: View | int, move: int | str, key: str | None = None) -> View:
        """Make a move, by its code or in words, for that view or version; the view after it.

        StaleError if the table has moved on; RefusedError if the rules refuse it. It is sent again until an answer
        comes, and done once. A program that may be killed names a ``key`` that it would name again.
        """
        code, words = (move, None) if isinstance(move, int) else (None, move)
        wish = MoveWish(_version(view), code, words, self._seat)
        return await self._command("moves", wish, key)

    async def take_back(self, view: View | int, key: str | None = None) -> View:
        """Take the last own decision back; the view after it. The errors of ``play``."""
        return await self._command("take-back", TakeBackWish(_version(view), self._seat), key)

    async def record(self) -> str:
        """The record as text; while the game runs, as far as one may know it."""
        answer = await self._connection.ask("GET", f"/api/games/{self.id}/record", query=self._query())
        return answer.decode()

    async def analysis(self, level: LevelName = "quick") -> GameAnalysis:
        """Return the analysis of a finished game. It takes from seconds to minutes, unless there is one already."""
        path, query = f"/api/games/{self.id}/analysis", {"level": level}
        told = await self._analysis("POST", path, AnalysisWish(level))
        while told.state in ("waiting", "running"):
            await asyncio.sleep(_LOOK)
            told = await self._analysis("GET", path, query={**query, "first": told.total})
        return await self._analysis("GET", path, query=dict(query)) if told.first else told

    async def _analysis(
        self, method: str, path: str, wish: AnalysisWish | None = None, query: Query | None = None
    ) -> GameAnalysis:
        answer = await self._connection.ask(method, path, wish, query=query or {})
        return msgspec.json.decode(answer, type=GameAnalysis)

    async def _command(self, door: str, wish: MoveWish | TakeBackWish, key: str | None) -> View:
        path = f"/api/games/{self.id}/{door}"
        answer = await self._connection.ask("POST", path, wish, key=key or uuid4().hex)
        return msgspec.json.decode(answer, type=View)

    def _query(self, *, position: bool = False) -> Query:
        query: dict[str, str | int | bool] = {}
        if self._seat is not None:
            query["seat"] = self._seat
        if self._version is not None:
            query["since"] = self._version
        return query | ({"position": True} if position else {})


def _version(view: View | int) -> int:
    return view if isinstance(view, int) else view.version
