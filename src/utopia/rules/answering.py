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


@listing
def list_outcomes(board: Board, state: State, outcomes: Buffer, weights: Buffer) -> int:
    """List all possible answers, ascending, with whole-number weights; probability is weight / sum of weights."""
    step = int(state.step)
    if step == Step.SCALE:
        return _list_scale(state, outcomes, weights)
    if step == Step.FIRST_PLAYER:
        for seat in range(int(board.players)):
            outcomes[seat] = FIRST_PLAYER_FIRST + seat
            weights[seat] = 1
        return int(board.players)
    if step == Step.ARRIVAL or step == Step.SURPRISE_DRAW:
        return _list_bag(state, outcomes, weights)
    if step == Step.DEAL:
        return _list_pile(board, state, outcomes, weights)
    return 0


@listing
def _list_scale(state: State, outcomes: Buffer, weights: Buffer) -> int:
    n = 0
    for civilization in range(CIVILIZATIONS):
        if int(state.scale[civilization]) == 0:
            outcomes[n] = SCALE_FIRST + civilization
            weights[n] = 1
            n += 1
    return n


@listing
def _list_bag(state: State, outcomes: Buffer, weights: Buffer) -> int:
    n = 0
    for kind in range(GUEST_KINDS):
        if int(state.bag[kind]) > 0:
            outcomes[n] = GUEST_FIRST + kind
            weights[n] = state.bag[kind]
            n += 1
    return n


@listing
def _list_pile(board: Board, state: State, outcomes: Buffer, weights: Buffer) -> int:
    if is_hidden(state, dealt_to(board, state)):
        outcomes[0] = UNSEEN_CARD
        weights[0] = 1
        return 1
    n = 0
    for civilization in range(CIVILIZATIONS):
        count = unseen_in_pile(board, state, civilization)
        if count > 0:
            outcomes[n] = CARD_FIRST + civilization
            weights[n] = count
            n += 1
    return n


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
