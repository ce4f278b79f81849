"""The observations of the OpenSpiel game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.observation import OBSERVATION_SIZE, PARTS, observe
from utopia.envs.openspiel.course import Course
from utopia.envs.setting import EnvironmentFaultError
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.notation.header import viewer_name
from utopia.notation.position import position_line
from utopia.rules import CHANCE, NOBODY, SPECTATOR, empty_states, seen_by

with extra("envs"):
    import pyspiel

if TYPE_CHECKING:
    from utopia.envs.openspiel.state import UtopiaState

_PRIVATE_FACTS: Final = ("hand", "chosen", "must-hold")
"""Facts of a position that only their own seat knows."""
_OF_EVENT: Final = 3
"""Numbers of an event: who, what, to whom."""
_BY_CHANCE: Final = 1
_BY_SEAT: Final = 2


class UtopiaObserver:
    """One of the observations OpenSpiel knows.

    - the usual one: string and tensor of what the player may know now;
    - with perfect recall (the information state): its string is everything the player has seen, as in a redacted
      record. Its tensor is the usual one, and behind it the newest ``history`` events as the player has seen them:
      perfect recall as long as there are no more;
    - of public information only: the string of what a spectator may know;
    - of private information only: the string of what only the player knows.
    """

    def __init__(
        self, players: int, kind: "pyspiel.IIGObservationType", params: Mapping[str, Any], history: int = 0
    ) -> None:
        private = kind.private_info
        is_known = kind.public_info or (private == pyspiel.PrivateInfoType.SINGLE_PLAYER and not kind.perfect_recall)
        if params or not is_known or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise EnvironmentFaultError(Phrase("envs-observer", {"kind": f"{kind} {dict(params)}"}))
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            self._lay_out(players, history if self._recalls else 0)

    def set_from(self, state: "UtopiaState", player: int) -> None:
        """Write what the player sees into ``tensor``; ``dict`` has its parts by name."""
        if self.tensor is None:
            return
        course = state.course
        observe(course.setting.boards, course.states, player, self._numbers)
        self._player[:] = 0.0
        self._player[player] = 1.0
        self._seen[:] = self._numbers
        if len(self._history):
            self._write_history(course, player)

    def string_from(self, state: "UtopiaState", player: int) -> str:
        """The same in words."""
        course, viewer = state.course, player if self._private else SPECTATOR
        if self._recalls:
            return "\n".join([f"view: {viewer_name(viewer)}", *course.lines(viewer)])
        view = empty_states()
        seen_by(course.setting.boards, course.states, viewer, view)
        text = position_line(course.setting.map, course.setting.boards, view)
        return text if self._public else "; ".join(_private_facts(text, viewer_name(viewer)))

    def _write_history(self, course: Course, player: int) -> None:
        """The first first. Who: 1 is chance, 2 the first seat; what: a code + 1; to whom: a seat + 1. 0: none."""
        events = [
            (_BY_CHANCE if seat == CHANCE else _BY_SEAT + seat, code + 1, dealt_to - NOBODY)
            for seat, code, dealt_to in course.seen(player)[-len(self._history) :]
        ]
        self._history[:] = 0.0
        self._history[: len(events)] = np.array(events).reshape(-1, _OF_EVENT)

    def _lay_out(self, players: int, history: int) -> None:
        self._numbers = np.zeros(OBSERVATION_SIZE, np.int8)
        size = players + OBSERVATION_SIZE
        self.tensor = np.zeros(size + _OF_EVENT * history, np.float32)
        self._player, self._seen = self.tensor[:players], self.tensor[players:size]
        self._history = self.tensor[size:].reshape(history, _OF_EVENT)
        self.dict["player"] = self._player
        for part in PARTS:
            size = int(np.prod(part.shape))
            self.dict[part.name] = self._seen[part.offset : part.offset + size].reshape(part.shape)
        if history:
            self.dict["history"] = self._history


def _private_facts(text: str, name: str) -> list[str]:
    facts = [fact.split(" ") for fact in text.split("; ")]
    return [" ".join(fact) for fact in facts if fact[0] in _PRIVATE_FACTS and fact[1] == name]
