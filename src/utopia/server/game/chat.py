"""Chat at one table: every message is cleaned and stored before it is sent, and sent only to those who may read it."""

import asyncio
import math
import re
import unicodedata
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from utopia.server.chat.messages import LONGEST_LINE, Heard, Said, Say, SayPhrase, Unsaid
from utopia.server.chat.service import told_line
from utopia.server.chat.store import Chat as Lines
from utopia.server.chat.store import NewLine, Spoken, Voice, side_of
from utopia.server.database.errors import StorageError
from utopia.server.game.people import Who
from utopia.server.tables.names import BLANKS, JOINERS, is_seen, stacks
from utopia.server.web.limiter import Bucket
from utopia.server.web.messages import Phrase, Refusal

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, marks of writing direction, halves of letters, and numbers that are no letter."""
_SPACES: Final = re.compile(r"\s+")
_MARKS: Final = 4
"""So many accents may stand on one letter: the scripts that need most have as many."""


def tidied(text: str) -> str:
    """Return one line, composed (NFC), without invisible letters; empty if nothing is visible."""
    line = _SPACES.sub(" ", text)
    shown = "".join(letter for letter in line if not _is_dropped(letter))
    tidy = unicodedata.normalize("NFC", _thinned(unicodedata.normalize("NFC", shown)))
    return _SPACES.sub(" ", tidy).strip() if is_seen(tidy) else ""


def _is_dropped(letter: str) -> bool:
    return letter in BLANKS or (unicodedata.category(letter) in _DROPPED and letter not in JOINERS)


def _thinned(text: str) -> str:
    """Without accents that are heaped up to reach into the lines above and below."""
    kept, run = [], 0
    for letter in text:
        run = run + 1 if stacks(letter) else 0
        if run <= _MARKS:
            kept.append(letter)
    return "".join(kept)


AT_ONCE: Final = 6.0
"""Messages that a person may send at once."""
A_SECOND: Final = 0.5
"""Messages a second that they may send all the time."""
_EMPTY: Final = Refusal(Phrase("refusal-talk-empty"))
_LONG: Final = Refusal(Phrase("refusal-talk-long", {"most": LONGEST_LINE}))


class Subscriber(Protocol):
    """A client that receives chat."""

    @property
    def who(self) -> Who:
        """Whose client it is."""

    def hears(self, message: bytes) -> None:
        """The message to send to it."""


class Chat:
    """Of one room. Within a running event loop."""

    def __init__(self, game: str, lines: Lines, clock: Callable[[], float] | None = None) -> None:
        self._game, self._lines = game, lines
        self._clock = clock or asyncio.get_running_loop().time
        self._subscribers: set[Subscriber] = set()
        self._pace: dict[str, Bucket] = {}
        """[person] -> how many messages they may still send, however often they reconnect."""
        self._one_at_a_time = asyncio.Lock()

    def add(self, subscriber: Subscriber) -> None:
        """A client has come."""
        self._subscribers.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        """A client has disconnected."""
        self._subscribers.discard(subscriber)

    async def say(self, who: Who, seat: int, message: Say | SayPhrase) -> Heard:
        """Store a message of a person at that seat, or at none; the answer names the reason of a refusal."""
        if who.person is None:
            return Heard(message.key, _refusal_of(Voice.STRANGER))
        if wait := self._wait(who.person):
            why = Refusal(Phrase("refusal-talk-too-fast", {"seconds": math.ceil(wait)}))
            return Heard(message.key, why, wait=round(wait, 1))
        text = tidied(message.text) if isinstance(message, Say) else None
        if text is not None and not 0 < len(text) <= LONGEST_LINE:
            return Heard(message.key, _LONG if text else _EMPTY)
        phrase = message.phrase if isinstance(message, SayPhrase) else None
        from_seat = seat if seat in who.seats else min(who.seats or who.left, default=-1)
        return await self._said(NewLine(self._game, who.person, from_seat, message.key, text, phrase))

    async def announce(self, who: Who, key: str, phrase: str) -> None:
        """Say something in a person's name that they did by a button; where they may not chat nothing is said."""
        if who.person is not None:
            seat = min(who.seats or who.left, default=-1)
            await self._said(NewLine(self._game, who.person, seat, key, None, phrase))

    def whisper(self, seat: int, message: bytes) -> None:
        """Tell the player of that seat alone."""
        for subscriber in tuple(self._subscribers):
            if seat in subscriber.who.seats:
                subscriber.hears(message)

    def changed(self, line: int | None = None) -> None:
        """A message was removed, or chat was switched on or off: tell everybody."""
        message = msgspec.json.encode(Unsaid(line))
        for subscriber in tuple(self._subscribers):
            subscriber.hears(message)

    def _wait(self, person: str) -> float:
        if person not in self._pace:
            self._pace[person] = Bucket(self._clock, AT_ONCE, A_SECOND)
        return self._pace[person].take()

    async def _said(self, new: NewLine) -> Heard:
        try:
            async with self._one_at_a_time:  # sent in the order in which they are stored
                spoken = await self._lines.say(new)
                if isinstance(spoken, Spoken) and spoken.is_new:
                    self._tell(spoken)
        except StorageError as error:
            return Heard(new.key, Refusal(Phrase(f"storage-{error.trouble.value}")))
        if isinstance(spoken, Voice):
            return Heard(new.key, _refusal_of(spoken))
        return Heard(new.key, None, spoken.line.id)

    def _tell(self, spoken: Spoken) -> None:
        message = msgspec.json.encode(Said(told_line(spoken.line)))
        for subscriber in tuple(self._subscribers):
            who = subscriber.who
            if side_of(bool(who.seats or who.left)) in spoken.reaches and who.person not in spoken.unheard_by:
                subscriber.hears(message)


def _refusal_of(voice: Voice) -> Refusal:
    return Refusal(Phrase(f"refusal-talk-{voice.value}"))
