"""The choices in a record: whole turns of phase 2 as one, all other decisions one by one, and what each player knew."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from utopia.bots.advising import TURN
from utopia.bots.bot import Moves
from utopia.notation.model import Record
from utopia.notation.replayer import Replayer
from utopia.rules import CHANCE, MOST_MOVES, Boards, Kind, Phase, States, Step, decode, legal_moves, seen_by


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a player: a whole turn of phase 2 with its builds, or a single decision."""

    first: int
    """Number of its first event in the record, from 0."""
    end: int
    """Number of the event after its last."""
    seat: int
    round_number: int
    position: States
    """The whole position before it."""
    view: States
    """What its player knew."""
    moves: Moves
    """The legal moves."""
    after: States
    """What its player knew at its end; the end of a turn itself is not played yet."""
    codes: tuple[int, ...]
    """The moves played."""


def choices_of(record: Record) -> Iterator[Choice]:
    """Yield the choices of a full record in order; where only one move was legal, there was none.

    ImpossibleEventError if an event breaks a rule.
    """
    replayer = Replayer(record)
    while replayer.done < len(record.events):
        if record.events[replayer.done].seat == CHANCE:
            replayer.step()
        else:
            yield from _choice(replayer)


def _choice(replayer: Replayer) -> Iterator[Choice]:
    first, boards = replayer.done, replayer.boards
    seat, position = replayer.record.events[first].seat, replayer.states.copy()
    view = _known(boards, position, seat)
    moves = legal_codes(boards, view, seat)
    after, codes = _play_turn(replayer, seat) if _is_in_turn(view) else _play_one(replayer, seat)
    if len(moves) > 1:
        yield Choice(first, replayer.done, seat, int(view["round_number"][0]), position, view, moves, after, codes)


def _is_in_turn(states: States) -> bool:
    """Return whether the decision is part of a turn of phase 2 (as ``bots.search.planning.plans_turn``)."""
    return int(states["phase"][0]) == Phase.DEVELOPMENT and int(states["step"][0]) not in (Step.KEEP, Step.DISCARD)


def _play_one(replayer: Replayer, seat: int) -> tuple[States, tuple[int, ...]]:
    event = replayer.step()
    return _known(replayer.boards, replayer.states, seat), (event.code,)


def _play_turn(replayer: Replayer, seat: int) -> tuple[States, tuple[int, ...]]:
    """Play to the turn's end; return the view just before it ends, and all moves."""
    codes: list[int] = []
    begun = replayer.states[TURN][0].tolist()
    while _goes_on(replayer, seat, begun):
        after = _known(replayer.boards, replayer.states, seat)
        codes.append(replayer.step().code)
        if decode(codes[-1]).kind == Kind.END:
            return after, tuple(codes)
    return _known(replayer.boards, replayer.states, seat), tuple(codes)


def _goes_on(replayer: Replayer, seat: int, begun: list[int]) -> bool:
    events = replayer.record.events
    if replayer.done == len(events) or events[replayer.done].seat != seat:
        return False
    return _is_in_turn(replayer.states) and replayer.states[TURN][0].tolist() == begun


def _known(boards: Boards, position: States, seat: int) -> States:
    view = position.copy()
    seen_by(boards, position, seat, view)
    return view


def legal_codes(boards: Boards, view: States, seat: int) -> Moves:
    """Return the codes of a seat's legal moves."""
    buffer = np.zeros(MOST_MOVES, np.int32)
    return buffer[: legal_moves(boards, view, seat, buffer)]
