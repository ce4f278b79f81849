"""The analysis of whole games: what it adds up to, what it judges by, and what it refuses."""

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from utopia.analysis.choices import choices_of
from utopia.analysis.judging import Judge, Level
from utopia.analysis.report import Analysis, analyse, shares_of
from utopia.notation.files import read_record
from utopia.notation.model import Record, RecordError, Result, Standing
from utopia.notation.replay import redact
from utopia.notation.replayer import Replayer
from utopia.rules import End, Kind, decode, play, same_position, seen_by

RECORDS = Path(__file__).parent.parent / "records"
FAST = Level(plans=4, width=4, screening=2, confirming=4, valuing=4, rounds=0)


def record_of(name: str) -> Record:
    return read_record(str(RECORDS / f"{name}.utopia"))


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(record_of("two-fr"), FAST)


@pytest.mark.parametrize(
    "name",
    [
        "two-fr",
        *(
            pytest.param(name, marks=pytest.mark.full)
            for name in ("three-it", "four-en", "five-de", "shared-place", "every-option")
        ),
    ],
)
def test_start_luck_and_choices_add_up_to_the_result(name: str) -> None:
    record = record_of(name)
    found = analyse(record, FAST)
    assert len(found.accounts) == record.players
    for account in found.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-12)
        assert account.own <= 0
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)


def test_every_choice_is_judged_once_and_in_order(analysis: Analysis) -> None:
    record = record_of("two-fr")
    choices = [judgement.choice for judgement in analysis.judgements]
    assert [choice.first for choice in choices] == sorted({choice.first for choice in choices})
    for choice in choices:
        events = record.events[choice.first : choice.end]
        assert {event.seat for event in events} == {choice.seat}
        assert tuple(event.code for event in events) == choice.codes
        assert len(choice.moves) > 1
    turns = [(choice.round_number, choice.seat) for choice in choices if decode(choice.codes[-1]).kind == Kind.END]
    assert sorted(turns) == [(number, seat) for number in range(1, 6) for seat in (0, 1)], "whole turns of five rounds"


def test_the_luck_of_the_rounds_adds_up_to_the_luck(analysis: Analysis) -> None:
    rounds = analysis.luck_by_round()
    assert sorted(rounds) == [1, 2, 3, 4, 5]
    for seat, account in enumerate(analysis.accounts):
        assert sum(luck[seat] for luck in rounds.values()) == pytest.approx(account.luck)


def test_a_curve_point_stands_before_each_choice_and_at_the_end(analysis: Analysis) -> None:
    assert [point.event for point in analysis.curve[:-1]] == [one.choice.first for one in analysis.judgements]
    assert analysis.curve[-1].event == len(record_of("two-fr").events)
    for point in analysis.curve:
        assert sum(point.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in point.shares)


def test_a_choice_is_judged_from_what_its_player_knew() -> None:
    """The others' hands and the pile are swapped for others that the player cannot tell apart."""
    record = record_of("two-fr")
    boards = Replayer(record).boards
    for choice in [one for one in choices_of(record) if one.round_number > 1][:3]:
        view = choice.view.copy()
        seen_by(boards, choice.position, choice.seat, view)
        assert same_position(view, choice.view)
        blind = dataclasses.replace(choice, position=choice.view)
        one, other = (Judge(boards, FAST).judge(of) for of in (choice, blind))
        assert (one.played.shares, one.best.shares, one.error) == (other.played.shares, other.best.shares, other.error)


def test_what_costs_is_worse_than_the_best_plan_and_the_plan_can_be_played(analysis: Analysis) -> None:
    boards = Replayer(record_of("two-fr")).boards
    judge = Judge(boards, FAST)
    costly = [one for one in analysis.judgements if one.cost > 0]
    assert costly, "random players lose something"
    for one in costly:
        seat = one.choice.seat
        assert one.best.shares[seat] > one.played.shares[seat]
        codes, now = judge.moves_to(one.choice, one.best), one.choice.view.copy()
        assert codes[0] == one.best.code
        if len(codes) > 1:
            for code in codes:
                play(boards, now, seat, code)
            assert same_position(now, one.best.after)
    for seat in (0, 1):
        costs = [one.cost for one in analysis.costliest(seat)]
        assert costs == sorted(costs, reverse=True)
        assert costs[0] == max(one.cost for one in costly if one.choice.seat == seat)


def test_the_same_seed_gives_the_same_analysis(analysis: Analysis) -> None:
    again, other = analyse(record_of("two-fr"), FAST), analyse(record_of("two-fr"), FAST, seed=2)
    assert (again.curve, again.accounts) == (analysis.curve, analysis.accounts)
    assert other.curve != analysis.curve


def test_a_won_position_is_worth_the_win() -> None:
    """At the last choice of a game that is as good as won the winner's share is near 1."""
    record = record_of("two-fr")
    found = analyse(record, dataclasses.replace(FAST, valuing=32))
    winner = int(np.argmax(found.curve[-1].shares))
    assert found.curve[-1].shares[winner] == 1
    assert found.curve[-2].shares[winner] > 0.6


def test_equal_first_places_share_the_win() -> None:
    result = Result(End.TARGET, (Standing(1, 2, 50), Standing(1, 0, 50), Standing(3, 1, 40)))
    assert shares_of(result) == (0.5, 0.0, 0.5)


def test_a_game_that_is_not_over_is_refused() -> None:
    record = record_of("two-fr")
    record.events, record.result = record.events[:-1], None
    with pytest.raises(RecordError, match="is not over"):
        analyse(record, FAST)


def test_what_one_viewer_knew_is_refused() -> None:
    with pytest.raises(RecordError, match="only what one viewer knew"):
        analyse(redact(record_of("two-fr"), 0), FAST)
