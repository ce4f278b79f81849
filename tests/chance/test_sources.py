"""The sources of chance: a seed, a record, a person."""

from collections.abc import Sequence
from typing import Any

import pytest

from utopia.chance import ChanceError, Recorded, Seeded, Source, Typed
from utopia.game import Game
from utopia.rules import CHANCE


def play_on(game: Game, events: int) -> Game:
    while not game.is_over and len(game.events) < events:
        game.play(game.moves()[-1])
    return game


def test_a_seed_answers_a_question_always_alike() -> None:
    outcomes, weights = [3, 5, 8], [1, 2, 1]
    answers = [Seeded(7).answer(number, outcomes, weights) for number in range(200)]
    again = Seeded(7)
    assert [again.answer(number, outcomes, weights) for number in reversed(range(200))] == answers[::-1]
    assert set(answers) == set(outcomes)


def test_a_seed_is_a_number() -> None:
    seed: Any = "seven"
    with pytest.raises(ChanceError, match="the seed is 'seven'; it is a whole number"):
        Seeded(seed)


def test_going_back_and_on_again_meets_the_same_draws() -> None:
    game = play_on(Game(3, seed=4), 120)
    events = game.events
    game.undo(to=70)
    assert play_on(game, len(events)).events[: len(events)] == events


def test_a_record_answers_as_it_was_and_no_further() -> None:
    game = play_on(Game(2, seed=4), 60)
    draws = [event.code for event in game.events if event.seat == CHANCE]
    source: Source = Recorded(draws)
    assert source.answer(0, [draws[0]], [1]) == draws[0]
    with pytest.raises(ChanceError, match=f"outcome {draws[1]} .* is not possible; 99 are"):
        source.answer(1, [99], [1])
    with pytest.raises(ChanceError, match=f"answers {len(draws)} times"):
        source.answer(len(draws), [1], [1])


def test_a_person_answers_what_he_saw() -> None:
    asked: list[Sequence[int]] = []

    def person(outcomes: Sequence[int]) -> int:
        asked.append(outcomes)
        return outcomes[-1]

    game = Game(2, chance=Typed(person))
    assert [event.code for event in game.events if event.seat == CHANCE] == [outcomes[-1] for outcomes in asked]
    with pytest.raises(ChanceError, match="was typed"):
        Typed(lambda _: 7).answer(0, [1, 2], [1, 1])
