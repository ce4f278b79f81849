"""The friendly face of the rules: one game, moves and draws as words, undo to any point.

>>> game = Game(players=2, seed=7)
>>> game.to_decide
('red',)
>>> game.play(game.moves()[0])
>>> game.why_not("raise maya")  # doctest: +ELLIPSIS
'...[R-...]'
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from utopia import rules
from utopia.boards import BoardMap, load_board, playing_board
from utopia.chance import Seeded, Source
from utopia.locales import Phrase, Speaker
from utopia.notation.course import Course
from utopia.notation.draws import draw_text, parse_draw
from utopia.notation.events import Event, event_line
from utopia.notation.explain import refusal_sentence
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.model import Record, RecordError, Result, Standing
from utopia.notation.moves import move_text, parse_move
from utopia.notation.position import position_line
from utopia.notation.replayer import Replayer
from utopia.notation.words import NotationError, read_word
from utopia.rules import CHANCE, MOST_MOVES, NOBODY, OUTCOMES, Edition, End, Refusal, States
from utopia.rules.model.material import SEAT_NAMES

_EMPTY: Final = rules.empty_states()
"""Copied for each new game, which is quicker than making one anew."""
Seat = int | str
"""A seat by number (0 to 4) or by colour."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move of a seat; ``str(choice)`` is its notation."""

    seat: int
    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Game(Course):
    """One game from set-up to end: who decides, what may be done, doing and undoing it.

    With a ``seed`` or a ``chance`` source draws are answered at once; with ``by_hand`` they wait for ``answer``, to
    follow a game on a real table. Without any of them a seed is made up. ``begin`` is the first position.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        board: BoardMap | str = "reconstruction",
        edition: Edition | str = rules.DEFAULT_PRESET,
        seed: int | None = None,
        chance: Source | None = None,
        by_hand: bool = False,
        begin: States | None = None,
    ) -> None:
        self.map: Final = load_board(board) if isinstance(board, str) else board
        self.edition: Final = rules.edition(edition) if isinstance(edition, str) else edition
        super().__init__(playing_board(self.map, self.edition, players), players, begin)
        self.chance: Source | None = chance
        if chance is None and not by_hand:
            self.chance = Seeded(secrets.randbits(32) if seed is None else seed)
        self._begin: Final = begin
        self.draw()

    def __repr__(self) -> str:
        to_decide = "over" if self.is_over else f"{' '.join(self.to_decide) or 'chance'} to decide"
        return f"<Game of {self.players}, {len(self._events)} events, {to_decide}>"

    @classmethod
    def from_record(cls, record: Record, *, chance: Source | None = None) -> "Game":
        """The game of a full record, at its end; further draws are answered by ``chance`` or by hand.

        RecordError if the record tells only what one viewer knew; ImpossibleEventError if an event breaks a rule.
        """
        if record.viewer is not None:
            source = record.origin.source if record.origin else "the record"
            raise RecordError(source, "", "it tells only what one viewer knew; a game goes on from a full record")
        replayer = Replayer(record)
        begin = None if record.begin is None else replayer.states.copy()
        game = cls(record.players, board=record.board, edition=record.edition, by_hand=True, begin=begin)
        for event in replayer:
            game.adopt([event], [replayer.states.copy()])
        game.chance = chance
        game.draw()
        return game

    @property
    def colours(self) -> tuple[str, ...]:
        """The seats in seat order."""
        return SEAT_NAMES[: self.players]

    @property
    def to_decide(self) -> tuple[str, ...]:
        """The same as colours."""
        return tuple(SEAT_NAMES[seat] for seat in self.seats_to_decide)

    def moves(self, seat: Seat | None = None) -> tuple[Choice, ...]:
        """All legal moves of a seat, by default of the one to decide."""
        number = self._seat(seat)
        buffer = np.zeros(MOST_MOVES, np.int32)
        count = int(rules.legal_moves(self.board, self.state, number, buffer)) if number >= 0 else 0
        return tuple(Choice(number, int(code), move_text(self.map, int(code))) for code in buffer[:count])

    def why_not(self, move: str | Choice, seat: Seat | None = None, speaker: Speaker | None = None) -> str:
        """Return the reason of a refusal, with the rule's identifier, by default in English; empty for a legal move."""
        number, code = self._read(move, seat)
        refusal = Refusal(rules.why_not(self.board, self.state, number, code))
        return refusal_sentence(self.map, refusal, rules.decode(code), speaker)

    def check(self, move: str | Choice, seat: Seat | None = None) -> int:
        """The code of a legal move; IllegalMoveError says which rule refuses it, NotationError what is unreadable."""
        number, code = self._read(move, seat)
        refusal = Refusal(rules.why_not(self.board, self.state, number, code))
        if refusal == Refusal.ALLOWED:
            return code
        raise IllegalMoveError(self.map, refusal, rules.decode(code))

    def play(self, move: str | Choice, seat: Seat | None = None) -> None:
        """Do a move; the errors of ``check`` if it is not legal."""
        number, _ = self._read(move, seat)
        self.apply(Event(number, self.check(move, seat)))
        self.draw()

    def draws(self) -> Mapping[str, float]:
        """Return the possible answers of chance, each with its probability; empty if a player is to decide."""
        outcomes, weights = self.outcomes()
        return {self._draw_text(o): w / sum(weights) for o, w in zip(outcomes, weights, strict=True)}

    def check_draw(self, text: str) -> int:
        """The outcome of a draw that is possible now; NotationError says what could not be read or is not possible."""
        outcome, dealt_to = parse_draw(text)
        possible = self.draws()
        if self._draw_text(outcome, dealt_to) not in possible:
            message = "notation-not-drawn" if possible else "notation-nothing-drawn"
            raise NotationError(Phrase(message, {"text": repr(text.strip()), "draws": ", ".join(possible)}))
        return outcome

    def answer(self, text: str) -> None:
        """Say what chance answered on a real table; the errors of ``check_draw`` if it cannot be."""
        self.apply(Event(CHANCE, self.check_draw(text)))
        self.draw()

    def draw(self) -> None:
        """Let the source answer until a player is to decide; without a source nothing happens."""
        while self.chance is not None and self.awaits_draw:
            outcomes, weights = self.outcomes()
            self.apply(Event(CHANCE, self.chance.answer(self.draws_done, outcomes, weights)))

    def line(self, event: int) -> str:
        """One event as a record writes it."""
        return self.line_of(self._events[event], self._positions[event])

    def line_of(self, event: Event, before: States | None = None) -> str:
        """An event that may happen in a position (by default this one) as a record writes it."""
        states = self.state if before is None else before
        is_card = event.seat == CHANCE and event.code >= rules.CARD_FIRST
        return event_line(self.map, event, int(rules.next_dealt(self.board, states)) if is_card else NOBODY)

    def record(self, names: Sequence[str], *, preset: str | None = None, date: str | None = None) -> Record:
        """The game so far as a record; ``names`` has one name a seat, perhaps empty."""
        begin = position_line(self.map, self.board, self._positions[0]) if self._begin is not None else None
        events, result = list(self._events), self.result()
        about = (self.map, self.edition, self.players, tuple(names))
        return Record(*about, preset=preset, date=date, begin=begin, events=events, result=result)

    def result(self) -> Result | None:
        """Return how the game ended; None while it is played."""
        if not self.is_over:
            return None
        rows = [Standing(place, SEAT_NAMES.index(colour), score) for colour, score, place in self.standings()]
        return Result(End(int(self.state[0]["end_reason"])), tuple(rows))

    def copy(self) -> "Game":
        """The same game again, to try something; the two go their own ways."""
        twin = Game(self.players, board=self.map, edition=self.edition, by_hand=True, begin=self._begin)
        twin.adopt(self._events, self._positions[1:])
        twin.chance = self.chance
        return twin

    def seen_by(self, seat: Seat, event: int | None = None) -> States:
        """Return the view of a seat or ``"spectator"`` (R-CARD-4): now, or after that many events."""
        viewer = rules.SPECTATOR if seat == "spectator" else self._seat(seat)
        states = self.state if event is None else self._positions[event]
        view = rules.copied(_EMPTY)
        rules.seen_by(self.board, states, viewer, view)
        return view

    def standings(self) -> list[tuple[str, int, int]]:
        """(colour, score, place from 1) in the order of the track (R-END-2)."""
        places = np.zeros(len(SEAT_NAMES), np.int32)
        rules.places(self.board, self.state, places)
        state = self.state[0]
        return [(SEAT_NAMES[s], int(state["score"][s]), int(places[s])) for s in state["track"][: self.players]]

    def scores(self) -> list[int]:
        """Return [seat] -> its score so far."""
        return [int(score) for score in self.state[0]["score"][: self.players]]

    def projection(self) -> dict[str, int]:
        """Return the points that phase 3 would pay each seat if the round ended now (R-SCORE-1)."""
        points = np.zeros(len(SEAT_NAMES), np.int32)
        rules.projection(self.board, self.state, points)
        return {colour: int(points[seat]) for seat, colour in enumerate(self.colours)}

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Return the possible answers of chance as numbers, and their likelihoods as whole numbers."""
        outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
        count = rules.chance_outcomes(self.board, self.state, outcomes, weights)
        return outcomes[:count].tolist(), weights[:count].tolist()

    def _draw_text(self, outcome: int, dealt_to: int | None = None) -> str:
        if outcome < rules.CARD_FIRST:
            return draw_text(outcome)
        return draw_text(outcome, int(rules.next_dealt(self.board, self.state)) if dealt_to is None else dealt_to)

    def _read(self, move: str | Choice, seat: Seat | None) -> tuple[int, int]:
        if isinstance(move, Choice):
            return move.seat if seat is None else self._seat(seat), move.code
        return self._seat(seat), parse_move(self.map, move)

    def _seat(self, seat: Seat | None) -> int:
        if seat is None:
            return self.decider
        number = seat if isinstance(seat, int) else read_word(seat, self.colours, "seat")
        if not 0 <= number < self.players:
            raise ValueError(f"seat {number}: this game has seats 0 to {self.players - 1}")
        return number
