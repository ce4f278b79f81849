"""A program that learns to play with two players, on one core: by imitation first, then against itself.

    python examples/learn_to_play.py --minutes 15
    utopia arena --seats examples/learn_to_play.py:Learned,apprentice --games 40

First it sees what `mason` would do, in games played half by mason and half by itself (DAgger: Ross et al. 2011); then
it plays against itself and does more of what brought points and wins (PPO: Schulman et al. 2017). At the end it plays
`apprentice` and `mason` on the fixed deals of `evaluation.py`. Minutes are of processor time.
"""

import argparse
import time
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from evaluation import Policy, boards, bot_policy, evaluate
from numpy.typing import NDArray

from utopia.batch.environment import BatchEnvironment
from utopia.batch.observation import OBSERVATION_SIZE, observe
from utopia.batch.timestep import TimeStep
from utopia.bots import Budget, Moves, Stream
from utopia.extras import extra
from utopia.rules import MOVE_CODES, Boards, States

with extra("train"):
    import jax
    import jax.numpy as jnp
    import optax
    from city_network import Array, City, Weights, load, save

WEIGHTS: Final = Path(__file__).with_name("learned.npz")
GAMES: Final = 256
MEMORY: Final = 120
"""Steps of all games that imitation remembers."""
STEPS: Final = 64
"""Steps from one lesson of self-play to the next."""
ONLY_VALUES: Final = 3
"""Lessons at first that leave the play as it is and teach what positions are worth."""
EPOCHS: Final = 2
BATCH: Final = 128
"""Decisions of one step of descent; more do not fit the cache of a core."""
DESCENTS: Final = 3
"""Steps of descent for one step of imitation."""
CLIP: Final = 0.2
ENTROPY: Final = 0.005
TRACE: Final = 0.95
"""λ of generalized advantage estimation; rewards are not discounted."""
POINT: Final = 1 / 20
"""A point ahead, in wins: points come often, a win comes once."""
NEVER: Final = -1e9


@dataclass(frozen=True)
class Learner:
    """A network, its weights and how they change."""

    city: City
    imitating = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
    improving = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(3e-4, eps=1e-5))

    @cached_property
    def play(self) -> Any:
        """(weights, key, observations, masks) -> actions by lot, their log-probabilities, values."""

        def play(weights: Weights, key: Array, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
            logits, values = self.city(weights, observations)
            logits = jax.nn.log_softmax(jnp.where(masks, logits, NEVER))
            actions = jax.random.categorical(key, logits)
            return actions, _at(logits, actions), values

        return jax.jit(play)

    @cached_property
    def best(self) -> Any:
        """(weights, observations, masks) -> the likeliest legal action of each game."""
        return jax.jit(lambda w, o, masks: jnp.where(masks, self.city(w, o)[0], NEVER).argmax(1))

    @cached_property
    def imitate(self) -> Any:
        """One step towards the actions that the teacher named."""

        def loss(weights: Weights, observations: Array, masks: Array, actions: Array) -> Array:
            logits, _ = self.city(weights, observations)
            return -_at(jax.nn.log_softmax(jnp.where(masks, logits, NEVER)), actions).mean()

        return jax.jit(partial(_descend, self.imitating, loss))

    @cached_property
    def improve(self) -> Any:
        """One step of PPO."""

        def loss(weights: Weights, lesson: dict[str, Array], plays: Array) -> Array:
            logits, values = self.city(weights, lesson["observations"])
            logits = jax.nn.log_softmax(jnp.where(lesson["masks"], logits, NEVER))
            ratio = jnp.exp(_at(logits, lesson["actions"]) - lesson["likely"])
            gain = lesson["advantages"]
            better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -jnp.where(lesson["masks"], jnp.exp(logits) * logits, 0).sum(1).mean()
            return ((values - lesson["returns"]) ** 2).mean() / 2 - plays * (better + ENTROPY * entropy)

        return jax.jit(partial(_descend, self.improving, loss))


def _at(logits: Array, actions: Array) -> Array:
    return jnp.take_along_axis(logits, actions[:, None], 1)[:, 0]


def _descend(rule: Any, loss: Any, weights: Weights, memory: Any, *facts: Any) -> tuple[Weights, Any, Array]:
    value, slope = jax.value_and_grad(loss)(weights, *facts)
    change, memory = rule.update(slope, memory)
    return optax.apply_updates(weights, change), memory, value


class Clock:
    """Processor time, which other programs on the machine do not use up."""

    def __init__(self, minutes: float) -> None:
        self._began, self._seconds = time.process_time(), 60 * minutes

    def is_over(self) -> bool:
        """Return whether the minutes are used up."""
        return time.process_time() - self._began >= self._seconds

    def __str__(self) -> str:
        return f"{(time.process_time() - self._began) / 60:5.1f} min"


def learn_from(teacher: Policy, learner: Learner, weights: Weights, minutes: float, seed: int) -> Weights:
    """Imitation: the teacher plays the even games, the pupil the odd ones; the teacher's answer counts everywhere."""
    batch, clock, dice = BatchEnvironment(boards(), GAMES, seed), Clock(minutes), np.random.default_rng(seed)
    now, rule, step, losses = batch.reset(), learner.imitating.init(weights), 0, [0.0]
    seen = np.zeros((MEMORY, GAMES, OBSERVATION_SIZE), np.int8), np.zeros((MEMORY, GAMES, MOVE_CODES), np.bool_)
    said = np.zeros((MEMORY, GAMES), np.int32)
    while not clock.is_over():
        answers = teacher(batch, now, np.arange(GAMES))
        actions = np.array(learner.play(weights, jax.random.key(step), now.observations, now.masks)[0])
        actions[::2] = answers[::2]
        room = step % MEMORY
        seen[0][room], seen[1][room], said[room] = now.observations, now.masks, answers
        for _ in range(DESCENTS):
            rows, columns = dice.integers(min(step + 1, MEMORY), size=BATCH), dice.integers(GAMES, size=BATCH)
            remembered = seen[0][rows, columns], seen[1][rows, columns], said[rows, columns]
            weights, rule, loss = learner.imitate(weights, rule, *remembered)
            losses.append(float(loss))
        now, step = batch.step(actions), step + 1
        if step % 100 == 0:
            print(f"{clock}  imitation, step {step}: loss {np.mean(losses[-100 * DESCENTS :]):.3f}", flush=True)
    return weights


def play_oneself(learner: Learner, weights: Weights, minutes: float, seed: int) -> Weights:
    """Self-play: all seats are the learner's."""
    batch, clock, dice = BatchEnvironment(boards(), GAMES, seed), Clock(minutes), np.random.default_rng(seed)
    rooms = [TimeStep.empty(GAMES) for _ in range(STEPS + 1)]
    rule, lessons, key = learner.improving.init(weights), 0, jax.random.key(seed)
    batch.reset(into=rooms[-1])
    while not clock.is_over():
        rooms[0], rooms[-1] = rooms[-1], rooms[0]
        choices = []
        for now, then in pairwise(rooms):
            key, lot = jax.random.split(key)
            choices.append([np.array(x) for x in learner.play(weights, lot, now.observations, now.masks)])
            batch.step(choices[-1][0], into=then)
        last = learner.play(weights, key, rooms[-1].observations, rooms[-1].masks)[2]
        lesson, losses = _lesson(rooms, choices, np.array(last)), []
        for _ in range(EPOCHS):
            for part in dice.permutation(STEPS * GAMES).reshape(-1, BATCH):
                drawn = {name: numbers[part] for name, numbers in lesson.items()}
                weights, rule, loss = learner.improve(weights, rule, drawn, float(lessons >= ONLY_VALUES))
                losses.append(float(loss))
        lessons += 1
        print(f"{clock}  self-play, lesson {lessons}: loss {np.mean(losses):.3f}", flush=True)
    return weights


def _lesson(rooms: list[TimeStep], choices: list[list[NDArray[Any]]], last: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The moves, and their advantage over the expectation: from the first seat, then from the acting one."""
    side = np.array([1 - 2 * now.seats.astype(np.float32) for now in rooms])
    values = side * np.array([*(choice[2] for choice in choices), last])
    advantage, advantages = np.zeros(GAMES, np.float32), np.zeros_like(values[:-1])
    for step in reversed(range(STEPS)):
        then = rooms[step + 1]
        gained = (then.points[:, 0] - then.points[:, 1]) * POINT + then.rewards[:, 0] - then.rewards[:, 1]
        goes_on = 1 - then.finished
        surprise = gained + goes_on * values[step + 1] - values[step]
        advantages[step] = advantage = surprise + TRACE * goes_on * advantage
    returns, advantages = side[:-1] * (advantages + values[:-1]), side[:-1] * advantages
    lesson = {
        "observations": np.stack([now.observations for now in rooms[:-1]]),
        "masks": np.stack([now.masks for now in rooms[:-1]]),
        "actions": np.stack([choice[0] for choice in choices]),
        "likely": np.stack([choice[1] for choice in choices]),
        "advantages": (advantages - advantages.mean()) / advantages.std(),
        "returns": returns,
    }
    return {name: numbers.reshape(STEPS * GAMES, *numbers.shape[2:]) for name, numbers in lesson.items()}


class Learned:
    """The learned policy as a bot: the likeliest move."""

    def __init__(self, boards: Boards, seat: int) -> None:
        self._boards, self._seat, self._learner = boards, seat, Learner(City(boards))
        self._weights = load(WEIGHTS)
        self._seen, self._mask = np.zeros(OBSERVATION_SIZE, np.int8), np.zeros(MOVE_CODES, np.bool_)

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - the protocol's
        """The move that the network finds likeliest."""
        observe(self._boards, view, self._seat, self._seen)
        self._mask[:] = False
        self._mask[moves] = True
        return int(self._learner.best(self._weights, self._seen[None], self._mask[None])[0])


def policy_of(learner: Learner, weights: Weights) -> Policy:
    """For many games at a time."""
    return lambda _, now, games: np.array(learner.best(weights, now.observations, now.masks), np.int32)[games]


def main() -> None:
    """Learn, save, and show what was learned."""
    options = argparse.ArgumentParser(description="Learn to play Utopia with two players.")
    options.add_argument("--minutes", type=float, default=15, help="of processor time for learning")
    options.add_argument("--imitation", type=float, default=0.5, help="share of the time that goes into imitation")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--begin", type=Path, help="go on from these weights")
    options.add_argument("--weights", type=Path, default=WEIGHTS, help="where to save what was learned")
    options.add_argument("--deals", type=int, help="play only so many of the deals at the end")
    chosen = options.parse_args()
    learner = Learner(City(boards()))
    weights = load(chosen.begin) if chosen.begin else learner.city.new_weights(chosen.seed)
    minutes = chosen.minutes * chosen.imitation
    weights = learn_from(bot_policy("mason"), learner, weights, minutes, chosen.seed)
    weights = play_oneself(learner, weights, chosen.minutes - minutes, chosen.seed)
    save(weights, chosen.weights)
    for name in ("apprentice", "mason"):
        score = evaluate(policy_of(learner, weights), bot_policy(name), chosen.deals)
        print(f"against {name}: {score}")


if __name__ == "__main__":
    main()
