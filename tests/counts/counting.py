"""Counting what may happen next: the number of ways to go on for so many events, by both engines.

An event is a move of the seat to decide, the first on the track if several are, or an answer of chance.
"""

import functools
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from tests.comparison.pair import reference_board
from tests.properties.walk import BOARD
from tests.reference import ReferenceEdition, ReferenceGame
from utopia.boards import playing_board
from utopia.notation.draws import draw_text, parse_draw
from utopia.notation.moves import move_text, parse_move
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    Boards,
    States,
    answer,
    chance_outcomes,
    copy_into,
    edition,
    empty_states,
    legal_moves,
    next_dealt,
    play,
    start,
    who_decides,
)
from utopia.rules.model.material import SEAT_NAMES

FILE: Final = Path(__file__).parent / "positions.toml"


@dataclass(frozen=True)
class Position:
    """A position given by what led to it; ``counts[n]`` is the number of ways to go on for ``n + 1`` events."""

    name: str
    players: int
    events: str
    counts: list[int]
    preset: str = "fr"
    options: dict[str, Any] = field(default_factory=dict)
    after: str = ""
    """The position of the file from which the events go on."""

    def event_texts(self) -> list[str]:
        """All events from the beginning, one text each."""
        before = next((position.event_texts() for position in read_positions() if position.name == self.after), [])
        return before + [" ".join(event.split()) for event in self.events.split(",") if event.strip()]


@functools.cache
def read_positions() -> list[Position]:
    """All positions of the file."""
    return [Position(**entry) for entry in tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]]


class Compiled:
    """A position in the compiled rules."""

    def __init__(self, position: Position) -> None:
        chosen = edition(position.preset, **position.options)
        self.boards: Boards = playing_board(BOARD, chosen, position.players)
        self.states: States = empty_states()
        self.buffers = np.zeros(MOST_MOVES, np.int32), np.zeros(OUTCOMES, np.int32)
        start(self.boards, self.states)
        for text in position.event_texts():
            self.happen(text)

    def happen(self, text: str) -> None:
        """One event by its text, which must be possible."""
        assert text in dict(self.texts(self.states)), f"{text!r} is none of {[text for text, _ in self.texts()]}"
        first, rest = text.split(maxsplit=1)
        if first in SEAT_NAMES:
            play(self.boards, self.states, SEAT_NAMES.index(first), parse_move(BOARD, rest))
        else:
            answer(self.boards, self.states, parse_draw(text)[0])

    def next_events(self, states: States) -> tuple[int, list[int]]:
        """Return the seat to decide, and the codes or outcomes."""
        who = int(who_decides(self.boards, states))
        out, weights = self.buffers
        if who == CHANCE:
            return who, out[: chance_outcomes(self.boards, states, out, weights)].tolist()
        return who, [] if who == NOBODY else out[: legal_moves(self.boards, states, who, out)].tolist()

    def after(self, states: States, who: int, what: int) -> States:
        """The position after one event."""
        following = empty_states()
        copy_into(following, states)
        if who == CHANCE:
            answer(self.boards, following, what)
        else:
            play(self.boards, following, who, what)
        return following

    def texts(self, states: States | None = None) -> Iterator[tuple[str, States]]:
        """Each possible next event with the position after it."""
        here = self.states if states is None else states
        who, events = self.next_events(here)
        for what in events:
            dealt_to = next_dealt(self.boards, here) if who == CHANCE and what >= CARD_FIRST else NOBODY
            text = draw_text(what, dealt_to) if who == CHANCE else f"{SEAT_NAMES[who]} {move_text(BOARD, what)}"
            yield text, self.after(here, who, what)

    def count(self, states: States, depth: int) -> int:
        """Ways to go on for ``depth`` events."""
        if depth == 0:
            return 1
        who, events = self.next_events(states)
        if depth == 1:
            return len(events)
        return sum(self.count(self.after(states, who, what), depth - 1) for what in events)

    def breakdown(self, depth: int) -> dict[str, int]:
        """The same for each first event."""
        return {text: self.count(following, depth - 1) for text, following in self.texts()}


class Reference:
    """A position in the reference engine."""

    def __init__(self, position: Position) -> None:
        chosen: dict[str, Any] = edition(position.preset, **position.options).options()
        self.game = ReferenceGame(reference_board(BOARD), ReferenceEdition(**chosen), position.players)
        for text in position.event_texts():
            self.happen(self.game, text)

    @staticmethod
    def happen(game: ReferenceGame, text: str) -> None:
        """One event by its text."""
        first, rest = text.split(maxsplit=1)
        if first in SEAT_NAMES:
            game.play(first, rest)
        else:
            game.answer(text)

    @staticmethod
    def next_events(game: ReferenceGame) -> list[str]:
        """Each possible next event."""
        if game.who() == "chance":
            return list(game.chances())
        return [f"{seat} {move}" for seat in game.deciders()[:1] for move in game.moves(seat)]

    def after(self, game: ReferenceGame, text: str) -> ReferenceGame:
        """The position after one event; the board never changes and is not copied."""
        following = deepcopy(game, {id(game.table.board): game.table.board})
        self.happen(following, text)
        return following

    def count(self, game: ReferenceGame, depth: int) -> int:
        """Ways to go on for ``depth`` events."""
        if depth == 0:
            return 1
        events = self.next_events(game)
        if depth == 1:
            return len(events)
        return sum(self.count(self.after(game, text), depth - 1) for text in events)

    def breakdown(self, depth: int) -> dict[str, int]:
        """The same for each first event."""
        return {text: self.count(self.after(self.game, text), depth - 1) for text in self.next_events(self.game)}
