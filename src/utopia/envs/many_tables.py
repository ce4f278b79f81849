"""Many learners' tables in one compiled call: the learner's action, then the bots' until the learner's next decision.

A finished game is followed by a new one. Compiled code takes flat arrays. The other data of a table lie in NOTES words
of ``notes``. After the positions of the tables there are DESK more, which the bots use to think.
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
from utopia.rules.compiled import Buffer, Bytes, Numbers, Words, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import NOBODY, SEATS
from utopia.rules.model.moves import MOST_MOVES, MOVE_CODES
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State, States
from utopia.rules.phase3_prestige import list_places
from utopia.rules.playing import play_move
from utopia.rules.refusing import why_not_play
from utopia.rules.setup import lay_out
from utopia.rules.views import blank_for

SEED: Final = STREAM_WORDS * (1 + SEATS)
"""Seed of all tables; the words before it are the dealer's random stream and each seat's."""
INDEX: Final = SEED + 1
"""Number of the table."""
EPISODE: Final = INDEX + 1
"""Games that have begun at it."""
KINDS: Final = EPISODE + 1
"""[KINDS + distance] -> kind of the quick bot that sits so far behind the learner."""
FIXED_SEAT: Final = KINDS + SEATS
"""The learner's seat in every game, or NOBODY: drawn anew."""
SEAT: Final = FIXED_SEAT + 1
"""The learner's seat in this game."""
STATUS: Final = SEAT + 1
FIRST: Final = STATUS + 1
"""Number of seats that share the first place at the end, the learner included; 0 if the learner has not won."""
GAINED: Final = FIRST + 1
"""The learner's points since their last decision, once for each other player, less all points of the others."""
SCORE: Final = GAINED + 1
"""[SCORE + seat] -> points when the learner last decided."""
NOTES: Final = SCORE + SEATS

ENDED: Final = 0
"""Statuses: the game is over, or has not begun; in both cases the next step begins one;"""
RUNS: Final = 1
LOST: Final = 2
"""or the learner has just lost it by an illegal action."""

DESK: Final = LEVELS + 1
"""Positions: greedy's, and one that is empty."""
_ROOM: Final = LISTS + MOST_MOVES
"""Numbers in the lists: greedy's, and the legal moves."""


@rule
def _begin(board: Board, state: State, notes: Words, moves: Buffer) -> None:
    """Lay out the next game in a state that is all zero."""
    deal = seed_of_game(notes, int(notes[SEED]), int(notes[INDEX]), int(notes[EPISODE]))
    notes[EPISODE] += 1
    for seat in range(SEATS):
        stream = _stream_of(notes, seat)
        begin_stream(stream, seed_of_game(stream, deal, seat, 0))
        notes[SCORE + seat] = 0
    begin_stream(notes, deal)
    notes[SEAT] = notes[FIXED_SEAT]
    if int(notes[SEAT]) == NOBODY:
        notes[SEAT] = below(_stream_of(notes, 0), int(board.players))
    lay_out(board, state)
    settle(board, state, notes, moves)
    notes[STATUS] = RUNS


@rule
def _stream_of(notes: Words, seat: int) -> Words:
    return notes[STREAM_WORDS * (1 + seat) : STREAM_WORDS * (2 + seat)]


@rule
def _let_bots_play(board: Board, state: State, desk: States, notes: Words, mind: Numbers, lists: Buffer) -> None:
    """Until the learner is to decide or the game is over."""
    own, seat = int(notes[SEAT]), next_decider(board, state)
    while seat not in (own, NOBODY):
        code = _choose(board, state, seat, desk, notes, mind, lists)
        play_move(board, state, seat, code)
        settle(board, state, notes, lists[LISTS:_ROOM])
        seat = next_decider(board, state)
    if seat == NOBODY:
        notes[STATUS] = ENDED


@rule
def _choose(board: Board, state: State, seat: int, desk: States, notes: Words, mind: Numbers, lists: Buffer) -> int:
    """A bot's move, chosen on the view of its seat."""
    moves = lists[LISTS : LISTS + list_moves(board, state, seat, lists[LISTS:_ROOM])]
    behind = seat - int(notes[SEAT])
    if behind < 0:
        behind += int(board.players)
    if int(notes[KINDS + behind]) != GREEDY:
        return int(moves[below(_stream_of(notes, seat), len(moves))])
    desk[VIEW] = state
    blank_for(board, desk[VIEW], seat)
    return choose_greedily(board, desk, seat, moves, mind, _stream_of(notes, seat), lists)


@rule
def _note_gains(board: Board, state: State, notes: Words) -> None:
    notes[GAINED] = 0
    for seat in range(int(board.players)):
        points = int(state.score[seat]) - int(notes[SCORE + seat])
        notes[GAINED] += points * (int(board.players) - 1) if seat == int(notes[SEAT]) else -points
        notes[SCORE + seat] = state.score[seat]


@rule
def _note_win(board: Board, state: State, notes: Words, places: Buffer) -> None:
    notes[FIRST] = 0
    list_places(board, state, places)
    if int(places[int(notes[SEAT])]) == 1:
        for seat in range(int(board.players)):
            notes[FIRST] += int(places[seat]) == 1


@rule
def _look(board: Board, state: State, notes: Words, observation: Bytes, mask: Bytes, moves: Buffer) -> None:
    """Write the learner's view and legal moves; nothing once the game has ended."""
    write_observation(board, state, int(notes[SEAT]), observation, 0)
    for code in range(MOVE_CODES):
        mask[code] = 0
    if int(notes[STATUS]) == RUNS:
        for i in range(list_moves(board, state, int(notes[SEAT]), moves)):
            mask[moves[i]] = 1


@rule
def _act(board: Board, state: State, notes: Words, code: int, moves: Buffer) -> bool:
    """The learner's action; False if it is illegal."""
    if why_not_play(board, state, int(notes[SEAT]), code) != Refusal.ALLOWED:
        notes[STATUS] = LOST
        return False
    play_move(board, state, int(notes[SEAT]), code)
    settle(board, state, notes, moves)
    return True


@door
def step_tables(
    boards: Boards, states: States, notes: Words, actions: Buffer, mind: Numbers, observations: Bytes, masks: Bytes
) -> None:
    """One step at each table. Where a game has ended the action does not count and a new one begins."""
    board, tables, lists = boards[0], len(actions), np.empty(_ROOM, np.int32)
    desk = states[tables:]
    for table in range(tables):
        own = notes[table * NOTES : (table + 1) * NOTES]
        own[GAINED] = 0
        if int(own[STATUS]) != RUNS:
            states[table] = desk[LEVELS]
            _begin(board, states[table], own, lists[LISTS:_ROOM])
            _let_bots_play(board, states[table], desk, own, mind, lists)
        elif _act(board, states[table], own, int(actions[table]), lists[LISTS:_ROOM]):
            _let_bots_play(board, states[table], desk, own, mind, lists)
            _note_gains(board, states[table], own)
        if int(own[STATUS]) == ENDED:
            _note_win(board, states[table], own, lists)
        observation = observations[table * OBSERVATION_SIZE : (table + 1) * OBSERVATION_SIZE]
        _look(board, states[table], own, observation, masks[table * MOVE_CODES : (table + 1) * MOVE_CODES], lists)
