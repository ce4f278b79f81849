"""Making a plan: a player's wishes, checked against their own knowledge, and shown to them again."""

from collections.abc import Sequence
from typing import Any, Final

from utopia.notation.events import Event
from utopia.rules import MOVE_CODES, decode
from utopia.server.protocol import plans as told
from utopia.server.protocol.words import Phrase
from utopia.server.rooms.room import Room
from utopia.server.views import Seen
from utopia.server.views.phrases import event_phrase
from utopia.tables.imagining import ImpossibleError, fingerprint, may_imagine, options
from utopia.tables.plans import GUEST_KINDS, Asked, Ends, Plan, round_of_discards

_NO_GUEST: Final = (422, "guests: only `enter`, `take` and `surprise` can be wished for", "problem-plan-guests")
_TWICE: Final = (422, "discards: a civilization stands there twice", "problem-plan-discards")
_STALE: Final = (409, "version: the table has moved on since; look again and plan anew", "problem-plan-stale")
_TURN: Final = (409, "turn: this turn cannot be made or planned now", "problem-plan-turn")


class Planner:
    """A player of a room who plans for one of their seats."""

    def __init__(self, room: Room, seat: int, person: str) -> None:
        self._room, self._seat, self._person = room, seat, person

    @property
    def _asked(self) -> Asked:
        return self._room.plans.asked(self._seat, self._room.version)

    @property
    def _seen(self) -> Seen:
        return self._room.seen(self._seat)

    def shown(self) -> told.Plan:
        """Return the rest of the plan."""
        kept, asked = self._room.plans.of(self._seat), self._asked
        plan = Plan(self._room.version, asked.round) if kept is None else kept.plan
        ends: Any = plan.ends.value
        misfit = None if kept is None else kept.misfit
        return told.Plan(
            seat=self._seat,
            version=self._room.version,
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
        if wish.version > self._room.version or (wish.turn and wish.version != self._room.version):
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
        await self._room.plans.keep(self._seat, self._person, plan)

    async def give_up(self) -> None:
        """Plan nothing; StorageError if that is not stored."""
        await self._room.plans.keep(self._seat, self._person, Plan(self._room.version, 0))

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
