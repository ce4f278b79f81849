"""Sealed shuffles as text: the keys of a record's head, and the tickets after draws (docs/record-format.md)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from utopia.locales import Phrase
from utopia.notation.fair.lots import SECRET_BYTES
from utopia.notation.fair.model import CHOSEN, Fair, Ticket
from utopia.notation.words import NotationError, read_number, read_word
from utopia.rules.model.material import SEAT_NAMES

COMMITMENT, ENTROPY, SEATING, SEED = FAIR_KEYS = ("commitment", "entropy", "seating", "seed")
"""Keys of a head, in their order."""
MARK: Final = " = "
"""Separates a draw from its ticket."""
_CHOSEN: Final = "chosen"
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", re.ASCII)
_MOST: Final = 1_000_000
"""Most tickets of one draw; no game comes near."""


class FairKeyError(NotationError):
    """An invalid value of the head; ``key`` names it."""

    def __init__(self, key: str, phrase: Phrase | str) -> None:
        super().__init__(phrase)
        self.key = key


def fair_values(fair: Fair) -> Iterator[tuple[str, str]]:
    """Return the keys of the head with their values."""
    yield COMMITMENT, fair.commitment
    if fair.entropy:
        yield ENTROPY, "; ".join(f"{SEAT_NAMES[seat]} {value}" for seat, value in fair.entropy)
    if fair.seating:
        yield SEATING, "; ".join(map(ticket_text, fair.seating))
    if fair.seed is not None:
        yield SEED, fair.seed


def read_fair(values: Mapping[str, str], players: int) -> Fair | None:
    """Return the sealed shuffle in those values of a head; None if there are none of them. FairKeyError."""
    if not values:
        return None
    if COMMITMENT not in values:
        key = next(iter(values))
        raise FairKeyError(key, Phrase("fair-no-commitment", {"key": key}))
    return Fair(
        _read_hex(COMMITMENT, values[COMMITMENT]),
        _read_entropy(values[ENTROPY], players) if ENTROPY in values else (),
        _read_seating(values[SEATING], players) if SEATING in values else (),
        _read_hex(SEED, values[SEED]) if SEED in values else None,
    )


def ticket_text(ticket: Ticket) -> str:
    """Write a ticket: ``17 of 40``, or ``chosen``."""
    return _CHOSEN if ticket == CHOSEN else f"{ticket.number} of {ticket.possible}"


def behind(ticket: Ticket | None) -> str:
    """Return the text after a draw in its line: nothing if it has no ticket."""
    return "" if ticket is None else f"{MARK}{ticket_text(ticket)}"


def split_ticket(line: str) -> tuple[str, Ticket | None]:
    """Return the line of an event without its ticket, and the ticket; NotationError if it is none."""
    event, mark, text = line.partition(MARK.strip())
    return event.rstrip(), _read_ticket(text) if mark else None


def check_ticket(ticket: Ticket | None, *, is_draw: bool, fair: Fair | None) -> None:
    """Raise NotationError where no ticket can stand."""
    if ticket is not None and not is_draw:
        raise NotationError(Phrase("fair-move-with-ticket"))
    if ticket is not None and (fair is None or fair.seed is None):
        raise NotationError(Phrase("fair-ticket-without-seed"))


def kept(tickets: Sequence[Ticket | None]) -> tuple[Ticket | None, ...]:
    """Return tickets as ``Fair`` keeps them: none at all if no draw has one."""
    return tuple(tickets) if any(ticket is not None for ticket in tickets) else ()


def _read_ticket(text: str) -> Ticket:
    words = text.split()
    if words == [_CHOSEN]:
        return CHOSEN
    if len(words) != len(("number", "of", "possible")) or words[1] != "of":
        raise NotationError(Phrase("fair-no-ticket", {"text": repr(text.strip()[:40])}))
    possible = read_number(words[2], 1, _MOST, "number of tickets")
    return Ticket(read_number(words[0], 1, possible, "ticket of this draw"), possible)


def _read_hex(key: str, text: str) -> str:
    if not _HEX.fullmatch(text):
        raise FairKeyError(key, Phrase("fair-no-hex", {"key": key, "text": repr(text[:80])}))
    return text


def _read_entropy(text: str, players: int) -> tuple[tuple[int, str], ...]:
    entropy: dict[int, str] = {}
    for part in text.split(";"):
        word, _, value = part.strip().partition(" ")
        try:
            seat = read_word(word, SEAT_NAMES[:players], "seat of this game")
        except NotationError as error:
            raise FairKeyError(ENTROPY, error.phrase) from None
        if seat in entropy:
            raise FairKeyError(ENTROPY, Phrase("fair-entropy-twice", {"colour": word}))
        entropy[seat] = _read_hex(ENTROPY, value)
    return tuple(sorted(entropy.items()))


def _read_seating(text: str, players: int) -> tuple[Ticket, ...]:
    """Mix the seats: each draw takes one of the seats left; a player chosen to go first keeps their seat."""
    try:
        tickets = tuple(_read_ticket(part) for part in text.split(";"))
    except NotationError as error:
        raise FairKeyError(SEATING, error.phrase) from None
    left = [ticket.possible for ticket in tickets]
    if left not in (list(range(mixed, 1, -1)) for mixed in (players, players - 1)):
        raise FairKeyError(SEATING, Phrase("fair-no-seating", {"text": repr(text[:80]), "players": players}))
    return tickets
