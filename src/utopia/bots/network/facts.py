"""The network's input features: the same facts about every seat, and a few that all share."""

from typing import Final

from utopia.bots.greedy.outlook import monument_worth, rounds_of, rounds_to_come
from utopia.bots.greedy.weights import ROUNDS
from utopia.bots.network.layout import (
    ACTING,
    ALONE,
    BASES,
    BEST_SCORE,
    CARDS,
    CARDS_WITH_MONUMENTS,
    CARDS_WITH_PRINCES,
    CLOSE,
    COUNTS,
    DEAL,
    DISCARDING,
    FACTS,
    FIRST,
    FREE,
    GENERAL,
    GUESTS_TO_TAKE,
    HAND,
    LAST,
    MISSING,
    MONUMENTS,
    NO_ROUND,
    ON_TURN,
    ONE_ROUND,
    OWN_ROUNDS,
    PAIRS,
    PLACE,
    PLAYERS,
    PRESTIGE,
    PRIVILEGES,
    PROMISE,
    ROUND_NUMBER,
    ROUNDS_TO_COME,
    SCORE,
    SEEN,
    SEEN_OF_ALL,
    SHARED,
    THREATS,
    TO_ACT,
    TRIPLES,
    VARIETY,
    WELCOMING,
)
from utopia.bots.network.princes import size_of, tell_guests, tell_princes, tell_wonders
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Numbers, door, rule
from utopia.rules.handling.buildings import controlled_districts
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import (
    CARDS_ANYWHERE,
    CARDS_TO_LOWER,
    CIVILIZATIONS,
    DISTRICTS,
    LAPS_OF_WELCOME,
    MIN_PLAYERS,
    NOBODY,
    SEATS,
)
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Phase, Step

_MANY_ROUNDS: Final = 8.0


@rule
def gather(board: Board, state: State, mind: Numbers) -> None:
    """Write all facts of a whole position, into the scratch space after the mind."""
    players = int(board.players)
    mind[ROUNDS] = rounds_to_come(board, state, mind)
    for place in range(SEEN, SEEN_OF_ALL + GENERAL):
        mind[place] = 0.0
    _count_monuments(state, mind)
    free = int(board.open_districts) & ~controlled_districts(state)
    _tell_all(board, state, free, mind)
    for place in range(players):
        seat = int(state.track[place])
        first = SEEN + seat * FACTS
        mind[first + PLACE] = place / (players - 1)
        mind[first + FIRST] = 1.0 if place == 0 else 0.0
        mind[first + LAST] = 1.0 if place == players - 1 else 0.0
        mind[first + OWN_ROUNDS] = min(_MANY_ROUNDS, rounds_of(board, state, seat, mind)) / 4.0
        _tell_buildings(board, state, seat, mind)
        _tell_cards(board, state, seat, mind)
        tell_princes(board, state, seat, free, mind)
        tell_wonders(board, state, seat, free, mind)
        _tell_turns(state, seat, mind)
        tell_guests(board, state, seat, free, mind)


@rule
def _count_monuments(state: State, mind: Numbers) -> None:
    for place in range(COUNTS, COUNTS + SEATS * CIVILIZATIONS):
        mind[place] = 0.0
    for district in range(DISTRICTS):
        if int(state.owner[district]) != NOBODY:
            mind[COUNTS + int(state.owner[district]) * CIVILIZATIONS + int(state.monument[district])] += 1.0


@rule
def _tell_all(board: Board, state: State, free: int, mind: Numbers) -> None:
    rounds = mind[ROUNDS]
    mind[SEEN_OF_ALL + ROUNDS_TO_COME] = min(_MANY_ROUNDS, rounds) / 4.0
    mind[SEEN_OF_ALL + NO_ROUND] = max(0.0, 1.0 - rounds)
    mind[SEEN_OF_ALL + ONE_ROUND] = max(0.0, 2.0 - rounds) / 2.0
    mind[SEEN_OF_ALL + PLAYERS + int(board.players) - MIN_PLAYERS] = 1.0
    step = int(state.step)
    if int(state.phase) != Phase.DEVELOPMENT:
        mind[SEEN_OF_ALL + WELCOMING] = 1.0 if step != Step.ARRIVAL else 0.0
    elif step == Step.DEAL:
        mind[SEEN_OF_ALL + DEAL] = 1.0
    else:
        mind[SEEN_OF_ALL + (DISCARDING if step == Step.DISCARD else ACTING)] = 1.0
    mind[SEEN_OF_ALL + ROUND_NUMBER] = int(state.round_number) / 8.0
    mind[SEEN_OF_ALL + BEST_SCORE] = int(state.score[int(state.track[0])]) / int(board.target)
    mind[SEEN_OF_ALL + FREE] = size_of(free) / DISTRICTS


@rule
def _tell_buildings(board: Board, state: State, seat: int, mind: Numbers) -> None:
    """Write points, monuments and their payments."""
    first, prestige, promise = SEEN + seat * FACTS, 0.0, 0.0
    for civilization in range(CIVILIZATIONS):
        own = mind[COUNTS + seat * CIVILIZATIONS + civilization]
        if own == 0.0:
            continue
        value, others = int(state.scale[civilization]), -own
        for other in range(int(board.players)):
            others += mind[COUNTS + other * CIVILIZATIONS + civilization]
        prestige += own * value
        promise += own * monument_worth(state, civilization, mind)
        mind[first + MONUMENTS + value - 1] += own
        mind[first + VARIETY] += 0.5
        mind[first + SHARED] += own * others / 4.0
        mind[first + ALONE] += 1.0 if others == 0.0 else 0.0
    score = int(state.score[seat])
    missing = int(board.target) - score - prestige
    mind[first + SCORE] = score / 20.0
    mind[first + PRESTIGE] = prestige / 10.0
    mind[first + PROMISE] = promise / 20.0
    mind[first + MISSING] = missing / 20.0
    mind[first + CLOSE] = max(0.0, 10.0 - missing) / 10.0
    mind[first + PRIVILEGES] = float(state.privileges[seat])
    mind[first + BASES] = int(state.bases[seat]) / 8.0


@rule
def _tell_cards(board: Board, state: State, seat: int, mind: Numbers) -> None:
    first = SEEN + seat * FACTS
    for civilization in range(CIVILIZATIONS):
        cards = int(state.hand[seat, civilization])
        if cards == 0:
            continue
        own, others = mind[COUNTS + seat * CIVILIZATIONS + civilization], 0.0
        for other in range(int(board.players)):
            others = max(others, mind[COUNTS + other * CIVILIZATIONS + civilization])
        value = int(state.scale[civilization])
        mind[first + HAND] += cards / 5.0
        mind[first + CARDS + value - 1] += cards / 2.0
        if cards >= CARDS_TO_LOWER:
            mind[first + PAIRS] += 1.0
            if others > own and value > 1:
                mind[first + THREATS] += (others - own) * (value - 1) / 4.0
        if cards >= CARDS_ANYWHERE:
            mind[first + TRIPLES] += 1.0
        if int(state.at_least[0, seat, civilization]) != 0:
            mind[first + CARDS_WITH_PRINCES] += cards / 2.0
        if own > 0.0:
            mind[first + CARDS_WITH_MONUMENTS] += cards / 2.0


@rule
def _tell_turns(state: State, seat: int, mind: Numbers) -> None:
    """Write the seat's remaining possibilities in this phase."""
    first, step = SEEN + seat * FACTS, int(state.step)
    to_come = 0 if has_bit(int(state.acted), seat) else 1
    if int(state.phase) == Phase.DEVELOPMENT:
        mind[first + TO_ACT] = 1.0 if step in (Step.DEAL, Step.DISCARD) else float(to_come)
    elif int(state.lap) == 0:
        mind[first + GUESTS_TO_TAKE] = 1.0
    else:
        has_taken = int(state.turn) == seat and step not in (Step.GUEST, Step.SURPRISE_DRAW)
        left = LAPS_OF_WELCOME - int(state.lap) + to_come - (1 if has_taken else 0)
        mind[first + GUESTS_TO_TAKE] = left / LAPS_OF_WELCOME
    if int(state.turn) == seat and step not in (Step.DEAL, Step.DISCARD, Step.ARRIVAL):
        mind[first + ON_TURN] = 1.0


@door
def facts_of_position(boards: Boards, states: States, mind: Numbers) -> None:
    """Write the facts of a whole position: seats' at ``mind[SEEN:]``, shared ones at ``mind[SEEN_OF_ALL:]``."""
    gather(boards[0], states[0], mind)
