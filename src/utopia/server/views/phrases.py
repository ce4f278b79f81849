"""The phrases of notation as the protocol carries them."""

from utopia import locales
from utopia.boards import BoardMap
from utopia.notation import explain
from utopia.notation.events import Event
from utopia.rules import NOBODY, Boards, Refusal, States, decode, rule_of
from utopia.server.protocol.words import Phrase
from utopia.server.protocol.words import Refusal as Refused


def event_phrase(board_map: BoardMap, event: Event, dealt_to: int = NOBODY) -> Phrase:
    """What happened; a card needs whom it is dealt to."""
    return carried(explain.event_phrase(board_map, event, dealt_to))


def question_phrase(board_map: BoardMap, boards: Boards, states: States) -> Phrase:
    """What is asked now, and of whom."""
    return carried(explain.question_phrase(board_map, boards, states))


def why_phrase(boards: Boards, states: States) -> Phrase:
    """Why it is the turn of whoever is to decide (R-ORDER-2)."""
    return carried(explain.why_phrase(boards, states))


def refused(board_map: BoardMap, refusal: Refusal, code: int) -> Refused | None:
    """Why a move is refused, and by which rule; None for ALLOWED."""
    if refusal == Refusal.ALLOWED:
        return None
    move = decode(code)
    return Refused(carried(explain.refusal_phrase(board_map, refusal, move)), rule_of(refusal, move.kind) or None)


def carried(phrase: locales.Phrase) -> Phrase:
    """The phrase as it crosses the wire."""
    return Phrase(phrase.id, dict(phrase.words))
