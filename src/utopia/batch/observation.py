"""A seat's view as numbers (R-CARD-4). ``utopia.batch.parts`` gives the meaning of each number.

Nothing is read that ``seen_by`` would blank for the seat, so the whole position and the seat's view of it give the
same observation. No random state is part of a position, so none is part of an observation.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.parts import MOST, OBSERVATION_SIZE, PARTS, ObservationError, Part, describe
from utopia.locales import Phrase
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Bytes, door, rule
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import (
    CIVILIZATIONS,
    DISTRICTS,
    GUEST_KINDS,
    HIDDEN,
    ISLANDS,
    NOBODY,
    SEATS,
    SPECTATOR,
)
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Phase

__all__ = ["OBSERVATION_SIZE", "PARTS", "ObservationError", "Part", "describe", "observe", "write_observation"]

_SHAPE: Final = (OBSERVATION_SIZE,)
_DTYPE: Final = np.dtype(np.int8)
_BYTE: Final = 255
"""Numbers below zero are written as the byte that an int8 reads as them."""


@rule
def write_observation(board: Board, state: State, seat: int, out: Bytes, at: int) -> None:
    """Write an observation from ``out[at]`` on, in the order of PARTS."""
    at = _write_when(state, seat, out, at)
    at = _write_order(state, seat, out, at)
    at = _write_guests(state, seat, out, at)
    at = _write_map(state, seat, out, at)
    at = _write_cards(state, seat, out, at)
    at = _write_waiting(state, out, at)
    _write_table(board, out, at)


@rule
def _put(number: int, out: Bytes, at: int) -> int:
    out[at] = number & _BYTE
    return at + 1


@rule
def seen_from(state: State, seat: int, other: int) -> int:
    """Return the other seat relative to the observer, who is 0; NOBODY stays NOBODY."""
    if other == NOBODY:
        return NOBODY
    if seat == SPECTATOR:
        return other
    return other - seat if other >= seat else other - seat + int(state.players)


@rule
def _seat_at(state: State, seat: int, distance: int) -> int:
    """The seat that the observer counts as ``distance``, which is below the number of players."""
    if seat == SPECTATOR:
        return distance
    other = seat + distance
    return other if other < int(state.players) else other - int(state.players)


@rule
def _write_when(state: State, seat: int, out: Bytes, at: int) -> int:
    at = _put(int(state.players), out, at)
    at = _put(seat, out, at)
    at = _put(int(state.round_number), out, at)
    at = _put(int(state.phase), out, at)
    at = _put(int(state.step), out, at)
    at = _put(int(state.interrupted_step), out, at)
    at = _put(int(state.lap), out, at)
    at = _put(int(state.end_reason), out, at)
    at = _put(int(state.draws_left), out, at)
    at = _put(seen_from(state, seat, int(state.turn)), out, at)
    at = _put(seen_from(state, seat, int(state.named)), out, at)
    return _put(seen_from(state, seat, int(state.round_first)), out, at)


@rule
def _write_order(state: State, seat: int, out: Bytes, at: int) -> int:
    """Per seat, and the prestige scale."""
    at = _write_flags(state, seat, int(state.acted), out, at)
    at = _write_flags(state, seat, int(state.surprised), out, at)
    at = _write_flags(state, seat, int(state.undecided), out, at)
    for distance in range(SEATS):
        out[at + distance] = 0
        out[at + SEATS + distance] = NOBODY & _BYTE
        out[at + SEATS + SEATS + distance] = NOBODY & _BYTE
    seated = int(state.players) if int(state.phase) != Phase.SETUP else 0
    for place in range(seated):
        other = int(state.track[place])
        distance = seen_from(state, seat, other)
        out[at + distance] = min(int(state.score[other]), MOST)
        out[at + SEATS + distance] = place
        if int(state.lap) > 0:
            distance = seen_from(state, seat, int(state.lap_order[place]))
            out[at + SEATS + SEATS + distance] = place
    at += SEATS + SEATS + SEATS
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.scale[civilization]), out, at)
    return at


@rule
def _write_flags(state: State, seat: int, mask: int, out: Bytes, at: int) -> int:
    for distance in range(SEATS):
        out[at + distance] = 0
    for distance in range(int(state.players)):
        if has_bit(mask, _seat_at(state, seat, distance)):
            out[at + distance] = 1
    return at + SEATS


@rule
def _write_guests(state: State, seat: int, out: Bytes, at: int) -> int:
    bag, open_guests, surprises = out[at:], out[at + GUEST_KINDS :], out[at + GUEST_KINDS + GUEST_KINDS :]
    for kind in range(GUEST_KINDS):
        bag[kind] = int(state.bag[kind])
        open_guests[kind] = int(state.open_guests[kind])
        surprises[kind] = int(state.surprise_taken[kind])
    at = _put(int(state.surprise_guest), out, at + GUEST_KINDS + GUEST_KINDS + GUEST_KINDS)
    for distance in range(SEATS):
        at = _copy_taken(state, _seat_or_empty(state, seat, distance), out, at)
    return at


@rule
def _copy_taken(state: State, seat: int, out: Bytes, at: int) -> int:
    row, n = out[at:], 0
    for guests in state.taken[seat].flat:  # numbers in a row are copied eight times as fast as by their indices
        row[n] = guests
        n += 1
    return at + n


@rule
def _seat_or_empty(state: State, seat: int, distance: int) -> int:
    """The seat at a distance; beyond the players an empty seat, whose numbers are all zero."""
    return _seat_at(state, seat, distance) if distance < int(state.players) else distance


@rule
def _write_map(state: State, seat: int, out: Bytes, at: int) -> int:
    """Princes, supplies, monuments and wonders."""
    for distance in range(SEATS):
        at = _copy_princes(state, _seat_or_empty(state, seat, distance), out, at)
    for distance in range(SEATS):
        other = _seat_or_empty(state, seat, distance)
        for civilization in range(CIVILIZATIONS):
            at = _put(int(state.supply[other, civilization]), out, at)
    for distance in range(SEATS):
        other = _seat_or_empty(state, seat, distance)
        out[at + distance] = int(state.bases[other])
        out[at + SEATS + distance] = int(state.privileges[other])
    return _write_buildings(state, seat, out, at + SEATS + SEATS)


@rule
def _copy_princes(state: State, seat: int, out: Bytes, at: int) -> int:
    row, n = out[at:], 0
    for princes in state.princes[seat].flat:
        row[n] = princes
        n += 1
    return at + n


@rule
def _write_buildings(state: State, seat: int, out: Bytes, at: int) -> int:
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.monuments_left[civilization]), out, at)
    monuments, owners = out[at:], out[at + DISTRICTS :]
    for district in range(DISTRICTS):
        monuments[district] = int(state.monument[district]) & _BYTE
        owners[district] = seen_from(state, seat, int(state.owner[district])) & _BYTE
    at += DISTRICTS + DISTRICTS
    for island in range(ISLANDS):
        at = _put(seen_from(state, seat, int(state.wonder_owner[island])), out, at)
    return at


@rule
def _write_cards(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write the own hand, and only the size of the others' hands."""
    for civilization in range(CIVILIZATIONS):
        hand, chosen = HIDDEN, 0
        if seat != SPECTATOR:
            hand, chosen = int(state.hand[seat, civilization]), int(state.chosen[seat, civilization])
        out[at + civilization] = hand & _BYTE
        out[at + CIVILIZATIONS + civilization] = chosen & _BYTE
    at += CIVILIZATIONS + CIVILIZATIONS
    for distance in range(SEATS):
        at = _put(int(state.hand_size[_seat_or_empty(state, seat, distance)]), out, at)
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.must_hold[seat, civilization]), out, at)
    at = _put(int(state.pile_size), out, at)
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.discards[civilization]), out, at)
    return at


@rule
def _write_waiting(state: State, out: Bytes, at: int) -> int:
    """Write the move that waits for its next step."""
    at = _put(int(state.turned_into), out, at)
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.turned[civilization]), out, at)
    at = _put(int(state.action_civilization), out, at)
    at = _put(int(state.action_district), out, at)
    at = _put(int(state.action_raises), out, at)
    at = _put(int(state.wonder_island), out, at)
    for civilization in range(CIVILIZATIONS):
        at = _put(int(state.leaving[civilization]), out, at)
    return at


@rule
def _write_table(board: Board, out: Bytes, at: int) -> None:
    """Write the constants of a game."""
    values = out[at:]
    for district in range(DISTRICTS):
        values[district] = int(board.value[district])
    at = _put(min(int(board.target), MOST), out, at + DISTRICTS)
    at = _put(int(board.surprise_guest_returns), out, at)
    at = _put(int(board.live_order), out, at)
    at = _put(int(board.start_rotation), out, at)
    at = _put(int(board.named_player_may_build), out, at)
    at = _put(int(board.wonder_pays_own_district), out, at)
    at = _put(int(board.scale_cards), out, at)
    at = _put(int(board.component_limits), out, at)
    _put(int(board.final_tie), out, at)


@door
def _observe(boards: Boards, states: States, seat: int, out: Bytes) -> bool:
    """Return whether somebody looks from that seat; only then it is written."""
    if not (0 <= seat < int(boards[0].players) or seat == SPECTATOR):
        return False
    write_observation(boards[0], states[0], seat, out, 0)
    return True


def observe(boards: Boards, states: States, seat: int, out: NDArray[np.int8]) -> None:
    """Write the view of a seat (or SPECTATOR) into ``out``, a contiguous int8 array of shape (OBSERVATION_SIZE,).

    Boards and states are arrays of one record, whole or as ``seen_by`` returns them for that seat. ObservationError for
    another array, or a seat where nobody sits.
    """
    if out.dtype != _DTYPE or out.shape != _SHAPE or not out.flags.c_contiguous:
        raise ObservationError(
            Phrase("observation-array", {"shape": str(out.shape), "dtype": str(out.dtype), "size": OBSERVATION_SIZE})
        )
    if not _observe(boards, states, seat, out.view(np.uint8)):
        last = int(boards["players"][0]) - 1
        raise ObservationError(Phrase("observation-seat", {"observer": seat, "last": last, "spectator": SPECTATOR}))
