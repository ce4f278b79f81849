"""`utopia analyse FILE`: what luck and play gave each player of a finished game, and the choices that cost most.

Exit status as in ``record_commands``.
"""

import json as json_text
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from utopia.analysis.judging import LEVELS, Judge
from utopia.analysis.messages import CurvePoint, JudgedChoice
from utopia.analysis.report import Analysis, analyse
from utopia.analysis.telling import told_choice, told_ending, told_point
from utopia.arena.keeping.errors import KeepingError
from utopia.cli.output_files import check_writable, write
from utopia.cli.record_commands import FINE, MISUSED, guarded, refuse, seat_names
from utopia.cli.speaking import say, speaker, tell, told
from utopia.extras import MissingExtraError
from utopia.locales import Speaker
from utopia.notation.events import Event
from utopia.notation.explain import event_phrase
from utopia.notation.model import Record
from utopia.notation.replayer import Replayer
from utopia.rules import Kind, decode

_WIDTH: Final = 18
"""Columns of a player: a seat with a short name fits."""


def run(file: str, level: str, seed: int, *, json: bool, columns: Path | None) -> int:
    """Analyse the game in a file; the choices go into ``columns``, in Parquet, if it is given."""
    if level not in LEVELS:
        return refuse(say("analysis-no-level", level=repr(level), levels=", ".join(LEVELS)), MISUSED)
    try:
        _check(columns)
        return guarded(file, lambda record: _analyse(record, level, seed, json=json, columns=columns))
    except (KeepingError, MissingExtraError) as error:
        return refuse(told(error), MISUSED)


def _check(columns: Path | None) -> None:
    """Raises KeepingError for a file that cannot be written, MissingExtraError without the library for it."""
    if columns is not None:
        import utopia.analysis.columns  # noqa: PLC0415, F401 - only who wants it waits for it

        check_writable(columns)


def _analyse(record: Record, level: str, seed: int, *, json: bool, columns: Path | None) -> int:
    analysis = analyse(record, LEVELS[level], seed)
    judge = Judge(Replayer(record).boards, LEVELS[level], seed)
    if columns is not None:
        _write(columns, record, analysis, judge)
    if json:
        tell(json_text.dumps(_as_json(record, analysis, judge), ensure_ascii=False))
    else:
        parts = (_curve(record, analysis), _luck(record, analysis), _accounts(record, analysis))
        for part in (*parts, _costly(record, analysis, judge)):
            tell(*part, "")
    return FINE


def _curve(record: Record, analysis: Analysis) -> Iterator[str]:
    """The expected shares at the beginning of each round, and the result."""
    yield say("analysis-curve")
    yield _row("", seat_names(record))
    rounds = {point.round_number: point for point in reversed(analysis.curve[:-1])}
    for number, point in sorted(rounds.items()):
        yield _row(say("analysis-round", number=str(number)), map(_share, point.shares))
    yield _row(say("analysis-result"), map(_share, analysis.curve[-1].shares))


def _luck(record: Record, analysis: Analysis) -> Iterator[str]:
    """What chance gave in each round."""
    yield say("analysis-luck-by-round")
    yield _row("", seat_names(record))
    for number, luck in sorted(analysis.luck_by_round().items()):
        yield _row(say("analysis-round", number=str(number)), map(_change, luck))


def _accounts(record: Record, analysis: Analysis) -> Iterator[str]:
    yield say("analysis-accounts")
    yield _row("", seat_names(record))
    accounts = analysis.accounts
    yield _row(say("analysis-start"), (_share(one.start) for one in accounts))
    yield _row(say("analysis-luck"), (_change(one.luck) for one in accounts))
    yield _row(say("analysis-own"), (_change(one.own) for one in accounts))
    yield _row(say("analysis-others"), (_change(one.others) for one in accounts))
    yield _row(say("analysis-result"), (_share(one.result) for one in accounts))


def _costly(record: Record, analysis: Analysis, judge: Judge) -> Iterator[str]:
    """The three costliest choices of each player, with the better plan."""
    yield say("analysis-costly")
    teller = speaker(record.board, record.names)
    for seat, name in enumerate(seat_names(record)):
        costliest = analysis.costliest(seat)
        yield name if costliest else say("analysis-none", name=name)
        for one in costliest:
            choice = one.choice
            words = {"round": str(choice.round_number), "event": str(choice.first + 1), "cost": _change(-one.cost)}
            yield f"  {say('analysis-cost', **words)}"
            yield f"    {say('analysis-played', moves=_told(record, teller, seat, choice.codes))}"
            yield f"    {say('analysis-better', moves=_told(record, teller, seat, judge.moves_to(choice, one.best)))}"


def _told(record: Record, teller: Speaker, seat: int, codes: Sequence[int]) -> str:
    shown = [code for code in codes if decode(code).kind != Kind.END] or codes
    return " ".join(teller.say(event_phrase(record.board, Event(seat, code))) for code in shown)


def _row(title: str, cells: Any) -> str:
    return f"  {title:18}" + "".join(f"{cell:>{_WIDTH}}" for cell in cells)


def _share(share: float) -> str:
    return f"{share:.0%}"


def _change(share: float) -> str:
    return f"{share:+.1%}"


def _as_json(record: Record, analysis: Analysis, judge: Judge) -> dict[str, Any]:
    ending = told_ending(analysis)
    curve, choices = _curve_and_choices(record, analysis, judge)
    return {
        "players": seat_names(record),
        "curve": to_builtins(curve),
        "accounts": to_builtins(ending.accounts),
        "luck": to_builtins(ending.luck),
        "choices": to_builtins(choices),
    }


def _write(path: Path, record: Record, analysis: Analysis, judge: Judge) -> None:
    from utopia.analysis.columns import write_columns  # noqa: PLC0415 - as above

    curve, choices = _curve_and_choices(record, analysis, judge)
    write(path, lambda file: write_columns(file, seat_names(record), curve, choices, told_ending(analysis)))


def _curve_and_choices(record: Record, analysis: Analysis, judge: Judge) -> tuple[list[CurvePoint], list[JudgedChoice]]:
    choices = [told_choice(record, one, judge) for one in analysis.judgements]
    return [told_point(one) for one in analysis.curve], choices
