"""The cards of a round: five dealt (R-CARD-1), some discarded by rank (R-CARD-2), five kept at most (R-CARD-3)."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.hands import (
    deal_card,
    discard_card,
    holds,
    shuffle_discards,
)
from utopia.rules.model.board import Board
from utopia.rules.model.material import (
    CARD_PAIRS,
    CARDS_DEALT,
    CARDS_KEPT,
    CIVILIZATIONS,
    FIRST_DISCARDS,
    HIDDEN,
    NOBODY,
    OTHERS_DISCARD,
)
from utopia.rules.model.moves import DISCARD_FIRST, DISCARD_TWO_FIRST, PAIR_FIRST, PAIR_SECOND
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase, Step
from utopia.rules.offers import offer
from utopia.rules.turn_order import place_of


@rule
def begin_deal(board: Board, state: State) -> None:
    """Open phase 2; cards are dealt before anybody acts."""
    state.phase = Phase.DEVELOPMENT
    state.step = Step.DEAL
    state.lap = 1
    state.turn = NOBODY
    state.acted = 0
    state.draws_left = CARDS_DEALT * int(board.players)
    _fill_empty_pile(state)


@rule
def dealt_to(board: Board, state: State) -> int:
    """Return the seat of the next card: the first on the track gets all five, then the next (R-CARD-1)."""
    dealt = CARDS_DEALT * int(board.players) - int(state.draws_left)
    return int(state.track[dealt // CARDS_DEALT])


@rule
def deal(board: Board, state: State, outcome: int) -> None:
    """Deal one card to its player."""
    deal_card(board, state, dealt_to(board, state), outcome)
    state.draws_left -= 1
    if int(state.draws_left) > 0:
        _fill_empty_pile(state)


@rule
def _fill_empty_pile(state: State) -> None:
    if int(state.pile_size) == 0:
        shuffle_discards(state)


@rule
def begin_discards(board: Board, state: State) -> None:
    """Ask all players who owe cards to decide, all at once (R-CARD-2)."""
    state.step = Step.DISCARD
    for seat in range(int(board.players)):
        if cards_owed(board, state, seat) > 0:
            state.undecided |= 1 << seat


@rule
def cards_owed(board: Board, state: State, seat: int) -> int:
    """Return the discards owed: the first on the track two, the last none, the others one (R-CARD-2)."""
    place = place_of(state, seat)
    if place == 0:
        return FIRST_DISCARDS
    return 0 if place == int(board.players) - 1 else OTHERS_DISCARD


@listing
def list_discards(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every different choice of the cards owed."""
    if not has_bit(int(state.undecided), seat):
        return n
    if cards_owed(board, state, seat) == OTHERS_DISCARD:
        return list_single_cards(state, seat, DISCARD_FIRST, out, n)
    return list_card_pairs(state, seat, DISCARD_TWO_FIRST, out, n)


@listing
def list_single_cards(state: State, seat: int, first: int, out: Buffer, n: int) -> int:
    """List every civilization in the hand, as codes from ``first``."""
    held = 0
    for civilization in range(CIVILIZATIONS):
        if holds(state, seat, civilization) > 0:
            held |= 1 << civilization
    return offer(first, held, out, n)


@listing
def list_card_pairs(state: State, seat: int, first: int, out: Buffer, n: int) -> int:
    """List every different pair of cards in the hand, as codes from ``first``."""
    held = 0
    for pair in range(CARD_PAIRS):
        if holds_pair(state, seat, pair):
            held |= 1 << pair
    return offer(first, held, out, n)


@rule
def holds_pair(state: State, seat: int, pair: int) -> bool:
    """Return whether the hand has both cards."""
    one, other = PAIR_FIRST[pair], PAIR_SECOND[pair]
    if one == other:
        return holds(state, seat, one) > 1
    return holds(state, seat, one) > 0 and holds(state, seat, other) > 0


@rule
def why_not_discard(board: Board, state: State, seat: int, civilization: int) -> int:
    """Require that one card is owed and it is in the hand."""
    if cards_owed(board, state, seat) != OTHERS_DISCARD:
        return Refusal.WRONG_NUMBER_OF_CARDS
    return why_not_keep(state, seat, civilization)


@rule
def why_not_discard_two(board: Board, state: State, seat: int, pair: int) -> int:
    """Require that two cards are owed and they are in the hand."""
    if cards_owed(board, state, seat) != FIRST_DISCARDS:
        return Refusal.WRONG_NUMBER_OF_CARDS
    return Refusal.ALLOWED if holds_pair(state, seat, pair) else Refusal.NO_SUCH_CARD


@rule
def choose_discard(board: Board, state: State, seat: int, civilization: int) -> None:
    """Store a choice of one card; the cards are shown when all have chosen."""
    state.chosen[seat, civilization] += 1
    _decide(board, state, seat)


@rule
def choose_two_discards(board: Board, state: State, seat: int, pair: int) -> None:
    """Store a choice of two cards."""
    state.chosen[seat, PAIR_FIRST[pair]] += 1
    state.chosen[seat, PAIR_SECOND[pair]] += 1
    _decide(board, state, seat)


@rule
def choose_unseen(board: Board, state: State, seat: int) -> None:
    """Store that another seat has chosen; this view does not know the cards."""
    for civilization in range(CIVILIZATIONS):
        state.chosen[seat, civilization] = HIDDEN
    _decide(board, state, seat)


@rule
def _decide(board: Board, state: State, seat: int) -> None:
    state.undecided &= ~(1 << seat)
    if int(state.undecided) == 0:
        _show_discards(board, state)


@rule
def _show_discards(board: Board, state: State) -> None:
    """Show all chosen cards together; an unseen choice only shortens its hand."""
    for seat in range(int(board.players)):
        if int(state.chosen[seat, 0]) == HIDDEN:
            state.hand_size[seat] -= cards_owed(board, state, seat)
        for civilization in range(CIVILIZATIONS):
            while int(state.chosen[seat, civilization]) > 0:
                state.chosen[seat, civilization] -= 1
                discard_card(state, seat, civilization)
            state.chosen[seat, civilization] = 0


@rule
def must_discard_to_keep(state: State, seat: int) -> bool:
    """Return whether the seat holds more than five cards at the end of its turn (R-CARD-3)."""
    return int(state.hand_size[seat]) > CARDS_KEPT


@rule
def why_not_keep(state: State, seat: int, civilization: int) -> int:
    """Require that the card to be discarded is in the hand."""
    return Refusal.ALLOWED if holds(state, seat, civilization) > 0 else Refusal.NO_SUCH_CARD
