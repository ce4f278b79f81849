"""Plans of a room's players, executed at their votes, and allowed only what the players themselves may do."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from utopia.notation.events import Event
from utopia.rules import MOVE_CODES, decode
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import EntryKind, GameState
from utopia.server.game.chat import Chat
from utopia.server.game.messages import socket as told
from utopia.server.game.messages.socket import Planned
from utopia.server.game.session import GameSession
from utopia.server.game.view import Observation
from utopia.server.game.view.cached import CachedViews
from utopia.server.game.view.happenings import event_phrase
from utopia.server.tables.clocks import Plans as StoredPlans
from utopia.server.tables.entries import ConflictError, KeyUsedError
from utopia.server.web.messages import Phrase
from utopia.tables import Waits
from utopia.tables.imagining import ImpossibleError, fingerprint, legal, may_imagine, options, spectators_view
from utopia.tables.plans import GUEST_KINDS, Asked, Ends, Misfit, Plan, decide, left_of, round_of_discards, without

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


class PlanRoom(Protocol):
    """The parts of a room that plans need."""

    @property
    def session(self) -> GameSession:
        """The game."""

    @property
    def chat(self) -> Chat:
        """The clients of the room."""

    def queue(self, work: Coroutine[Any, Any, _Answer]) -> "asyncio.Task[_Answer]":
        """Do it when all before it is done."""

    def decided(self, seat: int) -> None:
        """Note that a player has decided, by their plan."""


class Plans:
    """Of one room; ``wake`` when something has changed."""

    def __init__(self, room: PlanRoom, store: StoredPlans, pause: float = PAUSE) -> None:
        self._room, self._store, self.pause = room, store, pause
        self._kept: dict[int, Kept] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def are_busy(self) -> bool:
        """Whether something is about to be carried out."""
        return self._task is not None and not self._task.done()

    async def begin(self) -> None:
        """Return the plans from before the room was opened."""
        stored = await self._store.of(self._room.session.row.id)
        self._kept = {seat: msgspec.convert(kept, Kept) for seat, kept in stored.items()}
        self.wake()

    async def reread(self) -> None:
        """Others sit there now, or the same under another name: their plans are as they are stored."""
        try:
            await self.begin()
        except StorageError as error:
            _log.warning("the plans of game %s could not be read: %s", self._room.session.row.id, error)

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
        await self._room.queue(self._keep(seat, None if plan.is_empty else Kept(person, plan)))
        self.wake()

    def asked(self, seat: int, since: int) -> Asked:
        """Return the seat's current decision, as its player knows it; with the player's moves since that version."""
        session = self._room.session
        game, waiting = session.table.game, session.table.waiting()
        is_asked = waiting.waits is Waits.PERSON and seat in waiting.seats
        codes = tuple(choice.code for choice in game.moves(seat)) if is_asked else ()
        own = [entry for entry in session.history.since(since) if entry.seat == seat]
        return Asked(
            session.history.version,
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
        return kept if kept is not None and self._room.session.seats[seat].person == kept.person else None

    def _next(self) -> tuple[int, int | Misfit] | None:
        """Return the first seat that must decide and has a plan for it, with the planned move."""
        session = self._room.session
        if session.row.state is not GameState.RUNNING:
            return None
        waiting = session.table.waiting()
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
                await asyncio.shield(self._room.queue(self._do_next()))
            except (ConflictError, KeyUsedError):
                continue  # the log was read again
            except StorageError as error:
                _log.warning("a plan in game %s waits: %s", self._room.session.row.id, error)
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
        await self._room.session.play(seat, answer, person=kept.person)
        self._room.decided(seat)
        if (left := self.of(seat)) is not None and left.plan.is_empty:
            await self._keep(seat, None)
        self._tell(seat)

    async def _keep(self, seat: int, kept: Kept | None) -> None:
        written = None if kept is None else msgspec.to_builtins(kept)
        await self._store.keep(self._room.session.row.id, seat, written)
        if kept is None:
            self._kept.pop(seat, None)
        else:
            self._kept[seat] = kept

    def _tell(self, seat: int, misfit: Misfit | None = None) -> None:
        message = Planned(seat, None if misfit is None else Phrase(f"plan-misfit-{misfit.value}"))
        self._room.chat.whisper(seat, msgspec.json.encode(message))


_NO_GUEST: Final = (422, "guests: only `enter`, `take` and `surprise` can be wished for", "problem-plan-guests")
_TWICE: Final = (422, "discards: a civilization stands there twice", "problem-plan-discards")
_STALE: Final = (409, "version: the table has moved on since; look again and plan anew", "problem-plan-stale")
_TURN: Final = (409, "turn: this turn cannot be made or planned now", "problem-plan-turn")


class Planner:
    """A player who plans for one of their seats, from what that seat may know."""

    def __init__(self, plans: Plans, views: CachedViews, seat: int, person: str) -> None:
        self._plans, self._views, self._seat, self._person = plans, views, seat, person

    @property
    def _asked(self) -> Asked:
        return self._plans.asked(self._seat, self._views.version)

    @property
    def _seen(self) -> Observation:
        return self._views.seen(self._seat)

    def shown(self) -> told.Plan:
        """Return the rest of the plan."""
        kept, asked = self._plans.of(self._seat), self._asked
        plan = Plan(self._views.version, asked.round) if kept is None else kept.plan
        ends: Any = plan.ends.value
        misfit = None if kept is None else kept.misfit
        return told.Plan(
            seat=self._seat,
            version=self._views.version,
            guests=self._moves(plan.guests),
            discards=list(plan.discards),
            discards_in=round_of_discards(asked),
            ends=ends,
            turn=self._moves(plan.turn),
            can_turn=may_imagine(asked.view, self._seat),
            misfit=None if misfit is None else Phrase(f"plan-misfit-{misfit.value}"),
        )

    def wrong_with(self, wish: told.PlanWish) -> tuple[int, str, str] | None:
        """Return status, detail and message of an invalid plan; None if all of it is valid."""
        if any(decode(code).kind not in GUEST_KINDS for code in wish.guests):
            return _NO_GUEST
        if len(set(wish.discards)) < len(wish.discards):
            return _TWICE
        if wish.version > self._views.version or (wish.turn and wish.version != self._views.version):
            return _STALE
        return _TURN if wish.turn and self.imagined(wish.turn) is None else None

    async def keep(self, wish: told.PlanWish) -> None:
        """Plan so; StorageError if it is not stored."""
        asked = self._asked
        plan = Plan(
            asked.version,
            asked.round,
            tuple(wish.guests),
            tuple(wish.discards),
            round_of_discards(asked),
            asked.hand,
            Ends(wish.ends),
            tuple(wish.turn),
            fingerprint(asked.view, self._seat) if wish.turn else "",
        )
        await self._plans.keep(self._seat, self._person, plan)

    async def give_up(self) -> None:
        """Plan nothing; StorageError if that is not stored."""
        await self._plans.keep(self._seat, self._person, Plan(self._views.version, 0))

    def imagined(self, codes: Sequence[int]) -> told.Imagined | None:
        """Return the turn of these moves and the possible next ones; None if it cannot be made, or none is to come."""
        seen = self._seen
        if not may_imagine(seen.position, self._seat) or any(code >= MOVE_CODES for code in codes):
            return None
        try:
            following = options(seen.board, seen.position, self._seat, codes)
        except ImpossibleError:
            return None
        return told.Imagined(self._moves(codes), self._moves(following))

    def _moves(self, codes: Sequence[int]) -> list[told.PlannedMove]:
        board_map = self._seen.map
        return [told.PlannedMove(code, event_phrase(board_map, Event(self._seat, code))) for code in codes]
