"""Lessons over HTTP: every one is solved by its moves, missed by wrong ones, hinted at; solutions are noted."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.server.accounts.passkeys import signed_in, signed_up
from tests.server.answers import why
from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME, opened
from utopia.lessons import Lesson, lesson, lessons

Visit = Callable[[], Visitor]
every_lesson = pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)


def codes_of(one: Lesson, line: Sequence[str]) -> list[int]:
    attempt, codes = one.begin(), []
    for move in line:
        codes.append(next(choice.code for choice in attempt.moves() if choice.text == move))
        attempt.make(move)
    return codes


def position(visitor: Visitor, one: Lesson, codes: Sequence[int]) -> Any:
    answer = visitor.get(f"/api/lessons/{one.id}/position", moves=",".join(map(str, codes)))
    assert answer.status_code == 200, answer.text
    return answer.json()


def noted(visitor: Visitor, id_: str) -> tuple[int, int | None]:
    entry = next(one for one in visitor.get("/api/lessons").json() if one["id"] == id_)
    return entry["stars"], entry["moves"]


def note(visitor: Visitor, one: Lesson, line: Sequence[str]) -> Any:
    return visitor.send("PUT", f"/api/lessons/{one.id}/progress", {"moves": codes_of(one, line)})


def test_the_list_has_all_lessons_in_their_order(visit: Visit) -> None:
    found = visit().get("/api/lessons").json()
    assert [one["id"] for one in found] == [one.id for one in lessons()]
    assert found[0]["title"] == {"id": "lesson-guest-title", "words": {}}
    assert {one["stars"] for one in found} == {0}


@every_lesson
def test_it_is_solved_move_by_move(visit: Visit, one: Lesson) -> None:
    visitor = visit()
    told = visitor.get(f"/api/lessons/{one.id}").json()
    assert (told["seat"], told["star_moves"]) == (one.seat, list(one.stars))
    codes = codes_of(one, one.solution)
    for number, code in enumerate(codes):
        before = position(visitor, one, codes[:number])
        assert (before["status"], before["view"]["version"]) == ("running", number)
        assert code in before["view"]["choices"]
        assert before["view"]["can_take_back"] == (number > 0)
        hint = visitor.get(f"/api/lessons/{one.id}/hint", moves=",".join(map(str, codes[:number]))).json()
        assert hint["codes"] == [code]
    after = position(visitor, one, codes)
    assert (after["status"], after["stars"], after["why"]["id"]) == ("solved", 3, f"lesson-{one.id}-solved")
    assert (after["view"]["choices"], after["view"]["deciding"]) == ([], [])
    answer = note(visitor, one, one.solution)
    assert answer.status_code == 200, answer.text
    assert noted(visitor, one.id) == (3, len(codes))


@every_lesson
def test_wrong_moves_are_answered(visit: Visit, one: Lesson) -> None:
    visitor = visit()
    for line in one.wrong:
        answer = position(visitor, one, codes_of(one, line))
        assert (answer["status"], answer["why"]["id"]) == ("missed", f"lesson-{one.id}-missed")
        assert note(visitor, one, line).status_code == 409
    assert why(note(visitor, one, one.wrong[0])) == (409, "problem-lesson-unsolved")
    assert noted(visitor, one.id) == (0, None)


def test_an_illegal_move_is_explained_by_its_rule(visit: Visit) -> None:
    visitor, one = visit(), lesson("monument")
    told = visitor.get("/api/lessons/monument/told", code=codes_of(one, one.solution)[1]).json()
    assert told["refusal"]["rule"] == "R-BUILD-2"
    told = visitor.get("/api/lessons/monument/told", code=codes_of(one, one.solution)[0]).json()
    assert (told["refusal"], len(told["changes"]["princes"])) == (None, 1)
    assert why(visitor.get("/api/lessons/monument/position", moves="159")) == (422, "problem-lesson-illegal")
    assert why(visitor.get("/api/lessons/chess")) == (404, "problem-no-lesson")
    assert visitor.get("/api/lessons/monument/position", moves="1;2").status_code == 422


def test_where_nothing_helps_the_hint_is_to_undo(visit: Visit) -> None:
    one = lesson("monument")
    moves = ",".join(map(str, codes_of(one, one.wrong[0])))
    assert visit().get("/api/lessons/monument/hint", moves=moves).json()["refusal"]["why"]["id"] == "lesson-undo-first"


def test_a_guests_solutions_are_the_accounts_after_signing_in(visit: Visit) -> None:
    ada, phone, one = visit(), visit(), lesson("sea")
    key = signed_up(ada)
    assert note(phone, one, one.solution).status_code == 200
    signed_in(phone, key)
    assert noted(phone, "sea") == noted(ada, "sea") == (3, 3)


def test_they_are_so_where_the_guest_has_games(visit: Visit) -> None:
    ada, phone, one = visit(), visit(), lesson("land")
    key = signed_up(ada)
    note(phone, one, one.solution)
    opened(phone, ME, BOT)
    signed_in(phone, key)
    assert noted(phone, "land") == (3, 3)
    assert phone.post("/api/account/guest").status_code == 200
    assert noted(ada, "land") == (3, 3)


def test_they_are_exported_and_deleted_with_the_account(visit: Visit) -> None:
    visitor, one = visit(), lesson("king")
    note(visitor, one, one.solution)
    assert [row["lesson"] for row in visitor.get("/api/account/export").json()["lesson"]] == ["king"]
    name = visitor.get("/api/me").json()["name"]
    assert visitor.post("/api/account/delete", {"name": name or ""}).is_success
    assert noted(visitor, "king") == (0, None)
