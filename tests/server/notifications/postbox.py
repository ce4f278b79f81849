"""A mail server that records what it is given, on a port of its own."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

PATIENCE = 60.0


class Postbox:
    """Mails in the order in which they came. ``refuse`` is what it answers to an address instead of taking it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse: str | None = None
        self._come = threading.Condition()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.refuse is not None:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        with self._come:
            self.mails.append(message)
            self._come.notify_all()
        return "250 OK"

    def last_to(self, address: str, count: int = 1) -> EmailMessage:
        """The newest mail to that address, when so many have come."""
        with self._come:
            assert self._come.wait_for(lambda: len(self._to(address)) >= count, PATIENCE), self._to(address)
            return self._to(address)[-1]

    def link_to(self, address: str, count: int = 1) -> str:
        """The path of the link in it."""
        found = re.search(r"https?://[^/\s]+(/sign-in/[\w-]+)", self.last_to(address, count).get_content())
        assert found
        return found[1]

    def _to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextmanager
def postbox() -> Iterator[tuple[Postbox, int]]:
    """A postbox, and the port at which it takes mail."""
    box = Postbox()
    controller = _started(box)
    try:
        yield box, controller.port
    finally:
        controller.stop()


def _started(box: Postbox) -> Controller:
    """On a port that was free a moment ago; if somebody else has taken it since, on another."""
    for _ in range(9):
        controller = Controller(box, hostname="127.0.0.1", port=free_port(), ready_timeout=PATIENCE)
        with suppress(OSError):
            controller.start()
            return controller
    raise AssertionError("no port is free")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
