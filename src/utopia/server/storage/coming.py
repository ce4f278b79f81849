"""In which order people sat down at a table."""

from sqlalchemy import ScalarSelect, func, select

from utopia.server.storage.schema import seat


def next_to_come(id_: str) -> ScalarSelect[int]:
    """What ``came`` of the next one to sit down at a table is."""
    others = seat.alias("others")
    return select(func.coalesce(func.max(others.c.came), -1) + 1).where(others.c.game == id_).scalar_subquery()
