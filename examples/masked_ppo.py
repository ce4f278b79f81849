"""Masked PPO (Schulman et al. 2017) against bots, in one file on Gymnasium's vector API; needs utopia[envs,train].

    python examples/masked_ppo.py --decisions 2000000 --opponents apprentice,mason --weights ppo.npz
    utopia arena --seats examples/learn_to_play.py:Learned,apprentice --games 40

Written as CleanRL writes its programs: all that happens stands here, from top to bottom; only the network is that of
`city_network.py`. Nothing but `make_vec`, masks and rewards ties it to this game. The same seed and options give the
same weights on the same machine. `--begin` goes on from weights; those of `learn_to_play.py` fit, and the other way.
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax
from city_network import Array, City, Weights, load, save
from evaluation import boards

PLAYERS: Final = 2
TABLES: Final = 64
STEPS: Final = 64
"""Decisions at each table from one lesson to the next."""
EPOCHS, BATCH = 2, 256
CLIP, ENTROPY, TRACE = 0.2, 0.005, 0.95
POINT: Final = 1 / 20
"""Reward of a point ahead, in wins."""
GAMES: Final = 100
"""Of one examination."""
optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(5e-4, eps=1e-5))


def tables(opponents: Any, count: int, shaping: float = 0.0) -> Any:
    """Tables of one learner on a seat that is drawn anew for every game; who has ended begins anew in the same step."""
    return gymnasium.make_vec(
        "utopia.envs:Utopia-v0",
        num_envs=count,
        players=PLAYERS,
        opponents=opponents,
        seat=None,
        shaping=shaping,
        autoreset_mode="SameStep",
    )


@partial(jax.jit, static_argnums=0)
def masked(city: City, weights: Weights, shown: dict[str, Array]) -> tuple[Array, Array]:
    """Log-probabilities of the legal actions, and values."""
    logits, values = city(weights, shown["observation"])
    return jax.nn.log_softmax(jnp.where(shown["action_mask"] == 1, logits, -1e9)), values


def loss(city: City, weights: Weights, lesson: dict[str, Any]) -> Array:
    """The clipped objective of PPO, with the errors of the values and the entropy."""
    logits, values = masked(city, weights, lesson)
    likely = jnp.take_along_axis(logits, lesson["actions"][:, None], 1)[:, 0]
    ratio, gain = jnp.exp(likely - lesson["likely"]), lesson["advantages"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -jnp.where(lesson["action_mask"] == 1, jnp.exp(logits) * logits, 0).sum(1).mean()
    wrong: Array = ((values - lesson["returns"]) ** 2).mean() / 2
    return wrong - better - ENTROPY * entropy


@partial(jax.jit, static_argnums=0)
def improve(city: City, weights: Weights, memory: Any, lesson: dict[str, Any]) -> tuple[Weights, Any]:
    """One step of descent."""
    slope = jax.grad(partial(loss, city))(weights, lesson)
    change, memory = optimizer.update(slope, memory)
    return optax.apply_updates(weights, change), memory


def learn(city: City, weights: Weights, opponents: Any, decisions: int, seed: int) -> Weights:
    """Play and learn, for so many decisions."""
    many, dice, key = tables(opponents, TABLES, POINT), np.random.default_rng(seed), jax.random.key(seed)
    memory, began = optimizer.init(weights), time.process_time()
    shown, _ = many.reset(seed=seed)
    won: list[float] = []
    for lesson_number in range(decisions // (TABLES * STEPS)):
        played: list[dict[str, Any]] = []
        for _ in range(STEPS):
            key, lot = jax.random.split(key)
            logits, values = masked(city, weights, shown)
            actions = np.asarray(jax.random.categorical(lot, logits))
            likely = np.asarray(logits)[np.arange(TABLES), actions]
            following, rewards, ended, _, infos = many.step(actions)
            played.append({**shown, "actions": actions, "likely": likely, "rewards": rewards})
            played[-1] |= {"values": np.asarray(values), "ended": ended}
            won += (infos["rewards"][ended, infos["final_info"]["seat"][ended]] > 0).tolist() if ended.any() else []
            shown = following
        lesson = {name: np.stack([step[name] for step in played]) for name in played[0]}
        last = np.asarray(masked(city, weights, shown)[1])
        lesson["advantages"] = advantages(lesson, last)
        lesson["returns"] = lesson["advantages"] + lesson["values"]
        flat = {name: numbers.reshape(-1, *numbers.shape[2:]) for name, numbers in lesson.items()}
        for _ in range(EPOCHS):
            for rows in dice.permutation(TABLES * STEPS).reshape(-1, BATCH):
                weights, memory = improve(
                    city, weights, memory, {name: numbers[rows] for name, numbers in flat.items()}
                )
        if lesson_number % 10 == 9:
            share = f"{np.mean(won[-200:]):.0%} of the last games" if won else "no game is over"
            done, minutes = (lesson_number + 1) * TABLES * STEPS, (time.process_time() - began) / 60
            print(f"{done:9,} decisions, {minutes:4.1f} min of processor time: ahead in {share}", flush=True)
    return weights


def advantages(lesson: dict[str, Any], last: Any) -> Any:
    """Generalized advantage estimation; rewards are not discounted."""
    found, advantage, following = np.zeros_like(lesson["values"]), np.zeros(TABLES, np.float32), last
    for step in reversed(range(STEPS)):
        goes_on = 1.0 - lesson["ended"][step]
        surprise = lesson["rewards"][step] + goes_on * following - lesson["values"][step]
        found[step] = advantage = surprise + TRACE * goes_on * advantage
        following = lesson["values"][step]
    return found.astype(np.float32)


def examine(city: City, weights: Weights, opponents: Any, games: int, seed: int) -> float:
    """The share of games won by the likeliest moves: the first game of each of so many tables."""
    many = tables(opponents, games)
    shown, _ = many.reset(seed=seed)
    running, won = np.ones(games, bool), 0.0
    while running.any():
        shown, rewards, ended, *_ = many.step(np.asarray(masked(city, weights, shown)[0]).argmax(axis=1))
        won += (rewards[running & ended] > 0).sum()
        running &= ~ended
    return float(won / games)


def main() -> None:
    """Learn, save, and show what was learned."""
    options = argparse.ArgumentParser(description="Learn to play Utopia with two players by masked PPO.")
    options.add_argument("--decisions", type=int, default=1_000_000)
    options.add_argument("--opponents", default="random,mason", help="bots, one of which is drawn for every game")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--begin", type=Path, help="go on from these weights")
    options.add_argument("--weights", type=Path, help="where to save what was learned")
    options.add_argument("--against", default="random,apprentice,mason", help="whom to play at the end")
    options.add_argument("--games", type=int, default=GAMES, help="against each of them")
    chosen = options.parse_args()
    city = City(boards())
    weights = load(chosen.begin) if chosen.begin else city.new_weights(chosen.seed)
    mix = dict.fromkeys(chosen.opponents.split(","), 1)
    weights = learn(city, weights, mix, chosen.decisions, chosen.seed)
    if chosen.weights:
        save(weights, chosen.weights)
    for name in filter(None, chosen.against.split(",")):
        share = examine(city, weights, name, chosen.games, chosen.seed + 1)
        print(f"against {name}: {share:.0%} of {chosen.games} games won", flush=True)


if __name__ == "__main__":
    main()
