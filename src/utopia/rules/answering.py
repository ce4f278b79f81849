"""Chance: its possible answers, their weights and their effects. The rules never draw; they ask."""

from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.hands import is_hidden, unseen_in_pile
from utopia.rules.model.board import Board
from utopia.rules.model.draws import CARD_FIRST, FIRST_PLAYER_FIRST, GUEST_FIRST, SCALE_FIRST, UNSEEN_CARD
from utopia.rules.model.material import CIVILIZATIONS, GUEST_KINDS
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.order_of_play import begin_round, begin_welcome
from utopia.rules.phase1_welcome.arrival import arrive
from utopia.rules.phase1_welcome.surprise_guest import draw_surprise
from utopia.rules.phase2_development.cards import begin_discards, deal, dealt_to
from utopia.rules.setup import next_value, put_on_scale, seat_ministers


@rule
def list_outcomes(board: Board, state: State, outcomes: Buffer, weights: Buffer) -> int:
    """List all possible answers, ascending, with whole-number weights; probability is weight / sum of weights."""
    first, count = first_outcome(board, state), 0
    for i in range(weigh_outcomes(board, state, weights)):
        if int(weights[i]) > 0:
            outcomes[count] = first + i
            weights[count] = weights[i]
            count += 1
    return count


@listing
def first_outcome(board: Board, state: State) -> int:
    """Return the first of the answers that ``weigh_outcomes`` weighs; the others follow it."""
    step = int(state.step)
    if step == Step.SCALE:
        return SCALE_FIRST
    if step == Step.FIRST_PLAYER:
        return FIRST_PLAYER_FIRST
    if step == Step.DEAL:
        return UNSEEN_CARD if is_hidden(state, dealt_to(board, state)) else CARD_FIRST
    return GUEST_FIRST


@listing
def weigh_outcomes(board: Board, state: State, weights: Buffer) -> int:
    """Write the weights of a row of answers, 0 for those that cannot come now; return their number."""
    step = int(state.step)
    if step == Step.SCALE:
        for civilization in range(CIVILIZATIONS):
            weights[civilization] = 1 if int(state.scale[civilization]) == 0 else 0
        return CIVILIZATIONS
    if step == Step.FIRST_PLAYER:
        for seat in range(int(board.players)):
            weights[seat] = 1
        return int(board.players)
    if step == Step.ARRIVAL or step == Step.SURPRISE_DRAW:
        for kind in range(GUEST_KINDS):
            weights[kind] = state.bag[kind]
        return GUEST_KINDS
    return _weigh_pile(board, state, weights) if step == Step.DEAL else 0


@listing
def _weigh_pile(board: Board, state: State, weights: Buffer) -> int:
    if is_hidden(state, dealt_to(board, state)):
        weights[0] = 1
        return 1
    for civilization in range(CIVILIZATIONS):
        weights[civilization] = unseen_in_pile(board, state, civilization)
    return CIVILIZATIONS


@rule
def take_answer(board: Board, state: State, outcome: int) -> None:
    """Apply the answer of chance and go on to the next question."""
    step = int(state.step)
    if step == Step.DEAL:
        deal(board, state, outcome)
        if int(state.draws_left) == 0:
            begin_discards(board, state)
    elif step == Step.ARRIVAL:
        arrive(state, outcome - GUEST_FIRST)
        if int(state.draws_left) == 0:
            begin_welcome(board, state)
    elif step == Step.SURPRISE_DRAW:
        draw_surprise(state, outcome - GUEST_FIRST)
    elif step == Step.SCALE:
        put_on_scale(state, outcome - SCALE_FIRST)
        if next_value(state) == 0:
            state.step = Step.FIRST_PLAYER
    else:
        seat_ministers(board, state, outcome - FIRST_PLAYER_FIRST)
        begin_round(board, state)
