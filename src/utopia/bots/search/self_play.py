"""Whole games inside one compiled call; positions are kept to fit a network to them.

A player without a network plays greedily. A player with one lays out the plans of a searching player, and takes the
plan with the best chance by the network, averaged over a few deals of the unseen cards.
"""

from typing import Final

from utopia.bots.greedy.choosing import VIEW, choose_greedily
from utopia.bots.greedy.lookahead import INSIDE
from utopia.bots.network.layout import NETWORK_MIND
from utopia.bots.search.planning import lay_out_plans
from utopia.bots.search.room import CODE, MOST_PLANS, MOVES, NOTES, PLANS, ROOM, ROOT, SCRATCH, TABLE, VALUE
from utopia.bots.search.simulating import FIRST, LAST_STAGE, SEAT, SEED, SIMULATIONS, TASK, try_plans
from utopia.bots.stages import stage_of
from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, below, next_word
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, Numbers, Words, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import NOBODY
from utopia.rules.model.state import State, States
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out
from utopia.rules.views import blank_for

GAME: Final = TABLE
"""Index of the game itself, after the positions of a player's search."""
GAME_TABLE: Final = TABLE + 1
"""Positions the table holds."""
SUMS: Final = NOTES
GAME_NOTES: Final = NOTES + TABLE
"""Numbers noted beside it: the planner's, and the sum of each plan's values."""
GAME_ROOM: Final = ROOM + MOST_PLANS
"""Size of the lists: the planner's, and the indices of the plans."""
_A_LITTLE: Final = 1e-6
_DEALS: Final = 1
"""Number of deals of the unseen cards for each plan."""

SLIP: Final = TASK
"""One move in this many is a random legal one; 0: none."""
EVERY: Final = TASK + 1
"""One position in this many is kept, besides those at the beginning of a phase; 0: none."""
DEALER: Final = TASK + 2
LOTS: Final = DEALER + STREAM_WORDS
"""The stream of the players."""
GAME_TASK: Final = LOTS + STREAM_WORDS
"""Words of the task."""


@rule
def _is_among(code: int, moves: Buffer) -> bool:
    for i in range(len(moves)):  # noqa: SIM110 - compiled
        if int(moves[i]) == code:
            return True
    return False


@rule
def choose_by_network(
    board: Board, table: States, n: int, task: Words, mind: Numbers, lists: Buffer, notes: Numbers
) -> int:
    """Return the first move of the best plan for the seat ``task[SEAT]``, whose view lies at ``table[ROOT]``.

    The legal moves are ``lists[MOVES : MOVES + n]``, which may be overwritten; -1 if no plan begins with one of them.
    """
    seat = int(task[SEAT])
    count = lay_out_plans(board, table, seat, lists[MOVES : MOVES + n], mind, lists, notes)
    if count == 0:
        return -1
    for i in range(count):
        if not _is_among(int(notes[CODE + PLANS + i]), lists[MOVES : MOVES + n]):
            return -1
    lots = task[LOTS:GAME_TASK]
    task[SEED], task[SEED + 1] = next_word(lots), next_word(lots)
    task[FIRST], task[SIMULATIONS], task[LAST_STAGE] = 0, _DEALS, 0
    plans = lists[ROOM : ROOM + count]
    for i in range(count):
        plans[i] = PLANS + i
        notes[SUMS + PLANS + i] = _A_LITTLE * notes[VALUE + PLANS + i]
    try_plans(board, table, plans, task, mind, lists, notes[SUMS:])
    best = PLANS
    for plan in range(PLANS, PLANS + count):
        if notes[SUMS + plan] > notes[SUMS + best]:
            best = plan
    return int(notes[CODE + best])


@rule
def _choose(board: Board, table: States, n: int, task: Words, mind: Numbers, lists: Buffer, notes: Numbers) -> int:
    """Return any player's choice on the view of their seat."""
    seat, lots = int(task[SEAT]), task[LOTS:GAME_TASK]
    if n == 1:
        return int(lists[MOVES])
    if task[SLIP] > 0 and below(lots, int(task[SLIP])) == 0:
        return int(lists[MOVES + below(lots, n)])
    if len(mind) == NETWORK_MIND:
        first = int(lists[MOVES])
        table[ROOT] = table[GAME]
        blank_for(board, table[ROOT], seat)
        code = choose_by_network(board, table, n, task, mind, lists, notes)
        return code if code >= 0 else first
    table[VIEW] = table[GAME]
    blank_for(board, table[VIEW], seat)
    return choose_greedily(board, table, seat, lists[MOVES : MOVES + n], mind, lots, lists)


@rule
def _is_picked(state: State, every: int, lots: Words) -> bool:
    """Return whether to move at random: never in the set-up or in the middle of an action."""
    if every == 0 or int(state.round_number) == 0 or has_bit(INSIDE, int(state.step)):
        return False
    return below(lots, every) == 0


@door
def play_and_keep(
    boards: Boards, table: States, task: Words, mind: Numbers, lists: Buffer, notes: Numbers, kept: States
) -> int:
    """Play a game from its lay-out to its end and keep positions, the finished one last; return their number.

    Positions are kept before chance has answered; as many as ``kept`` holds.
    """
    board = boards[0]
    lay_out(board, table[GAME])
    dealer, lots = task[DEALER:LOTS], task[LOTS:GAME_TASK]
    n, stage = 0, 2
    while True:
        is_new = stage_of(table[GAME]) > stage
        if n < len(kept) - 1 and (is_new or _is_picked(table[GAME], int(task[EVERY]), lots)):
            stage = stage_of(table[GAME])
            kept[n] = table[GAME]
            n += 1
        settle(board, table[GAME], dealer, lists[MOVES:SCRATCH])
        seat = next_decider(board, table[GAME])
        if seat == NOBODY:
            break
        task[SEAT] = seat
        moves = list_moves(board, table[GAME], seat, lists[MOVES:SCRATCH])
        play_move(board, table[GAME], seat, _choose(board, table, moves, task, mind, lists, notes))
    kept[n] = table[GAME]
    return n + 1
