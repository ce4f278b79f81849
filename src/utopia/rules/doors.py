"""The compiled entry points that Python calls. Boards and states are one-element record arrays."""

from utopia.rules.answering import list_outcomes, take_answer
from utopia.rules.compiled import Buffer, door
from utopia.rules.flow import deciders, list_moves, next_decider
from utopia.rules.model.board import Boards
from utopia.rules.model.state import States
from utopia.rules.phase2_development.cards import choose_unseen, dealt_to
from utopia.rules.phase3_prestige import list_places, prestige_of
from utopia.rules.playing import after_discard, play_move
from utopia.rules.refusing import why_not_play
from utopia.rules.setup import lay_out
from utopia.rules.views import blank_for


@door
def start(boards: Boards, states: States) -> None:
    """Lay out a new game in an all-zero state; chance is asked first."""
    lay_out(boards[0], states[0])


@door
def who_decides(boards: Boards, states: States) -> int:
    """Return the seat to decide, the first in track order if several are; CHANCE; NOBODY when the game is over."""
    return next_decider(boards[0], states[0])


@door
def who_may_decide(states: States) -> int:
    """Return the mask of the seats that may decide now; several only while discarding (R-CARD-2)."""
    return deciders(states[0])


@door
def legal_moves(boards: Boards, states: States, seat: int, out: Buffer) -> int:
    """Write the seat's legal move codes, ascending, into ``out`` (MOST_MOVES long) and return their number."""
    return list_moves(boards[0], states[0], seat, out)


@door
def why_not(boards: Boards, states: States, seat: int, code: int) -> int:
    """Return a Refusal: ALLOWED exactly for legal moves."""
    return why_not_play(boards[0], states[0], seat, code)


@door
def play(boards: Boards, states: States, seat: int, code: int) -> None:
    """Do a legal move; nothing is checked."""
    play_move(boards[0], states[0], seat, code)


@door
def chance_outcomes(boards: Boards, states: States, outcomes: Buffer, weights: Buffer) -> int:
    """Write the possible answers of chance and their weights (OUTCOMES long) and return their number."""
    return list_outcomes(boards[0], states[0], outcomes, weights)


@door
def answer(boards: Boards, states: States, outcome: int) -> None:
    """Apply the answer of chance; nothing is checked."""
    take_answer(boards[0], states[0], outcome)


@door
def next_dealt(boards: Boards, states: States) -> int:
    """Return the seat that gets the card now asked for, while cards are dealt."""
    return dealt_to(boards[0], states[0])


@door
def discard_unseen(boards: Boards, states: States, seat: int) -> None:
    """Mark in a view that the seat has chosen its discards, unseen."""
    choose_unseen(boards[0], states[0], seat)
    after_discard(boards[0], states[0])


@door
def seen_by(boards: Boards, states: States, viewer: int, out: States) -> None:
    """Write the view of a viewer (a seat or SPECTATOR) into ``out``."""
    out[0] = states[0]
    blank_for(boards[0], out[0], viewer)


@door
def copy_into(target: States, source: States) -> None:
    """Copy a position."""
    target[0] = source[0]


@door
def places(boards: Boards, states: States, out: Buffer) -> None:
    """Write [seat] -> place from 1 (R-END-2); 0 for empty seats."""
    list_places(boards[0], states[0], out)


@door
def projection(boards: Boards, states: States, out: Buffer) -> None:
    """Write [seat] -> points that phase 3 would pay if the round ended now (R-SCORE-1)."""
    for seat in range(int(boards[0].players)):
        out[seat] = prestige_of(states[0], seat)
