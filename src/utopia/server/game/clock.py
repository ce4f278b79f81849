"""Nobody holds a table: the clocks of a room, its leavers, and the votes of the others. When a player's time is over:

1. Look, in turn with the moves: after every change, and when the one timer rings (``moved``, ``look``).
2. Count the time-out (``Clocks.time_out``); the seat's clock stands still.
3. Let a bot finish the turn. It sits on the seat, and gets up when that is done (``_seat_stand_ins``).
4. If it was their second in a row, let the others vote: wait, a bot, a substitute, or the end (``Votes.decide``).
5. Do what they decide; if they are silent, what the vote says for that (``Votes._do``).
6. Store all of it, then tell it (``store``, ``_tell``), and set the timer for whatever is due next.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from utopia.bots.supervision.answering import STAND_IN
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import EntryKind, GameState, SeatKind
from utopia.server.game.absence import Idlers, Leavers, Reminders
from utopia.server.game.clock_room import ClockRoom, Reminder
from utopia.server.game.clock_view import view_of_time
from utopia.server.game.messages.view import TimeView
from utopia.server.game.people import PLAYING, Who, people_of
from utopia.server.game.seat_clocks import Clocks, stand_of
from utopia.server.game.session import GameSession, player_of
from utopia.server.game.stores import TimeStores
from utopia.server.game.votes import Votes
from utopia.server.tables.clocks import Left
from utopia.server.tables.entries import ConflictError, KeyUsedError
from utopia.server.tables.rows import Seat
from utopia.server.web.messages import Refusal
from utopia.tables import Bot, Waits
from utopia.tables.clocks import Watch
from utopia.tables.clocks.rests import Rests

LONGEST_SLEEP: Final = 3600.0
"""Seconds until the next look at most: wall clocks, zones and holidays may change meanwhile."""
AT_ONCE: Final = 0.05
"""Seconds until the next look where more work is left."""
AFTER_TROUBLE: Final = 5.0
"""Seconds until the next try when nothing could be stored."""
_log: Final = logging.getLogger(__name__)


class Clock:
    """The time of a room. ``begin`` it before use, ``moved`` after every change, ``close`` it at the end."""

    def __init__(self, house: ClockRoom, stores: TimeStores, watch: Watch, remind: Reminder | None = None) -> None:
        self._room, self._stores, self._watch = house, stores, watch
        self._reminders = Reminders(self, remind)
        self.clocks = Clocks(None, watch, [])
        self.leavers: Final = Leavers(watch)
        self.idlers: Final = Idlers(watch)
        self.votes: Final = Votes(self, stores, watch)
        self._rests: dict[int, Rests] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_looking = self._is_awake = False
        self._told: tuple[object, ...] = ()
        self._sitting: list[tuple[SeatKind, str | None]] = []

    @property
    def session(self) -> GameSession:
        """The game."""
        return self._room.session

    async def begin(self) -> None:
        """Read how much time everybody has. StorageError."""
        session = self.session
        times = await self._stores.clocks.of(session.row.id)
        made = Counter(
            entry.seat for entry in session.history.since(0) if entry.kind is EntryKind.MOVE and entry.person
        )
        times = [msgspec.structs.replace(time, own=max(time.own, made[seat])) for seat, time in enumerate(times)]
        self.clocks = Clocks(session.row.tempo, self._watch, times)
        self._sitting = _sitting(session.seats)
        self._is_awake = True
        await self.reread()
        self.votes.begin()
        self.moved()

    async def reread(self) -> None:
        """Holidays and the like may have been changed. StorageError."""
        seats = self.session.seats
        chosen = await self._stores.preferences.of_many(people_of(seats)) if self.session.row.tempo else {}
        self._rests = {number: chosen[seat.person].rests for number, seat in enumerate(seats) if seat.person in chosen}
        for number, rests in self._rests.items():
            self.clocks.choose_rests(number, rests)

    @property
    def is_passing(self) -> bool:
        """Whether something may happen by itself, so that the room must stay."""
        is_running = self.session.row.state is GameState.RUNNING
        return is_running and (self.clocks.are_running or self.session.row.vote is not None)

    def moved(self) -> None:
        """The game has advanced, or people came or left: clocks stop and start at once, the rest follows in turn."""
        if not self._is_awake:
            return
        self.leavers.note(people_of(self.session.seats), self._room.here)
        self._wind()
        self._seat_stand_ins()
        if self.clocks.changed or self._something_is_due():
            self.soon()
        else:
            self._set_timer()

    def played(self) -> None:
        """A move was made, and nobody came or left: without clocks, votes and absentees only patience begins anew."""
        if self._is_quiet():
            self.idlers.note(self._deciding(), self.session.table.game.length)
        else:
            self.moved()

    def _is_quiet(self) -> bool:
        """Whether nothing but the timer, which is set, would have to be looked at after a move."""
        row = self.session.row
        is_running = row.state is GameState.RUNNING and row.tempo is None and row.vote is None and row.paused is None
        return is_running and self._timer is not None and not (self.leavers.away or any(self._told))

    async def do(self, work: Coroutine[Any, Any, Refusal | None]) -> Refusal | None:
        """Do a person's request, in turn with the moves; return why it is refused, or None. Raise StorageError."""
        refusal = await asyncio.shield(self._room.queue(work))
        self.moved()
        return refusal

    def soon(self) -> None:
        """Look, in turn with the moves."""
        if self._is_awake and not self._is_looking:
            self._is_looking = True
            self._room.queue(self.look())

    def close(self) -> None:
        """Let nothing more happen by itself."""
        self._is_awake = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def look(self) -> None:
        """Do due work, store it, and tell. Changes that cannot be stored are tried again."""
        self._is_looking = False
        if not self._is_awake:
            return
        try:
            await self._do_what_is_due()
            await self.store()
        except (StorageError, ConflictError, KeyUsedError) as error:
            _log.warning("the clocks of game %s could not be stored: %s", self.session.row.id, error)
            self._set_timer(AFTER_TROUBLE)
            return
        except Exception:  # noqa: BLE001 - whatever fails, the time of this table goes on
            _log.exception("the clocks of game %s are looked at again", self.session.row.id)
            self._set_timer(AFTER_TROUBLE)
            return
        self._tell()
        self._set_timer(AT_ONCE if self._something_is_due() else None)

    async def store(self) -> None:
        """Store changed clocks."""
        session, clocks = self.session, self.clocks
        if changed := {seat: clocks.times[seat] for seat in clocks.changed | clocks.counted}:
            await self._stores.clocks.save(session.row.id, changed)
            for seats in (clocks.changed, clocks.counted):
                seats.difference_update(seat for seat, time in changed.items() if clocks.times[seat] is time)

    async def reseat(self) -> None:
        """Read seats and deciders again, which may have changed in the storage. Raise StorageError."""
        session = self.session
        await session.refresh()
        now = _sitting(session.seats)
        if not self._is_awake or now == self._sitting:
            return
        stored = await self._stores.clocks.of(session.row.id)
        changed = [n for n, who in enumerate(now) if who != self._sitting[n]]
        people = {self._sitting[n][1] for n in changed} | {now[n][1] for n in changed}
        self._sitting = now
        for number in changed:
            self.clocks.set_left(number, stored[number].left)
            session.table.sit(number, player_of(session.seats[number]))
        self.clocks.give(changed, 0.0)
        self.idlers.forgive(changed)
        await self.reread()
        self.moved()
        self._room.seats_changed(people)

    def view(self, who: Who, *, is_late: bool = False) -> TimeView | None:
        """Return the message to one client; None if there is none."""
        return view_of_time(self, who, self._watch.now(), is_late=is_late)

    def ended(self) -> None:
        """The table has ended its game."""
        self._wind()
        self._room.game_ended()

    def missed(self) -> list[str]:
        """Return people on whom the others may vote; nobody in a slow game, where players need not be present."""
        tempo = self.session.row.tempo
        if tempo is not None and tempo.kind == "slow":
            return []
        return list(dict.fromkeys([*self.leavers.missed(), *self.idle()]))

    def idle(self) -> list[str]:
        """Return players who must decide and have not for long, where nobody has a clock."""
        return [person for seat in self.idlers.waited() if (person := self.session.seats[seat].person) is not None]

    def decided(self, seat: int) -> None:
        """The seat's player has decided, by hand or by their plan."""
        self.clocks.decided(seat, in_person=True)
        self.idlers.decided(seat, self.session.table.game.length)

    def left(self, seat: int) -> Left | None:
        """Return the state in which its player left that seat; None if they still have it."""
        is_bots = self.session.seats[seat].kind is SeatKind.BOT
        return self.clocks.times[seat].left if is_bots and seat < len(self.clocks.times) else None

    def is_played_for(self, seat: int) -> bool:
        """Whether a bot decides for a person there."""
        return self.session.seats[seat].was is not None or self._needs_stand_in(seat)

    def _deciding(self) -> list[int]:
        """Return seats of people who must decide."""
        session = self.session
        if session.row.state is not GameState.RUNNING or session.table.game.is_over:
            return []
        return sorted(seat for seat in session.table.game.seats_to_decide if session.seats[seat].kind in PLAYING)

    def _wind(self) -> None:
        deciding, stand = self._deciding(), stand_of(self.session.table.game)
        self.clocks.wind(deciding, stand, self._rests, paused=self.session.row.paused is not None)
        self.idlers.note(deciding if self.session.row.tempo is None else [], stand.events)

    def _needs_stand_in(self, seat: int) -> bool:
        vote = self.session.row.vote
        has_gone = vote is not None and vote.why == "left" and seat in vote.seats
        return has_gone or self.clocks.is_out(seat)

    def _seat_stand_ins(self) -> None:
        """A bot sits on a seat whose turn it is to end, and gets up when that is done."""
        table, deciding = self.session.table, self._deciding()
        for number, seat in enumerate(self.session.seats):
            if seat.kind is SeatKind.BOT:
                continue
            is_needed = number in deciding and self._needs_stand_in(number)
            if is_needed != isinstance(table.players[number], Bot):
                table.sit(number, Bot(STAND_IN) if is_needed else player_of(seat))
                self._room.wake_bots()

    def _something_is_due(self) -> bool:
        is_due = bool(self.clocks.expired()) or self._reminders.is_due or self.votes.is_due()
        return is_due or self._goes_on_by_itself() or self._state() != self._told

    def _goes_on_by_itself(self) -> bool:
        """Whether the bot that has just sat down has no choice: that is done for it, as for all bots."""
        is_running = self.session.row.state is GameState.RUNNING
        return is_running and self.session.table.waiting().waits is Waits.ONLY_MOVE

    async def _do_what_is_due(self) -> None:
        for seat in self.clocks.expired():
            self.clocks.time_out(seat)
        self._seat_stand_ins()
        await self.votes.decide()
        if self._goes_on_by_itself():
            await self.session.run_forced()
        await self._reminders.remind()

    def _state(self) -> tuple[object, ...]:
        """Return the values whose change is told at once."""
        clocks = tuple(
            (one.since, one.is_out, one.bank, one.timeouts) for time in self.clocks.times if (one := time.clock)
        )
        return clocks, self.session.row.vote, self.session.row.paused, tuple(self.missed())

    def _tell(self) -> None:
        if (state := self._state()) != self._told:
            self._told = state
            self._room.room_changed()

    def _set_timer(self, wait: float | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._is_awake or self.session.row.state is not GameState.RUNNING:
            return
        is_live = self.session.row.tempo is not None and self.session.row.tempo.kind == "live"
        people = (self.leavers.next_look(asks_itself=is_live), self.idlers.next_look())
        looks = (wait, self.clocks.next_look(), *people, self.votes.next_look())
        soonest = min((look for look in looks if look is not None), default=None)
        if soonest is not None:
            delay = min(max(soonest, AT_ONCE), LONGEST_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(delay, self.moved)


def _sitting(seats: Sequence[Seat]) -> list[tuple[SeatKind, str | None]]:
    """Return [seat] -> its decider."""
    return [(seat.kind, seat.person) for seat in seats]
