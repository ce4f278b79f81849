"""`utopia serve --standby`: wait until this server is to lead, then lead."""

import importlib
import socket
import sys
import threading
from collections.abc import Callable
from typing import Final

from utopia.cli.speaking import say
from utopia.server.app import create_app
from utopia.server.database.errors import HomeError
from utopia.server.database.postgres.home import PostgresHome
from utopia.server.game.loading import ENGINE
from utopia.server.hosting import log_from_environment
from utopia.server.logs import configure
from utopia.server.serving import raise_file_limit, run
from utopia.server.settings import Settings
from utopia.server.standby.leader import Leader
from utopia.server.standby.waiting import Standby

_TAKEN: Final = "database-in-use"
"""Another server that stood by was quicker."""


def stand_by(settings: Settings, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Hand connections on to the leader until it ends; then lead, until Ctrl-C or SIGTERM. Errors as ``run``."""
    assert isinstance(settings.home, PostgresHome)
    configure(*log_from_environment())
    raise_file_limit()
    threading.Thread(
        target=importlib.import_module, args=(ENGINE,), daemon=True
    ).start()  # compiled by the time it leads
    while True:
        app = create_app(settings)
        try:
            early = Standby(settings.home, settings, listener, _tell).wait()
        except KeyboardInterrupt:
            return
        _say("serve-standby-leads")
        try:
            run(settings, listener.dup(), when_ready, early=early, app=app)
        except HomeError as error:
            if error.id != _TAKEN:
                raise
            for connection in early:
                connection.close()
        else:
            return


def _tell(leader: Leader) -> None:
    _say("serve-standby", leader=leader.address)


def _say(message: str, **words: str) -> None:
    sys.stdout.write(f"{say(message, **words)}\n")
    sys.stdout.flush()
