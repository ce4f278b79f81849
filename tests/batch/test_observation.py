"""An observation holds what the seat may know, in the order of its parts, and nothing else."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.properties.test_views import shuffled, view_of, viewers
from tests.properties.walk import Setting, Walk, games, walk
from utopia.batch.observation import OBSERVATION_SIZE, PARTS, ObservationError, describe, observe
from utopia.rules import NOBODY, SPECTATOR, Phase, States

SAMPLED = 0.05
CLIPPED = 127
SAME = (
    *("players", "phase", "step", "interrupted_step", "lap", "end_reason", "draws_left", "surprise_guest", "scale"),
    *("monuments_left", "monument", "pile_size", "discards", "turned_into", "turned", "action_civilization"),
    *("action_district", "action_raises", "wonder_island", "leaving"),
)
OPTIONS = (
    *("value", "surprise_guest_returns", "live_order", "start_rotation", "named_player_may_build"),
    *("wonder_pays_own_district", "scale_cards", "component_limits", "final_tie"),
)


def observed(game: Walk, states: States, seat: int) -> NDArray[np.int8]:
    out = np.full(OBSERVATION_SIZE, 99, np.int8)
    observe(game.boards, states, seat, out)
    return out


def looks(game: Walk) -> list[tuple[int, int]]:
    """Some positions, the last among them, each with every viewer."""
    return [(n, viewer) for n in [*game.sample(SAMPLED), len(game) - 1] for viewer in viewers(game)]


def test_parts_lie_one_behind_the_other() -> None:
    ends = np.cumsum([part.size for part in PARTS])
    assert [part.offset for part in PARTS] == [0, *ends[:-1]]
    assert ends[-1] == OBSERVATION_SIZE
    assert len({part.name for part in PARTS}) == len(PARTS)


@games
def test_a_view_says_as_much_as_the_whole_position(setting: Setting) -> None:
    game = walk(setting)
    for n, viewer in looks(game):
        view = view_of(game, game.at(n), viewer)
        assert observed(game, game.at(n), viewer).tobytes() == observed(game, view, viewer).tobytes()


@games
def test_nothing_hidden_changes_an_observation(setting: Setting) -> None:
    game, dice = walk(setting), random.Random(setting.seed)
    for n, viewer in looks(game):
        other = shuffled(game, n, viewer, dice)
        assert observed(game, game.at(n), viewer).tobytes() == observed(game, other, viewer).tobytes()


@games
def test_every_number_lies_in_its_bounds(setting: Setting) -> None:
    game = walk(setting)
    for n, viewer in looks(game):
        parts = describe(observed(game, game.at(n), viewer))
        for part in PARTS:
            assert part.low <= parts[part.name].min() <= parts[part.name].max() <= part.high, part.name


@games
def test_what_is_said_is_so(setting: Setting) -> None:
    """Read from the record by other words than the compiled ones."""
    game = walk(setting)
    for n, viewer in looks(game):
        said = describe(observed(game, game.at(n), viewer))
        expected = told(game, game.at(n)[0], viewer)
        assert said.keys() == expected.keys()
        for name, value in expected.items():
            assert np.array_equal(said[name], value), name


def told(game: Walk, state: Any, viewer: int) -> dict[str, Any]:
    order = [(seat + viewer) % len(game.seats) for seat in game.seats] if viewer != SPECTATOR else list(game.seats)
    order += range(len(game.seats), 5)
    distance = {NOBODY: NOBODY, **{seat: i for i, seat in enumerate(order)}}
    flags = {name: [state[name] >> seat & 1 for seat in order] for name in ("acted", "surprised", "undecided")}
    seats = {name: distance[int(state[name])] for name in ("turn", "named", "round_first")}
    by_seat = {name: state[name][order] for name in ("princes", "supply", "bases", "privileges", "hand_size")}
    by_kind = {name: state[name].reshape(4, 5) for name in ("bag", "open_guests", "surprise_taken")}
    return {
        **flags,
        **seats,
        **by_seat,
        **by_kind,
        **{name: state[name] for name in SAME},
        **{name: game.boards[name][0] for name in OPTIONS},
        **told_of_seats(game, state, order),
        "own_seat": viewer,
        "round": state["round_number"],
        "taken": state["taken"][order].reshape(5, 4, 5),
        "owner": [distance[int(seat)] for seat in state["owner"]],
        "wonder_owner": [distance[int(seat)] for seat in state["wonder_owner"]],
        "own_hand": [-1] * 5 if viewer == SPECTATOR else state["hand"][viewer],
        "own_chosen": [0] * 5 if viewer == SPECTATOR else state["chosen"][viewer],
        "must_hold": state["must_hold"][viewer],
        "target": min(int(game.boards["target"][0]), CLIPPED),
    }


def told_of_seats(game: Walk, state: Any, order: list[int]) -> dict[str, Any]:
    track = state["track"][: len(game.seats)].tolist() if state["phase"] != Phase.SETUP else []
    lap = state["lap_order"][: len(game.seats)].tolist() if state["lap"] > 0 else []
    return {
        "score": [min(int(state["score"][seat]), CLIPPED) if seat in track else 0 for seat in order],
        "place": [track.index(seat) if seat in track else -1 for seat in order],
        "lap_place": [lap.index(seat) if seat in lap else -1 for seat in order],
    }


def test_points_beyond_a_byte_are_cut() -> None:
    game = walk(Setting(1))
    states = game.at(len(game) - 1).copy()
    states["score"][0, 0] = 300
    parts = describe(observed(game, states, 0))
    assert parts["score"][0] == CLIPPED
    assert parts["phase"] == Phase.OVER


def test_many_observations_are_described_together() -> None:
    parts = describe(np.zeros((7, 3, OBSERVATION_SIZE), np.int8))
    assert parts["princes"].shape == (7, 3, 5, 5, 24)
    assert parts["players"].shape == (7, 3)


@pytest.mark.parametrize(
    "out",
    [
        np.zeros(OBSERVATION_SIZE, np.float32),
        np.zeros(OBSERVATION_SIZE + 1, np.int8),
        np.zeros(2 * OBSERVATION_SIZE, np.int8)[::2],
    ],
)
def test_an_array_that_does_not_fit_is_refused(out: Any) -> None:
    game = walk(Setting(1))
    with pytest.raises(ObservationError, match=f"contiguous int8 array of shape \\({OBSERVATION_SIZE},\\)"):
        observe(game.boards, game.at(0), 0, out)
    with pytest.raises(ObservationError, match="in its last dimension"):
        describe(np.zeros(OBSERVATION_SIZE - 1, np.int8))


@pytest.mark.parametrize("seat", [-1, 3, 6])
def test_a_seat_where_nobody_sits_sees_nothing(seat: int) -> None:
    game = walk(Setting(1))
    with pytest.raises(ObservationError, match=f"seat {seat} here: seats are 0 to 2, and 5 is a spectator"):
        observed(game, game.at(0), seat)
