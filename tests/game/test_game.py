"""The friendly face: playing, asking why, undoing, drawing by hand, and what stands in a record."""

import random

import pytest

from utopia.boards import load_board
from utopia.chance import Recorded, Seeded
from utopia.game import Choice, Game
from utopia.notation.events import Event
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.model import RecordError
from utopia.notation.record import parse_record, record_text
from utopia.notation.replay import ImpossibleEventError, redact
from utopia.notation.verifying import verify
from utopia.notation.words import NotationError
from utopia.rules import CHANCE, EditionError, Refusal, edition, position_hash, same_position


def played(players: int = 3, seed: int = 1, events: int = 10_000) -> Game:
    """A random game, or its beginning."""
    game, rng = Game(players, seed=seed), random.Random(seed)
    while not game.is_over and len(game.events) < events:
        game.play(rng.choice(game.moves()))
    return game


def test_a_new_game_waits_for_its_first_player() -> None:
    game = Game(4, seed=7)
    assert game.colours == ("red", "blue", "yellow", "green")
    assert len(game.to_decide) == 1
    assert not game.is_over
    assert not game.awaits_draw
    assert game.draws() == {}
    assert game.result() is None
    assert set(game.projection().values()) == {0}
    assert repr(game) == f"<Game of 4, 18 events, {game.to_decide[0]} to decide>"


def test_choices_are_words() -> None:
    game = Game(2, seed=7)
    choice = game.moves()[0]
    assert str(choice) == choice.text
    assert choice.text.split()[0] == "enter"
    assert game.moves(choice.seat) == game.moves(game.to_decide[0]) == game.moves()
    assert game.moves(1 - choice.seat) == ()


@pytest.mark.parametrize("as_text", [True, False])
def test_a_move_may_be_a_choice_or_a_text(as_text: bool) -> None:
    game = Game(2, seed=7)
    choice = game.moves()[0]
    seat = game.to_decide[0]
    game.play(choice.text if as_text else choice)
    assert game.events[-1] == Event(choice.seat, choice.code)
    assert game.line(len(game.events) - 1) == f"{seat} {choice.text}"


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    game = Game(2, seed=7)
    before = game.state.tobytes()
    with pytest.raises(IllegalMoveError, match=r"\[R-SCALE-1\]") as caught:
        game.play("raise maya")
    assert caught.value.rule == "R-SCALE-1"
    assert caught.value.refusal == Refusal.NOT_NOW
    assert game.why_not("raise maya") == str(caught.value)
    assert game.why_not(game.moves()[0]) == ""
    assert game.state.tobytes() == before


def test_what_cannot_be_read_says_what_was_expected() -> None:
    game = Game(2, seed=7)
    with pytest.raises(NotationError, match="did you mean 'kilns'"):
        game.play("enter maya kiln")
    with pytest.raises(NotationError, match="'purple' is no seat"):
        game.moves("purple")
    with pytest.raises(ValueError, match="seat 4: this game has seats 0 to 1"):
        game.seen_by(4)


@pytest.mark.parametrize("players", [1, 6])
def test_a_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match=f"the number of players is {players}"):
        Game(players)


def test_unknown_editions_are_refused() -> None:
    with pytest.raises(EditionError, match="edition 'es' is unknown"):
        Game(2, edition="es")


def test_the_same_seed_gives_the_same_draws() -> None:
    assert played(seed=4).events == played(seed=4).events
    assert played(seed=4).events != played(seed=5).events


def test_a_game_without_a_seed_draws_too() -> None:
    assert len(Game(2).events) == len(Game(2, seed=1).events)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_goes_to_its_end(players: int) -> None:
    game = played(players)
    assert game.is_over
    assert game.to_decide == ()
    assert game.moves() == ()
    standings = game.standings()
    assert [place for _, _, place in standings] == list(range(1, players + 1))
    assert [score for _, score, _ in standings] == sorted((score for _, score, _ in standings), reverse=True)
    result = game.result()
    assert result is not None
    assert [(game.colours[s.seat], s.score, s.place) for s in result.standings] == standings
    with pytest.raises(IllegalMoveError, match=r"\[R-END-1\]"):
        game.play("end", 0)


def test_undo_goes_back_to_any_point() -> None:
    game = played(events=150)
    positions = [game.position_at(number).tobytes() for number in range(len(game.events) + 1)]
    rng = random.Random(3)
    while game.events:
        target = rng.randrange(max(0, len(game.events) - 30), len(game.events) + 1)
        game.undo(target)
        assert len(game.events) == target
        assert game.state.tobytes() == positions[target]
        if target < 5:
            game.undo(0)
    for wrong in (-1, 1):
        with pytest.raises(ValueError, match=f"undo to event {wrong}: the game has 0 events"):
            game.undo(wrong)


def test_undo_takes_the_last_move_back_and_the_same_draws_come_again() -> None:
    game = played(events=200)
    before = game.events
    last = max(number for number, event in enumerate(before) if event.seat != CHANCE)
    game.undo()
    assert len(game.events) == last
    game.play(Choice(before[last].seat, before[last].code, ""))
    assert game.events == before


def test_a_game_undone_into_its_draws_draws_on() -> None:
    game = Game(2, seed=3)
    events = game.events
    game.undo(2)
    assert game.awaits_draw
    with pytest.raises(IllegalMoveError, match="A draw comes first"):
        game.play("end", 0)
    game.draw()
    assert game.events == events


def test_draws_by_hand() -> None:
    game = Game(2, by_hand=True)
    game.draw()
    assert game.events == ()
    assert game.draws() == pytest.approx(
        {f"scale {name}": 0.2 for name in ["maya", "persian", "chinese", "greek", "egyptian"]}
    )
    with pytest.raises(NotationError, match="'first red' cannot be drawn now; possible: scale maya"):
        game.answer("first red")
    game.answer("scale maya")
    assert "scale maya" not in game.draws()
    for line in ("scale greek", "scale persian", "scale chinese", "scale egyptian", "first blue"):
        game.answer(line)
    assert sum(game.draws().values()) == pytest.approx(1)
    assert game.line(5) == "first blue"


def test_a_card_by_hand_names_its_player() -> None:
    game = played(2, seed=3, events=40)
    answers = [event.code for event in game.events if event.seat == CHANCE]
    again = Game(2, chance=Recorded(answers))
    assert again.events == game.events[: len(again.events)]
    dealt = next(number for number in range(len(game.events)) if game.line(number).startswith("deal"))
    game.undo(dealt)
    game.chance = None
    first = game.line_of(Event(CHANCE, game.outcomes()[0][0]))
    receiver = first.split()[1]
    other = "blue" if receiver == "red" else "red"
    with pytest.raises(NotationError, match="cannot be drawn now"):
        game.answer(first.replace(receiver, other))
    game.answer(first)
    assert game.line(dealt) == first


def test_a_view_hides_what_its_seat_cannot_know() -> None:
    game = played(3, seed=2, events=120)
    state = game.state[0]
    view = game.seen_by("blue")[0]
    assert view["hand"][1].tolist() == state["hand"][1].tolist()
    assert set(view["hand"][0].tolist()) == {-1}
    assert set(game.seen_by("spectator")[0]["hand"][1].tolist()) == {-1}
    view["score"][0] = 40
    assert int(game.state[0]["score"][0]) != 40


@pytest.mark.parametrize("events", [30, 170, 10_000])
def test_a_record_of_the_game_gives_the_game_again(events: int) -> None:
    game = played(3, seed=6, events=events)
    record = game.record(("Ann", "", "Cleo"), preset="fr", date="2026-01-31")
    text = record_text(record)
    read = parse_record(text)
    assert verify(read) is None
    assert (read.result is not None) == game.is_over
    again = Game.from_record(read)
    assert again.events == game.events
    assert again.state.tobytes() == game.state.tobytes()
    assert [again.position_at(n).tobytes() for n in range(0, len(again.events), 17)] == [
        game.position_at(n).tobytes() for n in range(0, len(again.events), 17)
    ]


def test_a_record_may_end_before_a_draw() -> None:
    game = played(3, seed=6, events=30)
    record = game.record(("", "", ""))
    del record.events[8:]
    assert Game.from_record(record).awaits_draw
    again = Game.from_record(record, chance=Seeded(6))
    assert not again.awaits_draw
    assert again.events == game.events[: len(again.events)]


def test_a_record_that_breaks_a_rule_is_no_game() -> None:
    record = played(3, seed=6, events=30).record(("", "", ""))
    record.events.append(record.events[-1])
    record.events.append(record.events[-1])
    with pytest.raises(ImpossibleEventError):
        Game.from_record(record)


def test_a_redacted_record_is_no_game() -> None:
    record = redact(played(3, seed=6, events=120).record(("", "", "")), 1)
    with pytest.raises(RecordError, match="the record: it tells only what one viewer knew"):
        Game.from_record(record)


def test_a_game_on_another_board_by_other_rules() -> None:
    board = load_board("reconstruction")
    game = Game(3, board=board, edition=edition("de", target=20), seed=1)
    assert game.map is board
    assert game.edition.target == 20
    assert int(game.board[0]["value"].min()) == 2


def test_a_copy_goes_its_own_way() -> None:
    game = played(3, events=80)
    twin = game.copy()
    assert same_position(game.state, twin.state)
    assert position_hash(game.state) == position_hash(twin.state)
    while not twin.is_over and len(twin.events) < 120:
        twin.play(twin.moves()[-1])
    assert len(game.events) == 80
    assert not same_position(game.state, twin.state)
    assert position_hash(game.state) != position_hash(twin.state)
    game.undo(to=40)
    assert same_position(game.state, twin.position_at(40))
