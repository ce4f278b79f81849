"""Dispatch: the seat to decide, its legal moves, and their execution. The rules are in the chapters.

Every chapter offers the same trio: ``list_x`` lists the moves, ``why_not_x`` gives the refusal, ``x`` does the move.
"""

import numpy as np

from utopia.rules.bits import has_bit
from utopia.rules.building.district import list_districts
from utopia.rules.building.wonder import list_leaving, list_wonders
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import NOBODY
from utopia.rules.model.moves import DISCARD_FIRST, END, MOVE_CODES, Kind
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import LAST_CHANCE, Step
from utopia.rules.offers import OFFERS_AT, offer, write_offered
from utopia.rules.phase1_welcome.entering import list_entering, list_taking
from utopia.rules.phase1_welcome.surprise_guest import list_names, list_surprise
from utopia.rules.phase2_development.add_prince import list_additions, list_additions_anywhere
from utopia.rules.phase2_development.cards import list_discards, list_single_cards
from utopia.rules.phase2_development.influence_king import list_lowerings, list_payments, list_raises
from utopia.rules.phase2_development.move_princes import list_destinations, list_moves_of_princes
from utopia.rules.phase2_development.privilege import list_privileges
from utopia.rules.phase2_development.remove_prince import list_removals

_BUILDS = (Kind.DISTRICT, Kind.WONDER)
_ACTIONS = (Kind.PRIVILEGE, Kind.MOVE, Kind.ADD, Kind.ANYWHERE, Kind.REMOVE, Kind.RAISE, Kind.LOWER)
_KINDS_AT_STEP = {
    Step.GUEST: (Kind.ENTER, Kind.TAKE, Kind.SURPRISE, *_BUILDS),
    Step.SURPRISE_GUEST: (Kind.ENTER, Kind.TAKE, *_BUILDS),
    Step.NAME: (Kind.NAME, *_BUILDS),
    Step.NAMED_GUEST: (Kind.ENTER, Kind.TAKE),
    Step.NAMED_END: (Kind.END, *_BUILDS),
    Step.END: (Kind.END, *_BUILDS),
    Step.LEAVE: (Kind.LEAVE,),
    Step.DISCARD: (Kind.DISCARD, Kind.DISCARD_TWO),
    Step.ACT: (Kind.END, *_BUILDS, *_ACTIONS),
    Step.DESTINATION: (Kind.TO,),
    Step.PRIVILEGE: _ACTIONS,
    Step.PAY: (Kind.PAY, Kind.PAY_TWO),
    Step.KEEP: (Kind.DISCARD,),
}
"""Which verbs a step knows, in the order of ``docs/moves.md``: when one may build (R-BUILD-4) and end (R-WELCOME-7)."""

KINDS_AT = np.array([sum(1 << kind for kind in _KINDS_AT_STEP.get(step, ())) for step in Step], np.int64)
"""[step] -> mask of kinds."""

CHANCE = -2
"""The decision is not a player's: chance answers."""


@rule
def is_chance(state: State) -> bool:
    """Return whether chance is to answer."""
    return int(state.step) <= LAST_CHANCE


@rule
def deciders(state: State) -> int:
    """Return the mask of the seats that may decide now: none, one, or several while discarding."""
    step = int(state.step)
    if step <= LAST_CHANCE or step == Step.OVER:
        return 0
    if step == Step.DISCARD:
        return int(state.undecided)
    return 1 << _acting(state)


@rule
def is_to_decide(board: Board, state: State, seat: int) -> bool:
    """Return whether the seat, which need not be one, may decide now."""
    return 0 <= seat < int(board.players) and has_bit(deciders(state), seat)


@rule
def next_decider(board: Board, state: State) -> int:
    """Return the seat to decide now, the first in track order if several are; CHANCE; NOBODY when over."""
    if is_chance(state):
        return CHANCE
    if int(state.step) != Step.DISCARD:
        return NOBODY if int(state.step) == Step.OVER else _acting(state)
    for place in range(int(board.players)):
        if has_bit(int(state.undecided), int(state.track[place])):
            return int(state.track[place])
    return NOBODY


@rule
def _acting(state: State) -> int:
    """Return the named player, else the player on turn."""
    named = int(state.named)
    return int(state.turn) if named == NOBODY else named


@rule
def list_moves(board: Board, state: State, seat: int, out: Buffer) -> int:
    """List all legal moves of a seat as ascending codes; 0 if it is not to decide."""
    return write_offered(out, list_offers(board, state, seat, out))


@listing
def list_offers(board: Board, state: State, seat: int, out: Buffer) -> int:
    """Write all legal moves of a seat as offers, from ``out[OFFERS_AT]`` on; return where they end."""
    if not is_to_decide(board, state, seat):
        return OFFERS_AT
    step = int(state.step)
    if step == Step.ACT or step == Step.PRIVILEGE:
        return _list_acting(board, state, seat, out)
    if step <= Step.END:
        return _list_welcoming(board, state, seat, out)
    if step == Step.LEAVE:
        return list_leaving(board, state, seat, out, OFFERS_AT)
    if step == Step.DISCARD:
        return list_discards(board, state, seat, out, OFFERS_AT)
    if step == Step.DESTINATION:
        return list_destinations(board, state, seat, out, OFFERS_AT)
    if step == Step.PAY:
        return list_payments(state, seat, out, OFFERS_AT)
    return list_single_cards(state, seat, DISCARD_FIRST, out, OFFERS_AT)


@listing
def _list_welcoming(board: Board, state: State, seat: int, out: Buffer) -> int:
    step, n = int(state.step), OFFERS_AT
    if step == Step.GUEST or step == Step.SURPRISE_GUEST or step == Step.NAMED_GUEST:
        n = list_entering(board, state, seat, out, n)
        n = list_taking(board, state, seat, out, n)
        if step == Step.NAMED_GUEST:
            return n
        if step == Step.GUEST:
            n = list_surprise(state, seat, out, n)
    elif step == Step.NAME:
        n = list_names(board, state, seat, out, n)
    else:
        n = offer(END, 1, out, n)
    n = list_districts(board, state, seat, out, n)
    return list_wonders(board, state, seat, out, n)


@listing
def _list_acting(board: Board, state: State, seat: int, out: Buffer) -> int:
    n = OFFERS_AT
    if int(state.step) == Step.ACT:
        n = offer(END, 1, out, n)
        n = list_districts(board, state, seat, out, n)
        n = list_wonders(board, state, seat, out, n)
    n = list_privileges(board, state, seat, out, n)
    n = list_moves_of_princes(board, state, seat, out, n)
    n = list_additions(state, seat, out, n)
    n = list_additions_anywhere(board, state, seat, out, n)
    n = list_removals(state, seat, out, n)
    n = list_raises(board, state, seat, out, n)
    return list_lowerings(board, state, seat, out, n)


@rule
def why_not_decide(board: Board, state: State, seat: int, code: int) -> int:
    """Return the refusal that does not depend on the move's own rule: wrong seat, wrong moment, or no such move."""
    if int(state.step) == Step.OVER:
        return Refusal.GAME_IS_OVER
    if is_chance(state):
        return Refusal.CHANCE_DECIDES
    if seat < 0 or seat >= int(board.players):
        return Refusal.NO_SUCH_PLAYER
    if not is_to_decide(board, state, seat):
        return Refusal.NOT_YOUR_DECISION
    return Refusal.ALLOWED if 0 <= code < MOVE_CODES else Refusal.UNKNOWN_MOVE
