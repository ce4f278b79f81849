"""The table: who is waited for, what it does by itself, and bots that misbehave."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from tests.rules.table import rule
from tests.tables.setting import PEOPLE, at_step, choose, new_table, of_kind, play_until, robots, settle
from utopia.bots import Budget, Moves, Stream, make
from utopia.bots.supervision.answering import STAND_IN
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.files import read_record
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.verifying import verify
from utopia.notation.words import NotationError
from utopia.rules import CHANCE, Kind, States, Step
from utopia.tables import Bot, Person, Table, TableError, Waiting, Waits, players_of


@rule("R-WELCOME-7")
def test_a_forced_end_is_recorded_and_never_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = new_table(2, path=path)
    settle(table)
    seat = table.waiting().seat
    table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    assert table.waiting() == Waiting(Waits.ONLY_MOVE, (seat,))
    done = table.advance()
    assert done is not None
    assert done.is_forced
    assert path.read_text("utf-8").endswith(f"\n{table.game.colours[seat]} end\n")


def test_several_choose_their_discards_bots_first_then_people_in_track_order() -> None:
    table = new_table((PEOPLE[0], Bot("random"), PEOPLE[2], PEOPLE[3], Bot("random")), seed=8)
    play_until(table, at_step(Step.DISCARD))
    track = [int(seat) for seat in table.game.state[0]["track"]]
    waiting = table.waiting()
    assert waiting.waits == Waits.PERSON
    assert set(waiting.seats) <= {0, 2, 3}
    assert list(waiting.seats) == [seat for seat in track if seat in waiting.seats]
    last = waiting.seats[-1]
    table.play(table.game.moves(last)[0], last)
    assert table.waiting().seats == waiting.seats[:-1], "out of order is fine too"


def test_a_person_s_move_is_checked() -> None:
    table = new_table(2)
    settle(table)
    seat = table.waiting().seat
    with pytest.raises(IllegalMoveError, match="R-WELCOME-7"):
        table.play("end", seat)
    with pytest.raises(IllegalMoveError, match="R-ORDER-2"):
        table.play("surprise", 1 - seat)
    with pytest.raises(NotationError, match="kiln"):
        table.play("enter maya kiln", seat)


def test_bots_alone_play_a_recorded_game(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = new_table(robots(3), path=path)
    settle(table)
    assert table.waiting() == Waiting(Waits.NOBODY)
    record = read_record(path)
    assert verify(record) is None
    assert record.result == table.game.result()
    assert record.names == ("random",) * 3


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = new_table(robots(3), seed=9), new_table(robots(3), seed=9)
    settle(one)
    settle(other)
    assert one.record_text() == other.record_text()


class Spy:
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[bytes] = []

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
        self.shown.append(view.tobytes())
        view[0]["score"] = 99  # it has but a copy
        return int(moves[0])


def test_a_bot_gets_what_its_seat_sees_and_no_more() -> None:
    spy = Spy()
    table = new_table((Person("Ann"), Bot("spy")), seed=6, make_bot=lambda *_: spy)
    expected = []
    while table.waiting().waits != Waits.NOBODY and len(table.game.events) < 150:
        waiting = table.waiting()
        if waiting.waits == Waits.BOT:
            expected.append(table.game.seen_by(waiting.seat).tobytes())
        if waiting.is_automatic:
            table.advance()
        else:
            table.play(table.game.moves(waiting.seat)[0], waiting.seat)
    assert spy.shown == expected
    assert len(expected) > 10


class Failing:
    """Raises, or answers nonsense."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (ZeroDivisionError("my hand"), "ZeroDivisionError"),
        (9999, "no legal move"),
        (None, "TypeError"),
        ("end", "ValueError"),
    ],
)
def test_a_failing_bot_stops_no_table(answer: Any, says: str, caplog: pytest.LogCaptureFixture) -> None:
    table = new_table((Bot("bad"), Bot("bad")), seed=2, make_bot=lambda *_: Failing(answer))
    with caplog.at_level(logging.WARNING):
        troubles = {done.trouble for _ in range(60) if (done := table.advance())}
    assert len(table.game.events) == 60
    assert any(says in trouble for trouble in troubles)
    assert says in caplog.text
    assert "my hand" not in caplog.text, "what a bot says in its last words may be hidden from others"
    assert "the bot of" in caplog.text


def test_where_a_bot_fails_the_stand_in_plays() -> None:
    bad = new_table((Bot("bad"), Bot("bad")), seed=2, make_bot=lambda *_: Failing(None))
    good = new_table((Bot(STAND_IN), Bot(STAND_IN)), seed=2, make_bot=make)
    for _ in range(80):
        assert [bad.advance(), good.advance()].count(None) == 0
    assert bad.game.events == good.game.events


def test_a_table_that_cannot_be_laid() -> None:
    game = Game(3, by_hand=True)
    with pytest.raises(TableError, match="2 players sit at a table for 3"):
        Table(game, PEOPLE[:2])
    with pytest.raises(TableError, match="by_hand"):
        Table(Game(2), PEOPLE[:2])
    nobody_s = Table(Game(2, by_hand=True), (Bot("greedy"), Bot("greedy")), chance=Seeded(1))
    with pytest.raises(TableError, match="nobody makes the bot greedy"):
        settle(nobody_s)


def test_draws_typed_by_a_person() -> None:
    table = Table(Game(2, by_hand=True), PEOPLE[:2])
    assert table.waiting().waits == Waits.TYPED_DRAW
    assert table.advance() is None
    with pytest.raises(NotationError, match="cannot be drawn now; possible: scale maya"):
        table.answer("first red")
    for line in ("scale maya", "scale greek", "scale persian", "scale chinese"):
        table.answer(line)
    assert table.waiting().waits == Waits.DRAW, "only one is left"
    settle(table)
    table.answer("first blue")
    assert [event.seat for event in table.game.events] == [CHANCE] * 6
    assert table.game.line(4) == "scale egyptian"


def test_names_of_bots_are_bots() -> None:
    assert players_of(["Ann", "greedy"], {"greedy"}.__contains__) == (Person("Ann"), Bot("greedy"))


def test_a_rehearsal_says_what_would_happen_and_does_nothing() -> None:
    table = new_table((PEOPLE[0], Bot("random"), PEOPLE[1]), seed=3)
    opening = table.settled()
    assert table.game.events == ()
    for event in opening.events:
        table.commit(event)
    rng = random.Random(3)
    while not table.game.is_over:
        waiting = table.waiting()
        move, before = rng.choice(table.game.moves(waiting.seat)), table.game.events
        rehearsal = table.rehearse(move, waiting.seat)
        assert table.game.events == before
        assert table.waiting() == waiting
        for event in rehearsal.events:
            table.commit(event)
        assert table.game.state.tobytes() == rehearsal.after.tobytes()
        assert not table.waiting().is_automatic or table.waiting().waits == Waits.BOT
        assert table.settled().events == ()


def test_a_rehearsed_move_is_checked() -> None:
    table = new_table(2)
    settle(table)
    seat = table.waiting().seat
    with pytest.raises(IllegalMoveError, match="R-WELCOME-7"):
        table.rehearse("end", seat)


def test_bots_that_nobody_makes_are_played_for() -> None:
    table = Table(Game(2, by_hand=True), (Bot("greedy"), Bot("greedy")), chance=Seeded(1))
    for event in table.settled().events:
        table.commit(event)
    seat = table.waiting().seat
    assert table.waiting().waits == Waits.BOT
    done = table.play(table.game.moves(seat)[0], seat)
    assert done.event.seat == seat
