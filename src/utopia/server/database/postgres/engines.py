"""Connections to PostgreSQL, and the meaning of its errors."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from utopia.server.database.database import READERS
from utopia.server.database.errors import HomeError, Trouble

_EXTRA: Final = "postgres"
PATIENCE_MS: Final = 5000
"""How long to wait for another program's lock."""
TURN: Final = 0x55746F7069610001
"""The advisory lock that each transaction holds while it writes."""
_SPARE: Final = 1
"""Connections for reading beside those of the reading threads: for programs without an event loop."""
_USUAL: Final[dict[str, str | int]] = {
    "application_name": "utopia",
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Detect a database that vanished without a word; settings in the address win."""
_SESSION: Final = {
    "lock_timeout": str(PATIENCE_MS),
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Let PostgreSQL detect a server that vanished without a word: its lock would stay for hours."""
_PREPARE: Final = (
    "SELECT set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false), "
    + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in _SESSION.items())
)
_TROUBLES: Final = {
    "53100": Trouble.FULL,
    "25006": Trouble.READ_ONLY,
    "42501": Trouble.READ_ONLY,
    "40001": Trouble.LOCKED,
    "40P01": Trouble.LOCKED,
    "55P03": Trouble.LOCKED,
    "XX001": Trouble.DAMAGED,
    "XX002": Trouble.DAMAGED,
}


def reading_engine(url: URL) -> Engine:
    """Its transactions see one state each, and cannot change it."""
    engine = _engine(url, READERS, _SPARE)
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def writing_engine(url: URL, on_connect: Callable[[Any], None] | None = None) -> Engine:
    """One connection; ``on_connect`` is given each new one before it is used.

    A transaction waits for its turn: so they run one after the other, as they do in SQLite, whichever program began
    them.
    """
    engine = _engine(url, 1, 0)
    if on_connect is not None:
        event.listen(engine, "connect", lambda connection, _: on_connect(connection))
    event.listen(engine, "begin", _wait_for_turn)
    return engine


def _engine(url: URL, size: int, more: int) -> Engine:
    arguments = {name: value for name, value in _USUAL.items() if name not in url.query}
    try:
        engine = create_engine(
            url, pool_size=size, max_overflow=more, pool_pre_ping=True, connect_args=arguments, hide_parameters=True
        )
    except ModuleNotFoundError as error:
        library = error.name or ""
        sentence = f"{library} is not installed; it comes with the extra: pip install utopia[{_EXTRA}]"
        raise HomeError(sentence, "extra-missing", library=library, extra=_EXTRA) from None
    event.listen(engine, "connect", lambda connection, _: _prepare(connection))
    event.listen(engine, "handle_error", _leave_out_rows)
    return engine


def _prepare(connection: Any) -> None:
    """An acknowledged decision survives a power cut, whatever this PostgreSQL does for others."""
    connection.execute(_PREPARE)
    connection.commit()


def _leave_out_rows(context: ExceptionContext) -> None:
    """PostgreSQL quotes the whole refused row, with hidden data in it: logs must not."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:]) if error.args else ()


def _wait_for_turn(connection: Connection) -> None:
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")


def trouble_of(error: DBAPIError) -> Trouble:
    """Translate an error of the driver. Its own words go to the log alone."""
    return _TROUBLES.get(str(getattr(error.orig, "sqlstate", "")), Trouble.UNREACHABLE)


_OTHERWISE: Final = text("""
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'character varying'
    AND (collation_name IS DISTINCT FROM 'C' OR character_maximum_length IS NOT NULL)
    ORDER BY table_name, ordinal_position
""")


def fit_texts(connection: Connection) -> None:
    """Texts of any length, compared by their bytes: lengths are checked at input.

    Compared by the rules of a language, the pages of a list would not follow one another everywhere, and an index would
    be wrong as soon as the system changes those rules.
    """
    changes: dict[str, list[str]] = {}
    for table, column in connection.execute(_OTHERWISE):
        changes.setdefault(table, []).append(f'ALTER COLUMN "{column}" TYPE varchar COLLATE "C"')
    for table, alterations in changes.items():
        connection.exec_driver_sql(f'ALTER TABLE "{table}" {", ".join(alterations)}')
