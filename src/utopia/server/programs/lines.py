"""Streamed answers: messages line by line (NDJSON) or as events of a browser (SSE), and their descriptions."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterator
from typing import Any, Final

from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Scope, Send

from utopia.server.game.messages.view import View
from utopia.server.programs.messages import MoveProblem
from utopia.server.web.problems import PROBLEM_JSON, ProblemError
from utopia.server.web.sockets import Attendance, Comer, CrowdedError

NDJSON: Final = "application/x-ndjson"
SSE: Final = "text/event-stream"
SLOWEST: Final = 30.0
"""Seconds that sending one line may take; then the reader is given up."""
_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


def wants_events(request: Request[Any, Any, Any]) -> bool:
    """Return whether the client is a browser's EventSource, or accepts the same."""
    return SSE in request.headers.get("accept", "")


def line(message: bytes, *, as_event: bool, number: int | None = None) -> bytes:
    """Return one encoded message; ``number`` is the last event id that an EventSource sends when it reconnects."""
    if not as_event:
        return message + b"\n"
    return (b"" if number is None else b"id: %d\n" % number) + b"data: " + message + b"\n\n"


@contextlib.contextmanager
def counted(attendance: Attendance, comer: Comer) -> Iterator[None]:
    """While a stream is open; ProblemError 429 if a visitor has too many."""
    try:
        with attendance.counted(comer):
            yield
    except CrowdedError:
        told = "too many streams are open; close one first"
        raise ProblemError(429, told, "problem-too-many-streams", wait=5.0) from None


class Lines(Response[bytes]):
    """Yield lines. The stream is closed when the client has disconnected, reads nothing, or the generator ends.

    Then ``held`` is released, even if the client disconnected before the first line.
    """

    def __init__(
        self, lines: AsyncGenerator[bytes, None], held: contextlib.AsyncExitStack, *, as_event: bool = False
    ) -> None:
        super().__init__(b"", media_type=SSE if as_event else NDJSON, headers=_HEADERS)
        self._lines, self._held = lines, held

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        """The sender of the lines."""
        sending = _Sending(iterator=self._lines, media_type=self.media_type, headers=_HEADERS, status_code=200)
        sending.held = self._held
        return sending


class _Sending(ASGIStreamingResponse):
    iterator: AsyncGenerator[bytes, None]
    held: contextlib.AsyncExitStack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self.held:
            await super().__call__(scope, receive, send)

    async def _stream(self, send: Send) -> None:
        async with contextlib.aclosing(self.iterator) as lines:
            async for one in lines:
                if not await _is_sent(send, one, more=True):
                    return
        await _is_sent(send, b"", more=False)


async def _is_sent(send: Send, body: bytes, *, more: bool) -> bool:
    try:
        async with asyncio.timeout(SLOWEST):
            await send({"type": "http.response.body", "body": body, "more_body": more})
    except TimeoutError:
        return False
    return True


def streamed(one_line: Any) -> dict[int, ResponseSpec]:
    """An answer of which each line is one of these."""
    described = ResponseSpec(
        one_line, generate_examples=False, description="One of these on every line.", media_type=NDJSON
    )
    return {200: described}


def answered_moves() -> dict[int, ResponseSpec]:
    """The answers to a command: the view as it is now, done or refused."""
    return {
        200: ResponseSpec(View, generate_examples=False, description="The view after it."),
        409: _with_view("The game has not begun, or the table has moved on since that version: `view` is the newest."),
        422: _with_view(
            "It cannot be read, or the rules refuse it: `rule` says which of them, `view` where it stands."
        ),
    }


def _with_view(why: str) -> ResponseSpec:
    return ResponseSpec(MoveProblem, generate_examples=False, description=why, media_type=PROBLEM_JSON)
