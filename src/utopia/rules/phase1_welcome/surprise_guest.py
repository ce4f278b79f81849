"""The surprise guest (R-WELCOME-3): draw one unseen, place it, then name another player to take an open guest."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.guests import draw_unseen, guests_in_bag
from utopia.rules.model.board import Board
from utopia.rules.model.moves import NAME_FIRST, SURPRISE
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer


@listing
def list_surprise(state: State, seat: int, out: Buffer, n: int) -> int:
    """List the draw, if the seat may still make it this round."""
    return offer(SURPRISE, 1 if why_not_surprise(state, seat) == Refusal.ALLOWED else 0, out, n)


@rule
def why_not_surprise(state: State, seat: int) -> int:
    """Require a bag that holds a guest, and no earlier draw this round."""
    if has_bit(int(state.surprised), seat):
        return Refusal.SURPRISE_USED
    return Refusal.BAG_IS_EMPTY if guests_in_bag(state) == 0 else Refusal.ALLOWED


@rule
def announce_surprise(state: State, seat: int) -> None:
    """Ask chance for the guest that the player draws from the bag."""
    state.surprised |= 1 << seat
    state.step = Step.SURPRISE_DRAW


@rule
def draw_surprise(state: State, kind: int) -> None:
    """Show the drawn guest, to be placed next."""
    draw_unseen(state, kind)
    state.step = Step.SURPRISE_GUEST


@listing
def list_names(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List a naming of every other player."""
    everybody = (1 << int(board.players)) - 1
    return offer(NAME_FIRST, everybody & ~(1 << seat), out, n)


@rule
def why_not_name(board: Board, seat: int, other: int) -> int:
    """Require another player at this table."""
    if other >= int(board.players):
        return Refusal.NO_SUCH_PLAYER
    return Refusal.CANNOT_NAME_YOURSELF if other == seat else Refusal.ALLOWED


@rule
def name(state: State, other: int) -> None:
    """Give the decision to the named player at once, inside this turn."""
    state.named = other
    state.step = Step.NAMED_GUEST
