"""A program that appends to one game in a race with others like it; run with a folder, a game, a name and wins.

It says when it is ready and waits for a line, so that all begin together. The folder's lock is not taken: that keeps
servers apart today, but the log must not need it.
"""

import asyncio
import sys
from pathlib import Path

from tests.server.database.setting import move
from utopia.server.database.file_home import home_of
from utopia.server.tables.entries import ConflictError
from utopia.server.tables.log import Log


async def main(folder: Path, game: str, name: str, wins: int) -> None:
    """Append until that many appends were won, each under a key that says who it was."""
    database = home_of(folder).opened()
    log, length, lost = Log(database), 0, 0
    log.start()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    for win in range(wins):
        while True:
            try:
                length = await log.append(game, length, [move(win, f"{name}-{win}")])
                break
            except ConflictError as conflict:
                length, lost = conflict.length, lost + 1
    await log.close()
    database.close()
    sys.stdout.write(f"{lost}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])))
