"""Where notices arrive in tests: a push service, a webhook's server and a mail server on this machine."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from typing import Any, Final

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from utopia.server.notifications.vapid import base64url

HANGS: Final = -1
"""A status that never comes."""


@dataclass
class Request:
    """What arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """A web server that keeps what it is sent, and answers as it is told."""

    port: int = 0
    status: int = 201
    got: list[Request] = field(default_factory=list)
    headers: str = ""
    """Further ones of its answers."""

    def url(self, path: str = "/push") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                await self._answer(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Request(first.split(" ")[1], headers, body))
        if self.status == HANGS:
            await asyncio.Event().wait()
        writer.write(f"HTTP/1.1 {self.status} So\r\n{self.headers}content-length: 0\r\n\r\n".encode())
        await writer.drain()


@contextlib.asynccontextmanager
async def endpoint(status: int = 201) -> AsyncIterator[Endpoint]:
    """A web server while the block lasts."""
    here = Endpoint(status=status)
    serving: set[asyncio.Task[Any]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.add(task)
        with contextlib.suppress(asyncio.CancelledError):
            await here.serve(reader, writer)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)


class Browser:
    """A browser's half of a subscription: it alone reads what is pushed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes of"
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": base64url(self._point), "auth": base64url(self._auth), "name": "Firefox"}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, content = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "the last record ends so (RFC 8188)"
        return text[:-1]


@dataclass
class Mailbox:
    """A mail server that keeps what it is sent."""

    port: int = 0
    got: list[EmailMessage] = field(default_factory=list)
    refuses: str = ""
    """What it answers instead of taking a mail."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: ARG002, N802 - aiosmtpd's
        if self.refuses:
            return self.refuses
        message = BytesParser(policy=policy.SMTP).parsebytes(envelope.content)
        assert isinstance(message, EmailMessage)
        self.got.append(message)
        return "250 taken"


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server while the block lasts."""
    here = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(here, loop=loop), "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()
