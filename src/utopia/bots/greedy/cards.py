"""The value of cards in hand, while there is still a round to play them in."""

from utopia.bots.greedy.outlook import owns_monument
from utopia.bots.greedy.weights import CARD, CARD_WITH_MONUMENT, CARD_WITH_PRINCES, PAIR, PRIVILEGE, ROUNDS, SURPLUS
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.material import CARDS_KEPT, CARDS_TO_LOWER, CIVILIZATIONS
from utopia.rules.model.moves import FIRST_PART, KIND_OF, PAIR_FIRST, PAIR_SECOND, Kind
from utopia.rules.model.state import State


@rule
def card_worth(state: State, seat: int, civilization: int, mind: Numbers) -> float:
    """Return the value of one card of the civilization to this seat."""
    return _worth(state, seat, civilization, mind[CARD], mind[CARD_WITH_PRINCES], mind[CARD_WITH_MONUMENT])


@rule
def _worth(state: State, seat: int, civilization: int, card: float, with_princes: float, with_monument: float) -> float:
    """Return the value of one card; numbers instead of the mind spare a reference to it for each card."""
    worth = card
    if int(state.at_least[0, seat, civilization]) != 0:
        worth += with_princes
    if owns_monument(state, seat, civilization):
        worth += with_monument
    return float(worth)


@rule
def loss_of(state: State, seat: int, civilization: int, cards: int, mind: Numbers) -> float:
    """Return the cost of giving away one of ``cards`` cards of the civilization."""
    pair = mind[PAIR] if cards == CARDS_TO_LOWER else 0.0
    return card_worth(state, seat, civilization, mind) + pair


@rule
def loss_here(state: State, seat: int, civilization: int, mind: Numbers) -> float:
    """Return the cost of giving away a card of the civilization from this hand."""
    return loss_of(state, seat, civilization, int(state.hand[seat, civilization]), mind)


@rule
def cards_lost(state: State, seat: int, code: int, mind: Numbers) -> float:
    """Return the loss of the one or two cards that a ``discard`` gives away."""
    given = int(FIRST_PART[code])
    if int(KIND_OF[code]) == Kind.DISCARD:
        return loss_here(state, seat, given, mind)
    one, other = int(PAIR_FIRST[given]), int(PAIR_SECOND[given])
    left = int(state.hand[seat, other]) - (1 if one == other else 0)
    return loss_here(state, seat, one, mind) + loss_of(state, seat, other, left, mind)


@rule
def hand_worth(state: State, seat: int, mind: Numbers) -> float:
    """Return the value of cards and privileges to keep; nothing in the last round."""
    card, with_princes, with_monument, pair = (
        mind[CARD], mind[CARD_WITH_PRINCES], mind[CARD_WITH_MONUMENT], mind[PAIR],
    )  # fmt: skip
    total = 0.0
    for civilization in range(CIVILIZATIONS):
        cards = int(state.hand[seat, civilization])
        if cards > 0:
            total += cards * _worth(state, seat, civilization, card, with_princes, with_monument)
        if cards >= CARDS_TO_LOWER:
            total += pair
    total -= max(0, int(state.hand_size[seat]) - CARDS_KEPT) * mind[SURPLUS]
    total += int(state.privileges[seat]) * mind[PRIVILEGE]
    return float(min(1.0, mind[ROUNDS]) * total)
