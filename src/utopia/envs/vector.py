"""Many tables stepped at once in compiled code: one seat, several or all of each table learn, bots have the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from utopia.batch.parts import OBSERVATION_SIZE
from utopia.boards import BoardMap
from utopia.bots.quick import new_mind
from utopia.envs.asking import Asked
from utopia.envs.lineup import (
    USUAL_OPPONENTS,
    Learners,
    Lineup,
    Opponent,
    Seats,
    learners_of,
    lineup_of,
)
from utopia.envs.many_tables import (
    ASKED,
    BOT,
    DEAL,
    DESK,
    ENDED,
    EPISODE,
    INDEX,
    IS_GIVEN,
    LEARNER,
    LOST,
    NOTES,
    RUNS,
    SEAT,
    SEED,
    STATUS,
    begin_tables,
    look_at_tables,
    step_tables,
)
from utopia.envs.playing import DEALS, IllegalActionError, refused
from utopia.envs.rewards import ILLEGAL, checked_shaping, final_rewards
from utopia.envs.setting import (
    USUAL_BOARD,
    USUAL_PLAYERS,
    EnvironmentFaultError,
    check_word,
    checked_seed,
    make_setting,
)
from utopia.envs.spaces import action_space, observation_space
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.rules import DEFAULT_PRESET, MOVE_CODES, Edition, empty_states

with extra("envs"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Shown = dict[str, NDArray[np.int8]]
_RESET_OPTIONS = ("deals", "reset_mask")


class UtopiaVectorEnv(VectorEnv):  # type: ignore[misc] # without the library its types are missing
    """``num_envs`` tables, each of which waits for one learner's decision; settings and rewards as in ``UtopiaEnv``.

    ``seat``: one seat that learns, several, or "all"; None draws ``learners`` of them anew for every game.
    ``opponents``: a bot for all other seats, or one for each, in the order of the seats behind the first learner's
    (``utopia.envs.lineup.Opponent``: a name, a maker, a bot, or a mix). Quick bots (``mason``, ``greedy``, ``random``)
    think in compiled code, others are asked one after the other.

    ``infos`` say at each table whose decision it is (``seat``), which seats learn (``learners``) and what the step
    brought each seat (``rewards``); the rewards that ``step`` returns are those of the seats that acted. An illegal
    action ends its game: -1 for the seat, 0 for the others. In a running game what is no action of the space is an
    IllegalActionError, and no table goes on.
    """

    def __init__(  # noqa: PLR0913 - settings, by name
        self,
        num_envs: int = 1,
        players: int = USUAL_PLAYERS,
        board: BoardMap | str = USUAL_BOARD,
        edition: Edition | str = DEFAULT_PRESET,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENTS,
        seat: Seats = 0,
        learners: int = 1,
        shaping: float = 0.0,
        autoreset_mode: "AutoresetMode | str" = AutoresetMode.NEXT_STEP,
        **options: int | bool | str,
    ) -> None:
        self._setting = make_setting(players, board, edition, **options)
        who = learners_of(seat, learners, players)
        if num_envs < 1:
            raise EnvironmentFaultError(Phrase("envs-tables", {"number": str(num_envs)}))
        check_word(autoreset_mode, (*AutoresetMode, *(mode.value for mode in AutoresetMode)), "autoreset_mode")
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}
        self.num_envs, self._shaping = num_envs, checked_shaping(shaping)
        lineup = lineup_of(opponents, players - who.count)
        self._seating, self._mind = _seating(who, lineup), new_mind()
        self._states = empty_states(num_envs + DESK)
        self._notes = np.zeros((num_envs, NOTES), np.int64)
        self._notes[:, INDEX] = np.arange(num_envs)
        self._asked = Asked(self._setting, lineup, self._states, self._notes)
        self._scores = np.zeros((num_envs, players), np.int64)
        self._has_begun = False
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def deals(self) -> NDArray[np.int64]:
        """[table] -> seed of the game that runs; ``Stepper(boards, seed)`` deals the same game alone."""
        return self._notes[:, DEAL].copy()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        """New games at all tables, dealt from one seed.

        ``options["deals"]``: seeds of the games that begin now, one for each table. ``options["reset_mask"]``: only
        these tables; without a seed their games follow from the last one.
        """
        super().reset(seed=None if seed is None else checked_seed(seed))
        chosen = self._chosen(options or {})
        if seed is not None or chosen.all():
            self._notes[chosen, SEED] = int(self.np_random.integers(DEALS)) if seed is None else seed % DEALS
            self._notes[chosen, EPISODE] = 0
        self._asked.forget()
        self._has_begun = True
        self._begin(chosen)
        return self._look()

    def step(
        self, actions: Any
    ) -> tuple[Shown, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action at each table, of the seat that ``infos["seat"]`` named; integers [num_envs]."""
        codes = self._checked(actions)
        idle, acting = self._notes[:, STATUS] != RUNS, self._notes[:, SEAT].copy()
        if self._mode == AutoresetMode.DISABLED and idle.any():
            raise EnvironmentFaultError(Phrase("envs-over"))
        self._play(codes, RUNS)
        rewards = self._rewards(~idle, acting)
        ended = ~idle & (self._notes[:, STATUS] != RUNS)
        lost = self._why_lost(ended, codes)
        if idle.any():
            self._begin(idle)
        last = self._final(ended, lost) if self._mode == AutoresetMode.SAME_STEP and ended.any() else {}
        if last:
            self._begin(ended)
        shown, infos = self._look()
        infos |= {"rewards": rewards, **(last or lost)}
        return shown, rewards[np.arange(self.num_envs), acting], ended, np.zeros(self.num_envs, np.bool_), infos

    def _chosen(self, options: dict[str, Any]) -> NDArray[np.bool_]:
        """The tables at which games begin now."""
        for name in options:
            check_word(name, _RESET_OPTIONS, "reset option")
        mask, deals = (np.asarray(options[name]) if name in options else None for name in ("reset_mask", "deals"))
        if mask is not None and (mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not self._has_begun):
            raise self._no_array("reset_mask", mask, "envs-reset-mask")
        if deals is not None:
            if deals.shape != (self.num_envs,) or not np.issubdtype(deals.dtype, np.integer):
                raise self._no_array("deals", deals)
            self._notes[:, DEAL], self._notes[:, IS_GIVEN] = deals, 1
        return np.ones(self.num_envs, np.bool_) if mask is None else mask

    def _checked(self, actions: Any) -> NDArray[np.int32]:
        """Refuse what is no action of the space in a running game."""
        if not self._has_begun:
            raise EnvironmentFaultError(Phrase("envs-over"))
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise self._no_array("actions", given)
        is_wrong = (given < 0) | (given >= MOVE_CODES)
        for table in np.flatnonzero(is_wrong & (self._notes[:, STATUS] == RUNS))[:1].tolist():
            raise IllegalActionError(str(given[table]), int(self._notes[table, SEAT]), None)
        return np.require(given, np.int32, ("C", "W"))  # arrays of JAX are read-only, which compiled code refuses

    def _no_array(self, name: str, given: NDArray[Any], phrase: str = "envs-actions") -> EnvironmentFaultError:
        words = {"name": name, "found": f"{given.dtype} {given.shape}", "number": str(self.num_envs)}
        return EnvironmentFaultError(Phrase(phrase, words))

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        boards, notes = self._setting.boards, self._notes.reshape(-1)
        begin_tables(boards, self._states, notes, chosen.view(np.uint8), self._seating, self._mind)
        self._scores[chosen] = 0
        self._ask()

    def _play(self, codes: NDArray[np.int32], status: int) -> None:
        boards, notes = self._setting.boards, self._notes.reshape(-1)
        step_tables(boards, self._states, notes, codes, status, self._seating, self._mind)
        if status == RUNS:
            self._ask()

    def _ask(self) -> None:
        """Let the bots that think outside compiled code decide, until none of them is to."""
        while len(tables := np.flatnonzero(self._notes[:, STATUS] == ASKED)):
            codes = np.zeros(self.num_envs, np.int32)
            self._asked.answers(tables.tolist(), codes)
            self._play(codes, ASKED)

    def _look(self) -> tuple[Shown, dict[str, Any]]:
        observations = np.empty((self.num_envs, OBSERVATION_SIZE), np.int8)
        masks = np.empty((self.num_envs, MOVE_CODES), np.int8)
        flat = observations.reshape(-1).view(np.uint8), masks.reshape(-1).view(np.uint8)
        look_at_tables(self._setting.boards, self._states, self._notes.reshape(-1), *flat)
        learners = self._notes[:, BOT : BOT + self._setting.players] == LEARNER
        infos = {"action_mask": masks.copy(), "seat": self._notes[:, SEAT].copy(), "learners": learners}
        return {"observation": observations, "action_mask": masks}, infos

    def _rewards(self, stepped: NDArray[np.bool_], acting: NDArray[np.int64]) -> NDArray[np.float64]:
        """[table, seat] -> as ``utopia.envs.rewards`` has them."""
        players, status = self._setting.players, self._notes[:, STATUS]
        rewards = np.zeros((self.num_envs, players))
        if self._shaping:
            scores = np.where(stepped[:, None], self._states["score"][: self.num_envs, :players], self._scores)
            gains = scores - self._scores
            rewards += self._shaping * (gains - (gains.sum(1, keepdims=True) - gains) / (players - 1))
            self._scores = scores
        for table in np.flatnonzero(stepped & (status == ENDED)).tolist():
            rewards[table] += final_rewards(self._setting.boards, self._states[table : table + 1])
        lost = np.flatnonzero(stepped & (status == LOST))
        rewards[lost] = 0.0
        rewards[lost, acting[lost]] = ILLEGAL
        return rewards

    def _why_lost(self, ended: NDArray[np.bool_], codes: NDArray[np.int32]) -> dict[str, Any]:
        """Which games an illegal action has just ended, and why it is refused."""
        lost = ended & (self._notes[:, STATUS] == LOST)
        if not lost.any():
            return {}
        why = np.array([self._why(table, codes[table]) if lost[table] else "" for table in range(self.num_envs)])
        return {"illegal": why, "_illegal": lost}

    def _why(self, table: int, code: np.int32) -> str:
        return str(refused(self._setting, self._states[table : table + 1], int(self._notes[table, SEAT]), code))

    def _final(self, ended: NDArray[np.bool_], lost: dict[str, Any]) -> dict[str, Any]:
        """What was last seen of the games that ended, in the words of the library."""
        shown, infos = self._look()
        last = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(ended).tolist():
            last[table] = {name: array[table] for name, array in shown.items()}
        told = {
            name: array for key, array in infos.items() for name, array in ((key, array), (f"_{key}", ended.copy()))
        }
        return {"final_obs": last, "_final_obs": ended, "final_info": {**told, **lost}, "_final_info": ended.copy()}


def _seating(who: Learners, lineup: Lineup) -> NDArray[np.int64]:
    """The same for compiled code (``many_tables.FIXED`` and what follows)."""
    fixed = sum(1 << seat for seat in who.fixed)
    lots = [weight for place in lineup.lots for weight in place]
    return np.array([fixed, who.count, len(lineup.kinds), *lineup.kinds, *lots], np.int64)
