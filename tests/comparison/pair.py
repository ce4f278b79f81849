"""Two engines side by side: the compiled rules and the reference, asked and answered alike."""

import functools
import random
from typing import Any

import numpy as np

from tests.reference import ReferenceBoard, ReferenceEdition, ReferenceGame
from utopia.boards import BoardMap, playing_board
from utopia.notation.draws import draw_text
from utopia.notation.moves import move_table
from utopia.notation.position import position_summary
from utopia.rules import (
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    Edition,
    answer,
    chance_outcomes,
    empty_states,
    legal_moves,
    next_dealt,
    places,
    play,
    projection,
    start,
    who_decides,
    who_may_decide,
)
from utopia.rules.model.draws import CARD_FIRST
from utopia.rules.model.material import SEAT_NAMES


@functools.cache
def reference_board(board: BoardMap) -> ReferenceBoard:
    """The map in the reference's words."""
    return ReferenceBoard(
        districts=[district.id for district in board.districts],
        island_of={district.id: district.island for district in board.districts},
        value={district.id: district.value for district in board.districts},
        land=[(a, b) for a, b in (*board.streets, *board.bridges)],
        sector_of={district.id: district.sector for district in board.districts if district.sector},
        adjacent_sectors=[(a, b) for a, b in board.adjacent_sectors],
    )


_drawn = functools.cache(draw_text)


class Pair:
    """One game in both engines; every step asserts that they agree before it is taken."""

    def __init__(self, board: BoardMap, edition: Edition, players: int, seed: int) -> None:
        self.map = board
        self.texts = move_table(board).texts
        self.players = players
        self.board = playing_board(board, edition, players)
        self.state = empty_states()
        options: dict[str, Any] = edition.options()
        self.reference = ReferenceGame(reference_board(board), ReferenceEdition(**options), players)
        self.random = random.Random(seed)
        self.buffer = np.zeros(MOST_MOVES, np.int32)
        self.history: list[str] = []
        start(self.board, self.state)

    def play_out(self, most_events: int = 5000) -> None:
        """Random events to the end of the game."""
        while self.advance():
            assert len(self.history) < most_events, "the game does not end"
        self.compare_end()

    def advance(self) -> bool:
        """One event; False when the game is over."""
        seat = who_decides(self.board, self.state)
        if seat == CHANCE:
            self._chance()
        elif seat != NOBODY:
            self._decision()
        self.compare_positions()
        self.compare_scores()
        return bool(seat != NOBODY)

    def _chance(self) -> None:
        assert self.reference.who() == "chance", self.story()
        outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
        n = chance_outcomes(self.board, self.state, outcomes, weights)
        texts = [self._draw_text(outcome) for outcome in outcomes[:n].tolist()]
        ours = dict(zip(texts, weights[:n].tolist(), strict=True))
        assert ours == self.reference.chances(), self.story()
        [chosen] = self.random.choices(range(n), weights[:n].tolist())
        self.history.append(texts[chosen])
        answer(self.board, self.state, int(outcomes[chosen]))
        self.reference.answer(texts[chosen])

    def _draw_text(self, outcome: int) -> str:
        return _drawn(outcome, next_dealt(self.board, self.state) if outcome >= CARD_FIRST else NOBODY)

    def _decision(self) -> None:
        mask = who_may_decide(self.state)
        waiting = {SEAT_NAMES[seat] for seat in range(self.players) if mask >> seat & 1}
        assert set(self.reference.who()) == waiting, self.story()
        for name in waiting:
            self.compare_moves(SEAT_NAMES.index(name))
        seat = SEAT_NAMES.index(self.random.choice(sorted(waiting)))
        codes = self.legal(seat)
        code = self.random.choice(codes)
        text = self.texts[code]
        self.history.append(f"{SEAT_NAMES[seat]} {text}")
        play(self.board, self.state, seat, code)
        self.reference.play_listed(SEAT_NAMES[seat], text)  # the lists have been compared

    def legal(self, seat: int) -> list[int]:
        """The compiled rules' list."""
        count = legal_moves(self.board, self.state, seat, self.buffer)
        codes: list[int] = self.buffer[:count].tolist()
        return codes

    def compare_moves(self, seat: int) -> None:
        """Both list the same moves."""
        ours = sorted(self.texts[code] for code in self.legal(seat))
        theirs = self.reference.moves(SEAT_NAMES[seat])
        assert ours == theirs, (
            f"only ours {set(ours) - set(theirs)}, only theirs {set(theirs) - set(ours)}\n{self.story()}"
        )

    def compare_positions(self) -> None:
        """The two positions are the same, fact for fact."""
        ours = position_summary(self.map, self.board, self.state)
        theirs = self.reference.summary()
        if ours != theirs:
            mine, other = set(ours.splitlines()), set(theirs.splitlines())
            raise AssertionError(f"only ours {mine - other}, only theirs {other - mine}\n{self.story()}")

    def compare_scores(self) -> None:
        """Scores and what the round would pay agree."""
        out = np.zeros(len(SEAT_NAMES), np.int32)
        projection(self.board, self.state, out)
        seats = SEAT_NAMES[: self.players]
        assert dict(zip(seats, out[: self.players].tolist(), strict=True)) == self.reference.projection(), self.story()

    def compare_end(self) -> None:
        """Scores and places agree."""
        out = np.zeros(len(SEAT_NAMES), np.int32)
        places(self.board, self.state, out)
        state = self.state[0]
        order = [int(seat) for seat in state["track"][: self.players]]
        ours = [(SEAT_NAMES[seat], int(state["score"][seat]), int(out[seat])) for seat in order]
        assert ours == self.reference.standings(), self.story()

    def story(self) -> str:
        """The last events, for a failure's message."""
        return "\n".join(self.history[-25:])
