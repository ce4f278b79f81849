"""An attempt at a puzzle: refused, taken back, missed and solved, in another order of moves too."""

import pytest

from utopia.locales import Speaker
from utopia.notation.words import NotationError
from utopia.puzzles import Puzzle, Solving, Status

PUZZLE = Puzzle(
    id="ccqs3abr",
    players=2,
    seat=1,
    position=(
        "players 2; view blue; round 6; step act; lap 1; turn blue; scale egyptian persian maya chinese greek; "
        "track blue red; first-of-round red; score red 35; score blue 39; gained red addition 1; "
        "gained blue wonder 6; gained blue addition 1; gained blue removal 2; prince red maya cinder-wharf 1; "
        "prince red maya sail-lofts 1; prince red maya quarry-gate 2; prince red persian cinder-wharf 1; "
        "prince red persian kite-market 1; prince red persian clay-yards 1; prince red chinese kite-market 1; "
        "prince red greek glass-row 1; prince red greek kite-market 1; prince red greek olive-landing 1; "
        "prince red egyptian bell-foundry 1; prince blue maya gull-terrace 1; prince blue maya sail-lofts 1; "
        "prince blue persian cinder-wharf 1; prince blue persian sail-lofts 1; prince blue chinese ember-stairs 1; "
        "prince blue chinese kite-market 1; prince blue greek harp-steps 1; monument bell-foundry egyptian blue; "
        "monument kite-market greek red; monument sail-lofts maya blue; monument harp-steps persian blue; "
        "monument olive-landing chinese red; monument granary egyptian red; monument clay-yards persian red; "
        "wonder earth blue; privileges red 1; hand red ? 10; hand blue maya 2; hand blue chinese 2; "
        "hand blue greek 2; hand blue egyptian 2; discarded greek 1; discarded egyptian 1; "
        "must-hold blue persian 2; must-hold blue chinese 2; must-hold blue egyptian 1; "
        "must-hold spectator maya 2; must-hold spectator persian 2; must-hold spectator chinese 4; "
        "must-hold spectator egyptian 1"
    ),
    solution=("add greek kite-market", "remove greek kite-market"),
    also=(("raise maya",),),
    share=0.3,
    lead=0.1,
    level=2,
    themes=("king",),
    seed=1,
)


def test_moves_are_refused_by_rules_and_change_nothing() -> None:
    solving = Solving(PUZZLE, Speaker("de"))
    reply = solving.play("lower persian")
    assert reply.status == Status.REFUSED
    assert reply.rule.startswith("R-")
    assert reply.sentence.endswith(f"[{reply.rule}]")
    assert not solving.game.events
    with pytest.raises(NotationError):
        solving.play("fly")


def played(solving: Solving, *moves: str) -> list[Status]:
    return [solving.play(move).status for move in moves]


def test_the_solution_solves_it_when_the_turn_ends() -> None:
    solving = Solving(PUZZLE)
    assert played(solving, *PUZZLE.solution, "end") == [Status.RUNNING, Status.RUNNING, Status.SOLVED]
    assert (solving.status, solving.moves()) == (Status.SOLVED, ())


def test_a_plan_as_good_solves_it() -> None:
    assert played(Solving(PUZZLE), "raise maya", "end")[-1] == Status.SOLVED


def test_another_turn_misses_it_and_is_taken_back() -> None:
    solving = Solving(PUZZLE)
    assert played(solving, "raise greek", "end") == [Status.RUNNING, Status.MISSED]
    assert solving.moves() == ()
    assert solving.undo()
    assert solving.status == Status.RUNNING
    assert solving.undo()
    assert not solving.undo()
    assert played(solving, "raise maya", "end")[-1] == Status.SOLVED


def test_a_hint_follows_the_solution_and_leads_back_to_it() -> None:
    solving = Solving(PUZZLE)
    for move in (*PUZZLE.solution, "end"):
        assert solving.hint() == move
        solving.play(move)
    solving = Solving(PUZZLE)
    solving.play("raise greek")
    assert solving.hint() == PUZZLE.solution[0]


def test_the_solver_sees_what_the_seat_knew() -> None:
    solving = Solving(PUZZLE)
    assert solving.colour == "blue"
    assert "hand red ? 10" in PUZZLE.position
    assert solving.game.to_decide == ("blue",)
