"""On a real GPU: the same games as on the processor, to the last byte. Skipped where there is none."""

import pytest
from bench import gpu as bench_gpu

from tests.batch.test_gpu import is_there
from tests.rules.laying_out import BOARD
from utopia.batch.gpu import GpuError, Launch, play_random_games_on_gpu
from utopia.boards import playing_board
from utopia.rules import PRESETS, edition, same_position

pytestmark = [pytest.mark.full, pytest.mark.skipif(not is_there(), reason="there is no GPU here")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_ends_as_on_the_processor(players: int, preset: str) -> None:
    agreed = bench_gpu.agreement(BOARD, players, preset)
    assert agreed["agree"] == agreed["games"] == 500


@pytest.mark.parametrize("launch", [Launch(block=32), Launch(chunk=1), Launch(chunk=5000, columns=False)])
def test_how_games_are_laid_out_changes_none(launch: Launch) -> None:
    boards = playing_board(BOARD, edition(), 3)
    usual, other = play_random_games_on_gpu(boards, 1000, 5), play_random_games_on_gpu(boards, 1000, 5, launch)
    assert same_position(usual.states, other.states)
    assert (usual.decisions == other.decisions).all()


def test_one_game_alone() -> None:
    boards = playing_board(BOARD, edition(), 2)
    assert same_position(play_random_games_on_gpu(boards, 1).states, play_random_games_on_gpu(boards, 9).states[:1])


def test_more_games_than_fit_are_refused() -> None:
    with pytest.raises(GpuError, match="do not fit into the memory that is free on the GPU"):
        play_random_games_on_gpu(playing_board(BOARD, edition(), 2), 2**30)
