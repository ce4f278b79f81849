"""A small network that looks at every pair of a civilization and a district in the same way.

The board has 5 x 24 such pairs and most moves name one, so what is learned of one pair serves all. Around it lies what
holds for a civilization, for an island and for the whole table. Written for JAX; for any number of players.
"""

from pathlib import Path
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from utopia.batch.parts import OBSERVATION_SIZE, PART
from utopia.rules import Boards, Phase, Step
from utopia.rules.model.material import DISTRICTS, ISLANDS, SEATS
from utopia.rules.model.moves import PAIR_FIRST, PAIR_SECOND

Array = jax.Array
Weights = dict[str, tuple[Array, Array]]

WIDTH: Final = 32
ON_PAIR: Final = 9
"""Outputs of a pair: enter, district, leave, move, add, anywhere, remove, and to here with 1 or 2 princes."""
ON_CIVILIZATION: Final = 9
"""Discard, one of two discards, turn from, turn into, raise, lower, pay, one of two that pay, take."""
ON_TABLE: Final = 2 + SEATS
"""Surprise, end, name each seat."""


class City:
    """The map as matrices, and the network over it."""

    def __init__(self, boards: Boards) -> None:
        board, bits = boards[0], np.arange(DISTRICTS)
        self.island = jnp.asarray(board["island_of"][:, None] == np.arange(ISLANDS), jnp.float32)
        self.reach = jnp.asarray(board["reachable"][:, None] >> bits & 1, jnp.float32)
        self.is_open = jnp.asarray(int(board["open_districts"]) >> bits & 1, jnp.float32)

    def new_weights(self, seed: int) -> Weights:
        """Weights to begin with."""
        pair, civilization, table = (x.shape[-1] for x in self.features(jnp.zeros((1, OBSERVATION_SIZE), jnp.int8)))
        sizes = {
            "pair": (pair + civilization + table, WIDTH),
            "table": (table + WIDTH, WIDTH),
            "around": (5 * WIDTH, WIDTH),
            "civilization": (civilization + 3 * WIDTH, WIDTH),
            "island": (WIDTH, 1),
            "pair_out": (WIDTH, ON_PAIR),
            "civilization_out": (WIDTH, ON_CIVILIZATION),
            "table_out": (3 * WIDTH, ON_TABLE),
            "value": (3 * WIDTH, WIDTH),
            "value_out": (WIDTH, 1),
        }
        dice = np.random.default_rng(seed)
        drawn = {name: dice.normal(0, (2 / size[0]) ** 0.5, size) for name, size in sizes.items()}
        small = {name: 0.1 if "out" in name or name == "island" else 1.0 for name in sizes}
        return {n: (jnp.asarray(w * small[n], jnp.float32), jnp.zeros(w.shape[1])) for n, w in drawn.items()}

    def __call__(self, weights: Weights, observations: Array) -> tuple[Array, Array]:
        """int8 [n, OBSERVATION_SIZE] -> logits [n, MOVE_CODES] and values [n]."""
        pair, civilization, table = self.features(observations)
        facts = [pair, civilization[:, :, None], table[:, None, None]]
        x = jax.nn.relu(_split(weights["pair"], facts))  # [n, civilization, district, WIDTH]
        everywhere = jax.nn.relu(_split(weights["table"], [table, x.mean((1, 2))]))
        on_island = jnp.einsum("ncdw,di,ei->new", x, self.island, self.island)[:, None] / DISTRICTS
        of_it = x.mean(2)
        around = [x, on_island, x.mean(1)[:, None], of_it[:, :, None], everywhere[:, None, None]]
        y = jax.nn.relu(_split(weights["around"], around))
        z = jax.nn.relu(_split(weights["civilization"], [civilization, of_it, y.mean(2), everywhere[:, None]]))
        whole = [everywhere, y.mean((1, 2)), z.max(1)]
        wonders = _split(weights["island"], [jnp.einsum("ncdw,di->niw", y, self.island)])[..., 0] / DISTRICTS
        value = _split(weights["value_out"], [jax.nn.relu(_split(weights["value"], whole))])[:, 0]
        on_pairs, on_civilizations = _split(weights["pair_out"], [y]), _split(weights["civilization_out"], [z])
        moving = jax.nn.one_hot(_part(observations, "action_civilization"), 5)
        return _in_order(on_pairs, on_civilizations, _split(weights["table_out"], whole), wonders, moving), value

    def features(self, o: Array) -> tuple[Array, Array, Array]:
        """Return the features of each pair [n, 5, 24, ...], each civilization [n, 5, ...] and the table [n, ...]."""
        return self._of_pairs(o), _of_civilizations(o), _of_table(o)

    def _of_pairs(self, o: Array) -> Array:
        princes, owner, monument = _part(o, "princes"), _part(o, "owner"), _part(o, "monument")
        mine, theirs = princes[:, 0], princes[:, 1:].max(1)
        together = self.island @ self.island.T
        kinds = [(jnp.minimum(p, 1) @ together > 0).sum(1) / 5 for p in (mine, theirs)]
        wonder = _part(o, "wonder_owner") @ self.island.T
        number = jnp.arange(DISTRICTS)
        start = jax.nn.one_hot(_part(o, "action_district"), DISTRICTS)
        drawn = jax.nn.one_hot(_part(o, "surprise_guest"), 20).reshape(-1, ISLANDS, 5)
        alike = [
            *(p > n for p in (mine, theirs) for n in range(3)),
            *(p / 3 for p in (mine, theirs)),
            *(p @ together / 5 for p in (mine, theirs)),
            *(p @ self.reach / 5 for p in (mine, theirs)),
            (mine[:, :, None] * self.reach).max(-1) / 3,
            *((_part(o, "open_guests"), drawn)[i].swapaxes(1, 2) @ self.island.T for i in (0, 1)),
            monument[:, None] == jnp.arange(5)[:, None],
            _part(o, "leaving")[..., None] == number,
        ]
        same = [monument < 0, owner == 0, owner > 0, *kinds, wonder == 0, wonder > 0]
        same += [_part(o, "value") / 4, jnp.broadcast_to(self.is_open, owner.shape), start, start @ self.reach]
        spread = [jnp.broadcast_to(f[:, None], mine.shape) for f in same]
        return jnp.stack([*alike, *spread], -1).astype(jnp.float32)


def _of_civilizations(o: Array) -> Array:
    hand, supply = _part(o, "own_hand"), _part(o, "supply")
    facts = [hand / 3, *(hand > n for n in range(4)), _part(o, "scale") / 5, _part(o, "scale") == 5]
    facts += [supply[:, 0] / 8, supply[:, 1:].max(1) / 8, _part(o, "monuments_left") / 7, _part(o, "turned")]
    facts += [_part(o, "discards") / 10, _part(o, "must_hold") / 5]
    facts += [_part(o, name)[:, None] == jnp.arange(5) for name in ("turned_into", "action_civilization")]
    return jnp.stack(facts, -1).astype(jnp.float32)


def _of_table(o: Array) -> Array:
    """Own numbers, the greatest of the others', and when it is."""
    owner, monument = _part(o, "owner"), _part(o, "monument")
    worth = jnp.where(monument >= 0, jnp.take_along_axis(_part(o, "scale"), jnp.maximum(monument, 0), 1), 0)
    prestige = jnp.stack([((owner == seat) * worth).sum(1) for seat in range(SEATS)], 1) / 10
    seats = [_part(o, name) / most for name, most in (("score", 30), ("bases", 8), ("privileges", 2), ("hand_size", 8))]
    seats += [prestige, *(_part(o, name) for name in ("acted", "surprised", "undecided"))]
    facts = [numbers for x in seats for numbers in (x[:, 0], x[:, 1:].max(1))]
    facts += [(_part(o, "score")[:, 0] - _part(o, "score")[:, 1:].max(1)) / 10, _part(o, "place")[:, 0] == 0]
    facts += [_part(o, "round") / 10, _part(o, "pile_size") / 50, _part(o, "turn") == 0, _part(o, "players") / 5]
    whens = (("step", len(Step)), ("phase", len(Phase)), ("lap", 4))
    when = [jax.nn.one_hot(_part(o, name), size) for name, size in whens]
    return jnp.concatenate([jnp.stack(facts, -1).astype(jnp.float32), *when], -1)


def _part(o: Array, name: str) -> Array:
    part = PART[name]
    return o[:, part.offset : part.offset + part.size].reshape(-1, *part.shape).astype(jnp.int32)


def _split(layer: tuple[Array, Array], inputs: list[Array]) -> Array:
    """A dense layer over inputs laid end to end; each is multiplied before it is spread over the others' axes."""
    matrix, bias = layer
    ends = np.cumsum([x.shape[-1] for x in inputs])[:-1]
    return sum((x @ m for x, m in zip(inputs, jnp.split(matrix, ends), strict=True)), bias)


def _in_order(pair: Array, of_civilization: Array, table: Array, wonders: Array, moving: Array) -> Array:
    """Logits in the order of the move codes."""
    n = len(table)
    kinds = [pair[..., i].reshape(n, -1) for i in range(7)]
    to = jnp.einsum("ncdk,nc->ndk", pair[..., 7:], moving).reshape(n, -1)
    c = [of_civilization[..., i] for i in range(ON_CIVILIZATION)]
    two, pay_two = (c[i][:, PAIR_FIRST] + c[i][:, PAIR_SECOND] for i in (1, 7))
    privilege = (c[2][:, :, None] + c[3][:, None]).reshape(n, -1)
    take = jnp.repeat(c[8], ISLANDS, 1)
    welcoming = [kinds[0], take, table[:, :1], table[:, 2:], table[:, 1:2]]
    cards = [kinds[1], wonders, kinds[2], c[0], two, privilege]
    acting = [kinds[3], to, kinds[4], kinds[5], kinds[6], c[4], c[5], c[6], pay_two]
    return jnp.concatenate([*welcoming, *cards, *acting], -1)


def save(weights: Weights, file: Path) -> None:
    """Half the digits are kept."""
    arrays = {f"{name} {i}": np.asarray(x, np.float16) for name, layer in weights.items() for i, x in enumerate(layer)}
    np.savez_compressed(file, allow_pickle=False, **arrays)


def load(file: Path) -> Weights:
    """Weights as they were saved."""
    with np.load(file) as arrays:
        whole = {name: jnp.asarray(arrays[name], jnp.float32) for name in arrays.files}
    names = dict.fromkeys(name.split()[0] for name in whole)
    return {name: (whole[f"{name} 0"], whole[f"{name} 1"]) for name in names}
