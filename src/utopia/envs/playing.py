"""One game at a time, as environments play it: a fused step, who decides, and what is wrong with an action."""

import operator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.chance.stepping import Stepper
from utopia.envs.setting import EnvironmentFaultError, Setting
from utopia.locales import Phrase, Speaker
from utopia.notation.explain import question_phrase, speaker_of
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.moves import move_text
from utopia.notation.position import position_text
from utopia.rules import MOVE_CODES, NOBODY, Refusal, States, decode, empty_states, seen_by, who_decides, why_not
from utopia.rules.model.material import SEAT_NAMES

DEALS: Final = 1 << 62
"""Seeds of deals that an environment draws for itself are below it."""


class IllegalActionError(EnvironmentFaultError):
    """An action that is no legal move; the message has the move in words and the rule that refuses it."""

    def __init__(self, action: str, seat: int, refused: IllegalMoveError | None) -> None:
        words = {"action": action, "colour": SEAT_NAMES[seat], "most": str(MOVE_CODES - 1)}
        super().__init__(Phrase("envs-illegal" if refused else "envs-no-action", words))
        self._refused = refused

    @property
    def is_a_move(self) -> bool:
        """Whether the action is the code of a move at all."""
        return self._refused is not None

    def told(self, speaker: Speaker) -> str:
        """Who wanted to do what, and why it cannot be."""
        said = super().told(speaker)
        return f"{said} {self._refused.told(speaker)}" if self._refused else said


class Playing:
    """A game under way: whose decision it is and what may be done."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.boards: Final = setting.boards
        self._stepper = Stepper(setting.boards)
        self.seat = NOBODY
        """Who is to decide; NOBODY when the game is over."""
        self._count = 0

    @property
    def states(self) -> States:
        """The position: a record array of one, changed in place."""
        return self._stepper.states

    @property
    def moves(self) -> NDArray[np.int32]:
        """The legal moves of who is to decide, ascending; the array changes with every step."""
        return self._stepper.moves[: self._count]

    def begin(self, seed: int) -> None:
        """A new game, with the deal of that seed."""
        self._count = self._stepper.reset(seed)
        self.seat = int(who_decides(self.boards, self.states))

    def step(self, code: int) -> None:
        """Play a legal move of who is to decide; nothing is checked."""
        self._count = self._stepper.step(code)
        self.seat = int(who_decides(self.boards, self.states)) if self._count else NOBODY

    def refused(self, action: object) -> IllegalActionError | None:
        """What is wrong with an action of who is to decide; None if it is legal."""
        return refused(self.setting, self.states, self.seat, action)

    def text(self, viewer: int) -> str:
        """What the viewer knows of the position, one fact a line, and what is asked."""
        view, board_map = empty_states(), self.setting.map
        seen_by(self.boards, self.states, viewer, view)
        asked = "" if self.seat == NOBODY else speaker_of(board_map).say(question_phrase(board_map, self.boards, view))
        return f"{position_text(board_map, self.boards, view)}{asked}\n"


def refused(setting: Setting, states: States, seat: int, action: object) -> IllegalActionError | None:
    """What is wrong with an action of that seat; None if it is legal."""
    try:
        code = operator.index(action)  # type: ignore[arg-type] # that is what is asked here
    except TypeError:
        return IllegalActionError(repr(action), seat, None)
    if not 0 <= code < MOVE_CODES:
        return IllegalActionError(str(code), seat, None)
    refusal = int(why_not(setting.boards, states, seat, code))
    if refusal == Refusal.ALLOWED:
        return None
    told = f"{code} ({move_text(setting.map, code)})"
    return IllegalActionError(told, seat, IllegalMoveError(setting.map, Refusal(refusal), decode(code)))
