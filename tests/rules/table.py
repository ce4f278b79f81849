"""A position set up and played by words, for tests that read like rulings.

``Table()`` is a game of three whose set-up is done: maya 5, persian 4, chinese 3, greek 2, egyptian 1, red first.
"""

from typing import Any, Final, Self

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.properties.conserved import check_conserved
from tests.rules.laying_out import LayingOut
from utopia.notation.draws import draw_text, parse_draw
from utopia.notation.moves import move_text, parse_move
from utopia.rules import (
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    Refusal,
    States,
    Step,
    answer,
    chance_outcomes,
    decode,
    empty_states,
    legal_moves,
    next_dealt,
    places,
    play,
    projection,
    rule_of,
    seen_by,
    who_decides,
    who_may_decide,
    why_not,
)
from utopia.rules.model.draws import CARD_FIRST
from utopia.rules.model.material import CIVILIZATION_NAMES, SEAT_NAMES

CIVS: Final = CIVILIZATION_NAMES
rule = pytest.mark.rule


class Table(LayingOut):
    """Ask, play and look at a position; setting it up by words is in ``LayingOut``."""

    def __init__(self, players: int = 3, first: str = "red", *, set_up: bool = True, **options: Any) -> None:
        super().__init__(players, **options)
        self._checked = b""
        for civilization in CIVS if set_up else ():
            self.draw(f"scale {civilization}")
        if set_up:
            self.draw(f"first {first}")

    def check(self) -> None:
        """Nothing was lost since the position was last looked at."""
        if self._checked != self.states.tobytes():
            check_conserved(self.boards, self.states)
            self._checked = self.states.tobytes()

    # who and what

    def decider(self) -> str:
        """The seat to decide, ``chance`` or ``nobody``."""
        seat = who_decides(self.boards, self.states)
        return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or SEAT_NAMES[seat]

    def deciders(self) -> list[str]:
        """All seats that may decide now, in seat order."""
        mask = who_may_decide(self.states)
        return [name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1]

    def step(self) -> Step:
        """What is asked."""
        return Step(self.state.step)

    def moves(self, beginning: str = "", seat: str = "") -> list[str]:
        """The legal moves of a seat, or of the decider, that begin with these words."""
        self.check()
        buffer = self.buffer()
        n = legal_moves(self.boards, self.states, SEAT_NAMES.index(seat or self.decider()), buffer)
        texts = [move_text(self.map, int(code)) for code in buffer[:n]]
        return [text for text in texts if text.split()[: len(beginning.split())] == beginning.split()]

    @staticmethod
    def buffer() -> NDArray[np.int32]:
        """Room for any list of moves."""
        return np.zeros(MOST_MOVES, np.int32)

    def verbs(self, seat: str = "") -> set[str]:
        """The first words of the legal moves."""
        return {text.split()[0] for text in self.moves(seat=seat)}

    def why_not(self, text: str, seat: str = "") -> tuple[Refusal, str]:
        """The refusal of a move, and its rule; the list of moves must say the same."""
        code = parse_move(self.map, text)
        mover = seat or self.decider()
        refusal = Refusal(why_not(self.boards, self.states, SEAT_NAMES.index(mover), code))
        listed = text in self.moves(seat=mover)
        assert listed == (refusal == Refusal.ALLOWED), f"{text}: listed {listed}, but {refusal!r}"
        return refusal, rule_of(refusal, decode(code).kind)

    def refuses(self, text: str, seat: str = "") -> bool:
        """Return whether the move is not allowed."""
        return self.why_not(text, seat)[0] != Refusal.ALLOWED

    def chances(self) -> dict[str, int]:
        """What chance may answer, with weights."""
        outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
        n = chance_outcomes(self.boards, self.states, outcomes, weights)
        texts = [self._draw_text(int(outcome)) for outcome in outcomes[:n]]
        return dict(zip(texts, weights[:n].tolist(), strict=True))

    def _draw_text(self, outcome: int) -> str:
        return draw_text(outcome, next_dealt(self.boards, self.states) if outcome >= CARD_FIRST else NOBODY)

    # playing

    def play(self, *texts: str, seat: str = "") -> Self:
        """Make moves one after the other; each must be legal and lose no material."""
        for text in texts:
            mover = seat or self.decider()
            assert not self.refuses(text, mover), f"{mover} {text}: {self.why_not(text, mover)}"
            play(self.boards, self.states, SEAT_NAMES.index(mover), parse_move(self.map, text))
            self.check()
        return self

    def draw(self, *texts: str) -> Self:
        """Chance answers; each answer must be possible."""
        for text in texts:
            assert text in self.chances(), f"{text!r} is none of {self.chances()}"
            answer(self.boards, self.states, parse_draw(text)[0])
        return self

    def settle(self) -> Self:
        """Chance answers with the last of its possibilities until a player is to decide."""
        while self.decider() == "chance":
            outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
            n = chance_outcomes(self.boards, self.states, outcomes, weights)
            answer(self.boards, self.states, int(outcomes[n - 1]))
        return self

    def arrive(self, *guests: str) -> Self:
        """These guests come to the ships first, then any others."""
        return self.draw(*(f"guest {guest}" for guest in guests)).settle()

    def through_welcome_but_last(self) -> Self:
        """Phase 1 until only its last turn is left; nothing is built."""
        while int(self.state.open_guests.sum()) > 1:
            self.welcome_anybody()
        return self

    def take_guest(self) -> str:
        """The first move that takes a guest."""
        return (self.moves("enter") + self.moves("take"))[0]

    def surprise_and_name(self, seat: str) -> Self:
        """One turn of phase 1: any surprise guest, and the seat named takes any guest."""
        self.play("surprise").settle()
        self.play(self.take_guest())
        self.play(f"name {seat}")
        self.play(self.take_guest())
        return self.play("end")

    def welcome_anybody(self) -> Self:
        """One turn of phase 1: the first guest that can be taken, and the end."""
        return self.play(self.take_guest(), "end")

    def through_welcome(self) -> Self:
        """Phase 1 to its end; nothing is built."""
        while self.state.phase == 1 and self.decider() != "chance":
            self.welcome_anybody()
        return self

    def end_round_of_cards(self) -> Self:
        """Play phase 2 as dealt: all players discard the cards owed and end their turns at once."""
        self.settle()
        while self.decider() != "chance":
            self.play((self.moves("discard") + self.moves("end"))[0])
        return self

    def end_round(self) -> Self:
        """The last on the track has the last turn of the round, without a card, and ends it."""
        self.act(self.track()[-1])
        return self.play("end")

    # looking

    def princes_at(self, seat: str, civilization: str, district: str) -> int:
        """Return how many stand there."""
        indices = SEAT_NAMES.index(seat), CIVS.index(civilization), self.map.index_of[district]
        return int(self.state.princes[indices])

    def supply(self, seat: str, civilization: str) -> int:
        """Return how many are left to place."""
        return int(self.state.supply[SEAT_NAMES.index(seat), CIVS.index(civilization)])

    def points(self, seat: str) -> int:
        """The seat's score."""
        return int(self.state.score[SEAT_NAMES.index(seat)])

    def all_points(self) -> list[int]:
        """Every seat's score, in seat order."""
        return [self.points(seat) for seat in self.seats]

    def track(self) -> list[str]:
        """The seats as they stand on the track, first to last."""
        return [SEAT_NAMES[seat] for seat in self.state.track[: self.players]]

    def values(self) -> dict[str, int]:
        """The prestige scale."""
        return dict(zip(CIVS, self.state.scale.tolist(), strict=True))

    def cards(self, seat: str) -> list[str]:
        """The seat's hand, in the order of the civilizations."""
        return self.words_of(self.state.hand[SEAT_NAMES.index(seat)])

    def discarded(self) -> list[str]:
        """The open discards."""
        return self.words_of(self.state.discards)

    def privileges(self, seat: str) -> int:
        """Tokens left."""
        return int(self.state.privileges[SEAT_NAMES.index(seat)])

    def bases(self, seat: str) -> int:
        """Bases left."""
        return int(self.state.bases[SEAT_NAMES.index(seat)])

    def owner(self, place: str) -> str:
        """Who controls a district, or owns an island's wonder."""
        return self.owner_of(place)

    def prestige(self) -> list[int]:
        """What phase 3 would pay each seat."""
        out = np.zeros(len(SEAT_NAMES), np.int32)
        projection(self.boards, self.states, out)
        return [int(points) for points in out[: self.players]]

    def seen_by(self, viewer: int | str) -> States:
        """The view of a seat or of SPECTATOR."""
        out = empty_states()
        seen_by(self.boards, self.states, SEAT_NAMES.index(viewer) if isinstance(viewer, str) else viewer, out)
        return out

    def places(self) -> list[int]:
        """Each seat's place."""
        out = np.zeros(len(SEAT_NAMES), np.int32)
        places(self.boards, self.states, out)
        return [int(place) for place in out[: self.players]]
