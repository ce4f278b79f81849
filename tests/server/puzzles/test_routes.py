"""Puzzles over HTTP: solved, missed, given up, hinted at; solvers and puzzles are rated; progress is kept."""

from collections.abc import Callable, Sequence
from typing import Any, get_args

import pytest

from tests.server.accounts.passkeys import signed_in, signed_up
from tests.server.answers import why
from tests.server.conftest import Visitor
from utopia.notation.moves import parse_move
from utopia.puzzles import THEMES, Puzzle, puzzles
from utopia.server.puzzles.messages import Theme

Visit = Callable[[], Visitor]
ONE = puzzles()[0]
SOME = list({one.players: one for one in puzzles()}.values())


def test_the_themes_are_those_of_the_puzzles() -> None:
    assert get_args(Theme) == THEMES


def codes_of(one: Puzzle, *moves: str) -> list[int]:
    board = one.game().map
    return [parse_move(board, move) for move in moves]


def solution(one: Puzzle) -> list[int]:
    return codes_of(one, *one.solution, "end")


def at(visitor: Visitor, one: Puzzle, what: str, codes: Sequence[int], **more: Any) -> Any:
    answer = visitor.get(f"/api/puzzles/{one.id}/{what}", moves=",".join(map(str, codes)), **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def attempt(visitor: Visitor, one: Puzzle, codes: Sequence[int], *, helped: bool = False) -> Any:
    answer = visitor.send("PUT", f"/api/puzzles/{one.id}/attempt", {"moves": list(codes), "helped": helped})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_overview_counts_by_players_and_themes(visit: Visit) -> None:
    told = visit().get("/api/puzzles").json()
    assert [group["players"] for group in told["groups"]] == [2, 3, 4, 5]
    assert sum(group["puzzles"] for group in told["groups"]) == len(puzzles())
    assert set(told["groups"][0]["themes"]) <= set(THEMES)
    assert told["daily"] in {one.id for one in puzzles()}
    assert told["daily_state"] == "new"
    assert told["progress"] == {"rating": 1500, "doubt": 333, "tried": 0, "solved": 0, "in_a_row": 0, "days": 0}


@pytest.mark.parametrize("one", SOME, ids=lambda one: f"{one.players} players")
def test_it_is_solved_move_by_move(visit: Visit, one: Puzzle) -> None:
    visitor = visit()
    told = visitor.get(f"/api/puzzles/{one.id}").json()
    assert (told["seat"], told["players"], told["themes"]) == (one.seat, one.players, list(one.themes))
    codes = solution(one)
    for number, code in enumerate(codes):
        before = at(visitor, one, "position", codes[:number])
        assert (before["status"], before["view"]["version"]) == ("running", number)
        assert code in before["view"]["choices"]
        assert before["view"]["can_take_back"] == (number > 0)
        assert at(visitor, one, "hint", codes[:number])["codes"] == [code]
        assert at(visitor, one, "told", codes[:number], code=code)["refusal"] is None
    after = at(visitor, one, "position", codes)
    assert (after["status"], after["view"]["choices"], after["view"]["deciding"]) == ("solved", [], [])
    made = attempt(visitor, one, codes)
    assert (made["status"], made["is_first"], made["solution"]) == ("solved", True, codes)
    assert len(made["moves"]) == len(codes)
    assert made["gained"] > 0
    assert made["progress"]["rating"] == 1500 + made["gained"]
    assert (made["progress"]["tried"], made["progress"]["solved"], made["progress"]["in_a_row"]) == (1, 1, 1)
    assert visitor.get(f"/api/puzzles/{one.id}").json()["state"] == "solved"


def test_another_turn_misses_it_and_only_the_first_attempt_is_rated(visit: Visit) -> None:
    visitor = visit()
    before = visitor.get(f"/api/puzzles/{ONE.id}").json()["rating"]
    missed = attempt(visitor, ONE, codes_of(ONE, "end"))
    assert (missed["status"], missed["is_first"]) == ("missed", True)
    assert missed["gained"] < 0
    assert missed["rating"] > before
    solved = attempt(visitor, ONE, solution(ONE))
    assert (solved["status"], solved["is_first"], solved["gained"]) == ("solved", False, 0)
    progress = visitor.get("/api/puzzles").json()["progress"]
    assert (progress["tried"], progress["solved"], progress["in_a_row"]) == (1, 1, 0)
    assert progress["rating"] == 1500 + missed["gained"]


def test_giving_up_counts_as_missed_and_help_is_not_rated(visit: Visit) -> None:
    visitor = visit()
    assert attempt(visitor, SOME[1], [])["status"] == "missed"
    helped = attempt(visitor, SOME[2], solution(SOME[2]), helped=True)
    assert (helped["status"], helped["gained"], helped["progress"]["in_a_row"]) == ("solved", 0, 0)
    assert helped["progress"]["solved"] == 1


def test_days_in_a_row_begin_with_the_daily_puzzle(visit: Visit) -> None:
    visitor = visit()
    daily = next(one for one in puzzles() if one.id == visitor.get("/api/puzzles").json()["daily"])
    assert visitor.get(f"/api/puzzles/{daily.id}").json()["is_daily"]
    assert attempt(visitor, daily, solution(daily))["progress"]["days"] == 1
    assert visitor.get("/api/puzzles").json()["daily_state"] == "solved"


def test_the_next_one_fits_and_is_new(visit: Visit) -> None:
    visitor = visit()
    for players in (2, 3, 4, 5):
        found = visitor.get("/api/puzzles/next", players=players).json()
        assert (found["players"], found["state"]) == (players, "new")
    assert "king" in visitor.get("/api/puzzles/next", theme="king").json()["themes"]
    assert why(visitor.get("/api/puzzles/next", theme="chess")) == (404, "problem-no-puzzle")
    assert visitor.get("/api/puzzles/next", players=6).status_code == 422


def test_what_is_wrong_is_said(visit: Visit) -> None:
    visitor = visit()
    assert why(visitor.get("/api/puzzles/chess")) == (404, "problem-no-puzzle")
    end = codes_of(ONE, "end")[0]
    moves = f"{end},{end}"
    assert why(visitor.get(f"/api/puzzles/{ONE.id}/position", moves=moves)) == (422, "problem-puzzle-illegal")
    illegal = next(code for code in range(994) if code not in at(visitor, ONE, "position", [])["view"]["choices"])
    assert at(visitor, ONE, "told", [], code=illegal)["refusal"]["rule"].startswith("R-")


def test_a_guests_attempts_are_the_accounts_after_signing_in(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    gained = attempt(phone, ONE, solution(ONE))["gained"]
    signed_in(phone, key)
    for one in (ada, phone):
        progress = one.get("/api/puzzles").json()["progress"]
        assert (progress["solved"], progress["rating"]) == (1, 1500 + gained)


def test_they_are_exported_and_deleted_with_the_account(visit: Visit) -> None:
    visitor = visit()
    attempt(visitor, ONE, solution(ONE))
    told = visitor.get("/api/account/export").json()
    assert [row["puzzle"] for row in told["puzzle_attempt"]] == [ONE.id]
    assert len(told["puzzle_solver"]) == 1
    assert visitor.post("/api/account/delete", {"name": visitor.get("/api/me").json()["name"] or ""}).is_success
    assert visitor.get("/api/puzzles").json()["progress"]["tried"] == 0
