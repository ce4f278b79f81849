"""The position: everything that can change on the table, in one packed record."""

import hashlib
from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from utopia.rules.model.layout import Field, IntArray, record_dtype
from utopia.rules.model.material import (
    CIVILIZATIONS,
    DISTRICTS,
    GUEST_KINDS,
    ISLANDS,
    PRINCES_FOR_A_DISTRICT,
    SEATS,
    VIEWERS,
)
from utopia.rules.model.sources import SOURCES

Small: TypeAlias = Annotated[int, Field(np.int8)]


class State:
    """One position. Seats, civilizations, islands and districts are indices; masks have bit *i* for index *i*."""

    players: Small
    """2 to 5."""
    round_number: Small
    """0 in set-up, then 1, 2, …"""
    phase: Small
    """A :class:`~utopia.rules.model.steps.Phase`."""
    step: Small
    """A :class:`~utopia.rules.model.steps.Step`: the question asked now."""
    interrupted_step: Small
    """Asked again when the wonder's princes are chosen."""
    lap: Small
    """1 to 3 in phase 1, 1 in phase 2, 0 between laps."""
    turn: Small
    """Seat on turn, or NOBODY."""
    named: Small
    """The named player while they act inside another's turn (R-WELCOME-3), else NOBODY."""
    acted: Small
    """Mask of seats that have had their turn in this lap."""
    surprised: Small
    """Mask of seats that have drawn a surprise guest this round."""
    undecided: Small
    """Mask of seats that still owe a discard (R-CARD-2)."""
    end_reason: Small
    """An :class:`~utopia.rules.model.steps.End`."""

    scale: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    """[civilization] -> value 5 to 1, 0 while not yet put."""
    score: Annotated[IntArray, Field(np.int16, SEATS)]
    gained: Annotated[IntArray, Field(np.int16, SEATS, SOURCES)]
    """[seat, source] -> points by their source."""
    track: Annotated[IntArray, Field(np.int8, SEATS)]
    """[place] -> seat, first on the track first (R-ORDER-1)."""
    lap_order: Annotated[IntArray, Field(np.int8, SEATS)]
    """[place] -> seat when the lap began; read if ``live_order`` is off."""
    round_first: Small
    """Seat that was first on the track when this round began."""

    bag: Annotated[IntArray, Field(np.int8, GUEST_KINDS)]
    open_guests: Annotated[IntArray, Field(np.int8, GUEST_KINDS)]
    taken: Annotated[IntArray, Field(np.int8, SEATS, GUEST_KINDS)]
    """Guests lying before each player until phase 1 ends."""
    surprise_taken: Annotated[IntArray, Field(np.int8, GUEST_KINDS)]
    """Those of them that came as a surprise."""
    surprise_guest: Small
    """Kind drawn and not yet placed, else NOTHING."""
    draws_left: Small
    """Guests or cards still to be drawn before the players act."""

    princes: Annotated[IntArray, Field(np.int8, SEATS, CIVILIZATIONS, DISTRICTS)]
    at_least: Annotated[IntArray, Field(np.int32, PRINCES_FOR_A_DISTRICT, SEATS, CIVILIZATIONS)]
    """[n - 1, seat, civilization] -> mask of districts with n or more such princes."""
    supply: Annotated[IntArray, Field(np.int8, SEATS, CIVILIZATIONS)]
    bases: Annotated[IntArray, Field(np.int8, SEATS)]
    privileges: Annotated[IntArray, Field(np.int8, SEATS)]
    monuments_left: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    monument: Annotated[IntArray, Field(np.int8, DISTRICTS)]
    """[district] -> civilization or NOTHING."""
    owner: Annotated[IntArray, Field(np.int8, DISTRICTS)]
    """[district] -> seat or NOBODY."""
    monument_districts: Annotated[IntArray, Field(np.int32, CIVILIZATIONS)]
    """[civilization] -> mask of districts with its monument."""
    wonder_owner: Annotated[IntArray, Field(np.int8, ISLANDS)]

    hand: Annotated[IntArray, Field(np.int8, SEATS, CIVILIZATIONS)]
    """[seat, civilization] -> cards, or HIDDEN throughout."""
    hand_size: Annotated[IntArray, Field(np.int8, SEATS)]
    chosen: Annotated[IntArray, Field(np.int8, SEATS, CIVILIZATIONS)]
    """Discards chosen and not yet shown; they still count in the hand."""
    pile: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    pile_size: Small
    discards: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    must_hold: Annotated[IntArray, Field(np.int8, VIEWERS, CIVILIZATIONS)]
    """[viewer, civilization] -> cards that the others together hold at least, as the viewer knows (R-CARD-1)."""

    turned_into: Small
    """Civilization that turned cards count as (R-CARD-5), else NOTHING."""
    turned: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    """[printed civilization] -> cards laid aside by a privilege."""
    action_civilization: Small
    """Of the move or influence waiting for its next step, else NOTHING."""
    action_district: Small
    """Where the waiting move starts, else NOTHING."""
    action_raises: Small
    """1 while a raise waits for its payment."""
    wonder_island: Small
    """Island whose wonder waits for its princes, else NOTHING."""
    leaving: Annotated[IntArray, Field(np.int8, CIVILIZATIONS)]
    """[civilization] -> district its prince leaves for the wonder, or NOTHING."""


STATE_DTYPE = record_dtype(State)

States: TypeAlias = Annotated[NDArray[np.void], "states"]
"""An array of position records; the entry points take one of length 1."""


def empty_states(count: int = 1) -> States:
    """Return an array of ``count`` positions, all zero; NumPy's own ``zeros`` takes ten times as long for records."""
    return np.frombuffer(bytearray(count * STATE_DTYPE.itemsize), STATE_DTYPE)


def same_position(first: States, second: States) -> bool:
    """Return whether two positions are equal: records are packed, so equal positions are equal byte for byte."""
    return first.tobytes() == second.tobytes()


def copied(states: States) -> States:
    """The same position in memory of its own; by its bytes, for NumPy copies records field by field, slowly."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def position_hash(states: States) -> int:
    """Return a number from 0 to 2**64 - 1, equal for equal positions, on every machine and in every run (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(states.tobytes(), digest_size=8).digest(), "little")
