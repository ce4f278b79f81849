"""Choose the backend of a server from `--data` and the environment."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from utopia.server.storage.file_home import FileHome
from utopia.server.storage.folder import data_folder
from utopia.server.storage.home import Home

DATABASE: Final = "UTOPIA_DATABASE"


def home_of(data: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Home:
    """Return the PostgreSQL database of ``UTOPIA_DATABASE``, else a file in the data directory. Raise HomeError."""
    folder, address = data_folder(Path(data) if data else None), environment.get(DATABASE, "").strip()
    if not address:
        return FileHome(folder)
    from utopia.server.storage.postgres.home import PostgresHome  # noqa: PLC0415 - a player at home does not need it

    return PostgresHome.at(address, folder, environment)
