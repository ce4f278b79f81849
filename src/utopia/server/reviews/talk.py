"""What people say in a review. It is remembered as long as the review is, and stored nowhere."""

import math
from collections import deque
from collections.abc import Callable, Collection

import msgspec

from utopia.server.accounts.people import People, Person
from utopia.server.chat.messages import LONGEST_LINE, Heard, Line, Said, Say, SayPhrase, Unsaid
from utopia.server.chat.store import Voice
from utopia.server.database.errors import StorageError
from utopia.server.database.schema import now
from utopia.server.game.chat import A_SECOND, AT_ONCE, tidied
from utopia.server.moderation.relations import Relations
from utopia.server.reviews.messages import MOST_LINES
from utopia.server.web.limiter import Bucket
from utopia.server.web.messages import Phrase, Refusal, iso

Tell = Callable[[bytes, Collection[str]], None]
"""Send a message to all pages but those of some people."""


def voice_of(person: Person | None, *, is_public: bool, is_silent: bool) -> Voice:
    """Return how a person may chat: among strangers only those with an account write freely."""
    if person is None:
        return Voice.STRANGER
    if person.bot_of is not None:
        return Voice.BOT
    if person.is_banned:
        return Voice.BANNED
    if is_silent:
        return Voice.SILENT
    return Voice.PHRASES if is_public and person.signed_up is None else Voice.TEXT


class Talk:
    """The lines of one review. Within a running event loop."""

    def __init__(self, people: People, relations: Relations, tell: Tell, clock: Callable[[], float]) -> None:
        self._people, self._relations, self._tell, self._clock = people, relations, tell, clock
        self._lines: deque[Line] = deque(maxlen=MOST_LINES)
        self._said: dict[tuple[str, str], int] = {}
        """[person, key] -> the line: a client that was cut off may send it again."""
        self._pace: dict[str, Bucket] = {}
        self._count = 0
        self.is_silent = False

    async def read_by(self, person: str | None) -> list[Line]:
        """Return the lines without those of people whom the reader mutes or blocks. Raise StorageError."""
        unwanted = await self._relations.muted_by(person) if person else set()
        return [line for line in self._lines if line.person not in unwanted]

    async def say(self, who: str, message: Say | SayPhrase, *, is_public: bool) -> Heard:
        """Say something to everybody here; the answer names the reason of a refusal."""
        if (known := self._said.get((who, message.key))) is not None:
            return Heard(message.key, None, known)
        if wait := self._pace.setdefault(who, Bucket(self._clock, AT_ONCE, A_SECOND)).take():
            why = Refusal(Phrase("refusal-talk-too-fast", {"seconds": math.ceil(wait)}))
            return Heard(message.key, why, wait=round(wait, 1))
        text = tidied(message.text) if isinstance(message, Say) else None
        if text is not None and not 0 < len(text) <= LONGEST_LINE:
            words: dict[str, str | int] = {"most": LONGEST_LINE} if text else {}
            return Heard(message.key, Refusal(Phrase(f"refusal-talk-{'long' if text else 'empty'}", words)))
        try:
            return await self._heard(who, message, text, is_public=is_public)
        except StorageError as error:
            return Heard(message.key, Refusal(Phrase(f"storage-{error.trouble.value}")))

    async def _heard(self, who: str, message: Say | SayPhrase, text: str | None, *, is_public: bool) -> Heard:
        person = await self._people.get(who)  # as they are now: they may have been banned meanwhile
        voice = voice_of(person, is_public=is_public, is_silent=self.is_silent)
        if person is None or not (voice is Voice.TEXT or (voice is Voice.PHRASES and text is None)):
            return Heard(message.key, Refusal(Phrase(f"refusal-talk-{voice.value}")))
        unheard_by = await self._relations.muting(who)
        self._count += 1
        phrase = message.phrase if isinstance(message, SayPhrase) else None
        line = Line(self._count, "spectators", -1, person.name, who, iso(now()), text, phrase)
        self._remember(line, message.key)
        self._tell(msgspec.json.encode(Said(line)), unheard_by)
        return Heard(message.key, None, line.id)

    def _remember(self, line: Line, key: str) -> None:
        self._lines.append(line)
        self._said[line.person or "", key] = line.id
        if len(self._said) > MOST_LINES:
            del self._said[next(iter(self._said))]

    def find(self, id_: int) -> Line | None:
        """Return the line of that number."""
        return next((line for line in self._lines if line.id == id_), None)

    def remove(self, id_: int) -> None:
        """Empty the place of a line, and tell everybody."""
        for place, line in enumerate(self._lines):
            if line.id == id_:
                self._lines[place] = msgspec.structs.replace(line, text=None, phrase=None, removed=True)
        self._tell(msgspec.json.encode(Unsaid(id_)), ())
