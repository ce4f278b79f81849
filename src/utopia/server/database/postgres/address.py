"""The address of a PostgreSQL database, as the admin writes it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from utopia.server.database.errors import HomeError

VARIABLE: Final = "UTOPIA_DATABASE"
PASSWORD_FILE: Final = "UTOPIA_DATABASE_PASSWORD_FILE"  # noqa: S105 - the file's name, not its content
_DRIVER: Final = "postgresql+psycopg"
_HOST: Final = re.compile(r"[\w.:%-]*")
"""Otherwise it may be the end of a password in which `@` is not escaped."""
_SCHEMES: Final = ("postgresql", "postgres", _DRIVER)


def address_from(text: str, environment: Mapping[str, str]) -> URL:
    """Read ``postgresql://user:password@host:5432/name``; the password may stand in its own file. Raise HomeError.

    The error never repeats the address: there may be a password in it.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _unreadable() from None
    if url.drivername not in _SCHEMES or not url.database or not _HOST.fullmatch(url.host or ""):
        raise _unreadable()
    url = url.set(drivername=_DRIVER)
    file = environment.get(PASSWORD_FILE, "").strip()
    return url.set(password=_password(Path(file).expanduser())) if file else url


def told(url: URL) -> str:
    """For people: where it is, without the password and whatever else might open it."""
    host = url.host or "/".join(url.normalized_query.get("host", ("localhost",)))
    return f"postgresql://{host}{f':{url.port}' if url.port else ''}/{url.database}"


def _password(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeError):
        raise HomeError(
            f"{PASSWORD_FILE} names {file}, which cannot be read", "database-password-file", file=str(file)
        ) from None


def _unreadable() -> HomeError:
    sentence = f"{VARIABLE} is no address of a PostgreSQL database; right would be postgresql://user@host:5432/utopia"
    return HomeError(sentence, "database-address")
