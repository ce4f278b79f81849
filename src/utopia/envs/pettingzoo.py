"""Utopia as a PettingZoo environment: the players decide one after the other (AEC), chance is inside.

>>> from utopia.envs import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(observation["action_mask"].argmax())
"""

import logging
import sys
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.whole import whole_position
from utopia.boards import BoardMap
from utopia.envs.playing import DEALS, IllegalActionError, Playing
from utopia.envs.rewards import ILLEGAL, Rewards
from utopia.envs.setting import (
    ON_ILLEGAL,
    RENDER_MODES,
    USUAL_BOARD,
    USUAL_PLAYERS,
    EnvironmentFaultError,
    check_word,
    checked_seed,
    make_setting,
)
from utopia.envs.spaces import NO_ACTIONS, Observation, action_space, mask_of, observation_space, seen, state_space
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.rules import DEFAULT_PRESET, NOBODY, SPECTATOR, Edition

with extra("envs"):
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

NAME: Final = "utopia_v0"
_LOG: Final = logging.getLogger(__name__)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - the field's name; it has no types
    """2 to 5 players, ``player_0`` in seat 0 and so on; the selected agent is who is to decide.

    While several are to discard at once (R-CARD-2) they are asked one after the other, in the order of the track, and
    none is shown what another chose. Rewards are those of ``utopia.envs.rewards``; ``shaping`` is the reward a point.
    An illegal action ends the game (``on_illegal="lose"``): its agent gets -1, the others 0, and the agent's ``infos``
    say why as ``illegal``. With ``"raise"`` it is an IllegalActionError and changes nothing. A value that is no action
    of the space is always an IllegalActionError.
    """

    metadata: dict[str, Any] = {"name": NAME, "render_modes": RENDER_MODES, "is_parallelizable": True}  # noqa: RUF012 - the API's

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        board: BoardMap | str = USUAL_BOARD,
        edition: Edition | str = DEFAULT_PRESET,
        *,
        shaping: float = 0.0,
        on_illegal: str = "lose",
        render_mode: str | None = None,
        **options: int | bool | str,
    ) -> None:
        super().__init__()
        check_word(render_mode, (None, *RENDER_MODES), "render_mode")
        check_word(on_illegal, ON_ILLEGAL, "on_illegal")
        self._playing = Playing(make_setting(players, board, edition, **options))
        self._rewards = Rewards(players, shaping)
        self._may_lose = on_illegal == "lose"
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = state_space()
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """Alike for all agents, but an object of its own for each."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Alike for all agents, but an object of its own for each."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API's
        """A new game: the deal of ``seed``, or without one the next deal."""
        if seed is not None:
            self._random, _ = seeding.np_random(checked_seed(seed))
        self._playing.begin(int(self._random.integers(DEALS)) if seed is None else seed)
        self._rewards.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": NO_ACTIONS} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now, in an array of its own; nobody but the selected agent may do anything."""
        playing, seat = self._playing, self.possible_agents.index(agent)
        observation = seen(playing.boards, playing.states, seat)
        return {"observation": observation, "action_mask": self.infos[agent]["action_mask"]}

    def state(self) -> NDArray[np.int8]:
        """The whole position, hidden information included (``utopia.batch.whole``), in an array of its own."""
        return whole_position(self._playing.boards, self._playing.states)

    def step(self, action: int | None) -> None:
        """The selected agent's decision; None once the game is over."""
        if not self.agents:
            raise EnvironmentFaultError(Phrase("envs-over"))
        agent, playing = self.agent_selection, self._playing
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        refused = playing.refused(action)
        if refused is not None and not (self._may_lose and refused.is_a_move):
            raise refused
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": NO_ACTIONS}
        if refused is not None:
            self._lose(agent, refused)
            return
        playing.step(int(action))  # type: ignore[arg-type] # a move, or it had been refused
        self._reward(self._rewards.after(playing.boards, playing.states, is_over=playing.seat == NOBODY))
        self._select()

    def render(self) -> str | None:
        """The position as everybody may know it; returned (``ansi``) or written out (``human``)."""
        text = self._playing.text(SPECTATOR)
        if self.render_mode != "human":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """There is nothing to be given back."""

    def _reward(self, rewards: list[float] | None) -> None:
        if rewards is not None:
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._accumulate_rewards()

    def _lose(self, agent: str, refused: IllegalActionError) -> None:
        """The game ends by an illegal action."""
        self.infos[agent]["illegal"] = str(refused)
        _LOG.warning("%s", refused)
        self._reward([ILLEGAL if one == agent else 0.0 for one in self.agents])
        self._end()

    def _select(self) -> None:
        playing = self._playing
        if playing.seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[playing.seat]
            self.infos[self.agent_selection] = {"action_mask": mask_of(playing.moves)}
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


def env(**settings: Any) -> "OrderEnforcingWrapper[str, Observation, int | None]":
    """The environment in the field's wrapper that notices steps out of order; the settings are those of ``raw_env``."""
    return OrderEnforcingWrapper(raw_env(**settings))


def parallel_env(**settings: Any) -> "turn_based_aec_to_parallel_wrapper[str, Observation, int]":
    """The same for libraries that ask all players at once: only the answer of who is to decide counts."""
    return turn_based_aec_to_parallel_wrapper(env(**settings))
