"""Many games in one compiled call: play, answer for chance, begin anew where a game is over, look.

Compiled code takes flat arrays. What belongs to one game beside its position lies in NOTES words of ``notes``.
"""

from typing import Final

import numpy as np

from utopia.batch.observation import write_observation
from utopia.batch.parts import OBSERVATION_SIZE
from utopia.batch.seeding import seed_of_game
from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, begin_stream
from utopia.rules.compiled import Buffer, Bytes, Shares, Shorts, Words, door, rule
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

DEAL: Final = STREAM_WORDS
"""Seed of the game that runs; the words before it are its stream."""
SEED: Final = DEAL + 1
"""Seed of the batch."""
INDEX: Final = SEED + 1
EPISODE: Final = INDEX + 1
"""Games that this place in the batch has seen end, or NOT_BEGUN."""
LENGTH: Final = EPISODE + 1
"""Decisions of the game so far, or of the one that has just ended."""
SEAT: Final = LENGTH + 1
"""Seat to decide."""
FINISHED: Final = SEAT + 1
"""1 if the last step ended a game."""
POINTS: Final = FINISHED + 1
"""[POINTS + seat] -> points gained in the last step."""
PRIZE: Final = POINTS + SEATS
"""[PRIZE + seat] -> share of the win in WHOLEs, if the last step ended a game."""
NOTES: Final = PRIZE + SEATS

NOT_BEGUN: Final = -1
WHOLE: Final = 60
"""A whole win; any number of winners share it evenly."""


@rule
def _begin(board: Board, state: State, notes: Words, moves: Buffer) -> None:
    """Begin a new game from the seed at DEAL; the state was all zero."""
    lay_out(board, state)
    begin_stream(notes, int(notes[DEAL]))
    settle(board, state, notes, moves)
    notes[SEAT] = next_decider(board, state)


@rule
def _deal_next(notes: Words) -> None:
    notes[EPISODE] += 1
    notes[DEAL] = seed_of_game(notes, int(notes[SEED]), int(notes[INDEX]), int(notes[EPISODE]))


@rule
def _play(board: Board, state: State, notes: Words, code: int, moves: Buffer) -> None:
    """Play one decision and the answers of chance to it; note the points gained."""
    notes[LENGTH] = 1 if int(notes[FINISHED]) else int(notes[LENGTH]) + 1
    for seat in range(SEATS):
        notes[POINTS + seat] = -int(state.score[seat])
        notes[PRIZE + seat] = 0
    play_move(board, state, int(notes[SEAT]), code)
    settle(board, state, notes, moves)
    for seat in range(SEATS):
        notes[POINTS + seat] += int(state.score[seat])
    notes[SEAT] = next_decider(board, state)
    notes[FINISHED] = int(notes[SEAT]) == NOBODY
    if int(notes[FINISHED]):
        _note_prizes(board, state, notes, moves)


@rule
def _note_prizes(board: Board, state: State, notes: Words, places: Buffer) -> None:
    """Give the win to the first; seats that share the first place share it."""
    list_places(board, state, places)
    winners = 0
    for seat in range(int(board.players)):
        winners += int(places[seat]) == 1
    for seat in range(int(board.players)):
        if int(places[seat]) == 1:
            notes[PRIZE + seat] = WHOLE // winners


@rule
def _look(board: Board, state: State, seat: int, observation: Bytes, mask: Bytes, moves: Buffer) -> None:
    """Write the view and the legal moves of the seat to decide."""
    write_observation(board, state, seat, observation, 0)
    for code in range(MOVE_CODES):
        mask[code] = 0
    for i in range(list_moves(board, state, seat, moves)):
        mask[moves[i]] = 1


@door
def step_games(
    boards: Boards, states: States, blank: States, notes: Words, actions: Buffer, observations: Bytes, masks: Bytes
) -> None:
    """Play one legal action in each game, begin anew from ``blank`` where that ended it, and look.

    A game whose EPISODE is NOT_BEGUN is begun from the seed at DEAL instead.
    """
    board, moves = boards[0], np.empty(MOST_MOVES, np.int32)
    for i in range(len(states)):
        own = notes[i * NOTES : (i + 1) * NOTES]
        begins = int(own[EPISODE]) == NOT_BEGUN
        if begins:
            own[EPISODE] = 0
        else:
            _play(board, states[i], own, int(actions[i]), moves)
            if int(own[FINISHED]):
                _deal_next(own)
                begins = True
        if begins:
            states[i] = blank[0]
            _begin(board, states[i], own, moves)
        observation = observations[i * OBSERVATION_SIZE : (i + 1) * OBSERVATION_SIZE]
        _look(board, states[i], int(own[SEAT]), observation, masks[i * MOVE_CODES : (i + 1) * MOVE_CODES], moves)


@door
def report(notes: Words, seats: Bytes, finished: Bytes, lengths: Buffer, points: Shorts, rewards: Shares) -> None:
    """Write the notes of each game into the arrays of a TimeStep; ``seats`` are never negative."""
    for i in range(len(seats)):
        own = notes[i * NOTES : (i + 1) * NOTES]
        seats[i] = own[SEAT]
        finished[i] = own[FINISHED]
        lengths[i] = own[LENGTH]
        for seat in range(SEATS):
            points[i * SEATS + seat] = own[POINTS + seat]
            rewards[i * SEATS + seat] = int(own[PRIZE + seat]) / WHOLE


@door
def first_illegal(boards: Boards, states: States, notes: Words, actions: Buffer) -> int:
    """Return the first game whose action is not legal; the number of games if there is none."""
    for i in range(len(states)):
        if why_not_play(boards[0], states[i], int(notes[i * NOTES + SEAT]), int(actions[i])) != Refusal.ALLOWED:
            return i
    return len(states)
