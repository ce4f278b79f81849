"""A server that mails, and the postbox to which it does: one for accounts and notices."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import Server
from tests.server.notifications.postbox import Postbox, postbox


@pytest.fixture(scope="session")
def box() -> Iterator[tuple[Postbox, int]]:
    with postbox() as received:
        yield received


@pytest.fixture(scope="session")
def mailing(box: tuple[Postbox, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends its mail to the postbox."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("UTOPIA_SMTP", f"smtp://127.0.0.1:{box[1]}")
        environment.setenv("UTOPIA_MAIL_FROM", "Utopia <utopia@play.example>")
        running = Server(tmp_path_factory.mktemp("mailing") / "data")
    try:
        running.start()
        yield running
    finally:
        running.stop()
