"""The OpenSpiel game: its name, its parameters, its limits."""

from typing import Any, Final

from utopia.envs.openspiel.course import course_of
from utopia.envs.openspiel.observer import UtopiaObserver
from utopia.envs.openspiel.state import UtopiaState
from utopia.envs.rewards import WIN
from utopia.envs.setting import EnvironmentFaultError, Setting, make_setting
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.notation.record import parse_record
from utopia.notation.replay import Replayer
from utopia.rules import DEFAULT_PRESET, MOVE_CODES, PRESETS, UNSEEN_CARD, parse_option
from utopia.rules import edition as edition_of
from utopia.rules.model.material import (
    CARDS_DEALT,
    CARDS_KEPT,
    CIVILIZATIONS,
    GUESTS_A_PLAYER,
    LAST_ROUND,
    MIN_PLAYERS,
    SEATS,
    UNLIMITED_BASES,
)

with extra("envs"):
    import pyspiel

NAME: Final = "python_utopia"
AS_PRINTED: Final[dict[type, int | str]] = {int: 0, bool: "printed", str: "printed"}
"""Type of an option -> the parameter that leaves it as the edition has it."""
_OPTIONS: Final = PRESETS[DEFAULT_PRESET].options()

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Utopia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "players": MIN_PLAYERS,
        "edition": DEFAULT_PRESET,
        "history": 0,
        **{name: AS_PRINTED[type(value)] for name, value in _OPTIONS.items()},
    },
)

_MOST_HISTORY: Final = 16_000
"""Longer than any game."""
_WELCOME_DECISIONS: Final = 3 * GUESTS_A_PLAYER + 4
"""Most decisions of a player in phase 1 of a round, buildings apart: each turn a guest and its end, once a surprise
guest, its placing, a name, and the named player's two decisions."""
_CARD_DECISIONS: Final = 4
"""The most that one card takes: a privilege, the action, its destination or payment, and with discards."""
_DEVELOPMENT_DECISIONS: Final = 1 + _CARD_DECISIONS * (CARDS_DEALT + CARDS_KEPT) + 1 + CARDS_DEALT
_BUILDING_DECISIONS: Final = UNLIMITED_BASES * (1 + CIVILIZATIONS)
"""Of a player in a whole game: each building, and the princes that leave for it."""


class UtopiaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """Utopia for 2 to 5 players, zero-sum: 1 for the winner, and the others lose as much between them.

    Parameters: ``players``; ``edition`` (``fr``, ``it``, ``en``, ``de``); ``history``, the number of events in the
    tensor of an information state; and every option of the rules by its name, as
    a word of the notation (``on``, ``off``, ``front``, …) or a number, by default as the edition prints it.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = _TYPE.parameter_specification
        given = {**usual, **(params or {})}
        self.setting: Final[Setting] = _setting_of(given)
        self.history: Final = _checked_history(given["history"])
        """Events in the tensor of an information state."""
        super().__init__(
            _TYPE, _info(self.setting.players), {name: word for name, word in given.items() if word != usual[name]}
        )

    def new_initial_state(self, text: str | None = None) -> UtopiaState:
        """The beginning of a game; or, given the text of a record, the state it leads to.

        NotationError if it is no record, breaks a rule or was played on another map or by other rules.
        """
        state = UtopiaState(self, self.setting)
        for code in () if text is None else self._codes_of(text):
            state.apply_action(code)
        return state

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: dict[str, Any] | None = None
    ) -> UtopiaObserver:
        """What is seen of a state; EnvironmentFaultError for what there is no observer of."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return UtopiaObserver(self.setting.players, kind, params or {}, self.history)

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game has."""
        a_round = self.setting.players * (GUESTS_A_PLAYER + 1 + CARDS_DEALT)
        return CIVILIZATIONS + 1 + LAST_ROUND * a_round

    def _codes_of(self, text: str) -> list[int]:
        record = parse_record(text)
        ours = (self.setting.map.digest, self.setting.edition, self.setting.players, None)
        if (record.board.digest, record.edition, record.players, record.viewer) != ours:
            raise EnvironmentFaultError(Phrase("envs-other-record"))
        list(Replayer(record))  # says which event breaks a rule
        return [past.code for past in course_of(text).events()]


def _setting_of(given: dict[str, Any]) -> Setting:
    options = [f"{name}={given[name]}" for name, usual in _OPTIONS.items() if given[name] != AS_PRINTED[type(usual)]]
    return make_setting(given["players"], edition=edition_of(given["edition"], **dict(map(parse_option, options))))


def _checked_history(history: object) -> int:
    if isinstance(history, bool) or not isinstance(history, int) or not 0 <= history <= _MOST_HISTORY:
        words = {"what": "history", "word": repr(history), "words": f"0 … {_MOST_HISTORY}"}
        raise EnvironmentFaultError(Phrase("envs-word", words))
    return history


def _info(players: int) -> "pyspiel.GameInfo":
    a_round = players * (_WELCOME_DECISIONS + _DEVELOPMENT_DECISIONS)
    return pyspiel.GameInfo(
        num_distinct_actions=MOVE_CODES,
        max_chance_outcomes=UNSEEN_CARD,
        num_players=players,
        min_utility=-WIN,
        max_utility=WIN,
        utility_sum=0.0,
        max_game_length=LAST_ROUND * a_round + players * _BUILDING_DECISIONS,
    )


def register() -> None:
    """Let ``pyspiel.load_game`` know the game."""
    pyspiel.register_game(_TYPE, UtopiaGame)
