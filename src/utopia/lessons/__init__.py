"""Lessons: positions with a goal, as data; trying them, with an answer to every move."""

from utopia.lessons.attempt import Answer, Attempt, Status
from utopia.lessons.goals import Condition, GoalError
from utopia.lessons.lesson import Lesson, UnknownLessonError, lesson, lessons
from utopia.lessons.solving import shortest_solution

__all__ = [
    "Answer",
    "Attempt",
    "Condition",
    "GoalError",
    "Lesson",
    "Status",
    "UnknownLessonError",
    "lesson",
    "lessons",
    "shortest_solution",
]
