"""A batch plays the very games that the rules play, whatever its size and its threads."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from utopia.batch.environment import BatchEnvironment, IllegalActionError
from utopia.batch.observation import OBSERVATION_SIZE, observe
from utopia.batch.policy import new_streams, random_actions
from utopia.batch.timestep import BatchError, TimeStep
from utopia.boards import load_board, playing_board
from utopia.chance.stepping import Stepper
from utopia.rules import MOVE_CODES, NOBODY, Boards, edition, places, who_decides

MAP = load_board("reconstruction")
players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def board(players: int, **options: Any) -> Boards:
    return playing_board(MAP, edition(**options), players)


class Alone:
    """The same game, stepped by itself."""

    def __init__(self, boards: Boards, deal: int) -> None:
        self.boards, self.stepper, self.length = boards, Stepper(boards), 0
        self.legal = self.stepper.reset(deal)

    @property
    def seat(self) -> int:
        return int(who_decides(self.boards, self.stepper.states))

    def observation(self) -> NDArray[np.int8]:
        out = np.zeros(OBSERVATION_SIZE, np.int8)
        observe(self.boards, self.stepper.states, self.seat, out)
        return out

    def codes(self) -> list[int]:
        return sorted(self.stepper.moves[: self.legal].tolist())

    def play(self, code: int) -> list[int]:
        """Points gained by each seat."""
        before = self.stepper.states["score"][0].tolist()
        self.legal, self.length = self.stepper.step(code), self.length + 1
        after = self.stepper.states["score"][0].tolist()
        return [b - a for a, b in zip(before, after, strict=True)]

    def shares(self) -> list[float]:
        """Of the win, at the end."""
        out = np.zeros(5, np.int32)
        places(self.boards, self.stepper.states, out)
        return [float(place == 1) / int((out == 1).sum()) for place in out]


@players
def test_games_are_those_of_the_rules(players: int) -> None:
    boards, rng = board(players, preset="de"), np.random.default_rng(players)
    batch = BatchEnvironment(boards, 3, seed=11)
    now, ended = batch.reset(), 0
    alone = [Alone(boards, int(deal)) for deal in batch.deals]
    while ended < 2:
        codes = []
        for i, game in enumerate(alone):
            assert now.seats[i] == game.seat
            assert np.flatnonzero(now.masks[i]).tolist() == game.codes()
            assert now.observations[i].tobytes() == game.observation().tobytes()
            assert batch.states[i].tobytes() == game.stepper.states.tobytes()
            codes.append(int(rng.choice(game.codes())))
        now = batch.step(np.array(codes))
        for i, game in enumerate(alone):
            assert now.points[i].tolist() == game.play(codes[i])
            assert now.lengths[i] == game.length
            assert now.finished[i] == (game.seat == NOBODY)
            assert now.rewards[i] == pytest.approx(game.shares() if now.finished[i] else [0.0] * 5)
            if now.finished[i]:
                ended += 1
                alone[i] = Alone(boards, int(batch.deals[i]))


def played(boards: Boards, count: int, steps: int, **how: Any) -> list[bytes]:
    """Record the first two games on the way, under random play."""
    batch, streams = BatchEnvironment(boards, count, **how), new_streams(4, count)
    now, shown = batch.reset(), []
    for _ in range(steps):
        now = batch.step(random_actions(now.masks, streams))
        parts = (now.observations, now.masks, now.seats, now.rewards, now.points, now.finished, now.lengths)
        shown.append(b"".join(part[:2].tobytes() for part in parts))
    return shown


def test_a_game_depends_neither_on_threads_nor_on_its_neighbours() -> None:
    boards = board(2)
    alone = played(boards, 2, 500, seed=3, threads=1)
    assert played(boards, 7, 500, seed=3, threads=2) == alone
    assert played(boards, 9, 500, seed=3, threads=4, checked=False) == alone
    assert played(boards, 2, 500, seed=4, threads=1) != alone


def test_all_games_of_a_batch_are_dealt_differently_and_by_the_seed() -> None:
    batch = BatchEnvironment(board(2), 200, seed=-1)
    batch.reset()
    deals = batch.deals
    assert len(set(deals.tolist())) == 200
    assert (batch.reset().lengths == 0).all()
    assert (batch.deals == deals).all()
    other = BatchEnvironment(board(2), 200, seed=2**64)
    other.reset()
    assert not np.isin(other.deals, deals).any()


def test_deals_can_be_chosen() -> None:
    boards = board(3)
    batch = BatchEnvironment(boards, 3)
    chosen = np.array([5, 6, 5])
    now = batch.reset(deals=chosen)
    assert (batch.deals == chosen).all()
    for i, deal in enumerate(chosen.tolist()):
        assert now.observations[i].tobytes() == Alone(boards, deal).observation().tobytes()


def test_it_writes_into_the_arrays_it_is_given() -> None:
    batch, mine = BatchEnvironment(board(2), 4), TimeStep.empty(4)
    theirs = batch.reset()
    first = theirs.observations.copy()
    assert batch.step(theirs.masks.argmax(axis=1), into=mine) is mine
    assert mine.observations.any()
    assert (theirs.observations == first).all()


def test_an_illegal_action_is_refused_before_any_game_goes_on() -> None:
    batch = BatchEnvironment(board(2), 5, threads=2)
    now = batch.reset()
    before, shown = batch.states.tobytes(), now.observations.tobytes()
    actions = now.masks.argmax(axis=1)
    actions[3] = MOVE_CODES - 1
    with pytest.raises(IllegalActionError, match=r"Action 993 of game 3 is not legal for seat \d \(NOT_NOW\)"):
        batch.step(actions)
    actions[3], actions[4] = -1, MOVE_CODES
    with pytest.raises(IllegalActionError, match=r"Action -1 of game 3 is not legal .* \(UNKNOWN_MOVE\)"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    assert now.observations.tobytes() == shown


@pytest.mark.parametrize(
    "actions", [np.zeros(3, np.int32), np.zeros(4), np.zeros((4, 1), np.int32), np.full(4, 2**32), [None] * 4]
)
def test_actions_that_do_not_fit_are_refused(actions: Any) -> None:
    batch = BatchEnvironment(board(2), 4)
    batch.reset()
    with pytest.raises(BatchError, match=r"The array actions is .*; it must be int32 of shape \(4,\)"):
        batch.step(actions)


@pytest.mark.parametrize("name", TimeStep.__slots__)
def test_rooms_that_do_not_fit_are_refused(name: str) -> None:
    batch = BatchEnvironment(board(2), 4)
    arrays = {field: getattr(TimeStep.empty(4), field) for field in TimeStep.__slots__}
    with pytest.raises(BatchError, match=f"The array {name} is"):
        batch.reset(into=TimeStep(**{**arrays, name: arrays[name].astype(np.float64)}))
    arrays[name].flags.writeable = False
    with pytest.raises(BatchError, match="contiguous and writeable"):
        batch.reset(into=TimeStep(**arrays))


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(BatchError, match="0 games"):
        BatchEnvironment(board(2), 0)
    with pytest.raises(BatchError, match="0 threads"):
        BatchEnvironment(board(2), 1, threads=0)
    with pytest.raises(BatchError, match="call reset"):
        BatchEnvironment(board(2), 1).step(np.zeros(1, np.int32))


def test_random_actions_are_legal_and_even() -> None:
    masks = np.zeros((3000, MOVE_CODES), np.bool_)
    masks[:, [0, 500, MOVE_CODES - 1]] = True
    actions = random_actions(masks, new_streams(1, 3000))
    codes, times = np.unique(actions, return_counts=True)
    assert codes.tolist() == [0, 500, MOVE_CODES - 1]
    assert times.min() > 850


def test_random_actions_say_where_nothing_is_legal_and_what_does_not_fit() -> None:
    masks, streams = np.zeros((2, MOVE_CODES), np.bool_), new_streams(1, 2)
    assert random_actions(masks, streams).tolist() == [-1, -1]
    with pytest.raises(BatchError, match="The array streams"):
        random_actions(masks, streams[:1])
    with pytest.raises(BatchError, match="The array masks"):
        random_actions(masks[:, 1:], streams)
