"""Blocks between people at one table."""

from collections.abc import Sequence

from utopia.server.storage.relations import Relations
from utopia.server.web.problems import ProblemError


async def require_together(relations: Relations, person: str | None, others: Sequence[str | None]) -> None:
    """Raise ProblemError 403 if a block stands between the person and one of those; it does not tell whose or why."""
    if person and await relations.blocked_between(person, others):
        raise ProblemError(
            403, "you cannot sit down at this table; open one of your own, or join another", "problem-not-together"
        )
