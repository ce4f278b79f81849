"""The delayed spectator view of a room: the game as it stood some time ago, with the hands that players show.

Nothing of the present may reach spectators before its time, or a player would only have to look in from a second
browser.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from utopia.notation.events import Event
from utopia.server.database.schema import now
from utopia.server.database.schema.games import EntryKind, GameState
from utopia.server.game.history import History
from utopia.server.game.session import GameSession, lay_table
from utopia.server.game.view import SPECTATOR, Observation, ObservationWithHands
from utopia.server.game.view.cached import CachedViews
from utopia.server.tables.entries import Logged
from utopia.server.tables.messages import HANDS_DELAY
from utopia.server.tables.rows import Game as GameRow
from utopia.server.tables.rows import Seat

__all__ = ["HANDS_DELAY", "SpectatorFeed"]


class Snapshot:
    """A game as it stood at an earlier version, laid on a table of its own."""

    def __init__(self, session: GameSession, version: int) -> None:
        entries = session.history.since(0)[:version]
        self._session = session
        self.table = lay_table(session.row, session.seats, entries)
        self.history = History(entries)

    @property
    def row(self) -> GameRow:
        """The game's stored data."""
        return self._session.row

    @property
    def open_hands(self) -> frozenset[int]:
        """Seats of bots whose hands everybody at the table sees."""
        return self._session.open_hands

    def go_on_to(self, version: int) -> None:
        """Replay up to that version; an earlier one changes nothing."""
        begin = self.history.version
        for entry in self._session.history.since(begin)[: max(0, version - begin)]:
            if entry.kind is EntryKind.TAKE_BACK:
                self.table.undo(entry.code)
            else:
                self.table.commit(Event(entry.seat, entry.code))
            self.history.add([entry])


class SpectatorFeed(CachedViews):
    """The position of the spectators. Call ``look`` after every change; it wakes itself for the rest."""

    def __init__(
        self, session: GameSession, tell: Callable[[], None], clock: Callable[[], float] | None = None
    ) -> None:
        """``tell`` is called when spectators have something new to see."""
        super().__init__(session)
        self._session, self._tell = session, tell
        self._clock = clock or asyncio.get_running_loop().time
        self._times: list[float] = []
        """[entry of the log] -> when it was stored."""
        self._seats: Sequence[Seat] = ()
        self._consents: dict[int, float] = {}
        """Seats that show their hands -> since when."""
        self._shown = 0
        """The version that they see."""
        self._told: tuple[object, ...] = ()
        self._waking: asyncio.TimerHandle | None = None
        self.hands: frozenset[int] = frozenset()
        """Seats whose hands spectators see by now."""
        self.covered: Final = CachedViews(session)
        """The same without the hands, for a player who has left the game: they know the contents of one hand."""

    @property
    def delay(self) -> float:
        """Seconds by which spectators are behind."""
        if self._session.row.state is GameState.OVER or self._session.table.game.is_over:
            return 0.0
        return max(float(self._session.row.delay), HANDS_DELAY if self._consents else 0.0)

    @property
    def etag(self) -> tuple[object, ...]:
        """With the hands: they may come when nothing else changes."""
        return *super().etag, self.hands

    def seen(self, viewer: int) -> Observation:
        """Return the position as a spectator may know it, with the hands that are shown to them."""
        return (
            ObservationWithHands(self.game, self.hands) if viewer == SPECTATOR and self.hands else super().seen(viewer)
        )

    def look(self) -> None:
        """Advance to the newest entry that may be seen by now."""
        moment = self._clock()
        self._note(moment)
        before = self._shown
        self._go_on(moment)
        self.covered.source = self.source
        shown = frozenset(seat for seat, since in self._consents.items() if moment >= since + HANDS_DELAY)
        self.hands = shown | self._session.open_hands
        if self.etag != self._told:
            self._told = self.etag
            for sight in (self, self.covered):
                sight.moved_on(min(before, self.version))
            self._shown = self.version
            self._tell()
        self._wake(moment)

    def close(self) -> None:
        """Wake no more."""
        if self._waking is not None:
            self._waking.cancel()

    def _note(self, moment: float) -> None:
        """Return the time of the current position."""
        for entry in self._session.history.since(len(self._times)):
            age = (now() - entry.at).total_seconds() if isinstance(entry, Logged) else 0.0
            self._times.append(moment - max(0.0, age))
        if self._seats is not self._session.seats:
            self._seats = self._session.seats
            showing = [number for number, seat in enumerate(self._seats) if seat.shows_to_spectators]
            self._consents = {seat: self._consents.get(seat, moment) for seat in showing}

    def _go_on(self, moment: float) -> None:
        delay = self.delay
        if not delay:
            self.source = self._session
            return
        reached = sum(time <= moment - delay for time in self._times)
        if isinstance(self.source, Snapshot):
            self.source.go_on_to(reached)
        else:  # what they have seen already stays
            self.source = Snapshot(self._session, max(reached, self._shown))

    def _wake(self, moment: float) -> None:
        """Look again when the next entry or hand may be seen."""
        self.close()
        if not ((delay := self.delay) or self._consents):
            return
        pending = self._times[self.version : self.version + 1] if delay else []
        times = [*(time + delay for time in pending), *(since + HANDS_DELAY for since in self._consents.values())]
        if later := [time for time in times if time > moment]:
            loop = asyncio.get_running_loop()
            self._waking = loop.call_later(min(later) - moment, self.look)
