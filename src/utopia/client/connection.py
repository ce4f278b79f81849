"""Requests to one server with one token: tried again where that is safe, refusals as errors."""

import contextlib
from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Final, TypeAlias

import httpx
import msgspec

from utopia.client.errors import UnreachableError, error_of
from utopia.client.waiting import Backoff, wait_as_told

Query: TypeAlias = Mapping[str, str | int | bool]
_NEW: Final[Query] = {}
_SOON: Final = 30.0
"""Seconds for an answer."""
_SILENCE: Final = 45.0
"""Seconds without a line after which a stream is taken for dead: the server breaks silence every 15."""
_TOO_FAST: Final = 429
_BUSY: Final = (502, 503, 504)


class Connection:
    """``ask`` for one answer, ``lines`` for many. Close it at the end."""

    def __init__(self, server: str, token: str, patience: float) -> None:
        """``patience``: seconds for which a server that does not answer is tried again."""
        self.server: Final = server.rstrip("/")
        self._patience = patience
        self._http = httpx.AsyncClient(
            base_url=self.server,
            headers={"authorization": f"Bearer {token}", "user-agent": "utopia.client"},
            timeout=httpx.Timeout(_SOON),
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=20),
        )

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        query: Query = _NEW,
        key: str | None = None,
    ) -> bytes:
        """The body of the answer; ClientError if it is refused, UnreachableError if none comes.

        What only reads, and what has a ``key``, is asked again when the connection breaks: it does nothing twice.
        """
        headers = {"content-type": "application/json"} if body is not None else {}
        headers |= {} if key is None else {"idempotency-key": key}
        content = None if body is None else msgspec.json.encode(body)
        backoff, is_safe = Backoff(self._patience), method == "GET" or key is not None
        while True:
            request = self._http.build_request(method, path, content=content, params=dict(query), headers=headers)
            try:
                answer = await self._http.send(request)
            except httpx.TransportError as error:
                if not is_safe or backoff.is_over:
                    raise UnreachableError(self.server, _told(error)) from None
                await backoff.wait()
                continue
            if answer.status_code == _TOO_FAST:
                await wait_as_told(answer)
            elif answer.status_code in _BUSY and is_safe and not backoff.is_over:
                await backoff.wait()
            elif answer.is_success:
                return answer.content
            else:
                raise error_of(answer)

    async def lines(self, path: str, query: Callable[[], Query]) -> AsyncGenerator[bytes, None]:
        """Lines of a stream, without end: where it breaks it is opened anew, with the query of that moment.

        ClientError if it is refused.
        """
        backoff = Backoff(self._patience)
        while True:
            try:
                async with contextlib.aclosing(self._once(path, query())) as lines:
                    async for line in lines:
                        backoff.reset()
                        yield line
            except httpx.TransportError as error:
                if backoff.is_over:
                    raise UnreachableError(self.server, _told(error)) from None
            await backoff.wait()

    async def _once(self, path: str, query: Query) -> AsyncGenerator[bytes, None]:
        timeout = httpx.Timeout(_SOON, read=_SILENCE)
        async with self._http.stream("GET", path, params=dict(query), timeout=timeout) as answer:
            if answer.status_code == _TOO_FAST:
                await wait_as_told(answer)
            elif answer.is_success:
                async with contextlib.aclosing(_lines_of(answer)) as lines:
                    async for line in lines:
                        yield line
            elif answer.status_code not in _BUSY:
                await answer.aread()
                raise error_of(answer)


async def _lines_of(answer: httpx.Response) -> AsyncGenerator[bytes, None]:
    """Ended by a line feed alone: texts of people may hold what else ends lines for Python."""
    rest = bytearray()
    async for part in answer.aiter_bytes():
        rest += part
        *whole, last = rest.split(b"\n")
        rest = bytearray(last)
        for line in whole:
            yield bytes(line)


def _told(error: Exception) -> str:
    return str(error) or type(error).__name__
