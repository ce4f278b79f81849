"""Another past that a player cannot tell from the real one: unseen cards dealt otherwise, all that was shown the same.

Cards that a pile has dealt unseen, or still holds, are swapped at random, again and again; a swap is undone if a
player would have shown a card that they did not hold (a Markov chain of swaps, each as likely as its reverse). So all
possible deals are equally likely, and only the player's knowledge of the real one is kept.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.chance.stream import below, new_stream
from utopia.envs.openspiel.course import Course
from utopia.rules import empty_states
from utopia.rules.answering import take_answer
from utopia.rules.compiled import Buffer, Words, door, rule
from utopia.rules.flow import CHANCE
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.draws import CARD_FIRST
from utopia.rules.model.material import CARDS_OF_A_CIVILIZATION, CIVILIZATIONS, NOBODY
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State, States
from utopia.rules.phase2_development.cards import dealt_to
from utopia.rules.playing import play_move
from utopia.rules.refusing import why_not_play
from utopia.rules.setup import lay_out

_SWEEPS: Final = 96
"""Times that every card is offered another place, on average."""
_CARDS: Final = CARDS_OF_A_CIVILIZATION * CIVILIZATIONS

_SEAT: Final = 0
"""Of a line in the books: who got or showed the card; NOBODY if it is still in the pile."""
_KIND: Final = 1
_PILE: Final = 2
"""Which pile it came from, from 1, a new one with every shuffle; 0 if it was shown."""
_EVENT: Final = 3
"""Which event dealt it."""
_LINE: Final = 4
"""Numbers a line has."""


@rule
def _keep_books(board: Board, states: States, player: int, seats: Buffer, codes: Buffer, books: Buffer) -> int:
    """Play the game again and note each unseen card that is dealt and each card that others show, in this order."""
    lines, pile = 0, 1
    lay_out(board, states[0])
    for event in range(len(codes)):
        code = int(codes[event])
        size = int(states[0].pile_size)
        if int(seats[event]) != CHANCE:
            states[1] = states[0]
            play_move(board, states[0], int(seats[event]), code)
            lines = _note_shown(board, states, player, books, lines)
        else:
            if code >= CARD_FIRST:
                size -= 1
                receiver = dealt_to(board, states[0])
                if receiver != player:
                    lines = _note(books, lines, receiver, code - CARD_FIRST, pile, event)
            take_answer(board, states[0], code)
        if int(states[0].pile_size) > size:
            pile += 1
    return _note_pile(states[0], books, lines, pile)


@rule
def _note(books: Buffer, line: int, seat: int, kind: int, pile: int, event: int) -> int:
    books[_LINE * line + _SEAT] = seat
    books[_LINE * line + _KIND] = kind
    books[_LINE * line + _PILE] = pile
    books[_LINE * line + _EVENT] = event
    return line + 1


@rule
def _note_shown(board: Board, states: States, player: int, books: Buffer, line: int) -> int:
    """Cards that have left the others' hands."""
    for seat in range(int(board.players)):
        if seat != player:
            for kind in range(CIVILIZATIONS):
                for _ in range(int(states[1].hand[seat, kind]) - int(states[0].hand[seat, kind])):
                    line = _note(books, line, seat, kind, 0, 0)
    return line


@rule
def _note_pile(state: State, books: Buffer, line: int, pile: int) -> int:
    """Cards not dealt yet."""
    for kind in range(CIVILIZATIONS):
        for _ in range(int(state.pile[kind])):
            line = _note(books, line, NOBODY, kind, pile, 0)
    return line


@rule
def _change_places(books: Buffer, lines: int, stream: Words) -> None:
    for _ in range(_SWEEPS * lines):
        one, other = below(stream, lines), below(stream, lines)
        if _differ(books, one, other):
            _try_change(books, lines, one, other, stream)


@rule
def _differ(books: Buffer, one: int, other: int) -> bool:
    """Return whether these are two unseen cards of one pile and of different kinds."""
    pile = int(books[_LINE * one + _PILE])
    is_one_pile = pile > 0 and pile == int(books[_LINE * other + _PILE])
    return is_one_pile and books[_LINE * one + _KIND] != books[_LINE * other + _KIND]


@rule
def _try_change(books: Buffer, lines: int, one: int, other: int, stream: Words) -> None:
    """Two cards of a pile change places; if that cannot be, another two of the same seats, of any pile, do so too.

    The second change leads between deals that no single change joins. Each way there and back is equally likely.
    """
    _swap(books, one, other)
    if _can_be(books, lines, one, other):
        return
    third = _unseen_of(books, lines, int(books[_LINE * one + _SEAT]), stream)
    fourth = _unseen_of(books, lines, int(books[_LINE * other + _SEAT]), stream)
    if _differ(books, third, fourth):
        _swap(books, third, fourth)
        if _can_be(books, lines, one, other):
            return
        _swap(books, third, fourth)
    _swap(books, one, other)


@rule
def _swap(books: Buffer, one: int, other: int) -> None:
    kind = books[_LINE * one + _KIND]
    books[_LINE * one + _KIND] = books[_LINE * other + _KIND]
    books[_LINE * other + _KIND] = kind


@rule
def _unseen_of(books: Buffer, lines: int, seat: int, stream: Words) -> int:
    """Any unseen card of the seat; there is one."""
    line = below(stream, lines)
    while int(books[_LINE * line + _PILE]) == 0 or int(books[_LINE * line + _SEAT]) != seat:
        line = below(stream, lines)
    return line


@rule
def _can_be(books: Buffer, lines: int, one: int, other: int) -> bool:
    """Return whether the seats of two cards held all that they have shown."""
    for kind in range(CIVILIZATIONS):
        for line in (one, other):
            if not _could_show(books, lines, int(books[_LINE * line + _SEAT]), kind):
                return False
    return True


@rule
def _could_show(books: Buffer, lines: int, seat: int, kind: int) -> bool:
    """Return whether the seat held every card of that kind when it was shown."""
    if seat == NOBODY:
        return True
    held = 0
    for line in range(lines):
        if int(books[_LINE * line + _SEAT]) == seat and int(books[_LINE * line + _KIND]) == kind:
            held += 1 if int(books[_LINE * line + _PILE]) > 0 else -1
            if held < 0:
                return False
    return True


@rule
def _is_possible(board: Board, state: State, seats: Buffer, codes: Buffer) -> bool:
    """Return whether all moves are legal: a move under way needs a card that is not shown before its end."""
    lay_out(board, state)
    for event in range(len(codes)):
        seat, code = int(seats[event]), int(codes[event])
        if seat == CHANCE:
            take_answer(board, state, code)
        elif why_not_play(board, state, seat, code) != Refusal.ALLOWED:
            return False
        else:
            play_move(board, state, seat, code)
    return True


@door
def _deal_anew(
    boards: Boards, states: States, player: int, seats: Buffer, codes: Buffer, books: Buffer, stream: Words
) -> None:
    """Deal anew in ``codes``; ``states`` (three) and ``books`` are scratch paper, all zero."""
    lines = _keep_books(boards[0], states, player, seats, codes, books)
    is_possible = False
    while not is_possible:
        _change_places(books, lines, stream)
        for line in range(lines):
            if books[_LINE * line + _PILE] > 0 and books[_LINE * line + _SEAT] != NOBODY:
                codes[books[_LINE * line + _EVENT]] = CARD_FIRST + books[_LINE * line + _KIND]
        states[0] = states[2]
        is_possible = _is_possible(boards[0], states[0], seats, codes)


def redealt(course: Course, player: int, rng: Callable[[], float]) -> NDArray[np.int32]:
    """The codes of all events, with the cards that the player has not seen dealt anew by lot.

    The others' discards that are still hidden have no say in it: the new deal need not allow them.
    """
    events = course.events()
    shown = course.choices_under_way(events)
    seats = np.array([past.seat for past in events[:shown]], np.int32)
    codes = np.array([past.code for past in events], np.int32)
    books, stream = np.zeros(_LINE * (2 * shown + _CARDS), np.int32), new_stream(int(rng() * (1 << 53)))
    _deal_anew(course.setting.boards, empty_states(3), player, seats, codes[:shown], books, stream)
    return codes
