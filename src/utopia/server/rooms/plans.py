"""Plans of a room's players, executed at their decisions, and allowed only what the players themselves may do."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol, TypeVar

import msgspec

from utopia.server.protocol.plans import Planned
from utopia.server.protocol.words import Phrase
from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.talk import Talk
from utopia.server.storage.entries import ConflictError, KeyUsedError
from utopia.server.storage.errors import StorageError
from utopia.server.storage.schema.games import EntryKind, GameState
from utopia.tables import Waits
from utopia.tables.imagining import legal, spectators_view
from utopia.tables.plans import Asked, Misfit, Plan, decide, left_of, without

PAUSE: Final = 2.0
"""Seconds from a decision to its planned move: always the same, and others can follow."""
AFTER_TROUBLE: Final = 5.0
_Answer = TypeVar("_Answer")
_log: Final = logging.getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """A plan as it is stored."""

    person: str
    """The maker of the plan: another person on that seat has none."""
    plan: Plan
    misfit: Misfit | None = None
    """Why a part of it was dropped."""


class Place(Protocol):
    """The parts of a room that plans need."""

    @property
    def ledger(self) -> Ledger:
        """The game."""

    @property
    def talk(self) -> Talk:
        """The clients of the room."""

    def queue(self, work: Coroutine[Any, Any, _Answer]) -> "asyncio.Task[_Answer]":
        """Do it when all before it is done."""

    def decided(self, seat: int) -> None:
        """A player has decided, by their plan."""


class Plans:
    """Of one room; ``wake`` when something has changed."""

    def __init__(self, place: Place, pause: float = PAUSE) -> None:
        self._place, self.pause = place, pause
        self._kept: dict[int, Kept] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def are_busy(self) -> bool:
        """Whether something is about to be carried out."""
        return self._task is not None and not self._task.done()

    async def begin(self) -> None:
        """Return the plans from before the room was opened."""
        stored = await self._place.ledger.storage.plans.of(self._place.ledger.row.id)
        self._kept = {seat: msgspec.convert(kept, Kept) for seat, kept in stored.items()}
        self.wake()

    async def reread(self) -> None:
        """Others sit there now, or the same under another name: their plans are as they are stored."""
        try:
            await self.begin()
        except StorageError as error:
            _log.warning("the plans of game %s could not be read: %s", self._place.ledger.row.id, error)

    async def close(self) -> None:
        """Execute nothing any more; running writes still finish."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def wake(self) -> None:
        """Check whether a player who has planned must decide."""
        if self._kept and not self.are_busy and self._next() is not None:
            self._task = asyncio.create_task(self._carry_out(), name="plans of a room")

    def of(self, seat: int) -> Kept | None:
        """Return the rest of a seat's plan."""
        kept = self._own(seat)
        if kept is None:
            return None
        return msgspec.structs.replace(kept, plan=left_of(kept.plan, self.asked(seat, kept.plan.since)))

    async def keep(self, seat: int, person: str, plan: Plan) -> None:
        """Replace the plan; an empty one plans nothing. Raise StorageError if it is not stored."""
        await self._place.queue(self._keep(seat, None if plan.is_empty else Kept(person, plan)))
        self.wake()

    def asked(self, seat: int, since: int) -> Asked:
        """Return the seat's current decision, as its player knows it; with the player's moves since that version."""
        ledger = self._place.ledger
        game, waiting = ledger.table.game, ledger.table.waiting()
        is_asked = waiting.waits is Waits.PERSON and seat in waiting.seats
        codes = tuple(choice.code for choice in game.moves(seat)) if is_asked else ()
        own = [entry for entry in ledger.history.since(since) if entry.seat == seat]
        return Asked(
            ledger.history.version,
            game.seen_by(seat),
            seat,
            codes,
            len(codes) == 1 and len(legal(game.board, spectators_view(game), seat)) == 1,
            tuple(entry.code for entry in own if entry.kind is EntryKind.MOVE),
            any(entry.kind is EntryKind.TAKE_BACK for entry in own),
        )

    def _own(self, seat: int) -> Kept | None:
        """Return the plan of the seat's player."""
        kept = self._kept.get(seat)
        return kept if kept is not None and self._place.ledger.seats[seat].person == kept.person else None

    def _next(self) -> tuple[int, int | Misfit] | None:
        """Return the first seat that must decide and has a plan for it, with the planned move."""
        ledger = self._place.ledger
        if ledger.row.state is not GameState.RUNNING:
            return None
        waiting = ledger.table.waiting()
        for seat in waiting.seats if waiting.waits is Waits.PERSON else ():
            kept = self._own(seat)
            answer = None if kept is None else decide(kept.plan, self.asked(seat, kept.plan.since))
            if answer is not None:
                return seat, answer
        return None

    async def _carry_out(self) -> None:
        while self._next() is not None:
            await asyncio.sleep(self.pause)
            try:
                await asyncio.shield(self._place.queue(self._do_next()))
            except (ConflictError, KeyUsedError):
                continue  # the log was read again
            except StorageError as error:
                _log.warning("a plan in game %s waits: %s", self._place.ledger.row.id, error)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _do_next(self) -> None:
        """In its turn, when the table may have moved on."""
        if (found := self._next()) is None:
            return
        seat, answer = found
        kept = self._kept[seat]
        if isinstance(answer, Misfit):
            await self._keep(seat, Kept(kept.person, without(kept.plan, answer), answer))
            self._tell(seat, answer)
            return
        await self._place.ledger.play(seat, answer, person=kept.person)
        self._place.decided(seat)
        if (left := self.of(seat)) is not None and left.plan.is_empty:
            await self._keep(seat, None)
        self._tell(seat)

    async def _keep(self, seat: int, kept: Kept | None) -> None:
        plans, game = self._place.ledger.storage.plans, self._place.ledger.row.id
        await plans.keep(game, seat, None if kept is None else msgspec.to_builtins(kept))
        if kept is None:
            self._kept.pop(seat, None)
        else:
            self._kept[seat] = kept

    def _tell(self, seat: int, misfit: Misfit | None = None) -> None:
        message = Planned(seat, None if misfit is None else Phrase(f"plan-misfit-{misfit.value}"))
        self._place.talk.whisper(seat, msgspec.json.encode(message))
