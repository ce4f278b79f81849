"""Every lesson can be done as its data say, is missed as they say, and speaks four languages."""

import pytest

from tests.locales import reading
from utopia.game import Game
from utopia.lessons import (
    Answer,
    Attempt,
    Condition,
    GoalError,
    Lesson,
    Status,
    UnknownLessonError,
    lesson,
    lessons,
    shortest_solution,
)
from utopia.locales import LANGUAGES, Speaker
from utopia.notation.position import position_text
from utopia.notation.record import parse_record, record_text
from utopia.notation.words import NotationError

SEARCHED = 20_000
"""Positions: more than any lesson has."""
every_lesson = pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)


def played(attempt: Attempt, line: tuple[str, ...]) -> list[Answer]:
    return [attempt.play(move) for move in line]


def test_there_are_lessons_on_every_topic() -> None:
    assert [one.id for one in lessons()] == [
        *("guest", "monument", "wonder", "patron", "surprise", "order", "discards"),
        *("land", "sea", "reefs", "add", "remove", "privilege", "king", "last-round"),
    ]
    assert list(dict.fromkeys(one.chapter for one in lessons())) == ["guests", "building", "order", "cards", "prestige"]
    assert lesson("sea") is lessons()[8]
    with pytest.raises(UnknownLessonError):
        lesson("chess")


@every_lesson
def test_its_solution_solves_it_with_three_stars(one: Lesson) -> None:
    attempt = one.begin()
    *before, last = played(attempt, one.solution)
    assert {answer.status for answer in before} <= {Status.RUNNING}
    assert last == Answer(Status.SOLVED, Speaker("en").say(one.solved), stars=3)
    assert (attempt.moves(), attempt.status) == ((), Status.SOLVED)


@every_lesson
def test_stars_follow_from_the_shortest_solution(one: Lesson) -> None:
    shortest = shortest_solution(one.begin(), SEARCHED)
    assert shortest is not None
    assert len(shortest) == len(one.solution) == one.stars[0] < one.stars[1]


@every_lesson
def test_wrong_lines_are_legal_and_answered(one: Lesson) -> None:
    assert one.wrong
    for line in one.wrong:
        attempt = one.begin()
        answers = played(attempt, line)
        assert Status.REFUSED not in [answer.status for answer in answers], line
        assert answers[-1] == Answer(Status.MISSED, Speaker("en").say(one.missed)), line
        assert attempt.stars == 0


@every_lesson
def test_it_is_not_solved_by_ending_the_turn(one: Lesson) -> None:
    attempt = one.begin()
    assert attempt.status == Status.RUNNING
    if "end" in [choice.text for choice in attempt.moves()]:
        assert attempt.play("end").status == Status.MISSED


@every_lesson
def test_a_refusal_names_its_rule_and_changes_nothing(one: Lesson) -> None:
    attempt = one.begin()
    *before, last = one.refused
    played(attempt, tuple(before))
    position, made = attempt.game.state.tobytes(), attempt.moves_made
    answer = attempt.play(last)
    assert (answer.status, answer.rule) == (Status.REFUSED, one.refused_by)
    assert answer.sentence.endswith(f" [{one.refused_by}]")
    assert (attempt.game.state.tobytes(), attempt.moves_made) == (position, made)


@every_lesson
def test_undo_leads_back_to_its_beginning(one: Lesson) -> None:
    attempt = one.begin()
    position = attempt.game.state.tobytes()
    played(attempt, one.wrong[0])
    while attempt.undo():
        pass
    assert attempt.game.state.tobytes() == position
    assert played(attempt, one.solution)[-1].stars == 3


@every_lesson
def test_its_position_is_written_as_it_is_read(one: Lesson) -> None:
    game = one.game()
    lines = position_text(game.map, game.board, game.state).splitlines()
    assert set(one.position.split("\n")) - {""} - set(lines) == set()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_there_in_every_language(one: Lesson, language: str) -> None:
    speaker, english = Speaker(language), Speaker("en")
    for phrase in (one.chapter_title, one.title, one.task, one.hint, one.solved, one.missed):
        assert speaker.knows(phrase.id)
        assert one.district or not reading.variables(language, phrase.id)
        assert len(speaker.say(phrase)) <= 240, phrase.id
        assert language == "en" or speaker.say(phrase) != english.say(phrase)


def test_chance_and_the_others_answer_the_same_every_time() -> None:
    ends = set()
    for _ in range(3):
        attempt = lesson("surprise").begin()
        played(attempt, lesson("surprise").solution)
        ends.add(attempt.game.state.tobytes())
    assert len(ends) == 1


def test_a_longer_way_has_fewer_stars() -> None:
    assert played(lesson("last-round").begin(), ("raise maya", "lower persian", "end"))[-1].stars == 2
    detour = ("enter egyptian kilns", "wonder fire")
    assert played(lesson("wonder").begin(), detour)[-1].stars == 3


def test_a_spent_privilege_does_not_come_back() -> None:
    attempt = lesson("discards").begin()
    played(attempt, ("discard persian chinese",))
    assert attempt.play("privilege egyptian as maya").status == Status.MISSED


def test_what_cannot_be_read_is_said() -> None:
    with pytest.raises(NotationError):
        lesson("land").begin().play("fly greek kilns")


def test_answers_are_in_the_speakers_language() -> None:
    attempt = lesson("wonder").begin(Speaker("de"))
    assert attempt.play("wonder fire").sentence.endswith("[R-BUILD-1]")
    assert attempt.play("enter maya kilns").sentence.startswith("Ein Weltwunder braucht")


def test_each_kind_of_condition_holds_and_fails() -> None:
    game = lesson("last-round").game()
    held = ("scale persian 5", "district glass-row", "districts 3", "prince greek quarry-gate 2", "privileges 0")
    failing = ("scale maya 5", "district kilns", "districts 4", "prince greek quarry-gate 3", "privileges 1")
    for text in (*held, "points 0", "lacks blue maya fire"):
        assert Condition.read(game.map, text).holds(game, 0, 44), text
    for text in (*failing, "points 1", "lacks blue chinese wind", "wonder fire", "wonder water", "won"):
        assert not Condition.read(game.map, text).holds(game, 0, 44), text


@pytest.mark.parametrize("text", ["castle", "district", "points many", "scale maya"])
def test_a_goal_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(GoalError):
        Condition.read(lessons()[0].game().map, text)


def test_the_record_of_a_game_that_began_in_the_middle_has_its_position() -> None:
    game = lesson("land").game()
    text = record_text(game.record(("", "", "")))
    again = Game.from_record(parse_record(text))
    assert again.position_at(0).tobytes() == game.position_at(0).tobytes()
