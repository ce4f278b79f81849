"""A turn of phase 2, planned during the turns of others: the table in the player's view, with that player on turn."""

import hashlib
from collections.abc import Sequence

import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.rules import MOST_MOVES, NOBODY, Boards, Kind, Phase, States, Step, decode
from utopia.rules.model.material import NOTHING

_SEEN = ("scale", "princes", "monument", "owner", "wonder_owner", "monuments_left")
_OWN = ("hand", "supply", "bases", "privileges")
_MOST_IN_HAND = 5


class ImpossibleError(ValueError):
    """The move of that index cannot be made."""

    def __init__(self, index: int) -> None:
        super().__init__(f"move {index + 1} of the turn is not possible then")
        self.index = index


def fingerprint(view: States, seat: int) -> str:
    """Return a key that is equal for views in which the same facts decide about the moves of the seat."""
    row = view[0]
    parts = [row[name].tobytes() for name in _SEEN] + [np.asarray(row[name][seat]).tobytes() for name in _OWN]
    return hashlib.blake2b(b"".join(parts), digest_size=16).hexdigest()


def may_imagine(view: States, seat: int) -> bool:
    """Return whether a turn of phase 2 is still to come for the seat in this round, and another's is under way."""
    row = view[0]
    is_to_come = int(row["phase"]) == Phase.DEVELOPMENT and int(row["step"]) > Step.DISCARD
    return is_to_come and int(row["turn"]) != seat and not int(row["acted"]) >> seat & 1


def options(boards: Boards, view: States, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
    """List the moves that may follow in that turn after those; empty when it is over. ImpossibleError for a bad one."""
    states = _on_turn(view, seat)
    for index, code in enumerate(codes):
        possible = legal(boards, states, seat)
        if code not in possible:
            raise ImpossibleError(index)
        if _ends(states, seat, code):
            if index + 1 < len(codes):
                raise ImpossibleError(index + 1)
            return ()
        rules.play(boards, states, seat, code)
    return legal(boards, states, seat)


def _on_turn(view: States, seat: int) -> States:
    """Return the view with the seat on turn, and nothing begun by another."""
    states = view.copy()
    states["named"] = NOBODY
    for name in ("turned_into", "action_civilization", "action_district", "wonder_island", "leaving"):
        states[name] = NOTHING
    for name in ("turned", "action_raises", "interrupted_step"):
        states[name] = 0
    states["step"], states["turn"] = Step.ACT, seat
    return states


def legal(boards: Boards, states: States, seat: int) -> tuple[int, ...]:
    """Return the legal moves of a seat in a position or in a view of one."""
    buffer = np.zeros(MOST_MOVES, np.int32)
    return tuple(int(code) for code in buffer[: int(rules.legal_moves(boards, states, seat, buffer))])


def spectators_view(game: Game) -> States:
    """Return the spectator's view of the position."""
    return game.seen_by("spectator")


def _ends(states: States, seat: int, code: int) -> bool:
    """Return whether the turn is over with that move: the following events are hidden, and are not imagined."""
    cards = int(states["hand_size"][0][seat])
    kind = decode(code).kind
    is_last_card = int(states["step"][0]) == Step.KEEP and cards == _MOST_IN_HAND + 1
    return is_last_card or (kind is Kind.END and cards <= _MOST_IN_HAND)
