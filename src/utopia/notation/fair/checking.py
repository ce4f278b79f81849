"""The check that a record's draws are the sealed ones: each ticket, and its outcome."""

from collections.abc import Sequence
from typing import Final

from utopia.locales import Phrase
from utopia.notation.draws import draw_text
from utopia.notation.fair.lots import Lots, commitment_of, drawn
from utopia.notation.fair.model import CHOSEN, Fair, Ticket
from utopia.notation.fair.text import ticket_text
from utopia.rules import NOBODY, DrawKind, decode_draw


def head_fault(fair: Fair) -> Phrase | None:
    """Return the fault of the seed or of the draw of the seats, if any."""
    lots = fair.lots()
    if fair.seed is None or lots is None:
        return None
    if (found := commitment_of(fair.seed)) != fair.commitment:
        return Phrase("fair-other-seed", {"found": found, "commitment": fair.commitment})
    for number, ticket in enumerate(fair.seating, start=1):
        if (right := lots.seat(number, ticket.possible)) != ticket.number:
            words = {"number": str(number), "read": ticket_text(ticket), "found": str(right)}
            return Phrase("fair-other-seat", words)
    return None


class DrawCheck:
    """Checks draws during a replay; call ``next`` for every draw in its order."""

    def __init__(self, fair: Fair | None) -> None:
        self._fair = fair
        self._lots: Final[Lots | None] = None if fair is None else fair.lots()
        self._done = 0

    def next(self, outcome: int, dealt_to: int, outcomes: Sequence[int], weights: Sequence[int]) -> Phrase | None:
        """Return the fault, if any, of the next draw, which gave ``outcome`` out of those possible."""
        self._done += 1
        if self._fair is None or self._lots is None:
            return None
        ticket = self._fair.ticket(self._done - 1)
        if ticket == CHOSEN:
            return None if decode_draw(outcome).kind == DrawKind.FIRST_PLAYER else Phrase("fair-not-chosen")
        right = Ticket(self._lots.draw(self._done, sum(weights)), sum(weights))
        if ticket is None:
            return Phrase("fair-missing-ticket", {"found": ticket_text(right)})
        if ticket.possible != right.possible:
            return Phrase("fair-other-number", {"read": ticket_text(ticket), "possible": str(right.possible)})
        if ticket != right:
            words = {"read": ticket_text(ticket), "found": ticket_text(right), "number": str(self._done)}
            return Phrase("fair-other-ticket", words)
        if (meant := drawn(ticket.number, outcomes, weights)) != outcome:
            return Phrase("fair-other-answer", {"read": ticket_text(ticket), "right": _text(meant, dealt_to)})
        return None


def _text(outcome: int, dealt_to: int) -> str:
    return draw_text(outcome, dealt_to) if dealt_to != NOBODY else draw_text(outcome)
