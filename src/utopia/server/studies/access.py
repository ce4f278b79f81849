"""Who may see a study, and who may change it."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.studies.messages import StudyEntry
from utopia.server.studies.store import Content, NoSuchStudyError, StoredStudy, Studies
from utopia.server.web.messages import iso
from utopia.server.web.problems import ProblemError

_Answer = TypeVar("_Answer")
_TRIES: Final = 5


async def seen(visitor: Visitor, studies_store: Studies, id_: str) -> tuple[StoredStudy, str]:
    """Return a study and its text. Raise NoSuchStudyError if there is none for this visitor."""
    row, text = await studies_store.get(id_)
    if row.visibility is StudyVisibility.PRIVATE and row.owner != visitor.id:
        raise NoSuchStudyError
    return row, text


async def mine(visitor: Visitor, studies_store: Studies, id_: str) -> tuple[StoredStudy, str]:
    """Return a study that the visitor may change. Raise NoSuchStudyError, ProblemError 403."""
    row, text = await seen(visitor, studies_store, id_)
    if row.owner != visitor.id:
        raise another()
    return row, text


def another() -> ProblemError:
    """403: it is another's."""
    return ProblemError(403, "only the owner of a study can do this; make a copy of it", "problem-study-owner")


def is_owner(row: StoredStudy, person: str | None) -> bool:
    """Return whether a study is that person's."""
    return row.owner == person


async def write(
    visitor: Visitor,
    studies_store: Studies,
    id_: str,
    change: Callable[[str], tuple[Content, _Answer]],
    may_write: Callable[[StoredStudy, str | None], bool] = is_owner,
) -> tuple[_Answer, int]:
    """Change a study, and return the answer and the version; again if somebody else was faster.

    Raise NoSuchStudyError, ProblemError 403 for visitors who may not.
    """
    for _ in range(_TRIES):
        row, text = await seen(visitor, studies_store, id_)
        if not may_write(row, visitor.id):
            raise another()
        content, answer = await asyncio.to_thread(change, text)
        if content.text == text:
            return answer, row.version
        if await studies_store.write(id_, row.version, content):
            return answer, row.version + 1
    raise ProblemError(409, "the study is being changed elsewhere; try again", "problem-study-busy")


def entry(visitor: Visitor, row: StoredStudy) -> StudyEntry:
    """Return a study as this visitor sees it in a list."""
    return StudyEntry(
        id=row.id,
        title=row.title,
        visible=row.visibility.value,
        owner=row.owner_name or "",
        mine=row.owner == visitor.id,
        players=row.players,
        moves=row.moves,
        chapters=row.chapters,
        game=row.game,
        version=row.version,
        created=iso(row.created),
        changed=iso(row.changed),
    )
