"""The layout of a mind with a network: greedy's numbers, scratch space, and then the network's weights."""

from typing import Final

from utopia.bots.greedy.weights import MIND
from utopia.rules.model.material import CIVILIZATIONS, SEATS

_facts: list[str] = []
_general: list[str] = []


def _fact(name: str, count: int = 1) -> int:
    """Return the index of a fact about a seat, or of the first of a row of them."""
    _facts.extend([name] * count)
    return len(_facts) - count


def _of_all(name: str, count: int = 1) -> int:
    """Return the index of a fact that all seats share."""
    _general.extend([name] * count)
    return len(_general) - count


# Facts about a seat, all of the size of 1.
SCORE: Final = _fact("score")
MISSING: Final = _fact("points missing to the target after phase 3, as things stand")
PRESTIGE: Final = _fact("prestige, as things stand")
CLOSE: Final = _fact("how far beyond ten points before the target phase 3 would bring it")
FIRST: Final = _fact("first on the track")
LAST: Final = _fact("last on the track")
PLACE: Final = _fact("place on the track")
MONUMENTS: Final = _fact("monuments at each value of the scale", CIVILIZATIONS)
VARIETY: Final = _fact("civilizations of its monuments")
SHARED: Final = _fact("its monuments times the others' of the same civilization")
ALONE: Final = _fact("civilizations that only it has monuments of")
HAND: Final = _fact("cards")
CARDS: Final = _fact("cards at each value of the scale", CIVILIZATIONS)
PAIRS: Final = _fact("civilizations of which it holds two cards")
TRIPLES: Final = _fact("civilizations of which it holds three")
CARDS_WITH_PRINCES: Final = _fact("cards whose civilization it has princes of")
CARDS_WITH_MONUMENTS: Final = _fact("cards whose civilization it has monuments of")
THREATS: Final = _fact("pairs of cards that lower others more than itself")
PRIVILEGES: Final = _fact("privileges")
BASES: Final = _fact("bases")
ONES: Final = _fact("single princes in free districts")
TWOS: Final = _fact("two princes alike in a free district")
THREES: Final = _fact("three princes alike in a free district")
ONES_VALUE: Final = _fact("… of single princes the scale's value")
TWOS_VALUE: Final = _fact("… of two princes")
THREES_VALUE: Final = _fact("… of three princes")
JOINING: Final = _fact("two princes with a third one step away")
JOINING_WITH_CARD: Final = _fact("… and a card to move that prince")
MEETING: Final = _fact("single princes one step apart")
CONTESTED: Final = _fact("two princes alike where another has two alike")
STRANDED: Final = _fact("princes in controlled districts")
REMOVABLE: Final = _fact("… whom a card can remove for points")
NO_SUPPLY: Final = _fact("civilizations of which it has no prince left")
WONDERS: Final = _fact("wonders")
PATRONAGE: Final = _fact("values of free districts that its wonders watch")
PRESENT_FIVE: Final = _fact("islands without a wonder where it has all five civilizations")
PRESENT_FOUR: Final = _fact("… four")
PRESENT_THREE: Final = _fact("… three")
PROMISE: Final = _fact("what its monuments will pay until the end")
OWN_ROUNDS: Final = _fact("rounds until it reaches the target")
GUESTS_TO_TAKE: Final = _fact("turns of phase 1 that it still has")
TO_ACT: Final = _fact("its turn of phase 2 is to come, or not over")
ON_TURN: Final = _fact("on turn")
GUESTS_FOR_DISTRICT: Final = _fact("kinds of open guests that would be its third prince")
GUESTS_FOR_WONDER: Final = _fact("kinds of open guests that would complete five civilizations")
FACTS: Final = len(_facts)
FACT_NAMES: Final = tuple(_facts)

# Facts that all seats share.
ROUNDS_TO_COME: Final = _of_all("rounds to come")
NO_ROUND: Final = _of_all("no round to come")
ONE_ROUND: Final = _of_all("at most one round to come")
PLAYERS: Final = _of_all("two players, three, four, five", SEATS - 1)
WELCOMING: Final = _of_all("phase 1 is under way")
DEAL: Final = _of_all("phase 2 begins: cards are dealt")
DISCARDING: Final = _of_all("… and discarded")
ACTING: Final = _of_all("… and played")
ROUND_NUMBER: Final = _of_all("rounds played")
BEST_SCORE: Final = _of_all("best score, in shares of the target")
FREE: Final = _of_all("free districts")
GENERAL: Final = len(_general)
GENERAL_NAMES: Final = tuple(_general)

FIRST_LAYER: Final = 48
SECOND_LAYER: Final = 16

# Scratch space after greedy's mind.
SEEN: Final = MIND
"""[SEEN + seat * FACTS + fact]."""
SEEN_OF_ALL: Final = SEEN + SEATS * FACTS
SUMS: Final = SEEN_OF_ALL + GENERAL
"""[SUMS + fact] -> of all seats together."""
HIDDEN_ONE: Final = SUMS + FACTS
HIDDEN_TWO: Final = HIDDEN_ONE + FIRST_LAYER
WORTH: Final = HIDDEN_TWO + SECOND_LAYER
"""[WORTH + seat] -> logarithm of its chances, up to a constant that all seats share."""
COUNTS: Final = WORTH + SEATS
"""[COUNTS + seat * CIVILIZATIONS + civilization] -> monuments."""

# The weights behind it.
OWN: Final = COUNTS + SEATS * CIVILIZATIONS
"""[OWN + fact * FIRST_LAYER + unit], then the same for the average rival, then for the shared facts."""
RIVALS: Final = OWN + FACTS * FIRST_LAYER
SHARED_BY_ALL: Final = RIVALS + FACTS * FIRST_LAYER
FIRST_BIAS: Final = SHARED_BY_ALL + GENERAL * FIRST_LAYER
SECOND: Final = FIRST_BIAS + FIRST_LAYER
SECOND_BIAS: Final = SECOND + FIRST_LAYER * SECOND_LAYER
OUTPUT: Final = SECOND_BIAS + SECOND_LAYER
TRUST: Final = OUTPUT + SECOND_LAYER
"""Share of the network in the value of a position; the rest is the fitted facts'."""
NETWORK_MIND: Final = TRUST + 1
"""Numbers of a mind that carries a network."""
