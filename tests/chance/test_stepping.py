"""Fast stepping and compiled playouts play the very game that the entry points play."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from utopia.boards import load_board, playing_board
from utopia.chance import new_stream
from utopia.chance.playouts import random_games, settle_chance
from utopia.chance.stepping import Stepper
from utopia.rules import MOST_MOVES, NOBODY, edition, empty_states, legal_moves, play, start, who_decides

MAP = load_board("reconstruction")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_stepper_plays_what_the_doors_play(players: int) -> None:
    board = playing_board(MAP, edition("de"), players)
    stepper, states, moves = Stepper(board), empty_states(), np.zeros(MOST_MOVES, np.int32)
    dealer, rng = new_stream(9), np.random.default_rng(players)
    start(board, states)
    n = stepper.reset(9)
    while (seat := settle_chance(board, states, dealer, moves)) != NOBODY:
        assert legal_moves(board, states, seat, moves) == n
        assert stepper.moves[:n].tolist() == moves[:n].tolist()
        assert stepper.states.tobytes() == states.tobytes()
        code = int(moves[rng.integers(n)])
        play(board, states, seat, code)
        n = stepper.step(code)
    assert n == 0
    assert who_decides(board, stepper.states) == NOBODY


def test_the_nth_move_is_the_nth_of_the_list() -> None:
    stepper, twin = (Stepper(playing_board(MAP, edition(), 3), seed=8) for _ in range(2))
    n, choice = stepper.reset(8), np.random.default_rng(8)
    while n:
        index = int(choice.integers(n))
        n = twin.step(int(stepper.moves[index]))
        assert stepper.step_nth(index) == n
        assert twin.states.tobytes() == stepper.states.tobytes()


@pytest.mark.parametrize("seed", [0, 7, -1, 2**63, 2**64 + 5])
def test_a_seed_is_the_one_of_its_stream(seed: int) -> None:
    board, states = playing_board(MAP, edition(), 4), empty_states()
    start(board, states)
    settle_chance(board, states, new_stream(seed), np.zeros(MOST_MOVES, np.int32))
    assert Stepper(board, seed).states.tobytes() == states.tobytes()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda stepper: pickle.loads(pickle.dumps(stepper))])
def test_a_copy_goes_its_own_way(copied: Callable[[Stepper], Stepper]) -> None:
    stepper = Stepper(playing_board(MAP, edition(), 4), seed=5)
    before, move = stepper.states.tobytes(), int(stepper.moves[0])
    twin = copied(stepper)
    twin.step(move)
    assert stepper.states.tobytes() == before
    stepper.step(move)
    assert stepper.states.tobytes() == twin.states.tobytes() != before
    assert stepper.moves.tolist() == twin.moves.tolist()


def test_reset_begins_the_same_game_again() -> None:
    stepper = Stepper(playing_board(MAP, edition(), 3), seed=5)
    before, count = stepper.states.tobytes(), stepper.reset(5)
    stepper.step(int(stepper.moves[0]))
    assert stepper.states.tobytes() != before
    assert stepper.reset(5) == count
    assert stepper.states.tobytes() == before
    stepper.reset(6)
    assert stepper.states.tobytes() != before


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_end_and_are_the_same_for_the_same_streams(players: int) -> None:
    board, moves = playing_board(MAP, edition(), players), np.zeros(MOST_MOVES, np.int32)
    ends = []
    for _ in range(2):
        states = empty_states(2)
        decisions = random_games(board, states, 3, new_stream(1), new_stream(2), moves)
        ends.append((decisions, states.tobytes()))
        assert who_decides(board, states[:1]) == NOBODY
        assert not states[1].tobytes().strip(b"\0")
    assert ends[0] == ends[1]
