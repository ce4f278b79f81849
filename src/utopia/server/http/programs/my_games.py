"""Changes in a person's games, streamed line by line: looked up anew whenever something may have changed."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterator
from typing import Final, Literal

import msgspec

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Visitor
from utopia.server.http.games.entries import GameEntries
from utopia.server.programs.messages import Beat, Closing, MyGame, MyGames
from utopia.server.tables.messages import GameEntry
from utopia.server.web.sockets import Attendance

BEAT: Final = 15.0
"""Seconds of silence after which it looks anyway."""
GATHERED: Final = 0.1
"""Seconds in which all changes are looked up at once."""
What = Literal["joined", "started", "turn", "changed", "over", "gone"]
_encode: Final = msgspec.json.encode


async def my_lines(
    visitor: Visitor, game_entries: GameEntries, attendance: Attendance, listening: Listening
) -> AsyncGenerator[bytes, None]:
    """Yield messages as JSON, without line ends, until the token ends or the person's sessions change."""
    is_over = asyncio.Event()
    with contextlib.ExitStack() as stack:
        ear = stack.enter_context(listening.ear())
        stack.enter_context(listening.until_ended(visitor.key, lambda: _end(is_over, ear.stirred)))
        stack.enter_context(attendance.until_sent_away(visitor.known().id, lambda: _end(is_over, ear.stirred)))
        if await visitor.has_ended():
            is_over.set()
        known = {} if is_over.is_set() else await _looked_up(visitor, game_entries)
        ear.knows(known)
        yield _encode(MyGames(list(known.values())))
        while not is_over.is_set():
            if not await _is_stirred(ear.stirred):
                yield _encode(Beat())
            ear.stirred.clear()
            before, known = known, await _looked_up(visitor, game_entries)
            ear.knows(known)
            for change in changes(before, known):
                yield _encode(change)
        yield _encode(Closing())


def changes(before: dict[str, GameEntry], now: dict[str, GameEntry]) -> Iterator[MyGame]:
    """Return the changes of each game: id -> entry, then and now."""
    for id_, entry in now.items():
        if (what := _what(before.get(id_), entry)) is not None:
            yield MyGame(what, entry)
    for id_, entry in before.items():
        if id_ not in now and entry.state != "over":  # of finished games only the newest are told
            yield MyGame("gone", entry)


def _what(old: GameEntry | None, new: GameEntry) -> What | None:
    if old == new:
        return None
    if new.state == "over":
        return None if old is None or old.state == "over" else "over"
    if old is None and new.state == "open":
        return "joined"
    if new.my_turn and not (old is not None and old.my_turn):
        return "turn"
    if new.state == "running" and (old is None or old.state == "open"):
        return "started"
    return "changed"


async def _looked_up(visitor: Visitor, game_entries: GameEntries) -> dict[str, GameEntry]:
    return {entry.id: entry for entry in await game_entries.of(visitor)}


async def _is_stirred(stirred: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(BEAT):
            await stirred.wait()
    except TimeoutError:
        return False
    await asyncio.sleep(GATHERED)
    return True


def _end(*events: asyncio.Event) -> None:
    for event in events:
        event.set()
