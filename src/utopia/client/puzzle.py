"""A puzzle of a server: where an attempt stands, and whether it is right."""

from collections.abc import Sequence
from typing import Final

import msgspec

from utopia.client.connection import Connection
from utopia.server.puzzles.messages import Puzzle, PuzzleMoves, PuzzlePosition, PuzzleResult


class RemotePuzzle:
    """An attempt is a list of codes, as in ``view.choices``; it is sent with each call."""

    def __init__(self, connection: Connection, id_: str) -> None:
        self.id: Final = id_
        self._connection = connection
        self._path: Final = f"/api/puzzles/{id_}"

    async def about(self) -> Puzzle:
        """Return whose turn it is, and on which table."""
        return msgspec.json.decode(await self._connection.ask("GET", self._path), type=Puzzle)

    async def position(self, moves: Sequence[int] = ()) -> PuzzlePosition:
        """Return where an attempt stands after these moves."""
        query = {"moves": ",".join(map(str, moves))}
        told = await self._connection.ask("GET", f"{self._path}/position", query=query)
        return msgspec.json.decode(told, type=PuzzlePosition)

    async def attempt(self, moves: Sequence[int]) -> PuzzleResult:
        """Have a whole turn judged; without its end it is given up. The first attempt counts."""
        told = await self._connection.ask("PUT", f"{self._path}/attempt", PuzzleMoves(list(moves)))
        return msgspec.json.decode(told, type=PuzzleResult)
