"""Checks of `utopia doctor` on a data directory: does it exist, is it whole, is its schema ours, is there room?"""

import os
import shlex
import shutil
from pathlib import Path
from typing import Final

from utopia.server.storage import sqlite
from utopia.server.storage.comparing import differences, told_of
from utopia.server.storage.database import Database
from utopia.server.storage.errors import SchemaError, StorageError
from utopia.server.storage.findings import Finding
from utopia.server.storage.folder import FolderLock, data_folder
from utopia.server.storage.migrating import check_known, schema_version
from utopia.server.storage.schema import HEAD

LITTLE_SPACE_MB: Final = 100


def check(folder: Path | None = None) -> list[Finding]:
    """Check the data directory (by default the user's). Nothing in it is changed."""
    folder = data_folder(folder)
    if not folder.exists():
        above = next(parent for parent in folder.parents if parent.exists())
        return [_folder(folder, above, "doctor-folder-new"), _space(above)]
    return [_folder(folder, folder, "doctor-folder"), _use(folder), *_database(folder / sqlite.FILE), _space(folder)]


def _folder(folder: Path, existing: Path, fine: str) -> Finding:
    if existing.is_dir() and os.access(existing, os.W_OK | os.X_OK):
        return Finding(True, fine, {"folder": str(folder)})
    return Finding(False, "doctor-folder-read-only", {"folder": str(folder)})


def _use(folder: Path) -> Finding:
    """A server that runs is no fault."""
    holder = FolderLock(folder).holder()
    return Finding(True, "doctor-not-in-use") if holder is None else Finding(True, "doctor-in-use", {"process": holder})


def _database(file: Path) -> list[Finding]:
    if not file.exists():
        return [Finding(True, "doctor-database-new")]
    if not os.access(file, os.W_OK):
        return [Finding(False, "doctor-database-read-only", {"file": str(file)})]
    if faults := sqlite.faults_of(file):
        return [Finding(False, "doctor-database-damaged", {"file": str(file), "fault": faults[0]})]
    whole = Finding(True, "doctor-database-whole", {"megabytes": _megabytes(file.stat().st_size)})
    return [whole, _schema(file), *_privacy(file)]


def _privacy(file: Path) -> list[Finding]:
    """Return whether other users of this machine could read it, with the command that closes it."""
    is_reached = all(folder.stat().st_mode & 0o011 for folder in file.parents)
    if os.name == "nt" or not is_reached or not file.stat().st_mode & 0o044:
        return []
    command = f"chmod -R go-rwx {shlex.quote(str(file.parent))}"
    return [Finding(False, "doctor-database-open", {"file": str(file), "command": command})]


def _schema(file: Path) -> Finding:
    database = Database.at(file)
    try:
        return check_schema(database, str(file))
    finally:
        database.close()


def check_schema(database: Database, told: str) -> Finding:
    """Return whether this program can work with the stored data."""
    try:
        version = database.read_now(schema_version)
        if version is not None and version != HEAD:
            check_known(version, told)
        if version == HEAD and (differing := database.read_now(differences)):
            raise told_of(differing)
    except (SchemaError, StorageError) as error:
        return Finding(False, error.id, {**error.words})
    if version == HEAD:
        return Finding(True, "doctor-schema-current", {"version": HEAD})
    return Finding(True, "doctor-schema-older", {"version": version or "-", "ours": HEAD})


def _space(existing: Path) -> Finding:
    free = _megabytes(shutil.disk_usage(existing).free)
    fine = free >= LITTLE_SPACE_MB
    return Finding(fine, "doctor-space" if fine else "doctor-space-low", {"megabytes": free})


def _megabytes(size: int) -> int:
    return round(size / 1_000_000)
