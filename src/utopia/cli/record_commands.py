"""`utopia record show`, `replay`, `verify` and `convert`, as plain functions that return the exit status.

0: fine. 1: the record is faulty or breaks a rule. 2: the command was used wrongly (no such file or event, an output
that cannot be written).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from utopia.cli.speaking import owing, say, speaker, tell, told
from utopia.locales import Phrase, Speaker, SpokenError
from utopia.notation.explain import event_phrase, question_phrase, result_sentence, why_phrase
from utopia.notation.fair.model import CHOSEN, Fair
from utopia.notation.files import RecordFileError, read_record
from utopia.notation.header import SPECTATOR_NAME, builtin_name, option_text, viewer_name
from utopia.notation.json_twin import record_to_json
from utopia.notation.model import Record, RecordError
from utopia.notation.position import position_text
from utopia.notation.record import record_text
from utopia.notation.replay import ImpossibleEventError, Replayer, redact
from utopia.notation.replay import verify as first_fault
from utopia.notation.words import NotationError, read_word
from utopia.rules import DEFAULT_PRESET, PRESETS, SPECTATOR, Step
from utopia.rules.model.material import SEAT_NAMES

FINE, FAILED, MISUSED = 0, 1, 2
FORMS: Final[dict[str, Callable[[Record], str]]] = {"text": record_text, "json": record_to_json}
"""What `convert` can write."""


class _MisuseError(SpokenError):
    """A command used wrongly; the message is one sentence."""


def show(file: str, at: int | None = None, viewer: str | None = None) -> int:
    """Tell who played what, and the whole position after `at` events, by default all, as the viewer knows it."""
    return guarded(file, lambda record: _show(record, at, viewer))


def replay(file: str, at: int | None = None, round_number: int | None = None, *, plain: bool = False) -> int:
    """Tell the game event by event in sentences: the first `at` events, or one round, or all."""
    return guarded(file, lambda record: _replay(record, at, round_number, plain=plain))


def verify(file: str) -> int:
    """Say whether the record keeps the rules and its draws were sealed, or its first line that is wrong, and why."""
    return guarded(file, lambda record: _verify(record, file))


def convert(file: str, output: str | None = None, to: str | None = None, viewer: str | None = None) -> int:
    """Write the record as text or JSON (by default what the name of `output` says), for a viewer redacted.

    Into a new file, or to standard output.
    """
    return guarded(file, lambda record: _convert(record, output, to, viewer))


def guarded(file: str, command: Callable[[Record], int]) -> int:
    """Run a command on the record in a file; every fault is one sentence and a status."""
    try:
        return command(read_record(file))
    except RecordFileError as error:
        return refuse(told(error), MISUSED)
    except RecordError as error:
        return refuse(told(error), FAILED)
    except ImpossibleEventError as error:
        return refuse(say("record-breaks", file=file, why=told(error)), FAILED)
    except _MisuseError as error:
        return refuse(told(error), MISUSED)


def _show(record: Record, at: int | None, viewer: str | None) -> int:
    shown = _redacted(record, viewer)
    replayer = Replayer(shown)
    while replayer.done < _event_count(shown, at):
        replayer.step()
    tell(*_about(shown), "")
    tell(say("record-after", number=str(replayer.done), last=str(len(shown.events))), "")
    tell(*position_text(shown.board, replayer.boards, replayer.states).splitlines(), "")
    teller = _speaker(shown)
    if int(replayer.states[0]["step"]) == Step.DISCARD:
        tell(owing(teller, replayer.states))
    else:
        tell(teller.say(question_phrase(shown.board, replayer.boards, replayer.states)))
    tell(say("record-why", why=teller.say(why_phrase(replayer.boards, replayer.states))))
    return FINE


def _about(record: Record) -> Iterator[str]:
    yield record.title or say("record-title")
    if record.date:
        yield record.date
    yield say("record-players", players=", ".join(seat_names(record)))
    yield say("record-board", board=builtin_name(record.board) or record.board.name)
    yield say("record-edition", edition=record.preset or _own_edition(record))
    if record.viewer is not None:
        yield say("record-viewer", viewer=viewer_name(record.viewer))
    if record.result is not None:
        yield result_sentence(record.result, _speaker(record))
    if record.cut is not None:
        yield say("record-cut", line=repr(record.cut))


def _own_edition(record: Record) -> str:
    """The options that differ from the default's."""
    usual = PRESETS[DEFAULT_PRESET].options()
    other = [f"{name} {option_text(value)}" for name, value in record.edition.options().items() if value != usual[name]]
    return say("record-edition-but", edition=DEFAULT_PRESET, options=", ".join(other))


def _replay(record: Record, at: int | None, round_number: int | None, *, plain: bool) -> int:
    replayer, teller, page = Replayer(record), _speaker(record), _Page(plain)
    current, told = -1, False
    while replayer.done < _event_count(record, at):
        before = replayer.states["score"][0].copy()
        chapter = int(replayer.states["round_number"][0])
        event = replayer.step()
        if round_number is not None and chapter != round_number:
            continue
        if chapter != current:
            page.heading(say("chronicle-round", number=chapter) if chapter else say("chronicle-setup"))
            current, told = chapter, True
        page.line(f"{replayer.done:5}  {teller.say(event_phrase(record.board, event, replayer.dealt_to))}")
        gains = (replayer.states["score"][0] - before).tolist()
        for seat, points in enumerate(gains[: record.players]):
            if points:
                page.line(f"       {teller.say('chronicle-gains', seat=seat, points=points)}")
    if round_number is not None and not told:
        words = {"round": str(round_number), "last": str(_last_round(replayer))}
        raise _MisuseError(Phrase("record-no-round", words))
    is_told = round_number in (None, _last_round(replayer))
    if record.result is not None and is_told and replayer.done == len(record.events):
        page.heading(result_sentence(record.result, teller))
    return FINE


def _last_round(replayer: Replayer) -> int:
    return int(replayer.states["round_number"][0])


class _Page:
    """Lines of a chronicle; headings are bold unless the page is plain."""

    def __init__(self, plain: bool) -> None:
        self._console = None if plain or not sys.stdout.isatty() else Console(highlight=False)

    def heading(self, text: str) -> None:
        """An empty line and the heading."""
        if self._console is None:
            tell("", text)
        else:
            self._console.print()
            self._console.print(Text(text, style="bold"))

    def line(self, text: str) -> None:
        """One line."""
        if self._console is None:
            tell(text)
        else:
            self._console.print(Text(text))


def _verify(record: Record, file: str) -> int:
    fault = first_fault(record)
    if fault is not None:
        return refuse(say("record-fault", file=file, fault=fault.told(speaker(record.board))), FAILED)
    moves = sum(event.seat >= 0 for event in record.events)
    message = "record-keeps-over" if record.result is not None else "record-keeps-on"
    tell(say(message, file=file, events=str(len(record.events)), moves=str(moves)), _fairness(record.fair))
    return FINE


def _fairness(fair: Fair | None) -> str:
    """Return the statements of a faultless record about its draws."""
    if fair is None:
        return say("record-fair-unsealed")
    if fair.seed is None:
        return say("record-fair-sealed", commitment=fair.commitment)
    draws = sum(ticket != CHOSEN for ticket in fair.tickets)
    return say("record-fair-proved", draws=draws, commitment=fair.commitment)


def _convert(record: Record, output: str | None, to: str | None, viewer: str | None) -> int:
    if output is not None and Path(output).exists():
        raise _MisuseError(Phrase("record-there-already", {"file": output}))
    to = to or ("json" if output is not None and output.endswith(".json") else "text")
    if to not in FORMS:
        raise _MisuseError(Phrase("record-no-form", {"form": repr(to), "forms": ", ".join(FORMS)}))
    if record.cut is not None:
        tell(say("record-cut", line=repr(record.cut)), stream=sys.stderr)
    data = FORMS[to](_redacted(record, viewer)).encode("utf-8")
    try:
        if output is None:
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
        else:
            _write_whole(Path(output), data)
    except BrokenPipeError:
        raise  # nobody reads any more: that is no mistake
    except (OSError, ValueError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble)
        words = {"file": output or say("standard-output"), "why": reason}
        raise _MisuseError(Phrase("cannot-be-written", words)) from None
    return FINE


def _write_whole(path: Path, data: bytes) -> None:
    """Write beside the place and move there, so that a full disk harms nothing that is there already."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _redacted(record: Record, viewer: str | None) -> Record:
    """The record as the viewer named may have it."""
    if viewer is None:
        return record
    try:
        seat = read_word(viewer.lower(), [*SEAT_NAMES[: record.players], SPECTATOR_NAME], "viewer")
        wanted = SPECTATOR if seat == record.players else seat
        return record if record.viewer == wanted else redact(record, wanted)
    except ImpossibleEventError:
        raise
    except NotationError as error:
        raise _MisuseError(error.phrase) from None


def _event_count(record: Record, at: int | None) -> int:
    count = len(record.events)
    if at is not None and not 0 <= at <= count:
        raise _MisuseError(Phrase("record-no-event", {"number": str(at), "last": str(count)}))
    return count if at is None else at


def seat_names(record: Record) -> list[str]:
    """`Red (Anna)`, or `Red` for a seat without a name."""
    named = [(say(f"seat-{seat}"), seat, name) for seat, name in zip(SEAT_NAMES, record.names, strict=False)]
    return [f"{said} ({name})" if name and name.lower() != seat else said for said, seat, name in named]


def _speaker(record: Record) -> Speaker:
    return speaker(record.board, seat_names(record))


def refuse(sentence: str, status: int) -> int:
    """Say on standard error why a command does nothing; return the status."""
    tell(f"{sentence}{'' if sentence.endswith(('.', '?', ']')) else '.'}", stream=sys.stderr)
    return status
