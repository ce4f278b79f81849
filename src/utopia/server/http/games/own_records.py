"""The records of a person's finished games, written one after the other: players of running games go first."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Final

from utopia.server.http.games.late_engine import LateEngine
from utopia.server.tables.games import Games
from utopia.server.tables.rows import Game, UnplayableGameError

_BREATH: Final = 0.02
"""Seconds between two games, so that players are served meanwhile: each record is replayed from its beginning."""
_log: Final = logging.getLogger(__name__)


async def finished_records(games: Games, late_engine: LateEngine, who: str) -> AsyncGenerator[tuple[Game, str], None]:
    """The games of a person that are over and their records, the latest first.

    One that is damaged is left out: it is no reason to keep the others back.
    """
    engine, last = await late_engine(), None
    while page := await games.over_of(who, after=last):
        last = page[-1]
        for game in page:
            try:
                yield game, await engine.finished_record(game)
            except UnplayableGameError as error:
                _log.warning("a record is left out: %s", error)
            await asyncio.sleep(_BREATH)
