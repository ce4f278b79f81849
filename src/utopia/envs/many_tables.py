"""Many learners' tables in compiled code: a learner's action, then the bots' until the next decision of a learner.

Bots that cannot think in compiled code are asked from Python: their tables wait meanwhile. Compiled code takes flat
arrays. The other data of a table lie in NOTES words of ``notes``. After the positions of the tables there are DESK
more, which the bots use to think.
"""

from typing import Final

import numpy as np

from utopia.batch.observation import write_observation
from utopia.batch.parts import OBSERVATION_SIZE
from utopia.batch.seeding import seed_of_game
from utopia.bots.greedy.choosing import LISTS, VIEW, choose_greedily
from utopia.bots.greedy.lookahead import LEVELS
from utopia.bots.quick import GREEDY
from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, begin_stream, below
from utopia.rules.bits import has_bit, lowest
from utopia.rules.compiled import Buffer, Bytes, Numbers, Words, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import NOBODY, SEATS
from utopia.rules.model.moves import MOST_MOVES, MOVE_CODES
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State, States
from utopia.rules.playing import play_move
from utopia.rules.refusing import why_not_play
from utopia.rules.setup import lay_out
from utopia.rules.views import blank_for

SEED: Final = STREAM_WORDS * (1 + SEATS)
"""Seed of the table's games; the words before it are the dealer's random stream and each seat's."""
INDEX: Final = SEED + 1
"""Number of the table."""
EPISODE: Final = INDEX + 1
"""Games that have begun at it."""
DEAL: Final = EPISODE + 1
"""Seed of the game that runs."""
IS_GIVEN: Final = DEAL + 1
"""1: DEAL is already that of the next game."""
BOT: Final = IS_GIVEN + 1
"""[BOT + seat] -> number of the bot that sits there in this game, or LEARNER."""
SEAT: Final = BOT + SEATS
"""The learner's seat that is to decide; once the game is over, the one that decided last."""
ASKED_SEAT: Final = SEAT + 1
"""Seat of the bot that is to be asked."""
STATUS: Final = ASKED_SEAT + 1
NOTES: Final = STATUS + 1

LEARNER: Final = -1

ENDED: Final = 0
"""Statuses: the game is over, or has not begun;"""
RUNS: Final = 1
"""a learner is to decide;"""
LOST: Final = 2
"""a learner has lost the game by an illegal action;"""
ASKED: Final = 3
"""or a bot is to decide that does not think in compiled code."""

FIXED: Final = 0
"""Of ``seating``: bit mask of the learners' seats in every game, or 0: drawn anew for each."""
DRAWN: Final = FIXED + 1
"""How many are drawn."""
BOTS: Final = DRAWN + 1
"""How many different bots there are."""
KINDS: Final = BOTS + 1
"""[KINDS + bot] -> its kind, or a number below 0 if it is no quick bot. Behind the kinds, for each other seat, the sums
of weights up to each bot (``Lineup.lots``); the other seats are counted from behind the learners' first."""

DESK: Final = LEVELS + 1
"""Positions: greedy's, and one that is empty."""
_ROOM: Final = LISTS + MOST_MOVES
"""Numbers in the lists: greedy's, and the legal moves."""


@rule
def _begin(board: Board, state: State, notes: Words, seating: Words, moves: Buffer) -> None:
    """Lay out the next game in a state that is all zero."""
    deal = int(notes[DEAL])
    if int(notes[IS_GIVEN]) == 0:
        deal = seed_of_game(notes, int(notes[SEED]), int(notes[INDEX]), int(notes[EPISODE]))
    notes[EPISODE] += 1
    notes[DEAL] = deal
    notes[IS_GIVEN] = 0
    for seat in range(SEATS):
        stream = _stream_of(notes, seat)
        begin_stream(stream, seed_of_game(stream, deal, seat, 0))
    begin_stream(notes, deal)
    _seat_all(int(board.players), notes, seating)
    lay_out(board, state)
    settle(board, state, notes, moves)
    notes[STATUS] = RUNS


@rule
def _seat_all(players: int, notes: Words, seating: Words) -> None:
    """Draw seats and bots where they are to be drawn."""
    learners = int(seating[FIXED])
    if learners == 0:
        for drawn in range(int(seating[DRAWN])):
            learners |= 1 << _nth_free(learners, below(_stream_of(notes, 0), players - drawn))
    first, place = lowest(learners), 0
    for distance in range(players):
        seat = first + distance if first + distance < players else first + distance - players
        if has_bit(learners, seat):
            notes[BOT + seat] = LEARNER
        else:
            notes[BOT + seat] = _draw_bot(place, notes, seating)
            place += 1
    notes[SEAT] = first


@rule
def _nth_free(taken: int, number: int) -> int:
    """The seat before which there are so many that are not taken."""
    seat = 0
    while number > 0 or has_bit(taken, seat):
        if not has_bit(taken, seat):
            number -= 1
        seat += 1
    return seat


@rule
def _draw_bot(place: int, notes: Words, seating: Words) -> int:
    bots = int(seating[BOTS])
    lots = seating[KINDS + bots * (1 + place) : KINDS + bots * (2 + place)]
    total = int(lots[bots - 1])
    lot = below(_stream_of(notes, 0), total) if total > 1 else 0
    bot = 0
    while int(lots[bot]) <= lot:
        bot += 1
    return bot


@rule
def _stream_of(notes: Words, seat: int) -> Words:
    return notes[STREAM_WORDS * (1 + seat) : STREAM_WORDS * (2 + seat)]


@rule
def _let_bots_play(
    board: Board, state: State, desk: States, notes: Words, seating: Words, mind: Numbers, lists: Buffer
) -> None:
    """Until a learner, or a bot that is not a quick one, is to decide, or the game is over."""
    seat = next_decider(board, state)
    while seat != NOBODY and int(notes[BOT + seat]) != LEARNER and int(seating[KINDS + int(notes[BOT + seat])]) >= 0:
        stream = _stream_of(notes, seat)
        if int(seating[KINDS + int(notes[BOT + seat])]) == GREEDY:
            code = _greedy_move(board, state, seat, desk, stream, mind, lists)
        else:
            code = _some_move(board, state, seat, stream, lists)
        play_move(board, state, seat, code)
        settle(board, state, notes, lists[LISTS:_ROOM])
        seat = next_decider(board, state)
    if seat == NOBODY:
        notes[STATUS] = ENDED
    elif int(notes[BOT + seat]) == LEARNER:
        notes[STATUS] = RUNS
        notes[SEAT] = seat
    else:
        notes[STATUS] = ASKED
        notes[ASKED_SEAT] = seat


@rule
def _some_move(board: Board, state: State, seat: int, stream: Words, lists: Buffer) -> int:
    moves = lists[LISTS : LISTS + list_moves(board, state, seat, lists[LISTS:_ROOM])]
    return int(moves[below(stream, len(moves))])


@rule
def _greedy_move(
    board: Board, state: State, seat: int, desk: States, stream: Words, mind: Numbers, lists: Buffer
) -> int:
    """Chosen on the view of the seat."""
    moves = lists[LISTS : LISTS + list_moves(board, state, seat, lists[LISTS:_ROOM])]
    desk[VIEW] = state
    blank_for(board, desk[VIEW], seat)
    return choose_greedily(board, desk, seat, moves, mind, stream, lists)


@rule
def _act(board: Board, state: State, notes: Words, code: int, moves: Buffer) -> bool:
    """Play the action of who is to decide; False if it is illegal."""
    seat = int(notes[SEAT]) if int(notes[STATUS]) == RUNS else int(notes[ASKED_SEAT])
    if why_not_play(board, state, seat, code) != Refusal.ALLOWED:
        notes[STATUS] = LOST
        return False
    play_move(board, state, seat, code)
    settle(board, state, notes, moves)
    return True


@door
def begin_tables(boards: Boards, states: States, notes: Words, chosen: Bytes, seating: Words, mind: Numbers) -> None:
    """Begin a game at each table that is chosen (1)."""
    board, lists, desk = boards[0], np.empty(_ROOM, np.int32), states[len(chosen) :]
    for table in range(len(chosen)):
        if chosen[table]:
            own = notes[table * NOTES : (table + 1) * NOTES]
            states[table] = desk[LEVELS]
            _begin(board, states[table], own, seating, lists[LISTS:_ROOM])
            _let_bots_play(board, states[table], desk, own, seating, mind, lists)


@door
def step_tables(
    boards: Boards, states: States, notes: Words, actions: Buffer, status: int, seating: Words, mind: Numbers
) -> None:
    """Play one action at each table of that status: RUNS, a learner's, or ASKED, a bot's."""
    board, lists, desk = boards[0], np.empty(_ROOM, np.int32), states[len(actions) :]
    for table in range(len(actions)):
        own = notes[table * NOTES : (table + 1) * NOTES]
        if int(own[STATUS]) == status and _act(board, states[table], own, int(actions[table]), lists[LISTS:_ROOM]):
            _let_bots_play(board, states[table], desk, own, seating, mind, lists)


@door
def look_at_tables(boards: Boards, states: States, notes: Words, observations: Bytes, masks: Bytes) -> None:
    """Write what the learner to decide sees at each table, and their legal moves: none once the game has ended."""
    moves = np.empty(MOST_MOVES, np.int32)
    for table in range(len(notes) // NOTES):
        own, mask = notes[table * NOTES : (table + 1) * NOTES], masks[table * MOVE_CODES : (table + 1) * MOVE_CODES]
        write_observation(boards[0], states[table], int(own[SEAT]), observations, table * OBSERVATION_SIZE)
        for code in range(MOVE_CODES):
            mask[code] = 0
        if int(own[STATUS]) == RUNS:
            for i in range(list_moves(boards[0], states[table], int(own[SEAT]), moves)):
                mask[moves[i]] = 1
