"""Two games that agree for a player: the table waits, decides and tells alike in both."""

from collections.abc import Sequence

import pytest

from tests.rules.table import rule
from tests.server.twins import played
from tests.tables.setting import PEOPLE, at_step, new_table, play_until
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.rules import CARD_FIRST, CHANCE, Step
from utopia.rules.model.material import CIVILIZATION_NAMES
from utopia.rules.model.moves import END
from utopia.tables import Bot, Player, Table, Waits
from utopia.tables.forced import Forced


class Dealt:
    """Answers like a seed, but deals one seat the cards it is told; the rest of the pile goes to the others."""

    def __init__(self, table: Table, seat: int, cards: Sequence[str]) -> None:
        self.table, self.seat = table, seat
        self.cards = [CARD_FIRST + CIVILIZATION_NAMES.index(card) for card in cards]

    def answer(self, _number: int, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        game = self.table.game
        if outcomes[0] < CARD_FIRST:
            return outcomes[0]
        dealt = int(game.state[0]["hand_size"].sum())
        seat = int(game.state[0]["track"][dealt // 5])
        if seat == self.seat:
            return self.cards[dealt % 5]
        return outcomes[dealt % 3 + 1] if len(outcomes) > 3 else outcomes[-1]


def discarding(cards: Sequence[str]) -> tuple[Table, int]:
    """A table of three at their first discards; only the second on the track knows their own cards."""
    table = new_table(3)
    play_until(table, lambda table: int(table.game.state[0]["lap"]) == 3)
    seat = int(table.game.state[0]["track"][1])
    table._chance = Dealt(table, seat, cards)
    play_until(table, at_step(Step.DISCARD))
    return table, seat


@rule("R-WELCOME-7", "R-CARD-4")
@pytest.mark.parametrize("other", [("chinese",) * 4 + ("greek",), ("maya", "chinese", "chinese", "greek", "egyptian")])
def test_a_hand_all_alike_is_asked_for_its_discard_too(other: Sequence[str]) -> None:
    (alike, seat), (mixed, same) = discarding(("chinese",) * 5), discarding(other)
    assert seat == same
    assert alike.waiting() == mixed.waiting()
    assert alike.waiting().waits == Waits.PERSON
    assert seat in alike.waiting().seats
    watching = next(s for s in range(3) if s != seat)
    texts = [record_text(redact(table.game.record(table.names), watching)) for table in (alike, mixed)]
    deals = [line for line in texts[0].splitlines() if line.startswith("deal")]
    assert len(deals) == 15
    assert [line for line in texts[0].splitlines() if "discard" in line] == []
    assert texts[0].splitlines()[-1] == texts[1].splitlines()[-1]
    assert all(event.seat == CHANCE for event in alike.game.events[-15:])


def at_an_end_for_want_of_the_right_card() -> Game:
    """A game where a seat can only end, which nobody else knows, for it holds a card; a decision led to it."""
    for seed in range(1, 20):
        game = played(2, seed, 1500)
        is_forced = Forced(game, ())
        for number, event in enumerate(game.events):
            if event.seat != CHANCE and event.code == END and not is_forced(number):
                before = game.copy()
                before.chance = None
                before.undo(number)
                if len(before.moves(event.seat)) == 1 and game.events[number - 1].seat != CHANCE:
                    return before
    raise AssertionError("no such game")


@rule("R-CARD-4")
@pytest.mark.parametrize(
    ("players", "people_end", "waits", "follows"),
    [([Bot("greedy")] * 2, True, Waits.BOT, 0), ([Bot("greedy")] * 2, False, Waits.BOT, 0),
     (PEOPLE[:2], True, Waits.PERSON, 0), (PEOPLE[:2], False, Waits.ONLY_MOVE, 1)],
)  # fmt: skip
def test_an_end_that_only_the_hand_leaves_is_made_for_nobody_but_people_at_one_screen(
    players: Sequence[Player], people_end: bool, waits: Waits, follows: int
) -> None:
    """Made together with the decision before it, it would tell all others what the hand cannot do."""
    game = at_an_end_for_want_of_the_right_card()
    table = Table(game, players, chance=Seeded(1), seed=1, people_end=people_end)
    assert table.waiting().waits is waits
    decision = game.events[-1]
    table.undo(len(game.events) - 1)
    choice = next(choice for choice in game.moves(decision.seat) if choice.code == decision.code)
    after = table.rehearse(choice, decision.seat).events[1:]
    assert [event.code for event in after[:1]] == [END] * follows
