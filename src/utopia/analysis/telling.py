"""An analysis as messages: for files, processes and the network."""

from collections.abc import Iterator, Sequence

from utopia.analysis.choices import choices_of
from utopia.analysis.judging import LEVELS, Judge, Judgement
from utopia.analysis.messages import (
    CurvePoint,
    Ending,
    JudgedChoice,
    LevelName,
    MadeMove,
    MovePhrase,
    OtherPlan,
    RoundLuck,
    ShareAccount,
    Step,
    grade_of,
)
from utopia.analysis.report import Analysis, Point, analyse_step_by_step, summed_up
from utopia.notation.events import Event
from utopia.notation.explain import event_phrase
from utopia.notation.model import Record
from utopia.notation.moves import move_text
from utopia.notation.replayer import Replayer


def analysis_messages(record: Record, level: LevelName, seed: int = 1) -> Iterator[Step | Ending]:
    """Yield each choice as soon as it is judged, then the rest. The errors of ``report.analyse``."""
    judge = Judge(Replayer(record).boards, LEVELS[level], seed)
    steps, total = list[tuple[Point, Judgement]](), sum(1 for _ in choices_of(record))
    for point, judgement in analyse_step_by_step(record, LEVELS[level], seed):
        steps.append((point, judgement))
        yield Step(total, told_point(point), told_choice(record, judgement, judge))
    yield told_ending(summed_up(record, steps))


def told_point(point: Point) -> CurvePoint:
    """Return a point of the curve as a message."""
    return CurvePoint(point.event, point.round_number, list(point.shares))


def told_choice(record: Record, one: Judgement, judge: Judge) -> JudgedChoice:
    """Return a judged choice as a message."""
    choice = one.choice
    best = judge.moves_to(choice, one.best) if one.cost else choice.codes
    return JudgedChoice(
        choice.first,
        choice.end,
        choice.seat,
        choice.round_number,
        one.cost,
        one.error,
        grade_of(one.cost),
        _moves(record, choice.seat, choice.codes),
        _moves(record, choice.seat, best),
        list(one.played.shares),
        list(one.best.shares),
        list(one.played.points),
        list(one.best.points),
        [OtherPlan(_move(record, choice.seat, plan.code), list(plan.shares), list(plan.points)) for plan in one.others],
    )


def told_ending(analysis: Analysis) -> Ending:
    """Return the end of the curve, and what luck and play gave, as a message."""
    luck = [RoundLuck(number, list(shares)) for number, shares in sorted(analysis.luck_by_round().items())]
    accounts = [ShareAccount(one.start, one.luck, one.own, one.others, one.result) for one in analysis.accounts]
    return Ending(told_point(analysis.curve[-1]), accounts, luck)


def _moves(record: Record, seat: int, codes: Sequence[int]) -> list[MadeMove]:
    return [_move(record, seat, code) for code in codes]


def _move(record: Record, seat: int, code: int) -> MadeMove:
    phrase = event_phrase(record.board, Event(seat, code))
    return MadeMove(code, move_text(record.board, code), MovePhrase(phrase.id, dict(phrase.words)))
