"""All reviews of a server. Changes of a study go through here: one after the other, and told when they are stored."""

import asyncio
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from utopia.server.accounts.people import People
from utopia.server.accounts.visitor import Visitor
from utopia.server.moderation.relations import Relations
from utopia.server.reviews.messages import ReviewChange
from utopia.server.reviews.review import Review
from utopia.server.studies.access import another, write
from utopia.server.studies.store import Content, StoredStudy, Studies

_Answer = TypeVar("_Answer")
Told = Callable[[_Answer, int, str], ReviewChange]
"""What everybody is told of a change: by its answer, the new version, and who made it."""


class Reviews:
    """Those that are open, and those that were a moment ago. Within a running event loop."""

    def __init__(self, studies: Studies, people: People, relations: Relations) -> None:
        self._studies, self._people, self._relations = studies, people, relations
        self._open: dict[str, Review] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def open(self, row: StoredStudy) -> Review:
        """Return the review of a study; somebody comes to it."""
        for id_ in [id_ for id_, review in self._open.items() if review.is_forgotten]:
            del self._open[id_]
        review = self._open.setdefault(row.id, Review(row, self._people, self._relations))
        review.reread(row)
        return review

    def get(self, study: str) -> Review | None:
        """Return the review of a study, if there is one."""
        return self._open.get(study)

    def may_write(self, row: StoredStudy, person: str | None) -> bool:
        """Return whether a person may go on in a study, write and draw: the owner, and who leads its review."""
        review = self._open.get(row.id)
        return person is not None and (person == row.owner or (review is not None and review.leads(person)))

    def require(self, row: StoredStudy, visitor: Visitor) -> None:
        """Raise ProblemError 403 for those who may not."""
        if not self.may_write(row, visitor.id):
            raise another()

    async def write(
        self,
        visitor: Visitor,
        study: str,
        change: Callable[[str], tuple[Content, _Answer]],
        told: Told[_Answer],
    ) -> tuple[_Answer, int]:
        """Change a study, store it, tell everybody who looks at it; return the answer and the version.

        Raise NoSuchStudyError, ProblemError 403 for others, 409 if it is changed elsewhere all the time.
        """
        async with self.turn(study):
            answer, version = await write(visitor, self._studies, study, change, self.may_write)
            review = self._open.get(study)
            if review is not None and version > review.version:
                review.changed(told(answer, version, visitor.id or ""))
            return answer, version

    async def cuts(self, visitor: Visitor, study: str) -> set[str] | None:
        """Return the positions that a visitor may delete: what they have added since the review began; None: all."""
        if (await self._studies.find(study)).owner == visitor.id:
            return None
        review = self._open.get(study)
        return {id_ for id_, who in review.added.items() if who == visitor.id} if review else set()

    def renamed(self, row: StoredStudy) -> None:
        """A study is called otherwise, or shared otherwise."""
        if (review := self._open.get(row.id)) is not None:
            review.changed(
                ReviewChange(version=row.version, by=row.owner, title=row.title, visible=row.visibility.value)
            )
            if row.visibility.value == "private":
                review.close(but_owner=True)

    def deleted(self, study: str) -> None:
        """A study was deleted."""
        if (review := self._open.pop(study, None)) is not None:
            review.close()

    def part(self, one: str, other: str) -> None:
        """A block stands between two people from now on: neither stays in a review of the other's study."""
        for review in self._open.values():
            if review.owner in (one, other):
                review.part(other if review.owner == one else one)

    def turn(self, study: str) -> asyncio.Lock:
        """Return the lock under which a study is changed, so that changes are told in their order."""
        return self._turns.setdefault(study, asyncio.Lock())
