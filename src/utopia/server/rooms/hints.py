"""Hints for people who play against bots only: from a strong bot that knows only the seat's view."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from utopia.bots.advising import ADVISER, BUDGET, advise
from utopia.bots.supervision.answering import own_stream
from utopia.server.protocol.messages import Hint
from utopia.server.protocol.words import Phrase, Refusal
from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.minds import Minds
from utopia.server.rooms.people import Who
from utopia.server.storage.game_rows import Seat
from utopia.server.storage.schema.games import SeatKind
from utopia.server.views import Seen, hint_of

_PEOPLE: Final = Refusal(Phrase("refusal-hint-people"))
NOT_NOW: Final = Refusal(Phrase("refusal-hint-not-now"))
_WAKING: Final = Refusal(Phrase("refusal-hint-waking"))
TOO_FAST: Final = Refusal(Phrase("refusal-hint-too-fast"))


class Hints:
    """Of one room."""

    def __init__(self, ledger: Ledger, minds: Minds) -> None:
        self._ledger, self._minds = ledger, minds
        self._known: dict[int, Hint] = {}
        """[seat] -> the hint that it was given last."""

    async def ask(self, who: Who, seat: int, key: str) -> Hint:
        """Return a hint for that seat. The table continues meanwhile, so the hint names its version."""
        version = self._ledger.history.version
        if (refusal := self._refusal(who, seat)) is not None:
            return Hint(key, refusal, version)
        if seat not in self._known or self._known[seat].version != version:
            seen = Seen(self._ledger.table.game, seat)
            self._known[seat] = hint_of(seen, version, await self._advised(seen))
        return structs.replace(self._known[seat], key=key)

    def _refusal(self, who: Who, seat: int) -> Refusal | None:
        if not _is_alone(who, self._ledger.seats):
            return _PEOPLE
        if seat not in who.seats or seat not in self._ledger.table.waiting().seats:
            return NOT_NOW
        return None if self._minds.is_ready else _WAKING

    async def _advised(self, seen: Seen) -> list[int]:
        stream = own_stream(0, seen.viewer, seen.events)
        advice = advise(seen.board, seen.position, seen.viewer)
        try:
            view, moves = next(advice)
            while True:
                answer = await self._minds.choose(ADVISER, seen.board, seen.viewer, view, moves, stream, BUDGET)
                view, moves = advice.send(answer.code)
        except StopIteration as done:
            codes: list[int] = done.value
            return codes


def _is_alone(who: Who, seats: Sequence[Seat]) -> bool:
    """Whether everybody else at the table is a bot, or plays at the same device."""
    return all(seat.kind is SeatKind.BOT or number in who.seats for number, seat in enumerate(seats))
