"""Hints for people who play against bots only: from a strong bot that knows only the seat's view."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from utopia.bots.advising import ADVISER, BUDGET, advise, worth_saying
from utopia.bots.explaining import explain, reason_phrase
from utopia.bots.supervision.answering import own_stream
from utopia.notation.events import Event
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.bots import BotPool
from utopia.server.game.messages.socket import Hint
from utopia.server.game.people import Who
from utopia.server.game.session import GameSession
from utopia.server.game.view.happenings import carried, event_phrase
from utopia.server.game.view.observation import Observation
from utopia.server.tables.rows import Seat
from utopia.server.web.messages import Phrase, Refusal


def hint_of(seen: Observation, version: int, codes: list[int]) -> Hint:
    """Return these moves of the viewer in words, with the reasons for them; without a key yet."""
    said = worth_saying(codes)
    reasons = explain(seen.board, seen.position, seen.viewer, *said)
    return Hint(
        "",
        None,
        version,
        said,
        [event_phrase(seen.map, Event(seen.viewer, code)) for code in said],
        [carried(reason_phrase(seen.map, reason)) for reason in reasons],
    )


_DEAL: Final = Refusal(Phrase("refusal-hint-deal"))
_PEOPLE: Final = Refusal(Phrase("refusal-hint-people"))
NOT_NOW: Final = Refusal(Phrase("refusal-hint-not-now"))
WAKING: Final = Refusal(Phrase("refusal-hint-waking"))
TOO_FAST: Final = Refusal(Phrase("refusal-hint-too-fast"))


class Hints:
    """Of one room."""

    def __init__(self, session: GameSession, bot_pool: BotPool) -> None:
        self._session, self._bot_pool = session, bot_pool
        self._known: dict[int, Hint] = {}
        """[seat] -> the hint that it was given last."""

    async def ask(self, who: Who, seat: int, key: str) -> Hint:
        """Return a hint for that seat. The table continues meanwhile, so the hint names its version."""
        version = self._session.history.version
        if (refusal := self._refusal(who, seat)) is not None:
            return Hint(key, refusal, version)
        if seat not in self._known or self._known[seat].version != version:
            seen = Observation(self._session.table.game, seat)
            self._known[seat] = hint_of(seen, version, await advised(seen, self._bot_pool))
        return structs.replace(self._known[seat], key=key)

    def _refusal(self, who: Who, seat: int) -> Refusal | None:
        if self._session.row.deal is not None:
            return _DEAL
        if not _is_alone(who, self._session.seats):
            return _PEOPLE
        if seat not in who.seats or seat not in self._session.table.waiting().seats:
            return NOT_NOW
        return None if self._bot_pool.is_ready else WAKING


async def advised(seen: Observation, bot_pool: BotPool) -> list[int]:
    """Return what a strong bot would do with the viewer's seat until its turn ends."""
    stream = own_stream(0, seen.viewer, seen.events)
    advice = advise(seen.board, seen.position, seen.viewer)
    try:
        view, moves = next(advice)
        while True:
            answer = await bot_pool.choose(ADVISER, seen.board, seen.viewer, view, moves, stream, BUDGET)
            view, moves = advice.send(answer.code)
    except StopIteration as done:
        codes: list[int] = done.value
        return codes


def _is_alone(who: Who, seats: Sequence[Seat]) -> bool:
    """Whether everybody else at the table is a bot, or plays at the same device."""
    return all(seat.kind is SeatKind.BOT or number in who.seats for number, seat in enumerate(seats))
