"""Utopia as a Gymnasium environment: one seat learns, bots have the others.

>>> import gymnasium
>>> import utopia.envs
>>> env = gymnasium.make("Utopia-v0", players=2, opponents="mason")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(observation["action_mask"].argmax())
"""

import sys
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from utopia.boards import BoardMap
from utopia.envs.lineup import USUAL_OPPONENTS, Opponent, lineup_of
from utopia.envs.opponents import Opponents
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
from utopia.envs.spaces import NO_ACTIONS, Mask, Observation, action_space, mask_of, observation_space, seen
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.rules import DEFAULT_PRESET, NOBODY, Edition

with extra("envs"):
    import gymnasium


class UtopiaEnv(gymnasium.Env):  # type: ignore[misc] # without the library its types are missing
    """One seat at a table of bots; every step is one decision of that seat.

    ``opponents`` is a bot (``utopia.envs.lineup.Opponent``) or one for each other seat, in the order of the seats
    behind one's own; ``seat`` is one's own, None draws it anew for every game. Rewards are those of
    ``utopia.envs.rewards``, added up over what the others do until one is to decide again. An illegal action ends the
    game with -1, and ``info`` says why as ``illegal``; with ``on_illegal="raise"`` it is an IllegalActionError and
    changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - the API's

    def __init__(  # noqa: PLR0913 - settings, by name
        self,
        players: int = USUAL_PLAYERS,
        board: BoardMap | str = USUAL_BOARD,
        edition: Edition | str = DEFAULT_PRESET,
        *,
        opponents: Opponent | Sequence[Opponent] = USUAL_OPPONENTS,
        seat: int | None = 0,
        shaping: float = 0.0,
        on_illegal: str = "lose",
        render_mode: str | None = None,
        **options: int | bool | str,
    ) -> None:
        check_word(render_mode, (None, *RENDER_MODES), "render_mode")
        check_word(on_illegal, ON_ILLEGAL, "on_illegal")
        self._playing = Playing(make_setting(players, board, edition, **options))
        self._seats = tuple(range(players))
        check_word(seat, (None, *self._seats), "seat")
        self._opponents = Opponents(self._playing, lineup_of(opponents, players - 1))
        self._rewards = Rewards(players, shaping)
        self._may_lose = on_illegal == "lose"
        self._fixed_seat = seat
        self._seat = 0
        self._is_running = False
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the deal of ``seed``, or without one the next deal. ``options`` may name the ``seat``."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        deal = int(self.np_random.integers(DEALS)) if seed is None else seed
        self._seat = self._seat_of(options or {})
        self._rewards.begin()
        self._playing.begin(deal)
        self._opponents.begin(deal, self._seat)
        self._opponents.play_until(self._seat)
        self._is_running = True
        return self._shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One's own decision, and those of the others until one is to decide again or the game is over."""
        if not self._is_running:
            raise EnvironmentFaultError(Phrase("envs-over"))
        playing = self._playing
        if (refused := playing.refused(action)) is not None:
            return self._lose(refused)
        playing.step(int(action))
        self._opponents.play_until(self._seat)
        is_over = playing.seat == NOBODY
        self._is_running = not is_over
        rewards = self._rewards.after(playing.boards, playing.states, is_over=is_over)
        observation, info = self._shown()
        return observation, rewards[self._seat] if rewards else 0.0, is_over, False, info

    def action_masks(self) -> NDArray[Any]:
        """The mask as booleans, under the name by which maskable learners ask for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """The position as one's own seat may know it; returned (``ansi``) or written out (``human``)."""
        text = self._playing.text(self._seat)
        if self.render_mode != "human":
            return text
        sys.stdout.write(text)
        return None

    def _seat_of(self, options: dict[str, Any]) -> int:
        for name in options:
            check_word(name, ("seat",), "reset option")
        seat = options.get("seat", self._fixed_seat)
        check_word(seat, (None, *self._seats), "seat")
        return int(self.np_random.integers(len(self._seats))) if seat is None else int(seat)

    def _lose(self, refused: IllegalActionError) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The game ends by an illegal action."""
        if not (self._may_lose and refused.is_a_move):
            raise refused
        self._is_running = False
        observation, info = self._shown()
        return observation, ILLEGAL, True, False, {**info, "illegal": str(refused)}

    def _mask(self) -> Mask:
        return mask_of(self._playing.moves) if self._is_running else NO_ACTIONS.copy()

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """What one's own seat sees, with the mask in both places where learners look for it."""
        if self.render_mode == "human":
            self.render()
        observation = seen(self._playing.boards, self._playing.states, self._seat)
        mask = self._mask()
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask.copy(), "seat": self._seat}
