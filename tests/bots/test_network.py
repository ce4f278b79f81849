"""The learned value: what it is told, what it makes of it, and the file it comes from."""

import hashlib
import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.properties.walk import Setting, Walk, walk
from tests.rules.table import Table
from utopia.bots.greedy.weights import MIND
from utopia.bots.levels.regent import Regent
from utopia.bots.network import weights as weights_module
from utopia.bots.network.facts import facts_of_position
from utopia.bots.network.forward import chance_of_seat
from utopia.bots.network.layout import (
    CARDS,
    FACT_NAMES,
    FACTS,
    FIRST,
    GENERAL,
    GUESTS_FOR_DISTRICT,
    HAND,
    LAST,
    MONUMENTS,
    NETWORK_MIND,
    OWN,
    PRIVILEGES,
    PROMISE,
    SCORE,
    SEEN,
    SEEN_OF_ALL,
    THREES,
    TRUST,
    TWOS,
)
from utopia.bots.network.weights import MANIFEST, SHAPES, WEIGHTS, NetworkError, network_weights, read_weights
from utopia.bots.quick import new_mind
from utopia.rules import Boards, States
from utopia.rules.model.steps import Phase
from utopia.training.files import write_arrays

SHIPPED = Path(weights_module.__file__).parent


def network_mind() -> NDArray[np.float64]:
    mind = np.zeros(NETWORK_MIND)
    mind[:MIND], mind[OWN:TRUST], mind[TRUST] = new_mind(), network_weights(), 1.0
    return mind


def facts(boards: Boards, states: States) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    mind, players = network_mind(), int(boards["players"][0])
    facts_of_position(boards, states, mind)
    return mind[SEEN : SEEN + players * FACTS].reshape(players, FACTS), mind[SEEN_OF_ALL : SEEN_OF_ALL + GENERAL]


def chances(boards: Boards, states: States) -> NDArray[np.float64]:
    mind = network_mind()
    return np.array([chance_of_seat(boards, states, seat, mind) for seat in range(int(boards["players"][0]))])


def plainly(own: NDArray[np.float64], general: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same network in NumPy."""
    with np.load(SHIPPED / WEIGHTS) as file:
        layer = {name: file[name].astype(float) for name in SHAPES}
    rivals = (own.sum(axis=0) - own) / (len(own) - 1)
    hidden = own @ layer["own"] + rivals @ layer["rivals"] + general @ layer["general"] + layer["first_bias"]
    worth = np.maximum(0, np.maximum(0, hidden) @ layer["second"] + layer["second_bias"]) @ layer["output"]
    powers = np.exp(worth - worth.max())
    return np.asarray(powers / powers.sum())


def positions(game: Walk) -> list[States]:
    """Some whole positions of a game, set up and not over."""
    found = [n for n in range(len(game)) if game.at(n)["round_number"][0] > 0 and game.at(n)["phase"][0] < Phase.OVER]
    return [game.at(n) for n in found[:: len(found) // 12]]


@pytest.mark.parametrize("seed", range(8))  # every number of players
def test_compiled_and_plain_networks_agree(seed: int) -> None:
    game = walk(Setting(seed))
    for states in positions(game):
        found = chances(game.boards, states)
        assert found == pytest.approx(plainly(*facts(game.boards, states)), abs=1e-9)
        assert found.sum() == pytest.approx(1)


@pytest.mark.parametrize("seed", range(16, 20))  # with random options too
def test_facts_are_of_the_size_of_one(seed: int) -> None:
    game = walk(Setting(seed))
    for states in positions(game):
        for found in facts(game.boards, states):
            assert np.isfinite(found).all()
            assert np.abs(found).max() < 60


def turned(states: States, players: int) -> States:
    """The same position with everybody one seat further."""
    after = states.copy()
    seats = np.arange(5)
    seats[:players] = (np.arange(players) + 1) % players
    for name in ("score", "gained", "taken", "princes", "supply", "bases", "privileges", "hand", "hand_size", "chosen"):
        after[name][0][seats] = states[name][0]
    after["at_least"][0][:, seats] = states["at_least"][0]
    for name in ("track", "owner", "wonder_owner", "turn"):
        old = states[name][0]
        after[name][0] = np.where(old >= 0, seats[old], old)
    acted = int(states["acted"][0])
    after["acted"][0] = sum(1 << int(seats[seat]) for seat in range(players) if acted >> seat & 1)
    return after


@pytest.mark.parametrize("seed", range(4))
def test_who_swaps_seats_swaps_chances(seed: int) -> None:
    game = walk(Setting(seed))
    players = len(game.seats)
    for states in positions(game):
        assert chances(game.boards, turned(states, players)) == pytest.approx(np.roll(chances(game.boards, states), 1))


def changed(table: Table, seat: int, *, by: Table) -> set[str]:
    """Names of the facts about a seat in which two tables differ."""
    before, after = (facts(each.boards, each.states)[0][seat] for each in (table, by))
    return {FACT_NAMES[i] for i in np.flatnonzero(before != after)}


def test_a_card_in_hand_changes_what_is_said_of_cards() -> None:
    table, other = Table(), Table()
    other.hand("red", "maya")
    own = facts(other.boards, other.states)[0][0]
    assert own[HAND] == pytest.approx(0.2)
    assert own[CARDS + 4] == pytest.approx(0.5)
    assert changed(table, 0, by=other) == {FACT_NAMES[HAND], FACT_NAMES[CARDS]}
    assert changed(table, 1, by=other) == set()


def test_the_facts_are_those_of_the_seat() -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.score(blue=20, red=10)
    table.own("red", "persian", "kite-market", "granary")
    own = facts(table.boards, table.states)[0]
    assert own[:, SCORE].tolist() == [0.5, 1.0, 0.0]
    assert own[0, MONUMENTS : MONUMENTS + 5].tolist() == [0, 0, 0, 2, 0]
    assert own[0, PROMISE] > 0 == own[1, PROMISE]
    assert own[:, FIRST].tolist() == [0, 1, 0]
    assert own[:, LAST].tolist() == [0, 0, 1]
    assert own[:, PRIVILEGES].tolist() == [2, 2, 2]


def test_princes_count_by_how_many_stand_together() -> None:
    table = Table().arrive("maya wind", "greek earth")
    wind = [d.id for d in table.map.districts if d.island == "wind"]
    table.princes("red", "maya", wind[0], 2)
    own = facts(table.boards, table.states)[0][0]
    assert (own[TWOS], own[THREES], own[GUESTS_FOR_DISTRICT]) == (1, 0, 1)
    table.princes("red", "maya", wind[0], 1)
    own = facts(table.boards, table.states)[0][0]
    assert (own[TWOS], own[THREES], own[GUESTS_FOR_DISTRICT]) == (0, 1, 0)


def test_the_shipped_weights_are_small_and_their_manifest_knows_them() -> None:
    manifest = json.loads((SHIPPED / MANIFEST).read_text("utf-8"))
    assert (SHIPPED / WEIGHTS).stat().st_size < 100_000
    assert manifest["digest"] == hashlib.sha256((SHIPPED / WEIGHTS).read_bytes()).hexdigest()
    assert manifest["shapes"] == {name: list(shape) for name, shape in SHAPES.items()}
    assert {"course", "losses", "versions", "games_for_each_number_of_players"} <= set(manifest)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (WEIGHTS, MANIFEST):
        shutil.copy(SHIPPED / name, tmp_path / name)
    return tmp_path


def sign(folder: Path) -> None:
    """Let the manifest know whatever lies there."""
    digest = hashlib.sha256((folder / WEIGHTS).read_bytes()).hexdigest()
    (folder / MANIFEST).write_text(json.dumps({"digest": digest}), "utf-8")


def test_sound_weights_are_read(folder: Path) -> None:
    assert (read_weights(folder) == network_weights()).all()


def test_a_bot_of_ones_own_judges_with_its_own_weights(folder: Path) -> None:
    write_arrays(folder / WEIGHTS, {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})
    sign(folder)

    class Blank(Regent):
        network = folder

    boards = Table().boards
    blank, usual = Blank(boards, 0), Regent(boards, 0)
    assert not blank._mind[OWN:TRUST].any()
    assert (usual._mind[OWN:TRUST] == network_weights()).all()


def test_foreign_weights_are_refused(folder: Path) -> None:
    write_arrays(folder / WEIGHTS, {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()})
    with pytest.raises(NetworkError, match=r"is not the file that manifest\.json beside it describes"):
        read_weights(folder)


def test_missing_and_broken_weights_are_refused(folder: Path) -> None:
    (folder / WEIGHTS).write_bytes((folder / WEIGHTS).read_bytes()[:1000])
    sign(folder)
    with pytest.raises(NetworkError, match="cannot be used as a network’s weights"):
        read_weights(folder)
    (folder / WEIGHTS).unlink()
    with pytest.raises(NetworkError, match="No such file"):
        read_weights(folder)


@pytest.mark.parametrize("spoil", ["shape", "number"])
def test_weights_of_another_network_are_refused(folder: Path, spoil: str) -> None:
    arrays = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    if spoil == "shape":
        arrays["second"] = arrays["second"][:-1]
    else:
        arrays["second"][0, 0] = np.nan
    write_arrays(folder / WEIGHTS, arrays)
    sign(folder)
    with pytest.raises(NetworkError, match="the array second does not fit this network"):
        read_weights(folder)
