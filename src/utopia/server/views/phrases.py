"""The phrases of notation as the protocol carries them."""

from utopia import locales
from utopia.boards import BoardMap
from utopia.notation import explain
from utopia.notation.events import Event
from utopia.rules import NOBODY, Boards, Refusal, States, decode, rule_of
from utopia.server.protocol.words import Phrase
from utopia.server.protocol.words import Refusal as Refused


def event_phrase(board_map: BoardMap, event: Event, dealt_to: int = NOBODY) -> Phrase:
    """Return an event in words; a card needs its receiver."""
    return carried(explain.event_phrase(board_map, event, dealt_to))


def question_phrase(board_map: BoardMap, boards: Boards, states: States) -> Phrase:
    """Return the current decision and its deciders."""
    return carried(explain.question_phrase(board_map, boards, states))


def why_phrase(boards: Boards, states: States) -> Phrase:
    """Return why it is the decider's turn (R-ORDER-2)."""
    return carried(explain.why_phrase(boards, states))


def refused(board_map: BoardMap, refusal: Refusal, code: int) -> Refused | None:
    """Return why a move is refused, and by which rule; None for ALLOWED."""
    if refusal == Refusal.ALLOWED:
        return None
    move = decode(code)
    return Refused(carried(explain.refusal_phrase(board_map, refusal, move)), rule_of(refusal, move.kind) or None)


def carried(phrase: locales.Phrase) -> Phrase:
    """The phrase as it crosses the wire."""
    return Phrase(phrase.id, dict(phrase.words))
