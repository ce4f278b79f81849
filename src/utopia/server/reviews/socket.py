"""The websocket of a review: one study, looked at by several people together."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from utopia.server.accounts.visitor import Visitor, comer_of, visitor_of
from utopia.server.chat.messages import Heard, Say, SayPhrase
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.game.messages.socket import Wrong
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.relations import Relations
from utopia.server.reviews.client import Client
from utopia.server.reviews.messages import Go, Lead, ReviewCommand, ReviewLines, Silence, Unsay
from utopia.server.reviews.review import Review
from utopia.server.reviews.reviews import Reviews
from utopia.server.studies.store import NoSuchStudyError, StoredStudy, Studies
from utopia.server.web.limiter import Bucket
from utopia.server.web.messages import Phrase, Refusal
from utopia.server.web.policy import policy
from utopia.server.web.sockets import CROWDED, FLOODED, GOING_AWAY, NO_GAME, TRY_LATER, Attendance, CrowdedError

LONGEST: Final = 4096
"""Bytes of a message."""
SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
AT_ONCE: Final = 30.0
"""Messages that a page may send at once; of a faster one they are heard later."""
A_SECOND: Final = 10.0
PATIENCE: Final = 100.0
"""Chat messages that may come too fast; after them the page is disconnected. One a second comes back."""
_NONE: Final = (NO_GAME, "there is no such study, or it is not for you")
Socket = WebSocket[Any, Any, Any]
_encode: Final = msgspec.json.encode
_read: Final[Callable[[str | bytes], ReviewCommand]] = msgspec.json.Decoder(ReviewCommand).decode


class _FloodError(Exception):
    """The client sends too much."""


class ReviewSockets:
    """Serve the websockets of reviews."""

    def __init__(
        self, *, studies: Studies, reviews: Reviews, relations: Relations, acts: Acts, attendance: Attendance
    ) -> None:
        self._studies, self._reviews, self._relations = studies, reviews, relations
        self._acts, self._attendance = acts, attendance

    async def serve(self, socket: Socket, study: str) -> tuple[int, str]:
        """Serve the socket to its end; return the code to close it with, and why."""
        try:
            visitor = await visitor_of(socket)
            row = await self._seen(visitor, study)
            with self._attendance.counted(comer_of(visitor, f"study {study}")):
                return await self._served(socket, visitor, row)
        except NoSuchStudyError:
            return _NONE
        except CrowdedError:
            return CROWDED, "too many connections are open"
        except StorageError:
            return TRY_LATER, "the storage does not answer"

    async def _seen(self, visitor: Visitor, study: str) -> StoredStudy:
        """Return the study, if the visitor may see it and no block stands between them and its owner."""
        row = await self._studies.find(study)
        if row.visibility is StudyVisibility.PRIVATE and row.owner != visitor.id:
            raise NoSuchStudyError
        if visitor.id is not None and await self._relations.blocked_between(visitor.id, {row.owner}):
            raise NoSuchStudyError
        return row

    async def _served(self, socket: Socket, visitor: Visitor, row: StoredStudy) -> tuple[int, str]:
        review, client = self._reviews.open(row), Client(visitor.person)
        if review.is_full:
            raise CrowdedError
        task = asyncio.ensure_future(self._talked(socket, visitor, review, client))
        async with self._attendance.served("", task, is_spectator=False, person=visitor.id or visitor.csrf):
            if await visitor.has_ended():  # their session, before this socket was known as theirs
                return GOING_AWAY, "a session has ended"
            await asyncio.wait([task])
        if task.cancelled():
            return GOING_AWAY, "a session has ended; come again if it is not yours"
        try:
            return task.result()
        except _FloodError:
            return FLOODED, "too many messages; nothing of what came too fast was said"

    async def _talked(self, socket: Socket, visitor: Visitor, review: Review, client: Client) -> tuple[int, str]:
        """Tell and hear until the client disconnects or the review ends it."""
        review.enter(client)
        try:
            client.hear(_encode(ReviewLines(await review.talk.read_by(client.id))))
            await self._seen(visitor, review.study)  # it may have been closed before this page was in the review
            await _first_of(self._hear(socket, review, client), _tell(socket, client), client.ended)
        finally:
            review.leave(client)
        return client.ended.result() if client.ended.done() else (GOING_AWAY, "come again")

    async def _hear(self, socket: Socket, review: Review, client: Client) -> None:
        """Do what the client says, one after the other, until it disconnects."""
        welcome, patience = Bucket(time.monotonic, AT_ONCE, A_SECOND), Bucket(time.monotonic, PATIENCE, 1.0)
        while (text := await _received(socket)) is not None:
            while wait := welcome.take():
                await asyncio.sleep(wait)
            message = _understood(text)
            match message:
                case Wrong():
                    client.hear(_encode(message))
                case Say() | SayPhrase():
                    heard = await _say(review, client, message)
                    if heard.wait is not None and patience.take():
                        raise _FloodError
                case Unsay(line):
                    await self._unsay(review, client, line)
                case Go(at):
                    review.go(client, at)
                case Lead(to):
                    review.hand(client, to)
                case Silence(silent):
                    review.silence(client, is_silent=silent)

    async def _unsay(self, review: Review, client: Client, id_: int) -> None:
        line, who = review.talk.find(id_), client.person
        if line is None or who is None or line.removed:
            return
        if who.id not in (line.person, review.owner):
            if not who.is_admin:
                return
            await self._acts.note(who.id, "line-remove", f"study/{review.study}/{id_}", text=line.text)
        review.talk.remove(id_)


async def _first_of(*works: Awaitable[Any]) -> None:
    """Wait until one of these ends, and end the others; raise why, unless the client has only disconnected."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks[:-1]:
            task.cancel()
        results = await asyncio.gather(*tasks[:-1], return_exceptions=True)
    for result in results:
        if isinstance(result, _FloodError | StorageError):
            raise result


async def _say(review: Review, client: Client, message: Say | SayPhrase) -> Heard:
    if client.id is None:
        heard = Heard(message.key, Refusal(Phrase("refusal-talk-stranger")))
    else:
        heard = await review.talk.say(client.id, message, is_public=review.is_public)
    client.hear(_encode(heard))
    return heard


async def _tell(socket: Socket, client: Client) -> None:
    while True:
        message = await client.next()
        async with asyncio.timeout(SLOWEST):
            await socket.send_data(message, "text")


async def _received(socket: Socket) -> str | bytes | None:
    """Return the next message; None when the client has disconnected."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return message["bytes"] if text is None else text


def _understood(text: str | bytes) -> ReviewCommand | Wrong:
    if len(text) > LONGEST:
        return Wrong(Phrase("wrong-too-long"), f"a message has {LONGEST} letters at most")
    try:
        return _read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        return Wrong(Phrase("wrong-unreadable"), str(error)[:200])


@websocket("/ws/studies/{study_id:str}", include_in_schema=False, opt=policy("anybody", rate="socket"))
async def join_review(socket: Socket, study_id: FromPath[str], review_sockets: NamedDependency[ReviewSockets]) -> None:
    """`ReviewRoom`, `ReviewLines`, and then every change; what a client may say is a `ReviewCommand`."""
    await socket.accept()
    code, reason = await review_sockets.serve(socket, study_id)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # disconnected already
        await socket.close(code, reason)
