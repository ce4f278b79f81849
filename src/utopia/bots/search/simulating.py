"""Simulating plans: the unseen cards dealt anew, greedy players at every seat, and a value some rounds later."""

from typing import Final

from utopia.bots.greedy.choosing import VIEW, choose_greedily
from utopia.bots.greedy.lookahead import INSIDE
from utopia.bots.search.planning import plans_turn
from utopia.bots.search.redeal import redeal
from utopia.bots.search.room import LIVE, MOVES, ROOT, SCRATCH
from utopia.bots.search.value import value_of_position
from utopia.bots.stages import stage_of
from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, mix, next_word
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, Numbers, Words, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import CIVILIZATIONS, NOBODY
from utopia.rules.model.moves import END
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Step
from utopia.rules.playing import play_move

SEAT: Final = 0
FIRST: Final = 1
"""Number of the first simulation; the same number means the same luck for every plan."""
SIMULATIONS: Final = 2
LAST_STAGE: Final = 3
"""A simulated game is left when this phase (``stage_of``) is over, if it has not ended before; 0: at once."""
SEED: Final = 4
"""Two words."""
STREAMS: Final = 6
"""The dealer's and the players' stream of a simulation."""
TASK: Final = STREAMS + 2 * STREAM_WORDS
"""Words of a task."""


@door
def draw_seed(stream: Words, task: Words) -> None:
    """Draw a seed for all simulations of a decision from the player's own stream."""
    task[SEED] = next_word(stream)
    task[SEED + 1] = next_word(stream)


@rule
def begin_streams(task: Words, number: int) -> None:
    """Begin the streams of the simulation of that number."""
    for i in range(2):
        first = STREAMS + i * STREAM_WORDS
        task[first] = task[SEED]
        task[first + 1] = task[SEED + 1]
        task[first + 2] = 2 * number + i
        task[first + 3] = 1
        mix(task[first : first + STREAM_WORDS])


@rule
def simulate_one(board: Board, table: States, task: Words, mind: Numbers, lists: Buffer) -> None:
    """Simulate from the plan at ``table[LIVE]``, the unseen cards dealt anew; an own planned turn ends with it."""
    seat = int(task[SEAT])
    redeal(board, table[LIVE], seat, task[STREAMS : STREAMS + STREAM_WORDS], lists[SCRATCH:])
    if plans_turn(table[ROOT]):
        play_move(board, table[LIVE], seat, END)
    elif int(table[LIVE].step) == Step.DISCARD:
        _choose_again(board, table[LIVE], seat)
    play_on(board, table, task, mind, lists)


@rule
def play_on(board: Board, table: States, task: Words, mind: Numbers, lists: Buffer) -> None:
    """Let greedy players play the whole position at ``table[LIVE]`` to the end of the task's last stage."""
    dealer = task[STREAMS : STREAMS + STREAM_WORDS]
    players = task[STREAMS + STREAM_WORDS : TASK]
    while stage_of(table[LIVE]) <= int(task[LAST_STAGE]) or has_bit(INSIDE, int(table[LIVE].step)):
        settle(board, table[LIVE], dealer, lists[MOVES:SCRATCH])
        decider = next_decider(board, table[LIVE])
        if decider == NOBODY:
            return
        n = list_moves(board, table[LIVE], decider, lists[MOVES:SCRATCH])
        code = int(lists[MOVES])
        if n > 1:
            table[VIEW] = table[LIVE]
            code = choose_greedily(board, table, decider, lists[MOVES : MOVES + n], mind, players, lists)
        play_move(board, table[LIVE], decider, code)


@rule
def _choose_again(board: Board, state: State, seat: int) -> None:
    """Redo the others' unseen discards: with the cards dealt to them they choose by judgement, not at random."""
    for other in range(int(board.players)):
        if other == seat:
            continue
        chosen = 0
        for civilization in range(CIVILIZATIONS):
            chosen += int(state.chosen[other, civilization])
            state.chosen[other, civilization] = 0
        if chosen > 0:
            state.undecided |= 1 << other


@rule
def try_plans(
    board: Board, table: States, plans: Buffer, task: Words, mind: Numbers, lists: Buffer, sums: Numbers
) -> None:
    """Try each of the ``plans`` (places on the table) out; the values are added to ``sums[place]``."""
    for number in range(int(task[FIRST]), int(task[FIRST]) + int(task[SIMULATIONS])):
        for i in range(len(plans)):
            table[LIVE] = table[int(plans[i])]
            begin_streams(task, number)
            simulate_one(board, table, task, mind, lists)
            sums[int(plans[i])] += value_of_position(board, table[LIVE], int(task[SEAT]), mind)


@door
def simulate(
    boards: Boards, table: States, plans: Buffer, task: Words, mind: Numbers, lists: Buffer, sums: Numbers
) -> None:
    """Try each of the ``plans`` (places on the table) out; the values are added to ``sums[place]``."""
    try_plans(boards[0], table, plans, task, mind, lists, sums)
