"""Dealing by tickets, and writing them into the record when the seed is shown."""

from collections.abc import Sequence
from dataclasses import replace

from utopia.notation.fair.lots import Lots, drawn
from utopia.notation.fair.model import CHOSEN, Ticket
from utopia.notation.model import Record
from utopia.notation.replayer import Replayer
from utopia.rules import CHANCE, DrawKind, decode_draw


class FairDealer:
    """A source of chance (``utopia.chance.Source``) whose answers were fixed before the first draw."""

    def __init__(self, lots: Lots) -> None:
        self._lots = lots

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """Return the outcome of the ticket for question ``number``, from 0; the same question gets the same ticket."""
        return drawn(self._lots.draw(number + 1, sum(weights)), outcomes, weights)


def with_tickets(record: Record, *, is_first_chosen: bool = False) -> Record:
    """Return the record with the ticket of every draw, derived from its seed; unchanged if it shows no seed.

    ImpossibleEventError if an event breaks a rule.
    """
    lots = None if record.fair is None else record.fair.lots()
    if record.fair is None or lots is None:
        return record
    replayer, tickets = Replayer(record), list[Ticket]()
    while replayer.done < len(record.events):
        possible = sum(replayer.chances()[1])
        event = replayer.step()
        if event.seat == CHANCE:
            is_chosen = is_first_chosen and decode_draw(event.code).kind == DrawKind.FIRST_PLAYER
            number = len(tickets) + 1
            tickets.append(CHOSEN if is_chosen else Ticket(lots.draw(number, possible), possible))
    return replace(record, fair=replace(record.fair, tickets=tuple(tickets)))
