"""The OpenSpiel game."""

import pytest

pytest.importorskip("pyspiel")

import itertools
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import utopia.envs.openspiel  # noqa: F401 - lets OpenSpiel know the game
from utopia.batch.observation import OBSERVATION_SIZE
from utopia.boards import load_board
from utopia.envs.setting import EnvironmentFaultError
from utopia.notation.moves import move_table
from utopia.notation.record import event_lines, record_text
from utopia.notation.replay import redact, verify
from utopia.rules import CHANCE, MOVE_CODES, SPECTATOR, Kind, Step, decode, edition, next_dealt
from utopia.rules.model.edition import EditionError

SHORT = "python_utopia(players={players},target=5)"
DISCARDS = (Kind.DISCARD, Kind.DISCARD_TWO)
PRIVATE = pyspiel.PrivateInfoType


def states(game: Any, seed: int) -> Iterator[Any]:
    """Play one game of random moves and draws: every state of it, the same object each time."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


def state_at(game: Any, seed: int, step: Step, number: int = 1) -> Any:
    """Find where the step is asked for the ``number``-th time."""
    for state in states(game, seed):
        number -= int(state.course.states["step"][0]) == step
        if number == 0:
            return state
    raise AssertionError(f"step {step} did not come")


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.full), pytest.param(5, marks=pytest.mark.full)]
)
def test_it_passes_the_simulations_of_openspiel(players: int) -> None:
    game = pyspiel.load_game(f"python_utopia(players={players},target=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_keeps_what_the_game_promises(players: int) -> None:
    game = pyspiel.load_game(SHORT.format(players=players))
    assert game.num_players() == players
    draws = decisions = 0
    for state in states(game, players):
        if state.is_chance_node():
            draws += 1
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert sum(probabilities) == pytest.approx(1.0)
            assert list(outcomes) == sorted(set(outcomes))
            assert max(outcomes) < game.max_chance_outcomes()
        elif not state.is_terminal():
            decisions += 1
            player = state.current_player()
            assert state.legal_actions() == sorted(set(state.legal_actions()))
            assert all(state.legal_actions(other) == [] for other in range(players) if other != player)
            assert max(state.legal_actions()) < game.num_distinct_actions() == MOVE_CODES
            assert state.returns() == [0.0] * players
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert max(state.returns()) == game.max_utility()
    assert min(state.returns()) >= game.min_utility()
    assert draws < game.max_chance_nodes_in_history()
    assert decisions < game.max_game_length()
    assert state.legal_actions() == []


def test_chance_is_what_the_bag_and_the_pile_say() -> None:
    game = pyspiel.load_game("python_utopia(players=2)")
    state = state_at(game, 1, Step.DEAL, number=3)
    pile = state.course.states["pile"][0]
    assert [p for _, p in state.chance_outcomes()] == pytest.approx((pile / pile.sum())[pile > 0].tolist())


def test_copies_go_their_own_ways() -> None:
    game = pyspiel.load_game(SHORT.format(players=3))
    state = state_at(game, 2, Step.ACT)
    before, twin = str(state), state.clone()
    child = state.child(state.legal_actions()[-1])
    assert (str(twin), twin.history()) == (before, state.history())
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert child.history()[:-1] == state.history()


def test_a_state_is_kept_as_the_record_of_its_game() -> None:
    game = pyspiel.load_game("python_utopia(players=3,edition=de,target=5,named_player_may_build=on)")
    state = state_at(game, 3, Step.ACT, number=9)
    record = state.record()
    assert record.edition == edition("de", target=5, named_player_may_build=True)
    assert verify(record) is None or "goes on" in str(verify(record))
    for other in (
        game.new_initial_state(record_text(record)),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert (str(other), other.history()) == (str(state), state.history())
        assert other.information_state_string(1) == state.information_state_string(1)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_discards_of_a_record_may_come_in_any_order() -> None:
    """At a table all choose at once (R-CARD-2); here they do so one after another."""
    game = pyspiel.load_game("python_utopia(players=4)")
    amid = state_at(game, 3, Step.DISCARD, number=3).record()
    amid.events[-2:] = amid.events[-1:]
    with pytest.raises(EnvironmentFaultError, match="somebody whose turn comes first"):
        game.new_initial_state(record_text(amid))
    state = state_at(game, 3, Step.ACT)
    record = state.record()
    block = [i for i, event in enumerate(record.events) if event.seat != CHANCE and decode(event.code).kind in DISCARDS]
    first, last = block[0], block[-1]
    assert len({event.seat for event in record.events[first : last + 1]}) > 1
    record.events[first : last + 1] = record.events[first : last + 1][::-1]
    assert str(game.new_initial_state(record_text(record))) == str(state)


def test_a_record_of_other_rules_is_refused() -> None:
    record = state_at(pyspiel.load_game("python_utopia(players=2)"), 3, Step.GUEST).record()
    for other in ("python_utopia(players=3)", "python_utopia(players=2,edition=de)"):
        with pytest.raises(EnvironmentFaultError, match="other rules"):
            pyspiel.load_game(other).new_initial_state(record_text(record))
    with pytest.raises(EnvironmentFaultError, match="one viewer"):
        pyspiel.load_game("python_utopia(players=2)").new_initial_state(record_text(redact(record, 0)))


@pytest.mark.parametrize("players", [2, 4])
def test_an_information_state_is_the_record_as_the_player_saw_it(players: int) -> None:
    game = pyspiel.load_game(SHORT.format(players=players))
    public = make_observation(game, pyspiel.IIGObservationType(True, True, PRIVATE.NONE))
    discarding = 0
    for number, state in enumerate(states(game, 4)):
        is_discarding = int(state.course.states["step"][0]) == Step.DISCARD
        discarding += is_discarding
        if is_discarding or number % 17 == 0:
            record = state.record()
            for player in range(players):
                lines = state.information_state_string(player).splitlines()[1:]
                assert lines == event_lines(redact(record, player))
            assert public.string_from(state, 0).splitlines()[1:] == event_lines(redact(record, SPECTATOR))
    assert discarding > 2


def told(state: Any, player: int) -> tuple[str, tuple[float, ...]]:
    """The information state in words and, history included, in numbers."""
    return state.information_state_string(player), tuple(state.information_state_tensor(player))


def hides(state: Any, player: int) -> bool:
    """Whether the player does not see what is done here: another's card, or a discard before all have chosen."""
    if state.current_player() == player:
        return False
    position = state.course.states[0]
    if state.is_chance_node():
        return (
            int(position["step"]) == Step.DEAL
            and int(next_dealt(state.course.setting.boards, state.course.states)) != player
        )
    return int(position["step"]) == Step.DISCARD and any(
        int(state.child(action).course.states["step"][0]) == Step.DISCARD for action in state.legal_actions()[:1]
    )


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.full)])
def test_histories_share_an_information_state_only_if_the_player_cannot_tell_them_apart(players: int) -> None:
    game = pyspiel.load_game(f"python_utopia(players={players},target=3,history=900)")
    hidden = seen = 0
    before: dict[int, set[Any]] = {player: set() for player in range(players)}
    for number, state in enumerate(states(game, 7)):
        for player in range(players):
            mine = told(state, player)
            assert mine not in before[player], "time goes on, and the player knows it"
            before[player].add(mine)
            if state.is_terminal() or (number % 7 and not hides(state, player)):
                continue
            after = [told(state.child(action), player) for action in state.legal_actions()[:4]]
            is_hidden = hides(state, player)
            assert len(set(after)) == (1 if is_hidden else len(after))
            assert len({words for words, _ in after}) == len({numbers for _, numbers in after})
            hidden, seen = hidden + is_hidden, seen + (not is_hidden)
    assert min(hidden, seen) > 20


def test_what_cannot_be_told_apart_has_the_same_tensor() -> None:
    game = pyspiel.load_game("python_utopia(players=3,target=5,history=40)")
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    changed = 0
    for number, state in enumerate(states(game, 5)):
        if number % 31 == 0:
            other = state.resample_from_infostate(1, random.Random(number).random)
            assert told(other, 1) == told(state, 1)
            changed += other.history() != state.history()
    assert changed > 3
    observer.set_from(state, 1)
    assert len(observer.tensor) == 3 + OBSERVATION_SIZE + 3 * 40
    newest = observer.dict["history"]
    assert newest.shape == (40, 3)
    assert [int(code) - 1 for code in newest[:, 1]][-1] == state.history()[-1], "the end is shown to all"
    assert game.make_py_observer().tensor.shape == (3 + OBSERVATION_SIZE,), "an observation has none"


def test_the_same_position_by_another_way_is_another_information_state() -> None:
    """Two decisions in the other order: one observation, two pasts."""
    game = pyspiel.load_game("python_utopia(players=2,history=900)")
    for state in states(game, 3):
        if not state.is_chance_node() and int(state.course.states["step"][0]) == Step.ACT:
            for one, other in itertools.permutations(state.legal_actions()[:12], 2):
                pair = [in_order(state, one, other), in_order(state, other, one)]
                if None not in pair and str(pair[0]) == str(pair[1]):
                    player = state.current_player()
                    assert pair[0].observation_tensor(player) == pair[1].observation_tensor(player)
                    assert pair[0].information_state_string(player) != pair[1].information_state_string(player)
                    assert told(pair[0], player)[1] != told(pair[1], player)[1]
                    return
    raise AssertionError


def in_order(state: Any, *actions: int) -> Any:
    """The state after these actions of one player; None if one of them is not legal."""
    player = state.current_player()
    for action in actions:
        if state.current_player() != player or action not in state.legal_actions():
            return None
        state = state.child(action)
    return state


def test_players_never_share_an_information_state() -> None:
    game = pyspiel.load_game("python_utopia(players=3)")
    state = state_at(game, 5, Step.GUEST)
    assert len({state.information_state_string(player) for player in range(3)}) == 3
    assert len({tuple(state.information_state_tensor(player)) for player in range(3)}) == 3
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string(3)


def test_observations_have_named_parts_and_words() -> None:
    game = pyspiel.load_game("python_utopia(players=3)")
    state = state_at(game, 6, Step.ACT)
    usual = make_observation(game)
    usual.set_from(state, 2)
    assert usual.dict["player"].tolist() == [0, 0, 1]
    assert usual.dict["own_hand"].tolist() == state.course.states["hand"][0][2].tolist()
    assert len(usual.tensor) == 3 + OBSERVATION_SIZE == game.observation_tensor_size()
    assert state.observation_tensor(2) == usual.tensor.tolist()
    assert "view yellow; " in usual.string_from(state, 2)
    private = make_observation(game, pyspiel.IIGObservationType(False, False, PRIVATE.SINGLE_PLAYER))
    public = make_observation(game, pyspiel.IIGObservationType(True, False, PRIVATE.NONE))
    assert all(fact.split()[:2] == ["hand", "yellow"] for fact in private.string_from(state, 2).split("; "))
    assert "hand yellow ?" in public.string_from(state, 2)
    for kind in (pyspiel.IIGObservationType(True, False, PRIVATE.ALL_PLAYERS), pyspiel.IIGObservationType(False, True)):
        with pytest.raises(EnvironmentFaultError, match="there is no observer of"):
            make_observation(game, kind)


def test_moves_and_draws_are_written_as_in_records() -> None:
    game = pyspiel.load_game("python_utopia(players=2)")
    state = state_at(game, 7, Step.DEAL)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert {word.split()[0] for word in words} == {"deal"}
    assert {word.split()[1] for word in words} <= {"red", "blue"}
    state = state_at(game, 7, Step.GUEST)
    table = move_table(load_board("reconstruction"))
    for action in state.legal_actions():
        assert table.codes[state.action_to_string(action)] == action
        assert state.string_to_action(state.action_to_string(action)) == action


def test_searches_of_openspiel_run_on_it() -> None:
    game = pyspiel.load_game(SHORT.format(players=2))
    state = state_at(game, 8, Step.ACT)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1)),
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1)),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_its_environment_for_learners_plays_to_the_end() -> None:
    env = rl_environment.Environment("python_utopia", players=3, target=1)
    step = env.reset()
    assert len(step.observations["info_state"][0]) == 3 + OBSERVATION_SIZE
    dice = random.Random(1)
    while not step.last():
        step = env.step([dice.choice(step.observations["legal_actions"][step.current_player()])])
    assert sorted(step.rewards) == [-0.5, -0.5, 1.0]


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("python_utopia(players=6)", EnvironmentFaultError, "players is 6; Utopia is for 2 to 5"),
        ("python_utopia(edition=es)", EditionError, "'es' is unknown"),
        ("python_utopia(target=500)", EditionError, "target is 500; it is a whole number from 1 to 200"),
        ("python_utopia(live_order=maybe)", EditionError, "live_order is 'maybe'; it is on or off"),
        ("python_utopia(scale_cards=some)", EditionError, "it is one of matching"),
        ("python_utopia(history=-1)", EnvironmentFaultError, "history is -1; it is one of 0 … 16000"),
        ("python_utopia(targets=5)", pyspiel.SpielError, "Unknown parameter 'targets'"),
    ],
)
def test_parameters_that_cannot_be_are_refused(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pyspiel.load_game(text)
