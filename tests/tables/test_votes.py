"""What a table decides."""

import pytest

from utopia.tables.votes import CHOICES, Choice, Question, Vote, cast, decided


def asked(question: Question = "leaver", **voices: Choice) -> Vote:
    return Vote("v", question, "left", until=100.0, seats=[0], person="ann", voices=dict(voices))


def test_more_than_half_decide_at_once() -> None:
    assert decided(asked(bob="wait", cleo="wait"), ["bob", "cleo", "dan"], 0.0) == "wait"
    assert decided(asked(bob="end", cleo="end"), ["bob", "cleo", "dan"], 0.0) == "end"
    assert decided(asked(bob="wait"), ["bob", "cleo"], 0.0) is None
    assert decided(asked(bob="end"), ["bob"], 0.0) == "end"


def test_nobodys_silence_holds_the_table() -> None:
    for question, usual in (("leaver", "bot"), ("pause", "no"), ("more_time", "no")):
        vote = asked(question)  # type: ignore[arg-type]
        assert decided(vote, ["bob", "cleo"], 99.0) is None
        assert decided(vote, ["bob", "cleo"], 100.0) == usual


def test_when_all_have_spoken_the_most_voices_count_and_ties_are_settled() -> None:
    voters = ["bob", "cleo", "dan", "eve"]
    assert decided(asked(bob="wait", cleo="wait", dan="bot", eve="substitute"), voters, 0.0) == "wait"
    assert decided(asked(bob="wait", cleo="wait", dan="bot", eve="bot"), voters, 0.0) == "bot"


def test_to_end_a_game_takes_more_than_half_of_all() -> None:
    assert decided(asked(bob="end", cleo="end"), ["bob", "cleo", "dan", "eve"], 200.0) == "bot"
    assert decided(asked(bob="end"), ["bob", "cleo"], 200.0) == "bot"


def test_without_voters_it_is_settled_at_once() -> None:
    assert decided(asked(), [], 0.0) == "bot"


def test_without_voters_who_may_still_come_has_the_time_to() -> None:
    for why in ("away", "idle"):
        vote = Vote("v", "leaver", why, until=100.0, seats=[0], person="ann")
        assert decided(vote, [], 99.0) is None
        assert decided(vote, [], 100.0) == "bot"


def test_who_has_gone_meanwhile_does_not_count() -> None:
    assert decided(asked(bob="end", cleo="wait"), ["cleo"], 0.0) == "wait"


def test_one_may_change_his_mind() -> None:
    vote = cast(cast(asked(), "bob", "end"), "bob", "wait")
    assert vote.voices == {"bob": "wait"}


@pytest.mark.parametrize("question", CHOICES)
def test_whatever_is_chosen_is_decided_in_the_end(question: Question) -> None:
    for first in CHOICES[question]:
        for second in CHOICES[question]:
            assert decided(asked(question, bob=first, cleo=second), ["bob", "cleo"], 0.0) in CHOICES[question]
