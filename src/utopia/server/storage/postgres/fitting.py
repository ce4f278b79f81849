"""Make PostgreSQL treat texts as SQLite does, so that one program suits both."""

from typing import Final

from sqlalchemy import Connection, text

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
