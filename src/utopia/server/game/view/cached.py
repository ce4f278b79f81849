"""Cached views, chronicles and previews of a game, each encoded once for all viewers of the same."""

import asyncio
from typing import Final, Protocol, cast

import msgspec

from utopia.game import Game
from utopia.server.database.schema.games import GameState
from utopia.server.game.history import History
from utopia.server.game.messages.socket import Told
from utopia.server.game.messages.view import Happening, View
from utopia.server.game.view import (
    MOST_TOLD,
    SPECTATOR,
    Chronicler,
    Observation,
    draft_of,
    ended_early,
    frames,
    lately,
    own_cards,
    tally,
    told_of,
    view_for,
    view_of,
)
from utopia.server.tables.messages import Frames, Tally
from utopia.server.tables.rows import Game as GameRow
from utopia.tables import Table


class Source(Protocol):
    """A game on a table, with the log that led to it: a session, or the spectators' part of one."""

    @property
    def row(self) -> GameRow:
        """The game's stored data."""

    @property
    def table(self) -> Table:
        """Where it stands."""

    @property
    def history(self) -> History:
        """How it came there."""

    @property
    def open_hands(self) -> frozenset[int]:
        """Seats of bots whose hands everybody at the table sees."""


class CachedViews:
    """Everything that can be read of a game, as its source stands. ``moved_on`` after that has changed."""

    def __init__(self, source: Source) -> None:
        self.source: Source = source
        self._views: Final[dict[tuple[int, int], msgspec.Raw]] = {}
        self._public: Final[dict[int, View]] = {}
        """Spectators' views, by the first event in them: views of seats share these and add their own part."""
        self._cards: list[tuple[list[int], list[int]]] = []
        """[seat] -> hand and choice of discards, as that seat knows them."""
        self._chroniclers: Final[dict[int, Chronicler]] = {}

    @property
    def id(self) -> str:
        """The game's."""
        return self.source.row.id

    @property
    def version(self) -> int:
        """Entries of the log."""
        return self.source.history.version

    @property
    def etag(self) -> tuple[object, ...]:
        """Return the etag of a view: a viewer with this etag needs no other."""
        return self.version, self.source.row.state

    @property
    def game(self) -> Game:
        """The game itself, with all that is hidden."""
        return self.source.table.game

    def seen(self, viewer: int) -> Observation:
        """The game as a seat or SPECTATOR may know it."""
        return Observation(self.game, viewer)

    def view(self, viewer: int, since: int | None = None) -> View:
        """Return the position for a seat or SPECTATOR, and the events since that version, by default the latest."""
        return self._view(viewer, self._kept(viewer, since))

    def encoded_view(self, viewer: int, since: int | None = None) -> msgspec.Raw:
        """Return it as JSON, encoded once for all viewers."""
        kept = self._kept(viewer, since)
        if (viewer, kept) not in self._views:
            self._views[viewer, kept] = msgspec.Raw(msgspec.json.encode(self._view(viewer, kept)))
        return self._views[viewer, kept]

    async def chronicle(self, viewer: int) -> list[Happening]:
        """Everything that happened, each as JSON in the place of one; others have their turn while it is written."""
        chronicler = self._chroniclers.setdefault(viewer, Chronicler())
        while not chronicler.write(Observation(self.game, viewer)):
            await asyncio.sleep(0)
        return cast("list[Happening]", list(chronicler.happenings))

    async def frames(self, viewer: int | None, first: int, last: int) -> Frames:
        """Views back in time, as ``views.frames`` says."""
        has_ended = self.source.row.state is GameState.OVER
        return await frames(self.game.copy(), self.id, self.version, viewer, first, last, has_ended=has_ended)

    def tally(self) -> Tally:
        """Points by round, seat and source."""
        return tally(self.game)

    def tell(self, viewer: int, key: str, code: int) -> Told:
        """Return the effect of a move, or why it is refused."""
        return told_of(self.seen(viewer), key, code)

    def moved_on(self, before: int) -> None:
        """Drop the cached views after that version, which was the newest one."""
        if self._chroniclers:
            kept = self.source.history.kept(before)
            for chronicler in self._chroniclers.values():
                chronicler.forget(kept)
        self._views.clear()
        self._public.clear()
        self._cards = []

    def _kept(self, viewer: int, since: int | None) -> int:
        """The number of the first event to tell, as far back as a view tells at all."""
        history = self.source.history
        kept = lately(self.seen(viewer)) if since is None else history.kept(since)
        return max(kept, history.events - MOST_TOLD)

    def _view(self, viewer: int, kept: int) -> View:
        draft = draft_of(self.source.table, viewer)
        if viewer == SPECTATOR:
            view = view_of(self.seen(viewer), self.id, self.version, kept, draft)
        else:
            own = self._own_cards(viewer)
            view = view_for(self._public_view(kept), self.game, viewer, own, draft, self.source.open_hands)
        result = self.source.row.result
        return ended_early(view, result.reason) if result is not None and not result.places else view

    def _own_cards(self, seat: int) -> tuple[list[int], list[int]]:
        """Return what a seat alone knows of its cards, read once for all seats."""
        if not self._cards:
            self._cards = own_cards(self.game.board, self.game.state)
        return self._cards[seat]

    def _public_view(self, kept: int) -> View:
        """Return the public part of the position, made once for all seats."""
        if kept not in self._public:
            seen = Observation(self.game, SPECTATOR)
            self._public[kept] = view_of(seen, self.id, self.version, kept, draft_of(self.source.table, SPECTATOR))
        return self._public[kept]
