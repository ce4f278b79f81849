"""One review: who is here, who leads, where everybody looks; all pages are told as it changes.

The owner of the study leads at first. Who leads may go on in the study, write and draw there; the owner may always.
Nothing of this is stored but the study itself: a review is forgotten some minutes after the last page has gone.
"""

import asyncio
from collections.abc import Collection
from typing import Final, get_args

import msgspec

from utopia.server.accounts.people import People
from utopia.server.chat.messages import QuickPhrase
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.moderation.relations import Relations
from utopia.server.reviews.client import Client
from utopia.server.reviews.messages import ReviewAt, ReviewChange, Reviewer, ReviewRoom
from utopia.server.reviews.talk import Talk, voice_of
from utopia.server.studies.store import StoredStudy
from utopia.server.web.sockets import GOING_AWAY, NO_GAME

GATHERED: Final = 0.1
"""Seconds in which all changes of who is here and who leads are told at once."""
AWAY: Final = 60.0
"""Seconds for which somebody who has lost the connection still counts as here."""
KEPT: Final = 600.0
"""Seconds for which a review without people is remembered."""
MOST_HERE: Final = 60
"""Pages in one review."""
_PHRASES: Final[list[QuickPhrase]] = list(get_args(QuickPhrase))
_encode: Final = msgspec.json.encode


class Review:
    """The review of one study. Within a running event loop."""

    def __init__(self, row: StoredStudy, people: People, relations: Relations) -> None:
        self.study: Final = row.id
        self._loop = asyncio.get_running_loop()
        self._clients: list[Client] = []
        self._left: dict[str, float] = {}
        """[person] -> when their last page went."""
        self._empty_since = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self.talk: Final = Talk(people, relations, self._hear, self._loop.time)
        self.added: dict[str, str] = {}
        """[position] -> who has added it since the review began."""
        self.at = ""
        self.owner, self.lead = row.owner, row.owner
        self.is_shared_lead = False
        self.version, self.is_public = row.version, row.visibility is StudyVisibility.PUBLIC

    @property
    def is_forgotten(self) -> bool:
        """Whether nobody has been here for a long time."""
        return not self._clients and self._loop.time() - self._empty_since > KEPT

    @property
    def is_full(self) -> bool:
        """Whether nobody else finds room."""
        return len(self._clients) >= MOST_HERE

    def reread(self, row: StoredStudy) -> None:
        """The study may have another owner by now, who has signed in, or may be shared otherwise."""
        if self.lead == self.owner:
            self.lead = row.owner
        self.owner, self.is_public = row.owner, row.visibility is StudyVisibility.PUBLIC
        self.version = max(self.version, row.version)

    def is_here(self, person: str) -> bool:
        """Return whether a page of that person is open, or was a moment ago."""
        left = self._left.get(person, float("-inf"))
        return any(client.id == person for client in self._clients) or self._loop.time() - left < AWAY

    def leads(self, person: str | None) -> bool:
        """Return whether a person leads, alone or with everybody."""
        if person is None or not self.is_here(person):
            return False
        return self.is_shared_lead or person == self.lead

    def enter(self, client: Client) -> None:
        """A page has come: it is told who is here, then everybody is."""
        self._clients.append(client)
        client.hear(_encode(self._room(client)))
        self._changed()

    def leave(self, client: Client) -> None:
        """A page has gone."""
        self._clients.remove(client)
        if client.id is not None:
            self._left[client.id] = self._loop.time()
        self._empty_since = self._loop.time()
        self._changed()

    def go(self, client: Client, at: str) -> None:
        """Lead the others to a position; nothing happens if the page does not lead."""
        if client.id is None or not self.leads(client.id) or client.person is None or client.person.is_banned:
            return
        self.at = at
        message = _encode(ReviewAt(at, client.id))
        for other in self._clients:
            if other is not client:
                other.look(message)

    def hand(self, client: Client, to: str | None) -> None:
        """Let another person lead, or everybody: by the owner, or by a leader who gives the lead back."""
        is_owner = client.id == self.owner
        gives_back = self.leads(client.id) and to == self.owner
        if not (is_owner or gives_back) or (to is not None and to != self.owner and not self.is_here(to)):
            return
        self.lead, self.is_shared_lead = to or self.owner, to is None
        self._changed()

    def silence(self, client: Client, *, is_silent: bool) -> None:
        """Switch chat off, or on again: by the owner."""
        if client.id == self.owner:
            self.talk.is_silent = is_silent
            self._changed()

    def changed(self, change: ReviewChange) -> None:
        """The study has been changed, and the change is stored: tell everybody."""
        self.version = change.version
        self.added |= dict.fromkeys((node.id for node in change.added if node.id not in self.added), change.by)
        if change.visible is not None:
            self.is_public = change.visible == "public"
            self._changed()
        self._hear(_encode(change), ())

    def close(self, *, but_owner: bool = False) -> None:
        """The study was deleted, or is for its owner alone from now on."""
        self.lead, self.is_shared_lead = self.owner, False
        for client in self._clients:
            if not (but_owner and client.id == self.owner):
                client.end(NO_GAME, "there is no such study, or it is not for you")

    def part(self, person: str) -> None:
        """Disconnect a person whom the owner has blocked, or who has blocked the owner."""
        for client in self._clients:
            if client.id == person:
                client.end(NO_GAME, "there is no such study, or it is not for you")

    def _hear(self, message: bytes, but: Collection[str]) -> None:
        for client in self._clients:
            if client.id not in but:
                client.hear(message)
                if client.is_slow:
                    client.end(GOING_AWAY, "it reads too slowly; come again")

    def _changed(self) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(GATHERED, self._tell)

    def _tell(self) -> None:
        self._timer = None
        for client in self._clients:
            client.show(_encode(self._room(client)))

    def _room(self, client: Client) -> ReviewRoom:
        people = {one.person.id: one.person.name for one in self._clients if one.person is not None}
        voice = voice_of(client.person, is_public=self.is_public, is_silent=self.talk.is_silent)
        return ReviewRoom(
            study=self.study,
            version=self.version,
            mine=client.id,
            owner=self.owner,
            people=[Reviewer(id_, name) for id_, name in people.items()],
            strangers=sum(one.person is None for one in self._clients),
            lead=None if self.is_shared_lead else self.lead,
            leads=self.leads(client.id),
            at=self.at,
            voice=voice.value,
            silent=self.talk.is_silent,
            removes=client.id == self.owner or (client.person is not None and client.person.is_admin),
            phrases=_PHRASES,
        )
