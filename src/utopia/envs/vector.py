"""Many single-seat environments stepped at once in compiled code, against quick bots."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from utopia.batch.parts import OBSERVATION_SIZE
from utopia.boards import BoardMap
from utopia.bots import find_bot
from utopia.bots.quick import QuickBot, new_mind
from utopia.envs.many_tables import (
    DESK,
    ENDED,
    EPISODE,
    FIRST,
    FIXED_SEAT,
    GAINED,
    INDEX,
    KINDS,
    LOST,
    NOTES,
    RUNS,
    SEAT,
    SEED,
    STATUS,
    step_tables,
)
from utopia.envs.opponents import USUAL_OPPONENTS, names_of
from utopia.envs.playing import DEALS, IllegalActionError, refused
from utopia.envs.rewards import ILLEGAL, checked_shaping
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
from utopia.rules import DEFAULT_PRESET, MOVE_CODES, NOBODY, Edition, empty_states

with extra("envs"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class UtopiaVectorEnv(VectorEnv):  # type: ignore[misc] # without the library its types are missing
    """``num_envs`` tables with a learner each; settings and rewards are those of ``UtopiaEnv``.

    The opponents are quick bots (``mason``, ``greedy``, ``random``). Where a game has ended the next step begins a new
    one, whatever the action (``AutoresetMode.NEXT_STEP``), -1 for none included. An illegal action ends its game with
    -1; in a running game what is no action of the space is an IllegalActionError, and no table goes on.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - the API's

    def __init__(
        self,
        num_envs: int = 1,
        players: int = USUAL_PLAYERS,
        board: BoardMap | str = USUAL_BOARD,
        edition: Edition | str = DEFAULT_PRESET,
        *,
        opponents: str | Sequence[str] = USUAL_OPPONENTS,
        seat: int | None = 0,
        shaping: float = 0.0,
        **options: int | bool | str,
    ) -> None:
        self._setting = make_setting(players, board, edition, **options)
        check_word(seat, (None, *range(players)), "seat")
        if num_envs < 1:
            raise EnvironmentFaultError(Phrase("envs-tables", {"number": str(num_envs)}))
        self.num_envs = num_envs
        self._shaping = checked_shaping(shaping)
        self._states = empty_states(num_envs + DESK)
        self._notes = np.zeros((num_envs, NOTES), np.int64)
        self._notes[:, INDEX] = np.arange(num_envs)
        self._notes[:, FIXED_SEAT] = NOBODY if seat is None else seat
        self._notes[:, KINDS + 1 : KINDS + players] = _kinds_of(names_of(opponents, players))
        self._mind = new_mind()
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the API's
    ) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        """New games at all tables, dealt from one seed; there are no options."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        self._notes[:, SEED] = int(self.np_random.integers(DEALS)) if seed is None else seed % DEALS
        self._notes[:, EPISODE] = 0
        self._notes[:, STATUS] = ENDED
        return self._go_on(np.zeros(self.num_envs, np.int32))

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NDArray[np.int8]], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action at each table; integers [num_envs]."""
        if self._notes[0, EPISODE] == 0:
            raise EnvironmentFaultError(Phrase("envs-over"))
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            words = {"found": f"{given.dtype} {given.shape}", "number": str(self.num_envs)}
            raise EnvironmentFaultError(Phrase("envs-actions", words))
        self._check(given)
        shown, infos = self._go_on(np.ascontiguousarray(given, np.int32))
        has_ended = self._notes[:, STATUS] != RUNS
        return shown, self._rewards(), has_ended, np.zeros(self.num_envs, np.bool_), infos

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        """IllegalActionError for the first in a running game that is no action of the space."""
        is_wrong = (actions < 0) | (actions >= MOVE_CODES)
        for table in np.flatnonzero(is_wrong & (self._notes[:, STATUS] == RUNS))[:1].tolist():
            raise IllegalActionError(str(actions[table]), int(self._notes[table, SEAT]), None)

    def _go_on(self, codes: NDArray[np.int32]) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        observations = np.empty((self.num_envs, OBSERVATION_SIZE), np.int8)
        masks = np.empty((self.num_envs, MOVE_CODES), np.int8)
        bytes_of = observations.reshape(-1).view(np.uint8), masks.reshape(-1).view(np.uint8)
        step_tables(self._setting.boards, self._states, self._notes.reshape(-1), codes, self._mind, *bytes_of)
        infos: dict[str, Any] = {"action_mask": masks.copy(), "seat": self._notes[:, SEAT].copy()}
        if (lost := self._notes[:, STATUS] == LOST).any():
            infos["illegal"] = np.array([self._why(table, codes) if lost[table] else "" for table in range(len(lost))])
            infos["_illegal"] = lost
        return {"observation": observations, "action_mask": masks}, infos

    def _rewards(self) -> NDArray[np.float64]:
        """[table] -> the learner's, as ``utopia.envs.rewards`` has them."""
        notes, others = self._notes, self._setting.players - 1
        rewards = np.zeros(self.num_envs)
        rewards += notes[:, GAINED] * (self._shaping / others)
        share = np.divide(1.0, notes[:, FIRST], out=np.zeros(self.num_envs), where=notes[:, FIRST] > 0)
        rewards += np.where(notes[:, STATUS] == ENDED, (self._setting.players * share - 1.0) / others, 0.0)
        rewards[notes[:, STATUS] == LOST] = ILLEGAL
        return rewards

    def _why(self, table: int, codes: NDArray[np.int32]) -> str:
        states = self._states[table : table + 1]
        return str(refused(self._setting, states, int(self._notes[table, SEAT]), codes[table]))


def _kinds_of(names: Sequence[str]) -> list[int]:
    """Kinds of quick bots; EnvironmentFaultError for a bot that cannot think inside compiled code."""
    kinds = []
    for name in names:
        maker = find_bot(name)
        if not (isinstance(maker, type) and issubclass(maker, QuickBot)):
            raise EnvironmentFaultError(Phrase("envs-not-quick", {"name": name}))
        kinds.append(maker.kind)
    return kinds
