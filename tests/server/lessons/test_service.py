"""Nothing hidden reaches the learner's page: lessons that differ in others' hands look the same."""

import dataclasses
import re
from collections import Counter

import msgspec
import pytest

from utopia.lessons import Attempt, Lesson, lessons
from utopia.rules.model.material import SEAT_NAMES
from utopia.server.game.view import Observation, told_of
from utopia.server.lessons.service import view_of_attempt

HAND = re.compile(r"^hand (\w+) (\w+) (\d+)\n", re.MULTILINE)


def twin(one: Lesson) -> Lesson:
    """The same lesson; of their cards the two others have exchanged as many as both have."""
    hands: dict[str, list[str]] = {seat: [] for seat in SEAT_NAMES[: one.players]}
    for seat, civilization, number in HAND.findall(one.position):
        hands[seat] += [civilization] * int(number)
    first, second = (cards for seat, cards in hands.items() if seat != SEAT_NAMES[one.seat])
    both = min(len(first), len(second))
    first[:both], second[:both] = second[:both], first[:both]
    counts = [(seat, *count) for seat, cards in hands.items() for count in Counter(cards).items()]
    lines = "".join(f"hand {seat} {civilization} {number}\n" for seat, civilization, number in counts)
    return dataclasses.replace(one, position=HAND.sub("", one.position) + lines)


def shown(attempt: Attempt) -> bytes:
    seen = Observation(attempt.game, attempt.lesson.seat)
    told = [told_of(seen, "", code) for code in range(0, 994, 7)]
    return msgspec.json.encode([view_of_attempt(attempt), told])


@pytest.mark.parametrize("one", [one for one in lessons() if HAND.search(one.position)], ids=lambda one: one.id)
def test_hidden_hands_do_not_show(one: Lesson) -> None:
    attempts = [one.begin(), twin(one).begin()]
    assert attempts[0].game.state.tobytes() != attempts[1].game.state.tobytes()
    for move in (*one.solution, None):
        first, second = map(shown, attempts)
        assert first == second
        if move is not None:
            for attempt in attempts:
                attempt.make(move)
