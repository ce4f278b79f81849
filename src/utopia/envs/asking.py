"""Bots that think outside compiled code, at the tables that wait for them."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from utopia.bots import Bot
from utopia.chance.stream import STREAM_WORDS
from utopia.envs.lineup import Lineup
from utopia.envs.many_tables import ASKED_SEAT, BOT, EPISODE
from utopia.envs.opponents import BUDGET
from utopia.envs.playing import refused
from utopia.envs.setting import EnvironmentFaultError, Setting
from utopia.locales import Phrase
from utopia.rules import MOST_MOVES, States, empty_states, legal_moves, seen_by


class Asked:
    """Makes the bots, one for each game and seat, and asks them. They are shown their views only."""

    def __init__(self, setting: Setting, lineup: Lineup, states: States, notes: NDArray[np.int64]) -> None:
        self._setting, self._lineup, self._states, self._notes = setting, lineup, states, notes
        self._bots: dict[tuple[int, int], tuple[int, Bot]] = {}
        self._view, self._moves = empty_states(), np.empty(MOST_MOVES, np.int32)

    def answers(self, tables: Sequence[int], codes: NDArray[np.int32]) -> None:
        """Write the answer of each of these tables into ``codes``."""
        for table in tables:
            codes[table] = self._answer(table)

    def _answer(self, table: int) -> int:
        boards, states = self._setting.boards, self._states[table : table + 1]
        seat = int(self._notes[table, ASKED_SEAT])
        seen_by(boards, states, seat, self._view)
        moves = self._moves[: legal_moves(boards, states, seat, self._moves)].copy()
        stream = self._notes[table, STREAM_WORDS * (1 + seat) : STREAM_WORDS * (2 + seat)]
        code: Any = self._bot(table, seat).choose(self._view, moves, BUDGET, stream)
        if (wrong := refused(self._setting, states, seat, code)) is not None:
            words = {"name": self._lineup.names[int(self._notes[table, BOT + seat])], "why": str(wrong)}
            raise EnvironmentFaultError(Phrase("envs-opponent", words))
        return int(code)

    def _bot(self, table: int, seat: int) -> Bot:
        episode = int(self._notes[table, EPISODE])
        began, bot = self._bots.get((table, seat), (-1, None))
        if bot is None or began != episode:
            bot = self._lineup.makers[int(self._notes[table, BOT + seat])](self._setting.boards, seat)
            self._bots[table, seat] = episode, bot
        return bot

    def forget(self) -> None:
        """Make all bots anew for the next games."""
        self._bots.clear()
