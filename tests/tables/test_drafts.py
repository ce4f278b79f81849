"""Taking back: one decision at a time, never past what was revealed or decided by somebody else."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tables.setting import (
    PEOPLE,
    at_step,
    choose,
    limit,
    new_table,
    of_kind,
    play_until,
    robots,
    settle,
    step,
)
from utopia.chance import Seeded
from utopia.notation.events import Event
from utopia.rules import CHANCE, Kind, Step, edition
from utopia.rules.model.moves import END
from utopia.tables import Bar, Bot, Limit, Table, Waits
from utopia.tables.information import reveals


def enter(table: Table, seat: int) -> None:
    table.play(choose(table, of_kind(Kind.ENTER), seat), seat)


def test_nothing_decided_is_nothing_to_take_back() -> None:
    table = new_table(2)
    settle(table)
    assert limit(table, table.waiting().seat).bar == Bar.GUESTS_ARRIVED
    assert limit(new_table(2), 0).bar == Bar.BEGINNING


def test_a_forced_end_does_not_close_a_turn() -> None:
    table = new_table(2)
    settle(table)
    seat, before = table.waiting().seat, table.game.state.tobytes()
    enter(table, seat)
    settle(table)
    assert table.waiting().seat != seat
    lines = [table.game.line(number) for number in (-2, -1)]
    assert lines[1] == f"{table.game.colours[seat]} end"
    assert table.take_back(seat) == lines
    assert table.game.state.tobytes() == before


def test_another_player_s_decision_is_a_limit() -> None:
    table = new_table(2)
    settle(table)
    first = table.waiting().seat
    enter(table, first)
    settle(table)
    enter(table, 1 - first)
    assert table.can_take_back(1 - first) is None
    assert limit(table, first) == Limit(Bar.OTHER_DECIDED, 1 - first)


def test_a_drawn_surprise_guest_is_a_limit() -> None:
    table = new_table(3)
    settle(table)
    seat = table.waiting().seat
    table.play("surprise", seat)
    assert table.can_take_back(seat) is None, "nothing has been drawn yet"
    settle(table)
    assert limit(table, seat).bar == Bar.SURPRISE_DRAWN
    enter(table, seat)
    settle(table)
    assert step(table) == Step.NAME
    table.play(choose(table, of_kind(Kind.NAME), seat), seat)
    events = len(table.game.events)
    table.take_back(seat)
    assert len(table.game.events) == events - 1, "naming can be taken back until the named has answered"
    table.take_back(seat)
    assert len(table.game.events) == events - 2, "so can placing the surprise guest"
    assert limit(table, seat).bar == Bar.SURPRISE_DRAWN


def test_dealt_cards_are_a_limit() -> None:
    table = new_table(2, seed=3)
    seat = play_until(table, at_step(Step.DISCARD))
    assert limit(table, seat).bar == Bar.CARDS_DEALT


def test_guests_of_a_new_round_are_a_limit() -> None:
    table = new_table(2, seed=3)
    play_until(table, lambda table: int(table.game.state[0]["round_number"]) == 2)
    assert {limit(table, seat).bar for seat in range(2)} == {Bar.GUESTS_ARRIVED}


def test_a_choice_of_discards_is_final() -> None:
    table = new_table(4, seed=3)
    seat = play_until(table, at_step(Step.DISCARD))
    table.play(table.game.moves(seat)[0], seat)
    assert limit(table, seat).bar == Bar.DISCARD_FINAL


def test_shown_discards_are_a_limit() -> None:
    table = new_table(4, seed=3)
    seat = play_until(table, at_step(Step.DISCARD))
    while step(table) == Step.DISCARD:
        seat = table.waiting().seat
        table.play(table.game.moves(seat)[0], seat)
    assert limit(table, seat).bar == Bar.DISCARDS_SHOWN


def test_an_end_in_so_many_words_is_final() -> None:
    table = new_table(2, seed=3)
    seat = play_until(table, lambda table: step(table) == Step.ACT)
    table.play("end", seat)
    assert limit(table, seat).bar == Bar.TURN_ENDED


def test_where_people_end_their_turns_themselves_no_end_is_made_for_them() -> None:
    table = new_table((PEOPLE[0], Bot("random")), people_end=True)
    settle(table)
    enter(table, 0)
    settle(table)
    assert (table.waiting().waits, table.waiting().seat) == (Waits.PERSON, 0)
    assert [choice.text for choice in table.game.moves(0)] == ["end"]
    assert table.can_take_back(0) is None
    table.play("end", 0)
    assert limit(table, 0).bar == Bar.TURN_ENDED, "though it was the only move"
    settle(table)
    ends = [number for number, event in enumerate(table.game.events) if event == Event(1, END)]
    assert ends, "a bot's is made for it"
    assert all(map(table.is_forced, ends))


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    table, rng = new_table(2, seed=4, edition=replace(edition("fr"), target=4)), random.Random(4)
    settle(table)
    while (waiting := table.waiting()).waits != Waits.NOBODY:
        table.play(rng.choice(table.game.moves(waiting.seat)), waiting.seat)
        settle(table)
    assert {limit(table, seat).bar for seat in range(2)} == {Bar.GAME_OVER}
    assert table.draft_begins == len(table.game.events)


def test_a_turn_of_cards_is_taken_back_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = new_table(3, seed=5, path=path)
    seat = play_until(table, lambda table: step(table) == Step.ACT)
    positions = [table.game.state.tobytes()]
    actions = of_kind(Kind.MOVE, Kind.TO, Kind.RAISE, Kind.ADD, Kind.REMOVE, Kind.LOWER)
    while table.waiting().waits == Waits.PERSON and any(map(actions, table.game.moves(seat))):
        table.play(choose(table, actions, seat), seat)
        positions.append(table.game.state.tobytes())
    assert len(positions) > 3
    for position in reversed(positions[:-1]):
        assert not isinstance(table.take_back(seat), Limit)
        assert table.game.state.tobytes() == position
        assert path.read_text("utf-8") == table.record_text(), "the record goes back with the game"
    assert isinstance(table.can_take_back(seat), Limit)


def test_a_bot_s_decision_is_a_limit() -> None:
    table = new_table((PEOPLE[0], *robots(2)), seed=2)
    settle(table)
    enter(table, 0)
    settle(table)
    assert limit(table, 0).bar == Bar.OTHER_DECIDED


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_with_second_thoughts_is_still_a_game(players: int) -> None:
    """Random decisions, taken back at random: what is undone never told anybody anything."""
    table, rng = new_table(players, seed=players), random.Random(players)
    taken_back = 0
    while table.waiting().waits != Waits.NOBODY:
        if table.waiting().is_automatic:
            table.advance()
            continue
        seat = table.waiting().seat
        table.play(rng.choice(table.game.moves(seat)), seat)
        if rng.random() < 0.2 and table.can_take_back(seat) is None:
            last = range(max(0, len(table.game.events) - 5), len(table.game.events))
            told = {number for number in last if reveals(table.game, number)}
            told |= {number for number in last if table.game.events[number].seat == CHANCE}
            undone = table.take_back(seat)
            assert not isinstance(undone, Limit)
            assert len(undone) <= len(last)
            assert not told & set(range(len(table.game.events), last.stop))
            assert table.waiting().seat == seat
            taken_back += 1
    assert taken_back > 20


def test_whoever_follows_a_real_table_may_correct_anything() -> None:
    table = new_table(2, seed=1)
    table._chance = None
    for line in ("scale maya", "scale greek", "scale persian", "scale chinese"):
        table.answer(line)
    settle(table)
    assert table.take_back(0) == ["scale chinese", "scale egyptian"], "the last one was the only one possible"
    assert table.waiting().waits == Waits.TYPED_DRAW


@pytest.mark.parametrize("players", [2, 4])
def test_a_draft_begins_where_taking_back_ends(players: int) -> None:
    table, rng = new_table(players, seed=5), random.Random(5)
    settle(table)
    drafts = set()
    for _ in range(150):
        waiting = table.waiting()
        if waiting.waits != Waits.PERSON:
            break
        twin = Table(table.game.copy(), table.players, chance=Seeded(5))
        makers = [seat for seat in range(players) if twin.can_take_back(seat) is None]
        assert len(makers) <= 1, "only the last seat to decide"
        for seat in makers:
            while not isinstance(twin.take_back(seat), Limit):
                pass
        assert table.draft_begins == len(twin.game.events)
        drafts.add(len(table.game.events) - table.draft_begins)
        table.play(rng.choice(table.game.moves(waiting.seat)), waiting.seat)
        settle(table)
    assert len(drafts) > 3


def test_where_a_decision_would_be_taken_back_to() -> None:
    table = new_table(2)
    settle(table)
    seat, before = table.waiting().seat, len(table.game.events)
    assert table.take_back_to(seat) == table.can_take_back(seat)
    table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    settle(table)
    assert table.take_back_to(seat) == before
    table.undo(before)
    assert len(table.game.events) == before
    assert table.waiting().seat == seat
