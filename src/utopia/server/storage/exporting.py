"""Export of all data about one person, for that person: their rows of every table, without secrets."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, Connection, RowMapping, select

from utopia.server.database.schema import asking, chat, game, metadata, person, relation, report, seat

_OF_OTHERS: Final = frozenset({relation.c.other, report.c.about, asking.c.person})
"""Blocks of and reports about the person belong to their authors."""
_KEPT_BACK: Final = frozenset({"hash", "public_key", "keys", "token", "seed", "secret"})
"""Digests of tokens, keys, links, and the random seed of a game."""
_SAID_BY_OTHERS: Final = frozenset(
    {report.c.outcome, report.c.handled_by, chat.c.removed_by, game.c.vote, seat.c.was, asking.c.person}
)
"""Admins and their notes, votes of others, seats taken over from others, invited guests: these belong to others, with
their ids.
"""
_NAMES: Final[dict[Column[Any], str]] = {person.c.bot_of: "bots", game.c.host: "tables"}
"""Names of lists that differ from their table."""

Json = dict[str, Any]


def everything_about(connection: Connection, who: str) -> dict[str, list[Json]]:
    """Name of a table -> its rows, with times in ISO 8601."""
    return {
        _NAMES.get(column, column.table.name): [
            _shown(row) for row in connection.execute(select(*_his_to_know(column)).where(column == who)).mappings()
        ]
        for column in (person.c.id, person.c.bot_of, *_his_columns())
    }


def _his_columns() -> Iterator[Column[Any]]:
    """The columns with the person who may read the row."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is person.c.id for key in column.foreign_keys) and column not in _OF_OTHERS:
                yield column


def _his_to_know(column: Column[Any]) -> list[Column[Any]]:
    """The columns of its table that are not about others alone."""
    return [one for one in column.table.columns if one not in _SAID_BY_OTHERS]


def _shown(row: RowMapping) -> Json:
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
        if name not in _KEPT_BACK and value is not None
    }
