"""The order in which people sat down at a table."""

from sqlalchemy import ScalarSelect, func, select

from utopia.server.database.schema import seat


def next_to_come(id_: str) -> ScalarSelect[int]:
    """Return the ``came`` of the next person to sit down at a table."""
    others = seat.alias("others")
    return select(func.coalesce(func.max(others.c.came), -1) + 1).where(others.c.game == id_).scalar_subquery()
