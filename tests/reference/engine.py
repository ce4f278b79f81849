"""The game as the comparison tests call it."""

from collections.abc import Callable

from tests.reference import building, chance, development, influence, welcome
from tests.reference.faults import rule_broken
from tests.reference.material import ReferenceBoard, ReferenceEdition
from tests.reference.summary import summary
from tests.reference.table import Table, new_table

MOVES: dict[str, Callable[[Table, str], list[str]]] = {
    "guest": welcome.guest_moves,
    "surprise": welcome.surprise_moves,
    "name": welcome.name_moves,
    "named-guest": welcome.open_guest_moves,
    "named-end": welcome.end_moves,
    "end": welcome.end_moves,
    "leave": building.leave_moves,
    "discard": development.discard_moves,
    "act": development.act_moves,
    "destination": development.destination_moves,
    "privilege": development.privilege_moves,
    "pay": influence.pay_moves,
    "keep": development.keep_moves,
}

PLAYS: dict[str, Callable[[Table, str, list[str]], None]] = {
    "guest": welcome.play_guest,
    "surprise": welcome.play_surprise,
    "name": welcome.play_name,
    "named-guest": welcome.play_named_guest,
    "named-end": welcome.play_named_end,
    "end": welcome.play_end,
    "leave": building.play_leave,
    "discard": development.play_discard,
    "act": development.play_act,
    "destination": development.play_destination,
    "privilege": development.play_act,
    "pay": influence.play_pay,
    "keep": development.play_keep,
}


class ReferenceGame:
    """One game: ask who is to act, list what is possible, and play it."""

    def __init__(self, board: ReferenceBoard, edition: ReferenceEdition, players: int) -> None:
        """Set the material out (R-MAT-1)."""
        self.table = new_table(board, edition, players)

    def deciders(self) -> tuple[str, ...]:
        """The seats that may decide now; none for chance or at the end."""
        table = self.table
        if table.step == "discard":
            return tuple(development.discarders(table))
        if table.step in ("named-guest", "named-end"):
            return (table.named,) if table.named else ()
        if table.step == "leave":
            return (table.builder,)
        if table.step in MOVES:
            return (table.on_turn,) if table.on_turn else ()
        return ()

    def who(self) -> str | tuple[str, ...]:
        """Chance, over, or the seats that may decide now."""
        if self.table.step == "over":
            return "over"
        return "chance" if self.table.step in chance.RULE_OF_STEP else self.deciders()

    def chances(self) -> dict[str, int]:
        """The possible answers of chance with their weights; none if it is not asked."""
        return chance.chances(self.table)

    def answer(self, text: str) -> None:
        """Chance has answered."""
        if text not in self.chances():
            rule = chance.RULE_OF_STEP.get(self.table.step, "R-ORDER-2")
            raise ValueError(f"{text!r} is not possible ({rule})")
        chance.apply_answer(self.table, text.split())

    def moves(self, seat: str) -> list[str]:
        """The legal moves of a seat, sorted; none if it is not to decide."""
        if seat not in self.deciders():
            return []
        return sorted(MOVES[self.table.step](self.table, seat))

    def play(self, seat: str, text: str) -> None:
        """A seat makes a move."""
        if seat not in self.deciders():
            raise ValueError(f"{seat} is not to decide ({'R-CARD-2' if self.table.step == 'discard' else 'R-ORDER-2'})")
        if text not in self.moves(seat):
            raise ValueError(f"{seat} may not play {text!r} ({rule_broken(self.table, seat, text)})")
        self.play_listed(seat, text)

    def play_listed(self, seat: str, text: str) -> None:
        """A seat makes a move that ``moves`` has just listed."""
        PLAYS[self.table.step](self.table, seat, text.split())

    def summary(self) -> str:
        """The position as a text."""
        return summary(self.table, self.deciders())

    def projection(self) -> dict[str, int]:
        """What phase 3 would pay each seat now (R-SCORE-1)."""
        return self.table.projection()

    def standings(self) -> list[tuple[str, int, int]]:
        """Seat, score and place, best first (R-END-2)."""
        score = self.table.score
        order = self.table.track or self.table.seats
        if self.table.edition.final_tie == "track":
            return [(seat, score[seat], place + 1) for place, seat in enumerate(order)]
        return [(seat, score[seat], 1 + sum(score[other] > score[seat] for other in order)) for seat in order]
