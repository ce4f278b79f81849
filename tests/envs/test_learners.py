"""Any number of learners at each of many tables, against any bots, in each mode of beginning anew."""

import pytest

pytest.importorskip("gymnasium")

from collections import Counter
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from utopia.batch.observation import OBSERVATION_SIZE, observe
from utopia.bots import BotError, Budget, Moves, Stream
from utopia.bots.levels.mason import Mason
from utopia.bots.quick import RandomBot
from utopia.chance.stepping import Stepper
from utopia.envs.gymnasium import UtopiaEnv
from utopia.envs.many_tables import ASKED_SEAT, BOT
from utopia.envs.rewards import final_rewards
from utopia.envs.setting import EnvironmentFaultError
from utopia.envs.vector import UtopiaVectorEnv
from utopia.rules import MOST_MOVES, States, legal_moves, who_decides


def some_moves(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """Draw a legal action for each table; 0 where none is."""
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def check_shown(many: UtopiaVectorEnv, shown: dict[str, Any], infos: dict[str, Any]) -> None:
    """What is shown is the view of the learner that the rules ask."""
    boards, seen, moves = many._setting.boards, np.zeros(OBSERVATION_SIZE, np.int8), np.zeros(MOST_MOVES, np.int32)
    for table in range(many.num_envs):
        states, seat = many._states[table : table + 1], int(infos["seat"][table])
        observe(boards, states, seat, seen)
        assert (seen == shown["observation"][table]).all()
        if shown["action_mask"][table].any():
            assert seat == int(who_decides(boards, states))
            assert infos["learners"][table, seat]
            count = legal_moves(boards, states, seat, moves)
            assert np.flatnonzero(shown["action_mask"][table]).tolist() == moves[:count].tolist()


@pytest.mark.parametrize(("players", "edition"), [(2, "fr"), (3, "it"), (4, "en"), (5, "de")])
def test_all_seats_learn_and_the_game_is_that_of_its_deal(players: int, edition: str) -> None:
    many = UtopiaVectorEnv(1, players, edition=edition, seat="all", target=8, shaping=0.01)
    dice = np.random.default_rng(players)
    shown, infos = many.reset(seed=players)
    alone = Stepper(many._setting.boards, int(many.deals[0]))
    total, ended = np.zeros(players), np.zeros(1, bool)
    while not ended[0]:
        check_shown(many, shown, infos)
        actions, seat = some_moves(shown["action_mask"], dice), int(infos["seat"][0])
        alone.step(int(actions[0]))
        shown, rewards, ended, _, infos = many.step(actions)
        assert rewards[0] == infos["rewards"][0, seat]
        assert infos["rewards"].sum() == pytest.approx(0)
        total += infos["rewards"][0]
    assert alone.states.tobytes() == many._states[:1].tobytes()
    scores = alone.states["score"][0, :players].astype(float)
    others = (scores.sum() - scores) / (players - 1)
    assert total == pytest.approx(
        np.array(final_rewards(many._setting.boards, alone.states)) + 0.01 * (scores - others)
    )


@pytest.mark.parametrize(
    ("settings", "counts"),
    [
        ({"seat": (2, 0), "opponents": ("mason", "random")}, {(True, False, True, False): 40}),
        ({"seat": None, "learners": 3, "opponents": "random"}, {}),
    ],
)
def test_several_seats_learn(settings: dict[str, Any], counts: dict[tuple[bool, ...], int]) -> None:
    many = UtopiaVectorEnv(40, 4, target=5, **settings)
    shown, infos = many.reset(seed=1)
    who = Counter(map(tuple, infos["learners"].tolist()))
    assert set(map(sum, who)) == {2 if counts else 3}
    assert dict(who) == counts or len(who) == 4, "each of the seats was left out at some table"
    dice, asked = np.random.default_rng(1), set()
    for _ in range(30):
        shown, *_, infos = many.step(some_moves(shown["action_mask"], dice))
        asked |= set(infos["seat"].tolist())
    check_shown(many, shown, infos)
    assert asked == ({0, 2} if counts else {0, 1, 2, 3})


def test_a_bot_asked_from_outside_plays_as_the_compiled_one() -> None:
    """By its name, by its class, and in a mix of one."""
    traces = []
    bots: list[Any] = ["mason", Mason, {"mason": 2}]
    for opponents in bots:
        many = UtopiaVectorEnv(3, 3, opponents=opponents, seat=1, target=5)
        shown, _ = many.reset(seed=4)
        dice = np.random.default_rng(4)
        for _ in range(60):
            shown, *_ = many.step(some_moves(shown["action_mask"], dice))
        traces.append(many._states[:3].tobytes())
    assert len(set(traces)) == 1


class Watcher:
    """The first legal move; notes its views."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - the protocol's
        self.hands.append(view["hand"][0].sum(axis=1).tolist())
        return int(moves[0])


def test_a_bot_that_is_made_plays_all_its_seats_and_sees_only_theirs() -> None:
    watcher = Watcher()
    many = UtopiaVectorEnv(2, 3, opponents=watcher)
    some_steps(many, 40)
    assert set(many._notes[:, ASKED_SEAT].tolist()) <= {1, 2}
    assert len(watcher.hands) > 20
    for hands in watcher.hands:
        assert hands[0] <= 0, "the learner's hand stays hidden"


def test_searching_bots_play_at_many_tables() -> None:
    seen = []
    for _ in range(2):
        many = gymnasium.make_vec("utopia.envs:Utopia-v0", num_envs=2, players=2, opponents="envoy")
        shown, _ = many.reset(seed=1)
        for _ in range(6):
            shown, *_ = many.step(shown["action_mask"].argmax(axis=1))
        seen.append(shown["observation"].tobytes())
    assert seen[0] == seen[1]


def test_a_mix_is_drawn_anew_for_every_game() -> None:
    many = UtopiaVectorEnv(300, 3, opponents={"random": 3, "greedy": 1}, target=1)
    many.reset(seed=1)
    greedy = (many._notes[:, BOT + 1 : BOT + 3] == 1).mean()
    assert 0.19 < greedy < 0.31
    env = UtopiaEnv(3, opponents=({"random": 1, RandomBot: 1, "mason": 2}, "greedy"))
    drawn: Counter[str] = Counter()
    for seed in range(60):
        env.reset(seed=seed)
        names = [env._opponents._lineup.names[number] for number, _ in env._opponents._bots.values()]
        assert names[1] == "greedy"
        drawn[names[0]] += 1
    assert drawn.keys() == {"random", "RandomBot", "mason"}
    assert 18 < drawn["mason"] < 42


def test_a_bot_that_answers_nonsense_is_named() -> None:
    class Bad(Watcher):
        def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
            return -5

    many = UtopiaVectorEnv(1, 2, opponents={Bad(): 1}, seat=1)
    with pytest.raises(EnvironmentFaultError, match=r"the bot Bad answered with what is not legal\. Action -5"):
        some_steps(many, 40)


def some_steps(many: UtopiaVectorEnv, number: int) -> None:
    """The first legal action, again and again."""
    shown, _ = many.reset(seed=1)
    for _ in range(number):
        shown, *_ = many.step(shown["action_mask"].argmax(axis=1))


def played(mode: AutoresetMode | str) -> tuple[list[Any], list[Any]]:
    """Everything a learner acts on and is told at the ends, at three tables of short games."""
    many = UtopiaVectorEnv(3, 2, opponents="random", target=1, autoreset_mode=mode)
    acted: list[list[Any]] = [[], [], []]
    ends = []
    shown, _ = many.reset(seed=5)
    for _ in range(500):
        actions = shown["action_mask"].argmax(axis=1)
        for table in np.flatnonzero(shown["action_mask"].any(axis=1)).tolist():
            acted[table].append(shown["observation"][table].tobytes())
        shown, rewards, ended, _, infos = many.step(actions)
        for table in np.flatnonzero(ended).tolist():
            last = infos["final_obs"][table] if "final_obs" in infos else {n: a[table] for n, a in shown.items()}
            assert not last["action_mask"].any()
            ends.append((table, rewards[table], last["observation"].tobytes()))
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(EnvironmentFaultError, match="reset begins one"):
                many.step(actions)
            shown, _ = many.reset(options={"reset_mask": ended})
    return [table[:150] for table in acted], sorted(ends)[:3]


def test_each_mode_of_beginning_anew_plays_the_same_games() -> None:
    usual, same_step, disabled = map(played, (AutoresetMode.NEXT_STEP, "SameStep", AutoresetMode.DISABLED))
    assert usual == same_step == disabled
    assert len(usual[1]) == 3
    assert UtopiaVectorEnv(autoreset_mode="SameStep").metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_what_was_last_seen_comes_in_the_words_of_the_library() -> None:
    many = UtopiaVectorEnv(2, 2, autoreset_mode="SameStep")
    shown, _ = many.reset(seed=1)
    shown, rewards, ended, _, infos = many.step(np.array([993, int(shown["action_mask"][1].argmax())]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert ended.tolist() == infos["_final_obs"].tolist() == infos["_final_info"].tolist() == [True, False]
    assert shown["action_mask"].any(axis=1).all(), "the next game has begun"
    assert infos["final_obs"][1] is None
    assert infos["final_obs"][0] in many.single_observation_space
    assert "993 (pay egyptian egyptian) of red is not legal" in infos["final_info"]["illegal"][0]
    assert infos["final_info"]["_seat"].tolist() == [True, False]
    assert "illegal" not in infos


def test_deals_may_be_chosen() -> None:
    many = UtopiaVectorEnv(2, 3, seat="all")
    many.reset(seed=1, options={"deals": np.array([7, 8])})
    assert many.deals.tolist() == [7, 8]
    for table, deal in enumerate((7, 8)):
        alone = Stepper(many._setting.boards, deal)
        assert alone.states.tobytes() == many._states[table : table + 1].tobytes()
    many.reset(seed=1)
    assert not set(many.deals.tolist()) & {7, 8}


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"seat": "some"}, EnvironmentFaultError, "seat is 'some'; it is one of None, 'all', 0, 1, 2, 3"),
        ({"seat": (0, 4)}, EnvironmentFaultError, "seat is 4; it is one of 0, 1, 2, 3"),
        ({"seat": ()}, EnvironmentFaultError, "seat is None"),
        ({"seat": None, "learners": 5}, EnvironmentFaultError, "learners is 5; it is one of 1, 2, 3, 4"),
        ({"seat": (0, 1), "learners": 3}, EnvironmentFaultError, "learners is 3; it is one of 1, 2"),
        ({"seat": "all", "opponents": ("mason",)}, EnvironmentFaultError, "there are 0 other seats"),
        ({"opponents": {"mason": 0}}, EnvironmentFaultError, "has the weights 0; they are whole numbers above 0"),
        ({"opponents": {}}, EnvironmentFaultError, "a mix of bots has the weights"),
        ({"opponents": {"maso": 1}}, BotError, "did you mean 'mason'"),
        ({"autoreset_mode": "Never"}, EnvironmentFaultError, "autoreset_mode is 'Never'"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        UtopiaVectorEnv(**settings)


def test_options_that_cannot_be_are_refused() -> None:
    many = UtopiaVectorEnv(2, 2)
    for options, words in (
        ({"reset_mask": np.array([True, False])}, "whose games have begun"),
        ({"deals": np.array([1])}, r"deals is int64 \(1,\)"),
        ({"seats": 1}, "reset option is 'seats'"),
    ):
        with pytest.raises(EnvironmentFaultError, match=words):
            many.reset(options=options)
