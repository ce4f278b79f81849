"""The schema, brought up to date when a server starts. Alembic is loaded only if there is something to do."""

import asyncio
import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from utopia.server.storage import sqlite
from utopia.server.storage.database import Database
from utopia.server.storage.errors import SchemaError
from utopia.server.storage.schema import HEAD

_log: Final = logging.getLogger(__name__)
MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def bring_up_to_date(database: Database, file: Path) -> None:
    """Make or upgrade the schema in one transaction, after a copy of what was there; SchemaError if that cannot be."""
    version = await database.read(schema_version)
    if version == HEAD:
        return
    if version is not None:
        check_known(version, file)
        await _keep_copy(file, version)
    await database.write(_upgrade)


def schema_version(connection: Connection) -> str | None:
    """The migration that a database is at; None if it is empty. SchemaError if it is not one of ours."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" in tables:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
        if version is not None:
            return str(version)
    named = ", ".join(sorted(tables)[:3])
    sentence = f"the database was not made by Utopia (it holds {named}); move it away, or choose another --data"
    raise SchemaError(sentence, "storage-schema-foreign", tables=named)


def check_known(version: str, file: Path) -> None:
    """SchemaError unless this program has a migration of that name."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - half a second, needed once in a release

    known = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    if version not in known:
        raise SchemaError(
            f"{file} was made by a newer Utopia (its schema is {version}, this program knows {HEAD}); "
            "install that version again, or choose another folder with --data",
            "storage-schema-newer",
            file=str(file),
            theirs=version,
            ours=HEAD,
        )


async def _keep_copy(file: Path, version: str) -> None:
    copy = file.with_name(f"{file.stem}-before-{HEAD}{file.suffix}")
    await asyncio.to_thread(sqlite.copy_to, file, copy)
    _log.warning("the database is brought from schema %s to %s; as it was it lies in %s", version, HEAD, copy)


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
