"""The review of a finished game: a study that its players share by link, made by the first of them who asks."""

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final
from weakref import WeakValueDictionary

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.facts import Facts
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.game.access import Access
from utopia.server.game.loading import LateEngine
from utopia.server.studies.messages import LONGEST_TITLE, MOST_STUDIES, NewStudy
from utopia.server.studies.store import StoredStudy, Studies
from utopia.server.tables.rows import names_of
from utopia.server.web.problems import ProblemError

MOST_REVIEWS: Final = 8
"""Of one game: a new one is made when its players have closed the earlier ones to each other."""


class GameReviews:
    """Find the review of a game, or make it.

    Its id follows from the game and a secret of the server: so it is found again without a note of its own, two people
    who ask at once get the same, and nobody can work it out who only knows the game's id.
    """

    def __init__(self, studies: Studies, engine: LateEngine, facts: Facts) -> None:
        self._studies, self._engine, self._facts = studies, engine, facts
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, visitor: Visitor, at: Access) -> StoredStudy | None:
        """Return the review that the visitor may look at; None if there is none."""
        ids = await self._ids(at.game.id)
        found = {row.id: row for row in await self._studies.find_all(ids) if _is_open_to(row, visitor)}
        return next((found[id_] for id_ in ids if id_ in found), None)

    async def open(self, visitor: Visitor, at: Access) -> StoredStudy:
        """Return the review, which is made if there is none, and tell everybody at the table.

        Raise ProblemError 403 for spectators, 409 while the game runs.
        """
        if not (at.mine or at.left or at.is_host):
            at.require_player()
        if at.game.state is not GameState.OVER:
            raise ProblemError(409, "this game is not over yet; it can be studied when it is", "problem-study-running")
        async with self._turns.setdefault(at.game.id, asyncio.Lock()):
            return await self.find(visitor, at) or await self._made(visitor, at)

    async def _made(self, visitor: Visitor, at: Access) -> StoredStudy:
        engine, me = await self._engine(), visitor.known().id
        ids = await self._ids(at.game.id)
        used = {row.id for row in await self._studies.find_all(ids)}
        free = next((id_ for id_ in ids if id_ not in used), None)
        if free is None:
            raise ProblemError(409, "this game has been reviewed often; make a study of it", "problem-many-reviews")
        wish = NewStudy(record=await engine.finished_record(at.game))
        content = await asyncio.to_thread(engine.studies.begun, wish)
        title = " · ".join(name for name in names_of(at.seats) if name)[:LONGEST_TITLE]
        made = await self._studies.add(
            me, title, StudyVisibility.LINK, content, game=at.game.id, most=MOST_STUDIES, id_=free
        )
        await engine.rooms.reviewed(at.game.id, me, made.id)
        return made

    async def _ids(self, game: str) -> list[str]:
        secret = await self._facts.get_or_make("reviews", lambda: secrets.token_hex(32))
        return [_id(secret, game, number) for number in range(MOST_REVIEWS)]


def _id(secret: str, game: str, number: int) -> str:
    told = hmac.digest(secret.encode(), f"{game} {number}".encode(), hashlib.sha256)
    return urlsafe_b64encode(told[:9]).decode()


def _is_open_to(row: StoredStudy, visitor: Visitor) -> bool:
    return row.visibility is not StudyVisibility.PRIVATE or row.owner == visitor.id
