"""`utopia backup` and `utopia restore`: all that a server keeps, in one file."""

import shlex
import sys
from pathlib import Path

from utopia.cli.calling import how_to
from utopia.cli.speaking import say
from utopia.server.database.backup import Copied, back_up, usual_name
from utopia.server.database.backup import restore as put_back
from utopia.server.database.errors import SaidError
from utopia.server.database.file_home import home_of
from utopia.server.database.folder import keep_private

FINE, FAILED = 0, 1


def backup(file: str | None, data: str | None) -> int:
    """Copy; the exit status."""
    keep_private()
    target = Path(file or usual_name()).absolute()
    if target.is_dir():
        target /= usual_name()
    try:
        copied = back_up(home_of(data), target)
    except SaidError as error:
        return _fail(error)
    return _tell("backup-done", file=str(target), **_words(copied))


def restore(file: str, data: str | None) -> int:
    """Put the copy back; the exit status."""
    keep_private()
    try:
        home = home_of(data)
        copied, kept = put_back(Path(file).absolute(), home)
    except SaidError as error:
        return _fail(error)
    _tell("restore-done", folder=home.place, **_words(copied))
    if kept is None:
        return FINE
    return _tell(
        "restore-kept", file=str(kept), command=f"{how_to('restore', kept)} --data {shlex.quote(str(home.folder))}"
    )


def _words(copied: Copied) -> dict[str, int | str]:
    return {"games": copied.games, "people": copied.people, "megabytes": str(copied.megabytes)}


def _tell(message: str, **words: int | str) -> int:
    sys.stdout.write(f"{say(message, **words)}\n")
    return FINE


def _fail(error: SaidError) -> int:
    sys.stderr.write(f"utopia: {say(error.id, **error.words)}\n")
    return FAILED
