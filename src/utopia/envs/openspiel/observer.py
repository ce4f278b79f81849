"""The observations of the OpenSpiel game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.observation import OBSERVATION_SIZE, PARTS, observe
from utopia.envs.setting import EnvironmentFaultError
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.notation.header import viewer_name
from utopia.notation.position import position_line
from utopia.rules import SPECTATOR, empty_states, seen_by

with extra("envs"):
    import pyspiel

if TYPE_CHECKING:
    from utopia.envs.openspiel.state import UtopiaState

_PRIVATE_FACTS: Final = ("hand", "chosen", "must-hold")
"""Facts of a position that only their own seat knows."""


class UtopiaObserver:
    """One of the observations OpenSpiel knows.

    - the usual one: string and tensor of what the player may know now;
    - with perfect recall (the information state): its string is everything the player has seen, as in a redacted
      record. Its tensor is the usual one, for no tensor of bearable size holds a whole game: *not* perfect recall;
    - of public information only: the string of what a spectator may know;
    - of private information only: the string of what only the player knows.
    """

    def __init__(self, players: int, kind: "pyspiel.IIGObservationType", params: Mapping[str, Any]) -> None:
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
            self._lay_out(players)

    def set_from(self, state: "UtopiaState", player: int) -> None:
        """Write what the player sees into ``tensor``; ``dict`` has its parts by name."""
        if self.tensor is None:
            return
        course = state.course
        observe(course.setting.boards, course.states, player, self._numbers)
        self._player[:] = 0.0
        self._player[player] = 1.0
        self._seen[:] = self._numbers

    def string_from(self, state: "UtopiaState", player: int) -> str:
        """The same in words."""
        course, viewer = state.course, player if self._private else SPECTATOR
        if self._recalls:
            return "\n".join([f"view: {viewer_name(viewer)}", *course.lines(viewer)])
        view = empty_states()
        seen_by(course.setting.boards, course.states, viewer, view)
        text = position_line(course.setting.map, course.setting.boards, view)
        return text if self._public else "; ".join(_private_facts(text, viewer_name(viewer)))

    def _lay_out(self, players: int) -> None:
        self._numbers = np.zeros(OBSERVATION_SIZE, np.int8)
        self.tensor = np.zeros(players + OBSERVATION_SIZE, np.float32)
        self._player, self._seen = self.tensor[:players], self.tensor[players:]
        self.dict["player"] = self._player
        for part in PARTS:
            size = int(np.prod(part.shape))
            self.dict[part.name] = self._seen[part.offset : part.offset + size].reshape(part.shape)


def _private_facts(text: str, name: str) -> list[str]:
    facts = [fact.split(" ") for fact in text.split("; ")]
    return [" ".join(fact) for fact in facts if fact[0] in _PRIVATE_FACTS and fact[1] == name]
