"""Everything that is stored about one person, for himself: his rows of every table, without what opens doors."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, Connection, RowMapping, select

from utopia.server.storage.schema import asking, chat, game, metadata, person, relation, report, seat

_OF_OTHERS: Final = frozenset({relation.c.other, report.c.about, asking.c.person})
"""Who blocks or reports him is theirs to know."""
_KEPT_BACK: Final = frozenset({"hash", "public_key", "keys", "token", "seed", "secret"})
"""Digests of tokens, keys, links, and what the rest of a game is drawn from."""
_SAID_BY_OTHERS: Final = frozenset(
    {report.c.outcome, report.c.handled_by, chat.c.removed_by, game.c.vote, seat.c.was, asking.c.person}
)
"""Who keeps the server and what he noted, how others voted, for whom he sat down, guests whom he asked: theirs, with
their ids."""
_NAMES: Final[dict[Column[Any], str]] = {person.c.bot_of: "bots", game.c.host: "tables"}
"""What a list is called that its table does not name."""

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
    """The columns in which somebody stands who may read the row."""
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
