"""The schema, brought up to date when a server starts. Alembic is loaded only if there is something to do."""

import asyncio
import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, String, column, inspect, select, table

from utopia.server.database.database import Database
from utopia.server.database.errors import SchemaError
from utopia.server.database.home import Home
from utopia.server.database.schema import HEAD

_log: Final = logging.getLogger(__name__)
MIGRATIONS: Final = Path(__file__).parent.parent / "storage" / "migrations"
"""They name this place themselves, and are never changed."""
VERSIONS: Final = "alembic_version"
"""The table that holds the migration a database is at."""


async def bring_up_to_date(database: Database, home: Home) -> None:
    """Make or upgrade the schema in one transaction, after a copy of the data.

    Raise SchemaError if that is not possible.
    """
    version = await database.read(schema_version)
    if version != HEAD:
        if version is not None:
            check_known(version, home.told)
            await _keep_copy(home, version)
        await database.write(lambda connection: upgrade(connection, HEAD))
    await database.write(home.move_in)


def schema_version(connection: Connection) -> str | None:
    """The migration that a database is at; None if it is empty. SchemaError if it is not one of ours."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSIONS in tables:
        query = select(column("version_num", String)).select_from(table(VERSIONS))
        version = connection.execute(query).scalar_one_or_none()
        if version is not None:
            return str(version)
    named = ", ".join(sorted(tables)[:3])
    sentence = f"the database was not made by Utopia (it holds {named}); move it away, or choose another --data"
    raise SchemaError(sentence, "storage-schema-foreign", tables=named)


def check_known(version: str, where: str) -> None:
    """Raise SchemaError unless this program has a migration of that name; ``where`` is the database's display name."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - half a second, needed once in a release

    known = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    if version not in known:
        raise SchemaError(
            f"{where} was made by a newer Utopia (its schema is {version}, this program knows {HEAD}); "
            "install that version again, or choose another folder with --data",
            "storage-schema-newer",
            file=where,
            theirs=version,
            ours=HEAD,
        )


async def _keep_copy(home: Home, version: str) -> None:
    copy = home.folder / f"{home.name}-before-{HEAD}.db"
    await asyncio.to_thread(home.copy_to, copy)
    _log.warning("the database is brought from schema %s to %s; as it was it lies in %s", version, HEAD, copy)


def upgrade(connection: Connection, version: str) -> None:
    """From whatever a database is at, or from nothing, to that migration."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if _is_first_0003(connection):
        command.stamp(config, "0004")  # it has those tables; 0005 brings them into their final form
    command.upgrade(config, version)


def _is_first_0003(connection: Connection) -> bool:
    """Return whether the first form of step 0003 made this database, which did part of today's 0004."""
    tables = inspect(connection).get_table_names()
    if VERSIONS not in tables or "chat" not in tables:
        return False
    return schema_version(connection) == "0003"
