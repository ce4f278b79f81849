"""A state of the OpenSpiel game."""

from collections.abc import Callable
from typing import Final

from utopia.envs.openspiel.course import Course
from utopia.envs.openspiel.resampling import redealt
from utopia.envs.rewards import final_rewards
from utopia.envs.setting import Setting, check_word
from utopia.extras import extra
from utopia.notation.draws import draw_text
from utopia.notation.model import Record
from utopia.notation.moves import move_table
from utopia.notation.position import position_text
from utopia.rules import CARD_FIRST, CHANCE, NOBODY, next_dealt

with extra("envs"):
    import pyspiel

_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_SPIEL_PLAYERS: Final = {CHANCE: _CHANCE, NOBODY: _TERMINAL}


class UtopiaState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position with what led to it. OpenSpiel's players are the seats.

    Its string is the whole position; serialized, it holds the record of the game.
    """

    def __init__(self, game: pyspiel.Game, setting: Setting) -> None:
        super().__init__(game)
        self.course = Course(setting)

    def current_player(self) -> int:
        """A seat, or OpenSpiel's chance or terminal player."""
        seat = self.course.seat
        return seat if seat >= 0 else _SPIEL_PLAYERS[seat]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.course.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its probability."""
        return self.course.outcomes()

    def returns(self) -> list[float]:
        """[player] -> as ``utopia.envs.rewards``; nothing before the end."""
        setting = self.course.setting
        return final_rewards(setting.boards, self.course.states) if self.is_terminal() else [0.0] * setting.players

    def record(self) -> Record:
        """The game so far; ``utopia.notation.record.record_text`` writes it."""
        return self.course.record()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "UtopiaState":
        """Another game that the player cannot tell from this one; ``rng`` gives numbers from 0 up to 1."""
        check_word(player, range(self.course.setting.players), "player")
        other: UtopiaState = self.get_game().new_initial_state()
        choosing = self.course.choices_under_way(self.course.events())
        for number, code in enumerate(redealt(self.course, player, rng).tolist()):
            is_unseen = number >= choosing and other.course.seat != player
            other.apply_action(_by_lot(other.course.legal(), rng) if is_unseen else code)
        return other

    def __str__(self) -> str:
        return position_text(self.course.setting.map, self.course.setting.boards, self.course.states)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - asked for the current player only
        return self.course.legal()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        course = self.course
        if player != _CHANCE:
            return move_table(course.setting.map).texts[action]
        is_dealt = action >= CARD_FIRST and course.seat == CHANCE
        return draw_text(action, int(next_dealt(course.setting.boards, course.states)) if is_dealt else NOBODY)


def _by_lot(codes: list[int], rng: Callable[[], float]) -> int:
    return codes[int(rng() * len(codes))]
